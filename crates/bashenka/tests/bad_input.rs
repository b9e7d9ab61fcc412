//! What the program says to wrong, huge and strange input.

mod common;

use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::process::Stdio;

use common::{Answer, ask, line, program, refused};

const TOADS: &str = "size=4x4,rows=1,toads=c1.b4";

#[test]
fn a_pass_and_other_values_may_begin_with_a_hyphen() {
    let blocked = "w1b5,x3/x4/x4/b10,x3 w 0,0";
    let passed = line(&[
        "apply",
        "--game",
        "stackreverse",
        "--rules",
        "loss=helpless",
        "--position",
        blocked,
        "--moves",
        "--",
    ]);
    assert_eq!(passed, "w1b5,x3/x4/x4/b10,x3 b 1,0");
    refused("bad-position", &["moves", "--game", "ogama", "--position", "-3"]);
    refused("bad-rules", &["moves", "--game", "ogama", "--rules", "-x"]);
    refused("bad-game", &["moves", "--game", "--help"]);
}

#[test]
fn unknown_games_are_refused_by_the_names_of_the_known() {
    let answer = ask(&["start", "--game", "chess"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.starts_with("error: bad-game: "), "{}", answer.err);
    assert!(answer.err.contains("ogama or stackreverse"), "{}", answer.err);
    assert!(answer.err.contains("'chess'"), "{}", answer.err);
}

#[test]
fn a_refused_move_is_named_by_its_place() {
    let answer = ask(&["apply", "--game", "ogama", "--rules", TOADS, "--moves", "Td1 a4a3 a1a9"]);
    assert_eq!(answer.code(), Some("illegal-move"), "{answer:?}");
    assert!(answer.err.contains("move 3: "), "{answer:?}");
    refused("bad-move", &["apply", "--game", "ogama", "--rules", TOADS, "--moves", "castle"]);
    let over = "b10,x3/x4/x4/w1b5,x3 w 0,0";
    refused(
        "game-over",
        &["apply", "--game", "stackreverse", "--position", over, "--moves", "a1a2"],
    );
}

#[test]
fn moves_are_a_game_with_a_history() {
    let position = "x3,b5/x4/x4/w5,x3 w 0,0";
    let around = "a1b1 d4c4 b1a1 c4d4 ".repeat(2);
    let asked = |command| {
        line(&[command, "--game", "stackreverse", "--position", position, "--moves", &around])
    };
    assert_eq!(asked("apply"), position);
    assert_eq!(asked("start"), position);
    assert_eq!(asked("status"), "over winner=draw reason=repetition");
    assert_eq!(asked("moves"), "");
}

#[test]
fn a_seed_is_a_rule() {
    let by_rule = line(&["start", "--game", "ogama", "--rules", "size=5x5,seed=42"]);
    let by_argument = line(&["start", "--game", "ogama", "--rules", "size=5x5", "--seed", "42"]);
    assert_eq!(by_rule, by_argument);
    assert_eq!(
        line(&["start", "--game", "ogama", "--seed", "7"]),
        line(&["start", "--game", "ogama", "--rules", "seed=7"]),
    );
    refused("bad-rules", &["start", "--game", "ogama", "--rules", "seed=1", "--seed", "1"]);
    refused("bad-rules", &["start", "--game", "ogama", "--seed", "-1"]);
    refused("bad-rules", &["start", "--game", "ogama", "--seed", "1,first=black"]);
}

#[test]
fn perft_divides_and_ends_with_the_sum() {
    let start = ["perft", "--game", "ogama", "--rules", TOADS, "--divide", "--depth"];
    let depth = |depth| ask(&[&start[..], &[depth]].concat()).out;
    let two = depth("2");
    let counts = two.lines().filter_map(|line| line.split_once(": "));
    let sum: u64 = counts
        .filter(|&(mv, _)| mv != "nodes")
        .map(|(_, count)| count.parse::<u64>().unwrap())
        .sum();
    assert_eq!(two.lines().last(), Some(format!("nodes: {sum}").as_str()));
    assert_eq!(depth("0"), "nodes: 1\n");
    assert_eq!(ask(&[&start[..], &["256"]].concat()).status, 2);
    assert_eq!(ask(&[&start[..], &["-1"]].concat()).status, 2);
}

/// A shuttle with no choice: each side's toad goes to and fro between a column
/// whose disc can go nowhere and a single disc.
#[test]
fn the_deepest_count_fits_the_stack() {
    let shuttle = "ooooo*,o,b,bbbbb* o";
    let args = ["perft", "--game", "ogama", "--rules", "toad-single=yes", "--position", shuttle];
    assert_eq!(line(&[&args[..], &["--depth", "255"]].concat()), "nodes: 1");
}

fn board(path: &Path) -> Answer {
    let mut program = program();
    program.args(["start", "--game", "stackreverse", "--board"]).arg(path);
    program.output().expect("the program starts").into()
}

#[track_caller]
fn bad_board(path: &Path) -> String {
    let answer = board(path);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{answer:?}");
    assert_eq!(answer.code(), Some("bad-board"), "{answer:?}");
    answer.err
}

#[test]
fn board_files_that_are_none_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.json");
    assert!(bad_board(&path).contains("board.json"));
    bad_board(folder.path());
    for content in [&b""[..], b"{", b"[]", b"null", b"\xff\xfe"] {
        std::fs::write(&path, content).unwrap();
        bad_board(&path);
    }
    std::fs::write(&path, "[".repeat(1 << 20)).unwrap();
    bad_board(&path);
}

#[test]
fn a_board_of_100_mb_is_refused_unread() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(&[b'['; 1 << 20]).unwrap();
    file.seek(SeekFrom::Start(100_000_000)).unwrap();
    file.write_all(b"]").unwrap();
    assert!(bad_board(file.path()).contains("at most 4 MiB"));
}

#[cfg(target_os = "linux")]
#[test]
fn an_endless_board_is_refused_within_64_mib() {
    let mut program = std::process::Command::new("sh");
    program
        .args(["-c", "ulimit -v 65536; exec \"$0\" start --game stackreverse --board /dev/zero"]);
    program.arg(env!("CARGO_BIN_EXE_bashenka"));
    let answer: Answer = program.output().unwrap().into();
    assert_eq!((answer.status, answer.code()), (2, Some("bad-board")), "{answer:?}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    let strange = OsStr::from_bytes(b"\xff\xfe");
    for name in ["--game", "--rules", "--position", "--moves", "--seed", "--depth"] {
        let mut program = program();
        program.args(["perft", "--game", "ogama", name]).arg(strange);
        let answer: Answer = program.output().unwrap().into();
        assert_eq!(answer.status, 2, "{name}: {answer:?}");
        assert!(answer.err.starts_with("error: "), "{name}: {answer:?}");
    }
    bad_board(Path::new(strange));
}

#[test]
fn a_closed_pipe_is_no_failure() {
    for args in [
        &["--help"][..],
        &["moves", "--game", "stackreverse"],
        &["perft", "--game", "stackreverse", "--depth", "2", "--divide"],
    ] {
        let mut program = program();
        program.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = program.spawn().unwrap();
        drop(child.stdout.take());
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let mut program = program();
    program.args(["moves", "--game", "stackreverse"]);
    program.stdout(std::fs::File::options().write(true).open("/dev/full").unwrap());
    let answer: Answer = program.output().unwrap().into();
    assert_eq!(answer.status, 1);
    assert!(answer.err.starts_with("error: cannot write the answer"), "{answer:?}");
}

#[test]
fn the_version_names_the_rules() {
    let version = line(&["--version"]);
    assert!(version.starts_with("bashenka "), "{version}");
    assert!(version.ends_with("(rules version 1)"), "{version}");
}

#[test]
fn every_subcommand_has_examples() {
    for command in ["start", "moves", "status", "apply", "perft", "render"] {
        let help = ask(&[command, "--help"]).out;
        assert!(help.contains("Examples:\n  bashenka "), "{help}");
        for example in help.lines().filter_map(|line| line.strip_prefix("  bashenka ")) {
            if !example.contains(".json") && !example.contains(" -o ") {
                let answer = run_line(example);
                assert_eq!(answer.status, 0, "{example}: {answer:?}");
            }
        }
    }
}

/// Runs an example of the help: blanks divide, double quotes hold together.
fn run_line(example: &str) -> Answer {
    let mut program = program();
    for (n, part) in example.split('"').enumerate() {
        if n % 2 == 1 {
            program.arg(part);
        } else {
            program.args(part.split_whitespace());
        }
    }
    program.output().expect("the program starts").into()
}

/// *Rule* CO-8.1: a code for programs and a text for people, once and in full,
/// for every code of the list.
#[test]
fn co_8_1_error_form() {
    let ogama = |position| vec!["status", "--game", "ogama", "--position", position];
    let reverse = |position| vec!["status", "--game", "stackreverse", "--position", position];
    let rules = |rules| vec!["start", "--game", "ogama", "--rules", rules];
    let moves = |moves| vec!["apply", "--game", "ogama", "--rules", TOADS, "--moves", moves];
    let over = ["apply", "--game", "ogama", "--position", "oooooo*,b* b", "--moves", "Ta1"];
    let size = ["status", "--game", "ogama", "--rules", "size=2x2", "--position", "o*,b* o"];
    for (code, args) in [
        ("bad-game", vec!["start", "--game", "chess"]),
        ("bad-rules", rules("colour=red")),
        ("bad-position", ogama("q o")),
        ("ragged-ranks", ogama("o*,b*/x3 o")),
        ("size-mismatch", size.to_vec()),
        ("bad-side", ogama("o*,b* w")),
        ("bad-counter", reverse("w1,b1 w 3,0")),
        ("missing-toad", ogama("o*,b o")),
        ("second-toad", ogama("o*,o*,b* o")),
        ("two-towers", ogama("oooooo*,bbbbbb* o")),
        ("bad-toads", rules("toads=a6.a1")),
        ("no-room", rules("size=4x4,rows=3")),
        ("bad-board", vec!["start", "--game", "stackreverse", "--board", "no such file"]),
        ("bad-move", moves("castle")),
        ("illegal-move", moves("Td4")),
        ("game-over", over.to_vec()),
    ] {
        let answer = ask(&args);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{args:?}");
        let text = answer.err.strip_prefix(&format!("error: {code}: "));
        let text = text.unwrap_or_else(|| panic!("{code}: {answer:?}"));
        assert!(!text.trim().is_empty(), "{code} without a text");
        assert_eq!(answer.err.matches("error: ").count(), 1, "{answer:?}");
    }
}
