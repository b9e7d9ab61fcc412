//! A wild board that somebody drew, with its text.

use std::sync::Arc;

use rules::wild::{BoardError, WildBoard};

/// A board that was drawn, with the text that it came as.
///
/// The text is kept and handed on as it is, so that the page needs what reads
/// and writes boards only where one is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    text: Arc<str>,
    board: Arc<WildBoard>,
}

impl Drawn {
    /// The board of a file's text.
    ///
    /// # Errors
    ///
    /// Every fault of the board.
    pub fn from_text(text: &str) -> Result<Self, BoardError> {
        let board = Arc::new(WildBoard::from_json(text)?);
        Ok(Self { text: text.replace(['\n', '\r'], " ").into(), board })
    }

    /// A board, with the text that is written of it.
    #[must_use]
    pub fn of(board: Arc<WildBoard>) -> Self {
        Self { text: board.to_json().replace('\n', " ").into(), board }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Arc<WildBoard> {
        &self.board
    }

    /// Its text, on one line.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}
