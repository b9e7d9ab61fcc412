//! The laws every game must pass, and the vectors it is checked against.
//!
//! - [`mod@reference`]: slow, obvious implementations of both games, which share
//!   nothing with the fast ones but text.
//! - [`vectors`]: a typed reader of the agreed vectors.
//! - [`random_game`]: strategies for random rules, positions and games.
//! - [`exhaustive`]: the value of a small game, found the plain way.
//! - [`property`]: runs a property with a seed that a failure prints.

pub mod exhaustive;
pub mod property;
pub mod random_game;
pub mod reference;
pub mod vectors;
