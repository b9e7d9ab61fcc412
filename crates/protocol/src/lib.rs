//! What programs say to an engine, and what it answers: one message a line.
//!
//! [`Command`] is what an engine is told, [`Answer`] what it says. Both are
//! read with [`str::parse`] and written with [`Display`](std::fmt::Display);
//! what is written reads back the same. The lines themselves are described in
//! `docs/protocol.md`.
//!
//! This crate knows the form of the messages only: no game, no rule, no move.
//! It reads no stream, starts no thread and looks at no clock.

mod answer;
mod command;
mod error;
mod go;
mod info;
mod setting;
mod words;

pub use answer::{Answer, Boards, Shown, Status};
pub use command::{Command, Start};
pub use error::ParseError;
pub use go::{Clock, Go, Mode};
pub use info::{Info, Scored, Value};
pub use setting::{Form, Setting};

/// The version of the protocol: an engine of another version may say other
/// things.
pub const VERSION: u32 = 1;
