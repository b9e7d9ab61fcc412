//! `bashenka match`: games between programs, and what they show.

mod progress;
mod records;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use lab::stats::Sprt;
use lab::{Arbiter, ClockSetting, Match, MatchError, OpeningError, Openings, PlayerSpec, Resign};
use rules::Kind;

use crate::failure::Failure;
use crate::input::{GAMES, read_board};
use crate::output;
use progress::Bar;
use records::Records;

/// Play a match between two programs, and say which is stronger.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Contest {
    /// Who plays; results are told from the view of this one.
    #[arg(value_name = "FIRST")]
    first: PlayerSpec,

    /// Against whom.
    #[arg(value_name = "SECOND")]
    second: PlayerSpec,

    // The help is written from the list of games.
    #[arg(long, value_name = "GAME", allow_hyphen_values = true, help = GAMES.as_str())]
    game: String,

    /// Its rules where they differ from the usual ones: "size=4x4,rows=1".
    #[arg(long, value_name = "K=V,…", default_value = "", allow_hyphen_values = true)]
    #[arg(hide_default_value = true)]
    rules: String,

    /// A file with a wild board, in JSON.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,

    /// The position to begin with [default: the start of the game].
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,

    /// How many games at most: an even number, as openings are played twice.
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = even)]
    games: u64,

    /// How many games at a time [default: half the processors].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: Option<u16>,

    /// The clock of players without a limit of their own: seconds + seconds a
    /// move, such as 10+0.1.
    #[arg(long, value_name = "CLOCK")]
    clock: Option<ClockSetting>,

    /// How much longer than allowed a move may take, in ms.
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    margin: u64,

    /// How many random moves an opening has.
    #[arg(long, value_name = "N", default_value_t = 6)]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=1000))]
    plies: u32,

    /// How uneven an opening may be, in centi-units.
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(i32).range(0..=30_000))]
    balance: i32,

    /// How many positions are visited to see whether an opening is even.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    opening_nodes: u64,

    /// The seed of all chance: the same seed gives the same match, if nothing
    /// depends on time.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The longest game in plies; it is a draw then.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    most_plies: u32,

    /// End games that both players have seen as lost and won by SCORE for MOVES
    /// moves of each.
    #[arg(long, value_name = "MOVES,SCORE", value_parser = resign)]
    resign: Option<Resign>,

    /// Stop when it is clear whether the first player is ELO0 or ELO1 stronger.
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Write the records of all games to this file, or one file each to this
    /// folder.
    #[arg(long, value_name = "PATH")]
    records: Option<PathBuf>,

    /// Print the result as JSON.
    #[arg(long)]
    json: bool,

    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

const EXAMPLES: &str = "\
Players:
  engine:nodes=20000       the engine; ms=100 or clock=10+0.1 instead of nodes,
                           hash=16 (MiB) and threads=1 beside it
  engine:level=3           the engine at a level
  uct:ms=100               Monte-Carlo tree search with random playouts
  random                   any legal move
  cmd:\"PROGRAM ARGS\" nodes=20000 option.Threads=1
                           another program that speaks the protocol of
                           'bashenka ugi'; name=TEXT gives any player a name

Examples:
  bashenka match --game ogama engine:ms=100 uct:ms=100 --games 40
  bashenka match --game stackreverse engine:nodes=20000 engine:nodes=10000 \\
      --games 1000 --sprt 0,20 --concurrency 2 --records games.txt
  bashenka match --game ogama 'cmd:\"./old ugi\" nodes=20000' \\
      'cmd:\"./new ugi\" nodes=20000' --games 2000 --sprt 0,10
  bashenka match --game ogama engine:level=4 engine:level=3 --json --quiet

A crash, a move too late and an illegal move lose the game, and the match goes
on. Engines share no tables, and begin every game with empty ones. An interrupt
ends the match with the result so far.";

/// Reads an even number of games.
fn even(text: &str) -> Result<u64, String> {
    let games = text.parse().ok().filter(|&games: &u64| games >= 2 && games.is_multiple_of(2));
    games.ok_or_else(|| "expected an even number".to_owned())
}

/// Reads when games are resigned.
fn resign(text: &str) -> Result<Resign, String> {
    let read = || {
        let (moves, score) = text.split_once(',')?;
        let (moves, score) = (moves.trim().parse().ok()?, score.trim().parse().ok()?);
        (moves > 0 && score > 0).then_some(Resign { moves, score })
    };
    read().ok_or_else(|| "expected MOVES,SCORE, such as 4,800".to_owned())
}

impl Contest {
    /// Plays.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        let plan = self.plan()?;
        let names = plan.players.each_ref().map(|player| player.name().to_owned());
        let mut records =
            self.records.as_deref().map(|path| Records::create(path, names)).transpose()?;
        let bar = Bar::new(self.games, self.quiet);
        let mut failure = None;
        let stop = Arc::new(AtomicBool::new(false));
        heed_interrupts(&stop);
        let report = lab::run(&plan, &stop, &mut |played, report| {
            bar.show(played, report);
            if let Some(Err(error)) = records.as_mut().map(|records| records.write(played)) {
                failure = Some(error);
                stop.store(true, Ordering::Relaxed);
            }
        })?;
        bar.finish();
        if let Some(failure) = failure {
            return Err(failure);
        }
        if self.json {
            output::line(&json(&report))
        } else {
            output::line(report.to_string().trim_end())
        }
    }

    fn plan(&self) -> Result<Match, Failure> {
        let openings = Openings {
            kind: Kind::from_key(&self.game)?,
            rules: self.rules.clone(),
            board: self.board.as_deref().map(read_board).transpose()?,
            position: self.position.clone(),
            plies: self.plies,
            balance: self.balance,
            nodes: self.opening_nodes,
            seed: self.seed,
        };
        let arbiter = Arbiter {
            most_plies: self.most_plies,
            resign: self.resign,
            margin: Duration::from_millis(self.margin),
        };
        Ok(Match {
            players: [self.first.clone(), self.second.clone()],
            openings,
            pairs: self.games / 2,
            concurrency: self.concurrency.map_or_else(half_the_processors, usize::from),
            clock: self.clock,
            arbiter,
            sprt: self.sprt,
        })
    }
}

/// Ends the match at the first interrupt, with the result so far, and the
/// program at the second.
fn heed_interrupts(stop: &Arc<AtomicBool>) {
    let stop = Arc::clone(stop);
    let handler = move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    // Without a handler an interrupt ends the program, as it would elsewhere.
    let _ = ctrlc::set_handler(handler);
}

fn half_the_processors() -> usize {
    std::thread::available_parallelism().map_or(1, |count| (count.get() / 2).max(1))
}

fn json(report: &lab::Report) -> String {
    serde_json::to_string(report).expect("a report is numbers and texts")
}

impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Self {
        match error {
            MatchError::Opening(OpeningError::Refused(refusal)) => refusal.into(),
            MatchError::Opening(_) => Self::refused("bad-opening", error.to_string()),
            _ => Self::refused("bad-player", error.to_string()),
        }
    }
}
