//! Where cells are drawn that nobody drew.

use super::*;

fn places(board: &WildBoard) -> Vec<[i32; 2]> {
    (0..board.cells()).map(|cell| board.centre(cell)).collect()
}

fn check(board: &WildBoard) {
    let mut places = places(board);
    assert!(places.iter().flatten().all(|part| (0..=WildBoard::UNITS).contains(part)));
    places.sort_unstable();
    assert!(places.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn no_two_cells_have_the_same_place() {
    let nothing = WildBoard::from_edges(40, &[], None).unwrap();
    let pair = WildBoard::from_edges(2, &[[1, 2]], None).unwrap();
    let all: Vec<[u32; 2]> = (1..=60).flat_map(|a| (1..a).map(move |b| [a, b])).collect();
    let complete = WildBoard::from_edges(60, &all, None).unwrap();
    let path: Vec<[u32; 2]> = (1..100).map(|a| [a, a + 1]).collect();
    let path = WildBoard::from_edges(100, &path, None).unwrap();
    let star: Vec<[u32; 2]> = (2..=90).map(|a| [1, a]).collect();
    let star = WildBoard::from_edges(90, &star, None).unwrap();
    [nothing, pair, complete, path, star].iter().for_each(check);
}

#[test]
fn neighbours_are_closer_than_others() {
    let mut edges = Vec::new();
    for cell in 1..=36_u32 {
        edges.extend((cell % 6 != 0).then_some([cell, cell + 1]));
        edges.extend((cell <= 30).then_some([cell, cell + 6]));
    }
    let board = WildBoard::from_edges(36, &edges, camps(&[0, 1, 2, 3, 4, 5], &[30, 35])).unwrap();
    check(&board);
    let distance = |a: usize, b: usize| {
        let ([ax, ay], [bx, by]) = (board.centre(a), board.centre(b));
        i64::from(ax - bx).pow(2) + i64::from(ay - by).pow(2)
    };
    for cell in 0..36 {
        let others = (0..36)
            .filter(|&other| other != cell && !board.neighbours(cell).contains(&(other as u8)));
        let nearest = others.map(|other| distance(cell, other)).min();
        let ends = board.neighbours(cell).iter().map(|&end| distance(cell, end.into()));
        assert!(ends.max() < nearest, "{cell}");
    }
    let [white, black] = [[0, 5], [30, 35]].map(|ends| ends.map(|cell| board.centre(cell)[1]));
    assert!(white.iter().max() < black.iter().min());
}

#[test]
fn drawn_cells_have_their_place_inside() {
    let board = WildBoard::from_polygons(&grid(4, 1), None).unwrap();
    let unit = WildBoard::UNITS / 4;
    assert_eq!(places(&board), [0, 1, 2, 3].map(|x| [x * unit + unit / 2, unit / 2]));
}
