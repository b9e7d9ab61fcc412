//! Positions and games as pictures and films.
//!
//! A [`Picture`] is a position as a self-contained SVG; a [`Reel`] makes one of
//! each position of a game, one at a time, so that whoever shows progress can
//! do so in between; a [`Film`] takes the pixels of each and makes an animated
//! GIF of them.
//!
//! # What this crate does not do
//!
//! It makes no pixels of an SVG: a browser's canvas does that, or `resvg`. It
//! saves nothing.

mod colours;
mod error;
mod film;
mod name;
mod picture;
mod reel;

pub use error::FilmError;
pub use film::{Delay, Film};
pub use name::{Form, file_name};
pub use picture::Picture;
pub use reel::Reel;
