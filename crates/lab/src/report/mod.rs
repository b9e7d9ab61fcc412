//! What came of a match.

mod data;
mod table;

use std::collections::BTreeMap;

use crate::game::{Played, Work};
use crate::runner::Match;
use crate::side::Side;
use crate::stats::{Sprt, SprtState, Tally, Verdict};

/// What has been counted of a match. Its text is a table for people.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game.
    pub kind: rules::Kind,
    /// The rules as given.
    pub rules: String,
    /// The seed of all chance.
    pub seed: u64,
    /// What the contestants are called.
    pub names: [String; 2],
    /// The results of the first.
    pub tally: Tally,
    /// The test that may stop the match.
    pub sprt: Option<Sprt>,
    /// How often the games ended how: for the first won, drawn and lost.
    pub ends: BTreeMap<&'static str, [u64; 3]>,
    /// How often each broke down: by time, an illegal move or a crash.
    pub faults: [u64; 2],
    /// The points of the first with Light and with Dark, in halves, and the
    /// games.
    pub as_light: [u64; 2],
    /// Plies of all games, the openings included.
    pub plies: u64,
    /// What each did.
    pub work: [Work; 2],
}

impl Report {
    /// Nothing counted yet.
    pub(crate) fn new(plan: &Match) -> Self {
        let [first, second] = &plan.players;
        Self {
            kind: plan.openings.kind,
            rules: plan.openings.rules.clone(),
            seed: plan.openings.seed,
            names: [first.name().to_owned(), second.name().to_owned()],
            tally: Tally::default(),
            sprt: plan.sprt,
            ends: BTreeMap::new(),
            faults: [0; 2],
            as_light: [0; 2],
            plies: 0,
            work: [Work::default(); 2],
        }
    }

    /// Counts a pair.
    pub(crate) fn count(&mut self, pair: [&Played; 2]) {
        self.tally.add(pair.map(half_points));
        for played in pair {
            self.ends.entry(played.end.word()).or_default()[2 - half_points(played)] += 1;
            if let (true, Some(winner)) = (played.end.is_fault(), played.winner) {
                self.faults[(!winner).index()] += 1;
            }
            if played.light == Side::First {
                self.as_light[0] += half_points(played) as u64;
                self.as_light[1] += 1;
            }
            self.plies += played.game.moves_made().len() as u64;
            for side in Side::BOTH {
                self.work[side.index()].add(&played.work[side.index()]);
            }
        }
    }

    /// Where the test stands, if there is one.
    #[must_use]
    pub fn sprt_state(&self) -> Option<SprtState> {
        self.sprt.map(|sprt| sprt.state(&self.tally.pairs))
    }

    /// What the test has accepted, if it is over.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.sprt_state()?.verdict()
    }
}

/// What the first got for a game, in half points.
fn half_points(played: &Played) -> usize {
    played.winner.map_or(1, |winner| if winner == Side::First { 2 } else { 0 })
}

impl Work {
    fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.depth += other.depth;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }

    /// Positions visited in a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-9)
    }

    fn per_move(&self, total: f64) -> f64 {
        total / self.moves.max(1) as f64
    }

    /// The mean time of a move, in thousandths of a second.
    #[must_use]
    pub fn mean_milliseconds(&self) -> f64 {
        self.per_move(self.time.as_secs_f64() * 1000.0)
    }

    /// The mean number of positions visited for a move.
    #[must_use]
    pub fn mean_nodes(&self) -> f64 {
        self.per_move(self.nodes as f64)
    }

    /// The mean depth.
    #[must_use]
    pub fn mean_depth(&self) -> f64 {
        self.per_move(self.depth as f64)
    }
}
