//! Where a place on the sheet is drawn to.

use crate::geometry::{divide, nearest_on, sides};
use crate::{Point, Sketch};

/// A place, and what it was drawn to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snap {
    /// The place.
    pub point: Point,
    /// What lies there.
    pub onto: Onto,
}

/// What a place was drawn to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// A corner of a cell, or one given beside them.
    Corner,
    /// A side of a cell.
    Side,
    /// A point of the grid.
    Grid,
}

impl Sketch {
    /// Draws a place to the nearest corner within reach, else to the nearest
    /// side, else to a grid of so many units; it never lies off the sheet.
    ///
    /// `beside` are corners of what is being drawn.
    #[must_use]
    pub fn snap(&self, at: Point, reach: i32, grid: i32, beside: &[Point]) -> Snap {
        let reach2 = i64::from(reach).pow(2);
        let corners = self.cells.iter().flatten().chain(beside).copied();
        let sides = self.cells.iter().flat_map(|ring| sides(ring));
        if let Some(point) = nearest(at, corners, reach2) {
            return Snap { point, onto: Onto::Corner };
        }
        if let Some(point) = nearest(at, sides.map(|(a, b)| nearest_on(at, a, b)), reach2) {
            return Snap { point, onto: Onto::Side };
        }
        let step = i64::from(grid.max(1));
        let round = |x: i32| {
            let rounded = divide(i64::from(x.clamp(0, Self::SIDE)), step) * step;
            rounded.min(i64::from(Self::SIDE)) as i32
        };
        Snap { point: Point::new(round(at.x), round(at.y)), onto: Onto::Grid }
    }
}

fn nearest(at: Point, points: impl Iterator<Item = Point>, reach2: i64) -> Option<Point> {
    let within = points.map(|point| (point.distance2(at), point));
    within.filter(|&(distance2, _)| distance2 <= reach2).min().map(|(_, point)| point)
}
