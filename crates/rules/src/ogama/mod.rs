//! Ogama: toads climb towers of discs.
//!
//! The rules are those of `rulebook/ogama.md`. A toad's height is how far its
//! side's discs move; the last disc of a tower of six wins, and a side
//! without singles ends the game by a count of captures.

mod end;
mod moves;
mod notation;
mod position;
mod rules;
mod setup;
mod tables;

pub use moves::Move;
pub use position::{Position, Undo};
pub use rules::{First, OPTIONS, Repetition, Rules, Stalemate, Tie, ToadSingle};
pub use setup::Setup;

/// Positions on boards of up to 64 points.
pub type Small = Position<u64>;
/// Positions on boards of up to 256 points.
pub type Large = Position<crate::set::Wide>;

/// A column of this many discs is a tower (*Rule* OG-5.1).
pub const TOWER: usize = 6;
