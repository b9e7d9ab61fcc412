//! The command line.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::bench;
use crate::fuzz;
use crate::licences;
use crate::page;
use crate::puzzles;
use crate::start;
use crate::test;
use crate::tune;
use crate::wasm;

/// The commands of the Bashenka project
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask")]
pub struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build Bashenka and open the page, or a game in the terminal
    #[command(after_help = "Examples:
  cargo xtask run
  cargo xtask run --port 8000 --no-open
  cargo xtask run --terminal
  cargo xtask run --terminal --game stackreverse --lang ru")]
    Run {
        /// Handed on to `bashenka serve`, or with `--terminal` to `bashenka
        /// play`; `cargo xtask run -- --help` lists them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run every check that a change must pass
    #[command(after_help = "Examples:
  cargo xtask test
  cargo xtask test --only clippy
  cargo xtask test --only format --only tests")]
    Test {
        /// Only this step; may be given several times
        #[arg(long, value_name = "STEP")]
        only: Vec<test::Step>,
    },
    /// Build the page, for a server to be built with it
    #[command(after_help = "Example:
  cargo xtask page")]
    Page,
    /// Build the pure crates for wasm32-unknown-unknown
    #[command(after_help = "Example:
  cargo xtask wasm")]
    Wasm,
    /// Search for inputs that make a parser panic
    #[command(after_help = "Examples:
  cargo xtask fuzz
  cargo xtask fuzz record --seconds 600
  cargo xtask fuzz record --input target/fuzz/findings/record/crash-0123")]
    Fuzz {
        /// A file in fuzz/fuzz_targets, without `.rs`; all of them if left out
        target: Option<String>,
        /// How long each target runs
        #[arg(long, value_name = "N", default_value_t = 60)]
        seconds: u32,
        /// Run the target once, on this file
        #[arg(long, value_name = "FILE", requires = "target")]
        input: Option<PathBuf>,
    },
    /// Measure how fast things are
    #[command(after_help = "Examples:
  cargo xtask bench
  cargo xtask bench perft")]
    Bench {
        /// Only benches whose path contains this; all of them if left out
        name: Option<String>,
    },
    /// Tune the evaluation by games of the engine with itself
    #[command(after_help = "Examples:
  cargo xtask tune fit ogama --games 2000 --out crates/engine/src/ogama/weights.rs
  cargo xtask tune match ogama --games 400 --first new.txt
  cargo xtask tune --help")]
    Tune {
        /// Handed on to the tuner; `cargo xtask tune -- --help` lists them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Make the set of puzzles anew, or check one
    #[command(after_help = "Examples:
  cargo xtask puzzles --seed 2 --file target/puzzles.json
  cargo xtask puzzles --check
  cargo xtask puzzles --check --file crates/rules-testkit/vectors/puzzles.json")]
    Puzzles {
        /// The file that is written or checked, from the root
        #[arg(long, value_name = "FILE", default_value = puzzles::FILE)]
        file: PathBuf,
        /// What the games are drawn from
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// Check the file: the solver agrees, and how many the engine solves
        #[arg(long, conflicts_with = "seed")]
        check: bool,
        /// The nodes that the engine has for each
        #[arg(long, value_name = "N", default_value_t = 1_000_000)]
        nodes: u64,
    },
    /// Check that every dependency has a permissive licence
    #[command(after_help = "Example:
  cargo xtask licences")]
    Licences,
}

impl Cli {
    /// Does what was asked.
    ///
    /// # Errors
    ///
    /// If it fails.
    pub fn run(self) -> Result<()> {
        match self.task {
            Task::Run { arguments } => start::run(&arguments),
            Task::Test { only } => test::run(&only),
            Task::Page => page::build(),
            Task::Wasm => wasm::run(),
            Task::Fuzz { target: Some(target), input: Some(input), .. } => {
                fuzz::replay(&target, &input)
            }
            Task::Fuzz { target, seconds, .. } => {
                fuzz::run(target.as_deref(), seconds, fuzz::Talk::Full)
            }
            Task::Bench { name } => bench::run(name.as_deref(), bench::Mode::Measure),
            Task::Tune { arguments } => tune::run(&arguments),
            Task::Puzzles { file, nodes, check: true, .. } => puzzles::check(&file, nodes),
            Task::Puzzles { file, seed, .. } => puzzles::make(&file, seed),
            Task::Licences => licences::run(),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_help_and_an_example() {
        for command in Cli::command().get_subcommands() {
            assert!(command.get_about().is_some(), "{}", command.get_name());
            let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(after.contains("cargo xtask"), "{}", command.get_name());
        }
    }

    #[test]
    fn options_after_tune_are_handed_on() {
        let cli = Cli::try_parse_from(["xtask", "tune", "fit", "ogama", "--games", "9"]).unwrap();
        let Task::Tune { arguments } = cli.task else { panic!("not tune: {cli:?}") };
        assert_eq!(arguments, ["fit", "ogama", "--games", "9"]);
    }

    #[test]
    fn options_after_run_are_handed_on() {
        let cli = Cli::try_parse_from(["xtask", "run", "--game", "ogama", "--help"]).unwrap();
        let Task::Run { arguments } = cli.task else { panic!("not run: {cli:?}") };
        assert_eq!(arguments, ["--game", "ogama", "--help"]);
    }
}
