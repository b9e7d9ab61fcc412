//! `bashenka status`: whether a game is over.

use clap::Args;

use crate::failure::Failure;
use crate::input::GameArgs;
use crate::output;

/// Say whether a game is over, who won it and why.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Status {
    #[command(flatten)]
    game: GameArgs,
}

const EXAMPLES: &str = "\
Examples:
  bashenka status --game stackreverse --position \"b10,x3/x4/x4/w1b5,x3 w 0,0\"
  bashenka status --game ogama --position \"x2,b*,x/x3,ob/bb,o*,x,o/x,o,x2 o\"

The answer is 'ongoing', or 'over winner=NAME reason=REASON'.";

impl Status {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        output::line(&self.game.open()?.status())
    }
}
