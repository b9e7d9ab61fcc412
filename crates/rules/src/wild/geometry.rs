//! Exact plane geometry on whole numbers.
//!
//! Coordinates stay within ±2^21 ([`super::WildBoard::UNITS`] is 2^20), so a
//! product of two differences fits an `i64` with room to spare; what needs
//! more is worked out in `i128`.

/// A point in board units: `x` to the right, `y` upwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Point {
    pub(super) x: i64,
    pub(super) y: i64,
}

impl Point {
    pub(super) const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }

    pub(super) const fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    pub(super) const fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    pub(super) const fn times(self, factor: i64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    /// The point on the other side of the origin.
    pub(super) const fn turned(self) -> Self {
        self.times(-1)
    }

    pub(super) const fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    pub(super) const fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }

    /// The square of the distance to `other`.
    pub(super) const fn distance2(self, other: Self) -> i64 {
        let way = self.minus(other);
        way.dot(way)
    }
}

/// `numerator / denominator`, rounded to the nearest whole number, halves away
/// from zero, so that opposite numerators give opposite results.
pub(super) const fn divide(numerator: i128, denominator: i128) -> i64 {
    let (n, d) = (numerator.unsigned_abs(), denominator.unsigned_abs());
    let rounded = ((2 * n + d) / (2 * d)) as i64;
    if (numerator < 0) == (denominator < 0) { rounded } else { -rounded }
}

/// Twice the area of `a`, `b`, `c`: positive if they turn left.
pub(super) const fn turn(a: Point, b: Point, c: Point) -> i64 {
    b.minus(a).cross(c.minus(a))
}

/// The sides of a closed outline.
pub(super) fn sides(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    let next = corners.iter().cycle().skip(1);
    corners.iter().copied().zip(next.copied())
}

/// Twice the area of an outline: positive if it runs counter-clockwise.
pub(super) fn twice_area(corners: &[Point]) -> i64 {
    sides(corners).map(|(a, b)| a.cross(b)).sum()
}

/// The length of an outline, each side rounded down.
pub(super) fn perimeter(corners: &[Point]) -> i64 {
    sides(corners).map(|(a, b)| a.distance2(b).isqrt()).sum()
}

/// The smallest upright rectangle around some points: its least and greatest corner.
pub(super) fn bounds(points: &[Point]) -> Option<(Point, Point)> {
    let xs = || points.iter().map(|p| p.x);
    let ys = || points.iter().map(|p| p.y);
    Some((Point::new(xs().min()?, ys().min()?), Point::new(xs().max()?, ys().max()?)))
}

/// The centre of mass of an outline that encloses some area.
pub(super) fn centroid(corners: &[Point]) -> Point {
    let area = 3 * i128::from(twice_area(corners));
    let moment = |part: fn(Point) -> i64| -> i128 {
        sides(corners).map(|(a, b)| i128::from(part(a) + part(b)) * i128::from(a.cross(b))).sum()
    };
    Point::new(divide(moment(|p| p.x), area), divide(moment(|p| p.y), area))
}

/// The square of the distance from `p` to the segment from `a` to `b`, rounded down.
pub(super) fn segment_distance2(p: Point, a: Point, b: Point) -> i64 {
    let along = b.minus(a).dot(p.minus(a));
    let length2 = a.distance2(b);
    if along <= 0 {
        p.distance2(a)
    } else if along >= length2 {
        p.distance2(b)
    } else {
        let off = i128::from(turn(a, b, p));
        (off * off / i128::from(length2)) as i64
    }
}

/// Whether two segments cross in a point inside both.
pub(super) const fn is_crossing(a: Point, b: Point, c: Point, d: Point) -> bool {
    let (c_side, d_side) = (turn(a, b, c).signum(), turn(a, b, d).signum());
    let (a_side, b_side) = (turn(c, d, a).signum(), turn(c, d, b).signum());
    c_side * d_side < 0 && a_side * b_side < 0
}

/// The point `part` of the `whole` way from `a` to `b`, rounded; the same from both ends.
pub(super) fn between(a: Point, b: Point, part: i64, whole: i64) -> Point {
    let (part, whole) = (i128::from(part), i128::from(whole));
    let step = |from: i64, to: i64| {
        divide(i128::from(from) * (whole - part) + i128::from(to) * part, whole)
    };
    Point::new(step(a.x, b.x), step(a.y, b.y))
}

/// Whether `p` is inside an outline; for a point on the outline, either answer.
///
/// A ray to the right crosses the outline an odd number of times.
pub(super) fn is_inside(p: Point, corners: &[Point]) -> bool {
    let crossings = sides(corners)
        .filter(|&(a, b)| (a.y > p.y) != (b.y > p.y) && (turn(a, b, p) > 0) == (b.y > a.y));
    crossings.count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points<const N: usize>(pairs: [[i64; 2]; N]) -> [Point; N] {
        pairs.map(|[x, y]| Point::new(x, y))
    }

    #[test]
    fn rounding_is_the_same_on_both_sides_of_zero() {
        for n in -30..=30 {
            assert_eq!(divide(-n, 4), -divide(n, 4));
        }
        assert_eq!([divide(5, 2), divide(7, 4), divide(5, 4)], [3, 2, 1]);
    }

    #[test]
    fn area_and_centroid_of_an_l() {
        let l = points([[0, 0], [4, 0], [4, 2], [2, 2], [2, 8], [0, 8]]);
        assert_eq!(twice_area(&l), 40);
        assert_eq!(perimeter(&l), 24);
        assert_eq!(centroid(&l), Point::new(1, 3));
        let mut back = l;
        back.reverse();
        assert_eq!(twice_area(&back), -40);
        assert_eq!(centroid(&back), Point::new(1, 3));
    }

    #[test]
    fn inside_and_outside_of_an_l() {
        let l = points([[0, 0], [4, 0], [4, 2], [2, 2], [2, 8], [0, 8]]);
        assert!(is_inside(Point::new(1, 7), &l));
        assert!(is_inside(Point::new(3, 1), &l));
        assert!(!is_inside(Point::new(3, 3), &l));
        assert!(!is_inside(Point::new(-1, 2), &l));
    }

    #[test]
    fn crossing_needs_a_common_inner_point() {
        let [a, b, c, d, e] = points([[0, 0], [4, 4], [0, 4], [4, 0], [2, 2]]);
        assert!(is_crossing(a, b, c, d));
        assert!(!is_crossing(a, b, c, e));
        assert!(!is_crossing(a, c, b, d));
    }

    #[test]
    fn distance_to_a_segment_counts_its_ends() {
        let [a, b] = points([[0, 0], [10, 0]]);
        assert_eq!(segment_distance2(Point::new(5, 3), a, b), 9);
        assert_eq!(segment_distance2(Point::new(13, 4), a, b), 25);
        assert_eq!(segment_distance2(Point::new(-3, 4), a, b), 25);
    }
}
