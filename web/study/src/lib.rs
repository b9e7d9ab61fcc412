//! The room to analyse games in.
//!
//! `desk` holds the state and all that can be done to it, and the `parts` show
//! it. The tree, its edits and what is pasted are the business of `study`; what
//! a value means in words stands in `judge`, what the engine is asked in
//! `orders`, and what is drawn over the board in `sketch`. These need no
//! browser.

mod desk;
mod judge;
mod orders;
mod parts;
mod sketch;
mod text;
mod values;

use ui::Room;

/// Shows the room.
pub fn open() {
    ui::open(Room::Study, || parts::StudyRoom);
}
