//! The engine as programs use it.

use std::sync::atomic::AtomicBool;

use rules::{AnyGame, BySize, Game};

use crate::limits::Limits;
use crate::report::{Line, Report};
use crate::score::Score;
use crate::search;
use crate::searchable::Playable;
use crate::table::{NoMemory, Table};

/// A player of every game: a table of positions, and threads to search with.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use engine::{Engine, Limits};
/// use rules::Kind;
///
/// let engine = Engine::new(16, 1)?;
/// let game = Kind::Ogama.open("size=4x4,rows=1", None, None)?;
/// let report = engine.search(&game, &Limits::nodes(20_000), &AtomicBool::new(false), &mut |_| {});
/// assert!(report.best().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Engine {
    table: Table,
    threads: usize,
}

/// The most threads a search uses.
pub const MAX_THREADS: usize = 256;

impl Engine {
    /// An engine with a table of `megabytes` MiB that searches with `threads`
    /// threads, 1 to [`MAX_THREADS`].
    ///
    /// # Errors
    ///
    /// [`NoMemory`] if there is no room for the table.
    pub fn new(megabytes: usize, threads: usize) -> Result<Self, NoMemory> {
        Ok(Self { table: Table::new(megabytes)?, threads: threads.clamp(1, MAX_THREADS) })
    }

    /// Forgets all positions.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// How many threads search.
    #[must_use]
    pub const fn threads(&self) -> usize {
        self.threads
    }

    /// Searches with `threads` threads from now on.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.clamp(1, MAX_THREADS);
    }

    /// Searches the present position of `game` until a limit is met or `stop`
    /// is set, and tells `tell` of every depth finished.
    ///
    /// The report has no line if the game is over. Otherwise the first line
    /// begins with a legal move, however little time there was. With one
    /// thread and without a limit of time, the same calls give the same
    /// reports but for the times in them.
    pub fn search(
        &self,
        game: &AnyGame,
        limits: &Limits,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        match game {
            AnyGame::Ogama(BySize::Small(game)) => self.search_in(game, limits, stop, tell).1,
            AnyGame::Ogama(BySize::Large(game)) => self.search_in(game, limits, stop, tell).1,
            AnyGame::Stackreverse(BySize::Small(game)) => {
                self.search_in(game, limits, stop, tell).1
            }
            AnyGame::Stackreverse(BySize::Large(game)) => {
                self.search_in(game, limits, stop, tell).1
            }
        }
    }

    /// [`Engine::search`], with the best move as a move of the game.
    pub fn search_in<P: Playable>(
        &self,
        game: &Game<P>,
        limits: &Limits,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> (Option<P::Move>, Report) {
        self.search_with(&game.position().evaluator(), game, limits, stop, tell)
    }

    /// [`Engine::search_in`], judging with `evaluator` instead of the game's own.
    ///
    /// The table holds judgements: an engine that searched with another
    /// evaluator before should be cleared first.
    pub fn search_with<P: Playable>(
        &self,
        evaluator: &P::Evaluator,
        game: &Game<P>,
        limits: &Limits,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> (Option<P::Move>, Report) {
        if game.outcome().is_some() {
            return (None, Report::default());
        }
        let mut last = Report::default();
        let mut keep = |report: &Report| {
            last = report.clone();
            tell(report);
        };
        let (table, threads) = (&self.table, self.threads);
        let found = search::run(game, evaluator, table, threads, limits, stop, &mut keep);
        let line = |found: &search::Found<P::Move>| Line {
            score: if found.score == -Score::INFINITE { Score::DRAW } else { found.score },
            moves: found.moves.iter().map(|&mv| game.position().write_move(mv)).collect(),
        };
        last.lines = found.iter().map(line).collect();
        (found.first().map(|found| found.moves[0]), last)
    }
}
