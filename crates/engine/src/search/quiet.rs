//! Judging a position once nothing loud is left to do.

use crate::score::{MAX_PLY, Score};
use crate::search::Stopped;
use crate::search::order::{Hints, LOUD, pick, rank};
use crate::search::worker::Worker;
use crate::searchable::Playable;
use crate::table::Entry;

/// How deep loud moves alone are followed.
const LOUD_PLIES: u32 = 6;

impl<P: Playable> Worker<'_, P> {
    /// The value of a position that is not over, after the loud moves.
    pub fn quiet_value(&mut self, ply: u32, alpha: Score, beta: Score) -> Result<Score, Stopped> {
        self.follow(ply, ply + LOUD_PLIES, alpha, beta)
    }

    fn follow(
        &mut self,
        ply: u32,
        last: u32,
        mut alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        if self.position.sees_win(self.position.turn()) {
            return Ok(Score::win_in(ply + 1));
        }
        let judged = Score::centi(self.judge());
        if judged >= beta || ply >= last.min(MAX_PLY) {
            return Ok(judged);
        }
        alpha = alpha.max(judged);
        let start = self.moves.len();
        self.list_moves(P::loud_moves_into);
        let hints =
            Hints { first: Entry::NO_MOVE, killers: [Entry::NO_MOVE; 2], reply: Entry::NO_MOVE };
        rank(&self.position, &self.history, &hints, &mut self.moves[start..]);
        let mut best = judged;
        for place in 0.. {
            let Some(ranked) = pick(&mut self.moves[start + place..]) else { break };
            let gain = ranked.rank - LOUD;
            if gain <= 0 || judged.value() + gain + 60 < alpha.value() {
                break;
            }
            let score = self.after(ranked.mv, ply, |worker| {
                worker.enter(ply + 1)?;
                if let Some(outcome) = worker.position.outcome() {
                    return Ok(-worker.worth(outcome, ply + 1));
                }
                Ok(-worker.follow(ply + 1, last, -beta, -alpha)?)
            })?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.moves.truncate(start);
        Ok(best)
    }
}
