//! Where a game was decided.

use super::{Mark, Review, ReviewedMove};

/// How many key moments are named at most.
pub const MOST_MOMENTS: usize = 5;

/// What a bad move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A forced win, so many plies long, was let go.
    MissedWin(u32),
    /// It walked into a forced loss of so many plies.
    IntoLoss(u32),
    /// It gave the better chances to the other side.
    LostLead,
    /// It made things worse.
    Worse,
}

/// A move that decided something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Where the move stands in [`Review::moves`].
    pub index: usize,
    /// What it did.
    pub turn: Turn,
}

impl Turn {
    fn of(mv: &ReviewedMove) -> Self {
        let (best, played) = (mv.best.score, mv.score);
        match (best.plies_to_win(), played.plies_to_loss()) {
            (Some(plies), _) => Self::MissedWin(plies),
            (None, Some(plies)) => Self::IntoLoss(plies),
            _ if best.value() > 0 && played.value() < 0 => Self::LostLead,
            _ => Self::Worse,
        }
    }
}

impl Review {
    /// The moves that decided the game: the mistakes and blunders that gave
    /// most away, at most [`MOST_MOMENTS`], in the order of the game.
    #[must_use]
    pub fn moments(&self) -> Vec<Moment> {
        let is_bad = |mv: &ReviewedMove| mv.mark().is_some_and(|mark| mark >= Mark::Mistake);
        let mut worst: Vec<usize> =
            (0..self.moves.len()).filter(|&n| is_bad(&self.moves[n])).collect();
        worst.sort_by(|&a, &b| self.moves[b].loss().total_cmp(&self.moves[a].loss()));
        worst.truncate(MOST_MOMENTS);
        worst.sort_unstable();
        let moment = |index| Moment { index, turn: Turn::of(&self.moves[index]) };
        worst.into_iter().map(moment).collect()
    }
}
