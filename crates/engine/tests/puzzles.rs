//! The set of puzzles: a sample of it at each run. `cargo xtask puzzles
//! --check` checks all.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use engine::solve::{Budget, Length, Verdict, solve};
use engine::{Engine, Limits};
use rules::Kind;
use serde_json::Value;

/// One of so many is looked at.
const SAMPLE: usize = 12;

fn puzzles() -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/puzzles.json");
    let text = std::fs::read_to_string(path).expect("the puzzles are there");
    serde_json::from_str(&text).expect("the puzzles are JSON")
}

fn word<'p>(puzzle: &'p Value, key: &str) -> &'p str {
    puzzle[key].as_str().unwrap_or_else(|| panic!("{key} of {puzzle}"))
}

fn moves(puzzle: &Value) -> Vec<&str> {
    let list = puzzle["moves"].as_array().expect("a list");
    list.iter().map(|mv| mv.as_str().expect("a move")).collect()
}

fn open(puzzle: &Value) -> rules::AnyGame {
    let kind = Kind::from_key(word(puzzle, "game")).expect("a game");
    let game = kind.open(word(puzzle, "rules"), None, Some(word(puzzle, "position")));
    game.unwrap_or_else(|refusal| panic!("{refusal}: {puzzle}"))
}

#[test]
fn there_are_at_least_three_hundred_of_many_lengths_and_both_games() {
    let puzzles = puzzles();
    let mut counts = BTreeMap::new();
    for puzzle in &puzzles {
        let plies = puzzle["win_in_plies"].as_u64().expect("a length");
        *counts.entry((word(puzzle, "game"), plies)).or_insert(0) += 1;
    }
    assert!(puzzles.len() >= 300, "{counts:?}");
    for kind in Kind::ALL {
        for plies in [1, 3, 5] {
            assert!(counts.contains_key(&(kind.key(), plies)), "{plies}: {counts:?}");
        }
    }
    assert!([7, 9].iter().all(|plies| counts.keys().any(|(_, n)| n == plies)), "{counts:?}");
}

#[test]
fn no_two_are_the_same() {
    let puzzles = puzzles();
    let name = |puzzle: &Value| {
        let words = ["game", "rules", "position"].map(|key| word(puzzle, key).to_owned());
        words.join("|")
    };
    let names: std::collections::BTreeSet<String> = puzzles.iter().map(name).collect();
    assert_eq!(names.len(), puzzles.len());
}

#[test]
fn the_solver_agrees_with_a_sample() {
    for puzzle in puzzles().iter().step_by(SAMPLE) {
        let budget = Budget { nodes: 4_000_000, megabytes: 16, ..Budget::default() };
        let solution = solve(&open(puzzle), &budget, &AtomicBool::new(false), &mut |_| {});
        let solution = solution.expect("a little memory");
        let plies = puzzle["win_in_plies"].as_u64().expect("a length") as u32;
        assert_eq!(solution.verdict, Verdict::Win(Length::Exactly(plies)), "{puzzle}");
        assert_eq!(solution.moves, moves(puzzle), "{puzzle}");
    }
}

#[test]
fn the_engine_solves_a_sample_of_those_it_found_easy() {
    let engine = Engine::new(16, 1).expect("a little memory");
    for puzzle in puzzles().iter().skip(SAMPLE / 2).step_by(SAMPLE) {
        if puzzle["nodes"].as_u64().is_none_or(|nodes| nodes > 100_000) {
            continue;
        }
        let limits = Limits::nodes(1_000_000);
        let report = engine.search(&open(puzzle), &limits, &AtomicBool::new(false), &mut |_| {});
        assert!(moves(puzzle).contains(&report.best().expect("a move")), "{puzzle}");
    }
}
