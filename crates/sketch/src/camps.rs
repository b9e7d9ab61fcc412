//! The camps of a sketch.

use rules::wild::{Camp, Camps};

use crate::geometry::divide;
use crate::{EditError, Sketch};

const fn place(camp: Camp) -> usize {
    match camp {
        Camp::White => 0,
        Camp::Black => 1,
    }
}

impl Sketch {
    /// The cells of a camp, from its back row on.
    #[must_use]
    pub fn camp(&self, camp: Camp) -> &[usize] {
        &self.camps[place(camp)]
    }

    /// The camp a cell is in.
    #[must_use]
    pub fn camp_of(&self, cell: usize) -> Option<Camp> {
        [Camp::White, Camp::Black].into_iter().find(|&camp| self.camp(camp).contains(&cell))
    }

    /// Puts a cell last in a camp, or in none.
    ///
    /// # Errors
    ///
    /// If there is no such cell.
    pub fn set_camp(&mut self, cell: usize, camp: Option<Camp>) -> Result<(), EditError> {
        self.ring(cell)?;
        for members in &mut self.camps {
            members.retain(|&member| member != cell);
        }
        if let Some(camp) = camp {
            self.camps[place(camp)].push(cell);
        }
        Ok(())
    }

    /// Gives each side so many cells, White's from the bottom up and Black's from the top down.
    ///
    /// No cell comes into both camps, so on a small sketch they have fewer.
    pub fn propose_camps(&mut self, count: usize) {
        let count = count.min(self.cells.len() / 2);
        let mut cells: Vec<usize> = (0..self.cells.len()).collect();
        cells.sort_by_key(|&cell| (self.height(cell), cell));
        let black = cells.iter().rev().take(count).copied().collect();
        self.camps = [cells[..count].to_vec(), black];
    }

    /// The mean height of a cell's corners.
    fn height(&self, cell: usize) -> i64 {
        let ring = &self.cells[cell];
        divide(ring.iter().map(|corner| i64::from(corner.y)).sum(), ring.len() as i64)
    }

    /// The camps as a board takes them, if there are any.
    pub(crate) fn board_camps(&self) -> Option<Camps> {
        let cells = |camp: &[usize]| {
            camp.iter().filter_map(|&cell| u8::try_from(cell).ok()).collect::<Vec<u8>>()
        };
        let [white, black] = &self.camps;
        let is_any = !white.is_empty() || !black.is_empty();
        is_any.then(|| Camps { white: cells(white), black: cells(black) })
    }
}
