//! A tree of twenty thousand moves.

#![expect(clippy::print_stdout, reason = "a failing test shall show its seed")]

use rules::Kind;
use rules::random::SplitMix64;
use rules::record::{NodeId, Record, Tree};
use study::Study;
use study::rows::Rows;

/// A study with so many moves: games of up to 60 moves from one another.
fn large(moves: usize, seed: u64) -> Study {
    println!("seed {seed}");
    let random = &mut SplitMix64::new(seed);
    let start = Kind::Stackreverse.open("", None, None).unwrap_or_else(|error| panic!("{error}"));
    let mut study = Study::of(&start);
    let mut nodes: Vec<NodeId> = vec![Tree::ROOT];
    while study.tree().len() < moves {
        let from = nodes[random.below(nodes.len() as u64) as usize];
        study.go(from);
        for _ in 0..60 {
            let legal = study.game().legal_moves();
            if legal.is_empty() || study.tree().len() >= moves {
                break;
            }
            let text = &legal[random.below(legal.len() as u64) as usize].text;
            nodes.push(study.play(text).expect("a legal move"));
        }
    }
    study
}

#[test]
fn a_large_tree_is_walked_edited_undone_and_read_back() {
    let mut study = large(20_000, 1);
    assert_eq!(study.tree().len(), 20_000);
    let text = study.text();
    assert_eq!(Record::read_strict(&text).as_ref(), Ok(study.record()));
    let first = study.tree().main_child(Tree::ROOT).expect("there are moves");
    let gone = study.delete(first);
    assert!(gone > 0 && study.tree().len() == 20_000 - gone);
    study.undo();
    assert_eq!(study.text(), text);
    let rows = Rows::of(study.tree(), 0);
    assert!(study.tree().nodes(Tree::ROOT).skip(1).all(|node| rows.row_of(node).is_some()));
}

/// `cargo test --release -p bashenka-study -- --ignored --nocapture`
#[test]
#[ignore = "it measures"]
fn what_operations_on_a_large_tree_take() {
    use std::time::Instant;
    let mut study = large(20_000, 1);
    let nodes: Vec<NodeId> = study.tree().nodes(Tree::ROOT).collect();
    let took = |name: &str, count: u32, start: Instant| {
        println!("{name}: {:?}", start.elapsed() / count);
    };
    let start = Instant::now();
    for n in 0..1_000 {
        study.go(nodes[(n * 7_919) % nodes.len()]);
    }
    took("go anywhere", 1_000, start);
    study.to_start();
    study.to_end();
    let start = Instant::now();
    for _ in 0..1_000 {
        study.back();
        study.forward();
    }
    took("step", 2_000, start);
    let start = Instant::now();
    let rows = Rows::of(study.tree(), 0);
    took("lay out", 1, start);
    println!("{} rows", rows.rows.len());
    let start = Instant::now();
    let text = study.text();
    took("write", 1, start);
    println!("{} bytes", text.len());
    let start = Instant::now();
    assert!(Record::read_strict(&text).is_ok());
    took("read", 1, start);
    let first = study.tree().main_child(Tree::ROOT).expect("there are moves");
    let start = Instant::now();
    study.delete(first);
    study.undo();
    took("delete the main line and undo", 1, start);
}
