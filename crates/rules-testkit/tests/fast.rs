//! The fast games against the slow ones, and the laws every game must pass.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use rules::wild::WildBoard;
use rules::{AnyGame, Game, Kind, Position, Visit};
use rules_testkit::property::check;
use rules_testkit::random_game::{Case, Play, ogama, stackreverse};
use rules_testkit::reference::{Ogama, Reference, ReferenceGame, Stackreverse};
use rules_testkit::vectors;

fn open(case: &Case, position: Option<&str>) -> AnyGame {
    let board = case.board_json().map(|json| Arc::new(WildBoard::from_json(&json).expect(&json)));
    let key = match case.game {
        vectors::Game::Ogama => "ogama",
        vectors::Game::Stackreverse => "stackreverse",
    };
    let kind = Kind::from_key(key).expect("registered");
    kind.open(&case.rules, board.as_ref(), position)
        .unwrap_or_else(|refusal| panic!("{refusal} in {case:?}"))
}

fn texts(game: &AnyGame) -> Vec<String> {
    game.legal_moves().into_iter().map(|mv| mv.text).collect()
}

/// The position reads back, and its status, moves and every move's outcome are
/// those of the reference.
fn equals_reference<R: Reference>(case: &Case) -> TestCaseResult {
    let slow: R = case.reference();
    let mut fast = open(case, Some(&case.position));
    prop_assert_eq!(fast.position_text(), &*case.position);
    prop_assert_eq!(fast.status(), slow.status());
    let children = slow.children();
    let moves: Vec<&str> = children.iter().map(|(mv, _)| &**mv).collect();
    prop_assert_eq!(texts(&fast), moves);
    prop_assert_eq!(fast.perft(1), children.len() as u64);
    for (mv, after) in &children {
        let played = fast.play_text(mv);
        prop_assert!(played.is_ok(), "{mv}: {played:?}");
        prop_assert_eq!(fast.position_text(), after.position(), "after {}", mv);
        prop_assert!(fast.undo().is_some());
        prop_assert_eq!(fast.position_text(), &*case.position, "back from {}", mv);
    }
    fast.visit(Laws)
}

/// Status and position agree through a whole game, history included.
fn plays_as_reference<R: Reference>(play: &Play) -> TestCaseResult {
    let neighbours = play.first.neighbours();
    let first = R::start(&play.first.rules, neighbours.as_ref()).expect("a start");
    let mut slow = ReferenceGame::new(first);
    let mut fast = open(&play.first, None);
    prop_assert_eq!(fast.position_text(), slow.current().position());
    for mv in &play.moves {
        prop_assert_eq!(fast.status(), slow.status());
        if fast.outcome().is_some() {
            prop_assert!(fast.play_text(mv).is_err_and(|fault| fault.code == "game-over"));
            break;
        }
        prop_assert!(slow.play(mv).is_ok());
        prop_assert!(fast.play_text(mv).is_ok());
        prop_assert_eq!(fast.position_text(), slow.current().position());
    }
    let made = fast.moves_made();
    let (last, status) = (fast.position_text(), fast.status());
    while fast.undo().is_some() {}
    prop_assert_eq!(fast.position_text(), fast.start_text());
    while fast.redo().is_some() {}
    prop_assert_eq!(fast.moves_made(), made);
    prop_assert_eq!((fast.position_text(), fast.status()), (last, status));
    Ok(())
}

/// The laws that hold for every game.
struct Laws;

impl Visit for Laws {
    type Out = TestCaseResult;

    fn visit<P: Position>(self, game: &mut Game<P>) -> TestCaseResult {
        let position = game.position().clone();
        prop_assert_eq!(position.hash(), position.hash_from_scratch());
        let mut listed = Vec::new();
        position.moves_into(&mut listed);
        let mut sorted = listed.clone();
        sorted.sort_unstable();
        sorted.dedup();
        prop_assert_eq!(sorted.len(), listed.len(), "moves listed twice");
        if position.outcome().is_none() {
            prop_assert_eq!(position.count_moves_unchecked(), listed.len() as u64);
        }
        for mv in listed {
            let text = position.write_move(mv);
            prop_assert_eq!(position.read_move(&text), Ok(mv));
            prop_assert!(position.is_legal(mv), "{}", text);
            let mut next = position.clone();
            let undo = next.make(mv);
            prop_assert_eq!(next.hash(), next.hash_from_scratch(), "hash after {}", text);
            prop_assert!(next.turn() != position.turn());
            next.unmake(mv, undo);
            prop_assert_eq!(&next, &position, "make and unmake {}", text);
            prop_assert_eq!(next.hash(), position.hash());
        }
        Ok(())
    }
}

#[test]
fn ogama_equals_its_reference() {
    check("ogama positions", 1_000, ogama::positions(), |case| equals_reference::<Ogama>(&case));
}

#[test]
fn stackreverse_equals_its_reference() {
    check("stackreverse positions", 1_000, stackreverse::positions(), |case| {
        equals_reference::<Stackreverse>(&case)
    });
}

#[test]
fn games_of_ogama_go_as_the_reference_says() {
    check("ogama plays", 300, ogama::plays(), |play| plays_as_reference::<Ogama>(&play));
}

#[test]
fn games_of_stackreverse_go_as_the_reference_says() {
    check("stackreverse plays", 300, stackreverse::plays(), |play| {
        plays_as_reference::<Stackreverse>(&play)
    });
}
