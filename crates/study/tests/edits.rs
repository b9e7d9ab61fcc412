//! Every edit can be undone, and what is written reads back the same.

use rules::random::SplitMix64;
use rules::record::{NodeId, Record, Tree};
use rules::{AnyGame, Kind};
use study::rows::{Row, Rows};
use study::{Glyph, Mark, Remark, Study};

fn start(kind: Kind) -> AnyGame {
    let rules = if kind == Kind::Ogama { "size=4x4,rows=1" } else { "" };
    kind.open(rules, None, None).unwrap_or_else(|error| panic!("{error}"))
}

/// A number below `bound`.
fn below(random: &mut SplitMix64, bound: usize) -> usize {
    random.below(bound as u64) as usize
}

/// Any move of the tree, the start included.
fn any_node(study: &Study, random: &mut SplitMix64) -> NodeId {
    let nodes: Vec<NodeId> = study.tree().nodes(Tree::ROOT).collect();
    nodes[below(random, nodes.len())]
}

fn play_any(study: &mut Study, random: &mut SplitMix64) {
    let moves = study.game().legal_moves();
    if !moves.is_empty() {
        let text = moves[below(random, moves.len())].text.clone();
        study.play(&text).expect("a legal move");
    }
}

/// Does anything that can be done.
fn edit(study: &mut Study, random: &mut SplitMix64) {
    let node = any_node(study, random);
    match random.below(12) {
        0 => {
            study.delete(node);
        }
        1 => {
            study.promote(node);
        }
        2 => {
            study.make_main(node);
        }
        3 => {
            let words =
                ["", "good", "!? \u{436}\u{430}\u{431}\u{430}", "a } b\nc", "@ a1", "? ! x"];
            study.comment(node, words[below(random, words.len())]);
        }
        4 => {
            let glyph = Glyph::ALL.get(below(random, 8)).copied();
            study.set_glyph(node, glyph);
        }
        5 => study.turn_mark(Mark::Arrow(random.below(4) as u8, random.below(4) as u8)),
        6 => {
            study.go(node);
        }
        7 if random.below(9) == 0 => {
            let position = study.game().position_text();
            // A position that the game has ended in may be refused.
            let _ = study.set_up(&position);
        }
        _ => {
            for _ in 0..4 {
                play_any(study, random);
            }
        }
    }
}

#[test]
fn undoing_everything_leads_to_the_same_tree_and_redoing_it_too() {
    for seed in 0..60 {
        println!("seed {seed}");
        let random = &mut SplitMix64::new(seed);
        let mut study = Study::of(&start(Kind::ALL[seed as usize % 2]));
        let mut states: Vec<Record> = vec![study.record().clone()];
        let mut seen = study.edits();
        for _ in 0..80 {
            // One thing may be several edits.
            let before = study.clone();
            edit(&mut study, random);
            if study.edits() == seen + 1 {
                states.push(study.record().clone());
            } else if study.edits() != seen {
                study = before;
            }
            seen = study.edits();
        }
        let last = states.len() - 1;
        for state in states[..last].iter().rev() {
            assert!(study.undo());
            assert_eq!(study.record(), state);
            assert!(study.tree().contains(study.here()));
        }
        assert!(!study.undo() && !study.can_undo());
        for state in &states[1..] {
            assert!(study.redo());
            assert_eq!(study.record(), state);
        }
        assert!(!study.redo());
    }
}

#[test]
fn what_is_written_reads_back_as_the_same_tree() {
    for seed in 100..160 {
        println!("seed {seed}");
        let random = &mut SplitMix64::new(seed);
        let mut study = Study::of(&start(Kind::ALL[seed as usize % 2]));
        for _ in 0..80 {
            edit(&mut study, random);
        }
        let read = Record::read_strict(&study.text());
        assert_eq!(read.as_ref(), Ok(study.record()));
        for node in study.tree().nodes(Tree::ROOT) {
            let remark = study.remark(node);
            assert_eq!(Remark::read(&remark.text(&study.shape()), &study.shape()), remark);
        }
    }
}

#[test]
fn the_game_here_is_always_the_one_that_the_moves_lead_to() {
    for seed in 200..240 {
        println!("seed {seed}");
        let random = &mut SplitMix64::new(seed);
        let mut study = Study::of(&start(Kind::ALL[seed as usize % 2]));
        for _ in 0..60 {
            edit(&mut study, random);
            if random.below(4) == 0 {
                study.undo();
            }
            let game = study.record().game_at(study.here()).expect("one is always somewhere");
            assert_eq!(game.position_text(), study.game().position_text());
        }
    }
}

#[test]
fn every_move_stands_in_one_line_of_the_list() {
    for seed in 300..340 {
        println!("seed {seed}");
        let random = &mut SplitMix64::new(seed);
        let mut study = Study::of(&start(Kind::ALL[seed as usize % 2]));
        for _ in 0..60 {
            edit(&mut study, random);
        }
        let rows = Rows::of(study.tree(), 0);
        let listed = rows.rows.iter().enumerate().flat_map(|(n, row)| match row {
            Row::Moves { nodes, .. } => nodes.iter().map(|&node| (node, n)).collect(),
            Row::Lead { .. } | Row::Comment { .. } => Vec::new(),
        });
        let mut listed: Vec<(NodeId, usize)> = listed.collect();
        assert!(listed.iter().all(|&(node, row)| rows.row_of(node) == Some(row)));
        listed.sort_unstable();
        let mut nodes: Vec<NodeId> = study.tree().nodes(Tree::ROOT).skip(1).collect();
        nodes.sort_unstable();
        assert_eq!(listed.into_iter().map(|(node, _)| node).collect::<Vec<_>>(), nodes);
    }
}

#[test]
fn a_refused_edit_changes_nothing_and_leaves_nothing_to_undo() {
    let mut study = Study::of(&start(Kind::Ogama));
    let before = study.record().clone();
    assert!(study.play("castle").is_err());
    assert_eq!(study.delete(Tree::ROOT), 0);
    assert!(!study.promote(Tree::ROOT) && !study.make_main(Tree::ROOT));
    assert!(!study.comment(Tree::ROOT, " ") && !study.clear_marks());
    assert!(study.set_up("castle").is_err());
    assert_eq!(study.play_line(["castle"]), 0);
    assert_eq!((study.record(), study.can_undo(), study.edits()), (&before, false, 0));
}

#[test]
fn a_line_of_the_engine_is_one_edit() {
    let mut study = Study::of(&start(Kind::Ogama));
    let mut game = study.game().clone();
    let mut line = Vec::new();
    for _ in 0..3 {
        let text = game.legal_moves().remove(0).text;
        game.play_text(&text).expect("a legal move");
        line.push(text);
    }
    assert_eq!(study.play_line(line.iter().map(String::as_str)), 3);
    assert_eq!(study.tree().len(), 3);
    study.undo();
    assert_eq!((study.tree().len(), study.here()), (0, Tree::ROOT));
    study.redo();
    assert_eq!(study.tree().len(), 3);
}
