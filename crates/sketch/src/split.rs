//! A cell cut in two.

use crate::corners::insert;
use crate::geometry::{do_cross, is_middle_inside, is_on_side, sides, twice_area};
use crate::{EditError, Point, Sketch};

impl Sketch {
    /// Cuts a cell along a way from one place of its outline to another.
    ///
    /// The part to the left of the way keeps the cell's number and camp; the
    /// other becomes the last cell, whose number is returned.
    ///
    /// # Errors
    ///
    /// If there is no such cell, the way does not begin and end on its outline,
    /// or leaves the cell in between.
    pub fn split(&mut self, cell: usize, path: &[Point]) -> Result<usize, EditError> {
        let mut ring = self.ring(cell)?.clone();
        let (start, end) = ends(&mut ring, path)?;
        check_inside(&ring, path)?;
        let inner = &path[1..path.len() - 1];
        // The outline runs counter-clockwise: what follows the end lies to the left of the way.
        let mut left: Vec<Point> = arc(&ring, end, start);
        left.extend(inner);
        let mut right: Vec<Point> = arc(&ring, start, end);
        right.extend(inner.iter().rev());
        if twice_area(&left) <= 0 || twice_area(&right) <= 0 {
            return Err(EditError::CutOutside);
        }
        self.change(|sketch| {
            sketch.cells[cell] = left;
            sketch.cells.push(right);
            Ok(sketch.cells.len() - 1)
        })
    }
}

/// Where on the ring the path begins and ends, once it has corners there.
fn ends(ring: &mut Vec<Point>, path: &[Point]) -> Result<(usize, usize), EditError> {
    let (Some(&first), Some(&last)) = (path.first(), path.last()) else {
        return Err(EditError::CutOutside);
    };
    for at in [first, last] {
        if !insert(ring, at) {
            return Err(EditError::CutOffOutline { at });
        }
    }
    let place = |at| ring.iter().position(|&corner| corner == at);
    match place(first).zip(place(last)) {
        Some((start, end)) if start != end => Ok((start, end)),
        _ => Err(EditError::CutOffOutline { at: last }),
    }
}

fn check_inside(ring: &[Point], path: &[Point]) -> Result<(), EditError> {
    let is_clear = |(a, b): (Point, Point)| {
        is_middle_inside(a, b, ring)
            && !sides(ring).any(|side| do_cross(side, (a, b)))
            && !ring.iter().any(|&corner| is_on_side(corner, a, b))
    };
    let steps = path.windows(2).map(|step| (step[0], step[1]));
    let (first, last) = (path[0], path[path.len() - 1]);
    let is_shared = |a: Point, b: Point| {
        path.len() == 2 && sides(ring).any(|side| side == (a, b) || side == (b, a))
    };
    if steps.into_iter().all(is_clear) && !is_shared(first, last) {
        Ok(())
    } else {
        Err(EditError::CutOutside)
    }
}

/// The corners from one to another, both included, the way the ring runs.
fn arc(ring: &[Point], from: usize, to: usize) -> Vec<Point> {
    let steps = (to + ring.len() - from) % ring.len();
    ring.iter().cycle().skip(from).take(steps + 1).copied().collect()
}
