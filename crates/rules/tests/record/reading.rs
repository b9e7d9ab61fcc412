//! What a reader takes, and what it says of the rest.

use rules::record::{
    MOST_BYTES, Marks, Problem, Reading, Record, RecordError, Severity, Tree, Trouble, text_from,
};
use rules::{Kind, Player};

use super::some::{errors, small, small_text};

fn read(tags: &str, moves: &str) -> Reading {
    Record::read(&small_text(tags, moves)).expect("its head is good")
}

fn told(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn odd_spacing_and_marks_are_read() {
    let plain = Record::read_strict(&small_text("", "1. Ta1 Ta4 (1... Tc4) 2. Tb1 *"));
    for moves in [
        "1.Ta1 Ta4(1...Tc4)2.Tb1 *",
        "1 Ta1 1 Ta4 ( 1… Tc4 ) 2 Tb1 *",
        "Ta1\tta4\n(\nTC4\n)\r\nTb1\r\n*",
        "1. Ta1# 1... Ta4 (1. ... Tc4#) 2. Tb1# *",
    ] {
        assert_eq!(Record::read_strict(&small_text("", moves)), plain, "{moves}");
    }
    let text = small_text("", "1. Ta1 Ta4 (1... Tc4) 2. Tb1 *");
    assert_eq!(Record::read_strict(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), plain);
    assert_eq!(Record::read_strict(&text.replace('\n', " ")), plain);
    assert_eq!(Record::read_strict(&text.replace('\n', "\r")), plain);
}

#[test]
fn comments_belong_to_a_move() {
    let reading = read("", "{start} 1. {before} Ta1 {after} {again} (1. Tc1) {late} 1... Ta4 *");
    assert_eq!(told(&reading.problems), [""; 0]);
    let tree = reading.record.tree();
    let first = tree.main_child(Tree::ROOT).expect("a move");
    assert_eq!(tree.notes(Tree::ROOT).after, "start");
    assert_eq!(tree.notes(first).before, "before");
    assert_eq!(tree.notes(first).after, "after\nagain\nlate");
}

#[test]
fn comments_without_a_move_are_kept() {
    let reading = read("", "1. Ta1 (1. {one} ) 1... {two} ; three\n *");
    let tree = reading.record.tree();
    let first = tree.main_child(Tree::ROOT).expect("a move");
    assert_eq!(tree.notes(first).after, "one\ntwo\nthree");
    assert_eq!(reading.problems.len(), 3);
    assert!(reading.problems.iter().all(|problem| problem.severity == Severity::Warning));
}

#[test]
fn marks_of_other_notations_become_comments() {
    let reading = read("", "1. Ta1!? Ta4 $3 *");
    let tree = reading.record.tree();
    let notes: Vec<&str> = tree.main_line().map(|node| &*tree.notes(node).after).collect();
    assert_eq!((notes, errors(&reading.problems).len()), (vec!["!?", "$3"], 0));
}

#[test]
fn a_bad_move_ends_only_its_line() {
    let moves = "1. Ta1 (1. Tc1 d4d4 Tc4 {x} (1... Ta4)) 1... Ta4 2. Tb1 *";
    let reading = read("", moves);
    let record = &reading.record;
    assert_eq!(record.replay().moves_made(), ["Ta1", "Ta4", "Tb1"]);
    assert_eq!(record.tree().len(), 4);
    let [Problem { trouble: Trouble::Move(bad), .. }] = &reading.problems[..] else {
        panic!("{:?}", reading.problems)
    };
    assert_eq!(bad.ply, 2);
    assert_eq!(bad.variation.as_deref(), Some("1. Ta1"));
    assert_eq!(bad.left_out, 4);
    let text = reading.problems[0].to_string();
    assert!(
        text.starts_with("line 6, column 16: ply 2 (1...) of a variation to 1. Ta1: "),
        "{text}"
    );
    assert!(
        text.ends_with("got 'd4d4' (illegal-move, OG-4.9); 4 more left out of this line"),
        "{text}"
    );
}

#[test]
fn a_variation_to_a_bad_move_does_not_take_its_place() {
    let reading = read("", "1. Ta1 zz (1... Ta4) 1... Tc4 1-0");
    assert_eq!(reading.record.replay().moves_made(), ["Ta1"]);
    assert_eq!(reading.record.tree().len(), 1);
    assert_eq!(reading.record.score().text(), "1-0");
}

#[test]
fn a_move_after_the_end_is_refused() {
    let text = small_text("", "1. Ta1 Ta4 *").replace("cap=400", "cap=1");
    let reading = Record::read(&text).expect("its head is good");
    let [Problem { trouble: Trouble::Move(bad), .. }] = &errors(&reading.problems)[..] else {
        panic!("{:?}", reading.problems)
    };
    assert_eq!((bad.ply, bad.fault.code, bad.legal.len()), (2, "game-over", 0));
}

#[test]
fn brackets_that_do_not_match_are_told() {
    for (moves, moves_read, problem) in [
        ("1. Ta1 (1. Tc1 *", 2, "expected a ')' after each variation"),
        ("1. Ta1 ) Ta4 *", 2, "expected a '(' before it"),
        ("(1. Tc1) 1. Ta1 *", 1, "expected a move before the variation"),
        ("1. Ta1 {open *", 1, "expected a '}' after the comment"),
        ("1. Ta1 } Ta4 *", 1, "expected a legal move"),
        ("1. Ta1 * Ta4", 1, "expected nothing after the result"),
        ("1. Ta1 * [Game \"ogama\"]", 1, "expected one record"),
    ] {
        let reading = read("", moves);
        assert_eq!(reading.record.tree().len(), moves_read, "{moves}");
        let told = told(&reading.problems);
        assert!(told.iter().any(|told| told.contains(problem)), "{moves}: {told:?}");
        assert!(!errors(&reading.problems).is_empty(), "{moves}");
    }
}

#[test]
fn a_result_in_an_open_variation_counts() {
    let reading = read("[Result \"1-0\"]", "1. Ta1 (1. Tc1 1-0");
    assert_eq!(errors(&reading.problems).len(), 1, "{:?}", reading.problems);
}

#[test]
fn the_example_of_the_manual_is_as_it_is_written() {
    let manual = include_str!("../../../../docs/record.md");
    let example = manual.split("```text record\n").nth(1).and_then(|rest| rest.split("```").next());
    let example = example.expect("there is an example");
    let record = Record::read_strict(example).expect("it is good");
    assert_eq!(record.text(Marks::Shown), example);
    assert_eq!(record.tree().len(), 7);
}

#[test]
fn names_hold_any_letters() {
    let name = "Ада \"the\nFrog\" [\\]\r\t\u{0}{}😀";
    let mut record = small(&["Ta1"]);
    record.set_tag("Orange", name).expect("a good key");
    let read = Record::read_strict(&record.to_string()).expect("it is ours");
    assert_eq!(read.player(Player::Light), Some(name));
    assert_eq!(read.player(Player::Dark), None);
}

#[test]
fn tags_are_kept_in_order_and_as_they_are() {
    let tags = "[Zebra \"1\"]\n[Black \"x\"]\n[Zebra \"2\"]\n[White \"y\"]";
    let text = read(tags, "*").record.to_string();
    assert!(text.contains(&format!("\n{tags}\n[Result")), "{text}");
}

#[test]
fn own_tags_given_twice_are_told() {
    let reading = read("[Game \"ogama\"]\n[Rules \"tie=mover\"]", "*");
    let severities: Vec<Severity> =
        reading.problems.iter().map(|problem| problem.severity).collect();
    assert_eq!(severities, [Severity::Warning, Severity::Error]);
    assert_eq!(reading.record.rules(), small(&[]).rules());
}

#[test]
fn refused_heads_say_every_reason() {
    for (text, code) in [
        ("[Game \"ogama\"] [Rules \"tie=maybe,rows=0\"] *", "bad-rules"),
        ("[Game \"ogama\"] [Position \"x\"] *", "bad-position"),
        (
            "[Game \"ogama\"] [Rules \"size=5x5\"] [Position \"b,b*,b,b/x4/x4/o,o,o*,o o\"] *",
            "size-mismatch",
        ),
        ("[Game \"ogama\"] [Board \"{}\"] *", "bad-board"),
        ("[Game \"stackreverse\"] [Board \"{\"] *", "bad-board"),
        ("[Game \"ogama\"] [Rules \"rows=9\"] *", "no-room"),
    ] {
        let error = Record::read(text).expect_err("refused");
        assert_eq!(error.code(), code, "{error}");
        assert!(error.to_string().starts_with("tag"), "{error}");
    }
    let error =
        Record::read("[Game \"ogama\"] [Rules \"tie=maybe,rows=0\"] *").expect_err("refused");
    assert!(error.to_string().contains("'maybe'") && error.to_string().contains("'0'"), "{error}");
}

#[test]
fn dark_may_move_first() {
    let mut game =
        Kind::Ogama.open("first=black,size=4x4,rows=1,toads=b1.b4", None, None).expect("good");
    for text in ["Ta4", "Ta1", "Tb4"] {
        game.play_text(text).expect("legal");
    }
    let record = Record::from_game(&game);
    assert!(record.to_string().ends_with("\n1... Ta4 2. Ta1 Tb4 *\n"), "{record}");
    assert_eq!(Record::read_strict(&record.to_string()), Ok(record));
}

#[test]
fn too_much_is_refused_in_bounded_memory() {
    let garbage = std::io::repeat(b'(');
    let error = text_from(garbage).expect_err("endless");
    assert_eq!(error.to_string(), "record: expected at most 16777216 bytes, got more");
    let text = " ".repeat(MOST_BYTES + 1);
    let error = Record::read(&text).expect_err("too long");
    assert_eq!(error, RecordError::TooLarge { limit: MOST_BYTES, got: Some(MOST_BYTES + 1) });
    assert_eq!(text_from(&text.as_bytes()[1..]).map(|text| text.len()), Ok(MOST_BYTES));
    let error = text_from(&b"a\n\xff"[..]).expect_err("no text");
    assert_eq!(error, RecordError::NotText { line: 2, offset: 2 });
}

#[test]
fn problems_are_listed_up_to_a_number() {
    let reading = read("", &format!("1. Ta1 {} *", "$1 ".repeat(1_000)));
    assert_eq!((reading.problems.len(), reading.unlisted), (100, 900));
    let reading = read("", &format!("1. Ta1 {}", ") ".repeat(1_000)));
    assert_eq!((reading.problems.len(), reading.unlisted), (101, 900));
}
