//! The column that is looked at, piece by piece from the top.

use board::{Column, Plan, Tower};
use leptos::prelude::*;
use play::{HEIGHT, Text};
use words::fill;

use crate::frame::say;
use crate::preferences::Preferences;

/// A column from the top down, with its values.
#[component]
pub fn ColumnPanel(
    /// The board.
    #[prop(into)]
    plan: Signal<Plan>,
    /// What stands on it.
    #[prop(into)]
    columns: Signal<Vec<Column>>,
    /// The field that is looked at, counted as in the plan.
    #[prop(into)]
    looked_at: Signal<Option<u8>>,
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let shown = move || {
        let lang = preferences.lang();
        let found = looked_at.get().and_then(|field| {
            let field = usize::from(field);
            let (name, tones) =
                plan.with(|plan| Some((plan.fields.get(field)?.name.clone(), plan.tones)))?;
            let column = columns.with(|columns| columns.get(field).cloned())?;
            Some((name, tones, column))
        });
        let Some((name, tones, column)) = found else {
            return view! { <p class="hint">{say(preferences, Text::ColumnHelp)}</p> }.into_any();
        };
        if column.parts.is_empty() {
            let empty = fill(Text::EmptyField.of(lang), &[&name]);
            return view! { <p class="hint">{empty}</p> }.into_any();
        }
        let height = HEIGHT.say(column.pieces.len() as u64, lang);
        view! {
            <h2>{fill(Text::Column.of(lang), &[&name])} <small>{height}</small></h2>
            <Tower column tones />
        }
        .into_any()
    };
    view! { <section class="card column-panel">{shown}</section> }
}
