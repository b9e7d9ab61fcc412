//! A board to look at and to play on.
//!
//! It knows no rules and no game. It is given the [`Plan`] of a board, the
//! [`Column`]s on it and the [`Move`]s there are, and gives back the move that
//! a person chose. What may be chosen next is a plain state machine
//! ([`Choice`]), where things lie is plain geometry ([`Layout`], [`stack`]); the
//! component (feature `component`) draws them and listens.

mod choice;
#[cfg(feature = "component")]
mod component;
mod described;
#[cfg_attr(not(feature = "component"), allow(dead_code))]
mod drawing;
mod layout;
mod moved;
mod pick;
pub mod stack;
mod typed;

pub use choice::{Choice, Tap};
#[cfg(feature = "component")]
pub use component::{Board, Tower};
pub use described::{Column, Field, Look, Move, Outline, Piece, Place, Plan, Reason, Side};
pub use layout::{Direction, FIELD, Layout, Site};
pub use moved::Moved;
pub use pick::{Drop, drop_on};
pub use typed::Typed;
