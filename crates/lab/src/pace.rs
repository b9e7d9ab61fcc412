//! How long a contestant may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Clock, Limits};

use crate::contestant::SpecError;

/// What limits the thinking about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// A number of positions.
    Nodes(u64),
    /// A number of plies.
    Depth(u32),
    /// A time for every move.
    MoveTime(Duration),
    /// A clock for the whole game.
    Clock(ClockSetting),
}

impl Pace {
    /// The limits of a search, with `left` on the clock if there is one.
    pub(crate) fn limits(self, left: Duration) -> Limits {
        match self {
            Self::Nodes(nodes) => Limits::nodes(nodes),
            Self::Depth(depth) => Limits::depth(depth),
            Self::MoveTime(time) => Limits::move_time(time),
            Self::Clock(ClockSetting { increment, .. }) => {
                let clock = Clock { left, increment, moves_to_go: None };
                Limits { clock: Some(clock), ..Limits::default() }
            }
        }
    }

    /// The time after which a move is late, if it can be.
    pub(crate) fn allowed(self, left: Duration) -> Option<Duration> {
        match self {
            Self::Nodes(_) | Self::Depth(_) => None,
            Self::MoveTime(time) => Some(time),
            Self::Clock(_) => Some(left),
        }
    }
}

/// As in a specification: `nodes=1000`, `ms=100`, `clock=10+0.1`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Self::Depth(depth) => write!(f, "depth={depth}"),
            Self::MoveTime(time) => write!(f, "ms={}", time.as_millis()),
            Self::Clock(clock) => write!(f, "clock={clock}"),
        }
    }
}

/// A clock: what it begins with, and what each move adds.
///
/// # Examples
///
/// ```
/// use std::time::Duration;
///
/// let clock: lab::ClockSetting = "10+0.1".parse()?;
/// assert_eq!(clock.increment, Duration::from_millis(100));
/// assert_eq!(clock.to_string(), "10+0.1");
/// assert!("10+x".parse::<lab::ClockSetting>().is_err());
/// # Ok::<(), lab::SpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockSetting {
    /// The time at the beginning.
    pub base: Duration,
    /// The time added after every move.
    pub increment: Duration,
}

/// The longest time that is taken, in seconds: a day.
const LONGEST: f64 = 86_400.0;

impl FromStr for ClockSetting {
    type Err = SpecError;

    /// Reads seconds, and seconds a move after a `+`.
    fn from_str(text: &str) -> Result<Self, SpecError> {
        let bad = || SpecError::value("clock", "seconds + seconds a move, such as 10+0.1", text);
        let time = |part: &str| {
            let seconds: f64 = part.parse().ok()?;
            (0.0..=LONGEST).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
        };
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let (base, increment) = (time(base).ok_or_else(bad)?, time(increment).ok_or_else(bad)?);
        if base.is_zero() && increment.is_zero() {
            return Err(bad());
        }
        Ok(Self { base, increment })
    }
}

impl fmt::Display for ClockSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.base.as_secs_f64(), self.increment.as_secs_f64())
    }
}
