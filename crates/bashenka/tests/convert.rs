//! Records through the program: what goes in and what comes out.

mod common;

use std::io::{Seek as _, SeekFrom, Write as _};
use std::process::Stdio;

use common::{Answer, program};

const START: &str = "[Game \"ogama\"]\n[RulesVersion \"1\"]\n[Rules \"size=4x4,rows=1,first=orange,\
tie=draw,toad-single=no,stalemate=captures,repetition=draw,cap=400,toads=b1.b4\"]\n";

/// Runs `convert` with `args` on `text` at its standard input.
fn convert(args: &[&str], text: &str) -> Answer {
    let mut program = program();
    program.arg("convert").args(args);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let text = text.to_owned();
    // It may refuse before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(text.as_bytes())));
    let answer = child.wait_with_output().expect("it ends").into();
    writer.join().expect("no panic");
    answer
}

/// What it writes about a record without faults.
#[track_caller]
fn converted(args: &[&str], text: &str) -> String {
    let answer = convert(args, text);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{args:?}");
    answer.out
}

#[test]
fn a_written_record_comes_back_as_it_is() {
    let sloppy = format!(
        "{START}[Orange \"Ёж \\\"the Frog\\\"\"]\n[Result \"*\"]\n\n1.Ta1 {{a step}}(1.Tc1 d4d3)d4d3 *"
    );
    let once = converted(&["--strict"], &sloppy);
    assert!(once.contains("1. Ta1 {a step} (1. Tc1 d4d3) 1... d4d3 *"), "{once}");
    assert!(once.contains("[Orange \"Ёж \\\"the Frog\\\"\"]"), "{once}");
    assert_eq!(converted(&["--strict", "-"], &once), once);
}

#[test]
fn a_file_goes_to_a_file_of_the_form_its_name_says() {
    let folder = tempfile::tempdir().unwrap();
    let [from, to] = ["game.txt", "game.json"].map(|name| folder.path().join(name));
    std::fs::write(&from, format!("{START}[Result \"*\"]\n1. Ta1 *")).unwrap();
    let mut program = program();
    let answer: Answer =
        program.arg("convert").arg(&from).arg("-o").arg(&to).output().unwrap().into();
    assert_eq!((answer.status, answer.out.as_str(), answer.err.as_str()), (0, "", ""));
    let json: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&to).unwrap()).unwrap();
    assert_eq!(json["game"], "ogama");
    let asked = converted(&["--to", "json"], &std::fs::read_to_string(&from).unwrap());
    assert_eq!(serde_json::from_str::<serde_json::Value>(&asked).unwrap(), json);
}

#[test]
fn json_holds_moves_and_variations() {
    let text = format!("{START}[Result \"*\"]\n1. Ta1 (1. Tc1 {{why not}}) d4d3 *");
    let json = converted(&["--to", "json"], &text);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let moves = json["moves"].as_array().unwrap();
    let told: Vec<_> = moves.iter().map(|mv| (mv["parent"].as_u64(), &mv["move"])).collect();
    assert_eq!(told.len(), 3);
    assert_eq!(told[0], (None, &"Ta1".into()));
    assert_eq!(told[1], (Some(0), &"d4d3".into()));
    assert_eq!(told[2], (None, &"Tc1".into()));
    assert_eq!(moves[2]["after"], "why not");
}

#[test]
fn positions_are_those_that_apply_gives() {
    let rules = START.lines().nth(2).unwrap();
    let rules = rules.trim_start_matches("[Rules \"").trim_end_matches("\"]");
    let text = format!("{START}[Result \"*\"]\n1. Ta1 (1. Tc1) d4d3 2. b1c1 *");
    let written = converted(&["--to", "positions"], &text);
    let moves = ["Ta1", "d4d3", "b1c1"];
    assert_eq!(written.lines().count(), moves.len() + 1);
    for (ply, line) in written.lines().enumerate() {
        let made = moves[..ply].join(" ");
        let apply = ["apply", "--game", "ogama", "--rules", rules, "--moves", &made];
        let last = if ply == 0 { "-" } else { moves[ply - 1] };
        assert_eq!(line, format!("{ply}\t{last}\t{}", common::line(&apply)));
    }
}

#[test]
fn a_bad_move_is_told_and_refused_when_strict() {
    let text = format!("{START}[Result \"*\"]\n1. Ta1 d4d3 2. a9a8 d3d2 *");
    let answer = convert(&[], &text);
    assert_eq!(answer.status, 0, "{answer:?}");
    assert!(answer.out.ends_with("1. Ta1 d4d3 *\n"), "{answer:?}");
    assert!(answer.err.starts_with("problem: line 5, column 16: ply 3 (2.)"), "{answer:?}");

    let answer = convert(&["--strict"], &text);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{answer:?}");
    assert_eq!(answer.code(), Some("illegal-move"), "{answer:?}");
    for said in ["ply 3 (2.) of the main line", "expected a legal move: ", "got 'a9a8'"] {
        assert!(answer.err.contains(said), "{said}: {answer:?}");
    }
}

#[test]
fn a_warning_is_told_and_does_not_refuse() {
    let text = format!("{START}[Result \"*\"]\n1. Ta1 2. d4d3 *");
    for args in [&[][..], &["--strict"]] {
        let answer = convert(args, &text);
        assert_eq!(answer.status, 0, "{answer:?}");
        assert!(answer.err.starts_with("warning: line 5, "), "{answer:?}");
    }
}

#[test]
fn other_formats_are_named() {
    let uhp = "Base+MLP;InProgress;White[2];wS1;bG1 -wS1";
    for (text, name) in [
        ("[Player1 \"Ada\"]\n[Size \"5\"]\n\n1. a1 b2 2. Sc3 c3+", "PTN"),
        ("[Event \"?\"]\n[White \"Ada\"]\n\n1. e4 e5 2. Nf3 Nc6 *", "PGN"),
        (uhp, "UHP"),
    ] {
        let answer = convert(&[], text);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{answer:?}");
        assert_eq!(answer.code(), Some("bad-record"), "{answer:?}");
        assert!(answer.err.contains(name) && answer.err.contains("[Game "), "{answer:?}");
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    for (text, code) in [
        ("", "bad-record"),
        ("garbage", "bad-record"),
        ("[Game \"chess\"] *", "bad-game"),
        ("[Game \"ogama\"] [Rules \"size=0x0\"] *", "bad-rules"),
        ("[Game \"ogama\"] [RulesVersion \"999\"] *", "bad-record"),
    ] {
        let answer = convert(&[], text);
        assert_eq!((answer.status, answer.code()), (2, Some(code)), "{text}: {answer:?}");
    }
    common::refused("bad-record", &["convert", "no-such-file"]);
    common::refused("bad-record", &["convert", env!("CARGO_MANIFEST_DIR")]);
}

#[test]
fn garbage_of_100_mb_is_refused() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(&[b'x'; 1 << 20]).unwrap();
    file.seek(SeekFrom::Start(100_000_000)).unwrap();
    file.write_all(b"x").unwrap();
    let path = file.path().to_str().unwrap();
    let answer = common::ask(&["convert", path]);
    assert_eq!((answer.status, answer.code()), (2, Some("bad-record")), "{answer:?}");
    assert!(answer.err.contains("expected at most 16777216 bytes"), "{answer:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn endless_garbage_is_refused_within_128_mib() {
    let mut program = std::process::Command::new("sh");
    program.args(["-c", "ulimit -v 131072; exec \"$0\" convert /dev/zero"]);
    let answer: Answer = program.arg(env!("CARGO_BIN_EXE_bashenka")).output().unwrap().into();
    assert_eq!((answer.status, answer.code()), (2, Some("bad-record")), "{answer:?}");
}

#[test]
fn ten_thousand_nested_variations_come_back() {
    const DEPTH: usize = 10_000;
    const HEAD: &str = "[Game \"stackreverse\"] [RulesVersion \"1\"] [Position \"b1,x3/x4/x4/x3,w1 \
        w 0,0\"] [Rules \"size=4x4,set=1.2,repetition=off,cap=0,loss=blocked\"]";
    // The second of each pair replaces the first and goes on with the next.
    const ROUND: [[&str; 2]; 4] =
        [["d1d2", "d1c1"], ["a4b4", "a4a3"], ["c1c2", "c1d1"], ["a3b3", "a3a4"]];
    let pairs = ROUND.iter().cycle().take(DEPTH);
    let nested: String = pairs.map(|[first, second]| format!("{first} ({second} ")).collect();
    let text = format!("{HEAD} {nested}{} *", ")".repeat(DEPTH));
    let answer = convert(&["--strict"], &text);
    assert_eq!(answer.status, 0);
    assert!(answer.out.contains(&")".repeat(DEPTH - 1)));
    assert_eq!(converted(&["--strict"], &answer.out), answer.out);
    let json = converted(&["--to", "json"], &answer.out);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["moves"].as_array().map(Vec::len), Some(2 * DEPTH));
}
