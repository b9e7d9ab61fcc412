//! `bashenka analyse`: what a position is worth, and how a game was played.

mod annotate;
mod game;
mod position;
mod words;

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use engine::review::review;

use crate::failure::Failure;
use crate::input::GameArgs;
use crate::output;
use crate::progress::Progress;
use crate::records;
use crate::thinking::ThinkingArgs;

/// How long one position is thought about.
const TIME: Duration = Duration::from_secs(2);
/// How long each position of a game is thought about.
const TIME_EACH: Duration = Duration::from_millis(300);

/// Say what a position is worth, or how well a recorded game was played.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
#[command(mut_arg("game", |arg| arg.required(false).required_unless_present("record")))]
pub struct Analyse {
    /// The record of a game to look back at; - is the standard input.
    #[arg(value_name = "FILE", id = "record")]
    #[arg(conflicts_with_all = ["game", "rules", "board", "position", "moves", "seed", "lines"])]
    record: Option<PathBuf>,

    #[command(flatten)]
    game: Option<GameArgs>,

    /// How many of the best moves of a position are told.
    #[arg(long, value_name = "N", default_value_t = 3)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=1000))]
    lines: u64,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// Answer with one JSON object.
    #[arg(long)]
    json: bool,

    /// Write the record to this file, with evaluations and marks.
    #[arg(long, value_name = "FILE", requires = "record", conflicts_with = "game")]
    annotate: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  bashenka analyse --game ogama --seed 7 --lines 5 --nodes 500000
  bashenka analyse --game stackreverse --moves \"a2a5~ b7b4\" --ms 5000
  bashenka analyse game.txt --nodes 50000
  bashenka analyse game.txt --annotate marked.txt --json

A position is thought about for 2 seconds, each position of a record for 0.3,
unless --nodes, --ms or --depth say otherwise. A move of a record is marked ?!
if it gives away 5 % of the chance of winning, ? from 10 %, ?? from 20 %.";

impl Analyse {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        match (&self.record, &self.game) {
            (Some(path), _) => self.look_back(path),
            (None, Some(game)) => self.look_ahead(game),
            (None, None) => Err(Failure::refused("bad-game", "game: expected one, got none")),
        }
    }

    /// Looks at one position.
    fn look_ahead(&self, game: &GameArgs) -> Result<(), Failure> {
        let game = game.open()?;
        let mut limits = self.thinking.limits(TIME);
        limits.lines = usize::try_from(self.lines).unwrap_or(usize::MAX);
        limits.is_analysis = limits.move_time.is_some() || limits.nodes.is_some();
        let engine = self.thinking.engine()?;
        let mut progress = Progress::new();
        let mut report = engine.search(&game, &limits, &AtomicBool::new(false), &mut |report| {
            progress.show(&position::progress(report));
        });
        progress.clear();
        // A search cut short may have found a later line to be better.
        report.lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        let told = position::Told { game: &game, report: &report };
        if self.json { output::line(&told.to_json().to_string()) } else { print(&told.to_string()) }
    }

    /// Looks back at a game.
    fn look_back(&self, path: &std::path::Path) -> Result<(), Failure> {
        let mut record = records::read(path, false)?;
        let limits = self.thinking.limits(TIME_EACH);
        let engine = self.thinking.engine()?;
        let mut progress = Progress::new();
        let stop = AtomicBool::new(false);
        let review = review(&engine, record.replay(), &limits, &stop, &mut |done, all| {
            progress.show(&format!("looking back: {done} of {all} positions"));
        });
        progress.clear();
        if let Some(path) = &self.annotate {
            annotate::annotate(&mut record, &review);
            fs::write(path, record.to_string())
                .map_err(|error| Failure::File { path: path.clone(), error })?;
        }
        let told = game::Told { record: &record, review: &review };
        if self.json { output::line(&told.to_json().to_string()) } else { print(&told.to_string()) }
    }
}

fn print(text: &str) -> Result<(), Failure> {
    output::answer(|out| std::io::Write::write_all(out, text.as_bytes()))
}
