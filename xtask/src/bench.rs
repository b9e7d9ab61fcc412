//! `cargo xtask bench`: run the divan benches, or only check their counts.

use anyhow::Result;

use crate::cargo::{self, Scope, cargo};
use crate::process;
use crate::say;

/// What is wanted of the benches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Times.
    Measure,
    /// One pass each, so that the counts they assert are seen to hold.
    Check,
}

/// Runs the benches whose path contains `name`, or all.
///
/// Only the bench targets: `--benches` would run the unit tests of every
/// library once more.
///
/// # Errors
///
/// If one does not compile, or panics.
pub fn run(name: Option<&str>, mode: Mode) -> Result<()> {
    if !cargo::metadata("Cargo.toml", Scope::Own)?.has_target("bench") {
        say::line("no crate has benches yet");
        return Ok(());
    }
    let mut command = cargo("bench");
    command.args(["--workspace", "--bench", "*", "--"]).args(name);
    if mode == Mode::Check {
        command.arg("--test");
    }
    process::run(&mut command)
}
