//! The project's own commands: start it, test it, fuzz it, measure it.
//!
//! `cargo xtask` builds this crate and runs it; nothing else needs to be
//! installed first. What a command needs beyond `rustc` and `cargo`, it either
//! installs itself or says how to.
//!
//! This crate is no part of the product, and no crate under `crates/` knows it.

mod apt;
mod bench;
mod browser;
mod cargo;
pub mod clauses;
pub mod cli;
mod fuzz;
mod licences;
mod page;
mod process;
mod puzzles;
mod say;
mod setup;
mod start;
mod test;
mod tree;
mod tune;
mod wasm;
