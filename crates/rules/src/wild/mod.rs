//! Boards of arbitrary cells, on which pieces step from neighbour to neighbour.
//!
//! A board comes from a file ([`WildBoard::from_json`]), from polygons as
//! someone drew them ([`WildBoard::from_polygons`]), from the neighbours alone
//! ([`WildBoard::from_edges`]), or from a size and a seed
//! ([`WildBoard::generate`]). Whatever its origin, it says which cells are
//! neighbours, where the camps are, and where to draw the cells. Cells count
//! from 0 here and from 1 in files and messages: cell 0 is `n1`.
//!
//! # Board units
//!
//! Places are whole numbers of *board units*, `x` to the right and `y` upwards;
//! the larger side of a drawing is [`WildBoard::UNITS`] long, and its lower left
//! corner lies at the origin. The coordinates of a drawing become board units as
//! soon as they come in, which is the only computation with floating-point
//! numbers in this crate. All geometry after that is exact, and the same on
//! every platform.
//!
//! # What this module does not do
//!
//! It knows no pieces, no moves and no rule strings, reads no file and draws
//! nothing.

mod build;
mod camps;
mod centre;
mod collapse;
mod cursor;
mod error;
mod faults;
mod generate;
mod geometry;
mod json;
mod layout;
mod links;
mod overlap;
mod polygons;
mod quantise;
mod reader;
mod voronoi;
mod weld;

#[cfg(test)]
mod tests;

pub use camps::Camps;
pub use error::{BoardError, BoardFault, BoardWarning, Camp};
pub use polygons::Polygon;

use links::Links;

/// The larger side of a drawing, in board units.
const UNITS: i64 = 1 << 20;

/// A board of arbitrary cells.
///
/// Two boards are equal if they have the same neighbours, camps and drawing;
/// warnings are left out of the comparison.
///
/// *Rule* SR-5.1: cells that share an edge, not only a corner, are neighbours.
///
/// # Examples
///
/// ```text
///  n3 | n4
///  ---+---
///  n1 | n2
/// ```
///
/// ```
/// use rules::wild::WildBoard;
///
/// let square = |x: f64, y: f64| vec![[x, y], [x + 1.0, y], [x + 1.0, y + 1.0], [x, y + 1.0]];
/// let cells = [square(0.0, 0.0), square(1.0, 0.0), square(0.0, 1.0), square(1.0, 1.0)];
/// let board = WildBoard::from_polygons(&cells, None)?;
/// assert_eq!(board.neighbours(0), [1, 2]);
/// # Ok::<(), rules::wild::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct WildBoard {
    links: Links,
    camps: Option<Camps>,
    drawing: Option<Drawing>,
    centres: Vec<[i32; 2]>,
    warnings: Vec<BoardWarning>,
}

/// The polygons of a board that was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Drawing {
    /// As given, in board units: welding these anew gives the same board.
    given: Vec<Polygon>,
    /// As welded: cells that are neighbours share exactly the same sides.
    welded: Vec<Polygon>,
}

impl PartialEq for WildBoard {
    fn eq(&self, other: &Self) -> bool {
        self.links == other.links && self.camps == other.camps && self.drawing == other.drawing
    }
}

impl Eq for WildBoard {}

impl WildBoard {
    /// The most cells a board may have (*Rule* SR-5.15).
    pub const MAX_CELLS: usize = 256;
    /// The most edges a file may give: every possible edge twice.
    pub const MAX_EDGES: usize = Self::MAX_CELLS * (Self::MAX_CELLS - 1);
    /// The most corners the polygons of a board may have in all.
    pub const MAX_CORNERS: usize = 16_384;
    /// The longest text that is read as a board, in bytes.
    pub const MAX_TEXT: usize = 4 << 20;
    /// The fewest cells of a generated board (*Rule* SR-5.22).
    pub const MIN_GENERATED: usize = 20;
    /// The most cells of a generated board (*Rule* SR-5.22).
    pub const MAX_GENERATED: usize = 120;
    /// The larger side of a drawing, in board units.
    pub const UNITS: i32 = UNITS as i32;

    /// The number of cells.
    #[must_use]
    pub const fn cells(&self) -> usize {
        self.links.cells()
    }

    /// The neighbours of a cell, in ascending order.
    ///
    /// *Rule* SR-5.1. If one cell is a neighbour of another, so is the other of it.
    ///
    /// # Panics
    ///
    /// If there is no such cell.
    #[must_use]
    pub fn neighbours(&self, cell: usize) -> &[u8] {
        self.links.of(cell)
    }

    /// The camps, if the board has them (*Rule* SR-5.13).
    #[must_use]
    pub const fn camps(&self) -> Option<&Camps> {
        self.camps.as_ref()
    }

    /// The outline of each cell, if the board was drawn.
    ///
    /// Cells that are neighbours share exactly the same sides, even if the
    /// drawing was less exact.
    #[must_use]
    pub fn polygons(&self) -> Option<&[Polygon]> {
        self.drawing.as_ref().map(|drawing| drawing.welded.as_slice())
    }

    /// A point well inside a cell, in board units.
    ///
    /// A board without polygons is laid out so that neighbours come to lie
    /// close together, White's camp at the bottom, and no two cells on the same
    /// point. These points only serve the eye and may change between versions.
    ///
    /// # Panics
    ///
    /// If there is no such cell.
    #[must_use]
    pub fn centre(&self, cell: usize) -> [i32; 2] {
        self.centres[cell]
    }

    /// What is odd about the board (*Rule* SR-5.20).
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::wild::{BoardWarning, WildBoard};
    ///
    /// let board = WildBoard::from_edges(20, &[[1, 2], [2, 1]], None)?;
    /// assert_eq!(
    ///     board.warnings(),
    ///     [
    ///         BoardWarning::SeveralPieces { pieces: 19 },
    ///         BoardWarning::RepeatedEdge { first: 1, second: 2, times: 2 },
    ///     ]
    /// );
    /// # Ok::<(), rules::wild::BoardError>(())
    /// ```
    #[must_use]
    pub fn warnings(&self) -> &[BoardWarning] {
        &self.warnings
    }
}
