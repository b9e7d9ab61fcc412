//! Perft of both games' starts, beside chess by cozy-chess in the same run.
//!
//! `making` makes and takes back every move of the last ply; `counting` counts
//! them. Every bench asserts the count it times.

use cozy_chess::Board;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rules::{AnyGame, Game, Kind, Position, Visit, perft, perft_by_making};

fn main() {
    divan::main();
}

/// Perft without and with the last ply made, and one by copies.
struct Perft {
    how: How,
    depth: u32,
}

#[derive(Clone, Copy)]
enum How {
    Making,
    Copying,
    Counting,
}

impl Visit for Perft {
    type Out = u64;

    fn visit<P: Position>(self, game: &mut Game<P>) -> u64 {
        let mut position = game.position().clone();
        match self.how {
            How::Making => perft_by_making(&mut position, self.depth),
            How::Copying => perft_by_copying(&position, self.depth, &mut Vec::new()),
            How::Counting => perft(&mut position, self.depth),
        }
    }
}

fn perft_by_copying<P: Position>(position: &P, depth: u32, list: &mut Vec<P::Move>) -> u64 {
    if position.outcome().is_some() {
        return 0;
    }
    let start = list.len();
    position.moves_into_unchecked(list);
    let mut nodes = 0;
    for n in start..list.len() {
        let mut next = position.clone();
        next.make(list[n]);
        nodes += if depth == 1 {
            black_box(&next);
            1
        } else {
            perft_by_copying(&next, depth - 1, list)
        };
    }
    list.truncate(start);
    nodes
}

fn start(kind: Kind, rules: &str) -> AnyGame {
    kind.open(rules, None, None).expect("the rules have a start")
}

fn run(bencher: Bencher, kind: Kind, rules: &str, how: How, depth: u32, nodes: u64) {
    let game = start(kind, rules);
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| {
        let found = black_box(game.clone()).visit(Perft { how, depth });
        assert_eq!(found, nodes);
    });
}

const OGAMA: &str = "toads=b2.e5";

#[divan::bench]
fn ogama_making(bencher: Bencher) {
    run(bencher, Kind::Ogama, OGAMA, How::Making, 4, OGAMA_4);
}

#[divan::bench]
fn ogama_copying(bencher: Bencher) {
    run(bencher, Kind::Ogama, OGAMA, How::Copying, 4, OGAMA_4);
}

#[divan::bench]
fn ogama_counting(bencher: Bencher) {
    run(bencher, Kind::Ogama, OGAMA, How::Counting, 5, OGAMA_5);
}

#[divan::bench]
fn stackreverse_making(bencher: Bencher) {
    run(bencher, Kind::Stackreverse, "", How::Making, 3, STACKREVERSE_3);
}

#[divan::bench]
fn stackreverse_copying(bencher: Bencher) {
    run(bencher, Kind::Stackreverse, "", How::Copying, 3, STACKREVERSE_3);
}

#[divan::bench]
fn stackreverse_counting(bencher: Bencher) {
    run(bencher, Kind::Stackreverse, "", How::Counting, 4, STACKREVERSE_4);
}

#[divan::bench]
fn stackreverse_helpless_making(bencher: Bencher) {
    run(bencher, Kind::Stackreverse, "loss=helpless", How::Making, 3, STACKREVERSE_3);
}

#[divan::bench]
fn chess_making(bencher: Bencher) {
    let board = Board::default();
    bencher.counter(ItemsCount::new(CHESS_5)).bench_local(|| {
        assert_eq!(chess(black_box(&board), 5, How::Making), CHESS_5);
    });
}

#[divan::bench]
fn chess_counting(bencher: Bencher) {
    let board = Board::default();
    bencher.counter(ItemsCount::new(CHESS_6)).bench_local(|| {
        assert_eq!(chess(black_box(&board), 6, How::Counting), CHESS_6);
    });
}

fn chess(board: &Board, depth: u32, how: How) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 && matches!(how, How::Counting) {
            nodes += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += if depth == 1 {
                black_box(&next);
                1
            } else {
                chess(&next, depth - 1, how)
            };
        }
        false
    });
    nodes
}

const OGAMA_4: u64 = 1_473_778;
const OGAMA_5: u64 = 47_302_552;
const STACKREVERSE_3: u64 = 709_925;
const STACKREVERSE_4: u64 = 67_552_649;
/// From the Chess Programming Wiki, "Perft Results", initial position.
const CHESS_5: u64 = 4_865_609;
const CHESS_6: u64 = 119_060_324;
