//! The link, and its keys.

use std::fmt;

use crate::{LinkError, pack};

/// What a link can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The name of a game, as `ogama`.
    Game,
    /// A rule string.
    Rules,
    /// A wild board, as the text of its file.
    Board,
    /// A position string.
    Position,
    /// The text of a game record.
    Record,
}

impl Key {
    /// Every key, in the order in which they are written.
    pub const ALL: [Self; 5] = [Self::Game, Self::Rules, Self::Board, Self::Position, Self::Record];

    /// The key as it stands in a fragment.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Rules => "rules",
            Self::Board => "board",
            Self::Position => "position",
            Self::Record => "record",
        }
    }

    fn from_word(word: &str) -> Result<Self, LinkError> {
        let known = Self::ALL.into_iter().find(|key| key.word() == word);
        known.ok_or_else(|| LinkError::UnknownKey { key: short(word) })
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What a link carries: any of five texts, none of which is judged here.
///
/// # Examples
///
/// ```
/// use link::Link;
///
/// let link = Link {
///     game: Some("ogama".to_owned()),
///     rules: Some("size=4x5,rows=1".to_owned()),
///     ..Link::default()
/// };
/// assert_eq!(link.address("/study")?, "/study#game=ogama&rules=size=4x5,rows=1");
/// assert_eq!(Link::from_fragment("#game=ogama&rules=size=4x5,rows=1")?, link);
/// # Ok::<(), link::LinkError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The name of a game.
    pub game: Option<String>,
    /// A rule string.
    pub rules: Option<String>,
    /// A wild board, as the text of its file.
    pub board: Option<String>,
    /// A position string.
    pub position: Option<String>,
    /// The text of a game record.
    pub record: Option<String>,
}

impl Link {
    /// The most bytes that a fragment may have, and that all its texts may have together.
    pub const LIMIT: usize = 4 << 20;

    /// Whether the link carries nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        Key::ALL.iter().all(|&key| self.get(key).is_none())
    }

    /// The text under `key`.
    #[must_use]
    pub fn get(&self, key: Key) -> Option<&str> {
        match key {
            Key::Game => self.game.as_deref(),
            Key::Rules => self.rules.as_deref(),
            Key::Board => self.board.as_deref(),
            Key::Position => self.position.as_deref(),
            Key::Record => self.record.as_deref(),
        }
    }

    fn slot(&mut self, key: Key) -> &mut Option<String> {
        match key {
            Key::Game => &mut self.game,
            Key::Rules => &mut self.rules,
            Key::Board => &mut self.board,
            Key::Position => &mut self.position,
            Key::Record => &mut self.record,
        }
    }

    /// The link as a fragment, without `#`; [`Link::from_fragment`] reads it back.
    ///
    /// # Errors
    ///
    /// [`LinkError::TooLong`] if the texts are longer than [`Link::LIMIT`] together, or
    /// the fragment is.
    pub fn fragment(&self) -> Result<String, LinkError> {
        let texts = || Key::ALL.into_iter().filter_map(|key| Some((key, self.get(key)?)));
        if texts().map(|(_, text)| text.len()).sum::<usize>() > Self::LIMIT {
            return Err(LinkError::TOO_LONG);
        }
        let parts: Vec<String> =
            texts().map(|(key, text)| format!("{key}={}", pack::write(text))).collect();
        let fragment = parts.join("&");
        if fragment.len() > Self::LIMIT { Err(LinkError::TOO_LONG) } else { Ok(fragment) }
    }

    /// The address of a room with this link: `/study#game=ogama`; of an empty
    /// link, the room alone.
    ///
    /// # Errors
    ///
    /// As [`Link::fragment`].
    pub fn address(&self, room: &str) -> Result<String, LinkError> {
        let fragment = self.fragment()?;
        let mark = if fragment.is_empty() { "" } else { "#" };
        Ok(format!("{room}{mark}{fragment}"))
    }

    /// Reads a fragment, with or without `#`; an empty one is an empty link.
    ///
    /// # Errors
    ///
    /// The first fault: a part without `=`, an unknown or repeated key, a value
    /// that is neither plain nor packed, or more bytes than [`Link::LIMIT`]. No
    /// more than these are ever unpacked, however short the fragment.
    pub fn from_fragment(fragment: &str) -> Result<Self, LinkError> {
        if fragment.len() > Self::LIMIT {
            return Err(LinkError::TOO_LONG);
        }
        let (mut link, mut left) = (Self::default(), Self::LIMIT);
        let parts = fragment.strip_prefix('#').unwrap_or(fragment).split('&');
        for part in parts.filter(|part| !part.is_empty()) {
            let (word, value) =
                part.split_once('=').ok_or_else(|| LinkError::NoValue { part: short(part) })?;
            let key = Key::from_word(word)?;
            let slot = link.slot(key);
            if slot.is_some() {
                return Err(LinkError::RepeatedKey { key });
            }
            let text = pack::read(key, value, left)?;
            left -= text.len();
            *slot = Some(text);
        }
        Ok(link)
    }
}

/// A text cut to a length fit for a message.
fn short(text: &str) -> String {
    const LONGEST: usize = 40;
    let cut = text.char_indices().nth(LONGEST).map(|(at, _)| at);
    cut.map_or_else(|| text.to_owned(), |at| format!("{}…", &text[..at]))
}
