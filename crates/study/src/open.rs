//! What people paste: a record, or a position string.

use rules::record::{Record, RecordError};
use rules::view::Shape;
use rules::{AnyGame, Kind, Refusal};

/// A place in a text, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The line.
    pub line: u32,
    /// The letter in that line.
    pub column: u32,
}

/// Why a text was not opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// There is nothing in it.
    #[error("expected a record or a position, got an empty text")]
    Empty,
    /// It is a record with something wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is no record, and no position of any game under the rules tried.
    #[error("position: {0}")]
    Position(Refusal),
}

impl OpenError {
    /// Where it fails, if that is known.
    #[must_use]
    pub fn spot(&self) -> Option<Spot> {
        match self {
            Self::Record(RecordError::Strict(problems, _)) => {
                let first = problems.first()?;
                Some(Spot { line: first.line, column: first.column })
            }
            Self::Record(RecordError::NotText { line, .. }) => {
                Some(Spot { line: *line, column: 1 })
            }
            _ => None,
        }
    }
}

/// Reads a record, if `text` begins with a tag or has moves in it; else a position
/// string: of the game `now` under its rules, else of any game under its usual
/// ones.
///
/// # Errors
///
/// Everything that is wrong with it: where a text can be many things, with what
/// it most likely is.
///
/// # Examples
///
/// ```
/// use rules::Kind;
///
/// let now = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None)?;
/// let record = "[Game \"ogama\"]\n[Rules \"size=4x4,rows=1,toads=b1.b4\"]\n\n1. Ta1 Ta1 *";
/// let error = study::open(record, &now).unwrap_err();
/// assert_eq!(error.spot().map(|spot| (spot.line, spot.column)), Some((4, 8)));
/// let position = study::open(&now.position_text(), &now)?;
/// assert_eq!(position.start().position_text(), now.position_text());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn open(text: &str, now: &AnyGame) -> Result<Record, OpenError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(OpenError::Empty);
    }
    if is_record(text) {
        return Ok(Record::read_strict(text)?);
    }
    let position = text.trim();
    let board = match now.view().shape {
        Shape::Grid(_) => None,
        Shape::Wild(board) => Some(board),
    };
    let refusal = match now.kind().open(&now.rules(), board.as_ref(), Some(position)) {
        Ok(game) => return Ok(Record::from_game(&game)),
        Err(refusal) => refusal,
    };
    let usual = Kind::ALL.iter().find_map(|kind| kind.open("", None, Some(position)).ok());
    usual.map(|game| Record::from_game(&game)).ok_or(OpenError::Position(refusal))
}

/// Whether the text is meant to be a record, of any program's.
fn is_record(text: &str) -> bool {
    let text = text.trim();
    text.starts_with(['[', '{', '(', ';']) || text.lines().count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn now() -> AnyGame {
        Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None).unwrap()
    }

    #[test]
    fn nothing_and_nonsense_are_refused_as_what_they_are() {
        assert_eq!(open(" \n", &now()), Err(OpenError::Empty));
        assert!(matches!(open("castle", &now()), Err(OpenError::Position(_))));
        assert!(matches!(open("[Event \"x\"]\n1. e4 *", &now()), Err(OpenError::Record(_))));
    }

    #[test]
    fn a_position_of_another_game_is_found() {
        let other = Kind::Stackreverse.open("", None, None).unwrap();
        let record = open(&other.position_text(), &now()).unwrap();
        assert_eq!(record.kind(), Kind::Stackreverse);
    }
}
