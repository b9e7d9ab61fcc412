//! The five opponents.

use std::sync::atomic::AtomicBool;

use rules::Game;
use rules::random::SplitMix64;

use crate::evaluate::Evaluate;
use crate::search::{Limits, Search};

/// How well the opponent plays: 1, which mostly moves at random, to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The strongest; what a hint comes from.
    pub const STRONGEST: Self = Self(5);

    /// Every level, the weakest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The level of that number, if it is 1 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=5) { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many of a hundred moves are made at random.
    const fn slips(self) -> u64 {
        match self.0 {
            1 => 60,
            2 => 25,
            _ => 0,
        }
    }

    const fn limits(self) -> Limits {
        let (nodes, plies, forced_nodes) = match self.0 {
            1 => (5_000, 1, 0),
            2 => (10_000, 2, 0),
            3 => (20_000, 4, 200_000),
            4 => (80_000, 8, 200_000),
            _ => (300_000, 24, 400_000),
        };
        Limits { nodes, plies, forced_nodes }
    }
}

pub(crate) fn choose<P: Evaluate>(
    game: &Game<P>,
    level: Level,
    seed: u64,
    stop: &AtomicBool,
) -> Option<P::Move> {
    let mut moves = game.moves();
    moves.sort_unstable();
    let mut random = SplitMix64::new(seed ^ game.position().hash());
    random.shuffle(&mut moves);
    let &first = moves.first()?;
    if moves.len() == 1 || random.below(100) < level.slips() {
        return Some(first);
    }
    Some(Search::new(game, level.limits(), stop).best(moves).unwrap_or(first))
}
