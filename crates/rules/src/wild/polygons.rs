//! From drawn polygons to cells and their neighbours.
//!
//! First each polygon is looked at alone; then all are welded
//! ([`super::weld`]) with a tolerance, and looked at together
//! ([`super::overlap`]). Cells whose welded outlines share a side are
//! neighbours; cells that share no more than corners are not.

use super::UNITS;
use super::error::BoardFault;
use super::faults::Faults;
use super::geometry::{Point, perimeter, twice_area};
use super::overlap::{self, Sides};
use super::quantise::Frame;
use super::weld::{MAX_WELDED, Welded};

/// The outline of a cell, in board units.
///
/// # Examples
///
/// ```
/// use rules::wild::WildBoard;
///
/// let board = WildBoard::generate(24, 1)?;
/// let polygons = board.polygons().expect("a generated board is drawn");
/// assert!(polygons.iter().all(|polygon| polygon.corners().len() >= 3));
/// # Ok::<(), rules::wild::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polygon {
    corners: Vec<[i32; 2]>,
}

impl Polygon {
    pub(super) fn new(corners: &[Point]) -> Self {
        let pair = |p: &Point| [p.x as i32, p.y as i32];
        Self { corners: corners.iter().map(pair).collect() }
    }

    /// The corners, counter-clockwise.
    #[must_use]
    pub fn corners(&self) -> &[[i32; 2]] {
        &self.corners
    }

    pub(super) fn points(&self) -> Vec<Point> {
        self.corners.iter().map(|&[x, y]| Point::new(x.into(), y.into())).collect()
    }
}

/// The tolerance is no larger than this: half a hundredth of the board's larger side.
const LARGEST_TOLERANCE: i64 = UNITS / 200;

/// A polygon narrower than this is refused.
const LEAST_WIDTH: i64 = UNITS / 4_096;

/// What polygons come to.
#[derive(Debug)]
pub(super) struct Cells {
    /// The welded outlines, counter-clockwise.
    pub(super) outlines: Vec<Polygon>,
    /// Pairs of neighbours, in any order.
    pub(super) pairs: Vec<[u8; 2]>,
}

/// Derives cells from polygons in board units; `None`, with faults, if they are not sound.
pub(super) fn derive(drawn: &[Vec<Point>], frame: Frame, faults: &mut Faults) -> Option<Cells> {
    let sound: Vec<usize> =
        (0..drawn.len()).filter(|&cell| is_sound(cell, &drawn[cell], frame, faults)).collect();
    let polygons: Vec<&[Point]> = sound.iter().map(|&cell| drawn[cell].as_slice()).collect();
    let Some(mut welded) = Welded::new(&polygons, tolerance(&polygons), MAX_WELDED) else {
        faults.add(BoardFault::TooIntricate { limit: MAX_WELDED });
        return None;
    };
    let outlines = turned_left(&mut welded);
    let is_clean = overlap::check(&welded, &sound, frame, faults);
    (is_clean && sound.len() == drawn.len()).then(|| Cells {
        outlines: outlines.iter().map(|outline| Polygon::new(outline)).collect(),
        pairs: neighbours(&welded),
    })
}

/// About half the width of a polygon where it is an even strip, less where it is not.
fn width(polygon: &[Point]) -> i64 {
    twice_area(polygon).abs() / perimeter(polygon).max(1)
}

/// How far off a hand may have drawn, in board units.
///
/// Half a hundredth of the board, but no more than a quarter of the width of
/// the narrowest cell, so that welding never closes a cell. The shortest side
/// would be no good measure: one corner clicked twice would make it useless.
fn tolerance(polygons: &[&[Point]]) -> i64 {
    let narrowest = polygons.iter().map(|polygon| width(polygon)).min();
    narrowest.map_or(LARGEST_TOLERANCE, |width| (width / 4).min(LARGEST_TOLERANCE))
}

fn is_sound(cell: usize, polygon: &[Point], frame: Frame, faults: &mut Faults) -> bool {
    let mut different = polygon.to_vec();
    different.sort_unstable();
    different.dedup();
    let fault = if different.len() < 3 {
        BoardFault::TooFewCorners { cell: cell + 1, corners: different.len() }
    } else if width(polygon) >= LEAST_WIDTH {
        return true;
    } else if let Some(at) = overlap::own_crossing(polygon) {
        BoardFault::SelfCrossing { cell: cell + 1, at: frame.spot(at) }
    } else {
        BoardFault::NoArea { cell: cell + 1 }
    };
    faults.add(fault);
    false
}

/// Turns the rings counter-clockwise, and gives them as outlines.
fn turned_left(welded: &mut Welded) -> Vec<Vec<Point>> {
    (0..welded.rings.len())
        .map(|ring| {
            if twice_area(&welded.outline(ring)) < 0 {
                welded.rings[ring].reverse();
            }
            welded.outline(ring)
        })
        .collect()
}

/// Pairs of rings with a side in common, which they run along in opposite directions.
fn neighbours(welded: &Welded) -> Vec<[u8; 2]> {
    let sides = Sides::new(welded);
    let mut pairs = Vec::new();
    for side in sides.iter().filter(|side| side.from < side.to) {
        let others = sides.along(side.to, side.from);
        pairs.extend(others.map(|other| [side.ring as u8, other as u8]));
    }
    pairs
}
