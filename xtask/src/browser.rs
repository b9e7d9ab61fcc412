//! The tests of the page in a real browser.
//!
//! They run against the program as it is shipped: the page is built, the server
//! is built with it, and the tests start both it and the browser's driver.

use anyhow::Result;

use crate::cargo::cargo;
use crate::page;
use crate::process;
use crate::setup;
use crate::tree;

/// The package that holds the tests.
pub const PACKAGE: &str = "bashenka-browser";

/// Builds the page and plays on it. Pictures of it are left in
/// `target/screenshots`.
///
/// # Errors
///
/// If something does not compile, or a test fails.
pub fn run() -> Result<()> {
    let found = setup::browser()?;
    let scanner = setup::scanner()?;
    page::build()?;
    process::run(cargo("build").args(["--package", "bashenka"]))?;
    // These tests wait for the browser most of the time: quick to compile is
    // what counts.
    let mut command = cargo("test");
    command.args(["--profile", "dev", "--package", PACKAGE]);
    command.env("BASHENKA_BROWSER", found.browser).env("BASHENKA_DRIVER", found.driver);
    command.env("BASHENKA_AXE", tree::root().join(scanner));
    command.env("BASHENKA_PROGRAM", tree::root().join("target/debug/bashenka"));
    command.env("BASHENKA_SCREENSHOTS", tree::root().join("target/screenshots"));
    process::run(&mut command)
}
