//! Why a line is no message.

/// Why a line is no message.
///
/// # Examples
///
/// ```
/// use protocol::Command;
///
/// let error = "go nodes many".parse::<Command>().unwrap_err();
/// assert_eq!(error.code(), "bad-command");
/// assert_eq!(error.to_string(), "nodes: expected a whole number, got 'many'");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// The line does not begin with a word that is known.
    #[error("expected {expected}, got {}", quoted(got))]
    Unknown {
        /// The words that are known.
        expected: &'static str,
        /// The word that came, or nothing.
        got: String,
    },
    /// A message of a kind that is known is not in order.
    #[error("{place}: expected {expected}, got {}", quoted(got))]
    Malformed {
        /// The word after which something is wrong.
        place: &'static str,
        /// What should stand there.
        expected: &'static str,
        /// What stands there.
        got: String,
    },
}

impl ParseError {
    pub(crate) fn malformed(place: &'static str, expected: &'static str, got: &str) -> Self {
        Self::Malformed { place, expected, got: got.to_owned() }
    }

    /// The word by which an engine names the fault.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unknown { .. } => "unknown-command",
            Self::Malformed { .. } => "bad-command",
        }
    }
}

/// `text` in quotes, without control characters and cut to a fit length.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.is_empty() {
        return "nothing".to_owned();
    }
    let shown: String = text
        .chars()
        .take(LONGEST)
        .map(|letter| if letter.is_control() { '\u{FFFD}' } else { letter })
        .collect();
    let cut = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    format!("'{shown}{cut}'")
}
