//! How long to think.

use std::fmt;

use crate::error::ParseError;
use crate::words::Words;

/// What a search may use, and when its move is wanted.
///
/// The first limit that is met ends the search. Without any it goes on until it
/// is stopped.
///
/// # Examples
///
/// ```
/// use protocol::{Command, Go};
///
/// let go = Go { nodes: Some(5000), depth: Some(9), ..Go::default() };
/// assert_eq!(Command::Go(go).to_string(), "go nodes 5000 depth 9");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The most positions to visit.
    pub nodes: Option<u64>,
    /// The time for this move, in milliseconds.
    pub movetime: Option<u64>,
    /// The greatest depth, in plies.
    pub depth: Option<u32>,
    /// Both players' clocks.
    pub clock: Option<Clock>,
    /// When the move is wanted.
    pub mode: Mode,
}

/// When the move of a search is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// As soon as a limit is met; after `stop` if there is none.
    #[default]
    Play,
    /// After `stop` only, whatever the limits.
    Infinite,
    /// After `stop`, or after `ponderhit` and then a limit: it is still the
    /// opponent's turn, and the last move of the position is a guess.
    Ponder,
}

/// Both players' clocks, in milliseconds; the player whose name an engine gives
/// first comes first here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clock {
    /// What is left.
    pub time: [u64; 2],
    /// What every move adds.
    pub increment: [u64; 2],
    /// After how many moves time is added, if it is.
    pub moves_to_go: Option<u32>,
}

const KEYS: &str = "nodes, movetime, depth, time1, time2, inc1, inc2, movestogo, infinite, ponder";

/// Both clocks while they are being read.
#[derive(Default)]
struct Clocks {
    time: [Option<u64>; 2],
    increment: [Option<u64>; 2],
    moves_to_go: Option<u32>,
}

impl Go {
    /// A search of so many milliseconds.
    #[must_use]
    pub fn movetime(milliseconds: u64) -> Self {
        Self { movetime: Some(milliseconds), ..Self::default() }
    }

    /// A search of so many positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// A search by the clock.
    #[must_use]
    pub fn clock(clock: Clock) -> Self {
        Self { clock: Some(clock), ..Self::default() }
    }

    /// Whether only `stop` ends the search: because that is asked for, or
    /// because nothing else is said.
    ///
    /// # Examples
    ///
    /// ```
    /// use protocol::{Go, Mode};
    ///
    /// assert!(Go::default().is_endless());
    /// assert!(Go { mode: Mode::Infinite, ..Go::nodes(7) }.is_endless());
    /// assert!(!Go::nodes(7).is_endless());
    /// ```
    #[must_use]
    pub fn is_endless(&self) -> bool {
        let is_limited = self.nodes.is_some()
            || self.movetime.is_some()
            || self.depth.is_some()
            || self.clock.is_some();
        match self.mode {
            Mode::Play => !is_limited,
            Mode::Infinite => true,
            Mode::Ponder => false,
        }
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let mut go = Self::default();
        let mut clocks = Clocks::default();
        while let Some(key) = words.next() {
            match key {
                "nodes" => once(&mut go.nodes, "nodes", words.number("nodes")?)?,
                "movetime" => once(&mut go.movetime, "movetime", time(words, "movetime")?)?,
                "depth" => once(&mut go.depth, "depth", words.number("depth")?)?,
                "infinite" => go.set_mode(Mode::Infinite, key)?,
                "ponder" => go.set_mode(Mode::Ponder, key)?,
                _ => clocks.read(key, words)?,
            }
        }
        go.clock = clocks.both()?;
        Ok(go)
    }

    fn set_mode(&mut self, mode: Mode, key: &str) -> Result<(), ParseError> {
        if self.mode != Mode::Play {
            return Err(ParseError::malformed("go", "infinite or ponder, once", key));
        }
        self.mode = mode;
        Ok(())
    }
}

impl Clocks {
    fn read(&mut self, key: &str, words: &mut Words<'_>) -> Result<(), ParseError> {
        match key {
            "time1" => once(&mut self.time[0], "time1", time(words, "time1")?),
            "time2" => once(&mut self.time[1], "time2", time(words, "time2")?),
            "inc1" => once(&mut self.increment[0], "inc1", time(words, "inc1")?),
            "inc2" => once(&mut self.increment[1], "inc2", time(words, "inc2")?),
            "movestogo" => once(&mut self.moves_to_go, "movestogo", words.number("movestogo")?),
            _ => Err(ParseError::malformed("go", KEYS, key)),
        }
    }

    fn both(self) -> Result<Option<Clock>, ParseError> {
        let is_absent = self.increment == [None; 2] && self.moves_to_go.is_none();
        match self.time {
            [Some(first), Some(second)] => Ok(Some(Clock {
                time: [first, second],
                increment: self.increment.map(Option::unwrap_or_default),
                moves_to_go: self.moves_to_go,
            })),
            [None, None] if is_absent => Ok(None),
            _ => Err(ParseError::malformed("go", "both time1 and time2", "a part of a clock")),
        }
    }
}

fn once<T>(place: &mut Option<T>, key: &'static str, value: T) -> Result<(), ParseError> {
    if place.replace(value).is_some() {
        return Err(ParseError::malformed("go", "every word once", key));
    }
    Ok(())
}

/// Milliseconds. A clock may be overdrawn: less than nothing is nothing. More
/// than can be counted is the most that can be.
fn time(words: &mut Words<'_>, place: &'static str) -> Result<u64, ParseError> {
    let word = words.next().unwrap_or_default();
    let digits = word.strip_prefix('-').unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ParseError::malformed(place, "milliseconds, a whole number", word));
    }
    if word.starts_with('-') { Ok(0) } else { Ok(digits.parse().unwrap_or(u64::MAX)) }
}

/// The words after `go`, each with a blank before it.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mode {
            Mode::Play => {}
            Mode::Infinite => f.write_str(" infinite")?,
            Mode::Ponder => f.write_str(" ponder")?,
        }
        let mut pair = |key: &str, value: Option<u64>| match value {
            Some(value) => write!(f, " {key} {value}"),
            None => Ok(()),
        };
        pair("nodes", self.nodes)?;
        pair("movetime", self.movetime)?;
        pair("depth", self.depth.map(u64::from))?;
        let Some(clock) = self.clock else { return Ok(()) };
        pair("time1", Some(clock.time[0]))?;
        pair("time2", Some(clock.time[1]))?;
        pair("inc1", Some(clock.increment[0]))?;
        pair("inc2", Some(clock.increment[1]))?;
        pair("movestogo", clock.moves_to_go.map(u64::from))
    }
}
