//! Corners set, moved and taken away.

use crate::sketch::sound;
use crate::{EditError, Point, Sketch};

impl Sketch {
    /// Moves a corner, for all cells that meet there; onto another corner, the two become one.
    ///
    /// # Errors
    ///
    /// If there is no corner at `from`, or a cell would be flat or have too few corners.
    pub fn move_corner(&mut self, from: Point, to: Point) -> Result<(), EditError> {
        self.with_corner(from, |ring| {
            ring.iter_mut().filter(|corner| **corner == from).for_each(|corner| *corner = to);
        })
    }

    /// Takes a corner away from all cells that meet there.
    ///
    /// # Errors
    ///
    /// If there is no corner there, or a cell would be flat or have too few corners.
    pub fn remove_corner(&mut self, at: Point) -> Result<(), EditError> {
        self.with_corner(at, |ring| ring.retain(|&corner| corner != at))
    }

    /// Makes a corner on the sides that run through the place.
    ///
    /// # Errors
    ///
    /// If no side does.
    pub fn add_corner(&mut self, at: Point) -> Result<(), EditError> {
        self.change(|sketch| {
            let mut is_met = false;
            for ring in &mut sketch.cells {
                is_met |= insert(ring, at);
            }
            if is_met { Ok(()) } else { Err(EditError::NoCorner { at }) }
        })
    }

    fn with_corner(&mut self, at: Point, make: impl Fn(&mut Vec<Point>)) -> Result<(), EditError> {
        self.change(|sketch| {
            let met = sketch.cells.iter_mut().filter(|ring| ring.contains(&at));
            let mut is_met = false;
            for ring in met {
                make(ring);
                *ring = sound(ring)?;
                is_met = true;
            }
            if is_met { Ok(()) } else { Err(EditError::NoCorner { at }) }
        })
    }
}

/// Puts a corner into the side of a ring that it lies on; whether there is one.
pub(crate) fn insert(ring: &mut Vec<Point>, at: Point) -> bool {
    if ring.contains(&at) {
        return true;
    }
    let side =
        crate::geometry::sides(ring).position(|(a, b)| crate::geometry::is_on_side(at, a, b));
    if let Some(side) = side {
        ring.insert(side + 1, at);
    }
    side.is_some()
}
