//! The two camps, on which the sides' pieces are set out.

use std::collections::BTreeSet;

use super::error::{BoardFault, Camp};
use super::faults::Faults;
use super::links::Links;

/// The cells of the two camps, each from its back row on (*Rule* SR-5.13).
///
/// Cells count from 0. A set's values are laid out over a camp's cells in the
/// order given (*Rule* SR-5.25).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camps {
    /// White's cells.
    pub white: Vec<u8>,
    /// Black's cells.
    pub black: Vec<u8>,
}

/// Camps as a file gives them: cells count from 1, and may not exist.
#[derive(Clone, Debug)]
pub(super) struct GivenCamps {
    pub(super) white: Vec<u32>,
    pub(super) black: Vec<u32>,
}

impl From<Camps> for GivenCamps {
    fn from(camps: Camps) -> Self {
        let count = |cells: Vec<u8>| cells.into_iter().map(|cell| u32::from(cell) + 1).collect();
        Self { white: count(camps.white), black: count(camps.black) }
    }
}

impl GivenCamps {
    /// Adds a fault for each cell that is not on the board, or given twice.
    pub(super) fn check(&self, cells: u64, faults: &mut Faults) {
        let is_white = check_camp(Camp::White, &self.white, cells, faults);
        let is_black = check_camp(Camp::Black, &self.black, cells, faults);
        for (index, _) in
            is_white.iter().zip(is_black).enumerate().filter(|(_, both)| *both.0 && both.1)
        {
            faults.add(BoardFault::CampsOverlap { cell: index as u32 + 1 });
        }
    }

    /// The camps, if every cell is on a board of at most 256.
    pub(super) fn counted(&self) -> Option<Camps> {
        let count = |cells: &[u32]| {
            let from_zero = cells.iter().map(|&cell| u8::try_from(cell.checked_sub(1)?).ok());
            from_zero.collect::<Option<Vec<u8>>>()
        };
        Some(Camps { white: count(&self.white)?, black: count(&self.black)? })
    }

    /// The camps, with a fault for each two neighbours in opposing camps.
    pub(super) fn place(&self, links: &Links, faults: &mut Faults) -> Option<Camps> {
        let known = |cells: &[u32]| {
            let on_board =
                cells.iter().filter(|&&cell| (1..=links.cells()).contains(&(cell as usize)));
            on_board.map(|cell| (cell - 1) as u8).collect::<BTreeSet<u8>>()
        };
        let black = known(&self.black);
        for white in known(&self.white) {
            for &black in black.iter().filter(|&&black| links.has(white, black)) {
                faults.add(BoardFault::CampsTouch {
                    white: u32::from(white) + 1,
                    black: u32::from(black) + 1,
                });
            }
        }
        self.counted()
    }
}

/// Which cells a camp has, with a fault for each that is wrong.
fn check_camp(camp: Camp, given: &[u32], cells: u64, faults: &mut Faults) -> [bool; 256] {
    let mut is_in = [false; 256];
    for &cell in given {
        let index = (cell as usize).wrapping_sub(1);
        if cell == 0 || u64::from(cell) > cells {
            faults.add(BoardFault::CampNowhere { camp, cell, cells });
        } else if is_in.get(index) == Some(&true) {
            faults.add(BoardFault::CampRepeats { camp, cell });
        } else if let Some(slot) = is_in.get_mut(index) {
            *slot = true;
        }
    }
    is_in
}
