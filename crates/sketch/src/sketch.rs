//! The sketch, and cells added and taken away whole.

use std::collections::BTreeSet;

use rules::wild::WildBoard;

use crate::geometry::{cleaned, is_inside, twice_area};
use crate::{EditError, Point};

/// The cells of a board that is being drawn, and its camps.
///
/// Cells count from 0, in the order in which they came; taking one away moves
/// those after it. Every cell is a ring of corners, counter-clockwise.
///
/// # Examples
///
/// ```
/// use sketch::{Point, Sketch};
///
/// let ring = |corners: &[[i32; 2]]| corners.iter().map(|&at| at.into()).collect::<Vec<Point>>();
/// let mut sketch = Sketch::default();
/// sketch.add(&ring(&[[0, 0], [1000, 0], [1000, 2000], [0, 2000]]))?;
/// sketch.add(&ring(&[[1000, 500], [2000, 500], [2000, 1500], [1000, 1500]]))?;
/// // Corners of the second lie on a side of the first: they are its corners, too.
/// assert_eq!(sketch.cells()[0].len(), 6);
/// # Ok::<(), sketch::EditError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    pub(crate) cells: Vec<Vec<Point>>,
    /// White's cells and Black's, each from the back row on.
    pub(crate) camps: [Vec<usize>; 2],
}

impl Sketch {
    /// The sides of the sheet: coordinates go from 0 to this.
    pub const SIDE: i32 = 10_000;

    /// The ring of each cell.
    #[must_use]
    pub fn cells(&self) -> &[Vec<Point>] {
        &self.cells
    }

    /// Every corner, each once.
    #[must_use]
    pub fn corners(&self) -> BTreeSet<Point> {
        self.cells.iter().flatten().copied().collect()
    }

    /// The last cell drawn over the place, if any.
    #[must_use]
    pub fn cell_at(&self, at: Point) -> Option<usize> {
        self.cells.iter().rposition(|ring| is_inside(at, ring))
    }

    /// Adds a cell and joins it to those it meets; returns its number.
    ///
    /// # Errors
    ///
    /// If it has fewer than three different corners, no area, or a corner off
    /// the sheet, or if the sketch is full.
    pub fn add(&mut self, ring: &[Point]) -> Result<usize, EditError> {
        let ring = sound(ring)?;
        self.change(|sketch| {
            sketch.cells.push(ring);
            Ok(sketch.cells.len() - 1)
        })
    }

    /// Takes a cell away.
    ///
    /// # Errors
    ///
    /// If there is no such cell.
    pub fn remove(&mut self, cell: usize) -> Result<(), EditError> {
        self.ring(cell)?;
        self.cells.remove(cell);
        for camp in &mut self.camps {
            camp.retain(|&member| member != cell);
            camp.iter_mut().filter(|member| **member > cell).for_each(|member| *member -= 1);
        }
        Ok(())
    }

    pub(crate) fn ring(&self, cell: usize) -> Result<&Vec<Point>, EditError> {
        let cells = self.cells.len();
        self.cells.get(cell).ok_or(EditError::NoCell { cell: cell + 1, cells })
    }

    /// Makes a change and joins what then meets; a refused change changes nothing.
    pub(crate) fn change<T>(
        &mut self,
        make: impl FnOnce(&mut Self) -> Result<T, EditError>,
    ) -> Result<T, EditError> {
        let mut changed = self.clone();
        let result = make(&mut changed)?;
        changed.join();
        changed.check_room()?;
        *self = changed;
        Ok(result)
    }

    fn check_room(&self) -> Result<(), EditError> {
        let corners = self.cells.iter().map(Vec::len).sum();
        let limits = [(self.cells.len(), WildBoard::MAX_CELLS), (corners, WildBoard::MAX_CORNERS)];
        match limits.into_iter().find(|(count, most)| count > most) {
            Some((count, most)) => Err(EditError::TooMany { count, most }),
            None => Ok(()),
        }
    }
}

/// A ring that can be a cell's: on the sheet, counter-clockwise, with an area.
pub(crate) fn sound(ring: &[Point]) -> Result<Vec<Point>, EditError> {
    let is_off =
        |p: &&Point| !(0..=Sketch::SIDE).contains(&p.x) || !(0..=Sketch::SIDE).contains(&p.y);
    if let Some(&at) = ring.iter().find(is_off) {
        return Err(EditError::OffSheet { at });
    }
    let mut ring = cleaned(ring);
    let corners = ring.iter().collect::<BTreeSet<_>>().len();
    if corners < 3 {
        return Err(EditError::TooFewCorners { corners });
    }
    match twice_area(&ring) {
        0 => return Err(EditError::Flat),
        area if area < 0 => ring.reverse(),
        _ => {}
    }
    Ok(ring)
}
