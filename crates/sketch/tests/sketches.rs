//! What is drawn by hand becomes a board, and what is wrong with it is told with its place.

use proptest::prelude::*;
use rules::wild::{BoardFault, WildBoard};
use sketch::{Camp, EditError, Editor, Onto, Point, Report, Sketch, What};

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn ring(corners: &[[i32; 2]]) -> Vec<Point> {
    corners.iter().map(|&corner| corner.into()).collect()
}

fn square(x: i32, y: i32) -> Vec<Point> {
    ring(&[[x, y], [x + 1000, y], [x + 1000, y + 1000], [x, y + 1000]])
}

/// Squares of a thousand units at these places.
fn squares(places: &[[i32; 2]]) -> Sketch {
    let mut sketch = Sketch::default();
    for &[x, y] in places {
        sketch.add(&square(x * 1000, y * 1000)).expect("a square is a cell");
    }
    sketch
}

/// Columns and rows of squares.
fn field(columns: i32, rows: i32) -> Sketch {
    let places = (0..rows).flat_map(|y| (0..columns).map(move |x| [x, y]));
    squares(&places.collect::<Vec<_>>())
}

fn whats(sketch: &Sketch) -> Vec<What> {
    Report::of(sketch).defects().iter().map(|defect| defect.what.clone()).collect()
}

#[test]
fn a_field_with_camps_can_be_played_on() {
    let mut sketch = field(5, 6);
    sketch.propose_camps(6);
    let report = Report::of(&sketch);
    assert!(report.is_playable(), "{:?}", report.defects());
    assert_eq!(report.links().len(), 4 * 6 + 5 * 5);
    assert_eq!(report.centres()[0], Point::new(500, 500));
    assert_eq!(report.defects(), []);
}

#[test]
fn a_corner_moves_for_all_cells_that_meet_there() -> Outcome {
    let mut sketch = field(2, 2);
    sketch.move_corner(Point::new(1000, 1000), Point::new(1200, 900))?;
    let meeting = sketch.cells().iter().filter(|ring| ring.contains(&Point::new(1200, 900)));
    assert_eq!(meeting.count(), 4);
    assert_eq!(Report::of(&sketch).links().len(), 4);
    Ok(())
}

#[test]
fn a_corner_on_a_side_joins_there_and_moves_both() -> Outcome {
    let mut sketch = squares(&[[0, 0]]);
    sketch.add(&ring(&[[1000, 400], [2000, 400], [2000, 600], [1000, 600]]))?;
    assert_eq!(sketch.cells()[0].len(), 6);
    sketch.move_corner(Point::new(1000, 400), Point::new(1100, 300))?;
    assert!(sketch.cells().iter().all(|ring| ring.contains(&Point::new(1100, 300))));
    Ok(())
}

#[test]
fn a_cell_is_cut_and_made_whole_again() -> Outcome {
    let mut sketch = field(2, 1);
    let before = sketch.clone();
    let other = sketch.split(0, &ring(&[[300, 0], [400, 500], [700, 1000]]))?;
    assert_eq!(sketch.cells().len(), 3);
    assert_eq!(Report::of(&sketch).links(), [[0, 2], [1, 2]].map(|pair| pair));
    sketch.merge(other, 0)?;
    assert_eq!(sketch.cells().len(), before.cells().len());
    assert_eq!(Report::of(&sketch).links().len(), 1);
    Ok(())
}

#[test]
fn cuts_that_leave_the_cell_are_refused_and_change_nothing() {
    let mut sketch = squares(&[[0, 0], [1, 0]]);
    let before = sketch.clone();
    let cuts = [
        (vec![[0, 0], [1000, 0]], EditError::CutOutside),
        (vec![[0, 0], [1500, 500], [1000, 1000]], EditError::CutOutside),
        (vec![[0, 0], [500, 500]], EditError::CutOffOutline { at: Point::new(500, 500) }),
        (vec![[0, 0], [500, 500], [0, 0]], EditError::CutOffOutline { at: Point::new(0, 0) }),
    ];
    for (path, error) in cuts {
        assert_eq!(sketch.split(0, &ring(&path)), Err(error), "{path:?}");
    }
    assert_eq!(sketch, before);
}

#[test]
fn cells_that_would_enclose_a_gap_are_not_merged() -> Outcome {
    let mut sketch = Sketch::default();
    let left = [
        [0, 0],
        [3000, 0],
        [3000, 1000],
        [1000, 1000],
        [1000, 2000],
        [3000, 2000],
        [3000, 3000],
        [0, 3000],
    ];
    sketch.add(&ring(&left))?;
    sketch.add(&ring(&[
        [3000, 0],
        [4000, 0],
        [4000, 3000],
        [3000, 3000],
        [3000, 2000],
        [3000, 1000],
    ]))?;
    assert_eq!(sketch.merge(0, 1), Err(EditError::Enclosing { first: 1, second: 2 }));
    let apart = squares(&[[0, 0], [5, 5]]).merge(0, 1);
    assert_eq!(apart, Err(EditError::NotNeighbours { first: 1, second: 2 }));
    Ok(())
}

#[test]
fn a_gap_is_told_with_its_outline_and_can_be_filled() -> Outcome {
    let mut sketch = squares(&[[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]]);
    let report = Report::of(&sketch);
    let gap = report.defects().iter().find(|defect| matches!(defect.what, What::Gap(_)));
    assert_eq!(gap.and_then(|gap| gap.at), Some(Point::new(1500, 1500)));
    sketch.fill_gap(Point::new(1500, 1500))?;
    assert_eq!(sketch.gaps(), Vec::<Vec<Point>>::new());
    assert_eq!(Report::of(&sketch).links().len(), 12);
    Ok(())
}

#[test]
fn two_gaps_that_touch_at_a_corner_are_two() {
    let ground = (0..16).map(|n| [n % 4, n / 4]).filter(|at| ![[1, 1], [2, 2]].contains(at));
    let sketch = squares(&ground.collect::<Vec<_>>());
    let gaps = sketch.gaps();
    assert_eq!(gaps.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4], "{gaps:?}");
}

#[test]
fn what_stands_apart_is_told_cell_by_cell() {
    let sketch = squares(&[[0, 0], [1, 0], [2, 0], [4, 0], [6, 0], [7, 0]]);
    let report = Report::of(&sketch);
    let cells = |what: &What| {
        let found = report.defects().iter().find(|defect| defect.what == *what);
        found.map(|defect| defect.cells.clone())
    };
    assert_eq!(cells(&What::Unreachable), Some(vec![4, 5]));
    assert_eq!(cells(&What::Alone), Some(vec![3]));
    assert!(whats(&sketch).contains(&What::NoCamp(Camp::White)));
}

#[test]
fn overlaps_are_told_with_both_cells_and_a_place() -> Outcome {
    let mut sketch = squares(&[[0, 0]]);
    sketch.add(&ring(&[[500, 500], [2000, 500], [2000, 2000], [500, 2000]]))?;
    let report = Report::of(&sketch);
    let [defect] = report.defects() else {
        panic!("expected one defect, got {:?}", report.defects())
    };
    assert!(matches!(defect.what, What::Refused(BoardFault::Overlap { .. })));
    assert_eq!(defect.cells, [0, 1]);
    let at = defect.at.expect("an overlap has a place");
    assert!((400..=1100).contains(&at.x) && (400..=1100).contains(&at.y), "{at:?}");
    Ok(())
}

#[test]
fn camps_too_small_for_the_pieces_are_told() {
    let mut sketch = field(4, 6);
    sketch.propose_camps(2);
    let is_no_room = |what: &What| matches!(what, What::NoStart(fault) if fault.code == "no-room");
    assert!(whats(&sketch).iter().any(is_no_room), "{:?}", whats(&sketch));
}

#[test]
fn camps_follow_their_cells() -> Outcome {
    let mut sketch = field(3, 3);
    for (cell, camp) in [(1, Camp::White), (4, Camp::White), (8, Camp::Black)] {
        sketch.set_camp(cell, Some(camp))?;
    }
    sketch.remove(1)?;
    assert_eq!((sketch.camp(Camp::White), sketch.camp(Camp::Black)), (&[3][..], &[7][..]));
    sketch.set_camp(3, None)?;
    assert_eq!(sketch.camp_of(3), None);
    Ok(())
}

#[test]
fn places_are_drawn_to_corners_then_sides_then_the_grid() {
    let sketch = squares(&[[0, 0]]);
    let snap = |x, y| sketch.snap(Point::new(x, y), 100, 50, &[]);
    assert_eq!(
        (snap(940, 1050).onto, snap(940, 1050).point),
        (Onto::Corner, Point::new(1000, 1000))
    );
    assert_eq!((snap(1060, 431).onto, snap(1060, 431).point), (Onto::Side, Point::new(1000, 431)));
    assert_eq!(
        (snap(1431, 1431).onto, snap(1431, 1431).point),
        (Onto::Grid, Point::new(1450, 1450))
    );
    assert_eq!(snap(20_000, -9_000).point, Point::new(10_000, 0));
}

#[test]
fn what_is_no_cell_is_refused() {
    let mut sketch = Sketch::default();
    let refusals = [
        (ring(&[[0, 0], [5, 5], [0, 0]]), EditError::TooFewCorners { corners: 2 }),
        (ring(&[[0, 0], [5, 5], [9, 9]]), EditError::Flat),
        (ring(&[[0, 0], [-5, 5], [9, 9]]), EditError::OffSheet { at: Point::new(-5, 5) }),
    ];
    for (corners, error) in refusals {
        assert_eq!(sketch.add(&corners), Err(error));
    }
    assert_eq!(
        sketch.move_corner(Point::new(1, 1), Point::new(2, 2)),
        Err(EditError::NoCorner { at: Point::new(1, 1) })
    );
    assert_eq!(sketch.remove(0), Err(EditError::NoCell { cell: 1, cells: 0 }));
}

#[test]
fn whatever_was_undone_is_made_again_until_something_else_is() -> Outcome {
    let mut editor = Editor::default();
    editor.edit(|sketch| sketch.add(&square(0, 0)))?;
    editor.edit(|sketch| sketch.add(&square(1000, 0)))?;
    assert!(editor.undo() && editor.redo() && editor.undo());
    editor.edit(|sketch| sketch.remove(0))?;
    assert!(!editor.can_redo() && editor.can_undo());
    assert!(editor.edit(|sketch| sketch.remove(7)).is_err());
    assert_eq!(editor.sketch().cells().len(), 0);
    Ok(())
}

#[test]
fn generated_boards_keep_their_neighbours_and_can_be_played_on() -> Outcome {
    for (cells, seed) in [(20, 1), (40, 7), (75, 3), (120, 9)] {
        let board = WildBoard::generate(cells, seed)?;
        let sketch = Sketch::from_board(&board)?;
        let report = Report::of(&sketch);
        assert!(report.is_playable(), "{cells}.{seed}: {:?}", report.defects());
        let drawn = report.board().ok_or("no board")?;
        for cell in 0..cells {
            assert_eq!(drawn.neighbours(cell), board.neighbours(cell), "{cells}.{seed}: {cell}");
        }
        assert_eq!(drawn.camps(), board.camps());
        assert_eq!(sketch.gaps(), Vec::<Vec<Point>>::new(), "{cells}.{seed}");
    }
    Ok(())
}

#[test]
fn files_of_others_are_brought_onto_the_sheet() -> Outcome {
    let text = r#"{"polygons": [[[0,0],[0.5,0],[0.5,1],[0,1]], [[0.5,0],[1,0],[1,1],[0.5,1]]], "white": [1, 1, 9], "black": [2]}"#;
    let sketch = Sketch::from_text(text)?;
    assert_eq!(sketch.cells()[0], ring(&[[500, 500], [5000, 500], [5000, 9500], [500, 9500]]));
    assert_eq!(sketch.camp(Camp::White), [0]);
    for text in [
        "",
        "{}",
        r#"{"cells": 2, "edges": [[1, 2]]}"#,
        r#"{"polygons": []}"#,
        r#"{"polygons": [[[0,0],[1e300,0],[1,1]]]}"#,
    ] {
        assert!(Sketch::from_text(text).is_err(), "{text}");
    }
    Ok(())
}

/// One change, by numbers that may or may not name something.
fn change(sketch: &mut Sketch, [kind, a, b, x, y]: [usize; 5]) -> Result<(), EditError> {
    let at = Point::new((x * 10) as i32, (y * 10) as i32);
    let corner = |n: usize| {
        let corners = sketch.corners();
        corners.iter().nth(n % corners.len().max(1)).copied().unwrap_or_default()
    };
    let (first, second) = (corner(a), corner(b));
    match kind {
        0 => sketch.add(&[first, second, at]).map(drop),
        1 => sketch.move_corner(first, at),
        2 => sketch.remove_corner(first),
        3 => sketch.split(a % 12, &[first, second]).map(drop),
        4 => sketch.merge(a % 12, b % 12).map(drop),
        5 => sketch.remove(a % 12),
        6 => sketch.add_corner(sketch.snap(at, 400, 1, &[]).point),
        7 => sketch.set_camp(a % 12, Some(Camp::Black)),
        _ => sketch.fill_gap(at).map(drop),
    }
}

proptest! {
    #[test]
    fn any_changes_leave_a_sketch_that_comes_back_from_its_text(
        changes in prop::collection::vec(
            (0..9_usize, 0..40_usize, 0..40_usize, 0..=1000_usize, 0..=1000_usize), 0..40
        )
    ) {
        let mut sketch = field(3, 3);
        for (kind, a, b, x, y) in changes {
            let before = sketch.clone();
            if change(&mut sketch, [kind, a, b, x, y]).is_err() {
                prop_assert_eq!(&sketch, &before);
            }
            let _ = Report::of(&sketch);
        }
        if !sketch.cells().is_empty() {
            let again = Sketch::from_text(&sketch.text());
            prop_assert!(again.is_ok(), "{:?}", again);
        }
    }

    #[test]
    fn strokes_become_polygons_within_reach(
        stroke in prop::collection::vec((0..1000_i32, 0..1000_i32), 0..60)
    ) {
        let stroke: Vec<Point> = stroke.into_iter().map(|(x, y)| Point::new(x, y)).collect();
        let corners = sketch::simplify(&stroke, 30);
        prop_assert!(corners.iter().all(|corner| stroke.contains(corner)));
        prop_assert!(corners.len() <= stroke.len());
    }
}
