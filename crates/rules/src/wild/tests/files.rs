//! *Rule* SR-5.10, SR-5.12, SR-5.13, SR-5.29: boards as files.

use super::*;

const PATH: &str = r#""cells": 4, "edges": [[1, 2], [2, 3], [3, 4]]"#;
const PAIR: &str = r#""polygons": [[[0, 0], [1, 0], [0, 1]], [[1, 0], [1, 1], [0, 1]]]"#;

fn refused(text: &str) -> String {
    WildBoard::from_json(text).expect_err("the file has faults").to_string()
}

#[test]
fn both_forms_are_read() {
    let path = WildBoard::from_json(&format!("{{{PATH}}}")).unwrap();
    assert_eq!(neighbours(&path), [vec![1], vec![0, 2], vec![1, 3], vec![2]]);
    assert!(path.polygons().is_none() && path.camps().is_none());
    let pair = WildBoard::from_json(&format!("{{{PAIR}}}")).unwrap();
    assert_eq!(neighbours(&pair), [vec![1], vec![0]]);
    assert_eq!(pair.polygons().map(<[_]>::len), Some(2));
}

#[test]
fn camps_are_read_in_their_order() {
    let text = format!(r#"{{"black": [4], {PATH}, "white": [2, 1]}}"#);
    assert_eq!(WildBoard::from_json(&text).unwrap().camps(), camps(&[1, 0], &[3]).as_ref());
    let text = format!(r#"{{"black": [], {PAIR}, "white": []}}"#);
    assert_eq!(WildBoard::from_json(&text).unwrap().camps(), camps(&[], &[]).as_ref());
    let text = format!(r#"{{"black": [4, 3], {PATH}}}"#);
    assert_eq!(WildBoard::from_json(&text).unwrap().camps(), camps(&[], &[3, 2]).as_ref());
}

#[test]
fn neither_form_both_forms_and_halves_are_refused() {
    let no_form = "no cells: expected \"polygons\", or \"cells\" with \"edges\", got neither";
    assert_eq!(refused("{}"), no_form);
    let both = refused(&format!("{{{PATH}, {PAIR}}}"));
    assert!(both.starts_with("two forms: expected either"), "{both}");
    let half = |given: &str, missing: &str| {
        format!("\"{given}\" is given without \"{missing}\": expected both or neither")
    };
    assert_eq!(refused(r#"{"cells": 4}"#), half("cells", "edges"));
    assert_eq!(refused(r#"{"edges": []}"#), half("edges", "cells"));
}

#[test]
fn unknown_and_repeated_keys_are_refused_with_their_place() {
    let text = format!("{{{PATH},\n \"colour\": {{\"cells\": []}},\n \"\\u0063ells\": 4}}");
    assert_eq!(
        refused(&text),
        "line 2, column 2: unknown key \"colour\": \
         expected polygons, cells, edges, white or black; \
         line 3, column 2: the key \"cells\" is given again: expected it once"
    );
    assert!(refused(r#"{"\ud800": 1}"#).contains("unknown key"));
}

#[test]
fn wrong_kinds_are_refused_with_their_place() {
    let wrong = |text: &str, expected: &str| {
        let found = refused(text);
        assert_eq!(found, expected, "{text}");
    };
    wrong(
        "[]",
        "line 1, column 1: expected an object with the board, got a list; no cells: expected \"polygons\", or \"cells\" with \"edges\", got neither",
    );
    wrong(r#"{"cells": 2.0, "edges": []}"#, "line 1, column 11: expected a whole number, got 2.0");
    wrong(r#"{"cells": -2, "edges": []}"#, "line 1, column 11: expected a whole number, got -2");
    wrong(r#"{"cells": 2, "edges": 7}"#, "line 1, column 23: expected a list of edges, got 7");
    wrong(
        r#"{"cells": 2, "edges": [[1, 2, 3], [1], [true, "2"], {}]}"#,
        "line 1, column 24: expected an edge, as [cell, cell], got a list of 3; \
         line 1, column 35: expected an edge, as [cell, cell], got a list of 1; \
         line 1, column 41: expected a cell, as a whole number, got true; \
         line 1, column 47: expected a cell, as a whole number, got the text \"2\"; \
         line 1, column 53: expected an edge, as [cell, cell], got an object",
    );
    wrong(
        "{\"polygons\": [\n[[0, 0, 0]],\n[[null, 1]],\nnull]}",
        "line 2, column 2: expected a corner, as [x, y], got a list of 3; \
         line 3, column 3: expected a number, got null; \
         line 4, column 1: expected a polygon, as a list of corners, got null",
    );
    wrong(
        &format!(r#"{{{PATH}, "white": "1", "black": [[1]]}}"#),
        "line 1, column 58: expected a list of cells, got the text \"1\"; \
         line 1, column 73: expected a cell, as a whole number, got a list",
    );
}

#[test]
fn what_is_no_json_is_refused_with_its_place() {
    assert_eq!(refused(""), "line 1, column 0: not JSON: EOF while parsing a value");
    assert_eq!(refused("{\n]"), "line 2, column 1: not JSON: key must be a string");
    assert!(refused(&format!("{{{PATH}}} x")).contains("trailing characters"));
    assert!(refused("{\"cells\": 01}").contains("not JSON: invalid number"));
}

#[test]
fn deep_and_huge_files_are_refused_without_harm() {
    let half = WildBoard::MAX_TEXT / 2 - 8;
    let deep = format!("{{\"a\":{}{}}}", "[".repeat(half), "]".repeat(half));
    assert!(refused(&deep).contains("unknown key \"a\""));
    assert!(refused(&"[".repeat(WildBoard::MAX_TEXT)).contains("not JSON"));
    let deep = format!("{{\"edges\":{}{}}}", "[".repeat(1_000), "]".repeat(1_000));
    assert!(refused(&deep).contains("got a list"));
    let long = " ".repeat(WildBoard::MAX_TEXT + 1);
    let text = "the text has 4194305 bytes: expected at most 4194304";
    assert_eq!(refused(&long), text);
    let empty = format!("{{\"polygons\": [{}[]]}}", "[],".repeat(100_000));
    assert!(refused(&empty).starts_with("the board has 100001 cells: expected at most 256"));
    let wrong = format!("{{\"polygons\": [{}[]]}}", "{},".repeat(100_000));
    assert!(refused(&wrong).ends_with("; and 99000 more"));
}

#[test]
fn files_go_round() {
    let texts = [
        format!("{{{PATH}}}"),
        format!("{{{PAIR}}}"),
        format!(r#"{{{PATH}, "white": [2, 1], "black": [4]}}"#),
        r#"{"cells": 2, "edges": []}"#.to_owned(),
        r#"{"cells": 3, "edges": [[3, 1], [1, 3]]}"#.to_owned(),
    ];
    for text in texts {
        let board = WildBoard::from_json(&text).unwrap();
        let written = board.to_json();
        let again = WildBoard::from_json(&written).unwrap();
        assert_eq!(again, board, "{text}");
        assert_eq!(again.to_json(), written, "{text}");
    }
}
