//! Why a board was refused, and what is odd about one that was not.
//!
//! Cells, corners and edges are numbered from 1 here, as in the file and as in
//! the cells' names `n1`, `n2`, …

use std::fmt;

use super::WildBoard;

/// Why a board was refused: every fault that was found, never none.
///
/// Faults are looked for in stages (text, keys, types, then cells, edges and
/// camps together); a stage is reached only if the one before found nothing.
///
/// # Examples
///
/// ```
/// use rules::wild::WildBoard;
///
/// let error = WildBoard::from_edges(3, &[[1, 1], [2, 9]], None).unwrap_err();
/// assert_eq!(error.faults().len(), 2);
/// assert_eq!(
///     error.to_string(),
///     "edge 1 joins cell 1 to itself: expected two different cells; \
///      edge 2 names cell 9: expected a cell from 1 to 3"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", joined(.faults))]
pub struct BoardError {
    pub(super) faults: Vec<BoardFault>,
}

impl BoardError {
    /// The faults, in the order in which they were found.
    ///
    /// After the first [`BoardError::LISTED`] the rest is only counted, in a
    /// last [`BoardFault::More`].
    pub fn faults(&self) -> impl ExactSizeIterator<Item = &BoardFault> + DoubleEndedIterator {
        self.faults.iter()
    }

    /// How many faults are listed before the rest is only counted.
    pub const LISTED: usize = 1_000;
}

fn joined(faults: &[BoardFault]) -> String {
    let texts: Vec<String> = faults.iter().map(ToString::to_string).collect();
    texts.join("; ")
}

/// One reason for refusing a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the message of each fault names its fields")]
pub enum BoardFault {
    /// The text is too long to be read at all.
    #[error("the text has {bytes} bytes: expected at most {limit}")]
    TextTooLong { bytes: usize, limit: usize },

    /// The text is not JSON.
    #[error("line {line}, column {column}: not JSON: {reason}")]
    Syntax { line: usize, column: usize, reason: String },

    /// A value is of the wrong kind, or a pair is no pair.
    #[error("line {line}, column {column}: expected {expected}, got {found}")]
    WrongType { line: usize, column: usize, expected: &'static str, found: String },

    /// A key that means nothing here.
    #[error(
        "line {line}, column {column}: unknown key {key:?}: \
         expected polygons, cells, edges, white or black"
    )]
    UnknownKey { line: usize, column: usize, key: String },

    /// A key given twice.
    #[error("line {line}, column {column}: the key {key:?} is given again: expected it once")]
    RepeatedKey { line: usize, column: usize, key: &'static str },

    /// Neither of the two forms of a board.
    #[error("no cells: expected \"polygons\", or \"cells\" with \"edges\", got neither")]
    NoForm,

    /// Both forms of a board at once.
    #[error("two forms: expected either \"polygons\" or \"cells\" with \"edges\", got both")]
    TwoForms,

    /// Half of two keys that belong together.
    #[error("{given:?} is given without {missing:?}: expected both or neither")]
    MissingKey { given: &'static str, missing: &'static str },

    /// No game fits on so few cells.
    #[error("the board has {cells} cells: expected at least 2")]
    TooFewCells { cells: u64 },

    /// More cells than a board may have.
    #[error("the board has {cells} cells: expected at most {}", WildBoard::MAX_CELLS)]
    TooManyCells { cells: u64 },

    /// More edges than any board has, even with each given twice.
    #[error("the board has {edges} edges: expected at most {}", WildBoard::MAX_EDGES)]
    TooManyEdges { edges: usize },

    /// An edge from a cell to the same cell.
    #[error("edge {edge} joins cell {cell} to itself: expected two different cells")]
    EdgeToItself { edge: usize, cell: u32 },

    /// An edge to a cell that does not exist.
    #[error("edge {edge} names cell {cell}: expected a cell from 1 to {cells}")]
    EdgeToNowhere { edge: usize, cell: u32, cells: u64 },

    /// More corners, of all polygons together, than are read.
    #[error(
        "the polygons have {corners} corners in all: expected at most {}",
        WildBoard::MAX_CORNERS
    )]
    TooManyCorners { corners: usize },

    /// A coordinate that is no number, or out of all proportion.
    #[error(
        "corner {corner} of cell {cell} has the coordinate {value}: \
         expected a number from -1000000000 to 1000000000"
    )]
    BadCoordinate { cell: usize, corner: usize, value: String },

    /// A polygon with fewer than three different corners.
    #[error("cell {cell} has {corners} different corners: expected at least 3")]
    TooFewCorners { cell: usize, corners: usize },

    /// A polygon that is flat, or too thin to see.
    #[error("cell {cell} is too thin: expected an area that can be seen, got next to none")]
    NoArea { cell: usize },

    /// A polygon whose outline crosses or touches itself.
    #[error("cell {cell} crosses or touches itself at {at}: expected an outline that does neither")]
    SelfCrossing { cell: usize, at: String },

    /// Two polygons that cover the same ground, by more than the tolerance.
    #[error("cells {first} and {second} overlap at {at}: expected them side by side or apart")]
    Overlap { first: usize, second: usize, at: String },

    /// Too many corners on or near other cells' sides.
    #[error(
        "the polygons lie so closely on each other that joining them takes more than \
         {limit} corners: expected a simpler drawing"
    )]
    TooIntricate { limit: usize },

    /// A camp on a cell that does not exist.
    #[error("the {camp} camp names cell {cell}: expected a cell from 1 to {cells}")]
    CampNowhere { camp: Camp, cell: u32, cells: u64 },

    /// A cell twice in one camp.
    #[error("the {camp} camp names cell {cell} again: expected each cell once")]
    CampRepeats { camp: Camp, cell: u32 },

    /// A cell in both camps.
    #[error("cell {cell} is in both camps: expected it in one at most")]
    CampsOverlap { cell: u32 },

    /// Two neighbouring cells in opposing camps.
    #[error(
        "cell {white} of the white camp and cell {black} of the black camp are neighbours: \
         expected free cells between the camps"
    )]
    CampsTouch { white: u32, black: u32 },

    /// A generated board of a size that is not offered.
    #[error(
        "a generated board of {cells} cells: expected from {} to {}",
        WildBoard::MIN_GENERATED,
        WildBoard::MAX_GENERATED
    )]
    GeneratedSize { cells: usize },

    /// No attempt at a generated board was good enough; no such seed is known.
    #[error("no good board of {cells} cells came of seed {seed} in {attempts} attempts")]
    NotGenerated { cells: usize, seed: u64, attempts: u32 },

    /// Faults beyond those listed.
    #[error("and {count} more")]
    More { count: usize },
}

/// A camp, where a fault speaks of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Camp {
    /// White's camp.
    White,
    /// Black's camp.
    Black,
}

impl fmt::Display for Camp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// Something odd about a board that is played on nevertheless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the message of each warning names its fields")]
pub enum BoardWarning {
    /// Fewer cells than the game was made for.
    #[error("the board has {cells} cells: the game was made for 20 or more")]
    FewCells { cells: usize },

    /// Cells that no way leads to from others.
    #[error("the board is in {pieces} pieces: no move leads from one to another")]
    SeveralPieces { pieces: usize },

    /// An edge given more than once; it counts once.
    #[error("the edge between cells {first} and {second} is given {times} times: it counts once")]
    RepeatedEdge { first: usize, second: usize, times: usize },
}
