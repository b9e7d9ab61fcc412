//! The moves made.

use leptos::prelude::*;
use play::{MOVES, Text};

use crate::table::Table;
use ui::Preferences;
use ui::say;

/// The moves in pairs, one line for both sides.
#[component]
pub fn MoveList() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let made = Memo::new(move |_| table.with(|session| session.game().moves_made()));
    let count = move || {
        let count = made.with(Vec::len);
        (count > 0).then(|| MOVES.say(count as u64, preferences.lang()))
    };
    let lines = move || {
        made.with(|made| {
            if made.is_empty() {
                return view! { <p class="hint">{say(preferences, Text::NoMovesYet)}</p> }
                    .into_any();
            }
            let pair = |pair: &[String]| {
                let moves = pair.iter().map(|mv| view! { <span>{mv.clone()}</span> });
                view! { <li>{moves.collect_view()}</li> }
            };
            view! { <ol class="moves">{made.chunks(2).map(pair).collect_view()}</ol> }.into_any()
        })
    };
    view! {
        <section class="card">
            <h2>{say(preferences, Text::Moves)} <small>{count}</small></h2>
            {lines}
        </section>
    }
}
