//! What files are called.

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A picture of lines.
    Svg,
    /// A picture of pixels.
    Png,
    /// A film.
    Gif,
}

impl Form {
    /// The end of the file's name, without the dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Gif => "gif",
        }
    }

    /// What browsers and servers call it.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Gif => "image/gif",
        }
    }
}

/// The name of a file of a game after so many plies; a film's, without them.
///
/// # Examples
///
/// ```
/// use export::{Form, file_name};
///
/// assert_eq!(file_name("ogama", 12, Form::Png), "ogama-12.png");
/// assert_eq!(file_name("ogama", 12, Form::Gif), "ogama.gif");
/// ```
#[must_use]
pub fn file_name(game: &str, plies: usize, form: Form) -> String {
    let ending = form.ending();
    match form {
        Form::Gif => format!("{game}.{ending}"),
        Form::Svg | Form::Png => format!("{game}-{plies}.{ending}"),
    }
}
