//! Ground that cells enclose and none covers.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use crate::geometry::{cross, sides, twice_area};
use crate::{EditError, Point, Sketch};

impl Sketch {
    /// The outline of each gap: ground without a cell, with cells all around.
    ///
    /// Only what is said of cells that do not overlap can be relied on.
    #[must_use]
    pub fn gaps(&self) -> Vec<Vec<Point>> {
        let open = self.open_sides();
        let mut left: BTreeSet<(Point, Point)> = open.clone();
        let mut by_start: BTreeMap<Point, Vec<Point>> = BTreeMap::new();
        for &(start, end) in &open {
            by_start.entry(start).or_default().push(end);
        }
        let mut gaps = Vec::new();
        while let Some(first) = left.pop_first() {
            let ring = trace(first, &by_start, &mut left);
            if twice_area(&ring) > 0 {
                gaps.push(ring);
            }
        }
        gaps
    }

    /// Makes a cell of the gap around a place; returns its number.
    ///
    /// # Errors
    ///
    /// If there is no gap there, or the sketch is full.
    pub fn fill_gap(&mut self, at: Point) -> Result<usize, EditError> {
        let gap = self.gaps().into_iter().find(|gap| crate::geometry::is_inside(at, gap));
        self.add(&gap.ok_or(EditError::NoCorner { at })?)
    }

    /// Sides with a cell on one side only, so directed that it lies to the right.
    fn open_sides(&self) -> BTreeSet<(Point, Point)> {
        let all: BTreeSet<(Point, Point)> =
            self.cells.iter().flat_map(|ring| sides(ring)).collect();
        let is_open = |&(a, b): &(Point, Point)| !all.contains(&(b, a));
        all.iter().copied().filter(is_open).map(|(a, b)| (b, a)).collect()
    }
}

/// The outline that a side belongs to, with the open ground to its left.
fn trace(
    first: (Point, Point),
    by_start: &BTreeMap<Point, Vec<Point>>,
    left: &mut BTreeSet<(Point, Point)>,
) -> Vec<Point> {
    let (mut from, mut at) = first;
    let mut ring = vec![from];
    while at != first.0 {
        ring.push(at);
        let ways = by_start.get(&at).into_iter().flatten().copied();
        let open = ways.filter(|&to| left.contains(&(at, to)));
        let Some(next) = open.min_by(|&a, &b| clockwise(at, from, a, b)) else {
            break;
        };
        left.remove(&(at, next));
        (from, at) = (at, next);
    }
    ring
}

/// Which of two ways out of `at` comes first, turning clockwise from the way back.
fn clockwise(at: Point, back: Point, a: Point, b: Point) -> Ordering {
    // Turning clockwise, the half to the right of the way back comes first.
    let half = |to: Point| u8::from(cross(at, back, to) > 0);
    half(a).cmp(&half(b)).then_with(|| cross(at, a, b).cmp(&0))
}
