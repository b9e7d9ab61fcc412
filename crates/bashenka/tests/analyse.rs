//! Positions and games, analysed by the program.

mod common;

use std::path::PathBuf;

use common::{ask, line, refused};
use serde_json::Value;

const WON: &str = "x,bbbbo,x2,b*,bb/b,b,x2,bb,x/x3,b,x,o/x,o,o,x3/o*,oo,o,x2,ooo/o,x5 b";
/// Black lets a win at once go, and Orange takes the tower he is left.
const RULES: &str = "size=4x4,rows=1,first=orange,tie=draw,toad-single=no,stalemate=captures,\
    repetition=draw,cap=400,toads=b1.b4";

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&line(args)).expect("one JSON object")
}

fn record(moves: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    let head = format!("[Game \"ogama\"]\n[RulesVersion \"1\"]\n[Rules \"{RULES}\"]\n");
    let names = "[Orange \"Ada\"]\n[Black \"Ёж\"]\n[Result \"1-0\"]\n\n";
    std::fs::write(&path, format!("{head}{names}{moves}\n")).expect("written");
    (folder, path)
}

#[test]
fn a_win_at_once_is_told_in_words() {
    let args = ["analyse", "--game", "ogama", "--position", WON, "--nodes", "2000"];
    let answer = ask(&args);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{answer:?}");
    assert!(answer.out.contains("Black to move: Black wins with the next move."), "{answer:?}");
    assert!(answer.out.contains(" 1 win in 1   100 %  b5b6"), "{answer:?}");
}

#[test]
fn so_many_lines_are_told_as_asked_the_best_first_and_the_same_each_time() {
    let args = ["analyse", "--game", "stackreverse", "--nodes", "20000", "--json", "--lines", "4"];
    let mut told = [(); 2].map(|()| json(&args));
    let chances = |told: &Value| {
        let lines = told["lines"].as_array().expect("a list").clone();
        lines.iter().map(|line| line["score"]["chance"].as_f64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(chances(&told[0]).len(), 4);
    assert!(chances(&told[0]).is_sorted_by(|a, b| a >= b), "{}", told[0]);
    told.iter_mut().for_each(|told| told["seconds"] = Value::Null);
    assert_eq!(told[0], told[1]);
}

#[test]
fn a_finished_game_has_a_status_and_no_line() {
    let over = "b10,x3/x4/x4/w1b5,x3 w 0,0";
    let args = ["analyse", "--game", "stackreverse", "--position", over];
    assert!(ask(&args).out.ends_with("over winner=black reason=immobile\n"));
    assert_eq!(json(&[&args[..], &["--json"]].concat())["lines"], Value::Array(Vec::new()));
}

#[test]
fn a_game_is_looked_back_at_move_by_move() {
    let (_folder, path) = record("1. Ta1 d4d3 2. b1c1 d3d2 3. d1d2 1-0");
    let path = path.to_str().unwrap();
    let told = json(&["analyse", path, "--nodes", "3000", "--json"]);
    let moves = told["moves"].as_array().expect("a list");
    let made: Vec<_> = moves.iter().map(|mv| mv["move"].as_str().unwrap()).collect();
    assert_eq!(made, ["Ta1", "d4d3", "b1c1", "d3d2", "d1d2"]);
    // The last move wins; so it gave nothing away, and is worth a win in one.
    assert_eq!(moves[4]["score"]["win_in_plies"], 1);
    assert_eq!(moves[4]["loss"], 0.0);
    for mv in moves {
        let loss = mv["loss"].as_f64().unwrap();
        let mark = match loss {
            _ if loss >= 0.20 => Value::from("??"),
            _ if loss >= 0.10 => Value::from("?"),
            _ if loss >= 0.05 => Value::from("?!"),
            _ => Value::Null,
        };
        assert_eq!(mv["mark"], mark, "{mv}");
    }
    // Black put the disc where it is taken: the game was thrown away there.
    assert_eq!(moves[3]["mark"], "??", "{}", moves[3]);
    assert!(told["moments"].as_array().unwrap().iter().any(|moment| moment["ply"] == 4));

    let text = ask(&["analyse", path, "--nodes", "3000"]).out;
    assert!(text.contains("Orange (Ada) against Black (Ёж)"), "{text}");
    assert!(text.contains("2... d3d2     ??"), "{text}");
    assert!(text.contains("Orange (Ada): accuracy "), "{text}");
    assert!(text.contains("Key moments:"), "{text}");
}

#[test]
fn an_annotated_record_reads_back_and_keeps_what_stood_there() {
    let moves = "1. Ta1 {A note.} d4d3 2. b1c1 (2. Tb1) d3d2 {[%clk 0:01:00]} 3. d1d2 1-0";
    let (folder, path) = record(moves);
    let marked = folder.path().join("marked.txt");
    let annotate = |from: &str| {
        let to = marked.to_str().unwrap();
        ask(&["analyse", from, "--nodes", "3000", "--json", "--annotate", to]);
        std::fs::read_to_string(&marked).unwrap()
    };
    let once = annotate(path.to_str().unwrap());
    assert_eq!(once.matches("[%eval ").count(), 5, "{once}");
    for kept in ["A note.", "Tb1)", "[%clk 0:01:00]", "[%eval #0]", "?? Better: "] {
        assert!(once.contains(kept), "{kept}: {once}");
    }
    let read = rules::record::Record::read_strict(&once).expect("a record");
    assert_eq!(read.to_string(), once);
    // Analysed again it does not say everything twice.
    let twice = annotate(marked.to_str().unwrap());
    assert_eq!(twice, once);
}

#[test]
fn what_makes_no_sense_is_refused() {
    assert_eq!(ask(&["analyse"]).status, 2);
    refused("bad-record", &["analyse", "no-such-file"]);
    refused("bad-game", &["analyse", "--game", "chess"]);
    for bad in [
        &["game.txt", "--game", "ogama"][..],
        &["--game", "ogama", "--annotate", "x"],
        &["--game", "ogama", "--lines", "0"],
        &["--game", "ogama", "--nodes", "0"],
        &["--game", "ogama", "--threads", "1000"],
    ] {
        assert_eq!(ask(&[&["analyse"][..], bad].concat()).status, 2, "{bad:?}");
    }
}
