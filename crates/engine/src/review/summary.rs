//! How well each player played.

use rules::Player;

use super::{Mark, Review, ReviewedMove};

/// A move that gives away this much of the chance of winning counts as half
/// accurate.
pub const HALF_ACCURACY: f64 = 0.10;

/// What can be said of all moves of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// How many moves were reviewed, forced ones included.
    pub moves: u32,
    /// How many of them were the engine's choice.
    pub best: u32,
    /// How many earned each mark, as in [`Mark::ALL`].
    pub marks: [u32; 3],
    /// The chance of winning that a move gave away, on average over the moves
    /// that were not forced.
    pub mean_loss: f64,
    /// From 0 to 100: the mean of 100 / (1 + loss / [`HALF_ACCURACY`]) over
    /// the moves that were not forced; `None` if there was none.
    pub accuracy: Option<f64>,
}

impl Review {
    /// How well `player` played.
    #[must_use]
    pub fn summary(&self, player: Player) -> Summary {
        let moves = self.moves.iter().filter(|mv| mv.player == player);
        let with = |mark| moves.clone().filter(|mv| mv.mark() == Some(mark)).count() as u32;
        let free: Vec<f64> =
            moves.clone().filter(|mv| !mv.is_only).map(ReviewedMove::loss).collect();
        let mean = |values: f64| values / free.len().max(1) as f64;
        let accuracy = |loss: &f64| 100.0 / (1.0 + loss / HALF_ACCURACY);
        Summary {
            moves: moves.clone().count() as u32,
            best: moves.clone().filter(|mv| mv.is_best()).count() as u32,
            marks: Mark::ALL.map(with),
            mean_loss: mean(free.iter().sum()),
            accuracy: (!free.is_empty()).then(|| mean(free.iter().map(accuracy).sum())),
        }
    }
}
