//! The engine, as the subcommands set it up.

use clap::Args;
use engine::{Engine, Limits, MAX_PLY, MAX_THREADS, NoMemory};
use std::time::Duration;

use crate::failure::Failure;

/// How long to think, and with what.
#[derive(Clone, Debug, Args)]
pub struct ThinkingArgs {
    /// Visit at most this many positions: the same answer on every machine.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Think for at most this many milliseconds.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    ms: Option<u64>,

    /// Look at most this many plies deep.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_PLY)))]
    depth: Option<u32>,

    /// How many threads think.
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=MAX_THREADS as u64))]
    threads: u64,

    /// The table of positions, in MiB.
    #[arg(long, value_name = "MB", default_value_t = 64)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=8192))]
    hash: u64,
}

impl ThinkingArgs {
    /// The limits asked for; `usual` where none is.
    pub fn limits(&self, usual: Duration) -> Limits {
        let is_free = self.nodes.is_none() && self.ms.is_none() && self.depth.is_none();
        Limits {
            nodes: self.nodes,
            depth: self.depth,
            move_time: self.ms.map(Duration::from_millis).or(is_free.then_some(usual)),
            ..Limits::default()
        }
    }

    /// The engine asked for.
    ///
    /// # Errors
    ///
    /// If there is no memory for its table.
    pub fn engine(&self) -> Result<Engine, Failure> {
        engine(self.hash, self.threads)
    }
}

/// An engine with a table of so many MiB and so many threads.
///
/// # Errors
///
/// If there is no memory for the table.
pub fn engine(megabytes: u64, threads: u64) -> Result<Engine, Failure> {
    let no_room = NoMemory { megabytes: usize::MAX };
    let megabytes = usize::try_from(megabytes).map_err(|_| no_room)?;
    Ok(Engine::new(megabytes, usize::try_from(threads).unwrap_or(MAX_THREADS))?)
}
