//! The opponents a person chooses among.
//!
//! A level is a playing strength: the lower ones look less far, overlook what
//! is far from where the last piece landed, and misjudge what they see. What
//! they overlook and misjudge follows from the position and a seed, so a level
//! is always the same player, on every machine: there is no clock in it.

mod glance;
mod mind;
mod skill;
mod thought;

use std::sync::atomic::AtomicBool;

use rules::{AnyGame, BySize, Game};

use crate::engine::Engine;
use crate::searchable::Playable;
use crate::table::NoMemory;
pub use skill::Skill;

/// How well the opponent plays: from 1, for one's first games, to 10.
///
/// Every level sees a win in one move; from 3 on none walks into a loss in one
/// that can be avoided. Full strength is no level: it is an [`Engine`] with
/// other limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The strongest.
    pub const STRONGEST: Self = Self(10);

    /// Every level, the weakest first.
    pub const ALL: [Self; 10] =
        [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9), Self(10)];

    /// The level of that number, if it is 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=10) { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The size of its table of positions, in MiB: it is cleared before every
    /// move.
    const fn megabytes(self) -> usize {
        if self.0 < 8 { 1 } else { 4 }
    }
}

/// A player of one level.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use engine::{Level, Opponent};
/// use rules::Kind;
///
/// let mut game = Kind::Ogama.open("size=4x4,rows=1", None, None)?;
/// let mut opponent = Opponent::new(Level::ALL[2])?;
/// let mv = opponent.choose(&game, 7, &AtomicBool::new(false)).expect("not over");
/// game.play_text(&mv)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Opponent {
    level: Level,
    /// None only where there is no memory for one.
    engine: Option<Engine>,
}

impl Opponent {
    /// A player of that level, with a table of positions of up to 4 MiB.
    ///
    /// # Errors
    ///
    /// [`NoMemory`] if there is no room for the table.
    pub fn new(level: Level) -> Result<Self, NoMemory> {
        Ok(Self { level, engine: Some(Engine::new(level.megabytes(), 1)?) })
    }

    /// Its level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The move it makes, as a move string; `None` if the game is over.
    ///
    /// The same game, level and seed always give the same move, unless `stop`
    /// is set meanwhile: then some legal move comes back at once.
    pub fn choose(&mut self, game: &AnyGame, seed: u64, stop: &AtomicBool) -> Option<String> {
        match game {
            AnyGame::Ogama(BySize::Small(game)) => self.choose_text(game, seed, stop),
            AnyGame::Ogama(BySize::Large(game)) => self.choose_text(game, seed, stop),
            AnyGame::Stackreverse(BySize::Small(game)) => self.choose_text(game, seed, stop),
            AnyGame::Stackreverse(BySize::Large(game)) => self.choose_text(game, seed, stop),
        }
    }

    fn choose_text<P: Playable>(
        &mut self,
        game: &Game<P>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<String> {
        let mv = self.choose_in(game, seed, stop)?;
        Some(game.position().write_move(mv))
    }

    /// [`Opponent::choose`], with the move as a move of the game.
    pub fn choose_in<P: Playable>(
        &mut self,
        game: &Game<P>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<P::Move> {
        let skill = P::skills()[usize::from(self.level.0) - 1];
        skill.choose_in(self.engine.as_mut(), game, seed, stop)
    }
}

/// The move that a player of this level makes, as a move string; `None` if the
/// game is over. Who asks for more than one move keeps an [`Opponent`].
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
/// let level = Level::new(3).expect("there are ten");
/// let mv = choose(&game, level, 7, &AtomicBool::new(false)).expect("not over");
/// game.play_text(&mv)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn choose(game: &AnyGame, level: Level, seed: u64, stop: &AtomicBool) -> Option<String> {
    // Without memory for a table every move is made at a glance.
    let mut opponent = Opponent::new(level).unwrap_or(Opponent { level, engine: None });
    opponent.choose(game, seed, stop)
}
