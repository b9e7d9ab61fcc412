//! The Board tag: a wild board in its own text form.

use crate::error::{Fault, Refusal, quoted};
use crate::wild::WildBoard;

/// The text of a board.
pub(super) fn write(board: &WildBoard) -> String {
    format!("{{\"cells\": {}}}", board.cells())
}

/// The board that a text describes.
pub(super) fn read(text: &str) -> Result<WildBoard, Refusal> {
    let expected = "a board this program can read";
    Err(Fault::new("bad-board", "SR-5.29", "[Board]", expected, quoted(text)).into())
}
