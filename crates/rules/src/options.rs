//! Rule strings: `key=value,key=value`.
//!
//! Each game lists its options in a table of [`OptionInfo`]; this module reads
//! the pairs, and the games read the values (*Rule* CO-2).

use crate::error::{Fault, quoted};

/// An option of a game's rules, as shown to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The word before `=`.
    pub key: &'static str,
    /// The value that holds when the option is not given.
    pub default: &'static str,
    /// The values allowed, in words.
    pub values: &'static str,
    /// The clause of the rulebook it varies.
    pub clause: &'static str,
    /// What it decides, in a sentence.
    pub about: &'static str,
}

impl OptionInfo {
    /// The option of that key, default, values, clause and sentence.
    #[must_use]
    pub const fn new(
        key: &'static str,
        default: &'static str,
        values: &'static str,
        clause: &'static str,
        about: &'static str,
    ) -> Self {
        Self { key, default, values, clause, about }
    }
}

/// Splits a rule string into options of `table` and their values.
///
/// Unknown options, options given twice and pairs without `=` go to `faults`.
pub(crate) fn read_pairs<'t>(
    text: &'t str,
    table: &'static [OptionInfo],
    faults: &mut Vec<Fault>,
) -> Vec<(&'static OptionInfo, &'t str)> {
    let mut pairs: Vec<(&OptionInfo, &str)> = Vec::new();
    if text.trim().is_empty() {
        return pairs;
    }
    for pair in text.split(',').map(str::trim) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let Some(info) = table.iter().find(|info| info.key == key) else {
            faults.push(bad_rules("CO-2.2", "option", known_keys(table), quoted(key)));
            continue;
        };
        if pairs.iter().any(|(other, _)| other.key == key) {
            let got = format!("a second one, {}", quoted(pair));
            faults.push(bad_rules("CO-2.4", key, "the option once".to_owned(), got));
            continue;
        }
        pairs.push((info, value));
    }
    pairs
}

fn known_keys(table: &[OptionInfo]) -> String {
    let keys: Vec<&str> = table.iter().map(|info| info.key).collect();
    format!("one of {}", keys.join(", "))
}

fn bad_rules(clause: &'static str, place: &str, expected: String, got: String) -> Fault {
    Fault::new("bad-rules", clause, place, expected, got)
}

/// The fault of an option whose `value` is not one of its values.
pub(crate) fn bad_value(info: &OptionInfo, value: &str) -> Fault {
    bad_rules(info.clause, info.key, info.values.to_owned(), quoted(value))
}

/// A number without sign and leading zero.
pub(crate) fn plain_u64(digits: &str) -> Option<u64> {
    let number: u64 = digits.parse().ok()?;
    (number.to_string() == digits).then_some(number)
}

/// Declares an enum whose cases are the words an option allows.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$case_about:meta])* $case:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$case_about])* $case),+ }

        impl $name {
            /// Every value.
            pub const ALL: &[Self] = &[$(Self::$case),+];

            /// The option's word for it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$case => $word),+ }
            }

            /// The value of that word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}
pub(crate) use words;
