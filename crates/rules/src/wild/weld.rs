//! Joins the corners and sides of polygons drawn one by one.
//!
//! A drawing by hand gives each corner several times, once per cell, and never
//! twice the same. Welding makes one point of corners that are close together,
//! and lets a side run through every point that lies close to it. Then cells
//! that were meant to share a side share exactly the same points.
//!
//! With the tolerance *t*, corners within 2*t* of a point already chosen become
//! that point, so chosen points are more than 2*t* apart; a side runs through
//! points within *t* of it. As *t* is less than √3 times the half of 2*t*, each
//! such split replaces a side by two shorter ones, and splitting ends. What
//! splits a part of a side must also lie within 2*t* of the whole, or a row of
//! points that slowly leads away would drag the side along. No side ever goes
//! over a point: all parts keep within 2*t* of the whole, and a point that a
//! split would go over is within *t* of the part that is split.

use std::collections::BTreeMap;

use super::WildBoard;
use super::geometry::{Point, segment_distance2};

/// How many corners welded polygons may have: twice those of a drawing.
pub(super) const MAX_WELDED: usize = 2 * WildBoard::MAX_CORNERS;

/// Polygons on common points.
#[derive(Debug)]
pub(super) struct Welded {
    /// The points, each more than two tolerances from any other.
    pub(super) points: Vec<Point>,
    /// The outline of each polygon, by index into `points`.
    pub(super) rings: Vec<Vec<u32>>,
}

impl Welded {
    /// Welds `polygons`; `None` if that takes more than `limit` corners.
    pub(super) fn new(polygons: &[&[Point]], tolerance: i64, limit: usize) -> Option<Self> {
        let mut snapper = Snapper::new(2 * tolerance);
        let snapped: Vec<Vec<u32>> = polygons
            .iter()
            .map(|polygon| polygon.iter().map(|&p| snapper.snap(p)).collect())
            .collect();
        let mut splitter = Splitter::new(&snapper.points, tolerance, limit);
        let rings =
            snapped.iter().map(|ring| splitter.split(&trim(ring))).collect::<Option<_>>()?;
        Some(Self { points: snapper.points, rings })
    }

    pub(super) fn outline(&self, ring: usize) -> Vec<Point> {
        let point = |&corner: &u32| self.points[corner as usize];
        self.rings[ring].iter().map(point).collect()
    }
}

/// Chooses points so that no two are within reach of each other.
struct Snapper {
    reach: i64,
    points: Vec<Point>,
    /// The points by squares as wide as the reach.
    squares: BTreeMap<[i64; 2], Vec<u32>>,
}

impl Snapper {
    const fn new(reach: i64) -> Self {
        Self { reach, points: Vec::new(), squares: BTreeMap::new() }
    }

    /// The nearest point within reach, or `corner` as a new one.
    fn snap(&mut self, corner: Point) -> u32 {
        let square = [corner.x / self.reach, corner.y / self.reach];
        if let Some(nearest) = self.nearest(corner, square) {
            return nearest;
        }
        let index = self.points.len() as u32;
        self.points.push(corner);
        self.squares.entry(square).or_default().push(index);
        index
    }

    fn nearest(&self, corner: Point, [column, row]: [i64; 2]) -> Option<u32> {
        (-1..=1)
            .flat_map(|right| (-1..=1).map(move |up| [column + right, row + up]))
            .filter_map(|square| self.squares.get(&square))
            .flatten()
            .map(|&index| (self.points[index as usize].distance2(corner), index))
            .filter(|&(distance2, _)| distance2 <= self.reach * self.reach)
            .min()
            .map(|(_, index)| index)
    }
}

/// Splits sides at points close to them.
struct Splitter<'a> {
    points: &'a [Point],
    tolerance: i64,
    /// Indices of the points, from left to right.
    by_x: Vec<u32>,
    /// How many corners may still be made.
    left: usize,
}

impl<'a> Splitter<'a> {
    fn new(points: &'a [Point], tolerance: i64, left: usize) -> Self {
        let mut by_x: Vec<u32> = (0..points.len() as u32).collect();
        by_x.sort_unstable_by_key(|&index| points[index as usize]);
        Self { points, tolerance, by_x, left }
    }

    /// The ring with every side split; `None` if there are too many corners.
    fn split(&mut self, ring: &[u32]) -> Option<Vec<u32>> {
        let mut corners = Vec::with_capacity(ring.len());
        let mut waiting = Vec::new();
        for (&start, &end) in ring.iter().zip(ring.iter().cycle().skip(1)) {
            waiting.push([start, end]);
            while let Some([from, to]) = waiting.pop() {
                if let Some(middle) = self.closest([from, to], [start, end]) {
                    waiting.extend([[middle, to], [from, middle]]);
                } else {
                    self.left = self.left.checked_sub(1)?;
                    corners.push(from);
                }
                if waiting.len() > self.left {
                    return None;
                }
            }
        }
        Some(trim(&corners))
    }

    /// The point closest to a part of a side, if any lies within the tolerance
    /// of it and within two of the whole side.
    ///
    /// The same in either direction, so that two cells split a common side at
    /// the same points.
    fn closest(&self, part: [u32; 2], whole: [u32; 2]) -> Option<u32> {
        let (a, b) = self.ends(part);
        let (start, end) = self.ends(whole);
        let near2 = self.tolerance * self.tolerance;
        self.around(a, b)
            .filter(|(index, _)| !part.contains(index))
            .map(|(index, point)| (segment_distance2(point, a, b), index, point))
            .filter(|&(distance2, ..)| distance2 <= near2)
            .filter(|&(.., point)| segment_distance2(point, start, end) <= 4 * near2)
            .min()
            .map(|(_, index, _)| index)
    }

    /// The ends of a side, in an order that does not depend on its direction.
    fn ends(&self, side: [u32; 2]) -> (Point, Point) {
        let [a, b] = side.map(|end| self.points[end as usize]);
        (a.min(b), a.max(b))
    }

    /// The points in the upright rectangle around a side, widened by the tolerance.
    fn around(&self, a: Point, b: Point) -> impl Iterator<Item = (u32, Point)> {
        let x_of = |index: &u32| self.points[*index as usize].x;
        let start = self.by_x.partition_point(|i| x_of(i) < a.x - self.tolerance);
        let end = self.by_x.partition_point(|i| x_of(i) <= b.x + self.tolerance);
        let levels = a.y.min(b.y) - self.tolerance..=a.y.max(b.y) + self.tolerance;
        let points = self.by_x[start..end].iter().map(|&i| (i, self.points[i as usize]));
        points.filter(move |(_, point)| levels.contains(&point.y))
    }
}

/// A ring without sides of no length and without sides that go there and back.
fn trim(ring: &[u32]) -> Vec<u32> {
    let mut kept: Vec<u32> = Vec::with_capacity(ring.len());
    for &corner in ring {
        if kept.len() >= 2 && kept[kept.len() - 2] == corner {
            kept.pop();
        } else if kept.last() != Some(&corner) {
            kept.push(corner);
        }
    }
    trim_ends(&kept).to_vec()
}

/// The same where the ring closes.
fn trim_ends(mut ring: &[u32]) -> &[u32] {
    loop {
        ring = match ring {
            [first, rest @ .., last] if first == last && !rest.is_empty() => {
                &ring[..ring.len() - 1]
            }
            [_, second, .., last] if second == last && ring.len() > 2 => &ring[1..],
            [first, .., previous, _] if first == previous && ring.len() > 2 => {
                &ring[..ring.len() - 1]
            }
            _ => return ring,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn polygon(corners: &[[i64; 2]]) -> Vec<Point> {
        corners.iter().map(|&[x, y]| Point::new(x, y)).collect()
    }

    fn weld(polygons: &[Vec<Point>]) -> Welded {
        let polygons: Vec<&[Point]> = polygons.iter().map(Vec::as_slice).collect();
        Welded::new(&polygons, 10, 1_000).expect("the drawing is simple")
    }

    #[test]
    fn near_corners_become_the_first_of_them() {
        let welded = weld(&[
            polygon(&[[0, 0], [100, 0], [100, 100]]),
            polygon(&[[105, 3], [200, 50], [90, 110]]),
        ]);
        assert_eq!(welded.rings, [vec![0, 1, 2], vec![1, 3, 2]]);
        assert_eq!(welded.points[1], Point::new(100, 0));
    }

    #[test]
    fn a_corner_on_a_side_splits_it() {
        let welded = weld(&[
            polygon(&[[0, 0], [200, 0], [200, 100], [0, 100]]),
            polygon(&[[0, 100], [95, 108], [95, 200], [0, 200]]),
        ]);
        assert_eq!(welded.rings[0], [0, 1, 2, 4, 3]);
        assert_eq!(welded.rings[1], [3, 4, 5, 6]);
    }

    #[test]
    fn a_row_of_points_that_leads_away_does_not_drag_a_side_along() {
        let row: Vec<Point> = (1..40).map(|i| Point::new(i * 50, i * 5)).collect();
        let side = polygon(&[[0, 0], [2_000, 0], [1_000, -500]]);
        let welded = weld(&[side, row]);
        let highest = welded.outline(0).iter().map(|p| p.y).max();
        assert_eq!(highest, Some(20));
    }

    #[test]
    fn several_corners_split_a_side_in_order() {
        let welded = weld(&[
            polygon(&[[0, 0], [200, 0], [200, 100], [0, 100]]),
            polygon(&[[50, 0], [150, 2], [100, -2], [100, -90]]),
        ]);
        assert_eq!(welded.rings[0], [0, 4, 6, 5, 1, 2, 3]);
    }

    #[test]
    fn a_thin_spike_goes_with_its_tip() {
        let welded = weld(&[polygon(&[[0, 0], [100, 0], [300, 4], [100, 8], [50, 90]])]);
        assert_eq!(welded.rings, [vec![0, 1, 3]]);
    }

    #[test]
    fn trimming_also_works_where_the_ring_closes() {
        assert_eq!(trim(&[1, 2, 3, 1]), [1, 2, 3]);
        assert_eq!(trim(&[9, 1, 2, 3, 1]), [1, 2, 3]);
        assert_eq!(trim(&[1, 2, 3, 1, 9]), [1, 2, 3]);
        assert_eq!(trim(&[1, 2, 1, 2]), [1, 2]);
        assert_eq!(trim(&[1, 1, 1]), [1]);
        assert!(trim(&[]).is_empty());
    }

    #[test]
    fn drawings_that_take_too_many_corners_are_given_up() {
        let comb: Vec<Point> = (0..400).map(|i| Point::new(i * 100, 0)).collect();
        let bar = polygon(&[[0, 1], [40_000, 1], [20_000, 90]]);
        let polygons = [comb.as_slice(), &bar, &bar];
        assert!(Welded::new(&polygons, 10, 2_000).is_some());
        assert!(Welded::new(&polygons, 10, 1_000).is_none());
    }
}
