//! The room to draw wild boards in.
//!
//! [`Desk`] knows what a tap does, `tell` says what is wrong with a board, and
//! [`Text`] holds all that is said; none of them needs a browser. What is shown
//! stands in `room`.
//!
//! # What this crate does not do
//!
//! It judges no board: `sketch` asks `rules` for that.

mod desk;
mod examples;
mod kept;
pub mod picture;
mod room;
pub mod tell;
mod text;

pub use desk::{Desk, Tool};
pub use examples::{CAMP, Example};
pub use kept::{OwnBoard, file_name};
pub use room::open;
pub use text::{CELLS, Text};
