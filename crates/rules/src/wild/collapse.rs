//! Takes away sides that are too short to be seen.
//!
//! Of a Voronoi diagram's sides some are always short. Each is made one point,
//! at which four cells then meet, so that what is no common side to the eye is
//! none in play either.

use std::collections::BTreeMap;

use super::geometry::{Point, sides};

/// Outlines that are turned copies of each other around the origin, in backward order.
pub(super) struct Outlines {
    pub(super) rings: Vec<Vec<Point>>,
    /// The upper right corner of the rectangle that they fill.
    pub(super) reach: Point,
}

impl Outlines {
    /// Makes points of sides, the shortest first, until none is shorter than `least`.
    ///
    /// What lies on the rim of the rectangle stays there, and the outlines stay
    /// turned copies of each other.
    pub(super) fn collapse(&mut self, least: i64) {
        while let Some((a, b)) = self.shortest().filter(|(a, b)| a.distance2(*b) < least * least) {
            let joined = self.joined(a, b);
            let moves = BTreeMap::from([
                (a, joined),
                (b, joined),
                (a.turned(), joined.turned()),
                (b.turned(), joined.turned()),
            ]);
            for ring in &mut self.rings {
                follow(ring, &moves);
            }
        }
    }

    fn shortest(&self) -> Option<(Point, Point)> {
        let all = self.rings.iter().flat_map(|ring| sides(ring));
        all.map(|(a, b)| (a.min(b), a.max(b))).min_by_key(|&(a, b)| (a.distance2(b), a, b))
    }

    /// The point for a side: its middle, as far as the rim and the symmetry allow.
    fn joined(&self, a: Point, b: Point) -> Point {
        let origin = Point::default();
        if a == origin || b == origin || a == b.turned() {
            return origin;
        }
        Point::new(middle(a.x, b.x, self.reach.x), middle(a.y, b.y, self.reach.y))
    }
}

fn middle(a: i64, b: i64, rim: i64) -> i64 {
    if a.abs() == rim {
        a
    } else if b.abs() == rim {
        b
    } else {
        (a + b) / 2
    }
}

/// Moves the points of a ring, and takes away sides of no length.
fn follow(ring: &mut Vec<Point>, moves: &BTreeMap<Point, Point>) {
    for point in &mut *ring {
        *point = *moves.get(point).unwrap_or(point);
    }
    ring.dedup();
    if ring.len() > 1 && ring.first() == ring.last() {
        ring.pop();
    }
}
