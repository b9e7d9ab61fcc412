//! Stackreverse: numbered two-sided pieces that land on one another.
//!
//! The rules are those of `rulebook/stackreverse.md`. It is played on grids
//! and on wild boards of any cells.

use std::sync::Arc;

use crate::error::Refusal;
use crate::options::OptionInfo;
use crate::registry::{BySize, Definition};
use crate::set::PointSet;
use crate::wild::WildBoard;

mod end;
mod moves;
mod notation;
mod position;
mod prospect;
mod reach;
mod rules;
mod setup;
mod stacks;
mod tables;

pub use moves::{Action, Move};
pub use position::{Position, Undo};
pub use rules::{
    Arrangement, Board, CapResult, Compare, Lines, Loss, OPTIONS, Repetition, Rules, Set, Steps,
};
pub use setup::Setup;
pub use stacks::{Piece, Store, Width};

/// Positions of up to 63 pieces on boards of up to 64 points.
pub type Small = Position<u64>;
/// All other positions.
pub type Large = Position<crate::set::Wide>;

/// The game of Stackreverse, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Stackreverse;

impl Definition for Stackreverse {
    const OPTIONS: &'static [OptionInfo] = OPTIONS;
    type Small = Small;
    type Large = Large;

    fn check_rules(rules: &str, board: Option<&Arc<WildBoard>>) -> Result<String, Refusal> {
        Ok(Rules::read(rules, board)?.to_string())
    }

    fn position(
        rules: &str,
        board: Option<&Arc<WildBoard>>,
        text: Option<&str>,
    ) -> Result<BySize<Small, Large>, Refusal> {
        let rules = Rules::read(rules, board)?;
        let setup = match text {
            None => Setup::start(&rules)?,
            Some(text) => Setup::read_under(text, &rules)?,
        };
        let fits_small = setup.shape.points() <= <u64 as PointSet>::CAPACITY
            && setup.pieces() <= <u64 as Width>::Stacks::CAPACITY;
        if fits_small {
            Position::new(rules, setup).map(BySize::Small)
        } else {
            Position::new(rules, setup).map(BySize::Large)
        }
    }
}
