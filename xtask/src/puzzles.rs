//! `cargo xtask puzzles`: make the set of puzzles anew, or check one.

use std::path::Path;

use anyhow::Result;

use crate::cargo::cargo;
use crate::process;
use crate::tree;

/// Where the set lies, from the root.
pub const FILE: &str = "puzzles/puzzles.json";

/// Makes the set of `seed` and writes it to `file`. The same seed gives the
/// same set as long as the engine plays the same.
///
/// # Errors
///
/// If it does not compile, or the file cannot be written.
pub fn make(file: &Path, seed: u64) -> Result<()> {
    run("make", file, seed)
}

/// Holds the puzzles of `file` against the solver, and counts those that the
/// engine solves with `nodes` nodes each.
///
/// # Errors
///
/// If the solver says that a puzzle is wrong.
pub fn check(file: &Path, nodes: u64) -> Result<()> {
    run("check", file, nodes)
}

fn run(task: &str, file: &Path, number: u64) -> Result<()> {
    let mut command = cargo("run");
    command.args(["--release", "--quiet", "--package", "bashenka-engine"]);
    command.args(["--example", "puzzles", "--", task]);
    command.arg(tree::root().join(file)).arg(number.to_string());
    process::run(&mut command)
}
