//! The opponents a person chooses among.

use std::sync::atomic::AtomicBool;

use rules::AnyGame;
use rules::random::SplitMix64;

use crate::engine::Engine;
use crate::limits::Limits;

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

    const fn slips(self) -> u64 {
        match self.0 {
            1 => 60,
            2 => 25,
            _ => 0,
        }
    }

    const fn nodes(self) -> u64 {
        match self.0 {
            1 => 100,
            2 => 1_000,
            3 => 20_000,
            4 => 80_000,
            _ => 300_000,
        }
    }
}

/// The move that the opponent of this level makes, as a move string; `None` if
/// the game is over.
///
/// The same game, level and seed always give the same move, unless `stop` is
/// set meanwhile: then some legal move comes back at once.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use engine::{Level, choose};
/// use rules::Kind;
///
/// let mut game = Kind::Ogama.open("size=4x4,rows=1", None, None)?;
/// let level = Level::new(3).expect("there are five");
/// let mv = choose(&game, level, 7, &AtomicBool::new(false)).expect("not over");
/// game.play_text(&mv)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn choose(game: &AnyGame, level: Level, seed: u64, stop: &AtomicBool) -> Option<String> {
    let mut moves: Vec<String> = game.legal_moves().into_iter().map(|info| info.text).collect();
    let mut random = SplitMix64::new(seed ^ game.hash());
    random.shuffle(&mut moves);
    if moves.len() > 1 && random.below(100) >= level.slips() {
        let engine = Engine::new(4, 1).ok()?;
        let report = engine.search(game, &Limits::nodes(level.nodes()), stop, &mut |_| {});
        return report.best().map(str::to_owned);
    }
    moves.into_iter().next()
}
