//! Who plays, in one line of text.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::uct::{EXPLORATION, PLAYOUT, Uct};
use engine::{Engine, Level, MAX_THREADS};
use rules::error::quoted;
use rules::random::SplitMix64;

use super::Contestant;
use super::built_in::{Leveled, MonteCarlo, Random, Searcher};
use super::external::{External, Program};
use super::words;
use crate::pace::{ClockSetting, Pace};

/// A contestant by its settings: what [`PlayerSpec::open`] makes one of.
///
/// Its text is a kind, a colon and settings with commas or blanks between.
///
/// # Examples
///
/// ```
/// use lab::{Pace, PlayerSpec};
///
/// let spec: PlayerSpec = "engine:nodes=20000,hash=8".parse()?;
/// assert_eq!(spec.pace, Some(Pace::Nodes(20_000)));
/// assert_eq!(spec.name(), "engine:nodes=20000,hash=8");
/// assert!("engine:nodes=many".parse::<PlayerSpec>().is_err());
/// # Ok::<(), lab::SpecError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSpec {
    /// The text it was read from.
    text: String,
    /// What it is called, if not by its text.
    given_name: Option<String>,
    /// What makes it.
    pub maker: Maker,
    /// How long it may think, if that is said here.
    pub pace: Option<Pace>,
}

/// What makes a contestant.
#[derive(Clone, Debug, PartialEq)]
pub enum Maker {
    /// The engine at full strength.
    Engine {
        /// The size of its table in MiB.
        megabytes: usize,
        /// How many threads it uses.
        threads: usize,
    },
    /// The engine at a level.
    Level(Level),
    /// Monte-Carlo tree search.
    Uct {
        /// The constant of UCB1.
        exploration: f32,
        /// The most plies of a playout.
        playout: u32,
    },
    /// Any legal move.
    Random,
    /// Another program.
    Program(Program),
}

/// What is wrong with a specification.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// A setting's value is not one.
    #[error("{key}: expected {expected}, got {}", quoted(.got))]
    Value {
        /// The setting.
        key: String,
        /// What it may be.
        expected: String,
        /// What came.
        got: String,
    },
    /// There is no such setting for this player.
    #[error("player {kind}: expected one of {expected}, got {}", quoted(.got))]
    Key {
        /// The kind of player.
        kind: &'static str,
        /// The settings it has.
        expected: &'static str,
        /// What came.
        got: String,
    },
    /// There is no such player.
    #[error("player: expected {}, got {}", KINDS, quoted(.0))]
    Kind(String),
    /// There is no room for its table.
    #[error(transparent)]
    NoMemory(#[from] engine::NoMemory),
}

/// The kinds of players, for messages.
const KINDS: &str = "engine, uct, random or cmd, then a colon and settings";

impl SpecError {
    /// A wrong value of the setting `key`.
    pub fn value(key: &str, expected: &str, got: &str) -> Self {
        Self::Value { key: key.to_owned(), expected: expected.to_owned(), got: got.to_owned() }
    }
}

impl PlayerSpec {
    /// What it is called: its name if it has one, else its text.
    #[must_use]
    pub fn name(&self) -> &str {
        self.given_name.as_deref().unwrap_or(&self.text)
    }

    /// Whether something must limit its thinking.
    #[must_use]
    pub const fn needs_pace(&self) -> bool {
        matches!(self.maker, Maker::Engine { .. } | Maker::Uct { .. } | Maker::Program(_))
    }

    /// A contestant with these settings, which shares nothing with another.
    ///
    /// # Errors
    ///
    /// [`SpecError::NoMemory`].
    pub fn open(&self) -> Result<Box<dyn Contestant>, SpecError> {
        Ok(match &self.maker {
            &Maker::Engine { megabytes, threads } => {
                Box::new(Searcher(Engine::new(megabytes, threads)?))
            }
            &Maker::Level(level) => Box::new(Leveled { level, seed: 0 }),
            &Maker::Uct { exploration, playout } => {
                Box::new(MonteCarlo(Uct { exploration, playout, ..Uct::new(0) }))
            }
            Maker::Random => Box::new(Random(SplitMix64::new(0))),
            Maker::Program(program) => Box::new(External::new(program.clone())),
        })
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let text = text.trim();
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let maker = match kind {
            "engine" => Maker::Engine { megabytes: 16, threads: 1 },
            "uct" => Maker::Uct { exploration: EXPLORATION, playout: PLAYOUT },
            "random" => Maker::Random,
            "cmd" => Maker::Program(Program {
                words: Vec::new(),
                options: Vec::new(),
                patience: Duration::from_secs(10),
            }),
            _ => return Err(SpecError::Kind(text.to_owned())),
        };
        let mut spec = Self { text: text.to_owned(), given_name: None, maker, pace: None };
        let quoted = || SpecError::value(kind, "quotes in pairs", text);
        let settings = words::split(rest, &[',', ' '], '"').ok_or_else(quoted)?;
        let mut settings = settings.into_iter();
        if let Maker::Program(program) = &mut spec.maker {
            let command = settings.next().unwrap_or_default();
            program.words = words::split(&command, &[' '], '\'').ok_or_else(quoted)?;
            if program.words.is_empty() {
                return Err(SpecError::value("cmd", "a program and its arguments", rest));
            }
        }
        for setting in settings {
            let (key, value) = setting.split_once('=').unwrap_or((&setting, ""));
            spec.set(key, value)?;
        }
        Ok(spec)
    }
}

impl PlayerSpec {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SpecError> {
        if key == "name" && !value.is_empty() {
            self.given_name = Some(value.to_owned());
            return Ok(());
        }
        if self.needs_pace()
            && let Some(pace) = read_pace(key, value)?
        {
            self.pace = Some(pace);
            return Ok(());
        }
        match (&mut self.maker, key) {
            (Maker::Engine { megabytes, .. }, "hash") => {
                *megabytes = number(key, value, "1 to 65536 MiB", 1, 65_536)? as usize;
            }
            (Maker::Engine { threads, .. }, "threads") => {
                let most = MAX_THREADS as u64;
                *threads = number(key, value, "1 to 256 threads", 1, most)? as usize;
            }
            (Maker::Engine { .. }, "level") => self.maker = Maker::Level(read_level(value)?),
            (Maker::Uct { exploration, .. }, "c") => *exploration = read_exploration(value)?,
            (Maker::Uct { playout, .. }, "playout") => {
                *playout = number(key, value, "1 to 10000 plies", 1, 10_000)? as u32;
            }
            (Maker::Program(program), "patience") => {
                let millis = number(key, value, "1 to 3600000 ms", 1, 3_600_000)?;
                program.patience = Duration::from_millis(millis);
            }
            (Maker::Program(program), _) if key.starts_with("option.") => {
                let name = key.trim_start_matches("option.").to_owned();
                program.options.push((name, value.to_owned()));
            }
            _ => return Err(self.unknown(key)),
        }
        Ok(())
    }

    fn unknown(&self, key: &str) -> SpecError {
        let (kind, expected) = match self.maker {
            Maker::Engine { .. } => {
                ("engine", "nodes, ms, depth, clock, level, hash, threads, name")
            }
            Maker::Level(_) => ("engine with a level", "name"),
            Maker::Uct { .. } => ("uct", "nodes, ms, clock, c, playout, name"),
            Maker::Random => ("random", "name"),
            Maker::Program(_) => ("cmd", "nodes, ms, depth, clock, option.NAME, patience, name"),
        };
        SpecError::Key { kind, expected, got: key.to_owned() }
    }
}

/// The pace that `key` sets, if it is one that does.
fn read_pace(key: &str, value: &str) -> Result<Option<Pace>, SpecError> {
    const DAY: u64 = 86_400_000;
    Ok(Some(match key {
        "nodes" => Pace::Nodes(number(key, value, "a number of positions", 1, u64::MAX)?),
        "depth" => Pace::Depth(number(key, value, "1 to 128 plies", 1, 128)? as u32),
        "ms" => Pace::MoveTime(Duration::from_millis(number(
            key,
            value,
            "thousandths of a second, at most a day",
            0,
            DAY,
        )?)),
        "clock" => Pace::Clock(value.parse::<ClockSetting>()?),
        _ => return Ok(None),
    }))
}

fn read_level(value: &str) -> Result<Level, SpecError> {
    let level = value.parse().ok().and_then(Level::new);
    let most = Level::ALL.len();
    level.ok_or_else(|| SpecError::value("level", &format!("1 to {most}"), value))
}

fn read_exploration(value: &str) -> Result<f32, SpecError> {
    let read = value.parse().ok().filter(|number| (0.0..=100.0).contains(number));
    read.ok_or_else(|| SpecError::value("c", "0 to 100", value))
}

fn number(key: &str, text: &str, expected: &str, least: u64, most: u64) -> Result<u64, SpecError> {
    let read = text.parse().ok().filter(|number| (least..=most).contains(number));
    read.ok_or_else(|| SpecError::value(key, expected, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<PlayerSpec, SpecError> {
        text.parse()
    }

    #[test]
    fn every_setting_is_taken() {
        let spec = read("engine:ms=100,hash=64,threads=2,name=fast").expect("good");
        assert_eq!(spec.maker, Maker::Engine { megabytes: 64, threads: 2 });
        assert_eq!(spec.pace, Some(Pace::MoveTime(Duration::from_millis(100))));
        assert_eq!(spec.name(), "fast");
        let uct = Maker::Uct { exploration: 1.5, playout: 9 };
        assert_eq!(read("uct:nodes=5 c=1.5,playout=9").map(|spec| spec.maker), Ok(uct));
        let level = Level::new(3).expect("there is one");
        assert_eq!(read("engine:level=3").map(|spec| spec.maker), Ok(Maker::Level(level)));
        assert_eq!(read("random").map(|spec| spec.maker), Ok(Maker::Random));
    }

    #[test]
    fn programs_are_taken_with_arguments_and_options() {
        let text = "cmd:\"'my dir/bashenka' ugi\" option.Threads=1 nodes=500 patience=50";
        let spec = read(text).expect("good");
        assert_eq!(spec.pace, Some(Pace::Nodes(500)));
        let Maker::Program(program) = spec.maker else { panic!("it is a program") };
        assert_eq!(program.words, ["my dir/bashenka", "ugi"]);
        assert_eq!(program.options, [("Threads".to_owned(), "1".to_owned())]);
        assert_eq!(program.patience, Duration::from_millis(50));
    }

    #[test]
    fn wrong_settings_say_what_was_expected_and_what_came() {
        for (text, expected, got) in [
            ("engine:nodes=0", "a number of positions", "'0'"),
            ("engine:level=99", "1 to", "'99'"),
            ("engine:speed=5", "nodes, ms", "'speed'"),
            ("engine:level=1,ms=5", "name", "'ms'"),
            ("uct:hash=5", "playout, name", "'hash'"),
            ("uct:c=-1", "0 to 100", "'-1'"),
            ("random:nodes=5", "name", "'nodes'"),
            ("chess", "engine, uct", "'chess'"),
            ("cmd:", "a program", "''"),
            ("cmd:\"a b", "quotes in pairs", "'cmd:\"a b'"),
            ("cmd:a hash=5", "option.NAME", "'hash'"),
            ("engine:clock=0", "seconds", "'0'"),
        ] {
            let error = read(text).expect_err(text).to_string();
            assert!(error.contains(expected) && error.contains(got), "{text}: {error}");
        }
    }
}
