//! A game on the page: what has been played, what may be done, and how it is
//! told. Plain Rust, without a browser.
//!
//! [`Session`] asks `rules` for everything that is legal; the engine is only
//! given orders, through [`talk`]; what the board draws is described here
//! ([`describe`]), so that it need not know rules.

pub mod describe;
pub mod narrate;
mod session;
mod text;

pub use session::{Opponent, Session, Setup};
pub use text::{HEIGHT, MOVES, Text};
