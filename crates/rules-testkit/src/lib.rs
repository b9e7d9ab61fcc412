//! The laws every game must pass, and the vectors it is checked against.
//!
//! - [`mod@reference`]: slow, obvious implementations of both games, which share
//!   nothing with the fast ones but text.
//! - [`vectors`]: a typed reader of the agreed vectors.
//! - [`random_game`]: strategies for random rules, positions and games.
//! - [`property`]: runs a property with a seed that a failure prints.

pub mod property;
pub mod random_game;
pub mod reference;
pub mod vectors;
