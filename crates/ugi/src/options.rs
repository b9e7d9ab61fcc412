//! What can be set, and what it is set to.

use engine::Level;
use protocol::{Form, Setting};
use rules::error::quoted;

use crate::Settings;
use crate::refused::Refused;

pub(crate) const USUAL_HASH: usize = 16;
const MOST_LINES: usize = 256;
const FULL: &str = "full";

/// What is set, apart from what the engine keeps itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// How many of the best moves are told.
    pub lines: usize,
    /// How well to play; `None` for as well as can be.
    pub level: Option<Level>,
    /// What makes the slips of a level vary.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { lines: 1, level: None, seed: 0 }
    }
}

/// What a `setoption` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    Threads(usize),
    Hash(usize),
    Lines(usize),
    Level(Option<Level>),
    Seed(u64),
    ClearHash,
}

/// Everything that can be set.
pub(crate) fn offered(settings: &Settings) -> Vec<Setting> {
    let setting = |name: &str, form| Setting { name: name.to_owned(), form };
    let spin = |default: usize, min: i64, max: usize| Form::Spin {
        default: default as i64,
        min,
        max: max as i64,
    };
    let levels = Level::ALL.iter().map(|level| level.number().to_string());
    let values = std::iter::once(FULL.to_owned()).chain(levels).collect();
    vec![
        setting("Threads", spin(1, 1, settings.most_threads)),
        setting("Hash", spin(USUAL_HASH.min(settings.most_hash), 1, settings.most_hash)),
        setting("Clear Hash", Form::Button),
        setting("MultiPV", spin(1, 1, MOST_LINES)),
        setting("Level", Form::Combo { default: FULL.to_owned(), values }),
        setting("Seed", Form::Spin { default: 0, min: 0, max: i64::MAX }),
    ]
}

impl Change {
    /// What setting `name` to `value` asks for.
    pub fn read(name: &str, value: Option<&str>, settings: &Settings) -> Result<Self, Refused> {
        let all = offered(settings);
        let Some(setting) = all.iter().find(|one| one.name.eq_ignore_ascii_case(name)) else {
            let names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
            return Err(bad("name", &format!("one of {}", names.join(", ")), Some(name)));
        };
        Ok(match setting.name.as_str() {
            "Threads" => Self::Threads(number(setting, value)? as usize),
            "Hash" => Self::Hash(number(setting, value)? as usize),
            "MultiPV" => Self::Lines(number(setting, value)? as usize),
            "Seed" => Self::Seed(number(setting, value)?),
            "Level" => Self::Level(level(setting, value)?),
            _ => Self::ClearHash,
        })
    }
}

fn bad(place: &str, expected: &str, got: Option<&str>) -> Refused {
    let got = got.map_or_else(|| "nothing".to_owned(), quoted);
    Refused::new("bad-option", format!("{place}: expected {expected}, got {got}"))
}

fn number(setting: &Setting, value: Option<&str>) -> Result<u64, Refused> {
    let Form::Spin { min, max, .. } = setting.form else { return Ok(0) };
    let number = value.and_then(|text| text.parse::<i64>().ok());
    let in_range = number.filter(|number| (min..=max).contains(number));
    let in_range = in_range.and_then(|number| u64::try_from(number).ok());
    in_range.ok_or_else(|| bad(&setting.name, &format!("{min} to {max}"), value))
}

fn level(setting: &Setting, value: Option<&str>) -> Result<Option<Level>, Refused> {
    if value == Some(FULL) {
        return Ok(None);
    }
    let level = value.and_then(|text| text.parse().ok()).and_then(Level::new);
    level.map(Some).ok_or_else(|| {
        let expected = format!("{FULL}, or 1 to {}", Level::ALL.len());
        bad(&setting.name, &expected, value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, value: Option<&str>) -> Result<Change, String> {
        Change::read(name, value, &Settings::default()).map_err(|refused| refused.text)
    }

    #[test]
    fn all_that_is_offered_can_be_set_to_its_ends_and_no_further() {
        for setting in offered(&Settings::default()) {
            let set = |value: &str| read(&setting.name, Some(value));
            match &setting.form {
                Form::Spin { default, min, max } => {
                    for good in [default, min, max] {
                        assert!(set(&good.to_string()).is_ok(), "{setting} {good}");
                    }
                    let beyond = i128::from(*max) + 1;
                    for bad in [(min - 1).to_string(), beyond.to_string(), "1.5".to_owned()] {
                        assert!(set(&bad).is_err(), "{setting} {bad}");
                    }
                }
                Form::Combo { default, values } => {
                    assert!(values.contains(default));
                    assert!(values.iter().all(|value| set(value).is_ok()), "{setting}");
                    assert!(set("0").is_err() && set("11").is_err());
                }
                Form::Button => assert!(read(&setting.name, None).is_ok()),
                form => panic!("no test for {form:?}"),
            }
        }
    }

    #[test]
    fn names_are_read_in_any_case() {
        assert_eq!(read("hash", Some("64")), Ok(Change::Hash(64)));
        assert_eq!(read("CLEAR hash", None), Ok(Change::ClearHash));
        assert_eq!(
            read("Colour", Some("red")),
            Err("name: expected one of Threads, Hash, Clear Hash, MultiPV, Level, Seed, got \
                 'Colour'"
                .to_owned())
        );
    }
}
