//! The project's own commands: reads the command line and hands over.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match xtask::cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
