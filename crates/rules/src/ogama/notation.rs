//! Move strings of Ogama (*Rule* OG-6.6 to OG-6.8).

use crate::error::{Fault, quoted};
use crate::grid::Grid;
use crate::notation::{bad_move, on_board, plain, split_point, split_points};
use crate::ogama::{Action, Move};
use crate::view::Shape;

impl Move {
    /// Reads `c2d4` or `Td3`, with `-` or `x` between the points and a final
    /// `#` allowed, in any letter case.
    ///
    /// # Errors
    ///
    /// `bad-move` if `text` has another form, `illegal-move` if a point is not
    /// on the board.
    pub fn read(text: &str, grid: Grid) -> Result<Self, Fault> {
        let shape = Shape::Grid(grid);
        let words = plain(text);
        let point = |name| on_board(&shape, name, "CO-8.7", text);
        if let Some((to, "")) = words.strip_prefix('t').and_then(split_point) {
            return Ok(Self::step(point(to)?));
        }
        match split_points(&words) {
            Some((from, to, "")) if from == to => {
                let expected = "two different points";
                Err(Fault::new("illegal-move", "OG-4.9", "move", expected, quoted(text)))
            }
            Some((from, to, "")) => Ok(Self::disc(point(from)?, point(to)?)),
            _ => Err(bad_move("CO-8.6", "two points like c2d4, or T and a point like Td3", text)),
        }
    }

    /// The move string.
    #[must_use]
    pub fn write(self, grid: Grid) -> String {
        match self.action() {
            Action::Step { to } => format!("T{}", grid.name(to)),
            Action::Disc { from, to } => grid.name(from) + &grid.name(to),
        }
    }
}
