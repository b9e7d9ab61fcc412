//! The program `bashenka`: games in the terminal, and questions about positions
//! and records, asked on the command line.
//!
//! It reads arguments, asks the libraries and writes what they say. It decides
//! no rule, finds no move and draws nothing by itself.

mod commands;
mod failure;
mod input;
mod output;
mod progress;
mod records;
mod thinking;

use std::process::ExitCode;
use std::sync::LazyLock;

use clap::Parser;

/// The version of the program and of the rules it plays.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    format!("{} (rules version {})", env!("CARGO_PKG_VERSION"), rules::RULES_VERSION)
});

/// Board games in which everything stacks.
#[derive(Debug, Parser)]
#[command(name = "bashenka", version = VERSION.as_str(), after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: commands::Command,
}

const AFTER_HELP: &str = "\
Every answer goes to the standard output. A refused input is answered on the \
standard error by 'error: CODE: what was expected and what came', with exit \
status 2; a file that cannot be written gives exit status 1.";

fn main() -> ExitCode {
    match Cli::parse().command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
