//! A game, board, position or record as the fragment of an address.
//!
//! The rooms of the page hand each other what is on the board by links, and
//! people hand it on: `/study#game=ogama&position=…`. Nothing is kept anywhere
//! but in the address, and what follows `#` in one is never sent to a server.
//!
//! # The form
//!
//! `key=value`, joined by `&`, in any order, each key at most once; the keys are
//! `game`, `rules`, `board`, `position` and `record`. A value has one of two forms:
//!
//! - *plain*: the text itself, in UTF-8, with `%` and two hexadecimal digits for
//!   every byte that does not travel well;
//! - *packed*: `.` and then the text deflated (RFC 1951), as base64url without
//!   padding (RFC 4648, section 5).
//!
//! A text is packed where that saves a quarter of its length at least, so short
//! ones stay readable; a text that itself begins with `.` is always packed.
//!
//! # What this crate does not do
//!
//! It knows no games: whether the texts mean anything is judged by those who
//! read them. It keeps nothing and touches no browser.

mod error;
mod letters;
mod link;
mod pack;
mod plain;

pub use error::{LinkError, Unpacking};
pub use link::{Key, Link};
