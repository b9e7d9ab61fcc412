//! What can be wrong between the rulebook, its list, and the code.

use std::fmt;

/// One thing that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A line of the list is not `ID snake_name summary`.
    Malformed {
        /// The number of the line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// The list has an id twice.
    Repeated {
        /// The number of the later line, from 1.
        line: usize,
        /// The id.
        id: String,
    },
    /// A listed clause is missing in a page.
    Untold {
        /// The id.
        id: String,
        /// The page.
        page: &'static str,
    },
    /// A page has a clause that is not listed for it.
    Unlisted {
        /// The id.
        id: String,
        /// The page.
        page: String,
    },
    /// A listed clause has no test.
    Untested {
        /// The id.
        id: String,
        /// The name that the test should have.
        test: String,
    },
    /// The code cites what is no clause.
    Unknown {
        /// The id.
        id: String,
        /// File and line.
        place: String,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { line, text } => {
                write!(f, "line {line} of the list is not `ID snake_name summary`: {text}")
            }
            Self::Repeated { line, id } => write!(f, "line {line} of the list repeats {id}"),
            Self::Untold { id, page } => write!(f, "{id} does not stand in bold in {page}"),
            Self::Unlisted { id, page } => {
                write!(f, "{id} stands in {page}, but rulebook/CLAUSES.txt does not list it there")
            }
            Self::Untested { id, test } => {
                write!(f, "{id} has no test function `{test}` under crates/")
            }
            Self::Unknown { id, place } => write!(f, "{place} cites {id}, which is no clause"),
        }
    }
}
