//! The engine as programs speak to it: one line in, some lines out.
//!
//! [`run`] reads commands until there are no more and answers them, as
//! `docs/protocol.md` describes. A search runs beside it, so that `stop` is
//! heard at any time.
//!
//! It decides no rule and finds no move: the games are asked of `rules`, the
//! moves of `engine`, and `protocol` reads and writes the lines.

mod greeting;
mod keeper;
mod lines;
mod memory;
mod options;
mod player;
mod refused;
mod search;
mod serve;
mod speaker;
mod table;

use std::io::{self, BufRead, Write};

use speaker::Speaker;

/// What one run may use, and how it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The most positions that any one search visits; `None` for as many as it
    /// is told.
    pub most_nodes: Option<u64>,
    /// The largest table that may be asked for, in MiB.
    pub most_hash: usize,
    /// The most threads that may be asked for.
    pub most_threads: usize,
    /// When the next line is read.
    pub pace: Pace,
}

/// When the next line is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// While a search runs.
    AsTheyCome,
    /// When a search that needs no `stop` has ended: the same lines always get
    /// the same answers.
    OneByOne,
}

/// Defaults: no limit but those of the machine. More threads than it runs at
/// once would search no more, and keep the one that hears `stop` waiting.
impl Default for Settings {
    fn default() -> Self {
        Self {
            most_nodes: None,
            most_hash: 8192,
            most_threads: threads_of_the_machine(),
            pace: Pace::AsTheyCome,
        }
    }
}

fn threads_of_the_machine() -> usize {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    threads.min(engine::MAX_THREADS)
}

/// Why a run ended early.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The input failed.
    #[error("cannot read the commands: {0}")]
    Read(io::Error),
    /// The output failed, or nobody reads it any more.
    #[error("cannot write the answers: {0}")]
    Write(io::Error),
}

/// Answers the commands of `input` on `output` until `quit` or the end of the
/// input. A search that is still running then gives its move first.
///
/// # Errors
///
/// [`Error`], if the input cannot be read or an answer cannot be written.
///
/// # Examples
///
/// ```
/// let input = b"newgame ogama\nsetrules size=4x4,rows=1\ngo depth 2\n";
/// let settings = ugi::Settings { pace: ugi::Pace::OneByOne, ..ugi::Settings::default() };
/// let mut output = Vec::new();
/// ugi::run(&input[..], &mut output, &settings)?;
/// let output = String::from_utf8_lossy(&output);
/// assert!(output.lines().last().is_some_and(|line| line.starts_with("bestmove ")));
/// # Ok::<(), ugi::Error>(())
/// ```
pub fn run(
    input: impl BufRead,
    output: impl Write + Send,
    settings: &Settings,
) -> Result<(), Error> {
    let speaker = Speaker::new(output);
    let read = std::thread::scope(|scope| serve::Server::new(scope, &speaker, settings).run(input));
    read.and(speaker.finish().map_err(Error::Write))
}
