//! The command line of the tuner; `cargo xtask tune` hands over to it.

#![expect(clippy::print_stdout, reason = "a program that prints what it found")]

mod setting;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, Parser, Subcommand};
use engine::terms::Judged;
use rules::Kind;
use setting::Levels;
use tune::contest::contest;
use tune::file::{read_text, write_rust, write_text};
use tune::fit::{Wish, figures, fit, scale, value};
use tune::selfplay::{Plan, Sample, play};

/// Tune the weights of the evaluation by games of the engine with itself
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask tune")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Play games, fit the weights, and write them
    Fit {
        /// ogama or stackreverse
        game: String,
        #[command(flatten)]
        games: Games,
        /// The share of the result in what is foretold; the rest is what the
        /// search said
        #[arg(long, default_value_t = 0.7)]
        share: f64,
        /// What a change of a weight by 100 costs
        #[arg(long, default_value_t = 1e-4)]
        hold: f64,
        /// Play with and begin with these weights instead of the engine's
        #[arg(long, value_name = "FILE")]
        from: Option<PathBuf>,
        /// Write the weights as text here
        #[arg(long, value_name = "FILE")]
        text: Option<PathBuf>,
        /// Write the engine's file of weights here
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Let two sets of weights play against each other
    Match {
        /// ogama or stackreverse
        game: String,
        #[command(flatten)]
        games: Games,
        /// Play under these rules only
        #[arg(long)]
        rules: Option<String>,
        /// The weights of the first; the engine's if left out
        #[arg(long, value_name = "FILE")]
        first: Option<PathBuf>,
        /// The weights of the second; the engine's if left out
        #[arg(long, value_name = "FILE")]
        second: Option<PathBuf>,
    },
    /// Find figures for the levels, each against the one below
    Levels(Levels),
    /// Print the engine's weights as text
    Weights {
        /// ogama or stackreverse
        game: String,
    },
    /// Write the engine's file of weights from text
    Write {
        /// ogama or stackreverse
        game: String,
        /// The weights
        from: PathBuf,
        /// The command that made them, for the head of the file
        #[arg(long, default_value = "cargo xtask tune write")]
        made_by: String,
        /// The file to write
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}

/// How games are played.
#[derive(Clone, Copy, Debug, Args)]
struct Games {
    /// How many games
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Positions visited at each move
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// What the openings are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The longest opening of random moves, in plies
    #[arg(long, default_value_t = 8)]
    opening: u64,
    /// How many in a hundred moves are random: of one side in games to fit
    /// to, of both in a match
    #[arg(long, default_value_t = 0)]
    slips: u64,
}

impl From<Games> for Plan {
    fn from(Games { games, nodes, seed, opening, slips }: Games) -> Self {
        Self { games, nodes, seed, opening, slips }
    }
}

/// A game as the tuner sees it.
struct Subject {
    kind: Kind,
    title: &'static str,
    names: Vec<String>,
    weights: &'static [i16],
}

impl Subject {
    fn of(key: &str) -> Result<Self> {
        type Ogama = rules::ogama::Small;
        type Stackreverse = rules::stackreverse::Small;
        let kind = Kind::from_key(key)?;
        Ok(match kind {
            Kind::Ogama => {
                Self { kind, title: "Ogama", names: Ogama::term_names(), weights: Ogama::weights() }
            }
            Kind::Stackreverse => Self {
                kind,
                title: "Stackreverse",
                names: Stackreverse::term_names(),
                weights: Stackreverse::weights(),
            },
        })
    }

    fn weights_from(&self, file: Option<&Path>) -> Result<Vec<i16>> {
        let Some(file) = file else { return Ok(self.weights.to_vec()) };
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        read_text(&text, &self.names).with_context(|| file.display().to_string())
    }
}

fn main() -> Result<()> {
    match Cli::parse().task {
        Task::Fit { game, games, share, hold, from, text, out } => {
            let subject = Subject::of(&game)?;
            let old = subject.weights_from(from.as_deref())?;
            let wish = Wish { share, hold };
            let weights = fit_games(&subject, games.into(), wish, &old)?;
            if let Some(file) = text {
                fs::write(&file, write_text(&subject.names, &weights))
                    .with_context(|| file.display().to_string())?;
            }
            if let Some(file) = out {
                let Games { games, nodes, seed, opening, slips } = games;
                let command = format!(
                    "cargo xtask tune fit {game} --games {games} --nodes {nodes} --seed {seed} \
                     --opening {opening} --slips {slips} --share {share} --hold {hold}"
                );
                write_file(&subject, &command, &weights, &file)?;
            }
            Ok(())
        }
        Task::Match { game, games, rules, first, second } => {
            let subject = Subject::of(&game)?;
            let weights = [first, second].map(|file| subject.weights_from(file.as_deref()));
            let [first, second] = weights;
            run_match(&subject, rules.as_deref(), [first?, second?], games.into())
        }
        Task::Levels(levels) => levels.run(),
        Task::Weights { game } => {
            let subject = Subject::of(&game)?;
            print!("{}", write_text(&subject.names, subject.weights));
            Ok(())
        }
        Task::Write { game, from, made_by, out } => {
            let subject = Subject::of(&game)?;
            let weights = subject.weights_from(Some(&from))?;
            write_file(&subject, &made_by, &weights, &out)
        }
    }
}

fn write_file(subject: &Subject, command: &str, weights: &[i16], file: &Path) -> Result<()> {
    let (key, names) = (subject.kind.key(), &subject.names);
    fs::write(file, write_rust(key, subject.title, command, names, weights))
        .with_context(|| file.display().to_string())
}

fn run_match(
    subject: &Subject,
    rules: Option<&str>,
    weights: [Vec<i16>; 2],
    plan: Plan,
) -> Result<()> {
    let tally = contest(subject.kind, rules, weights, plan)?;
    let ([won, drawn, lost], (elo, error)) = (tally.games, tally.elo());
    println!(
        "{won}-{drawn}-{lost} ({:.1} %), Elo {elo:+.0} ± {error:.0}, pairs {:?}",
        100.0 * tally.score(),
        tally.pairs
    );
    Ok(())
}

/// Every so many games one is kept out of the fit, to see how well it holds
/// for games it was not made from.
const HELD_OUT: u64 = 8;

fn fit_games(subject: &Subject, plan: Plan, wish: Wish, old: &[i16]) -> Result<Vec<i16>> {
    let harvest = play(subject.kind, plan, old, &mut |done| {
        if done % 500 == 0 {
            println!("{done} games");
        }
    })?;
    let [won, drawn, lost] = harvest.results;
    println!("games +{won} ={drawn} -{lost}, {} positions", harvest.samples.len());
    let is_held = |sample: &&Sample| sample.game % HELD_OUT == HELD_OUT - 1;
    let (held, used): (Vec<&Sample>, Vec<&Sample>) = harvest.samples.iter().partition(is_held);
    let mut before: Vec<f64> = old.iter().map(|&weight| f64::from(weight)).collect();
    before.push(0.0);
    let scale = scale(&used, |sample| value(sample, &before));
    let fitted = fit(&used, &before, scale, wish);
    let after: Vec<f64> = fitted.iter().map(|weight| weight.round()).collect();
    let rounded = after[..old.len()].iter().map(|&weight| weight as i16).collect();
    println!("scale {scale:.0}, slips of the other side worth {:.0}", after[old.len()]);
    before[old.len()] = after[old.len()];
    for (name, samples) in [("used", &used), ("held out", &held)] {
        let [a, b] = [&before, &after].map(|weights| figures(samples, weights, scale));
        println!(
            "{name}: {} positions, log-loss {:.4} -> {:.4}, Brier {:.4} -> {:.4}",
            samples.len(),
            a.log_loss,
            b.log_loss,
            a.brier,
            b.brier
        );
    }
    Ok(rounded)
}
