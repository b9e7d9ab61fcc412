//! The games, played in a terminal.
//!
//! The state of the program ([`App`]) is changed by events and drawn by
//! [`view`]; neither touches the terminal, a file or a thread. [`run`] joins
//! them to the real ones. The rules are asked through [`rules::AnyGame`] only:
//! nothing here knows what is legal.

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use rules::wild::WildBoard;
use rules::{Kind, Player, Refusal};

mod app;
mod date;
mod event;
mod keyboard;
mod language;
mod layout;
mod message;
mod names;
mod opponent;
mod palette;
mod start;
mod storage;
mod table;
mod terminal;
mod view;

pub use app::App;
pub use engine::Level;
pub use event::{Effect, Event, Existing, SaveError};
pub use opponent::Mind;
pub use palette::Palette;
pub use storage::{Loaded, Saved, load, save};
pub use view::view;
pub use words::Lang;

/// Who plays against the person at the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Another person at the same keyboard.
    Hotseat,
    /// The program, at that level.
    Level(Level),
    /// The program, at full strength.
    Full,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// Unless the surroundings ask for none by `NO_COLOR` or `TERM=dumb`.
    #[default]
    Auto,
    /// Not at all.
    Never,
}

/// What to play and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// The game; without one the start screen asks.
    pub game: Option<Kind>,
    /// Its rule string.
    pub rules: String,
    /// Its board, if that is a wild one from a file.
    pub board: Option<Arc<WildBoard>>,
    /// Where it begins, if not at the start.
    pub position: Option<String>,
    /// Where chance comes from; without one the clock decides.
    pub seed: Option<u64>,
    /// The language; without one the locale decides.
    pub lang: Option<Lang>,
    /// The opponent.
    pub opponent: Opponent,
    /// The side of the person at the keyboard.
    pub human: Player,
    /// A saved game to go on with.
    pub load: Option<PathBuf>,
    /// When colours are used.
    pub colour: Colour,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            game: None,
            rules: String::new(),
            board: None,
            position: None,
            seed: None,
            lang: None,
            opponent: Opponent::Level(Level::ALL[2]),
            human: Player::Light,
            load: None,
            colour: Colour::Auto,
        }
    }
}

/// Why there was no game.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rules or the position are no good.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is no terminal to play in.
    #[error("{0}: expected a terminal, got something else")]
    NoTerminal(&'static str),
    /// The terminal cannot be used.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
}

/// Plays in the terminal until the player leaves.
///
/// # Errors
///
/// If the rules or the position are refused, the standard input or output is
/// no terminal, or the terminal fails.
pub fn run(options: Options) -> Result<(), Error> {
    let palette = palette(options.colour);
    let seed = options.seed.unwrap_or_else(seed_of_the_clock);
    let app = App::new(options, palette, seed)?;
    if !io::stdin().is_terminal() {
        return Err(Error::NoTerminal("standard input"));
    }
    if !io::stdout().is_terminal() {
        return Err(Error::NoTerminal("standard output"));
    }
    Ok(terminal::run(app)?)
}

fn palette(colour: Colour) -> Palette {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if colour == Colour::Never || is_set("NO_COLOR") || is_dumb {
        Palette::Plain
    } else {
        Palette::Colour
    }
}

/// A seed short enough to be told.
fn seed_of_the_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs() % 1_000_000
}
