//! What the engine is asked.

use rules::AnyGame;
use talk::{Go, Limits, Order};

/// How thoroughly a whole game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// In a second or so for a usual game.
    Quick,
    /// Ten times as long.
    Thorough,
}

impl Care {
    /// The positions visited for each position of the game.
    const fn nodes(self) -> u64 {
        match self {
            Self::Quick => 20_000,
            Self::Thorough => 200_000,
        }
    }
}

/// To analyse the position of `game` without end, with so many lines.
#[must_use]
pub fn analyse(ticket: u32, game: &AnyGame, board: Option<&str>, lines: usize) -> Order {
    let go = Go::Search(Limits { lines, is_analysis: true, ..Limits::default() });
    Order { ticket, game: told(game, board), go }
}

/// To value the position of `game` for a review.
#[must_use]
pub fn value(ticket: u32, game: &AnyGame, board: Option<&str>, care: Care) -> Order {
    let go = Go::Search(Limits { nodes: Some(care.nodes()), lines: 1, ..Limits::default() });
    Order { ticket, game: told(game, board), go }
}

fn told(game: &AnyGame, board: Option<&str>) -> talk::Game {
    talk::Game {
        kind: game.kind().key().to_owned(),
        rules: game.rules(),
        board: board.map(str::to_owned),
        start: game.start_text(),
        moves: game.moves_made(),
    }
}

#[cfg(test)]
mod tests {
    use rules::Kind;

    use super::*;

    #[test]
    fn an_analysis_has_no_end_and_a_review_has() {
        let mut game = Kind::Ogama.open("", None, None).unwrap();
        let mv = game.legal_moves().remove(0).text;
        game.play_text(&mv).unwrap();
        let order = analyse(3, &game, None, 5);
        assert_eq!((order.ticket, &order.game.moves), (3, &vec![mv]));
        let Go::Search(limits) = order.go else { panic!("a search was expected") };
        assert_eq!(
            (limits.nodes, limits.time_ms, limits.depth, limits.lines),
            (None, None, None, 5)
        );
        let Go::Search(limits) = value(4, &game, None, Care::Quick).go else {
            panic!("a search was expected")
        };
        assert!(limits.nodes.is_some());
    }
}
