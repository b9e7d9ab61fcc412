//! What a search says of its work.

use std::time::Duration;

use crate::score::Score;

/// One of the best lines of play found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its value to the player to move.
    pub score: Score,
    /// Its moves as move strings; there is at least one.
    pub moves: Vec<String>,
}

/// Where a search stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The depth finished, in plies.
    pub depth: u32,
    /// The greatest depth looked at anywhere.
    pub selective_depth: u32,
    /// The positions visited, by all threads.
    pub nodes: u64,
    /// The time spent.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub fullness: u32,
    /// The best lines, the best first; none if there is no legal move.
    pub lines: Vec<Line>,
}

impl Report {
    /// The best move, if there is a legal one.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.lines.first()?.moves.first().map(String::as_str)
    }

    /// The reply expected to the best move.
    #[must_use]
    pub fn reply(&self) -> Option<&str> {
        self.lines.first()?.moves.get(1).map(String::as_str)
    }

    /// The value of the best line; `None` without a legal move.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }

    /// Positions visited in a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-6)) as u64
    }
}
