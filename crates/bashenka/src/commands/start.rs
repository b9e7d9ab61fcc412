//! `bashenka start`: the position a game begins with.

use clap::Args;

use crate::failure::Failure;
use crate::input::GameArgs;
use crate::output;

/// Print the position a game begins with.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Start {
    #[command(flatten)]
    game: GameArgs,
}

const EXAMPLES: &str = "\
Examples:
  bashenka start --game stackreverse --rules \"size=4x4,set=1.2.3.4\"
  bashenka start --game ogama --seed 7
  bashenka start --game stackreverse --board cells.json";

impl Start {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        output::line(&self.game.open()?.start_text())
    }
}
