//! Boards to begin with.

use sketch::{Point, Sketch};

/// How many cells each side's camp is given: as many as the usual set has pieces.
pub const CAMP: usize = 6;

/// A board to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Example {
    /// A wall of bricks.
    Bricks,
    /// Hexagons.
    Honeycomb,
    /// Rings around a middle.
    Wheel,
}

impl Example {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Bricks, Self::Honeycomb, Self::Wheel];

    /// A word for it, for tests.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bricks => "bricks",
            Self::Honeycomb => "honeycomb",
            Self::Wheel => "wheel",
        }
    }

    /// It as a sketch, with camps.
    #[must_use]
    pub fn sketch(self) -> Sketch {
        let rings = match self {
            Self::Bricks => bricks(),
            Self::Honeycomb => honeycomb(),
            Self::Wheel => wheel(),
        };
        let mut sketch = Sketch::default();
        for ring in rings {
            // All lie on the sheet and have an area.
            let _ = sketch.add(&ring);
        }
        sketch.propose_camps(CAMP);
        sketch
    }
}

fn bricks() -> Vec<Vec<Point>> {
    const WIDTH: i32 = 1_800;
    const HEIGHT: i32 = 1_300;
    let brick = |row: i32, left: i32, right: i32| {
        let (low, high) = (500 + row * HEIGHT, 500 + (row + 1) * HEIGHT);
        [[left, low], [right, low], [right, high], [left, high]].map(Point::from).to_vec()
    };
    let of_row = |row: i32| {
        let shift = row % 2 * WIDTH / 2;
        let ends = move |n: i32| (500 + n * WIDTH - shift).clamp(500, 500 + 5 * WIDTH);
        (0..5 + row % 2).map(move |n| brick(row, ends(n), ends(n + 1)))
    };
    (0..7).flat_map(of_row).collect()
}

fn honeycomb() -> Vec<Vec<Point>> {
    const HALF: i32 = 820;
    const QUARTER: i32 = 480;
    let cell = |row: i32, n: i32| {
        let x = 1_300 + 2 * HALF * n + row % 2 * HALF;
        let y = 1_300 + 3 * QUARTER * row;
        let around = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
        around.map(|(dx, dy)| Point::new(x + dx * HALF, y + dy * QUARTER)).to_vec()
    };
    (0..6).flat_map(|row| (0..5 - row % 2).map(move |n| cell(row, n))).collect()
}

fn wheel() -> Vec<Vec<Point>> {
    const SPOKES: usize = 12;
    const RADII: [f64; 4] = [1_100.0, 2_300.0, 3_500.0, 4_700.0];
    let corner = |ring: usize, spoke: usize| {
        let angle = std::f64::consts::TAU * (spoke % SPOKES) as f64 / SPOKES as f64;
        let on = |part: f64| (5_000.0 + RADII[ring] * part).round() as i32;
        Point::new(on(angle.sin()), on(-angle.cos()))
    };
    let sector = |ring: usize, spoke: usize| {
        let inner = [corner(ring, spoke), corner(ring, spoke + 1)];
        vec![inner[0], inner[1], corner(ring + 1, spoke + 1), corner(ring + 1, spoke)]
    };
    let sectors = (0..3).flat_map(|ring| (0..SPOKES).map(move |spoke| sector(ring, spoke)));
    std::iter::once((0..SPOKES).map(|spoke| corner(0, spoke)).collect()).chain(sectors).collect()
}

#[cfg(test)]
mod tests {
    use sketch::Report;

    use super::*;

    #[test]
    fn every_example_can_be_played_on_and_has_no_defect() {
        for example in Example::ALL {
            let report = Report::of(&example.sketch());
            assert_eq!(report.defects(), [], "{example:?}");
            assert!(report.is_playable());
            let cells = report.board().unwrap().cells();
            assert!((20..=60).contains(&cells), "{example:?} has {cells} cells");
        }
    }
}
