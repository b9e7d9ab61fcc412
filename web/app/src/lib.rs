//! The page: where a person plays, and where games are chosen.
//!
//! Two rooms, each a program of its own so that neither waits for what only the
//! other needs: [`play`] shows the board, [`games`] all that can be chosen for a
//! game and the list of those kept. The game on the board is handed over by the
//! browser's storage ([`store`]), and ordinary links lead from one to the other.
//!
//! [`table`] holds the state and all that can be done to it; [`engine`] speaks
//! to the worker; [`pages`] show it. What is legal comes from `rules` by way of
//! `play`, and what is said from its catalogue: neither is decided here.

mod engine;
mod frame;
mod latency;
mod looks;
mod pages;
mod preferences;
mod store;
mod table;

use leptos::prelude::*;

use frame::Frame;
/// Shows the room to play in.
pub fn play() {
    open_the_door();
    leptos::mount::mount_to_body(|| {
        view! {
            <Frame>
                {pages::play::Play}
            </Frame>
        }
    });
}

/// Shows the room to choose a game in.
pub fn games() {
    open_the_door();
    leptos::mount::mount_to_body(|| view! { <Frame>{pages::choose::ChooseGame}</Frame> });
}

/// The index shows a line of its own until the page is there.
fn open_the_door() {
    if let Some(waiting) = document().get_element_by_id("waiting") {
        waiting.remove();
    }
}
