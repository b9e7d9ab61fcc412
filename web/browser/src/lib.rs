//! Drives a real browser over the page, as a person would.
//!
//! [`Server`] and [`Driver`] are the programs behind it, each on a port that was
//! free; [`Page`] is the page in a browser of its own, with what a person sees
//! and does there. The tests stand in `tests/`; `cargo xtask test --only
//! browser` builds what they need and names it in the environment.

mod hands;
mod page;
mod programs;
mod screen;
mod sheet;

pub use page::Page;
pub use programs::{Driver, Server};
pub use screen::{Screen, Theme};
pub use thirtyfour::Key;
