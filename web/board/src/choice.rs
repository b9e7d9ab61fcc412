//! How a move is chosen: a piece, then where it goes, then in which way if there
//! are several.

use crate::Move;

/// What is chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// Nothing.
    #[default]
    Nothing,
    /// A piece.
    From(u8),
    /// Both ends, between which there are several moves.
    Between(u8, u8),
}

/// What a tap on a field comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// This is chosen now.
    Chosen(Choice),
    /// A move is chosen: its key.
    Played(String),
}

impl Choice {
    /// Taps a field while these moves can be chosen.
    ///
    /// A tap on a chosen piece lets go of it, and so does one on a field that it
    /// cannot reach; one on another piece that can move takes that instead.
    ///
    /// # Examples
    ///
    /// ```
    /// use board::{Choice, Move, Tap};
    ///
    /// let mv = Move { from: 0, to: 5, key: "a1b2".to_owned(), ..Move::default() };
    /// let moves = [mv];
    /// assert_eq!(Choice::Nothing.tap(0, &moves), Tap::Chosen(Choice::From(0)));
    /// assert_eq!(Choice::From(0).tap(5, &moves), Tap::Played("a1b2".to_owned()));
    /// ```
    #[must_use]
    pub fn tap(self, field: u8, moves: &[Move]) -> Tap {
        if let Some(from) = self.from() {
            let mut between = moves.iter().filter(|mv| (mv.from, mv.to) == (from, field));
            match (between.next(), between.next()) {
                (Some(only), None) => return Tap::Played(only.key.clone()),
                (Some(_), Some(_)) => return Tap::Chosen(Self::Between(from, field)),
                (None, _) => {}
            }
        }
        let can_move = moves.iter().any(|mv| mv.from == field);
        let is_chosen = self.from() == Some(field);
        Tap::Chosen(if can_move && !is_chosen { Self::From(field) } else { Self::Nothing })
    }

    /// The chosen piece.
    #[must_use]
    pub const fn from(self) -> Option<u8> {
        match self {
            Self::Nothing => None,
            Self::From(from) | Self::Between(from, _) => Some(from),
        }
    }

    /// Where the chosen piece can go, and whether it captures there.
    pub fn targets(self, moves: &[Move]) -> impl Iterator<Item = (u8, bool)> + '_ {
        moves.iter().filter(move |mv| self.from() == Some(mv.from)).map(|mv| (mv.to, mv.is_capture))
    }

    /// The moves left to choose among, once both ends are chosen.
    pub fn ways(self, moves: &[Move]) -> impl Iterator<Item = &Move> {
        let ends = match self {
            Self::Between(from, to) => Some((from, to)),
            Self::Nothing | Self::From(_) => None,
        };
        moves.iter().filter(move |mv| ends == Some((mv.from, mv.to)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(from: u8, to: u8, key: &str) -> Move {
        Move { from, to, key: key.to_owned(), ..Move::default() }
    }

    fn moves() -> [Move; 4] {
        [mv(0, 1, "a"), mv(0, 2, "b"), mv(0, 2, "b~"), mv(3, 1, "c")]
    }

    #[test]
    fn only_a_piece_that_can_move_is_chosen() {
        assert_eq!(Choice::Nothing.tap(3, &moves()), Tap::Chosen(Choice::From(3)));
        assert_eq!(Choice::Nothing.tap(1, &moves()), Tap::Chosen(Choice::Nothing));
        assert_eq!(Choice::Nothing.tap(3, &[]), Tap::Chosen(Choice::Nothing));
    }

    #[test]
    fn a_second_tap_lets_go_and_a_tap_elsewhere_takes_the_other_piece() {
        assert_eq!(Choice::From(0).tap(0, &moves()), Tap::Chosen(Choice::Nothing));
        assert_eq!(Choice::From(0).tap(3, &moves()), Tap::Chosen(Choice::From(3)));
        assert_eq!(Choice::From(0).tap(9, &moves()), Tap::Chosen(Choice::Nothing));
    }

    #[test]
    fn moves_with_the_same_ends_are_asked_about() {
        let choice = Choice::Between(0, 2);
        assert_eq!(Choice::From(0).tap(2, &moves()), Tap::Chosen(choice));
        let keys: Vec<String> = choice.ways(&moves()).map(|mv| mv.key.clone()).collect();
        assert_eq!(keys, ["b", "b~"]);
        // Another target is still open.
        assert_eq!(choice.tap(1, &moves()), Tap::Played("a".to_owned()));
        assert_eq!(Choice::From(0).ways(&moves()).count(), 0);
    }

    #[test]
    fn targets_are_those_of_the_chosen_piece() {
        let moves = moves();
        let targets: Vec<u8> = Choice::From(3).targets(&moves).map(|(to, _)| to).collect();
        assert_eq!(targets, [1]);
        assert_eq!(Choice::Nothing.targets(&moves).count(), 0);
    }
}
