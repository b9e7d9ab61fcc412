//! What the search asks a game beyond its rules.

use rules::{Player, Position};

use crate::level::Skill;

/// A game the engine plays: its rules, and what helps to look at good moves
/// first.
///
/// None of it can make a search wrong, only slow or weak: what is legal and how
/// a game ends is asked of [`Position`] alone.
pub trait Searchable: Position {
    /// The numbers of [`Searchable::slot`] are below this.
    const SLOTS: usize;

    /// The move as a number below 2^17 - 1.
    fn pack(mv: Self::Move) -> u32;
    /// The move that [`Searchable::pack`] made `bits` of; `None` for a move
    /// that no board of this type has.
    fn unpack(bits: u32) -> Option<Self::Move>;
    /// A number for statistics about moves: alike moves may share it.
    fn slot(mv: Self::Move) -> usize;

    /// What `mv`, a legal move, wins at first sight, in centi-units: above 0
    /// for moves worth looking at before the quiet ones, 0 for those, below 0
    /// for moves that give something away.
    fn gain(&self, mv: Self::Move) -> i32;
    /// A move that wins at once, if one is seen without trying moves. `None`
    /// does not mean that there is none.
    fn sees_win(&self, player: Player) -> bool;
    /// Appends the moves that change much: what is looked at before a position
    /// is judged.
    fn loud_moves_into(&self, list: &mut Vec<Self::Move>);
    /// Whether letting the opponent move twice is a fair test of a position:
    /// not where having to move may be bad.
    fn may_pass(&self) -> bool;
}

/// Judges positions without looking ahead.
pub trait Evaluator<P>: Clone + Send + Sync {
    /// The value for the player to move in centi-units, below 20,000 either
    /// way. The position is not over.
    fn evaluate(&self, position: &P) -> i32;
}

/// Games that come with an evaluator.
pub trait Playable: Searchable {
    /// What the engine judges positions with.
    type Evaluator: Evaluator<Self>;
    /// The evaluator, with its tuned weights.
    fn evaluator(&self) -> Self::Evaluator;
    /// What the players of the ten levels can do, the weakest first.
    fn skills() -> &'static [Skill; 10];
}
