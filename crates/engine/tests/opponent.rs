//! What can be expected of the opponent.

use std::sync::atomic::AtomicBool;

use engine::{Level, choose};
use rules::{Kind, Player};
use serde_json::Value;

fn puzzles() -> Vec<Value> {
    let text = include_str!("../../rules-testkit/vectors/puzzles.json");
    serde_json::from_str(text).expect("the vectors are JSON")
}

fn pick(game: &rules::AnyGame, level: u8, seed: u64) -> Option<String> {
    choose(game, Level::new(level).expect("1 to 5"), seed, &AtomicBool::new(false))
}

#[test]
fn forced_wins_in_three_plies_are_found_from_level_three_on() {
    let mut solved = 0;
    for puzzle in puzzles() {
        let Some(1..=3) = puzzle["win_in_plies"].as_u64() else { continue };
        let word = |key: &str| puzzle[key].as_str().expect("a text").to_owned();
        let kind = Kind::from_key(&word("game")).expect("a game");
        let game = kind.open(&word("rules"), None, Some(&word("position"))).expect("a position");
        let good: Vec<_> = puzzle["moves"].as_array().expect("a list").iter().collect();
        for level in 3..=5 {
            let mv = pick(&game, level, 1).expect("a move");
            assert!(good.iter().any(|text| **text == mv), "level {level}: {mv} in {puzzle}");
        }
        solved += 1;
    }
    assert_eq!(solved, 42);
}

#[test]
fn the_same_seed_gives_the_same_legal_move() {
    for kind in Kind::ALL {
        let game = kind.open("size=4x4", None, None);
        let Ok(game) = game.or_else(|_| kind.open("size=5x5,set=1.2.3.4.5", None, None)) else {
            panic!("{kind:?} has a start")
        };
        for level in 1..=4 {
            let mv = pick(&game, level, 5).expect("a move");
            assert_eq!(pick(&game, level, 5), Some(mv.clone()), "level {level}");
            game.clone().play_text(&mv).expect("legal");
        }
    }
}

/// Points of level 5 against level 1, two a win, over a few seeds and both
/// sides.
fn points_of_the_strongest(kind: Kind, rules: &str, games: u64) -> u64 {
    let mut points = 0;
    for seed in 0..games {
        let strong = Player::from_bit(seed as u8);
        let mut game = kind.open(&format!("{rules},seed={seed}"), None, None).expect("rules");
        while game.outcome().is_none() {
            let level = if game.turn() == strong { 5 } else { 1 };
            let mv = pick(&game, level, seed).expect("a move");
            game.play_text(&mv).expect("legal");
        }
        let winner = game.outcome().expect("over").winner;
        points += winner.map_or(1, |winner| if winner == strong { 2 } else { 0 });
    }
    points
}

#[test]
fn the_strongest_beats_the_weakest_at_ogama() {
    assert!(points_of_the_strongest(Kind::Ogama, "cap=200", 4) >= 6);
}

#[test]
fn the_strongest_beats_the_weakest_at_stackreverse() {
    let rules = "size=5x5,set=1.2.3.4.5,cap=120,cap-result=tops";
    assert!(points_of_the_strongest(Kind::Stackreverse, rules, 4) >= 6);
}

#[test]
fn a_stopped_search_still_gives_a_legal_move_at_once() {
    let mut game = Kind::Stackreverse.open("", None, None).expect("the start");
    let mv = choose(&game, Level::STRONGEST, 0, &AtomicBool::new(true)).expect("a move");
    game.play_text(&mv).expect("legal");
}

#[test]
fn a_finished_game_has_no_move_to_choose() {
    let over = "b*,x2/x,obobobo,x/o*,x2 o";
    let game = Kind::Ogama.open("size=3x3", None, Some(over)).expect("a position");
    assert_eq!(pick(&game, 5, 0), None);
}
