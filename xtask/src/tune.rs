//! `cargo xtask tune`: build the tuner and hand over to it.

use anyhow::Result;

use crate::cargo::cargo;
use crate::process;

/// Runs the tuner with `arguments`.
///
/// # Errors
///
/// If it does not compile, or fails.
pub fn run(arguments: &[String]) -> Result<()> {
    let mut command = cargo("run");
    command.args(["--quiet", "--release", "--package", "bashenka-tune", "--"]).args(arguments);
    process::run(&mut command)
}
