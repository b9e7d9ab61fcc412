//! The Board tag: a wild board in its own text form, on one line.

use crate::error::{Fault, Refusal};
use crate::wild::WildBoard;

/// The text of a board.
pub(super) fn write(board: &WildBoard) -> String {
    board.to_json().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The board that a text describes.
pub(super) fn read(text: &str) -> Result<WildBoard, Refusal> {
    WildBoard::from_json(text).map_err(|error| {
        let expected = "a board as in a board file";
        Fault::new("bad-board", "SR-5.29", "board", expected, error.to_string()).into()
    })
}
