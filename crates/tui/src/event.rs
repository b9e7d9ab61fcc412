//! What comes to the game, and what it asks for.
//!
//! The game itself ([`crate::App`]) touches neither terminal nor file nor
//! thread: it takes events and gives effects.

use std::path::PathBuf;

use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use rules::AnyGame;

use crate::opponent::Mind;
use crate::storage::{Loaded, Saved};

/// Something that happened.
#[derive(Debug)]
pub enum Event {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// The window has this width and height.
    Resize(u16, u16),
    /// About a tenth of a second has passed.
    Tick,
    /// The thought asked for under this ticket came to a move.
    Thought(u64, Option<String>),
    /// A save came to an end: its file, and what went wrong.
    Saved(PathBuf, Result<(), SaveError>),
    /// A load came to an end.
    Loaded(PathBuf, Result<Box<Loaded>, String>),
}

/// Why a game was not saved.
#[derive(Debug)]
pub enum SaveError {
    /// There is such a file.
    Exists,
    /// Anything else, in words.
    Other(String),
}

/// Whether a file of that name may be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and saving fails.
    Keep,
    /// It is written over.
    Replace,
}

/// Something to be done for the game.
#[derive(Debug)]
pub enum Effect {
    /// Look for a move and answer with [`Event::Thought`].
    Think {
        /// What the answer is to carry.
        ticket: u64,
        /// Where to look.
        game: Box<AnyGame>,
        /// What looks.
        mind: Mind,
        /// Which of the equally good moves.
        seed: u64,
    },
    /// Give up the thought in progress.
    StopThinking,
    /// Save and answer with [`Event::Saved`].
    Save(PathBuf, Box<Saved>, Existing),
    /// Load and answer with [`Event::Loaded`].
    Load(PathBuf),
    /// End the program.
    Leave,
}
