//! What makes a level: the figures.
//!
//! They were set by matches, each level against the one below; the results
//! stand in `docs/levels.md`. The limit of depth tells more in a game of few
//! moves, that of nodes in a game of many.

use super::Level;
use crate::limits::Limits;
use crate::score::MAX_PLY;

/// How far a player looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// At the board after each reply to his move.
    Reply,
    /// As the engine searches, within limits.
    Search {
        /// The most positions visited.
        nodes: u64,
        /// The most plies.
        depth: u32,
        /// How many of the best moves he weighs.
        lines: usize,
        /// The table of positions, in MiB.
        megabytes: usize,
    },
}

/// What a player can do, and how he errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Skill {
    pub look: Look,
    /// Of a hundred quiet moves at the far end of the board, how many are
    /// overlooked.
    pub overlooks: u64,
    /// How far off a judgement commonly is, in hundredths of the spread of the
    /// values of the moves.
    pub misjudges: i32,
    /// What a capture is worth for its own sake, in the same measure.
    pub greed: i32,
    /// Whether the opponent's wins in one are looked for before moving.
    pub is_careful: bool,
}

const SKILLS: [Skill; 10] = [
    Skill::new(Look::Reply, 90, 360, 120),
    Skill::new(Look::Reply, 78, 230, 60),
    Skill::new(Look::Reply, 65, 120, 20).careful(),
    Skill::new(Look::Reply, 50, 50, 0).careful(),
    Skill::new(search(3_000, 2, 4), 0, 80, 0).careful(),
    Skill::new(search(8_000, 3, 5), 0, 120, 0).careful(),
    Skill::new(search(12_000, 4, 1), 0, 0, 0).careful(),
    Skill::new(search(30_000, 6, 1), 0, 0, 0).careful(),
    Skill::new(search(75_000, 8, 1), 0, 0, 0).careful(),
    Skill::new(search(200_000, MAX_PLY, 1), 0, 0, 0).careful(),
];

/// The entries of a MiB of the table of positions, which holds one for each
/// position visited, up to [`MOST_MEGABYTES`].
const ENTRIES: u64 = 65_536;
const MOST_MEGABYTES: usize = 4;

const fn search(nodes: u64, depth: u32, lines: usize) -> Look {
    let wanted = nodes.div_ceil(ENTRIES) as usize;
    let megabytes = if wanted < MOST_MEGABYTES { wanted } else { MOST_MEGABYTES };
    Look::Search { nodes, depth, lines, megabytes }
}

impl Skill {
    const fn new(look: Look, overlooks: u64, misjudges: i32, greed: i32) -> Self {
        Self { look, overlooks, misjudges, greed, is_careful: false }
    }

    const fn careful(self) -> Self {
        Self { is_careful: true, ..self }
    }

    pub fn of(level: Level) -> Self {
        SKILLS[usize::from(level.number()) - 1]
    }

    /// The limits of its search.
    pub fn limits(self) -> Limits {
        match self.look {
            Look::Search { nodes, depth, lines, .. } => {
                Limits { nodes: Some(nodes), depth: Some(depth), lines, ..Limits::default() }
            }
            Look::Reply => Limits::depth(1),
        }
    }
}
