//! A position while it is being set up by hand.
//!
//! A [`Draft`] holds any arrangement of pieces, sound or not, on any board that
//! `rules` knows; [`Draft::faults`] tells every reason for which it is no
//! position yet. An [`Editor`] is a draft with undo and redo. Which games there
//! are is not known here: what a game's pieces look like is learnt from its
//! own start.
//!
//! # What this crate does not do
//!
//! It judges no position and needs no browser.

mod draft;
mod edit;
mod editor;
mod error;
mod paste;
mod style;

pub use draft::{Column, Draft};
pub use editor::Editor;
pub use error::{EditError, PasteError};
pub use style::Style;
