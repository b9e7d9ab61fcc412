//! What people are told about games, in every language.
//!
//! A [`Lang`]; [`texts!`], which makes a typed catalogue of what a program says,
//! and [`Forms`], what stands after a number; and the words that every program
//! needs: what games and players are called ([`names`]), how a game ended
//! ([`ending`]) and what its rules mean ([`explain`]). A text that
//! is missing in a language does not compile.
//!
//! What is said only on one program's screens stands in that program.

mod catalogue;
pub mod ending;
pub mod explain;
mod lang;
pub mod names;
mod number;
mod said;

pub use catalogue::{Phrase, fill, flaw};
pub use lang::Lang;
pub use number::{Forms, Number};
