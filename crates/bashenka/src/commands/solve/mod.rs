//! `bashenka solve`: who wins with best play, proven.

mod progress;
mod words;

use std::io::Write as _;
use std::sync::atomic::AtomicBool;

use clap::Args;
use engine::solve::{Account, Budget, Method, solve};

use crate::failure::Failure;
use crate::input::GameArgs;
use crate::output;

/// Prove who wins with best play, in how many plies, and how.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Solve {
    #[command(flatten)]
    game: GameArgs,

    /// The most positions to look at.
    #[arg(long, value_name = "N", default_value_t = 100_000_000)]
    nodes: u64,

    /// The memory for what is known of positions, in MiB.
    // A typed number that no machine has is refused when it is asked for.
    #[arg(long, value_name = "M", default_value_t = 256)]
    megabytes: usize,

    /// Look for wins and losses within so many plies only.
    #[arg(long, value_name = "N", conflicts_with = "exhaust")]
    plies: Option<u32>,

    /// Work out every position that can come about: proves draws, too, where
    /// the game is small enough.
    #[arg(long)]
    exhaust: bool,

    /// Then say in words why it is so, move by move.
    #[arg(long)]
    explain: bool,
}

const EXAMPLES: &str = "\
Examples:
  bashenka solve --game ogama --rules size=4x5,rows=1 \\
      --position \"x,b*,x,bb/x4/x,b,x2/o,o,x2/x2,o*,o o\"
  bashenka solve --game stackreverse --rules size=3x3,set=1.2.3 --exhaust

The answer is 'win in N plies: MOVE …', 'loss in N plies' with the longest
defence on the next line, 'draw', or 'unknown after N nodes'; all as the player
to move sees it. Where a shorter way could not be ruled out it is 'in at most N
plies'. Progress is shown on the standard error if that is a terminal.";

impl Solve {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the input is refused, there is no memory or the answer cannot be
    /// written.
    pub fn run(self) -> Result<(), Failure> {
        let game = self.game.open()?;
        let method = if self.exhaust { Method::Exhaust } else { Method::Prove };
        let Self { nodes, megabytes, plies, .. } = self;
        let budget = Budget { method, nodes, megabytes, plies };
        let stop = AtomicBool::new(false);
        let mut bar = progress::Bar::new(game.kind().players());
        let solution = solve(&game, &budget, &stop, &mut |progress| bar.show(progress))?;
        bar.clear();
        let account = self.explain.then(|| Account::of(&game, &solution, &stop)).transpose()?;
        output::answer(|out| {
            writeln!(out, "{}", words::verdict(&solution))?;
            if let Some(account) = &account {
                writeln!(out, "\n{}", words::account(&game, &solution, account))?;
            }
            Ok(())
        })
    }
}
