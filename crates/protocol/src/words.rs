//! Reading a line word by word.

use std::fmt;

use crate::error::ParseError;

/// A line, read from the left.
#[derive(Clone, Debug)]
pub(crate) struct Words<'t> {
    rest: &'t str,
}

impl<'t> Words<'t> {
    pub fn new(line: &'t str) -> Self {
        Self { rest: line.trim_matches(is_blank) }
    }

    /// The next word, if there is one.
    pub fn next(&mut self) -> Option<&'t str> {
        let (word, rest) = split_word(self.rest)?;
        self.rest = rest;
        Some(word)
    }

    /// The next word, which stays.
    pub fn peek(&self) -> Option<&'t str> {
        split_word(self.rest).map(|(word, _)| word)
    }

    /// All that is left.
    pub fn rest(&mut self) -> &'t str {
        std::mem::take(&mut self.rest)
    }

    /// All words that are left.
    pub fn all(&mut self) -> Vec<String> {
        words_of(self.rest())
    }

    /// What stands before the first word `end`, which is passed over, or all
    /// that is left.
    pub fn until(&mut self, end: &str) -> &'t str {
        let whole = self.rest;
        let mut words = Self { rest: whole };
        loop {
            let before = &whole[..whole.len() - words.rest.len()];
            match words.next() {
                Some(word) if word == end => {
                    self.rest = words.rest;
                    return before.trim_end_matches(is_blank);
                }
                Some(_) => {}
                None => return self.rest(),
            }
        }
    }

    /// The next word, which must be there.
    pub fn word(
        &mut self,
        place: &'static str,
        expected: &'static str,
    ) -> Result<&'t str, ParseError> {
        self.next().ok_or_else(|| ParseError::malformed(place, expected, ""))
    }

    /// The next word, which must be `wanted`.
    pub fn exactly(&mut self, place: &'static str, wanted: &'static str) -> Result<(), ParseError> {
        match self.next() {
            Some(word) if word == wanted => Ok(()),
            word => Err(ParseError::malformed(place, wanted, word.unwrap_or_default())),
        }
    }

    /// The next word, a number.
    pub fn number<N: std::str::FromStr>(&mut self, place: &'static str) -> Result<N, ParseError> {
        let word = self.next().unwrap_or_default();
        word.parse().map_err(|_| ParseError::malformed(place, "a whole number", word))
    }

    /// Nothing may be left.
    pub fn end(&self, place: &'static str) -> Result<(), ParseError> {
        if self.rest.is_empty() {
            return Ok(());
        }
        Err(ParseError::malformed(place, "nothing more", self.rest))
    }
}

fn split_word(text: &str) -> Option<(&str, &str)> {
    if text.is_empty() {
        return None;
    }
    let (word, rest) = text.split_once(is_blank).unwrap_or((text, ""));
    Some((word, rest.trim_start_matches(is_blank)))
}

/// Control characters count as blanks, for blanks are what is written for them.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter.is_control()
}

/// The words of `text`.
pub(crate) fn words_of(text: &str) -> Vec<String> {
    text.split(is_blank).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Writes on, with blanks for control characters: a message stays on one line.
pub(crate) struct OneLine<'f, 'g>(pub &'f mut fmt::Formatter<'g>);

impl fmt::Write for OneLine<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut pieces = text.split(char::is_control);
        self.0.write_str(pieces.next().unwrap_or_default())?;
        pieces.try_for_each(|piece| write!(self.0, " {piece}"))
    }
}
