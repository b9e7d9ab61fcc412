//! Why a change or a text was refused.

/// Why a change was refused; then the draft is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the message of each error names its fields")]
pub enum EditError {
    /// A point that is not on the board.
    #[error("point {point}: expected one of the board's {points}")]
    NoPoint { point: u8, points: usize },

    /// A piece that is not there.
    #[error("level {level} at {at}: expected one of {height} pieces")]
    NoPiece { at: String, level: usize, height: usize },

    /// A column that has all it can hold.
    #[error("a column of {height} pieces at {at}: expected at most {most}")]
    TooTall { at: String, height: usize, most: usize },

    /// A value where there are none, or none where there are some.
    #[error("a piece of value {got}: expected {expected}")]
    BadValue { expected: &'static str, got: String },

    /// A figure in a game without.
    #[error("a figure at {at}: expected a game that has figures, or a piece to stand on")]
    NoFigure { at: String },

    /// A counter in a game without.
    #[error("a counter of {got}: expected {expected}")]
    BadCounter { expected: &'static str, got: u8 },
}

/// Why a text was not taken for a position, even one to be mended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the message of each error names its fields")]
pub enum PasteError {
    /// Not as many words as a position of the game has.
    #[error("expected {expected} fields with blanks between them, got {got}")]
    Fields { expected: usize, got: usize },

    /// A rank or a board of another size.
    #[error("expected {expected} points in {ranks} ranks of one length, got {got}")]
    Size { expected: usize, ranks: usize, got: String },

    /// A column that cannot be read.
    #[error("column {at}: expected pieces from the bottom up, as in {example}, got '{word}'")]
    Column { at: String, example: String, word: String },

    /// A side to move that is none.
    #[error("side to move: expected {expected}, got '{got}'")]
    Side { expected: String, got: String },

    /// Counters that are none.
    #[error("counters: expected two numbers like 0,0, got '{got}'")]
    Counters { got: String },
}
