//! A game being analysed: its tree of variations, and what is said of it.
//!
//! A [`Study`] is a record with a place in it, every edit of which can be undone.
//! What is noted at a move ([`Remark`]: a glyph, a comment, arrows and points)
//! stands in the record as plain text, so that any program can show it. [`open`]
//! reads what people paste, [`rows`] lays the tree out in lines for a list,
//! [`Reviewer`] leads through the search of a whole game, and [`threats`] asks
//! what the other side would do.
//!
//! # What this crate does not do
//!
//! It searches nothing, decides nothing about rules, and needs no browser.

mod open;
mod remark;
mod review;
pub mod rows;
mod step;
mod study;
mod threats;

pub use open::{OpenError, Spot, open};
pub use remark::{Glyph, Mark, Remark};
pub use review::Reviewer;
pub use study::Study;
pub use threats::threats;
