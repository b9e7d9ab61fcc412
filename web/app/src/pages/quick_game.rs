//! A new game with the usual rules, begun at once.

use leptos::prelude::*;
use play::{Setup, Text};

use super::players::{GameChoice, Players, short};
use crate::table::Table;
use ui::Preferences;
use ui::say;

/// Game, side, opponent and a button to begin; and the way to all else.
#[component]
pub fn QuickGame() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let setup = table.with(|session| session.setup().clone());
    let wanted = RwSignal::new(setup.kind);
    let kind = Memo::new(move |_| wanted.get());
    let (person, opponent) = (RwSignal::new(setup.person), RwSignal::new(setup.opponent));
    let begin = move |_| {
        table.begin(Setup {
            kind: wanted.get_untracked(),
            person: person.get_untracked(),
            opponent: opponent.get_untracked(),
            ..Setup::default()
        });
    };
    view! {
        <section class="card new-game">
            <h2>{say(preferences, Text::NewGame)}</h2>
            <div class="choices">
                <GameChoice kind choose=move |kind| wanted.set(kind) />
                <Players kind person opponent />
            </div>
            <p class="hint">{move || short(kind.get()).of(preferences.lang())}</p>
            <button type="button" class="main" data-do="begin" on:click=begin>
                {say(preferences, Text::Begin)}
            </button>
            <a class="way-on" href="/games">{say(preferences, Text::MoreChoices)}</a>
        </section>
    }
}
