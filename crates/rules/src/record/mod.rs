//! Records of games: one plain text in the spirit of PGN and PTN.
//!
//! A [`Record`] holds the rules in full, the start, a [`Tree`] of legal moves
//! with notes, and a result; its text form is described in `docs/record.md`.
//! Writing a record and reading it back gives an equal one.
//!
//! [`Record::read`] reads what it can and lists what is wrong;
//! [`Record::read_strict`] refuses whatever lost something. [`text_from`] gets
//! the text from any [`Read`], in bounded memory. An [`Explorer`] walks through
//! a record.
//!
//! Nothing here opens a file or knows the time, and nothing recurses: neither
//! nesting nor length can exhaust the stack.

mod board;
mod edit;
mod ending;
mod error;
mod escape;
mod explorer;
mod foreign;
mod header;
mod json;
mod model;
mod notes;
mod opening;
mod place;
mod problem;
mod reader;
mod scanner;
mod start;
mod tags;
mod tree;
mod writer;

use std::io::Read;

use header::Header;
use problem::Problems;
use reader::{Found, Reader};

use crate::RULES_VERSION;
use crate::error::quoted;

pub use edit::EditError;
pub use ending::{Score, Termination};
pub use error::RecordError;
pub use explorer::Explorer;
pub use foreign::Foreign;
pub use model::{Record, Step};
pub use notes::{Notes, clock_text};
pub use problem::{BadMove, Problem, Severity, Trouble};
pub use tags::{KeyError, Tag, player_key};
pub use tree::{Cut, NodeId, Tree};
pub use writer::Marks;

/// The most bytes a record may have.
pub const MOST_BYTES: usize = 16 << 20;

/// A record as far as it could be read, and what was wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The record.
    pub record: Record,
    /// What was wrong, in the order found; a limited number.
    pub problems: Vec<Problem>,
    /// How many more problems there were.
    pub unlisted: usize,
}

/// The text of a record from any source.
///
/// Reads no more than [`MOST_BYTES`] and one byte.
///
/// # Errors
///
/// If there are more bytes, they are not UTF-8, or the source fails.
///
/// # Examples
///
/// ```
/// use rules::record::{MOST_BYTES, text_from};
///
/// assert_eq!(text_from(&b"[Game \"ogama\"]"[..])?, "[Game \"ogama\"]");
/// assert!(text_from(std::io::repeat(b'x')).is_err());
/// assert!(text_from(&b"\xff"[..]).is_err());
/// # Ok::<(), rules::record::RecordError>(())
/// ```
pub fn text_from(source: impl Read) -> Result<String, RecordError> {
    let mut bytes = Vec::new();
    let mut source = source.take(MOST_BYTES as u64 + 1);
    source.read_to_end(&mut bytes).map_err(|error| RecordError::Source(error.to_string()))?;
    if bytes.len() > MOST_BYTES {
        return Err(RecordError::TooLarge { limit: MOST_BYTES, got: None });
    }
    String::from_utf8(bytes).map_err(|error| {
        let offset = error.utf8_error().valid_up_to();
        let good = &error.as_bytes()[..offset];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() as u32 + 1;
        RecordError::NotText { line, offset }
    })
}

impl Record {
    /// Reads a record as far as it can be read.
    ///
    /// A line is read up to its first move that cannot be made; what follows
    /// there is left out, and the problem says where, what was read and what
    /// was legal. Nothing is left out silently.
    ///
    /// # Errors
    ///
    /// If it is too large, not ours, from a later rules version, or its rules,
    /// board or start position are refused.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::record::Record;
    ///
    /// let text = "[Game \"ogama\"] [Rules \"size=4x4,rows=1,toads=b1.b4\"] 1.Ta1 Ta1 *";
    /// let reading = Record::read(text)?;
    /// assert_eq!(reading.record.tree().len(), 1);
    /// let problem = reading.problems.last().map(ToString::to_string).unwrap_or_default();
    /// assert!(problem.contains("ply 2 (1...) of the main line: expected a legal move: "));
    /// assert!(problem.contains("got 'Ta1'"));
    /// # Ok::<(), rules::record::RecordError>(())
    /// ```
    pub fn read(text: &str) -> Result<Reading, RecordError> {
        let (record, problems) = read_under(text, RULES_VERSION)?;
        let (problems, unlisted) = problems.into_parts();
        Ok(Reading { record, problems, unlisted })
    }

    /// Reads a record and refuses it if anything would be left out or it
    /// contradicts itself: if [`Record::read`] lists a [`Severity::Error`].
    ///
    /// # Errors
    ///
    /// As [`Record::read`], and every such problem.
    pub fn read_strict(text: &str) -> Result<Self, RecordError> {
        let (record, problems) = read_under(text, RULES_VERSION)?;
        if !problems.has_errors() {
            return Ok(record);
        }
        let (mut list, unlisted) = problems.into_parts();
        list.retain(|problem| problem.severity == Severity::Error);
        Err(RecordError::Strict(list, unlisted))
    }
}

/// Reads a record as a program would that knows the rules up to version
/// `ours`.
fn read_under(text: &str, ours: u32) -> Result<(Record, Problems<'_>), RecordError> {
    if text.len() > MOST_BYTES {
        return Err(RecordError::TooLarge { limit: MOST_BYTES, got: Some(text.len()) });
    }
    let mut problems = Problems::new(text);
    let header = Header::read(text, &mut problems);
    let (moves_at, tag) = (header.end, header.find("Result").map(|(_, at)| at));
    let mut record = opening::open(text, header, ours, &mut problems)?;
    let found = Reader::new(&mut record, &mut problems).read(text, moves_at)?;
    settle_result(&mut record, found, tag, text.len(), &mut problems);
    Ok((record, problems))
}

/// Compares the result in the tag, at the end of the moves, and on the board.
fn settle_result(
    record: &mut Record,
    found: Found,
    tag: Option<usize>,
    end: usize,
    problems: &mut Problems<'_>,
) {
    match found.result {
        None => {
            let got = "none: the text may be cut off";
            problems.text(Severity::Warning, end, "a result after the moves", got);
        }
        Some((score, _)) if tag.is_none() => record.score = score,
        Some((score, at)) if score.token() != record.score.token() => {
            let expected = format!("{}, as the Result tag says", quoted(record.score.text()));
            problems.text(Severity::Error, at, &expected, quoted(score.text()));
        }
        Some(_) => {}
    }
    if found.is_main_cut {
        return;
    }
    if let Some((expected, got)) = record.contradiction() {
        let is_open = *record.score() == Score::Open && record.termination().is_none();
        let severity = if is_open { Severity::Warning } else { Severity::Error };
        problems.tag(severity, tag.unwrap_or(end), "Result", expected, got);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    #[test]
    fn a_later_program_reads_an_older_record_and_keeps_its_version() {
        let game = Kind::Ogama.open("tie=mover,seed=3", None, None).expect("good rules");
        let record = Record::from_game(&game);
        let text = record.to_string();
        let (read, problems) = read_under(&text, 2).expect("older is read");
        assert!(!problems.has_errors());
        assert_eq!((read.rules_version(), &read), (1, &record));
        let newer = text.replace("[RulesVersion \"1\"]", "[RulesVersion \"2\"]");
        let (read, _) = read_under(&newer, 2).expect("equal is read");
        assert_eq!(read.rules_version(), 2);
        let refused = read_under(&newer, 1).err();
        assert_eq!(refused, Some(RecordError::RulesVersion { ours: 1, got: "2".to_owned() }));
    }
}
