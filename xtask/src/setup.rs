//! What the commands need beyond `rustc` and `cargo`.
//!
//! Each function returns at once if the thing is there. If it is not, and this
//! is a Debian or Ubuntu on which we are root, it is installed; else the error
//! says what to type. Parts of the Rust toolchain are never installed here:
//! which toolchain a person has is theirs to decide.

use anyhow::{Result, bail, ensure};

use crate::apt::{self, Apt};
use crate::process;
use crate::say;

/// `cargo fmt`.
///
/// # Errors
///
/// If it is missing.
pub fn rustfmt() -> Result<()> {
    component("fmt", "rustfmt")
}

/// `cargo clippy`.
///
/// # Errors
///
/// If it is missing.
pub fn clippy() -> Result<()> {
    component("clippy", "clippy")
}

fn component(subcommand: &str, name: &str) -> Result<()> {
    if process::succeeds("cargo", &[subcommand, "--version"]) {
        return Ok(());
    }
    bail!("`cargo {subcommand}` is missing: type `rustup component add {name}`");
}

/// A C++ compiler, which the library of the fuzzer is built with.
///
/// # Errors
///
/// If there is none and it cannot be installed.
pub fn cpp_compiler() -> Result<()> {
    if let Ok(named) = std::env::var("CXX") {
        ensure!(runs(&named), "CXX names `{named}` as the C++ compiler, but it does not run");
        return Ok(());
    }
    if runs("c++") {
        return Ok(());
    }
    say::line("fuzzing needs a C++ compiler, and there is none");
    match apt::here() {
        Apt::Ready => apt::update_and_install(&["g++"]),
        Apt::NotRoot => bail!("only root may install it: type `sudo apt-get install g++`"),
        Apt::Absent => bail!("install g++ or clang++, or name your compiler in CXX"),
    }
}

fn runs(program: &str) -> bool {
    process::succeeds(program, &["--version"])
}
