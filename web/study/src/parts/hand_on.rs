//! How a study leaves the room: as a link, as a file, or as a game to be played.

use leptos::prelude::*;
use ui::{Preferences, file, say};

use crate::desk::Desk;
use crate::text::Text;

/// The level of the program that a position is played against.
const LEVEL: u8 = 4;

/// What came of asking for a link.
#[derive(Clone, PartialEq)]
enum Shared {
    Link(String),
    TooLong,
}

/// Link, file, game.
#[component]
pub fn HandOn() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let shared = RwSignal::new(None::<Shared>);
    Effect::new(move || {
        desk.edits.track();
        shared.set(None);
    });
    let share = move |_| {
        shared.set(Some(match desk.address() {
            Ok(address) => {
                // Where the clipboard is closed, the link can be copied by hand.
                let _ = window().navigator().clipboard().write_text(&address);
                Shared::Link(address)
            }
            Err(_) => Shared::TooLong,
        }));
    };
    let save = move |_| {
        let (kind, text) = desk.with_untracked(|study| (study.kind(), study.text()));
        file::save_text(&format!("{}-study.txt", kind.key()), &text);
    };
    let is_over = move || desk.with(|study| study.game().outcome().is_some());
    let link = move || {
        let lang = preferences.lang();
        shared.get().map(|shared| match shared {
            Shared::Link(address) => view! {
                <input type="text" readonly name="link" prop:value=address
                    aria-label=say(preferences, Text::Share) />
                <p class="hint" role="status">{Text::ShareHelp.of(lang)}</p>
            }
            .into_any(),
            Shared::TooLong => {
                view! { <p class="failure" role="status">{Text::TooLong.of(lang)}</p> }.into_any()
            }
        })
    };
    view! {
        <section class="card hand-on">
            <h2>{say(preferences, Text::Hand)}</h2>
            <div class="actions small">
                <button type="button" data-do="share" on:click=share>{say(preferences, Text::Share)}</button>
                <button type="button" data-do="save" on:click=save>{say(preferences, Text::Save)}</button>
            </div>
            {link}
            <h3>{say(preferences, Text::PlayHere)}</h3>
            <div class="actions small">
                <button type="button" data-do="play-program" disabled=is_over
                    on:click=move |_| desk.play_from_here(Some(LEVEL))>
                    {say(preferences, Text::PlayProgram)}
                </button>
                <button type="button" data-do="play-friend" disabled=is_over
                    on:click=move |_| desk.play_from_here(None)>
                    {say(preferences, Text::PlayFriend)}
                </button>
            </div>
        </section>
    }
}
