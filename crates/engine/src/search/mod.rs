//! Principal-variation search, deepened ply by ply.
//!
//! [`run`] starts the workers, one in the calling thread. They share the table
//! and nothing else (Lazy SMP): each searches the whole tree, and what one
//! finds the others need not look at again. With one thread and a limit of
//! nodes or depth, the same game always gives the same move, given the same
//! table.

mod history;
mod node;
mod order;
mod quiet;
mod root;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use rules::Game;
use web_time::Instant;

use crate::limits::Limits;
use crate::report::{Line, Report};
use crate::score::Score;
use crate::searchable::Playable;
use crate::table::Table;
use worker::Worker;

/// What all workers of a search share.
pub(crate) struct Shared<'s> {
    pub table: &'s Table,
    limits: &'s Limits,
    soft: Option<Duration>,
    hard: Option<Duration>,
    began: Instant,
    /// Set from outside.
    stop: &'s AtomicBool,
    /// Set when the search is to end.
    done: AtomicBool,
    nodes: AtomicU64,
    deepest: AtomicU64,
}

/// The search is to end; what is being looked at is worth nothing.
pub(crate) struct Stopped;

/// A line of play found, with moves of the game.
#[derive(Clone, Debug)]
pub(crate) struct Found<M> {
    pub score: Score,
    pub moves: Vec<M>,
}

/// How many nodes a worker visits between two looks at the clock.
const GLANCE: u64 = 512;

impl Shared<'_> {
    /// Counts `visited` nodes, and says whether to go on. Depths below
    /// `is_bound` are always finished, unless someone says stop.
    fn check(&self, visited: u64, is_bound: bool) -> Result<(), Stopped> {
        let nodes = self.nodes.fetch_add(visited, Ordering::Relaxed) + visited;
        let out = self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.hard.is_some_and(|hard| self.began.elapsed() >= hard);
        if self.stop.load(Ordering::Relaxed) || (is_bound && out) {
            self.done.store(true, Ordering::Relaxed);
        }
        if self.done.load(Ordering::Relaxed) { Err(Stopped) } else { Ok(()) }
    }

    /// After how many nodes to look again.
    fn glance(&self) -> u64 {
        let nodes = self.nodes.load(Ordering::Relaxed);
        self.limits.nodes.map_or(GLANCE, |most| most.saturating_sub(nodes).clamp(1, GLANCE))
    }
}

/// Searches the present position of `game`, which must not be over, and judges
/// with `evaluator`.
pub(crate) fn run<P: Playable>(
    game: &Game<P>,
    evaluator: &P::Evaluator,
    table: &Table,
    threads: usize,
    limits: &Limits,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(&Report),
) -> Vec<Found<P::Move>> {
    table.grow_older();
    let (soft, hard) = limits.times();
    let shared = Shared {
        table,
        limits,
        soft,
        hard,
        began: Instant::now(),
        stop,
        done: AtomicBool::new(false),
        nodes: AtomicU64::new(0),
        deepest: AtomicU64::new(0),
    };
    let mut main = Worker::new(game, evaluator.clone(), &shared, 0);
    if threads <= 1 {
        return main.deepen(tell);
    }
    std::thread::scope(|scope| {
        for number in 1..threads {
            let mut helper = Worker::new(game, evaluator.clone(), &shared, number);
            // A system that gives no more threads gets a search with fewer.
            let spawned =
                std::thread::Builder::new().spawn_scoped(scope, move || helper.deepen(&mut |_| {}));
            if spawned.is_err() {
                break;
            }
        }
        let found = main.deepen(tell);
        shared.done.store(true, Ordering::Relaxed);
        found
    })
}

/// The report of what was found.
fn report<P: Playable>(
    position: &P,
    found: &[Found<P::Move>],
    shared: &Shared<'_>,
    depth: u32,
) -> Report {
    let line = |found: &Found<P::Move>| Line {
        score: found.score,
        moves: found.moves.iter().map(|&mv| position.write_move(mv)).collect(),
    };
    Report {
        depth,
        selective_depth: shared.deepest.load(Ordering::Relaxed) as u32,
        nodes: shared.nodes.load(Ordering::Relaxed),
        time: shared.began.elapsed(),
        fullness: shared.table.fullness(),
        lines: found.iter().map(line).collect(),
    }
}
