//! The rules of the games, and nothing else.
//!
//! A game is played in a [`Position`]; each game has its own, and all serve
//! the same trait. Nothing here reads a clock, a file or the operating system,
//! keeps global state or starts a thread, and randomness comes only from a
//! seed that the caller gives. How well a side stands is not known here.

pub mod error;
mod game;
mod grid;
mod hash;
mod notation;
pub mod ogama;
pub mod options;
mod outcome;
mod perft;
mod player;
mod position;
mod prospect;
pub mod random;
pub mod record;
mod registry;
pub mod set;
pub mod stackreverse;
mod text;
pub mod view;
pub mod wild;

pub use error::{Fault, Refusal};
pub use game::Game;
pub use grid::{Grid, GridError};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft, perft_by_making};
pub use player::Player;
pub use position::Position;
pub use prospect::{Prospect, Verdict};
pub use registry::{AnyGame, BySize, Definition, Kind, MoveInfo, Visit};

/// The version of the rules texts this crate implements.
///
/// Records carry it, so that a later change of the rules, or of how a seed
/// becomes a set-up, cannot silently alter an old game.
pub const RULES_VERSION: u32 = 1;
