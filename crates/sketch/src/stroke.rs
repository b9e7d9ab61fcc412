//! A line drawn freehand, made a polygon.

use crate::Point;
use crate::geometry::{cleaned, nearest_on};

/// The corners that a closed stroke comes to, none farther off it than `reach`.
///
/// Of a stroke that is nearly straight fewer than three may be left.
///
/// # Examples
///
/// ```
/// use sketch::{Point, simplify};
///
/// let side = (0..10).map(|n| Point::new(n * 100, n % 2));
/// let back = [Point::new(1000, 0), Point::new(1000, 800), Point::new(3, 800)];
/// let stroke: Vec<Point> = side.chain(back).collect();
/// assert_eq!(simplify(&stroke, 20).len(), 4);
/// ```
#[must_use]
pub fn simplify(stroke: &[Point], reach: i32) -> Vec<Point> {
    let ring = cleaned(stroke);
    let Some(&first) = ring.first() else {
        return ring;
    };
    // From its first point to the farthest one and back: two open lines.
    let farthest = (0..ring.len()).max_by_key(|&at| ring[at].distance2(first)).unwrap_or(0);
    let mut closed = ring.clone();
    closed.push(first);
    let mut is_kept = vec![false; closed.len()];
    (is_kept[0], is_kept[farthest]) = (true, true);
    let mut waiting = vec![(0, farthest), (farthest, ring.len())];
    while let Some((from, to)) = waiting.pop() {
        if let Some(middle) = farthest_between(&closed, from, to, reach) {
            is_kept[middle] = true;
            waiting.extend([(from, middle), (middle, to)]);
        }
    }
    let kept = ring.iter().zip(is_kept).filter(|(_, is_kept)| *is_kept);
    trimmed(kept.map(|(&point, _)| point).collect(), reach)
}

/// The point between two that lies farthest off the line, if beyond reach.
fn farthest_between(line: &[Point], from: usize, to: usize, reach: i32) -> Option<usize> {
    let distance2 = |at: usize| nearest_on(line[at], line[from], line[to]).distance2(line[at]);
    let off = (from + 1..to).map(|at| (distance2(at), at)).max();
    off.filter(|&(distance2, _)| distance2 > i64::from(reach).pow(2)).map(|(_, at)| at)
}

/// Where the stroke was begun need not be a corner.
fn trimmed(mut ring: Vec<Point>, reach: i32) -> Vec<Point> {
    if let [first, second, .., last] = ring[..] {
        let off2 = nearest_on(first, last, second).distance2(first);
        if ring.len() > 3 && off2 <= i64::from(reach).pow(2) {
            ring.remove(0);
        }
    }
    ring
}
