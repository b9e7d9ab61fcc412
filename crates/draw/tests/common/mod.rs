//! Positions to draw.

use rules::view::{Piece, Shape, View};
use rules::{AnyGame, Grid, Kind, Player};

/// A position of the game called `key`.
pub fn game(key: &str, rules: &str, position: Option<&str>) -> AnyGame {
    let kind = Kind::from_key(key).expect("a game");
    kind.open(rules, None, position).expect("a position")
}

/// A board of `size` with a column of that height in each corner; with
/// `figures`, one of each side on the first two, and no numbers.
pub fn corners(size: &str, height: usize, has_figures: bool) -> View {
    let grid: Grid = size.parse().expect("a size");
    let piece = |n: usize| Piece {
        owner: Player::BOTH[n * 7 % 3 % 2],
        value: (!has_figures).then_some([10, -3, 7, -10, 16, -16][n % 6]),
    };
    let mut columns = vec![Vec::new(); grid.points()];
    let last = grid.points() - 1;
    for point in [0, grid.files() - 1, last + 1 - grid.files(), last] {
        columns[point] = (0..height).map(piece).collect();
    }
    let figures = [(0, Player::Light), (last as u8, Player::Dark)];
    View {
        shape: Shape::Grid(grid),
        columns,
        figures: if has_figures { figures.to_vec() } else { Vec::new() },
        turn: Player::Light,
    }
}
