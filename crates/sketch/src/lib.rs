//! A wild board while it is being drawn.
//!
//! A [`Sketch`] is a list of polygons on whole numbers. Where cells meet they
//! have exactly the same corners: after every change, a corner that lies on
//! another cell's side becomes a corner of that cell, too, so moving one moves
//! all that meet there. An [`Editor`] is a sketch with undo and redo, and
//! [`Report`] says what [`rules`] says of the board, and where.
//!
//! # What this crate does not do
//!
//! It draws nothing and knows no mouse, no screen and no browser; whether a
//! sketch is a board is judged by `rules` alone.

mod camps;
mod corners;
mod editor;
mod error;
mod file;
mod gaps;
mod geometry;
mod join;
mod merge;
mod report;
mod sketch;
mod snap;
mod split;
mod stroke;

pub use editor::Editor;
pub use error::{EditError, FileError};
pub use geometry::Point;
pub use report::{Defect, Report, What};
pub use rules::wild::Camp;
pub use sketch::Sketch;
pub use snap::{Onto, Snap};
pub use stroke::simplify;
