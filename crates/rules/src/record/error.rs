//! Why a record is refused as a whole.

use super::foreign::Foreign;
use super::problem::Problem;
use super::tree::Tree;
use crate::error::{Refusal, quoted};

/// Why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// There is too much of it.
    #[error("record: expected at most {limit} bytes, got {}", .got.map_or_else(|| "more".to_owned(), |n| n.to_string()))]
    TooLarge {
        /// The most bytes allowed.
        limit: usize,
        /// How many there are, if they were counted.
        got: Option<usize>,
    },
    /// It is not text.
    #[error("record: expected UTF-8 text, got other bytes in line {line}, at byte {offset}")]
    NotText {
        /// The line, from 1.
        line: u32,
        /// How many bytes before it were text.
        offset: usize,
    },
    /// The source could not be read.
    #[error("record: expected a source that can be read, got: {0}")]
    Source(String),
    /// It is in another program's format.
    #[error("record: this looks like {0}: expected a first tag like [Game \"ogama\"]")]
    Foreign(Foreign),
    /// There is no Game tag.
    #[error("record: expected a first tag like [Game \"ogama\"], got {}", quoted(.0))]
    NoGame(String),
    /// The rules version is newer than this program, or no version.
    #[error("tag RulesVersion: expected 1 to {ours}, got {}", quoted(.got))]
    RulesVersion {
        /// The newest this program knows.
        ours: u32,
        /// What the record says.
        got: String,
    },
    /// Game, rules, board or start position are refused.
    #[error("{tag}: {refusal}")]
    Refused {
        /// The tags that say them.
        tag: &'static str,
        /// Every reason.
        refusal: Box<Refusal>,
    },
    /// There are too many moves.
    #[error("record: expected at most {} moves, variations included, got more", Tree::MOST_MOVES)]
    TooManyMoves,
    /// A strict reader found something left out or contradictory.
    #[error("{}{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "), unlisted(*.1))]
    Strict(Vec<Problem>, usize),
}

fn unlisted(count: usize) -> String {
    if count == 0 { String::new() } else { format!("; and {count} more problems") }
}

impl RecordError {
    /// The machine's word for the kind of fault: that of a refused game, rules,
    /// board, position or move (*Rule* CO-8.2), else `bad-record`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        use super::problem::Trouble;
        match self {
            Self::Refused { refusal, .. } => refusal.code(),
            Self::Strict(problems, _) => problems
                .iter()
                .find_map(|problem| match &problem.trouble {
                    Trouble::Move(bad) => Some(bad.fault.code),
                    _ => None,
                })
                .unwrap_or("bad-record"),
            _ => "bad-record",
        }
    }
}
