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

/// The version of the scanner for accessibility.
const AXE: &str = "axe-core@4.14.1";
/// Where it is kept, from the root.
const AXE_FOLDER: &str = "target/axe";

/// The scanner for accessibility, a script for the tests of the page; its path
/// from the root.
///
/// # Errors
///
/// If it is missing and cannot be fetched.
pub fn scanner() -> Result<String> {
    let script = format!("{AXE_FOLDER}/node_modules/axe-core/axe.min.js");
    if crate::tree::root().join(&script).is_file() {
        return Ok(script);
    }
    ensure!(runs("npm"), "the tests of the page fetch {AXE} by `npm`, and there is none");
    let mut command = std::process::Command::new("npm");
    command.args(["install", "--no-audit", "--no-fund", "--no-save", "--prefix", AXE_FOLDER, AXE]);
    process::run(&mut command)?;
    Ok(script)
}

/// A browser and what drives it, for the tests of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Browser {
    /// Chromium.
    pub browser: &'static str,
    /// Its driver.
    pub driver: &'static str,
}

/// The names they go by, Debian's first.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const DRIVER: &str = "chromedriver";

/// Chromium and its driver.
///
/// # Errors
///
/// If one is missing and cannot be installed.
pub fn browser() -> Result<Browser> {
    if let Some(found) = find_browser() {
        return Ok(found);
    }
    say::line("the tests of the page need Chromium and its driver");
    const NAMES: [&str; 2] = ["chromium", "chromium-driver"];
    match apt::here() {
        Apt::Ready => apt::update_and_install(&NAMES)?,
        Apt::NotRoot => {
            bail!("only root may install them: type `sudo apt-get install {}`", NAMES.join(" "))
        }
        Apt::Absent => bail!("install Chromium and chromedriver, so that both are on the path"),
    }
    match find_browser() {
        Some(found) => Ok(found),
        None => bail!("{} are installed, yet not on the path", NAMES.join(" and ")),
    }
}

fn find_browser() -> Option<Browser> {
    let browser = BROWSERS.into_iter().find(|browser| runs(browser))?;
    runs(DRIVER).then_some(Browser { browser, driver: DRIVER })
}

fn runs(program: &str) -> bool {
    process::succeeds(program, &["--version"])
}
