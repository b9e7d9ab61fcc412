//! A point well inside a polygon.

use super::geometry::{Point, bounds, centroid, divide, is_inside, segment_distance2, sides};
use super::polygons::Polygon;

/// On how many heights chords are tried.
const LEVELS: i64 = 24;

/// The centre of mass, if it keeps well clear of the outline; otherwise about
/// the point that keeps clearest.
pub(super) fn of(polygon: &Polygon) -> [i32; 2] {
    let corners = polygon.points();
    let middle = centroid(&corners);
    let clearest = clearest(&corners, middle);
    let is_good = 2 * clearance2(middle, &corners) >= clearance2(clearest, &corners);
    let Point { x, y } = if is_good { middle } else { clearest };
    [x as i32, y as i32]
}

/// The square of the distance to the outline; negative outside.
pub(super) fn clearance2(p: Point, corners: &[Point]) -> i64 {
    let nearest = sides(corners).map(|(a, b)| segment_distance2(p, a, b)).min();
    if is_inside(p, corners) { nearest.unwrap_or(0) } else { -1 }
}

fn clearest(corners: &[Point], start: Point) -> Point {
    let Some((low, high)) = bounds(corners) else {
        return start;
    };
    let level = |n: i64| low.y + (high.y - low.y) * (2 * n + 1) / (2 * LEVELS);
    let chords = (0..LEVELS).filter_map(|n| middle_of_longest_chord(corners, level(n)));
    let best = chords.chain([start]).max_by_key(|&p| clearance2(p, corners));
    climb(corners, best.unwrap_or(start), (high.y - low.y) / LEVELS)
}

/// The middle of the longest part of a level line that lies inside.
fn middle_of_longest_chord(corners: &[Point], y: i64) -> Option<Point> {
    let mut crossings: Vec<i64> = sides(corners)
        .filter(|(a, b)| (a.y > y) != (b.y > y))
        .map(|(a, b)| {
            let (across, up) = ((b.x - a.x) * (y - a.y), b.y - a.y);
            a.x + divide(across.into(), up.into())
        })
        .collect();
    crossings.sort_unstable();
    let chords = crossings.chunks_exact(2);
    let longest = chords.max_by_key(|ends| ends[1] - ends[0])?;
    Some(Point::new(i64::midpoint(longest[0], longest[1]), y))
}

/// Goes in ever smaller steps to wherever it is clearer.
fn climb(corners: &[Point], start: Point, step: i64) -> Point {
    let (mut best, mut best2, mut step) = (start, clearance2(start, corners), step);
    while step > 0 {
        let ways = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];
        let nearby = ways.map(|(x, y)| best.plus(Point::new(x, y).times(step)));
        let clearest = nearby.map(|p| (clearance2(p, corners), p)).into_iter().max();
        match clearest {
            // A gain of no more than rounding would go on for ever so slowly.
            Some((clear2, p)) if clear2 > best2 + best2 / 1_024 => (best, best2) = (p, clear2),
            _ => step /= 2,
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn centre(corners: &[[i64; 2]]) -> [i32; 2] {
        let points: Vec<Point> = corners.iter().map(|&[x, y]| Point::new(x, y)).collect();
        of(&Polygon::new(&points))
    }

    #[test]
    fn a_square_has_its_middle() {
        assert_eq!(centre(&[[0, 0], [100, 0], [100, 60], [0, 60]]), [50, 30]);
    }

    #[test]
    fn a_horseshoe_has_a_point_inside_its_widest_part() {
        let [x, y] = centre(&[
            [0, 0],
            [900, 0],
            [900, 900],
            [700, 900],
            [700, 300],
            [200, 300],
            [200, 900],
            [0, 900],
        ]);
        assert!((100..=800).contains(&x) && (100..=200).contains(&y), "{x} {y}");
    }

    #[test]
    fn a_thin_diagonal_strip_has_a_point_inside() {
        let corners = [[0, 0], [600, 0], [1_048_576, 1_048_000], [1_048_576, 1_048_576]];
        let [x, y] = centre(&corners).map(i64::from);
        let points = corners.map(|[x, y]| Point::new(x, y));
        assert!(clearance2(Point::new(x, y), &points) > 0);
    }
}
