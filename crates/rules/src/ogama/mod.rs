//! Ogama: toads climb towers of discs.
//!
//! The rules are those of `rulebook/ogama.md`. A toad's height is how far its
//! side's discs move; the last disc of a tower of six wins, and a side
//! without singles ends the game by a count of captures.

use std::sync::Arc;

use crate::error::{Fault, Refusal};
use crate::options::OptionInfo;
use crate::registry::{BySize, Definition};
use crate::set::PointSet;
use crate::wild::WildBoard;

mod end;
mod moves;
mod notation;
mod position;
mod prospect;
mod rules;
mod setup;
mod tables;

pub use moves::{Action, Move};
pub use position::{Position, Undo};
pub use rules::{First, OPTIONS, Repetition, Rules, Stalemate, Tie, ToadSingle};
pub use setup::Setup;

/// Positions on boards of up to 64 points.
pub type Small = Position<u64>;
/// Positions on boards of up to 256 points.
pub type Large = Position<crate::set::Wide>;

/// The game of Ogama, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Ogama;

impl Definition for Ogama {
    const OPTIONS: &'static [OptionInfo] = OPTIONS;
    type Small = Small;
    type Large = Large;

    fn check_rules(rules: &str, board: Option<&Arc<WildBoard>>) -> Result<String, Refusal> {
        refuse_wild(board)?;
        Ok(Rules::read(rules)?.to_string())
    }

    fn position(
        rules: &str,
        board: Option<&Arc<WildBoard>>,
        text: Option<&str>,
    ) -> Result<BySize<Small, Large>, Refusal> {
        refuse_wild(board)?;
        let rules = Rules::read(rules)?;
        let setup =
            text.map_or_else(|| Setup::start(&rules), |text| Setup::read_under(text, &rules))?;
        if setup.grid.points() <= <u64 as PointSet>::CAPACITY {
            Position::new(rules, setup).map(BySize::Small)
        } else {
            Position::new(rules, setup).map(BySize::Large)
        }
    }
}

/// Ogama is played on grids only.
fn refuse_wild(board: Option<&Arc<WildBoard>>) -> Result<(), Refusal> {
    match board {
        None => Ok(()),
        Some(board) => {
            let got = format!("a wild board of {} cells", board.cells());
            Err(Fault::new("bad-board", "OG-1.1", "board", "a grid, given by size", got).into())
        }
    }
}

/// A column of this many discs is a tower (*Rule* OG-5.1).
pub const TOWER: usize = 6;
