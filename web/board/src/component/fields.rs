//! The fields as something to tap, to walk over and to listen to.

use leptos::prelude::*;

use super::drag::Pointer;
use super::{State, keyboard};
use crate::drawing::ground::shape;
use crate::{Layout, Look, Plan, Site};

/// Draws what can be tapped, above everything else.
pub fn draw(
    plan: &Plan,
    layout: StoredValue<Layout>,
    state: State,
    pointer: Pointer,
) -> impl IntoView + use<> {
    let cursor = RwSignal::new(0_u8);
    let one = |(number, name): (usize, &str)| {
        let field = u8::try_from(number).unwrap_or(u8::MAX);
        let target = Memo::new(move |_| {
            let choice = state.choice.get();
            state.moves.with(|moves| choice.targets(moves).find(|&(to, _)| to == field))
        });
        let is_barred = Memo::new(move |_| state.barred(field));
        let can_move = move || state.moves.with(|moves| moves.iter().any(|mv| mv.from == field));
        let Some(site) = layout.with_value(|layout| layout.sites.get(number).cloned()) else {
            return ().into_any();
        };
        let hit = shape(&site, 50.0, "hit");
        let sign = sign(&site, number, target, is_barred, state);
        let on_key = keyboard::listener(field, layout, cursor, state);
        view! {
            <g class="field" role="button" data-field=name.to_owned() data-number=number.to_string()
                class:movable=can_move class:target=move || target.get().is_some()
                class:capture=move || target.get().is_some_and(|(_, is_capture)| is_capture)
                class:barred=is_barred
                tabindex=move || if cursor.get() == field { "0" } else { "-1" }
                aria-label=move || told(state, field)
                aria-pressed=move || (state.choice.get().from() == Some(field)).to_string()
                on:click=move |_| if !pointer.takes_click() { state.tap(field) }
                on:keydown=on_key
                on:pointerenter=move |_| state.looked_at.set(Some(field))
                on:focus=move |_| {
                    cursor.set(field);
                    state.looked_at.set(Some(field));
                }
            >
                <g inner_html=hit></g>
                <g inner_html=sign></g>
            </g>
        }
        .into_any()
    };
    plan.fields.iter().map(|field| field.name.as_str()).enumerate().map(one).collect_view()
}

/// What stands there, and why the chosen piece may or may not go there.
fn told(state: State, field: u8) -> Option<String> {
    let here =
        state.columns.with(|all| all.get(usize::from(field)).map(|here| here.told.clone()))?;
    let from = state.choice.get().from();
    let why = state.reasons.with(|reasons| {
        let why = reasons.iter().find(|why| Some(why.from) == from && why.to == field);
        why.map(|why| why.told.clone())
    });
    Some(match why {
        Some(why) => format!("{here}. {why}"),
        None => here,
    })
}

/// The sign of a place to go to: a dot where nothing stands, else a ring that
/// leaves what stands there to be read. Where the piece may not land: a cross.
fn sign(
    site: &Site,
    number: usize,
    target: Memo<Option<(u8, bool)>>,
    is_barred: Memo<bool>,
    state: State,
) -> impl Fn() -> String + use<> {
    let (x, y, scale) = (site.x, site.y, site.scale);
    let is_bare =
        move || state.columns.with(|all| all.get(number).is_none_or(|here| here.pieces.is_empty()));
    move || {
        if is_barred.get() {
            return format!(
                "<path class=\"cross\" transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\" \
                 d=\"M30-46L46-30M46-46L30-30\"/>"
            );
        }
        if target.get().is_none() {
            return String::new();
        }
        let (radius, class) = match (is_bare(), state.look.get()) {
            (true, _) => (13.0, "sign"),
            (false, Look::Raised) => (44.0, "sign ring"),
            (false, Look::Flat) => (47.0, "sign ring"),
        };
        let radius = radius * scale;
        format!("<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>")
    }
}
