//! Who can play in a match.

mod built_in;
mod external;
mod process;
mod spec;
mod words;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::{Limits, Score};
use rules::AnyGame;

pub use external::Program;
pub use spec::{Maker, PlayerSpec, SpecError};

/// A player of a match.
///
/// Every game at a time has its own two: they share nothing.
pub trait Contestant: Send {
    /// Forgets all of earlier games and prepares for one that begins as `game`
    /// stands. All chance in it comes from `seed`.
    ///
    /// # Errors
    ///
    /// [`Failing`] if it cannot play; it may be able to in the next game.
    fn begin(&mut self, game: &AnyGame, seed: u64) -> Result<(), Failing>;

    /// Chooses a move in a game that is not over.
    ///
    /// When `stop` is set, the match is over and the choice does not matter.
    ///
    /// # Errors
    ///
    /// [`Failing`], which loses the game.
    fn choose(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Result<Choice, Failing>;
}

/// What a contestant chose, and what it thought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The move string.
    pub mv: String,
    /// The value of the position to the contestant, if it has told.
    pub score: Option<Score>,
    /// The positions visited.
    pub nodes: u64,
    /// The depth reached, in plies.
    pub depth: u32,
}

/// Why a contestant did not choose.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failing {
    /// It could not be started, or did not get ready.
    #[error("expected a program that plays, got {0}")]
    NoStart(String),
    /// It ended, or closed its output.
    #[error("expected a move, got the end of the program: {0}")]
    Crash(String),
    /// It said nothing for too long.
    #[error("expected a move, got nothing for {} ms", .0.as_millis())]
    Silent(Duration),
    /// It said something that is no answer.
    #[error("expected a move, got '{0}'")]
    Nonsense(String),
}
