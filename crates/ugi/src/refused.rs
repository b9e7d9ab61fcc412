//! Why a command was refused.

use protocol::{Answer, ParseError};
use rules::{Fault, Refusal};

/// Why a command was refused: a word for programs, and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}")]
pub(crate) struct Refused {
    pub code: &'static str,
    pub text: String,
}

impl Refused {
    pub fn new(code: &'static str, text: impl Into<String>) -> Self {
        Self { code, text: text.into() }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::new(refusal.code(), refusal.to_string())
    }
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        Self::new(fault.code, fault.to_string())
    }
}

impl From<ParseError> for Refused {
    fn from(error: ParseError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<Refused> for Answer {
    fn from(refused: Refused) -> Self {
        Self::Error { code: refused.code.to_owned(), text: refused.text }
    }
}
