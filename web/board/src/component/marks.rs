//! Marks below the columns: the last move and the chosen piece.

use leptos::prelude::*;

use super::State;
use super::ground::points;
use crate::{Layout, Plan};

/// Draws a mark on every field, seen where it means something.
pub fn draw(plan: &Plan, layout: StoredValue<Layout>, state: State) -> impl IntoView + use<> {
    let mark = |field: usize| {
        let field = u8::try_from(field).unwrap_or(u8::MAX);
        let is_last =
            move || state.last.get().is_some_and(|(from, to)| field == from || field == to);
        let is_chosen = move || state.choice.get().from() == Some(field);
        layout.with_value(|layout| {
            let site = &layout.sites[usize::from(field)];
            let radius = format!("{:.1}", 46.0 * site.scale);
            let (x, y) = (site.x.to_string(), site.y.to_string());
            let shape = points(site);
            if shape.is_empty() {
                view! {
                    <circle class="mark" class:last=is_last class:chosen=is_chosen
                        cx=x cy=y r=radius />
                }
                .into_any()
            } else {
                view! {
                    <polygon class="mark" class:last=is_last class:chosen=is_chosen points=shape />
                }
                .into_any()
            }
        })
    };
    (0..plan.fields.len()).map(mark).collect_view()
}
