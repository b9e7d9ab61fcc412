//! Joints: a corner on a side becomes a corner of that side's cell.

use std::collections::BTreeSet;

use crate::geometry::{dot, is_on_side};
use crate::{Point, Sketch};

impl Sketch {
    /// Splits every side at the corners that lie on it.
    ///
    /// Two cells split a common side at the same corners, so what they have in
    /// common they have exactly.
    pub(crate) fn join(&mut self) {
        let corners: Vec<Point> = self.corners().into_iter().collect();
        for ring in &mut self.cells {
            *ring = joined(ring, &corners);
        }
    }
}

/// The ring with each side split at the corners on it; `corners` are sorted.
fn joined(ring: &[Point], corners: &[Point]) -> Vec<Point> {
    let mut own: BTreeSet<Point> = ring.iter().copied().collect();
    let mut joined = Vec::with_capacity(ring.len());
    for (at, &start) in ring.iter().enumerate() {
        let end = ring[(at + 1) % ring.len()];
        joined.push(start);
        let mut between = on_side(start, end, corners);
        // A corner that the ring has already would make it touch itself.
        between.retain(|&corner| own.insert(corner));
        joined.extend(between);
    }
    joined
}

/// The corners on a side, in the order in which they lie.
fn on_side(start: Point, end: Point, corners: &[Point]) -> Vec<Point> {
    let (left, right) = (start.x.min(end.x) - 1, start.x.max(end.x) + 1);
    let first = corners.partition_point(|corner| corner.x < left);
    let last = corners.partition_point(|corner| corner.x <= right);
    let near = corners[first..last].iter().copied();
    let mut on: Vec<Point> = near.filter(|&corner| is_on_side(corner, start, end)).collect();
    on.sort_unstable_by_key(|&corner| (dot(start, end, corner), corner));
    on
}
