//! A position as something to draw or to read aloud.

use std::sync::Arc;

use crate::wild::WildBoard;
use crate::{Grid, Player};

/// The board under a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Files and ranks.
    Grid(Grid),
    /// Cells of any form.
    Wild(Arc<WildBoard>),
}

impl Shape {
    /// How many points there are.
    #[must_use]
    pub fn points(&self) -> usize {
        match self {
            Self::Grid(grid) => grid.points(),
            Self::Wild(board) => board.cells(),
        }
    }

    /// The name of a point: `c4` on a grid, `n17` on a wild board.
    #[must_use]
    pub fn name(&self, point: u8) -> String {
        match self {
            Self::Grid(grid) => grid.name(point),
            Self::Wild(_) => format!("n{}", u32::from(point) + 1),
        }
    }

    /// The point of that name (lower case), if it is on the board.
    #[must_use]
    pub fn point(&self, name: &str) -> Option<u8> {
        match self {
            Self::Grid(grid) => grid.point(name),
            Self::Wild(board) => {
                let number = crate::grid::plain_number(name.strip_prefix('n')?)?;
                let on_board = (1..=board.cells() as u32).contains(&number);
                on_board.then(|| (number - 1) as u8)
            }
        }
    }
}

/// A piece in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub owner: Player,
    /// The visible number, where the game has numbers.
    pub value: Option<i8>,
}

/// All that is to be seen of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The board.
    pub shape: Shape,
    /// For every point the pieces on it, from the bottom up.
    pub columns: Vec<Vec<Piece>>,
    /// Where a figure stands on top of a column, and whose it is.
    pub figures: Vec<(u8, Player)>,
    /// Who is to move.
    pub turn: Player,
}
