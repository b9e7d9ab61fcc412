//! `bashenka bench`: fixed positions, searched to fixed depths.

mod positions;
mod report;

use std::io::{self, Write as _};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use engine::{Engine, Limits, MAX_PLY, MAX_THREADS};

use crate::failure::Failure;
use crate::progress::Progress;
use positions::{BenchPosition, POSITIONS};
use report::{Measured, Whole};

/// Search fixed positions of every game: the node count, and the speed.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Bench {
    /// Search every position to this depth [default: one for each].
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_PLY)))]
    depth: Option<u32>,

    /// How many threads search; with more than one the count varies.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=MAX_THREADS as u64))]
    threads: u64,

    /// The table of positions, in MiB.
    #[arg(long, value_name = "MB", default_value_t = 16)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=8192))]
    hash: u64,

    /// Answer with one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  bashenka bench
  bashenka bench --depth 5 --json
  bashenka bench --threads 2

With one thread the last line, 'Bench: N', is the same on every machine: the
number of positions visited, which changes only when the search does.";

impl Bench {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If there is no memory for the table or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        let mut engine = crate::thinking::engine(self.hash, self.threads)?;
        let mut progress = Progress::new();
        let mut whole = Whole::new(self.threads, self.depth);
        let mut out = io::stdout().lock();
        for (number, position) in POSITIONS.iter().enumerate() {
            progress.show(&format!("{} of {}: {}", number + 1, POSITIONS.len(), position.name));
            let measured = self.measure(position, &mut engine)?;
            progress.clear();
            if !self.json {
                writeln!(out, "{measured}")?;
                out.flush()?;
            }
            whole.add(measured);
        }
        if self.json {
            writeln!(out, "{}", whole.to_json())?;
        } else {
            write!(out, "{whole}")?;
        }
        Ok(())
    }

    /// Searches one position with an empty table.
    fn measure(&self, position: &BenchPosition, engine: &mut Engine) -> Result<Measured, Failure> {
        let text = (!position.text.is_empty()).then_some(position.text);
        let game = position.game.open(position.rules, None, text)?;
        let limits = Limits::depth(self.depth.unwrap_or(position.depth));
        engine.clear();
        let report = engine.search(&game, &limits, &AtomicBool::new(false), &mut |_| {});
        Ok(Measured {
            game: position.game.key(),
            name: position.name,
            depth: report.depth,
            nodes: report.nodes,
            time: report.time.max(Duration::from_micros(1)),
            best: report.best().unwrap_or("-").to_owned(),
            score: report.score().unwrap_or_default(),
        })
    }
}
