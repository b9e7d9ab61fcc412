//! Marks below the columns: the last move and the chosen piece.

use leptos::prelude::*;

use super::State;
use crate::Layout;
use crate::drawing::ground::shape;

/// Draws the marks.
pub fn draw(layout: StoredValue<Layout>, state: State) -> impl IntoView {
    let drawn = move || {
        let mut marks: Vec<(u8, &str)> = Vec::new();
        marks.extend(
            state
                .last
                .get()
                .into_iter()
                .flat_map(|(from, to)| [from, to])
                .map(|at| (at, "mark last")),
        );
        marks.extend(state.choice.get().from().map(|at| (at, "mark chosen")));
        layout.with_value(|layout| {
            let site = |at: u8| layout.sites.get(usize::from(at));
            let mark = |(at, class)| site(at).map(|site| shape(site, 46.0, class));
            marks.into_iter().filter_map(mark).collect::<String>()
        })
    };
    view! { <g class="marks" inner_html=drawn></g> }
}
