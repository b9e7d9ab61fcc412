//! Why a link was refused.

use crate::{Key, Link};

/// Why a fragment was refused, or a link could not be written.
///
/// # Examples
///
/// ```
/// use link::Link;
///
/// let error = Link::from_fragment("#game=ogama&level=3").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "unknown key 'level' in the link: expected game, rules, board, position or record"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the message of each error names its fields")]
pub enum LinkError {
    /// The fragment, or what it unpacks to, is longer than any link may be.
    #[error("the link holds more than {limit} bytes: expected at most so many")]
    TooLong { limit: usize },

    /// A part of the fragment without `=`.
    #[error("expected key=value in the link, got '{part}'")]
    NoValue { part: String },

    /// A key that means nothing.
    #[error("unknown key '{key}' in the link: expected game, rules, board, position or record")]
    UnknownKey { key: String },

    /// A key given twice.
    #[error("the link gives '{key}' again: expected it once")]
    RepeatedKey { key: Key },

    /// A `%` that two hexadecimal digits do not follow.
    #[error("{key} in the link: expected two hexadecimal digits after '%', got '{got}'")]
    BadEscape { key: Key, got: String },

    /// A value that is no text.
    #[error("{key} in the link: expected text in UTF-8, got the byte {byte:#04x} at {at}")]
    NotText { key: Key, byte: u8, at: usize },

    /// A packed value that cannot be unpacked; often a link that was cut short.
    #[error("{key} in the link cannot be unpacked: {reason}")]
    NotPacked { key: Key, reason: Unpacking },
}

impl LinkError {
    pub(crate) const TOO_LONG: Self = Self::TooLong { limit: Link::LIMIT };
}

/// Why a packed value cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the message of each reason names its fields")]
pub enum Unpacking {
    /// A letter that base64url does not have.
    #[error("expected letters, digits, '-' and '_' after the dot, got '{letter}' at {at}")]
    Letter { letter: char, at: usize },

    /// A number of letters that no bytes give.
    #[error("expected a number of letters that fills whole bytes, got {count}")]
    Count { count: usize },

    /// Bits that no byte takes.
    #[error("expected a last letter that ends with the last byte, got '{letter}'")]
    Rest { letter: char },

    /// The stream stops before its end.
    #[error("expected the end of the packed text, got {bytes} bytes without one")]
    Cut { bytes: usize },

    /// Bytes that are no deflated stream.
    #[error("expected a deflated text, got {bytes} other bytes")]
    NotDeflated { bytes: usize },
}
