//! The part of move strings that the games share: a pair of points.

use crate::error::{Fault, quoted};
use crate::view::Shape;

/// `text` without blanks around it and without a final `#`, in lower case.
pub(crate) fn plain(text: &str) -> String {
    let text = text.trim();
    text.strip_suffix('#').unwrap_or(text).to_ascii_lowercase()
}

/// Splits off the leading point name: a letter and digits.
pub(crate) fn split_point(text: &str) -> Option<(&str, &str)> {
    let letter = text.bytes().next()?.is_ascii_lowercase();
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    (letter && digits > 0).then(|| text.split_at(1 + digits))
}

/// Splits two point names, with or without `-` or `x` between them, from what
/// follows.
pub(crate) fn split_points(text: &str) -> Option<(&str, &str, &str)> {
    let (from, rest) = split_point(text)?;
    if let Some((to, rest)) = split_point(rest) {
        return Some((from, to, rest));
    }
    let (to, rest) = split_point(rest.strip_prefix(['-', 'x'])?)?;
    Some((from, to, rest))
}

/// The fault of a `text` that does not have the form of a move.
pub(crate) fn bad_move(clause: &'static str, expected: &str, text: &str) -> Fault {
    Fault::new("bad-move", clause, "move", expected, quoted(text))
}

/// The point called `name` on the board.
///
/// # Errors
///
/// `illegal-move` if there is none.
pub(crate) fn on_board(
    shape: &Shape,
    name: &str,
    clause: &'static str,
    text: &str,
) -> Result<u8, Fault> {
    shape.point(name).ok_or_else(|| {
        let expected = match shape {
            Shape::Grid(grid) => format!("points of a {grid} board"),
            Shape::Wild(board) => format!("cells n1 to n{}", board.cells()),
        };
        Fault::new("illegal-move", clause, "move", expected, quoted(text))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_are_found_whatever_stands_between() {
        for (text, split) in [
            ("c2d4", Some(("c2", "d4", ""))),
            ("c2-d4", Some(("c2", "d4", ""))),
            ("c2xd4~", Some(("c2", "d4", "~"))),
            ("x1x2", Some(("x1", "x2", ""))),
            ("x1xx2", Some(("x1", "x2", ""))),
            ("n3n17~", Some(("n3", "n17", "~"))),
            ("c2", None),
            ("c2--d4", None),
            ("2cd4", None),
            ("", None),
        ] {
            assert_eq!(split_points(text), split, "{text}");
        }
    }
}
