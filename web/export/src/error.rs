//! Why a film was not made.

/// Why a film was not begun, or a frame not taken.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the message of each error names its fields")]
pub enum FilmError {
    /// A film of no size, or one larger than the format can hold or is of use.
    #[error("a film of {width} by {height}: expected sides from 1 to {most}")]
    Size { width: u16, height: u16, most: u16 },

    /// The pixels are not those of one frame.
    #[error("a frame of {got} bytes: expected {expected}, four for each pixel")]
    Frame { expected: usize, got: usize },

    /// The film could not be written.
    #[error("the film could not be written: {0}")]
    Encoding(#[from] gif::EncodingError),
}
