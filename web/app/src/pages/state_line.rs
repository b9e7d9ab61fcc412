//! Where the game stands, in a sentence.

use leptos::prelude::*;
use play::Session;

use crate::table::Table;
use ui::Preferences;

/// The line above the board; read aloud whenever it changes.
#[component]
pub fn StateLine() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let state = move || table.with(|session| session.state(preferences.lang()));
    let tone = move || {
        table.with(|session| session.game().kind().players()[session.game().turn().index()])
    };
    let is_over = Memo::new(move |_| table.with(Session::is_over));
    let is_busy = Memo::new(move |_| table.with(Session::is_programs_turn));
    view! {
        <div class="state" class:over=is_over class:busy=is_busy role="status">
            <span class=move || format!("turn {}", tone()) aria-hidden="true"></span>
            <p>{state}</p>
        </div>
    }
}
