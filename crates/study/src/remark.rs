//! What is said of a move: a glyph, a comment, arrows and points.

use rules::view::Shape;

/// How good a move is, at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// `!!`
    Brilliant,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Glyph {
    /// Every glyph, the best first.
    pub const ALL: [Self; 6] = [
        Self::Brilliant,
        Self::Good,
        Self::Interesting,
        Self::Dubious,
        Self::Mistake,
        Self::Blunder,
    ];

    /// As it is written.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Brilliant => "!!",
            Self::Good => "!",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The glyph that is written so.
    #[must_use]
    pub fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|glyph| glyph.sign() == sign)
    }
}

/// Something drawn on the board to point at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// A point.
    Point(u8),
    /// An arrow from one point to another.
    Arrow(u8, u8),
}

/// All that is said of a move.
///
/// Its text is what stands as the comment in a record: the glyph before it, and
/// what is drawn on a last line of its own that begins with `@`.
///
/// # Examples
///
/// ```
/// use rules::Kind;
/// use study::{Glyph, Mark, Remark};
///
/// let shape = Kind::Ogama.open("size=4x4,rows=1", None, None)?.view().shape;
/// let remark = Remark::read("!? Bold.\n@ b1 a1-a3", &shape);
/// assert_eq!(remark.glyph, Some(Glyph::Interesting));
/// assert_eq!(remark.comment, "Bold.");
/// assert_eq!(remark.marks, [Mark::Point(1), Mark::Arrow(0, 8)]);
/// assert_eq!(remark.text(&shape), "!? Bold.\n@ b1 a1-a3");
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remark {
    /// How good the move is.
    pub glyph: Option<Glyph>,
    /// What is said of it.
    pub comment: String,
    /// What is drawn on the board.
    pub marks: Vec<Mark>,
}

/// What a line of marks begins with.
const MARKS: &str = "@";

impl Remark {
    /// Reads the comment of a record. What is no glyph and no marks is comment.
    #[must_use]
    pub fn read(text: &str, shape: &Shape) -> Self {
        let (rest, marks) = split_marks(text.trim(), shape);
        let rest = rest.trim();
        let word = rest.split(char::is_whitespace).next().unwrap_or_default();
        let glyph = Glyph::from_sign(word);
        let comment = if glyph.is_some() { rest[word.len()..].trim_start() } else { rest };
        Self { glyph, comment: comment.to_owned(), marks }
    }

    /// It as the comment of a record: [`Remark::read`] reads it.
    #[must_use]
    pub fn text(&self, shape: &Shape) -> String {
        let mut text = self.glyph.map_or_else(String::new, |glyph| glyph.sign().to_owned());
        if !text.is_empty() && !self.comment.is_empty() {
            text.push(' ');
        }
        text.push_str(&self.comment);
        if !self.marks.is_empty() {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(MARKS);
            for mark in &self.marks {
                text.push(' ');
                text.push_str(&written(*mark, shape));
            }
        }
        text
    }

    /// Draws a mark, or takes it away if it is there.
    pub fn turn(&mut self, mark: Mark) {
        match self.marks.iter().position(|&other| other == mark) {
            Some(at) => {
                self.marks.remove(at);
            }
            None => self.marks.push(mark),
        }
    }
}

/// What stands before the line of marks, and the marks.
fn split_marks<'t>(text: &'t str, shape: &Shape) -> (&'t str, Vec<Mark>) {
    let (before, last) = text.rsplit_once('\n').unwrap_or(("", text));
    let mut words = last.split_whitespace();
    if words.next() != Some(MARKS) {
        return (text, Vec::new());
    }
    let marks: Option<Vec<Mark>> = words.map(|word| read(word, shape)).collect();
    match marks {
        Some(mut marks) if !marks.is_empty() => {
            let mut seen = Vec::new();
            marks.retain(|mark| {
                !seen.contains(mark) && {
                    seen.push(*mark);
                    true
                }
            });
            (before, marks)
        }
        _ => (text, Vec::new()),
    }
}

fn written(mark: Mark, shape: &Shape) -> String {
    match mark {
        Mark::Point(at) => shape.name(at),
        Mark::Arrow(from, to) => format!("{}-{}", shape.name(from), shape.name(to)),
    }
}

fn read(word: &str, shape: &Shape) -> Option<Mark> {
    match word.split_once('-') {
        None => shape.point(word).map(Mark::Point),
        Some((from, to)) => Some(Mark::Arrow(shape.point(from)?, shape.point(to)?)),
    }
}

#[cfg(test)]
mod tests {
    use rules::Kind;

    use super::*;

    fn shape() -> Shape {
        Kind::ALL[0].open("", None, None).unwrap().view().shape
    }

    #[test]
    fn what_is_no_glyph_and_no_marks_is_comment() {
        for text in ["!!! wow", "@ z99", "@", "a @ b1", "@ a1\nno marks", "?x"] {
            let remark = Remark::read(text, &shape());
            assert_eq!((remark.glyph, &*remark.comment), (None, text), "{text}");
            assert!(remark.marks.is_empty(), "{text}");
        }
    }

    #[test]
    fn every_part_may_be_missing() {
        for text in ["", "!!", "@ a1", "?? @", "! \u{439}", "no\n@ a1 a1-b2"] {
            let remark = Remark::read(text, &shape());
            assert_eq!(remark.text(&shape()), text);
        }
    }

    #[test]
    fn a_mark_drawn_twice_is_gone() {
        let mut remark = Remark::default();
        remark.turn(Mark::Arrow(0, 1));
        remark.turn(Mark::Point(0));
        remark.turn(Mark::Arrow(0, 1));
        assert_eq!(remark.marks, [Mark::Point(0)]);
    }
}
