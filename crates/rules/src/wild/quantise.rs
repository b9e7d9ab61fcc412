//! The edge between a file's coordinates and board units.
//!
//! The only place in this crate that computes with floating-point numbers: a
//! drawing's coordinates become whole board units here, and the place of a
//! fault becomes coordinates of the file again. Only subtraction, division,
//! multiplication and rounding are used, which IEEE 754 defines to the last
//! bit, so every platform gets the same board.

use super::error::BoardFault;
use super::faults::Faults;
use super::geometry::Point;
use super::{UNITS, WildBoard};

/// No coordinate may be farther from zero.
const LARGEST: f64 = 1e9;

/// How a drawing lies in board units: its lower left corner, and its larger side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    origin: [f64; 2],
    side: f64,
}

impl Frame {
    fn around(polygons: &[Vec<[f64; 2]>]) -> Self {
        let mut low = [f64::INFINITY; 2];
        let mut high = [f64::NEG_INFINITY; 2];
        for corner in polygons.iter().flatten() {
            for axis in 0..2 {
                low[axis] = low[axis].min(corner[axis]);
                high[axis] = high[axis].max(corner[axis]);
            }
        }
        Self { origin: low, side: (high[0] - low[0]).max(high[1] - low[1]) }
    }

    fn to_units(self, corner: [f64; 2]) -> Point {
        let unit = |axis: usize| {
            let part = (corner[axis] - self.origin[axis]) / self.side;
            // A drawing that is one point has no side: NaN becomes 0 here.
            (part * UNITS as f64).round() as i64
        };
        Point::new(unit(0), unit(1))
    }

    /// Where a point is in the file, in as few digits as tell its place.
    pub(super) fn spot(self, point: Point) -> String {
        let mut digits = 0;
        let mut thousandth = self.side / 1_000.0;
        while thousandth < 1.0 && digits < 9 {
            thousandth *= 10.0;
            digits += 1;
        }
        let place = |axis: usize, units: i64| {
            let exact = self.origin[axis] + units as f64 / UNITS as f64 * self.side;
            let text = format!("{exact:.digits$}");
            if digits == 0 {
                text
            } else {
                text.trim_end_matches('0').trim_end_matches('.').to_owned()
            }
        };
        format!("({}, {})", place(0, point.x), place(1, point.y))
    }
}

/// A drawing in board units: the larger side of its frame is [`UNITS`] long.
///
/// A drawing already in such units stays as it is. `None`, with a fault, if
/// there are too many corners or a coordinate makes no sense.
pub(super) fn quantise(
    polygons: &[Vec<[f64; 2]>],
    faults: &mut Faults,
) -> Option<(Frame, Vec<Vec<Point>>)> {
    let corners = polygons.iter().map(Vec::len).sum();
    if corners > WildBoard::MAX_CORNERS {
        faults.add(BoardFault::TooManyCorners { corners });
        return None;
    }
    if !are_sensible(polygons, faults) {
        return None;
    }
    let frame = Frame::around(polygons);
    let in_units = |polygon: &Vec<[f64; 2]>| polygon.iter().map(|&c| frame.to_units(c)).collect();
    Some((frame, polygons.iter().map(in_units).collect()))
}

fn are_sensible(polygons: &[Vec<[f64; 2]>], faults: &mut Faults) -> bool {
    let mut is_sensible = true;
    for (cell, polygon) in polygons.iter().enumerate() {
        for (corner, pair) in polygon.iter().enumerate() {
            for &value in pair.iter().filter(|value| !(-LARGEST..=LARGEST).contains(*value)) {
                is_sensible = false;
                faults.add(BoardFault::BadCoordinate {
                    cell: cell + 1,
                    corner: corner + 1,
                    value: format!("{value:?}"),
                });
            }
        }
    }
    is_sensible
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(polygons: &[Vec<[f64; 2]>]) -> (Frame, Vec<Vec<Point>>) {
        quantise(polygons, &mut Faults::default()).expect("the coordinates are sensible")
    }

    #[test]
    fn the_larger_side_becomes_the_unit_length() {
        let (frame, drawn) = units(&[vec![[-1.0, 2.0], [3.0, 2.0], [3.0, 4.0]]]);
        let expected = [(0, 0), (UNITS, 0), (UNITS, UNITS / 2)];
        assert_eq!(drawn, [expected.map(|(x, y)| Point::new(x, y))]);
        assert_eq!(frame.spot(drawn[0][1]), "(3, 2)");
    }

    #[test]
    fn board_units_stay_as_they_are() {
        let corners = [[0, 77_777], [UNITS, 3], [123_457, 0], [5, 1_000_003]];
        let polygon = corners.map(|pair| pair.map(|v| v as f64)).to_vec();
        assert_eq!(units(&[polygon]).1[0], corners.map(|[x, y]| Point::new(x, y)));
    }

    #[test]
    fn tiny_huge_and_flat_drawings_do_no_harm() {
        let tiny = f64::from_bits(1);
        assert_eq!(units(&[vec![[0.0, 0.0], [tiny, 0.0]]]).1[0][1].x, UNITS);
        assert_eq!(units(&[vec![[-1e9, 0.0], [1e9, 0.0]]]).1[0][1].x, UNITS);
        assert_eq!(units(&[vec![[5.0, 5.0]; 3]]).1[0], [Point::default(); 3]);
        assert!(units(&[vec![]]).1[0].is_empty());
    }

    #[test]
    fn coordinates_that_make_no_sense_are_named() {
        let mut faults = Faults::default();
        let polygons = [vec![[0.0, 0.0]], vec![[0.0, f64::NAN], [f64::INFINITY, -1.1e9]]];
        assert_eq!(quantise(&polygons, &mut faults), None);
        let error = faults.check().unwrap_err();
        let is_ours =
            |fault: &BoardFault| matches!(fault, BoardFault::BadCoordinate { cell: 2, .. });
        assert_eq!(error.faults().len(), 3);
        assert!(error.faults().all(is_ours));
    }

    #[test]
    fn more_corners_than_are_read_are_counted() {
        let mut faults = Faults::default();
        let polygon = vec![[0.0; 2]; WildBoard::MAX_CORNERS / 2 + 1];
        assert_eq!(quantise(&[polygon.clone(), polygon], &mut faults), None);
        let corners = WildBoard::MAX_CORNERS + 2;
        assert_eq!(faults.check(), Err(BoardFault::TooManyCorners { corners }.into()));
    }

    #[test]
    fn spots_are_rounded_to_about_a_thousandth() {
        let frame = |side| Frame { origin: [0.1, 0.2], side };
        let spot = |side| frame(side).spot(Point::new(UNITS / 3, 0));
        assert_eq!(spot(1.0), "(0.433, 0.2)");
        assert_eq!(spot(800.0), "(266.8, 0.2)");
        assert_eq!(spot(5_000.0), "(1667, 0)");
    }
}
