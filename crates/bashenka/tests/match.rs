//! `bashenka match`, with the program itself and with broken ones as players.

mod common;

use common::{ask, refused};
use serde_json::Value;

const SMALL: [&str; 7] =
    ["match", "--game", "ogama", "--rules", "size=4x4,rows=1,cap=40", "--plies", "2"];

/// The result of a match of small games, and what was said beside it.
fn play(args: &[&str]) -> (Value, String) {
    let answer = ask(&[&SMALL[..], &["--json"], args].concat());
    assert_eq!(answer.status, 0, "{}", answer.err);
    (serde_json::from_str(&answer.out).expect("JSON"), answer.err)
}

/// A player that gets ready, and does `action` when it is to move.
fn broken(action: &str, limits: &str) -> String {
    let script = format!(
        "while read -r line; do case $line in ugi) echo ugiok;; isready) echo readyok;; go*) \
         {action};; esac; done"
    );
    format!("cmd:\"sh -c '{script}'\" {limits} name=broken")
}

/// Has a broken player lose both games, and says how.
#[track_caller]
fn loses(action: &str, limits: &str, end: &str) -> String {
    let (result, said) = play(&[&broken(action, limits), "random", "--games", "2"]);
    assert_eq!(result["ends"], serde_json::json!({ end: [0, 0, 2] }), "{said}");
    assert_eq!(result["contestants"][0]["faults"], 2);
    assert_eq!(result["contestants"][1]["faults"], 0);
    said
}

#[test]
fn a_crash_loses_the_game_and_the_match_goes_on() {
    let said = loses("exit 3", "nodes=1", "crash");
    assert!(said.contains("game 1: broken lost: crash: expected a move"), "{said}");
    assert!(said.contains("game 2: broken lost: crash") && said.contains("exit status: 3"));
}

#[test]
fn silence_loses_the_game() {
    loses(":", "ms=1 patience=2000", "no answer");
}

#[test]
fn an_illegal_move_loses_the_game_and_is_named() {
    let said = loses("echo bestmove a1a1a1", "nodes=1", "illegal move");
    assert!(said.contains("illegal move a1a1a1"), "{said}");
}

#[test]
fn no_move_and_an_error_lose_the_game() {
    loses("echo bestmove none", "nodes=1", "no move");
    loses("echo error broken I am", "nodes=1", "no move");
}

#[test]
fn a_move_that_comes_too_late_loses_the_game() {
    let (result, said) = play(&[
        &broken("sleep 1; echo bestmove a1a2", "ms=1"),
        "random",
        "--games",
        "2",
        "--margin",
        "100",
    ]);
    assert_eq!(result["ends"], serde_json::json!({ "time": [0, 0, 2] }), "{said}");
}

#[test]
fn a_program_that_never_gets_ready_ends_the_match_before_it_begins() {
    let silent = "cmd:\"sh -c 'while read -r line; do :; done'\" nodes=1 patience=300";
    for player in [silent, "cmd:false nodes=1", "cmd:/no/such/program nodes=1"] {
        refused("bad-player", &[&SMALL[..], &[player, "random"]].concat());
    }
    let option = format!("{} option.Colour=blue", broken("exit", "nodes=1"));
    let answer = ask(&[&SMALL[..], &[&option, "random"]].concat());
    assert!(answer.err.contains("no option 'Colour'"), "{}", answer.err);
}

/// The same program at the same nodes, inside and outside, plays the same
/// games: every pair is shared. Talk that is no answer does not matter.
#[test]
fn the_program_plays_outside_as_it_does_inside() {
    let program = env!("CARGO_BIN_EXE_bashenka");
    let plain = format!("cmd:\"'{program}' ugi\" option.Hash=16 option.Threads=1 nodes=300");
    let chatty =
        format!("cmd:\"sh -c 'echo hello; echo %%%; exec \\$0 ugi' '{program}'\" nodes=300")
            .replace("\\$", "$");
    for player in [plain, chatty] {
        let (result, said) = play(&[&player, "engine:nodes=300,hash=16", "--games", "4"]);
        assert_eq!(result["pairs"], serde_json::json!([0, 0, 2, 0, 0]), "{said}");
        assert!(result["contestants"][0]["mean_nodes"].as_f64().expect("told") > 1.0);
    }
}

#[test]
fn records_are_written_to_one_file_or_to_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let (one, many) = (folder.path().join("games.txt"), folder.path().join("games/"));
    for path in [&one, &many] {
        let path = path.to_str().expect("plain letters");
        play(&["random", "random", "--games", "4", "--records", path]);
    }
    let all = std::fs::read_to_string(&one).expect("written");
    let records: Vec<&str> = lab::split_records(&all).collect();
    assert_eq!(records.len(), 4);
    for (n, record) in records.iter().enumerate() {
        let path = many.join(format!("game-{:05}.txt", n + 1));
        let alone = std::fs::read_to_string(path).expect("written");
        assert_eq!(record.trim_end(), alone.trim_end());
    }
}

#[test]
fn the_result_for_people_says_how_sure_it_is() {
    let args = ["engine:nodes=200", "random", "--games", "4", "--sprt", "0,50"];
    let answer = ask(&[&SMALL[..], &args].concat());
    for word in ["games 4: won ", "score ", "Elo by pairs ", "superior with ", "ratio "] {
        assert!(answer.out.contains(word), "{word}: {}", answer.out);
    }
}

#[test]
fn wrong_arguments_are_refused() {
    for (wrong, said) in [
        (&["engine", "random"][..], "expected nodes, ms or a clock"),
        (&["random", "random", "--games", "3"], "expected an even number"),
        (&["random", "random", "--sprt", "5,0"], "expected ELO0,ELO1"),
        (&["random", "random", "--resign", "5"], "expected MOVES,SCORE"),
        (&["random", "queen"], "expected engine, uct, random or cmd"),
        (&["random"], "SECOND"),
    ] {
        let answer = ask(&[&SMALL[..], wrong].concat());
        assert_eq!(answer.status, 2, "{wrong:?}");
        assert!(answer.err.contains(said), "{wrong:?}: {}", answer.err);
    }
    refused("bad-game", &["match", "--game", "chess", "random", "random"]);
    refused("bad-rules", &["match", "--game", "ogama", "--rules", "x=1", "random", "random"]);
}
