//! Where the game stands, in a sentence, and what has to be done about it.

use leptos::prelude::*;
use play::{Session, Text};
use words::fill;

use crate::frame::say;
use crate::preferences::Preferences;
use crate::table::Table;

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
            <Pass />
        </div>
        <Failure />
    }
}

/// The button that passes, while nothing else can be done.
#[component]
fn Pass() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    move || {
        let key = table.with(Session::pass)?;
        Some(view! {
            <p>{say(preferences, Text::MustPass)}</p>
            <button type="button" data-do="pass" on:click=move |_| table.play(&key)>
                {say(preferences, Text::Pass)}
            </button>
        })
    }
}

/// What is said when the engine fails.
#[component]
fn Failure() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    move || {
        let text = table.failure()?;
        let said = fill(Text::EngineFailed.of(preferences.lang()), &[&text]);
        Some(view! {
            <div class="failure" role="alert">
                <p>{said}</p>
                <button type="button" data-do="again" on:click=move |_| table.ask_again()>
                    {say(preferences, Text::TryAgain)}
                </button>
            </div>
        })
    }
}
