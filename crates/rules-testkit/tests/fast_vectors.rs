//! The vectors through the library; the binary has them in its own tests.

use std::sync::Arc;

use rules::wild::WildBoard;
use rules::{AnyGame, Kind};
use rules_testkit::vectors::{self, Board, Game, MoreCase};

fn open(game: Game, rules: &str, board: Option<&Board>, position: &str) -> AnyGame {
    let kind = match game {
        Game::Ogama => Kind::Ogama,
        Game::Stackreverse => Kind::Stackreverse,
    };
    let board = board.map(|board| {
        let json = board.to_json();
        Arc::new(WildBoard::from_json(&json).unwrap_or_else(|error| panic!("{error}: {json}")))
    });
    kind.open(rules, board.as_ref(), Some(position))
        .unwrap_or_else(|refusal| panic!("{refusal}: {position} under {rules}"))
}

#[test]
fn every_case_of_rules_json_holds() {
    let cases = vectors::rules();
    assert_eq!(cases.len(), 242);
    for case in cases {
        let mut game = open(case.game, &case.rules, case.board.as_ref(), &case.position);
        assert_eq!(game.position_text(), case.position);
        assert_eq!(game.status(), case.status, "{case:?}");
        let moves: Vec<String> = game.legal_moves().into_iter().map(|mv| mv.text).collect();
        assert_eq!(moves, case.moves, "{case:?}");
        for (depth, nodes) in (1..).zip(&case.perft) {
            assert_eq!(game.perft(depth), *nodes, "depth {depth} of {case:?}");
            let divided: u64 = game.divide(depth).iter().map(|(_, nodes)| nodes).sum();
            assert_eq!(divided, *nodes, "depth {depth} of {case:?}");
        }
        if let Some(applied) = &case.apply {
            let played = game.play_text(&applied.action);
            assert_eq!(played.as_deref(), Ok(&*applied.action), "{case:?}");
            assert_eq!(game.position_text(), applied.position, "{case:?}");
            assert_eq!(game.status(), applied.status, "{case:?}");
        }
    }
}

#[test]
fn every_perft_of_more_json_holds() {
    let mut counted = 0;
    for case in vectors::more() {
        if let MoreCase::Perft(case) = case {
            let game = open(case.game, &case.rules, case.board.as_ref(), &case.position);
            assert_eq!(game.perft(case.depth), case.nodes, "{case:?}");
            counted += 1;
        }
    }
    assert_eq!(counted, 86);
}
