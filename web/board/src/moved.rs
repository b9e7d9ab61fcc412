//! What came to a field, found by looking at the board before and after.

use crate::Column;

/// Something that has come from one field to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Where it stood.
    pub from: u8,
    /// Where it stands.
    pub to: u8,
    /// Whether it is the figure rather than the top piece.
    pub is_figure: bool,
    /// Whether it was turned over on the way.
    pub is_turned: bool,
}

impl Moved {
    /// What has come to the second of the two `ends`, if anything has.
    #[must_use]
    pub fn between(before: &[Column], after: &[Column], ends: Option<(u8, u8)>) -> Option<Self> {
        let (from, to) = ends?;
        let [old, new] = [before, after].map(|all| all.get(usize::from(to)));
        let (old, new) = (old?, new?);
        let source = before.get(usize::from(from))?;
        let is_figure = new.figure.is_some() && new.figure != old.figure;
        if !is_figure && new.pieces.len() != old.pieces.len() + 1 {
            return None;
        }
        let number = |column: &Column| column.pieces.last().and_then(|piece| piece.number);
        let is_turned = !is_figure && number(source) != number(new);
        Some(Self { from, to, is_figure, is_turned })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Piece, Side};

    fn column(numbers: &[i8]) -> Column {
        let piece = |&number| Piece { side: Side::Light, number: Some(number) };
        Column { pieces: numbers.iter().map(piece).collect(), ..Column::default() }
    }

    #[test]
    fn a_piece_that_came_is_found_and_whether_it_was_turned_over() {
        let before = [column(&[2, 3]), column(&[])];
        let plain = Moved { from: 0, to: 1, is_figure: false, is_turned: false };
        let after = [column(&[2]), column(&[3])];
        assert_eq!(Moved::between(&before, &after, Some((0, 1))), Some(plain));
        let after = [column(&[2]), column(&[-3])];
        let turned = Moved { is_turned: true, ..plain };
        assert_eq!(Moved::between(&before, &after, Some((0, 1))), Some(turned));
    }

    #[test]
    fn taking_back_brings_nothing_to_where_the_earlier_move_ended() {
        let (before, after) = ([column(&[2]), column(&[3])], [column(&[2, 3]), column(&[])]);
        assert_eq!(Moved::between(&before, &after, Some((1, 0))).map(|m| m.to), Some(0));
        assert_eq!(Moved::between(&before, &after, Some((0, 1))), None);
        assert_eq!(Moved::between(&before, &before, Some((0, 9))), None);
    }

    #[test]
    fn a_figure_that_came_is_told_from_a_piece() {
        let mut before = [column(&[1]), column(&[1])];
        let mut after = before.clone();
        before[0].figure = Some(Side::Dark);
        after[1].figure = Some(Side::Dark);
        let moved = Moved::between(&before, &after, Some((0, 1)));
        assert!(moved.is_some_and(|moved| moved.is_figure && !moved.is_turned));
    }
}
