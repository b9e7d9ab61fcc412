//! What can be expected of the Monte-Carlo player.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::uct::Uct;
use engine::{Limits, Report};
use rules::random::SplitMix64;
use rules::{AnyGame, Kind, Player};
use serde_json::Value;

fn search(game: &AnyGame, seed: u64, limits: &Limits) -> Report {
    Uct::new(seed).search(game, limits, &AtomicBool::new(false))
}

/// The puzzles won in `plies`: the game and the moves that win.
fn puzzles(plies: u64) -> Vec<(AnyGame, Vec<String>)> {
    let text = include_str!("../../rules-testkit/vectors/puzzles.json");
    let puzzles: Vec<Value> = serde_json::from_str(text).expect("the vectors are JSON");
    let open = |puzzle: &Value| {
        let word = |key: &str| puzzle[key].as_str().expect("a text").to_owned();
        let kind = Kind::from_key(&word("game")).expect("a game");
        let game = kind.open(&word("rules"), None, Some(&word("position"))).expect("good");
        let moves = puzzle["moves"].as_array().expect("a list");
        (game, moves.iter().map(|mv| mv.as_str().expect("a move").to_owned()).collect())
    };
    puzzles.iter().filter(|puzzle| puzzle["win_in_plies"] == plies).map(open).collect()
}

#[test]
fn wins_in_one_ply_are_found() {
    let puzzles = puzzles(1);
    assert!(puzzles.len() > 5);
    for (game, good) in puzzles {
        let report = search(&game, 1, &Limits::nodes(3_000));
        let best = report.best().expect("a move").to_owned();
        assert!(good.contains(&best), "{best}, not {good:?} in {}", game.position_text());
    }
}

#[test]
fn wins_in_three_plies_are_found_nearly_always() {
    let puzzles = puzzles(3);
    let is_found = |(game, good): &&(AnyGame, Vec<String>)| {
        let report = search(game, 1, &Limits::nodes(30_000));
        good.iter().any(|mv| Some(mv.as_str()) == report.best())
    };
    let found = puzzles.iter().filter(is_found).count();
    assert!(found * 10 >= puzzles.len() * 9, "{found} of {}", puzzles.len());
}

/// The value to the player to move by looking at everything: 1, 0 or -1.
fn solve(game: &mut AnyGame) -> i32 {
    if let Some(outcome) = game.outcome() {
        return outcome.winner.map_or(0, |winner| if winner == game.turn() { 1 } else { -1 });
    }
    let mut best = -1;
    for info in game.legal_moves() {
        game.play_text(&info.text).expect("legal");
        best = best.max(-solve(game));
        game.undo();
        if best == 1 {
            break;
        }
    }
    best
}

/// A game of six random moves, with five more to play at most; `None` if it is
/// over.
fn small_game(kind: Kind, rules: &str, seed: u64) -> Option<AnyGame> {
    let mut random = SplitMix64::new(seed);
    let mut game = kind.open(&format!("{rules},cap=11,seed={seed}"), None, None).expect("rules");
    for _ in 0..6 {
        let moves = game.legal_moves();
        let mv = moves.get(random.below(moves.len().max(1) as u64) as usize)?;
        game.play_text(&mv.text).expect("legal");
    }
    game.outcome().is_none().then_some(game)
}

#[test]
fn the_share_of_wins_goes_to_the_value_of_small_solved_games() {
    let mut seen = [0; 3];
    for (kind, rules) in
        [(Kind::Ogama, "size=3x3,rows=1"), (Kind::Stackreverse, "size=3x3,set=1.2.3,setup=random")]
    {
        for mut game in (0..40).filter_map(|seed| small_game(kind, rules, seed)) {
            let value = solve(&mut game);
            let report = search(&game, 1, &Limits::nodes(20_000));
            let score = report.score().expect("a move").value();
            seen[(value + 1) as usize] += 1;
            let is_near = match value {
                1 => score > 50,
                -1 => score < -50,
                _ => score.abs() < 50,
            };
            assert!(is_near, "value {value}, score {score} in {}", game.position_text());
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "losses, draws and wins: {seen:?}");
}

#[test]
fn the_same_seed_and_playouts_give_the_same_report() {
    for kind in Kind::ALL {
        let game = kind.open("", None, None).expect("a start");
        let report =
            |seed| Report { time: Duration::ZERO, ..search(&game, seed, &Limits::nodes(500)) };
        assert_eq!(report(3), report(3));
        assert_ne!(report(3).lines, report(4).lines);
        assert_eq!(report(3).nodes, 500);
    }
}

#[test]
fn a_tree_that_is_full_goes_on_playing() {
    let game = Kind::Ogama.open("", None, None).expect("a start");
    let uct = Uct { most_nodes: 0, ..Uct::new(1) };
    let report = uct.search(&game, &Limits::nodes(300), &AtomicBool::new(false));
    assert_eq!((report.nodes, report.selective_depth), (300, 1));
}

#[test]
fn without_time_or_told_to_stop_it_still_makes_a_legal_move() {
    for kind in Kind::ALL {
        let mut game = kind.open("", None, None).expect("a start");
        let stopped = Uct::new(1).search(&game, &Limits::default(), &AtomicBool::new(true));
        let hasty = search(&game, 1, &Limits::move_time(Duration::ZERO));
        for report in [stopped, hasty] {
            let mv = report.best().expect("a move").to_owned();
            game.play_text(&mv).expect("legal");
            game.undo();
        }
    }
}

#[test]
fn a_finished_game_has_no_line() {
    let over = "b*,x2/x,obobobo,x/o*,x2 o";
    let game = Kind::Ogama.open("size=3x3", None, Some(over)).expect("a position");
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Player::Light));
    assert_eq!(search(&game, 0, &Limits::nodes(10)).lines, []);
}
