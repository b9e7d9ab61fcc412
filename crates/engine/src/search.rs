//! Negamax with alpha-beta, deepened ply by ply until the nodes run out.
//!
//! No table of positions, no look-ahead beyond the last ply: it is meant to be
//! read. A third occurrence is foreseen at the second one; the cap of the game
//! is counted.

use std::sync::atomic::{AtomicBool, Ordering};

use rules::{Game, Outcome};

use crate::evaluate::Evaluate;

/// When a search ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The most positions visited.
    pub nodes: u64,
    /// The greatest depth.
    pub plies: u32,
    /// The most positions visited in looking for a forced win beforehand.
    pub forced_nodes: u64,
}

/// The value of a win at once; every ply of delay costs one.
const WIN: i32 = 1_000_000;
/// No value is greater.
const INFINITE: i32 = WIN + 1;
/// A forced win this short is found whatever the evaluation says.
const FORCED: u32 = 3;
/// How often the stop flag is looked at, in nodes; a power of two.
const GLANCE: u64 = 256;

/// The search was told to stop, or has visited all its nodes.
struct Exhausted;

pub(crate) struct Search<'s, P: Evaluate> {
    position: P,
    limits: Limits,
    stop: &'s AtomicBool,
    nodes: u64,
    budget: u64,
    /// The hashes of the game's positions and of the line looked at.
    line: Vec<u64>,
    made: usize,
    /// By ply: the move that last cut the search short there.
    killers: Vec<Option<P::Move>>,
    /// By ply: room for its moves.
    rooms: Vec<Vec<P::Move>>,
}

impl<'s, P: Evaluate> Search<'s, P> {
    pub fn new(game: &Game<P>, limits: Limits, stop: &'s AtomicBool) -> Self {
        let mut position = game.start().clone();
        let mut line = vec![position.hash()];
        for mv in game.moves_made() {
            position.make(mv);
            line.push(position.hash());
        }
        let made = line.len() - 1;
        let plies = limits.plies.max(FORCED) as usize + 1;
        let (killers, rooms) = (vec![None; plies], vec![Vec::new(); plies]);
        Self { position, limits, stop, nodes: 0, budget: 0, line, made, killers, rooms }
    }

    /// The best of `moves`, the legal ones; among equals the earliest.
    pub fn best(&mut self, mut moves: Vec<P::Move>) -> Option<P::Move> {
        self.order(&mut moves, None);
        if let Some(mv) = self.forced_win(&moves) {
            return Some(mv);
        }
        (self.nodes, self.budget) = (0, self.limits.nodes);
        let mut best = None;
        for depth in 1..=self.limits.plies {
            let Ok((mv, score)) = self.deepest(&mut moves, depth, &mut best) else { break };
            best = Some(mv);
            if score.abs() > WIN - 1000 {
                break;
            }
        }
        best
    }

    /// One round of deepening. The best move so far goes first in `moves`, so
    /// that a round cut short can still improve on the last one.
    fn deepest(
        &mut self,
        moves: &mut [P::Move],
        depth: u32,
        best: &mut Option<P::Move>,
    ) -> Result<(P::Move, i32), Exhausted> {
        let (mut top, mut alpha) = (moves[0], -INFINITE);
        for n in 0..moves.len() {
            let mv = moves[n];
            let score = self.after(mv, |search| search.value(depth - 1, 1, -INFINITE, -alpha))?;
            if -score > alpha {
                (top, alpha) = (mv, -score);
                moves[..=n].rotate_right(1);
                *best = Some(mv);
            }
        }
        Ok((top, alpha))
    }

    /// What the player to move can reach, as far as it lies in the window.
    fn value(&mut self, depth: u32, ply: u32, mut alpha: i32, beta: i32) -> Result<i32, Exhausted> {
        self.count_node()?;
        if let Some(outcome) = self.outcome(ply) {
            return Ok(self.worth(outcome, ply));
        }
        if depth == 0 {
            return Ok(self.position.evaluate());
        }
        let room = ply as usize;
        let mut moves = std::mem::take(&mut self.rooms[room]);
        moves.clear();
        self.position.moves_into_unchecked(&mut moves);
        self.order(&mut moves, self.killers[room]);
        let mut best = -INFINITE;
        for &mv in &moves {
            let score = -self.after(mv, |s| s.value(depth - 1, ply + 1, -beta, -alpha))?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                self.killers[room] = Some(mv);
                break;
            }
        }
        self.rooms[room] = moves;
        Ok(best)
    }

    /// The first of `moves` that wins by force within [`FORCED`] plies, the
    /// shortest win first.
    fn forced_win(&mut self, moves: &[P::Move]) -> Option<P::Move> {
        self.budget = self.limits.forced_nodes;
        for plies in (1..=FORCED).step_by(2) {
            for &mv in moves {
                match self.after(mv, |search| search.is_lost(plies - 1, 1)) {
                    Ok(true) => return Some(mv),
                    Ok(false) => {}
                    Err(Exhausted) => return None,
                }
            }
        }
        None
    }

    /// Whether the player to move loses within `plies`, whatever he does.
    fn is_lost(&mut self, plies: u32, ply: u32) -> Result<bool, Exhausted> {
        self.count_node()?;
        if let Some(outcome) = self.outcome(ply) {
            return Ok(outcome.winner == Some(!self.position.turn()));
        }
        if plies == 0 {
            return Ok(false);
        }
        for reply in self.position.moves() {
            if !self.after(reply, |search| search.is_won(plies - 1, ply + 1))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the player to move wins within `plies`, whatever is replied.
    fn is_won(&mut self, plies: u32, ply: u32) -> Result<bool, Exhausted> {
        self.count_node()?;
        if let Some(outcome) = self.outcome(ply) {
            return Ok(outcome.winner == Some(self.position.turn()));
        }
        if plies == 0 {
            return Ok(false);
        }
        let mut moves = self.position.moves();
        self.order(&mut moves, self.killers[ply as usize]);
        for mv in moves {
            if self.after(mv, |search| search.is_lost(plies - 1, ply + 1))? {
                self.killers[ply as usize] = Some(mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Makes `mv`, looks, and takes it back.
    fn after<T>(
        &mut self,
        mv: P::Move,
        look: impl FnOnce(&mut Self) -> Result<T, Exhausted>,
    ) -> Result<T, Exhausted> {
        let undo = self.position.make(mv);
        self.line.push(self.position.hash());
        let seen = look(self);
        self.line.pop();
        self.position.unmake(mv, undo);
        seen
    }

    fn count_node(&mut self) -> Result<(), Exhausted> {
        self.nodes += 1;
        let is_stopped = self.nodes.is_multiple_of(GLANCE) && self.stop.load(Ordering::Relaxed);
        if is_stopped || self.nodes > self.budget { Err(Exhausted) } else { Ok(()) }
    }

    /// How the game ends here, a repetition taken for the last one.
    fn outcome(&self, ply: u32) -> Option<Outcome> {
        let repetition = || {
            let (now, before) = self.line.split_last()?;
            before.contains(now).then(|| self.position.repetition())?
        };
        let cap = || {
            let (longest, outcome) = self.position.cap()?;
            (self.made + ply as usize >= longest as usize).then_some(outcome)
        };
        self.position.outcome().or_else(repetition).or_else(cap)
    }

    fn worth(&self, outcome: Outcome, ply: u32) -> i32 {
        let win = WIN - ply as i32;
        outcome.winner.map_or(0, |winner| if winner == self.position.turn() { win } else { -win })
    }

    /// Puts `first` and then the captures at the front.
    fn order(&self, moves: &mut [P::Move], first: Option<P::Move>) {
        moves.sort_by_key(|&mv| {
            if Some(mv) == first { 0 } else { 2 - u8::from(self.position.is_capture(mv)) }
        });
    }
}
