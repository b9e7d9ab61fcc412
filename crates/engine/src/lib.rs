//! A small honest opponent: alpha-beta with a count of nodes for a limit.
//!
//! It knows the games only through [`rules::Position`] and one [`Evaluate`]
//! for each; it reads no clock, so a level, a seed and a position always give
//! the same move. Nothing here starts a thread: the caller does, and stops the
//! search through a flag.

use std::sync::atomic::AtomicBool;

use rules::{AnyGame, BySize, Game};

mod evaluate;
mod level;
mod search;

pub use evaluate::Evaluate;
pub use level::Level;

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
    match game {
        AnyGame::Ogama(BySize::Small(game)) => choose_text(game, level, seed, stop),
        AnyGame::Ogama(BySize::Large(game)) => choose_text(game, level, seed, stop),
        AnyGame::Stackreverse(BySize::Small(game)) => choose_text(game, level, seed, stop),
        AnyGame::Stackreverse(BySize::Large(game)) => choose_text(game, level, seed, stop),
    }
}

/// [`choose`], as a move of the game.
#[must_use]
pub fn choose_in<P: Evaluate>(
    game: &Game<P>,
    level: Level,
    seed: u64,
    stop: &AtomicBool,
) -> Option<P::Move> {
    level::choose(game, level, seed, stop)
}

fn choose_text<P: Evaluate>(
    game: &Game<P>,
    level: Level,
    seed: u64,
    stop: &AtomicBool,
) -> Option<String> {
    choose_in(game, level, seed, stop).map(|mv| game.position().write_move(mv))
}
