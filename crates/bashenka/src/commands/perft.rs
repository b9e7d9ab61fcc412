//! `bashenka perft`: how many sequences of moves there are.

use std::io::Write as _;

use clap::Args;

use crate::failure::Failure;
use crate::input::GameArgs;
use crate::output;

/// Count the sequences of exactly N moves.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Perft {
    #[command(flatten)]
    game: GameArgs,

    /// How many moves each sequence has.
    // The count goes as deep as this on the stack.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=255))]
    depth: u32,

    /// First print the count behind each legal move.
    #[arg(long)]
    divide: bool,
}

const EXAMPLES: &str = "\
Examples:
  bashenka perft --game ogama --rules \"toads=b2.e5\" --depth 3
  bashenka perft --game stackreverse --depth 2 --divide

A finished position has no sequences; repetition and cap do not count.";

impl Perft {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        let game = self.game.open()?;
        if !self.divide || self.depth == 0 {
            return output::line(&format!("nodes: {}", game.perft(self.depth)));
        }
        let counts = game.divide(self.depth);
        output::answer(|out| {
            for (text, count) in &counts {
                writeln!(out, "{text}: {count}")?;
            }
            let nodes: u64 = counts.iter().map(|(_, count)| count).sum();
            writeln!(out, "nodes: {nodes}")
        })
    }
}
