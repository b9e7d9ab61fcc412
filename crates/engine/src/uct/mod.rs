//! A second player, for honest scale: plain UCT, Monte-Carlo tree search with
//! random playouts (Kocsis and Szepesvari, "Bandit based Monte-Carlo
//! planning", 2006).
//!
//! It shares nothing with the engine but the rules: no evaluation, no table,
//! no knowledge of good moves. It grows one tree a search and keeps nothing
//! between two.

mod playout;
mod stood;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rules::random::SplitMix64;
use rules::{AnyGame, Game, Position, Visit};
use web_time::Instant;

use crate::limits::Limits;
use crate::report::{Line, Report};
use crate::score::Score;
use playout::Player;
use tree::Tree;

/// How much a move is favoured for having been tried little: the constant
/// before the root in UCB1, for results from 0 (lost) to 1 (won).
///
/// Kocsis and Szepesvari's constant is 1; other programs use 0.4 to 1.4. Values
/// from 0.4 to 1 play alike here: the figures are in `docs/match.md`.
pub const EXPLORATION: f32 = 0.7;

/// The most plies of a playout. One that is not over then is won by who owns
/// more columns, as a game is under `cap-result=tops` (*Rule* SR-4.20).
///
/// Random games do not find the ends of all games: of 200 random games of
/// Stackreverse none was over after 400 plies. In Ogama, where they do, playouts
/// cut short are worth less: the figures are in `docs/match.md`.
pub const PLAYOUT: u32 = 200;

/// The Monte-Carlo player.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use engine::{Limits, uct::Uct};
/// use rules::Kind;
///
/// let game = Kind::Ogama.open("size=4x4,rows=1", None, None)?;
/// let report = Uct::new(7).search(&game, &Limits::nodes(200), &AtomicBool::new(false));
/// assert!(report.best().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Uct {
    /// The seed of its playouts.
    pub seed: u64,
    /// What stands for [`EXPLORATION`].
    pub exploration: f32,
    /// What stands for [`PLAYOUT`].
    pub playout: u32,
    /// The most nodes of its tree; a node takes 20 bytes.
    pub most_nodes: usize,
}

/// How many iterations pass between two looks at the clock.
const GLANCE: u64 = 8;

impl Uct {
    /// The player whose chance comes from `seed`, with a tree of up to 80 MB.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, exploration: EXPLORATION, playout: PLAYOUT, most_nodes: 4_000_000 }
    }

    /// Searches the present position of `game` until a limit is met or `stop`
    /// is set. A node of [`Limits::nodes`] is one playout; a depth is not
    /// heeded.
    ///
    /// The report has one line, the moves tried most, or none if the game is
    /// over. Its score is the share of playouts won, as the difference of
    /// strength that would win as often, in hundredths of 400 Elo. Without a
    /// limit of time, the same calls give the same reports but for the times.
    #[must_use]
    pub fn search(&self, game: &AnyGame, limits: &Limits, stop: &AtomicBool) -> Report {
        game.clone().visit(Search { uct: *self, limits, stop })
    }
}

struct Search<'s> {
    uct: Uct,
    limits: &'s Limits,
    stop: &'s AtomicBool,
}

impl Visit for Search<'_> {
    type Out = Report;

    fn visit<P: Position>(self, game: &mut Game<P>) -> Report {
        let began = Instant::now();
        if game.outcome().is_some() {
            return Report::default();
        }
        let seed = self.uct.seed ^ game.position().hash();
        let mut player = Player::new(game, SplitMix64::new(seed));
        let mut tree = Tree::new(self.uct.exploration, self.uct.most_nodes);
        tree.grow(&mut player);
        let mut deepest = 0;
        let mut iterations = 0;
        let is_forced = tree.has_one_move() && !self.limits.is_analysis;
        while !is_forced && self.goes_on(iterations, began) {
            deepest = deepest.max(tree.iterate(&mut player, self.uct.playout));
            iterations += 1;
        }
        report(game, &tree, iterations, deepest, began.elapsed())
    }
}

impl Search<'_> {
    fn goes_on(&self, iterations: u64, began: Instant) -> bool {
        if self.limits.nodes.is_some_and(|most| iterations >= most)
            || self.stop.load(Ordering::Relaxed)
        {
            return false;
        }
        let (soft, _) = self.limits.times();
        !iterations.is_multiple_of(GLANCE) || soft.is_none_or(|time| began.elapsed() < time)
    }
}

fn report<P: Position>(
    game: &Game<P>,
    tree: &Tree<P::Move>,
    nodes: u64,
    selective_depth: u32,
    time: Duration,
) -> Report {
    let (moves, share) = tree.best_line();
    let moves: Vec<String> = moves.iter().map(|&mv| game.position().write_move(mv)).collect();
    let depth = moves.len() as u32;
    let lines = vec![Line { score: score(share), moves }];
    Report { depth, selective_depth, nodes, time, fullness: 0, lines }
}

/// The share of playouts won as a score.
fn score(share: f64) -> Score {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    Score::centi((100.0 * (share / (1.0 - share)).log10()) as i32)
}
