//! `cargo xtask test`: everything that must hold before a change goes in.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::bench;
use crate::browser;
use crate::cargo::cargo;
use crate::fuzz;
use crate::licences;
use crate::process;
use crate::say;
use crate::setup;
use crate::wasm;

/// How long each fuzz target runs here; the long runs are `cargo xtask fuzz`.
const FUZZ_SECONDS: u32 = 5;

/// The packages that say nothing without a browser: the page itself, and the
/// tests that drive one.
const ONLY_IN_A_BROWSER: [&str; 2] = ["bashenka-app", browser::PACKAGE];

/// One check, the quick ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// All files are formatted
    Format,
    /// Every dependency has a permissive licence
    Licences,
    /// Clippy has nothing to say, about benches and fuzz targets too
    Clippy,
    /// The documentation builds without a warning
    Docs,
    /// Unit, integration, property and documentation tests pass
    Tests,
    /// The benches find the counts they assert
    Benches,
    /// The pure crates build for the browser
    Wasm,
    /// Each fuzz target survives a few seconds
    Fuzz,
    /// The page is played on in a real browser
    Browser,
}

/// How one step went.
struct Report {
    step: Step,
    result: Result<()>,
    time: Duration,
}

/// Sets up what is missing, runs the steps one after another, all of them even
/// if one fails, and sums up. No steps named means all.
///
/// # Errors
///
/// If something cannot be set up, or a step fails.
pub fn run(steps: &[Step]) -> Result<()> {
    let steps = if steps.is_empty() { Step::value_variants() } else { steps };
    let start = Instant::now();
    say::heading("Set-up");
    steps.iter().try_for_each(|step| step.set_up())?;
    say::line(&format!("ready in {}", say::seconds(start.elapsed())));
    let reports: Vec<Report> = steps.iter().map(|&step| report(step)).collect();
    sum_up(&reports, start.elapsed())
}

fn report(step: Step) -> Report {
    say::heading(&format!("{}: {}", step.name(), step.aim()));
    let start = Instant::now();
    let result = step.run();
    let time = start.elapsed();
    match &result {
        Ok(()) => say::line(&format!("ok, {}", say::seconds(time))),
        Err(error) => say::line(&format!("FAILED, {}: {error:#}", say::seconds(time))),
    }
    Report { step, result, time }
}

fn sum_up(reports: &[Report], total: Duration) -> Result<()> {
    say::heading("Summary");
    for Report { step, result, time } in reports {
        let word = if result.is_ok() { "ok" } else { "FAILED" };
        say::line(&format!("{:<10}{word:<8}{:>9}", step.name(), say::seconds(*time)));
    }
    say::line(&format!("{:<18}{:>9}", "all", say::seconds(total)));
    let failed: Vec<String> =
        reports.iter().filter(|report| report.result.is_err()).map(|r| r.step.name()).collect();
    say::plain(&count(reports.len() - failed.len(), failed.len()));
    if failed.is_empty() {
        return Ok(());
    }
    bail!("failed: {}; one alone: `cargo xtask test --only {}`", failed.join(", "), failed[0]);
}

/// The closing line, in the form that machines look for. The last test runner
/// to speak may have had nothing to run, and must not have the last word.
fn count(passed: usize, failed: usize) -> String {
    format!("steps: {passed} passed, {failed} failed")
}

impl Step {
    /// As it is typed after `--only`.
    fn name(self) -> String {
        self.possible().get_name().to_owned()
    }

    /// The line that `--help` shows for it.
    fn aim(self) -> String {
        self.possible().get_help().map(ToString::to_string).unwrap_or_default()
    }

    fn possible(self) -> clap::builder::PossibleValue {
        self.to_possible_value().expect("no step is hidden")
    }

    /// Installs what the step needs, or says what to install.
    fn set_up(self) -> Result<()> {
        match self {
            Self::Format => setup::rustfmt(),
            Self::Clippy => setup::clippy().and_then(|()| setup::cpp_compiler()),
            Self::Wasm => wasm::Compiler::set_up().map(drop),
            Self::Fuzz => setup::cpp_compiler(),
            Self::Browser => {
                wasm::Compiler::set_up()?;
                setup::browser().map(drop)
            }
            Self::Licences | Self::Docs | Self::Tests | Self::Benches => Ok(()),
        }
    }

    fn run(self) -> Result<()> {
        match self {
            Self::Format => format(),
            Self::Licences => licences::run(),
            Self::Clippy => clippy(),
            Self::Docs => docs(),
            Self::Tests => tests(),
            Self::Benches => bench::run(None, bench::Mode::Check),
            Self::Wasm => wasm::run(),
            Self::Fuzz => fuzz::run(None, FUZZ_SECONDS, fuzz::Talk::Brief),
            Self::Browser => browser::run(),
        }
    }
}

fn format() -> Result<()> {
    process::run(cargo("fmt").args(["--all", "--check"]))?;
    process::run(cargo("fmt").args(["--manifest-path", "fuzz/Cargo.toml", "--check"]))
}

fn clippy() -> Result<()> {
    let mut command = cargo("clippy");
    command.args(["--workspace", "--all-targets", "--", "-D", "warnings"]);
    process::run(&mut command)?;
    fuzz::lint()
}

fn docs() -> Result<()> {
    let mut command = cargo("doc");
    command.args(["--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
    process::run(&mut command)
}

fn tests() -> Result<()> {
    let mut command = cargo("test");
    command.args(["--workspace", "--no-fail-fast", "--quiet"]);
    for package in ONLY_IN_A_BROWSER {
        command.args(["--exclude", package]);
    }
    process::run(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_says_what_it_is_for() {
        assert!(Step::value_variants().iter().all(|step| !step.aim().is_empty()));
    }

    #[test]
    fn the_closing_line_counts_both_kinds() {
        assert_eq!(count(7, 1), "steps: 7 passed, 1 failed");
    }

    #[test]
    fn one_failure_fails_the_whole_and_is_named() {
        let time = Duration::from_millis(1);
        let good = Report { step: Step::Format, result: Ok(()), time };
        let bad = Report { step: Step::Docs, result: Err(anyhow::anyhow!("no")), time };
        let error = sum_up(&[good, bad], time).unwrap_err();
        assert_eq!(error.to_string(), "failed: docs; one alone: `cargo xtask test --only docs`");
    }
}
