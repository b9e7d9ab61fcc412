//! Wild boards.

use std::collections::BTreeSet;

use proptest::prelude::*;

use crate::vectors::EdgeBoard;

/// Wild boards of 2 to 256 cells: some like a drawn map, some like none that
/// could be drawn, some in pieces, some with an edge given twice. Camps never
/// overlap or touch; one or both may be empty.
pub fn boards() -> BoxedStrategy<EdgeBoard> {
    let cells = prop_oneof![4 => 2_usize..=12, 4 => 13_usize..=40, 1 => 41_usize..=256];
    cells
        .prop_flat_map(|cells| {
            let edges = prop_oneof![map_like(cells), tree_like(cells)];
            (Just(cells), edges, any::<bool>(), camps(cells))
        })
        .prop_map(|(cells, mut edges, twice, camps)| {
            if let (true, Some(&[one, other])) = (twice, edges.first()) {
                edges.push([other, one]);
            }
            with_camps(EdgeBoard { cells, edges, white: Vec::new(), black: Vec::new() }, &camps)
        })
        .boxed()
}

/// Rows of cells, each row shifted against the one before, with a few edges
/// left out: every cell has up to six neighbours.
fn map_like(cells: usize) -> BoxedStrategy<Vec<[usize; 2]>> {
    (2_usize..=16)
        .prop_flat_map(move |width| {
            let edges = map_edges(cells, width);
            let kept = prop::collection::vec(prop::bool::weighted(0.9), edges.len());
            (Just(edges), kept)
        })
        .prop_map(|(edges, kept)| {
            edges.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|(edge, _)| edge).collect()
        })
        .boxed()
}

fn map_edges(cells: usize, width: usize) -> Vec<[usize; 2]> {
    let mut edges = Vec::new();
    for cell in 1..=cells {
        let is_last = cell % width == 0;
        if !is_last {
            edges.push([cell, cell + 1]);
            edges.push([cell, cell + width + 1]);
        }
        edges.push([cell, cell + width]);
    }
    edges.retain(|[_, other]| *other <= cells);
    edges
}

/// Most cells hang on one before them; a few edges go anywhere.
fn tree_like(cells: usize) -> BoxedStrategy<Vec<[usize; 2]>> {
    let hangs = prop::collection::vec(
        (prop::bool::weighted(0.95), any::<prop::sample::Index>()),
        cells - 1,
    );
    let more = prop::collection::vec((1..=cells, 1..=cells), 0..=cells);
    (hangs, more)
        .prop_map(|(hangs, more)| {
            let mut edges = Vec::new();
            for (cell, (hangs, on)) in (2..).zip(hangs) {
                if hangs {
                    edges.push([cell, on.index(cell - 1) + 1]);
                }
            }
            edges.extend(
                more.into_iter()
                    .filter(|(one, other)| one != other)
                    .map(|(one, other)| [one, other]),
            );
            edges
        })
        .boxed()
}

/// The cells that the camps would like to have, White's first.
fn camps(cells: usize) -> impl Strategy<Value = (Vec<usize>, Vec<usize>)> {
    let all: Vec<usize> = (1..=cells).collect();
    let mixed = Just(all.clone()).prop_shuffle();
    let order = prop_oneof![2 => Just(all), 1 => mixed];
    (order, 0_usize..=12, 0_usize..=12).prop_map(|(order, white, black)| {
        let white = order.iter().take(white).copied().collect();
        let black = order.iter().rev().take(black).copied().collect();
        (white, black)
    })
}

/// Gives the board its camps, Black's without what would touch White's.
fn with_camps(mut board: EdgeBoard, (white, black): &(Vec<usize>, Vec<usize>)) -> EdgeBoard {
    let mut near: BTreeSet<usize> = white.iter().copied().collect();
    for &[one, other] in &board.edges {
        if white.contains(&one) {
            near.insert(other);
        }
        if white.contains(&other) {
            near.insert(one);
        }
    }
    board.white = white.clone();
    board.black = black.iter().copied().filter(|cell| !near.contains(cell)).collect();
    board
}
