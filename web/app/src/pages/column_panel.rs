//! The column that is looked at, piece by piece from the top.

use leptos::prelude::*;
use play::{HEIGHT, Text, describe};
use words::fill;

use crate::frame::say;
use crate::preferences::Preferences;
use crate::table::Table;

/// A column from the top down, with its values.
#[component]
pub fn ColumnPanel() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let shown = move || {
        let lang = preferences.lang();
        let Some(field) = table.looked_at.get() else {
            return view! { <p class="hint">{say(preferences, Text::ColumnHelp)}</p> }.into_any();
        };
        let (name, parts, height) = table.with(|session| {
            let view = session.view();
            let parts = describe::parts(session.game().kind(), &view, field, lang);
            let height = view.columns.get(usize::from(field)).map_or(0, Vec::len);
            (view.shape.name(field), parts, height)
        });
        if parts.is_empty() {
            let empty = fill(Text::EmptyField.of(lang), &[&name]);
            return view! { <p class="hint">{empty}</p> }.into_any();
        }
        let parts = parts.into_iter().map(|part| view! { <li>{part}</li> }).collect_view();
        view! {
            <h2>
                {fill(Text::Column.of(lang), &[&name])}
                <small>{HEIGHT.say(height as u64, lang)}</small>
            </h2>
            <ol class="pieces">{parts}</ol>
        }
        .into_any()
    };
    view! { <section class="card column-panel">{shown}</section> }
}
