//! `cargo xtask run`: build the product and start it.
//!
//! There is nothing to set up: whatever compiled this program compiles
//! Bashenka too. When the product needs more, it is to be fetched here.

use anyhow::Result;

use crate::cargo::cargo;
use crate::process;

/// Starts the game in the terminal, with `arguments` handed on.
///
/// # Errors
///
/// If it does not compile, or ends with an error.
pub fn run(arguments: &[String]) -> Result<()> {
    let mut command = cargo("run");
    command.args(["--release", "--package", "bashenka", "--", "play"]).args(arguments);
    process::run(&mut command)
}
