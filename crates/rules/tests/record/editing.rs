//! Changing a record keeps it whole, whatever the order of the changes.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::Index;
use rules::record::{EditError, Explorer, NodeId, Notes, Record, Tree};
use rules_testkit::property::check;

use super::some::{Edit, edited, small};

/// Makes a change. Whether it can be made is not asked.
pub fn apply(explorer: &mut Explorer, edit: &Edit) {
    let pick = |explorer: &Explorer, index: &Index| {
        let nodes: Vec<NodeId> = explorer.record().tree().nodes(Tree::ROOT).collect();
        nodes[index.index(nodes.len())]
    };
    match edit {
        Edit::Play(index) => {
            let moves = explorer.game().legal_moves();
            if !moves.is_empty() {
                explorer.play(&moves[index.index(moves.len())].text).expect("a legal move");
            }
        }
        Edit::Back(count) => {
            for _ in 0..*count {
                explorer.back();
            }
        }
        Edit::Go(index) => assert!(explorer.go(pick(explorer, index))),
        Edit::Note(index, notes) => {
            assert!(explorer.set_notes(pick(explorer, index), notes.clone()));
        }
        Edit::Remove(index) => {
            explorer.remove(pick(explorer, index));
        }
        Edit::Promote(index) => {
            explorer.promote(pick(explorer, index));
        }
        Edit::Demote(index) => {
            explorer.demote(pick(explorer, index));
        }
        Edit::ToMain(index) => {
            explorer.promote_to_main(pick(explorer, index));
        }
        Edit::Tag(key, value) => explorer.set_tag(key, value.clone()).expect("a good key"),
        Edit::Untag(key) => {
            explorer.remove_tag(key);
        }
    }
}

/// Whether the links of a tree fit together.
fn check_links(tree: &Tree) -> Result<(), TestCaseError> {
    let nodes: Vec<NodeId> = tree.nodes(Tree::ROOT).collect();
    prop_assert_eq!(nodes.len(), tree.len() + 1);
    prop_assert_eq!(nodes.iter().collect::<BTreeSet<_>>().len(), nodes.len());
    for &node in &nodes {
        let children: Vec<NodeId> = tree.children(node).collect();
        let back = std::iter::successors(tree.last_child(node), |&at| tree.previous_sibling(at));
        prop_assert_eq!(
            back.collect::<Vec<_>>(),
            children.iter().rev().copied().collect::<Vec<_>>()
        );
        prop_assert_eq!(tree.main_child(node), children.first().copied());
        let texts: BTreeSet<&str> = children.iter().map(|&child| tree.text(child)).collect();
        prop_assert_eq!(texts.len(), children.len());
        for child in children {
            prop_assert_eq!(tree.parent(child), Some(node));
            prop_assert_eq!(tree.ply(child), tree.ply(node) + 1);
        }
    }
    Ok(())
}

#[test]
fn any_changes_leave_a_whole_record() {
    check("changes keep a record whole", 200, edited(), |(record, edits)| {
        let mut explorer = Explorer::new(record);
        for edit in &edits {
            apply(&mut explorer, edit);
            check_links(explorer.record().tree())?;
            let there = explorer.record().game_at(explorer.node());
            let there = there.map(|game| (game.position_text(), game.moves_made()));
            let here = (explorer.game().position_text(), explorer.game().moves_made());
            prop_assert_eq!(there, Some(here));
        }
        let record = explorer.into_record();
        let reading = Record::read(&record.to_string()).expect("it is ours");
        prop_assert_eq!(reading.record, record);
        Ok(())
    });
}

#[test]
fn a_removed_node_is_nowhere() {
    let mut record = small(&["Ta1", "Ta4"]);
    let first = record.tree().main_child(Tree::ROOT).expect("a move");
    let second = record.tree().main_child(first).expect("a move");
    let third = record.add(second, "Tb1").expect("legal");
    assert_eq!(record.remove(second), 2);
    for gone in [second, third] {
        assert!(!record.tree().contains(gone));
        assert_eq!(record.tree().text(gone), "");
        assert_eq!(record.add(gone, "Ta1"), Err(EditError::NoNode));
        assert!(!record.promote(gone) && !record.set_comment(gone, "x"));
        assert_eq!(record.remove(gone), 0);
    }
    let new = record.add(first, "Ta4").expect("legal");
    assert_ne!(new, second);
    assert_eq!(record.remove(Tree::ROOT), 0);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut explorer = Explorer::new(small(&["Ta1"]));
    let before = explorer.record().clone();
    for text in ["Ta1", "d4", "b4b3"] {
        let first = explorer.node();
        assert_eq!(explorer.play(text).is_ok(), text == "Ta1");
        explorer.go(first);
    }
    assert_eq!(*explorer.record(), before);
}

#[test]
fn a_move_already_there_is_found() {
    let mut record = small(&["Ta1"]);
    let first = record.tree().main_child(Tree::ROOT);
    assert_eq!(record.add(Tree::ROOT, "tA1#").ok(), first);
    assert_eq!(record.tree().len(), 1);
}

#[test]
fn promoting_changes_the_main_line() {
    let mut record = small(&["Ta1", "Ta4"]);
    let other = record.add(Tree::ROOT, "Tc1").expect("legal");
    let reply = record.add(other, "Tc4").expect("legal");
    assert!(record.promote_to_main(reply));
    assert!(!record.promote_to_main(reply));
    assert!(record.to_string().contains("1. Tc1 (1. Ta1 Ta4) 1... Tc4 *"), "{record}");
    assert!(record.demote(other));
    assert!(record.to_string().contains("1. Ta1 (1. Tc1 Tc4) 1... Ta4 *"), "{record}");
}

#[test]
fn the_start_has_one_comment() {
    let mut record = small(&[]);
    let notes = Notes { before: "a".to_owned(), after: "b".to_owned(), ..Notes::default() };
    assert!(record.set_notes(Tree::ROOT, notes));
    assert_eq!(record.tree().notes(Tree::ROOT).after, "a\nb");
}

#[test]
fn tags_the_record_gives_cannot_be_set() {
    let mut record = small(&[]);
    for key in ["Game", "Rules", "RulesVersion", "Seed", "Position", "Board", "Result"] {
        assert!(record.set_tag(key, "x").is_err(), "{key}");
    }
    for key in ["", "a b", "a\"", "[", "x\n"] {
        assert!(record.set_tag(key, "x").is_err(), "{key}");
    }
    assert!(record.tags().is_empty());
}
