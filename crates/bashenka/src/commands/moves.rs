//! `bashenka moves`: the legal moves.

use clap::Args;

use crate::failure::Failure;
use crate::input::GameArgs;
use crate::output;

/// List the legal moves, sorted, on one line.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Moves {
    #[command(flatten)]
    game: GameArgs,
}

const EXAMPLES: &str = "\
Examples:
  bashenka moves --game ogama --rules \"size=4x4,rows=1,toads=c1.b4\"
  bashenka moves --game stackreverse --moves \"a2a5~ h7h6\"

When the game is over the line is empty. A pass is written --.";

impl Moves {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        let moves = self.game.open()?.legal_moves();
        let texts: Vec<String> = moves.into_iter().map(|mv| mv.text).collect();
        output::line(&texts.join(" "))
    }
}
