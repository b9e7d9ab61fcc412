//! The wild board as the rulebook describes it.

mod drawings;
mod files;
mod generated;
mod layouts;
mod refusals;

use super::{BoardError, BoardFault, BoardWarning, Camp, Camps, WildBoard};
use crate::random::SplitMix64;

type Drawing = Vec<Vec<[f64; 2]>>;

/// The corners of an upright rectangle.
fn rectangle(left: f64, bottom: f64, right: f64, top: f64) -> Vec<[f64; 2]> {
    vec![[left, bottom], [right, bottom], [right, top], [left, top]]
}

/// A grid of squares of side 1, row by row from the bottom.
fn grid(width: usize, height: usize) -> Drawing {
    let square = |x: f64, y: f64| rectangle(x, y, x + 1.0, y + 1.0);
    let row = |y: usize| (0..width).map(move |x| square(x as f64, y as f64));
    (0..height).flat_map(row).collect()
}

fn camps(white: &[u8], black: &[u8]) -> Option<Camps> {
    Some(Camps { white: white.to_vec(), black: black.to_vec() })
}

fn neighbours(board: &WildBoard) -> Vec<Vec<u8>> {
    (0..board.cells()).map(|cell| board.neighbours(cell).to_vec()).collect()
}

/// The faults of a board that must be refused.
fn faults(board: Result<WildBoard, BoardError>) -> Vec<BoardFault> {
    board.expect_err("the board has faults").faults().cloned().collect()
}

/// A number from -1 to 1.
fn jitter(random: &mut SplitMix64) -> f64 {
    random.below(2_000_001) as f64 / 1e6 - 1.0
}
