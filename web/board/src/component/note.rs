//! What is written over the board: why a piece may or may not land, the column
//! that is pressed for long, and a move that is being typed.

use leptos::prelude::*;

use super::{State, tower::Tower};
use crate::{Layout, Reason, Typed};

/// Draws all of it, in the box of the board.
pub fn draw(
    layout: StoredValue<Layout>,
    state: State,
    typed: RwSignal<Typed>,
    tones: [&'static str; 2],
) -> impl IntoView {
    view! {
        {move || why(state).map(|reason| note(layout, &reason))}
        {move || peek(layout, state, tones)}
        {move || typed.with(|typed| {
            let text = typed.text().to_owned();
            (!text.is_empty()).then(|| view! { <p class="typed" aria-live="polite">{text}</p> })
        })}
    }
}

/// Why the chosen piece may or may not go where one looks.
fn why(state: State) -> Option<Reason> {
    let from = state.choice.get().from()?;
    let to = state.looked_at.get()?;
    state.reasons.with(|reasons| {
        reasons.iter().find(|reason| (reason.from, reason.to) == (from, to)).cloned()
    })
}

/// Where a field lies in the box, in hundredths.
fn place(layout: &Layout, field: u8, below: f64) -> (f64, f64) {
    let Some(site) = layout.sites.get(usize::from(field)) else { return (0.0, 0.0) };
    let y = site.y + below * site.scale;
    (100.0 * site.x / layout.width, 100.0 * y / layout.height)
}

fn note(layout: StoredValue<Layout>, reason: &Reason) -> impl IntoView + use<> {
    let (x, y) = layout.with_value(|layout| place(layout, reason.to, -52.0));
    // Near an edge it grows away from it; at the upper edge it stands below.
    let (x, is_below) = (x.clamp(16.0, 84.0), y < 9.0);
    let y = if is_below { layout.with_value(|layout| place(layout, reason.to, 52.0).1) } else { y };
    view! {
        <p class="note" class:may=reason.may_land class:below=is_below role="status"
            style:left=format!("{x:.1}%") style:top=format!("{y:.1}%")>
            {reason.told.clone()}
        </p>
    }
}

/// The column that is pressed for long.
fn peek(
    layout: StoredValue<Layout>,
    state: State,
    tones: [&'static str; 2],
) -> Option<impl IntoView + use<>> {
    let field = state.peek.get()?;
    let column = state.columns.with(|all| all.get(usize::from(field)).cloned())?;
    if column.parts.is_empty() {
        return None;
    }
    let (x, _) = layout.with_value(|layout| place(layout, field, 0.0));
    // At the side of the board where the finger is not.
    let is_left = x > 50.0;
    Some(view! {
        <div class="peek" class:left=is_left>
            <Tower column tones />
        </div>
    })
}
