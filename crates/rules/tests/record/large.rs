//! Trees of any size are read in time that grows as they do.
//!
//! The limits on time are wide, since tests run without optimisation and
//! beside others; a time that grew with the square would break them by far.

use std::time::{Duration, Instant};

use rules::Kind;
use rules::record::{Explorer, Marks, NodeId, Record, RecordError, Tree};

use super::some::{small, small_text};

const LIMIT: Duration = Duration::from_secs(60);

/// Runs `work` and asserts that it did not take long.
fn timed<T>(name: &str, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let out = work();
    eprintln!("{name}: {:?}", start.elapsed());
    assert!(start.elapsed() < LIMIT, "{name} took {:?}", start.elapsed());
    out
}

/// A tree of `count` moves, all the moves of a position before deeper ones.
fn wide(count: usize) -> Record {
    let mut explorer = Explorer::new(small(&[]));
    let mut next: Vec<NodeId> = vec![Tree::ROOT];
    while explorer.record().tree().len() < count {
        let here: Vec<NodeId> = std::mem::take(&mut next);
        assert!(!here.is_empty(), "the game has that many moves");
        for node in here {
            explorer.go(node);
            for mv in explorer.game().legal_moves() {
                next.push(explorer.play(&mv.text).expect("legal"));
                explorer.back();
                if explorer.record().tree().len() == count {
                    return explorer.into_record();
                }
            }
        }
    }
    explorer.into_record()
}

#[test]
fn trees_of_3k_30k_and_300k_moves_come_back() {
    for count in [3_000, 30_000, 300_000] {
        let record = timed("build", || wide(count));
        let text = timed("write", || record.to_string());
        let read = timed("read", || Record::read_strict(&text)).expect("it is ours");
        assert!(read == record);
        timed("JSON", || record.to_json());
        timed("drop", || drop((read, record)));
    }
}

#[test]
fn marks_are_written_in_time() {
    let record = wide(30_000);
    let text = timed("write with marks", || record.text(Marks::Shown));
    assert!(Record::read_strict(&text).expect("ours") == record);
}

/// A tree in which every variation holds the next one, `depth` deep.
fn deep(depth: usize) -> Record {
    let rules = "size=4x4,set=1.2,repetition=off,cap=0,loss=blocked";
    let game = Kind::Stackreverse.open(rules, None, Some("b1,x3/x4/x4/x3,w1 w 0,0"));
    let mut explorer = Explorer::new(Record::from_game(&game.expect("good")));
    for _ in 0..depth {
        let moves = explorer.game().legal_moves();
        let landing = |mv: &&rules::MoveInfo| !mv.is_capture;
        let [first, second] =
            [0, 1].map(|n| moves.iter().filter(landing).nth(n).expect("two moves").text.clone());
        explorer.play(&first).expect("legal");
        explorer.back();
        explorer.play(&second).expect("legal");
    }
    explorer.into_record()
}

#[test]
fn ten_thousand_nested_variations_come_back() {
    let record = timed("build", || deep(10_000));
    let text = timed("write", || record.to_string());
    assert!(text.contains(&")".repeat(9_999)));
    let read = timed("read", || Record::read_strict(&text)).expect("it is ours");
    assert!(read == record);
    let deepest = read.tree().nodes(Tree::ROOT).max_by_key(|&node| read.tree().ply(node));
    assert_eq!(deepest.map(|node| read.tree().ply(node)), Some(10_000));
    timed("clone and drop", || drop(read.clone()));
    timed("JSON", || read.to_json());
    timed("write with marks", || read.text(Marks::Shown));
}

#[test]
fn brackets_nested_without_sense_neither_overflow_nor_last() {
    for moves in ["(".repeat(2_000_000), ")".repeat(2_000_000), "1.".repeat(2_000_000)] {
        let text = small_text("", &format!("1. Ta1 {moves}"));
        let reading = timed("nonsense", || Record::read(&text)).expect("its head is good");
        assert_eq!(reading.record.tree().len(), 1);
    }
    let nested = format!("1. Ta1 {}{} *", "(1. Tc1 ".repeat(10_000), ")".repeat(10_000));
    let read = Record::read_strict(&small_text("", &nested)).expect("it is good");
    assert_eq!(read.tree().len(), 2);
}

#[test]
fn a_step_takes_as_long_in_a_large_tree_as_in_a_small_one() {
    let mut explorer = Explorer::new(wide(20_000));
    timed("200,000 steps", || {
        for _ in 0..100_000 {
            assert!(explorer.forward());
            assert!(explorer.back());
        }
    });
}

#[test]
fn too_many_moves_are_refused_with_the_number() {
    let mut explorer = Explorer::new(timed("build a million", || wide(Tree::MOST_MOVES)));
    explorer.go(Tree::ROOT);
    while explorer.forward() {}
    let before = explorer.game().position_text();
    let next = explorer.game().legal_moves().remove(0).text;
    let error = explorer.play(&next).expect_err("it is full");
    assert_eq!(error.to_string(), "moves in a record: expected at most 1000000, got one more");
    assert_eq!(explorer.game().position_text(), before);
    assert_eq!(
        RecordError::TooManyMoves.to_string(),
        "record: expected at most 1000000 moves, variations included, got more"
    );
}
