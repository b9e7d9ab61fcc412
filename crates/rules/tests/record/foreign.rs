//! Other programs' formats are recognised, and never a panic.

use rules::record::{Foreign, Record, RecordError};

const PTN: &str = "[Site \"PlayTak.com\"]\n[Player1 \"A\"]\n[Player2 \"B\"]\n[Size \"5\"]\n\
    [Result \"R-0\"]\n\n1. a1 e5\n2. Sc3 Cd3\n3. 3c3+12 d3<' R-0\n";
const PUZZLE: &str = "[TPS \"x5/x2,1,x2/x5/x5/x5 1 3\"]\n[Size \"5\"]\n\n3. c4- {a comment}\n";
const PGN: &str = "[Event \"Casual Game\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n\
    1.e4 e5 2.Nf3 $1 Nc6 3.Bb5 (3.Bc4 {[%eval 0.2]}) 1-0\n";
const BRAIN_KING: &str = "[Event \"Casual Game\"]\n[Site \"BrainKing.com (Prague)\"]\n\
    [Variant \"Embassy\"]\n[SetUp \"1\"]\n[FEN \"rnbqkmcbnr/10 w KQkq - 0 1\"]\n\n1. e4 b6 0-1\n";
const UHP: &str = "Base;InProgress;White[3];wS1;bG1 -wS1;wA1 wS1/;bG2 /bG1";

#[test]
fn formats_are_named() {
    for (text, format) in [
        (PTN, Foreign::Ptn),
        (PUZZLE, Foreign::Ptn),
        ("1. a1 a6 2. Sb1 3c3+111 3. c3+", Foreign::Ptn),
        (PGN, Foreign::Pgn),
        ("1. e4 e5 2. Nf3 Nc6", Foreign::Pgn),
        ("1.Nf3 d5", Foreign::Pgn),
        (BRAIN_KING, Foreign::BrainKing),
        (UHP, Foreign::Uhp),
        ("Base+MLP;NotStarted;White[1]", Foreign::Uhp),
        ("(;GM[1]FF[4]SZ[19];B[pd])", Foreign::Sgf),
        ("{\"moves\": []}", Foreign::Json),
        ("[{\"moves\": []}]", Foreign::Json),
    ] {
        let error = Record::read(text).expect_err("not ours");
        assert_eq!(error, RecordError::Foreign(format), "{text}");
        assert!(error.to_string().starts_with("record: this looks like "), "{error}");
        assert_eq!(Record::read_strict(text), Err(error));
    }
}

#[test]
fn what_is_no_record_is_refused() {
    for text in ["", " \n", "hello", "1. a1b2 Tc3", "[", "[Orange \"x\"]", "\u{feff}", "{", ";"] {
        assert!(matches!(Record::read(text), Err(RecordError::NoGame(_))), "{text}");
    }
    let error = Record::read("[Game \"chess\"] *").expect_err("no game of ours");
    assert_eq!(error.code(), "bad-game");
    assert!(error.to_string().starts_with("tag Game: "), "{error}");
}

#[test]
fn foreign_moves_under_our_tags_stop_at_once() {
    for text in [PTN, PUZZLE, PGN, BRAIN_KING, UHP] {
        let text = format!("[Game \"ogama\"] [Rules \"\"]\n{text}");
        let reading = Record::read(&text).expect("its tags are ours");
        assert!(reading.record.tree().is_empty(), "{text}");
        assert!(Record::read_strict(&text).is_err());
    }
}
