//! Looking back at a game: what each move was worth, and where it was decided.
//!
//! A game is searched from its end to its start, so that what the engine found
//! out later in the game helps it to judge what came before. Nothing here
//! reads or writes records: see [`rules::record`].

mod mark;
mod moment;
mod summary;

use std::sync::atomic::{AtomicBool, Ordering};

use rules::{AnyGame, Player};

use crate::chances::win_chance;
use crate::engine::Engine;
use crate::limits::Limits;
use crate::report::Line;
use crate::score::Score;

pub use mark::{BLUNDER, DUBIOUS, MISTAKE, Mark};
pub use moment::{MOST_MOMENTS, Moment, Turn};
pub use summary::{HALF_ACCURACY, Summary};

/// A move of a game, looked back at.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// Its number, from 1.
    pub ply: u32,
    /// Who made it.
    pub player: Player,
    /// The move string.
    pub played: String,
    /// The best line there, with its value to the player.
    pub best: Line,
    /// The value of the move played, to the player.
    pub score: Score,
    /// Whether there was no other legal move.
    pub is_only: bool,
}

/// A game, looked back at.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Its moves, first to last; a game stopped in the midst has those from
    /// its end.
    pub moves: Vec<ReviewedMove>,
}

impl ReviewedMove {
    /// The chance of winning that the move gave away, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f64 {
        if self.is_best() {
            return 0.0;
        }
        (win_chance(self.best.score) - win_chance(self.score)).max(0.0)
    }

    /// Whether it is the move that the engine would have made.
    #[must_use]
    pub fn is_best(&self) -> bool {
        self.best.moves.first() == Some(&self.played)
    }

    /// The mark that the move earns, if it is a bad one.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        Mark::of(self.loss())
    }

    /// The value after the move, to Light.
    #[must_use]
    pub fn score_to_light(&self) -> Score {
        if self.player == Player::Light { self.score } else { -self.score }
    }
}

/// Looks back at `game`, from its present position to its start: every
/// position is searched within `limits`.
///
/// `tell` is told how many of how many positions have been searched. If `stop`
/// is set, what has been found by then comes back. With one thread and without
/// a limit of time, the same engine table gives the same review.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use engine::review::review;
/// use engine::{Engine, Limits};
/// use rules::Kind;
///
/// let mut game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None)?;
/// for mv in ["Ta1", "d4d3", "b1c1"] {
///     game.play_text(mv)?;
/// }
/// let engine = Engine::new(4, 1)?;
/// let stop = AtomicBool::new(false);
/// let review = review(&engine, game, &Limits::nodes(2_000), &stop, &mut |_, _| {});
/// assert_eq!(review.moves.len(), 3);
/// assert!(review.moves.iter().all(|mv| (0.0..=1.0).contains(&mv.loss())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn review(
    engine: &Engine,
    mut game: AnyGame,
    limits: &Limits,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(usize, usize),
) -> Review {
    let all = game.moves_made().len() + 1;
    let mut moves = Vec::new();
    let mut after = value_of(engine, &game, limits, stop);
    tell(1, all);
    while let Some(played) = game.undo() {
        let report = engine.search(&game, limits, stop, &mut |_| {});
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let Some(best) = report.lines.into_iter().next() else { break };
        let score = a_move_before(after);
        after = best.score;
        moves.push(ReviewedMove {
            ply: game.moves_made().len() as u32 + 1,
            player: game.turn(),
            played,
            score,
            is_only: game.legal_moves().len() == 1,
            best,
        });
        tell(moves.len() + 1, all);
    }
    moves.reverse();
    Review { moves }
}

/// The value of a position to the player to move, over or not.
fn value_of(engine: &Engine, game: &AnyGame, limits: &Limits, stop: &AtomicBool) -> Score {
    if let Some(outcome) = game.outcome() {
        return match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == game.turn() => Score::win_in(0),
            Some(_) => Score::loss_in(0),
        };
    }
    let report = engine.search(game, limits, stop, &mut |_| {});
    report.score().unwrap_or(Score::DRAW)
}

/// The value to the other player, one move earlier.
fn a_move_before(score: Score) -> Score {
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(plies), _) => Score::loss_in(plies + 1),
        (_, Some(plies)) => Score::win_in(plies + 1),
        _ => -score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_results_are_one_ply_longer_a_move_before() {
        assert_eq!(a_move_before(Score::win_in(2)), Score::loss_in(3));
        assert_eq!(a_move_before(Score::loss_in(0)), Score::win_in(1));
        assert_eq!(a_move_before(Score::centi(35)), Score::centi(-35));
    }
}
