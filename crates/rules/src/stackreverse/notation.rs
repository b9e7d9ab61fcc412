//! Move strings of Stackreverse (*Rule* SR-6.5 to SR-6.7).

use crate::error::{Fault, quoted};
use crate::notation::{bad_move, on_board, plain, split_points};
use crate::stackreverse::{Action, Move};
use crate::view::Shape;

impl Move {
    /// Reads `a2a5`, `n3n17~` or `--`, with `-` or `x` between the points and
    /// a final `#` allowed, in any letter case.
    ///
    /// # Errors
    ///
    /// `bad-move` if `text` has another form, `illegal-move` if a point is not
    /// on the board or both are the same.
    pub fn read(text: &str, shape: &Shape) -> Result<Self, Fault> {
        let words = plain(text);
        if words == "--" {
            return Ok(Self::PASS);
        }
        let point = |name| on_board(shape, name, "CO-8.7", text);
        let (from, to, turned) = match split_points(&words) {
            Some((from, to, "")) => (from, to, false),
            Some((from, to, "~")) => (from, to, true),
            _ => {
                let expected = "two points like a2a5, ~ behind them to turn over, or --";
                return Err(bad_move("CO-8.6", expected, text));
            }
        };
        if from == to {
            let expected = "two different points";
            return Err(Fault::new("illegal-move", "SR-3.9", "move", expected, quoted(text)));
        }
        let (from, to) = (point(from)?, point(to)?);
        Ok(if turned { Self::turned(from, to) } else { Self::plain(from, to) })
    }

    /// The move string.
    #[must_use]
    pub fn write(self, shape: &Shape) -> String {
        match self.action() {
            Action::Pass => "--".to_owned(),
            Action::Go { from, to, turned } => {
                let mark = if turned { "~" } else { "" };
                shape.name(from) + &shape.name(to) + mark
            }
        }
    }
}
