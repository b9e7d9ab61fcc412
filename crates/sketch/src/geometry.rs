//! Points and what is computed of them, exactly.
//!
//! Coordinates go up to 10,000, so all products here fit in 64 bits.

/// A place on the sheet: `x` to the right, `y` upwards.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(from = "[i32; 2]", into = "[i32; 2]")]
pub struct Point {
    /// Units from the left edge of the sheet.
    pub x: i32,
    /// Units from its lower edge.
    pub y: i32,
}

impl Point {
    /// The point at `x` and `y`.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The square of the distance to another point.
    #[must_use]
    pub fn distance2(self, other: Self) -> i64 {
        dot(self, other, other)
    }
}

impl From<[i32; 2]> for Point {
    fn from([x, y]: [i32; 2]) -> Self {
        Self { x, y }
    }
}

impl From<Point> for [i32; 2] {
    fn from(point: Point) -> Self {
        [point.x, point.y]
    }
}

/// The way from `a` to `b`.
fn way(a: Point, b: Point) -> [i64; 2] {
    [i64::from(b.x) - i64::from(a.x), i64::from(b.y) - i64::from(a.y)]
}

/// (b − a) · (c − a)
pub(crate) fn dot(a: Point, b: Point, c: Point) -> i64 {
    let ([ax, ay], [bx, by]) = (way(a, b), way(a, c));
    ax * bx + ay * by
}

/// (b − a) × (c − a): positive if `c` lies to the left of the way from `a` to `b`.
pub(crate) fn cross(a: Point, b: Point, c: Point) -> i64 {
    let ([ax, ay], [bx, by]) = (way(a, b), way(a, c));
    ax * by - ay * bx
}

/// Each side of a ring, from corner to corner.
pub(crate) fn sides(ring: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// Twice the area of a ring; positive if it runs counter-clockwise.
pub(crate) fn twice_area(ring: &[Point]) -> i64 {
    sides(ring).map(|(a, b)| cross(Point::default(), a, b)).sum()
}

/// Whether `p` lies between the ends of a side, no more than a unit off it.
pub(crate) fn is_on_side(p: Point, a: Point, b: Point) -> bool {
    let (along, length2) = (dot(a, b, p), a.distance2(b));
    p != a && p != b && along > 0 && along < length2 && cross(a, b, p).pow(2) <= length2
}

/// The point of the side nearest to `p`, to the unit.
pub(crate) fn nearest_on(p: Point, a: Point, b: Point) -> Point {
    let length2 = a.distance2(b);
    if length2 == 0 {
        return a;
    }
    let along = dot(a, b, p).clamp(0, length2);
    let step = |from: i32, to: i32| {
        let way = i64::from(to) - i64::from(from);
        from + divide(way * along, length2) as i32
    };
    Point::new(step(a.x, b.x), step(a.y, b.y))
}

/// The nearest whole number to `a` / `b`, for a positive `b`.
pub(crate) const fn divide(a: i64, b: i64) -> i64 {
    (2 * a + b).div_euclid(2 * b)
}

/// Whether two sides cross between their ends, or one ends within the other.
pub(crate) fn do_cross((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let (from_a, from_b) = (cross(c, d, a).signum(), cross(c, d, b).signum());
    let (from_c, from_d) = (cross(a, b, c).signum(), cross(a, b, d).signum());
    from_a * from_b < 0 && from_c * from_d < 0
}

/// Whether the middle between `a` and `b` lies inside the ring.
pub(crate) fn is_middle_inside(a: Point, b: Point, ring: &[Point]) -> bool {
    let double = |p: Point| Point::new(2 * p.x, 2 * p.y);
    let doubled: Vec<Point> = ring.iter().map(|&p| double(p)).collect();
    is_inside(Point::new(a.x + b.x, a.y + b.y), &doubled)
}

/// Whether `p` lies inside the ring; on the outline, either.
pub(crate) fn is_inside(p: Point, ring: &[Point]) -> bool {
    let is_right_of = |&(a, b): &(Point, Point)| {
        let (low, high) = if a.y < b.y { (a, b) } else { (b, a) };
        low.y <= p.y && p.y < high.y && cross(low, high, p) > 0
    };
    sides(ring).filter(is_right_of).count() % 2 == 1
}

/// The ring without corners given twice in a row.
pub(crate) fn cleaned(ring: &[Point]) -> Vec<Point> {
    let mut kept = ring.to_vec();
    kept.dedup();
    while kept.len() > 1 && kept.first() == kept.last() {
        kept.pop();
    }
    kept
}
