//! *Rule* SR-5.1, SR-5.10, SR-5.11, SR-5.20: cells from drawings, by hand or exact.

use super::*;

fn board(polygons: &[Vec<[f64; 2]>]) -> WildBoard {
    WildBoard::from_polygons(polygons, None).expect("the drawing is sound")
}

/// The neighbours on a grid of squares.
fn on_grid(width: usize, height: usize) -> Vec<Vec<u8>> {
    let is_next = |a: usize, b: usize| {
        let across = (a % width).abs_diff(b % width);
        across + (a / width).abs_diff(b / width) == 1
    };
    let cells = 0..width * height;
    let of = |a: usize| cells.clone().filter(|&b| is_next(a, b)).map(|b| b as u8).collect();
    cells.clone().map(of).collect()
}

#[test]
fn cells_that_share_an_edge_are_neighbours_but_not_those_that_share_a_corner() {
    assert_eq!(neighbours(&board(&grid(5, 4))), on_grid(5, 4));
    assert_eq!(neighbours(&board(&grid(16, 16))), on_grid(16, 16));
}

#[test]
fn direction_start_and_unit_make_no_difference() {
    let mut polygons = grid(4, 3);
    for (turn, polygon) in polygons.iter_mut().enumerate() {
        polygon.rotate_left(turn % 4);
        if turn % 3 == 0 {
            polygon.reverse();
        }
        if turn % 2 == 0 {
            polygon.push(polygon[0]);
        }
        for corner in polygon {
            *corner = corner.map(|part| part * 1e-7 - 5.0);
        }
    }
    assert_eq!(neighbours(&board(&polygons)), on_grid(4, 3));
}

#[test]
fn a_corner_on_an_edge_splits_it() {
    let wall = [
        rectangle(0.0, 0.0, 2.0, 1.0),
        rectangle(2.0, 0.0, 4.0, 1.0),
        rectangle(0.0, 1.0, 1.0, 2.0),
        rectangle(1.0, 1.0, 3.0, 2.0),
        rectangle(3.0, 1.0, 4.0, 2.0),
    ];
    let expected = [vec![1, 2, 3], vec![0, 3, 4], vec![0, 3], vec![0, 1, 2, 4], vec![1, 3]];
    assert_eq!(neighbours(&board(&wall)), expected);
    let corners = board(&wall).polygons().map(|p| p[3].corners().len());
    assert_eq!(corners, Some(5));
}

#[test]
fn a_common_edge_counts_if_it_is_longer_than_the_tolerance() {
    let shifted = |by: f64| {
        let upper = rectangle(5.0 - by, 5.0, 10.0 - by, 10.0);
        neighbours(&board(&[rectangle(0.0, 0.0, 5.0, 5.0), upper]))[0].len()
    };
    assert_eq!([0.0, 0.01, 0.5, 5.0].map(shifted), [0, 0, 1, 1]);
}

#[test]
fn small_gaps_and_overlaps_are_closed_and_large_ones_are_not() {
    let apart = |by: f64| {
        let right = rectangle(5.0 + by, 0.0, 10.0 + by, 5.0);
        WildBoard::from_polygons(&[rectangle(0.0, 0.0, 5.0, 5.0), right], None)
    };
    for by in [-0.03, 0.03] {
        assert_eq!(apart(by).map(|board| neighbours(&board)), Ok(vec![vec![1], vec![0]]));
    }
    assert_eq!(apart(0.5).map(|board| neighbours(&board)), Ok(vec![vec![], vec![]]));
    assert!(matches!(faults(apart(-0.5))[..], [BoardFault::Overlap { .. }]));
}

#[test]
fn concave_cells_fit_around_each_other() {
    let l = vec![[0.0, 0.0], [6.0, 0.0], [6.0, 2.0], [2.0, 2.0], [2.0, 6.0], [0.0, 6.0]];
    let cells = [l, rectangle(2.0, 2.0, 4.0, 4.0), rectangle(4.0, 2.0, 6.0, 6.0)];
    assert_eq!(neighbours(&board(&cells)), [vec![1, 2], vec![0, 2], vec![0, 1]]);
}

#[test]
fn neighbours_share_exactly_the_same_sides() {
    let mut random = SplitMix64::new(11);
    let board = board(&by_hand(grid(6, 6), 0.012, &mut random));
    let polygons = board.polygons().expect("the board was drawn");
    let sides = |cell: usize| {
        let corners = polygons[cell].corners();
        let next = corners.iter().cycle().skip(1);
        corners.iter().copied().zip(next.copied()).collect::<Vec<_>>()
    };
    for cell in 0..board.cells() {
        for &other in board.neighbours(cell) {
            let back = sides(other.into());
            assert!(sides(cell).iter().any(|&(a, b)| back.contains(&(b, a))), "{cell} {other}");
        }
    }
}

/// A drawing with every corner off by up to `most` in each direction.
fn by_hand(mut drawing: Drawing, most: f64, random: &mut SplitMix64) -> Drawing {
    for corner in drawing.iter_mut().flatten() {
        *corner = corner.map(|part| part + most * jitter(random));
    }
    drawing
}

/// A grid of squares of side 1 in which some squares have a corner more, halfway along a side.
fn with_more_corners(mut drawing: Drawing, random: &mut SplitMix64) -> Drawing {
    for polygon in &mut drawing {
        if random.below(3) == 0 {
            let (a, b) = (polygon[0], polygon[1]);
            polygon.insert(1, [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0]);
        }
        if random.below(3) == 0 {
            polygon.rotate_left(1);
            polygon.reverse();
        }
    }
    drawing
}

/// Half the tolerance is 1/400 of the larger side; a corner moves by at most √2 `most`.
#[test]
fn a_grid_drawn_by_hand_has_the_neighbours_of_the_exact_one() {
    for seed in 0..60 {
        let mut random = SplitMix64::new(seed);
        let [width, height] = [0; 2].map(|_| 2 + random.below(9) as usize);
        let most = width.max(height) as f64 / 400.0 / 1.5;
        let drawing = with_more_corners(grid(width, height), &mut random);
        let drawing = by_hand(drawing, most.min(0.04), &mut random);
        let board = WildBoard::from_polygons(&drawing, None);
        let found = board.map(|board| neighbours(&board));
        assert_eq!(found, Ok(on_grid(width, height)), "seed {seed}: {width} by {height}");
    }
}

#[test]
fn a_generated_board_drawn_by_hand_has_the_same_neighbours() {
    for seed in 0..20 {
        let exact = WildBoard::generate(20 + 5 * seed as usize, seed).unwrap();
        let polygons = exact.polygons().expect("generated boards are drawn").iter();
        let float = |corner: &[i32; 2]| corner.map(f64::from);
        let drawing = polygons.map(|p| p.corners().iter().map(float).collect()).collect();
        let most = f64::from(WildBoard::UNITS) / 400.0 / 1.5;
        let rough = board(&by_hand(drawing, most, &mut SplitMix64::new(seed)));
        assert_eq!(neighbours(&rough), neighbours(&exact), "seed {seed}");
    }
}

#[test]
fn odd_boards_are_taken_with_a_warning() {
    let warned = |polygons: &[Vec<[f64; 2]>]| board(polygons).warnings().to_vec();
    let few = |cells| BoardWarning::FewCells { cells };
    assert_eq!(warned(&grid(5, 4)), []);
    assert_eq!(warned(&grid(19, 1)), [few(19)]);
    let mut islands = grid(4, 2);
    islands.drain(2..4);
    islands.remove(4);
    assert_eq!(warned(&islands), [few(5), BoardWarning::SeveralPieces { pieces: 2 }]);
    let text = r#"{"cells": 20, "edges": [[1, 2], [3, 4], [2, 1], [1, 2]]}"#;
    let board = WildBoard::from_json(text).unwrap();
    let twice = BoardWarning::RepeatedEdge { first: 1, second: 2, times: 3 };
    assert_eq!(board.warnings(), [BoardWarning::SeveralPieces { pieces: 18 }, twice]);
    assert_eq!(board.neighbours(0), [1]);
}
