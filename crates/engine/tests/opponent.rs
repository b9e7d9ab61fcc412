//! What can be expected of the opponents.

use std::sync::atomic::AtomicBool;

use engine::{Level, Opponent, choose};
use rules::{AnyGame, Kind, Player};
use serde_json::Value;

fn puzzles() -> Vec<Value> {
    let text = include_str!("../../rules-testkit/vectors/puzzles.json");
    serde_json::from_str(text).expect("the vectors are JSON")
}

fn opened(puzzle: &Value) -> AnyGame {
    let word = |key: &str| puzzle[key].as_str().expect("a text").to_owned();
    let kind = Kind::from_key(&word("game")).expect("a game");
    kind.open(&word("rules"), None, Some(&word("position"))).expect("a position")
}

fn pick(game: &AnyGame, level: u8, seed: u64) -> Option<String> {
    choose(game, Level::new(level).expect("1 to 10"), seed, &AtomicBool::new(false))
}

/// Whether the player to move can win with this move.
fn wins_at_once(game: &AnyGame, mv: &str) -> bool {
    let (mut game, player) = (game.clone(), game.turn());
    game.play_text(mv).expect("legal");
    game.outcome().is_some_and(|outcome| outcome.winner == Some(player))
}

/// Whether the game is lost after this move, or after some reply to it.
fn loses_at_once(game: &AnyGame, mv: &str) -> bool {
    let (mut game, player) = (game.clone(), game.turn());
    game.play_text(mv).expect("legal");
    let is_lost = game.outcome().is_some_and(|outcome| outcome.winner == Some(!player));
    is_lost || game.legal_moves().iter().any(|reply| wins_at_once(&game, &reply.text))
}

#[test]
fn every_level_wins_when_one_move_wins() {
    let mut won = 0;
    for puzzle in puzzles() {
        if puzzle["win_in_plies"] != 1 {
            continue;
        }
        let game = opened(&puzzle);
        for level in Level::ALL {
            for seed in 0..3 {
                let mv = pick(&game, level.number(), seed).expect("a move");
                assert!(wins_at_once(&game, &mv), "{level:?}, seed {seed}: {mv} in {puzzle}");
            }
        }
        won += 1;
    }
    assert!(won >= 10, "{won} puzzles");
}

#[test]
fn from_level_three_on_no_avoidable_loss_in_one_is_walked_into() {
    let mut avoided = 0;
    for puzzle in puzzles() {
        let game = opened(&puzzle);
        let moves = game.legal_moves();
        let bad = moves.iter().filter(|mv| loses_at_once(&game, &mv.text)).count();
        if bad == 0 || bad == moves.len() {
            continue;
        }
        for level in 3..=10 {
            for seed in 0..3 {
                let mv = pick(&game, level, seed).expect("a move");
                let text = format!("level {level}, seed {seed}: {mv} in {puzzle}");
                assert!(!loses_at_once(&game, &mv), "{text}");
            }
        }
        avoided += 1;
    }
    assert!(avoided >= 10, "{avoided} puzzles");
}

#[test]
fn forced_wins_in_three_plies_are_found_from_level_six_on() {
    let mut solved = 0;
    for puzzle in puzzles() {
        let Some(1..=3) = puzzle["win_in_plies"].as_u64() else { continue };
        let game = opened(&puzzle);
        let good: Vec<_> = puzzle["moves"].as_array().expect("a list").iter().collect();
        for level in 6..=10 {
            let mv = pick(&game, level, 1).expect("a move");
            assert!(good.iter().any(|text| **text == mv), "level {level}: {mv} in {puzzle}");
        }
        solved += 1;
    }
    assert_eq!(solved, 42);
}

#[test]
fn the_same_seed_gives_the_same_legal_move_whatever_was_played_before() {
    let stop = AtomicBool::new(false);
    for kind in Kind::ALL {
        let start = kind.open("seed=4", None, None).expect("rules");
        let mut later = start.clone();
        for n in 0..8 {
            let moves = later.legal_moves();
            later.play_text(&moves[n * 5 % moves.len()].text).expect("legal");
        }
        for level in Level::ALL {
            let mv = pick(&start, level.number(), 5).expect("a move");
            start.clone().play_text(&mv).expect("legal");
            let mut used = Opponent::new(level).expect("memory");
            used.choose(&later, 1, &stop).expect("a move");
            assert_eq!(used.choose(&start, 5, &stop), Some(mv), "{kind:?}, {level:?}");
        }
    }
}

#[test]
fn weak_levels_play_differently_for_different_seeds() {
    for kind in Kind::ALL {
        let game = kind.open("seed=4", None, None).expect("rules");
        for level in 1..=3 {
            let moves: std::collections::BTreeSet<_> =
                (0..20).filter_map(|seed| pick(&game, level, seed)).collect();
            assert!(moves.len() > 2, "{kind:?}, level {level}: {moves:?}");
        }
    }
}

/// Points of one level against another, two a win, over a few seeds and both
/// sides.
fn points(kind: Kind, rules: &str, levels: [u8; 2], games: u64) -> u64 {
    let mut points = 0;
    for seed in 0..games {
        let strong = Player::from_bit(seed as u8);
        let mut game = kind.open(&format!("{rules},seed={seed}"), None, None).expect("rules");
        while game.outcome().is_none() {
            let level = levels[usize::from(game.turn() != strong)];
            let mv = pick(&game, level, seed).expect("a move");
            game.play_text(&mv).expect("legal");
        }
        let winner = game.outcome().expect("over").winner;
        points += winner.map_or(1, |winner| if winner == strong { 2 } else { 0 });
    }
    points
}

#[test]
fn higher_levels_beat_much_lower_ones_at_ogama() {
    for levels in [[4, 1], [7, 4], [10, 7]] {
        assert!(points(Kind::Ogama, "cap=200", levels, 6) >= 8, "{levels:?}");
    }
}

#[test]
fn higher_levels_beat_much_lower_ones_at_stackreverse() {
    let rules = "size=6x6,set=1.2.3.4.5.6,cap=120,cap-result=tops";
    for levels in [[4, 1], [8, 4]] {
        assert!(points(Kind::Stackreverse, rules, levels, 6) >= 8, "{levels:?}");
    }
}

#[test]
fn a_wild_board_is_played_at_every_level() {
    let game = Kind::Stackreverse.open("board=wild.30.7,seed=2", None, None).expect("a board");
    for level in Level::ALL {
        let mut game = game.clone();
        for _ in 0..4 {
            let mv = pick(&game, level.number(), 3).expect("a move");
            game.play_text(&mv).expect("legal");
        }
    }
}

#[test]
fn a_stopped_opponent_still_gives_a_legal_move() {
    for level in Level::ALL {
        for kind in Kind::ALL {
            let mut game = kind.open("", None, None).expect("the start");
            let mv = choose(&game, level, 0, &AtomicBool::new(true)).expect("a move");
            game.play_text(&mv).expect("legal");
        }
    }
}

#[test]
fn a_finished_game_has_no_move_to_choose() {
    let over = "b*,x2/x,obobobo,x/o*,x2 o";
    let game = Kind::Ogama.open("size=3x3", None, Some(over)).expect("a position");
    for level in Level::ALL {
        assert_eq!(pick(&game, level.number(), 0), None);
    }
}

#[test]
fn there_are_ten_levels() {
    assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert!(Level::new(0).is_none() && Level::new(11).is_none());
    assert_eq!(Level::new(10), Some(Level::STRONGEST));
}
