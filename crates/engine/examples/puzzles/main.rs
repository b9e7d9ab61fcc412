//! Makes and checks the puzzles in `puzzles/`: see `cargo xtask puzzles`.
#![expect(clippy::print_stdout, reason = "it is a program, and that is where its answer goes")]

mod check;
mod make;
mod puzzle;
mod variants;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "usage: puzzles make FILE SEED | puzzles check FILE NODES";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    let [task, file, number] = words else { return Err(USAGE.into()) };
    let (path, number): (PathBuf, u64) = (file.into(), number.parse()?);
    match &**task {
        "make" => puzzle::write(&path, &make::make(number)?),
        "check" => check::check(&puzzle::read(&path)?, number),
        _ => Err(USAGE.into()),
    }
}
