//! The moves of the position asked about, deepened ply by ply.

use std::sync::atomic::Ordering;

use crate::report::Report;
use crate::score::{MAX_PLY, Score};
use crate::search::node::{Ask, Exact, Test};
use crate::search::order::narrow;
use crate::search::worker::Worker;
use crate::search::{Found, Stopped, report};
use crate::searchable::Playable;

/// These depths are always finished, so that no move overlooks a win at once
/// or walks into one.
const ALWAYS: u32 = 2;
/// How wide the first window is around the last value, in centi-units.
const WINDOW: i32 = 30;

/// A root move and what is known of it.
#[derive(Clone, Debug)]
struct RootMove<M> {
    score: Score,
    line: Vec<M>,
}

impl<P: Playable> Worker<'_, P> {
    /// Searches deeper and deeper until a limit is met; the best lines found.
    pub fn deepen(&mut self, tell: &mut dyn FnMut(&Report)) -> Vec<Found<P::Move>> {
        let mut roots = self.root_moves();
        let wanted = self.shared.limits.lines.max(1).min(roots.len());
        let deepest = self.shared.limits.depth.unwrap_or(MAX_PLY).clamp(1, MAX_PLY);
        let mut found = best_lines(&roots, wanted);
        for depth in 1..=deepest {
            self.is_bound = depth > ALWAYS;
            if self.is_helper() && depth > 4 && (depth as usize + self.number).is_multiple_of(3) {
                continue;
            }
            let finished = self.iterate(&mut roots, depth, wanted);
            self.settle();
            found = best_lines(&roots, wanted);
            if finished.is_err() {
                break;
            }
            if !self.is_helper() {
                tell(&report(&self.position, &found, self.shared, depth));
            }
            if self.is_enough(&roots, depth) {
                break;
            }
        }
        if !self.is_helper() {
            self.shared.done.store(true, Ordering::Relaxed);
        }
        found
    }

    fn is_helper(&self) -> bool {
        self.number > 0
    }

    fn root_moves(&mut self) -> Vec<RootMove<P::Move>> {
        let mut moves = self.position.moves();
        moves.sort_by_cached_key(|&mv| (!self.wins_at_once(mv), -self.position.gain(mv)));
        moves.into_iter().map(|mv| RootMove { score: -Score::INFINITE, line: vec![mv] }).collect()
    }

    /// Whether going deeper is of no use, or there is no time for it.
    fn is_enough(&self, roots: &[RootMove<P::Move>], depth: u32) -> bool {
        let limits = self.shared.limits;
        if self.is_helper() || limits.is_analysis {
            return false;
        }
        let best = roots[0].score;
        let is_decided = best.is_decided() && {
            let plies = best.plies_to_win().or_else(|| best.plies_to_loss()).unwrap_or(0);
            depth >= plies
        };
        let is_only = roots.len() == 1 && limits.lines <= 1 && depth > 4;
        let spent = self.shared.began.elapsed();
        let is_late = self.shared.soft.is_some_and(|soft| {
            let factor = if limits.clock.is_some() { 0.6 } else { 1.0 };
            spent >= soft.mul_f64(factor)
        });
        let has_nodes =
            limits.nodes.is_none_or(|most| self.shared.nodes.load(Ordering::Relaxed) < most);
        is_decided || is_only || is_late || !has_nodes
    }

    /// One round: the best `wanted` moves, each with its value, in front.
    fn iterate(
        &mut self,
        roots: &mut [RootMove<P::Move>],
        depth: u32,
        wanted: usize,
    ) -> Result<(), Stopped> {
        for line in 0..wanted {
            self.search_window(&mut roots[line..], depth)?;
            roots[..=line].sort_by_key(|root| std::cmp::Reverse(root.score));
        }
        Ok(())
    }

    /// Searches with a window around the last value, and wider ones as long as
    /// the value falls outside.
    fn search_window(
        &mut self,
        roots: &mut [RootMove<P::Move>],
        depth: u32,
    ) -> Result<(), Stopped> {
        let last = roots[0].score;
        let has_window = depth >= 5 && !last.is_decided() && last > -Score::INFINITE;
        let (mut low, mut high) = (WINDOW, WINDOW);
        loop {
            let widest = 800;
            let alpha = if has_window && low < widest { last.plus(-low) } else { -Score::INFINITE };
            let beta = if has_window && high < widest { last.plus(high) } else { Score::INFINITE };
            let best = self.search_roots(roots, depth, alpha, beta)?;
            if best <= alpha {
                low *= 3;
            } else if best >= beta {
                high *= 3;
            } else {
                return Ok(());
            }
        }
    }

    fn search_roots(
        &mut self,
        roots: &mut [RootMove<P::Move>],
        depth: u32,
        mut alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        let mut best = -Score::INFINITE;
        for place in 0..roots.len() {
            let mv = roots[place].line[0];
            let score = self.look_at_root(mv, depth as i32 - 1, place, alpha, beta)?;
            if score > best {
                best = score;
            }
            if score > alpha || place == 0 {
                let mut line = vec![mv];
                line.extend_from_slice(&self.lines[1]);
                roots[place] = RootMove { score, line };
                // Stays in front even if the round is cut short.
                roots[..=place].rotate_right(1);
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        Ok(best)
    }

    /// Whether `mv` ends the game in favour of who makes it.
    fn wins_at_once(&mut self, mv: P::Move) -> bool {
        let player = self.position.turn();
        let undo = self.position.make(mv);
        let outcome = self.position.outcome();
        self.position.unmake(mv, undo);
        outcome.is_some_and(|outcome| outcome.winner == Some(player))
    }

    /// Whether the player to move can win at once.
    fn can_win_at_once(&mut self) -> bool {
        self.position.moves().into_iter().any(|mv| self.wins_at_once(mv))
    }

    /// The value of a root move. Inside the tree late moves go unseen; here
    /// none that wins at once may, so the replies to a move that would become
    /// the best one are looked at once more.
    fn look_at_root(
        &mut self,
        mv: P::Move,
        depth: i32,
        place: usize,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        let score = self.look_deeper(mv, depth, place, alpha, beta)?;
        if score <= alpha || score.is_decided() {
            return Ok(score);
        }
        self.after(mv, 0, |worker| {
            let is_safe = worker.position.outcome().is_some() || !worker.can_win_at_once();
            Ok(if is_safe { score } else { Score::loss_in(2) })
        })
    }

    fn look_deeper(
        &mut self,
        mv: P::Move,
        depth: i32,
        place: usize,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        let under = |depth, alpha: Score, beta: Score| Ask {
            depth,
            ply: 1,
            alpha: -beta,
            beta: -alpha,
            may_pass: true,
        };
        let reduction = if place >= 4 && depth >= 3 {
            (self.reductions.of(depth, place) - 1).clamp(0, depth - 1)
        } else {
            0
        };
        self.after(mv, 0, |worker| {
            if place == 0 {
                return Ok(-worker.value::<Exact>(under(depth, alpha, beta))?);
            }
            let test = |depth| under(depth, alpha, narrow(alpha));
            let mut score = -worker.value::<Test>(test(depth - reduction))?;
            if score > alpha && reduction > 0 {
                score = -worker.value::<Test>(test(depth))?;
            }
            if score > alpha && score < beta {
                score = -worker.value::<Exact>(under(depth, alpha, beta))?;
            }
            Ok(score)
        })
    }
}

fn best_lines<M: Copy>(roots: &[RootMove<M>], wanted: usize) -> Vec<Found<M>> {
    let found = |root: &RootMove<M>| Found { score: root.score, moves: root.line.clone() };
    roots.iter().take(wanted).map(found).collect()
}
