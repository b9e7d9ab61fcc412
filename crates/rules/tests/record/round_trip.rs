//! Writing a record and reading it back gives an equal one.

use proptest::prelude::*;
use rules::record::{Marks, Record, Severity};
use rules::{AnyGame, Kind};
use rules_testkit::property::check;

use super::some::{records, small, texts};

#[test]
fn any_record_is_read_back_as_it_was() {
    check("records are read back", 400, records(), |record| {
        for marks in [Marks::Plain, Marks::Shown] {
            let text = record.text(marks);
            let reading = Record::read(&text)
                .map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
            prop_assert_eq!(&reading.record, &record, "{}", text);
            let lost =
                reading.problems.iter().filter(|problem| problem.severity == Severity::Error);
            let lost: Vec<String> = lost.map(ToString::to_string).collect();
            let expected = usize::from(record.contradiction().is_some());
            prop_assert!(lost.len() <= expected, "{lost:?}\n{text}");
            prop_assert_eq!(reading.record.text(marks), text);
        }
        Ok(())
    });
}

#[test]
fn a_record_with_its_true_result_is_read_strictly() {
    check("records are read strictly", 100, records(), |record| {
        let mut record = record;
        record.set_outcome(record.replay().outcome());
        let read = Record::read_strict(&record.to_string());
        prop_assert_eq!(read.as_ref(), Ok(&record));
        Ok(())
    });
}

#[test]
fn every_export_of_every_kind_of_record() {
    let empty = small(&[]);
    let mut variation_only = empty.clone();
    for text in ["Ta1", "Tc1", "b1b2"] {
        let _ = variation_only.add(rules::record::Tree::ROOT, text);
    }
    let set_up = {
        let game = Kind::Ogama.open("tie=mover", None, Some("b,b*,b,b/x4/x4/o,o,o*,o b"));
        let mut game: AnyGame = game.expect("a position");
        let first = game.legal_moves().remove(0).text;
        game.play_text(&first).expect("a legal move");
        Record::from_game(&game)
    };
    let finished = finished();
    assert_eq!(finished.score().text(), "1-0");
    assert_eq!(finished.termination().map(|reason| reason.text()), Some("tower"));
    for record in [empty, variation_only, set_up, finished] {
        for marks in [Marks::Plain, Marks::Shown] {
            let text = record.text(marks);
            assert!(!text.contains("undefined"));
            assert_eq!(Record::read_strict(&text).as_ref(), Ok(&record), "{text}");
        }
        assert_eq!(record.positions().count(), record.tree().main_line().count() + 1);
        let last = record.positions().last().expect("the start at least");
        assert_eq!(last.position, record.replay().position_text());
        let json: serde_json::Value = serde_json::from_str(&record.to_json()).expect("JSON");
        let moves = json["moves"].as_array().expect("a list");
        assert_eq!(moves.len(), record.tree().len());
        assert_eq!(json["start"], record.start().start_text());
    }
}

/// A game that Orange wins with its one move, a capture onto a column of five.
fn finished() -> Record {
    let start = "b*,b,b,b/x4/o*,x,obobb,x/o,o,o,o o";
    let mut game = Kind::Ogama.open("", None, Some(start)).expect("a position");
    let ends = game.legal_moves().into_iter().find(|mv| mv.is_capture && mv.text.ends_with("c2"));
    game.play_text(&ends.expect("a way to the tower").text).expect("a legal move");
    Record::from_game(&game)
}

#[test]
fn marks_stand_between_the_points_and_at_the_end() {
    let text = finished().text(Marks::Shown);
    assert!(text.lines().last().expect("moves").contains("xc2# 1-0"), "{text}");
}

#[test]
fn a_wild_board_stands_in_its_record() {
    let json =
        r#"{"cells": 6, "edges": [[1,2],[2,3],[3,4],[4,5],[5,6]], "white": [1], "black": [6]}"#;
    let board = std::sync::Arc::new(rules::wild::WildBoard::from_json(json).expect("a board"));
    let game = Kind::Stackreverse.open("set=1", Some(&board), None).expect("a start");
    let record = Record::from_game(&game);
    let text = record.to_string();
    assert!(text.contains("[Board \"{ \\\"cells\\\": 6, \\\"edges\\\": [[1, 2], "), "{text}");
    assert_eq!(Record::read_strict(&text), Ok(record));

    let game = Kind::Stackreverse.open("board=wild.30.5", None, None).expect("a start");
    let record = Record::from_game(&game);
    let text = record.to_string();
    assert!(!text.contains("[Board") && text.contains("board=wild.30.5,"), "{text}");
    assert_eq!(Record::read_strict(&text), Ok(record));
}

#[test]
fn a_mangled_record_is_read_as_far_as_it_goes() {
    let cuts = prop::collection::vec((any::<prop::sample::Index>(), 0..9_usize, texts()), 1..5);
    check("mangled records are read or refused", 400, (records(), cuts), |(record, cuts)| {
        let mut letters: Vec<char> = record.text(Marks::Shown).chars().collect();
        for (at, length, text) in cuts {
            let at = at.index(letters.len() + 1);
            let end = letters.len().min(at + length);
            letters.splice(at..end, text.chars());
        }
        let text: String = letters.into_iter().collect();
        let strict = Record::read_strict(&text);
        let Ok(reading) = Record::read(&text) else {
            prop_assert!(strict.is_err());
            return Ok(());
        };
        let is_good = reading.problems.iter().all(|problem| problem.severity != Severity::Error);
        prop_assert_eq!(strict.is_ok(), is_good);
        let again = Record::read(&reading.record.to_string()).expect("its own text is read");
        prop_assert_eq!(again.record, reading.record);
        Ok(())
    });
}
