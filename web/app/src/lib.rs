//! The room to play in, and the one to choose a game in.
//!
//! Each is a program of its own: `play` shows the board, `games` all that can
//! be chosen for a game and the list of those kept. The game on the board is
//! handed over by the browser's storage ([`ui::store`]).
//!
//! `table` holds the state and all that can be done to it; `pages` show it.
//! What is legal comes from `rules` by way of `play`, and what is said from its
//! catalogue: neither is decided here.

mod pages;
mod table;

use ui::Room;

pub use table::Restore;

/// Shows the room to play in; `restore` reads the games that it has to do with.
pub fn play(restore: Restore) {
    ui::open(Room::Play, move || leptos::view! { <pages::play::Play restore /> });
}

/// Shows the room to choose a game in.
pub fn games() {
    ui::open(Room::Games, || pages::choose::ChooseGame);
}
