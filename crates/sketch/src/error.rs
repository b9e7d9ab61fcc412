//! Why a change or a file was refused.

use crate::{Point, Sketch};

/// Why a change was refused; then the sketch is as it was.
///
/// Cells are numbered from 1 here, as they are named on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the message of each error names its fields")]
pub enum EditError {
    /// A cell that is not there.
    #[error("cell {cell}: expected a cell from 1 to {cells}")]
    NoCell { cell: usize, cells: usize },

    /// A corner that is not there.
    #[error("({}, {}): expected a corner of a cell", .at.x, .at.y)]
    NoCorner { at: Point },

    /// A corner off the sheet.
    #[error("({}, {}): expected coordinates from 0 to {}", .at.x, .at.y, Sketch::SIDE)]
    OffSheet { at: Point },

    /// Fewer than three different corners.
    #[error("a cell with {corners} different corners: expected at least 3")]
    TooFewCorners { corners: usize },

    /// A cell without area.
    #[error("a cell that is flat: expected an area")]
    Flat,

    /// More cells or corners than a board may have.
    #[error("the sketch would have {count}: expected at most {most}")]
    TooMany { count: usize, most: usize },

    /// A cut that does not begin and end on the cell's outline, at two places.
    #[error("the cut ends at ({}, {}): expected another place on the cell's outline", .at.x, .at.y)]
    CutOffOutline { at: Point },

    /// A cut that leaves the cell or runs along its outline.
    #[error("the cut leaves the cell: expected it to run inside from end to end")]
    CutOutside,

    /// Two cells that have no side in common.
    #[error("cells {first} and {second} have no side in common: expected neighbours")]
    NotNeighbours { first: usize, second: usize },

    /// Two cells that would enclose something.
    #[error("cells {first} and {second} together enclose a gap: expected one outline")]
    Enclosing { first: usize, second: usize },
}

/// Why a text was not opened as a sketch.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The text is no board at all, or none of polygons.
    #[error("expected a board drawn as polygons: {0}")]
    Syntax(#[from] serde_json::Error),
    /// A text that is too long.
    #[error("the text has {bytes} bytes: expected at most {limit}")]
    #[expect(missing_docs, reason = "the message names the fields")]
    TooLong { bytes: usize, limit: usize },
    /// A coordinate that is no number, or out of all proportion.
    #[error("a corner at {value}: expected a number from -1000000000 to 1000000000")]
    #[expect(missing_docs, reason = "the message names the field")]
    Coordinate { value: f64 },
    /// Polygons that no sketch can hold.
    #[error("cell {cell}: {error}")]
    #[expect(missing_docs, reason = "the message names the fields")]
    Cell { cell: usize, error: EditError },
    /// No cell at all.
    #[error("expected at least one cell, got none")]
    Empty,
}
