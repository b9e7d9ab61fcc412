//! *Rule* SR-5.14 to SR-5.19: what is refused, with every reason.

use super::*;

/// The message of a file that must be refused.
fn refused(text: &str) -> String {
    WildBoard::from_json(text).expect_err("the file has faults").to_string()
}

fn drawn(polygons: &[Vec<[f64; 2]>]) -> Vec<BoardFault> {
    faults(WildBoard::from_polygons(polygons, None))
}

#[test]
fn fewer_than_two_cells() {
    for cells in [0, 1] {
        let fault = BoardFault::TooFewCells { cells };
        let edges = WildBoard::from_edges(cells as usize, &[], None);
        assert_eq!(faults(edges), std::slice::from_ref(&fault));
        assert_eq!(drawn(&grid(cells as usize, 1)), [fault]);
    }
}

#[test]
fn more_than_256_cells() {
    let fault = || BoardFault::TooManyCells { cells: 257 };
    assert_eq!(faults(WildBoard::from_edges(257, &[[1, 257]], None)), [fault()]);
    assert_eq!(drawn(&grid(257, 1)), [fault()]);
    assert!(WildBoard::from_polygons(&grid(16, 16), None).is_ok());
    assert!(WildBoard::from_edges(256, &[[1, 256]], None).is_ok());
    let text = refused(r#"{"cells": 18446744073709551615, "edges": []}"#);
    assert_eq!(text, "the board has 18446744073709551615 cells: expected at most 256");
}

#[test]
fn more_edges_than_any_board_has_twice() {
    let edges = vec![[1, 2]; WildBoard::MAX_EDGES + 1];
    let fault = BoardFault::TooManyEdges { edges: edges.len() };
    assert_eq!(faults(WildBoard::from_edges(2, &edges, None)), [fault]);
    assert!(WildBoard::from_edges(2, &edges[1..], None).is_ok());
}

#[test]
fn edges_to_the_same_cell_or_to_none() {
    let found = faults(WildBoard::from_edges(3, &[[1, 2], [2, 2], [0, 3], [4, 4]], None));
    let nowhere = |edge, cell| BoardFault::EdgeToNowhere { edge, cell, cells: 3 };
    let itself = |edge, cell| BoardFault::EdgeToItself { edge, cell };
    assert_eq!(found, [itself(2, 2), nowhere(3, 0), nowhere(4, 4), itself(4, 4)]);
}

#[test]
fn polygons_that_cross_or_touch_themselves() {
    let square = rectangle(10.0, 0.0, 20.0, 10.0);
    let bow_tie = vec![[0.0, 0.0], [8.0, 8.0], [8.0, 0.0], [0.0, 8.0]];
    let lopsided = vec![[0.0, 0.0], [8.0, 8.0], [8.0, 0.0], [0.0, 5.0]];
    let waist = vec![[0.0, 0.0], [4.0, 4.0], [8.0, 0.0], [8.0, 8.0], [4.0, 4.0], [0.0, 8.0]];
    for polygon in [bow_tie, lopsided, waist] {
        let found = drawn(&[square.clone(), polygon.clone()]);
        assert!(
            matches!(found.as_slice(), [BoardFault::SelfCrossing { cell: 2, .. }]),
            "{polygon:?}: {found:?}"
        );
    }
}

#[test]
fn polygons_that_overlap() {
    let square = || rectangle(0.0, 0.0, 10.0, 10.0);
    let star = vec![[5.0, -5.0], [6.0, 4.0], [15.0, 5.0], [6.0, 6.0], [5.0, 15.0], [4.0, 5.0]];
    let others = [
        ("the same", square()),
        ("the same backwards", square().into_iter().rev().collect()),
        ("inside", rectangle(3.0, 3.0, 6.0, 6.0)),
        ("inside along a side", rectangle(0.0, 3.0, 5.0, 6.0)),
        ("around", rectangle(-1.0, -1.0, 11.0, 11.0)),
        ("across a side", rectangle(8.0, 3.0, 15.0, 6.0)),
        ("across a corner", rectangle(8.0, 8.0, 15.0, 15.0)),
        ("straight through", rectangle(3.0, -5.0, 6.0, 15.0)),
        ("over all its sides", star),
        ("half of it, with a diagonal", vec![[0.0, 0.0], [10.0, 0.0], [10.0, 10.0]]),
    ];
    for (how, other) in others {
        for pair in [[square(), other.clone()], [other.clone(), square()]] {
            let found = drawn(&pair);
            assert!(
                matches!(found.as_slice(), [BoardFault::Overlap { first: 1, second: 2, .. }]),
                "{how}: {found:?}"
            );
        }
    }
}

#[test]
fn polygons_without_area() {
    let square = rectangle(0.0, 0.0, 10.0, 10.0);
    let few = |corners| BoardFault::TooFewCorners { cell: 2, corners };
    let with = |polygon: Vec<[f64; 2]>| drawn(&[square.clone(), polygon]);
    assert_eq!(with(vec![]), [few(0)]);
    assert_eq!(with(vec![[20.0, 0.0]; 3]), [few(1)]);
    assert_eq!(with(vec![[20.0, 0.0], [30.0, 0.0], [20.0, 0.0]]), [few(2)]);
    let flat = vec![[20.0, 0.0], [30.0, 0.0], [40.0, 0.0]];
    assert_eq!(with(flat), [BoardFault::NoArea { cell: 2 }]);
    let thin = rectangle(20.0, 0.0, 20.001, 10.0);
    assert_eq!(with(thin), [BoardFault::NoArea { cell: 2 }]);
}

#[test]
fn coordinates_that_make_no_sense() {
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1.1e9, f64::MAX] {
        let mut polygons = grid(2, 1);
        polygons[1][2][0] = value;
        let expected =
            BoardFault::BadCoordinate { cell: 2, corner: 3, value: format!("{value:?}") };
        assert_eq!(drawn(&polygons), [expected]);
    }
    let text = r#"{"polygons": [[[0, 0], [1, 0], [1e999, 1]], [[1, 0], [2, 0], [1, 1]]]}"#;
    assert!(refused(text).starts_with("corner 3 of cell 1 has the coordinate inf"));
}

#[test]
fn too_many_corners() {
    let many = |count: usize| vec![vec![[0.0, 1.0]; count]; 2];
    let corners = WildBoard::MAX_CORNERS + 2;
    assert_eq!(drawn(&many(corners / 2)), [BoardFault::TooManyCorners { corners }]);
}

#[test]
fn camps_that_overlap_touch_or_lie_off_the_board() {
    let path = [[1, 2], [2, 3], [3, 4]];
    let with =
        |white: &[u8], black: &[u8]| WildBoard::from_edges(4, &path, camps(white, black)).map(drop);
    let why = |white: &[u8], black: &[u8]| with(white, black).unwrap_err().faults().next().cloned();
    assert_eq!(why(&[0, 1], &[1]), Some(BoardFault::CampsOverlap { cell: 2 }));
    assert_eq!(why(&[0, 1], &[2, 3]), Some(BoardFault::CampsTouch { white: 2, black: 3 }));
    let camp = Camp::Black;
    assert_eq!(why(&[0], &[3, 3]), Some(BoardFault::CampRepeats { camp, cell: 4 }));
    let nowhere = BoardFault::CampNowhere { camp, cell: 5, cells: 4 };
    assert_eq!(why(&[0], &[4]), Some(nowhere));
    assert_eq!(with(&[0, 1], &[3]), Ok(()));
    let drawn = WildBoard::from_polygons(&grid(3, 1), camps(&[0], &[1]));
    assert_eq!(faults(drawn), [BoardFault::CampsTouch { white: 1, black: 2 }]);
}

#[test]
fn every_reason_is_named() {
    let text = refused(
        r#"{"cells": 3, "edges": [[1, 1], [2, 9], [1, 2]], "white": [1, 0], "black": [1, 2]}"#,
    );
    let reasons = [
        "edge 1 joins cell 1 to itself: expected two different cells",
        "edge 2 names cell 9: expected a cell from 1 to 3",
        "the white camp names cell 0: expected a cell from 1 to 3",
        "cell 1 is in both camps: expected it in one at most",
        "cell 1 of the white camp and cell 2 of the black camp are neighbours: \
         expected free cells between the camps",
    ];
    assert_eq!(text, reasons.join("; "));
    let mut polygons = grid(3, 3);
    polygons[8] = vec![[9.0, 9.0]];
    polygons[4] = rectangle(0.5, 0.5, 2.0, 2.0);
    let text = WildBoard::from_polygons(&polygons, camps(&[0], &[0])).unwrap_err().to_string();
    for reason in ["cell 9 has 1 different", "cells 1 and 5 overlap", "cell 1 is in both camps"] {
        assert!(text.contains(reason), "{text}");
    }
}
