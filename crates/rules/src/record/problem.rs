//! What a reader found wrong and read on after.

use std::fmt;

use crate::error::{Fault, quoted};

/// Whether a problem cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// All was read, though it was not written as it should be.
    Warning,
    /// Something was left out, or the record contradicts itself. A strict
    /// reader refuses the record.
    Error,
}

/// Something wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Whether it cost something.
    pub severity: Severity,
    /// The line of the text, from 1.
    pub line: u32,
    /// The letter in that line, from 1.
    pub column: u32,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A move that cannot be made where it stands.
    Move(Box<BadMove>),
    /// A tag.
    Tag {
        /// Its key, as far as it could be read.
        key: String,
        /// What would have been accepted.
        expected: String,
        /// What came instead.
        got: String,
    },
    /// Something among the moves.
    Text {
        /// What would have been accepted.
        expected: String,
        /// What came instead.
        got: String,
    },
}

/// A move that cannot be made where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadMove {
    /// How many moves it would have been from the start.
    pub ply: u32,
    /// Its number as it should stand: `2.` or `2...`.
    pub number: String,
    /// The variation it stands in, by the move replaced: `2... Tc4`; `None`
    /// on the main line.
    pub variation: Option<String>,
    /// What was read.
    pub read: String,
    /// Why it is no move.
    pub fault: Fault,
    /// The legal moves there, in order.
    pub legal: Vec<String>,
    /// How many further words of the line, and of variations in it, were left
    /// out.
    pub left_out: usize,
}

impl fmt::Display for BadMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 12;
        let line = match &self.variation {
            None => "the main line".to_owned(),
            Some(replaced) => format!("a variation to {replaced}"),
        };
        let Self { ply, number, read, fault, legal, left_out, .. } = self;
        write!(f, "ply {ply} ({number}) of {line}: ")?;
        match legal.len() {
            0 => write!(f, "expected no move")?,
            n => {
                let shown = legal[..n.min(SHOWN)].join(" ");
                let more =
                    if n > SHOWN { format!(" and {} more", n - SHOWN) } else { String::new() };
                write!(f, "expected a legal move: {shown}{more}")?;
            }
        }
        write!(f, ", got {} ({}, {})", quoted(read), fault.code, fault.clause)?;
        if *left_out > 0 {
            write!(f, "; {left_out} more left out of this line")?;
        }
        Ok(())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.trouble {
            Trouble::Move(bad) => write!(f, "{bad}"),
            Trouble::Tag { key, expected, got } => {
                write!(f, "tag {key}: expected {expected}, got {got}")
            }
            Trouble::Text { expected, got } => write!(f, "expected {expected}, got {got}"),
        }
    }
}

/// The problems found so far, a limited number of them in full.
#[derive(Debug)]
pub(super) struct Problems<'t> {
    text: &'t str,
    list: Vec<Problem>,
    errors: usize,
    warnings: usize,
}

impl<'t> Problems<'t> {
    /// The most warnings, and the most errors, told in full.
    const LONGEST: usize = 100;

    pub const fn new(text: &'t str) -> Self {
        Self { text, list: Vec::new(), errors: 0, warnings: 0 }
    }

    /// Adds a problem `at` that offset of the text: its place in the list,
    /// unless the list is full.
    pub fn add(&mut self, severity: Severity, at: usize, trouble: Trouble) -> Option<usize> {
        let count = match severity {
            Severity::Warning => &mut self.warnings,
            Severity::Error => &mut self.errors,
        };
        *count += 1;
        if *count > Self::LONGEST {
            return None;
        }
        let (line, column) = place(self.text, at);
        self.list.push(Problem { severity, line, column, trouble });
        Some(self.list.len() - 1)
    }

    /// Adds a problem among the moves.
    pub fn text(&mut self, severity: Severity, at: usize, expected: &str, got: impl Into<String>) {
        self.add(severity, at, Trouble::Text { expected: expected.to_owned(), got: got.into() });
    }

    /// Adds a problem with a tag.
    pub fn tag(
        &mut self,
        severity: Severity,
        at: usize,
        key: &str,
        expected: impl Into<String>,
        got: impl Into<String>,
    ) {
        let (expected, got) = (expected.into(), got.into());
        self.add(severity, at, Trouble::Tag { key: key.to_owned(), expected, got });
    }

    /// Counts one more word left out after a bad move.
    pub fn leave_out(&mut self, problem: Option<usize>) {
        let listed = problem.and_then(|at| self.list.get_mut(at));
        if let Some(Problem { trouble: Trouble::Move(bad), .. }) = listed {
            bad.left_out += 1;
        }
    }

    /// Whether something was left out or contradicts itself.
    pub const fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// The list, and how many problems did not fit in it.
    pub fn into_parts(self) -> (Vec<Problem>, usize) {
        let unlisted = self.errors + self.warnings - self.list.len();
        (self.list, unlisted)
    }
}

/// The line and the column of an offset, both from 1.
pub(super) fn place(text: &str, at: usize) -> (u32, u32) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.bytes().filter(|&byte| byte == b'\n').count();
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    (line as u32 + 1, before[start..].chars().count() as u32 + 1)
}
