//! Voronoi cells in a rectangle, on whole numbers.
//!
//! A cell is kept as the lines around it, not as corners, so that every
//! decision is exact. A corner is rounded only when it is asked for; all cells
//! that meet there round the same fraction, so they agree on it.

use super::geometry::{Point, centroid, divide};

/// The half plane `a`·x + `b`·y ≤ `c`.
#[derive(Clone, Copy, Debug)]
struct Line {
    a: i128,
    b: i128,
    c: i128,
}

impl Line {
    const fn new(a: i64, b: i64, c: i64) -> Self {
        Self { a: a as i128, b: b as i128, c: c as i128 }
    }

    /// What is at least as close to `site` as to `other`.
    const fn between(site: Point, other: Point) -> Self {
        let way = other.minus(site).times(2);
        Self::new(way.x, way.y, other.dot(other) - site.dot(site))
    }

    /// Where two lines cross: `x`, `y` and what to divide them by.
    const fn crossing(&self, other: &Self) -> [i128; 3] {
        [
            self.c * other.b - other.c * self.b,
            self.a * other.c - other.a * self.c,
            self.a * other.b - self.b * other.a,
        ]
    }

    /// Whether a crossing lies outside.
    const fn excludes(&self, [x, y, whole]: [i128; 3]) -> bool {
        let beyond = self.a * x + self.b * y - self.c * whole;
        beyond.signum() * whole.signum() > 0
    }
}

/// A convex cell: the lines around it, counter-clockwise.
#[derive(Clone, Debug)]
struct Cell(Vec<Line>);

impl Cell {
    /// The rectangle around the origin with its upper right corner at `reach`.
    fn rectangle(reach: Point) -> Self {
        Self(vec![
            Line::new(0, -1, reach.y),
            Line::new(1, 0, reach.x),
            Line::new(0, 1, reach.y),
            Line::new(-1, 0, reach.x),
        ])
    }

    /// Where each line meets the next.
    fn crossings(&self) -> Vec<[i128; 3]> {
        let next = self.0.iter().cycle().skip(1);
        self.0.iter().zip(next).map(|(line, next)| line.crossing(next)).collect()
    }

    fn corners(&self) -> Vec<Point> {
        let round = |[x, y, whole]: [i128; 3]| Point::new(divide(x, whole), divide(y, whole));
        let mut corners: Vec<Point> = self.crossings().into_iter().map(round).collect();
        corners.dedup();
        if corners.len() > 1 && corners.first() == corners.last() {
            corners.pop();
        }
        corners
    }

    /// Cuts off what `line` excludes; whether that was anything.
    fn cut(&mut self, line: Line) -> bool {
        let is_out: Vec<bool> = self.crossings().iter().map(|&at| line.excludes(at)).collect();
        if !is_out.contains(&true) {
            return false;
        }
        let mut kept = Vec::with_capacity(self.0.len() + 1);
        for (index, &old) in self.0.iter().enumerate() {
            // An old line runs from the crossing before to its own.
            let before = is_out[(index + is_out.len() - 1) % is_out.len()];
            match (before, is_out[index]) {
                (true, true) => {}
                (false, true) => kept.extend([old, line]),
                _ => kept.push(old),
            }
        }
        self.0 = kept;
        true
    }
}

/// The corners of the part of a rectangle that is closest to `site`, counter-clockwise.
///
/// The rectangle lies around the origin with its upper right corner at `reach`;
/// no two sites may be the same.
pub(super) fn cell(site: Point, sites: &[Point], reach: Point) -> Vec<Point> {
    let mut others: Vec<(i64, Point)> =
        sites.iter().map(|&other| (site.distance2(other), other)).collect();
    others.sort_unstable();
    let mut cell = Cell::rectangle(reach);
    let mut corners = cell.corners();
    for (distance2, other) in others.into_iter().filter(|&(distance2, _)| distance2 > 0) {
        let farthest2 = corners.iter().map(|&corner| site.distance2(corner)).max();
        // From here on no bisector reaches the cell.
        if farthest2.is_some_and(|farthest2| distance2 / 5 > farthest2) {
            break;
        }
        if cell.cut(Line::between(site, other)) {
            corners = cell.corners();
        }
    }
    corners
}

/// The centres of mass of all cells, for sites of which the second half is the
/// first turned around the origin, in backward order.
pub(super) fn relaxed(sites: &[Point], reach: Point) -> Vec<Point> {
    let half = sites.len() / 2;
    let first = sites[..half].iter().map(|&site| centroid(&cell(site, sites, reach)));
    mirrored(first.collect(), sites.len())
}

/// So many points of which the first half is given, the second is the first
/// turned in backward order, and the one between them is the origin.
pub(super) fn mirrored(first: Vec<Point>, count: usize) -> Vec<Point> {
    let turned: Vec<Point> = first.iter().rev().map(|point| point.turned()).collect();
    let middle = (count % 2 == 1).then(Point::default);
    first.into_iter().chain(middle).chain(turned).collect()
}

#[cfg(test)]
mod tests {
    use super::super::geometry::twice_area;
    use super::*;
    use crate::random::SplitMix64;

    #[test]
    fn four_sites_share_a_rectangle() {
        let sites = [[-50, -50], [50, -50], [-50, 50], [50, 50]].map(|[x, y]| Point::new(x, y));
        let corners = cell(sites[0], &sites, Point::new(100, 80));
        let expected = [[0, -80], [0, 0], [-100, 0], [-100, -80]];
        let mut sorted = corners.clone();
        sorted.sort_unstable();
        let mut expected = expected.map(|[x, y]| Point::new(x, y));
        expected.sort_unstable();
        assert_eq!(sorted, expected);
        assert_eq!(twice_area(&corners), 2 * 8_000);
    }

    #[test]
    fn cells_fill_the_rectangle() {
        let (mut random, reach) = (SplitMix64::new(5), Point::new(400_000, 500_000));
        let mut draw = |most: i64| random.below(2 * most as u64) as i64 - most;
        let sites: Vec<Point> = (0..60).map(|_| Point::new(draw(400_000), draw(500_000))).collect();
        let areas = sites.iter().map(|&site| twice_area(&cell(site, &sites, reach)));
        assert_eq!(areas.sum::<i64>(), 2 * 800_000 * 1_000_000);
    }
}
