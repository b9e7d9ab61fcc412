//! The room where the games are learnt: lessons, puzzles and the rulebook.
//!
//! What is to be learnt, and what is right, comes from `lessons`; this room shows
//! it, keeps what has been done (`progress`), and finds its way by the
//! fragment of its address (`place`).

mod exercise;
mod pages;
mod place;
mod progress;
mod text;

use ui::Room;

/// Shows the room.
pub fn open() {
    ui::open(Room::Learn, || pages::Learn);
}
