//! The tags of a record: an ordered list of keys and texts.

use std::fmt;

use super::escape::{Inside, escape_into};
use crate::error::quoted;
use crate::{Kind, Player};

/// The keys that the record itself gives: no other tag has one of them.
pub(super) const OWN_KEYS: [&str; 8] =
    ["Game", "RulesVersion", "Rules", "Board", "Position", "Seed", "Result", "Termination"];

/// A key that no tag can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    /// The key is empty, or a blank, bracket, quote or control stands in it.
    #[error("a tag's key: expected letters without blanks, brackets, quotes, got {}", quoted(.0))]
    BadKey(String),
    /// The record itself gives this tag.
    #[error("a tag's key: expected one that the record does not give itself, got {0}")]
    Taken(String),
}

/// Whether `key` can be read back.
pub(super) fn is_key(key: &str) -> bool {
    let is_bad = |letter: char| {
        letter.is_whitespace() || letter.is_control() || "\"[]{}\u{feff}".contains(letter)
    };
    !key.is_empty() && !key.contains(is_bad)
}

/// `Ok` if a tag may have this key.
pub(super) fn check_key(key: &str) -> Result<(), KeyError> {
    match key {
        _ if OWN_KEYS.contains(&key) => Err(KeyError::Taken(key.to_owned())),
        _ if !is_key(key) => Err(KeyError::BadKey(key.to_owned())),
        _ => Ok(()),
    }
}

/// The key of the tag that names a player: `Orange`, `White`, `Black`.
///
/// # Examples
///
/// ```
/// use rules::{Kind, Player, record::player_key};
///
/// assert_eq!(player_key(Kind::Ogama, Player::Light), "Orange");
/// ```
#[must_use]
pub fn player_key(kind: Kind, player: Player) -> String {
    let name = kind.players()[player.index()];
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// What it tells of.
    pub key: String,
    /// What it tells.
    pub value: String,
}

impl Tag {
    /// A tag of that key and value.
    pub fn new(key: impl Into<String>, value: impl Into<String>) -> Self {
        Self { key: key.into(), value: value.into() }
    }
}

/// The tag as it stands in a record, its value escaped.
impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut value = String::new();
        escape_into(&self.value, Inside::Quotes, &mut value);
        write!(f, "[{} \"{value}\"]", self.key)
    }
}
