//! The solver, asked as a script would.

mod common;

use common::{ask, line, refused};

/// The toad on three against the toad on a lone disc.
const LOST: &str = "b*,x4/x2,oob,ob,ob/o,x2,b,x/x3,o,x/ooo*,x4 o";

#[test]
fn a_win_is_one_line() {
    let position = "x2,b*,b/b,x,o,x/o,x2,ob/x4/x,o*,x2 b";
    let answer =
        line(&["solve", "--game", "ogama", "--rules", "size=4x5,rows=1", "--position", position]);
    let (verdict, moves) = answer.split_once(": ").expect("a colon");
    assert_eq!(verdict, "win in 5 plies");
    assert!(moves.starts_with("a4a3 "), "{answer}");
    assert_eq!(moves.split(' ').count(), 5);
}

#[test]
fn a_loss_is_followed_by_the_longest_defence() {
    let asked = ["solve", "--game", "ogama", "--rules", "size=5x5,rows=1", "--position", LOST];
    let answer = ask(&asked);
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!((lines.len(), lines[0]), (2, "loss in 2 plies"), "{answer:?}");
    assert_eq!((answer.err.as_str(), lines[1].split(' ').count()), ("", 2), "{answer:?}");
}

#[test]
fn the_toad_on_three_is_explained() {
    let rules = "size=5x5,rows=1";
    let asked = ["solve", "--game", "ogama", "--rules", rules, "--position", LOST, "--explain"];
    let answer = ask(&asked);
    for words in [
        "orange to move loses: black wins within 2 plies",
        "a3d3: ends the game: captures, black wins (orange has captured 1, black 4)",
        "d3d4 ends the game: captures, black wins",
    ] {
        assert!(answer.out.contains(words), "{words}: {}", answer.out);
    }
}

#[test]
fn draws_and_the_unknown_are_named() {
    let small = ["--game", "ogama", "--rules", "size=3x4,rows=1,toads=a1.a4"];
    let solve = |more: &[&str]| line(&[&["solve"], &small[..], more].concat());
    assert_eq!(solve(&[]), "draw");
    let answer = solve(&["--nodes", "1"]);
    assert!(answer.starts_with("unknown after ") && answer.ends_with(" nodes"), "{answer}");
    assert_eq!(
        line(&["solve", "--game", "stackreverse", "--rules", "size=3x3,set=1", "--exhaust"]),
        "draw"
    );
    assert!(line(&["solve", "--game", "ogama", "--plies", "2"]).starts_with("unknown after "));
}

#[test]
fn a_finished_game_needs_no_move() {
    let over = "b10,x3/x4/x4/w1b5,x3 w 0,0";
    let asked = ["solve", "--game", "stackreverse", "--position", over, "--explain"];
    let answer = ask(&asked);
    assert!(answer.out.starts_with("loss in 0 plies\n\nThe game is over"), "{answer:?}");
}

#[test]
fn wrong_input_is_refused_as_everywhere() {
    refused("bad-game", &["solve", "--game", "chess"]);
    refused("bad-position", &["solve", "--game", "ogama", "--position", "-3"]);
    refused("bad-move", &["solve", "--game", "ogama", "--moves", "castle"]);
    let most = u64::MAX.to_string();
    refused("no-memory", &["solve", "--game", "ogama", "--megabytes", &most]);
}
