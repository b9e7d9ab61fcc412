//! The programs behind a test: the server of the page, and the browser's driver.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

/// A program that ends with its owner.
#[derive(Debug)]
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    /// Starts a program, and waits for the first line in which `found` finds
    /// something.
    fn start<T>(command: &mut Command, found: impl Fn(&str) -> Option<T>) -> Result<(Self, T)> {
        let shown = format!("{command:?}");
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = child.spawn().with_context(|| format!("cannot start {shown}"))?;
        let out = child.stdout.take().context("the output was asked for")?;
        let running = Self(child);
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let value = lines.find_map(|line| found(&line));
        let value = value.with_context(|| format!("{shown} ended before it was ready"))?;
        // What else it says must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Ok((running, value))
    }
}

/// The server of the page.
#[derive(Debug)]
pub struct Server {
    _running: Running,
    /// Where the page is.
    pub url: String,
}

impl Server {
    /// Starts the program under test.
    ///
    /// # Errors
    ///
    /// If it is not named, or does not serve the page.
    pub fn start() -> Result<Self> {
        let mut command = Command::new(named("BASHENKA_PROGRAM")?);
        command.args(["serve", "--port", "0", "--no-open"]);
        let url = |line: &str| line.starts_with("http://").then(|| line.to_owned());
        let (running, url) = Running::start(&mut command, url)?;
        Ok(Self { _running: running, url })
    }
}

/// The driver, through which browsers are started.
#[derive(Debug)]
pub struct Driver {
    _running: Running,
    /// Where it listens.
    pub url: String,
}

impl Driver {
    /// Starts it.
    ///
    /// # Errors
    ///
    /// If it is not named, or does not start.
    pub fn start() -> Result<Self> {
        let mut command = Command::new(named("BASHENKA_DRIVER")?);
        command.arg("--port=0");
        let port = |line: &str| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        };
        let (running, port) = Running::start(&mut command, port)?;
        Ok(Self { _running: running, url: format!("http://127.0.0.1:{port}") })
    }
}

/// What the environment calls by that name.
///
/// # Errors
///
/// If it calls nothing so.
pub(crate) fn named(name: &str) -> Result<String> {
    std::env::var(name)
        .with_context(|| format!("{name} is not set: run `cargo xtask test --only browser`"))
}
