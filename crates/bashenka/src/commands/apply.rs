//! `bashenka apply`: the position after some moves.

use clap::Args;

use crate::failure::Failure;
use crate::input::GameArgs;
use crate::output;

/// Make moves and print the position they lead to.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Apply {
    #[command(flatten)]
    game: GameArgs,
}

const EXAMPLES: &str = "\
Examples:
  bashenka apply --game ogama --rules \"toads=c1.d6\" --moves \"Tc2 a5a4\"
  bashenka apply --game stackreverse --moves \"a2a5~ h7h6\"
  bashenka apply --game stackreverse --position \"b1,x3/x4/x4/w5,x3 w 0,0\" --moves a1b1~";

impl Apply {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        output::line(&self.game.open()?.position_text())
    }
}
