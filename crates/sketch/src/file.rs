//! Sketches from boards and files, and back.

use rules::wild::{BoardError, WildBoard};
use serde::Deserialize;

use crate::geometry::divide;
use crate::sketch::sound;
use crate::{FileError, Point, Sketch};

/// A board file, or one that is still to become one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    polygons: Vec<Vec<[f64; 2]>>,
    #[serde(default)]
    white: Vec<usize>,
    #[serde(default)]
    black: Vec<usize>,
}

impl Sketch {
    /// What is left free around a board that is brought onto the sheet.
    const MARGIN: i32 = 500;

    /// The board that the sketch comes to.
    ///
    /// # Errors
    ///
    /// Every fault that `rules` finds; see [`crate::Report`] for their places.
    pub fn board(&self) -> Result<WildBoard, BoardError> {
        let corner = |p: &Point| [f64::from(p.x), f64::from(p.y)];
        let polygons: Vec<Vec<[f64; 2]>> =
            self.cells.iter().map(|ring| ring.iter().map(corner).collect()).collect();
        WildBoard::from_polygons(&polygons, self.board_camps())
    }

    /// The sketch as a board file, be it a board yet or not.
    ///
    /// What is a board is read by every program that reads `--board FILE`;
    /// [`Sketch::from_text`] reads any of them back as they were.
    ///
    /// # Examples
    ///
    /// ```
    /// use sketch::Sketch;
    ///
    /// let mut sketch = Sketch::default();
    /// sketch.add(&[[0, 0].into(), [900, 0].into(), [0, 900].into()])?;
    /// let text = sketch.text();
    /// assert_eq!(text, "{\n\"polygons\": [\n[[0, 0], [900, 0], [0, 900]]\n]\n}\n");
    /// assert_eq!(Sketch::from_text(&text)?, sketch);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn text(&self) -> String {
        let line = |ring: &Vec<Point>| {
            let corners: Vec<[i32; 2]> = ring.iter().map(|&corner| corner.into()).collect();
            format!("{corners:?}")
        };
        let lines: Vec<String> = self.cells.iter().map(line).collect();
        let mut parts = vec![format!("\"polygons\": [\n{}\n]", lines.join(",\n"))];
        if self.camps.iter().any(|camp| !camp.is_empty()) {
            for (name, camp) in ["white", "black"].into_iter().zip(&self.camps) {
                let cells: Vec<usize> = camp.iter().map(|cell| cell + 1).collect();
                parts.push(format!("{name:?}: {cells:?}"));
            }
        }
        format!("{{\n{}\n}}\n", parts.join(",\n"))
    }

    /// Opens a board file; one that does not lie on the sheet is brought onto it.
    ///
    /// Members of camps that are no cells, or named before, are passed over.
    ///
    /// # Errors
    ///
    /// If the text is no board of polygons, or a polygon cannot be drawn.
    pub fn from_text(text: &str) -> Result<Self, FileError> {
        if text.len() > WildBoard::MAX_TEXT {
            let (bytes, limit) = (text.len(), WildBoard::MAX_TEXT);
            return Err(FileError::TooLong { bytes, limit });
        }
        let file: File = serde_json::from_str(text)?;
        let mut sketch = Self::from_polygons(&file.polygons)?;
        for (camp, cells) in [&file.white, &file.black].into_iter().enumerate() {
            for &cell in cells {
                let is_taken = sketch.camps.iter().flatten().any(|&member| member + 1 == cell);
                if (1..=sketch.cells.len()).contains(&cell) && !is_taken {
                    sketch.camps[camp].push(cell - 1);
                }
            }
        }
        Ok(sketch)
    }

    /// The sketch of a board, if that was drawn.
    ///
    /// # Errors
    ///
    /// If it was not, or one of its cells is too small for the sheet.
    pub fn from_board(board: &WildBoard) -> Result<Self, FileError> {
        let polygons = board.polygons().ok_or(FileError::Empty)?;
        let place = |&[x, y]: &[i32; 2]| [f64::from(x), f64::from(y)];
        let polygons: Vec<Vec<[f64; 2]>> =
            polygons.iter().map(|polygon| polygon.corners().iter().map(place).collect()).collect();
        let mut sketch = Self::from_polygons(&polygons)?;
        if let Some(camps) = board.camps() {
            let cells = |camp: &[u8]| camp.iter().map(|&cell| cell.into()).collect();
            sketch.camps = [cells(&camps.white), cells(&camps.black)];
        }
        Ok(sketch)
    }

    fn from_polygons(polygons: &[Vec<[f64; 2]>]) -> Result<Self, FileError> {
        const LARGEST: f64 = 1e9;
        let corners = || polygons.iter().flatten();
        let is_bad = |value: &&f64| !(-LARGEST..=LARGEST).contains(*value);
        if let Some(&value) = corners().flatten().find(is_bad) {
            return Err(FileError::Coordinate { value });
        }
        let sheet = Sheet::of(corners());
        let mut sketch = Self::default();
        for (cell, polygon) in polygons.iter().enumerate() {
            let ring: Vec<Point> = polygon.iter().map(|&corner| sheet.place(corner)).collect();
            let ring = sound(&ring).map_err(|error| FileError::Cell { cell: cell + 1, error })?;
            sketch.cells.push(ring);
        }
        if sketch.cells.is_empty() {
            return Err(FileError::Empty);
        }
        let cell = sketch.cells.len();
        sketch.change(|_| Ok(())).map_err(|error| FileError::Cell { cell, error })?;
        Ok(sketch)
    }
}

/// How a drawing is laid on the sheet.
struct Sheet {
    from: [f64; 2],
    scale: f64,
    to: [f64; 2],
}

impl Sheet {
    /// As it is, if it lies on the sheet in whole numbers and is not tiny there;
    /// else in its middle, as large as fits.
    fn of<'a>(corners: impl Iterator<Item = &'a [f64; 2]> + Clone) -> Self {
        let side = f64::from(Sketch::SIDE);
        let axis = |axis: usize| {
            let low = corners.clone().map(|corner| corner[axis]).fold(f64::INFINITY, f64::min);
            let high = corners.clone().map(|corner| corner[axis]).fold(-f64::INFINITY, f64::max);
            [low, high]
        };
        let [[left, right], [bottom, top]] = [axis(0), axis(1)];
        let larger = (right - left).max(top - bottom);
        let is_whole = corners.clone().flatten().all(|value| value.fract() == 0.0);
        if is_whole
            && left >= 0.0
            && bottom >= 0.0
            && right.max(top) <= side
            && larger >= side / 20.0
        {
            return Self { from: [0.0; 2], scale: 1.0, to: [0.0; 2] };
        }
        let scale = (side - 2.0 * f64::from(Sketch::MARGIN)) / larger;
        let start = |low: f64, high: f64| ((side - (high - low) * scale) / 2.0).round();
        Self { from: [left, bottom], scale, to: [start(left, right), start(bottom, top)] }
    }

    fn place(&self, corner: [f64; 2]) -> Point {
        let on = |axis: usize| {
            let exact = (corner[axis] - self.from[axis]) * self.scale + self.to[axis];
            // A drawing that is one point has no scale: NaN becomes 0 here.
            exact.round() as i32
        };
        Point::new(on(0), on(1))
    }
}

/// Takes points of a board back to the sketch that the board was made of.
pub(crate) struct Back {
    low: Point,
    side: i64,
}

impl Back {
    pub(crate) fn to(sketch: &Sketch) -> Self {
        let corners = || sketch.cells.iter().flatten();
        let least = |of: fn(&Point) -> i32| corners().map(of).min().unwrap_or(0);
        let most = |of: fn(&Point) -> i32| corners().map(of).max().unwrap_or(0);
        let low = Point::new(least(|p| p.x), least(|p| p.y));
        let side = (most(|p| p.x) - low.x).max(most(|p| p.y) - low.y);
        Self { low, side: side.into() }
    }

    pub(crate) fn point(&self, [x, y]: [i32; 2]) -> Point {
        let on = |low: i32, units: i32| {
            low + divide(i64::from(units) * self.side, WildBoard::UNITS.into()) as i32
        };
        Point::new(on(self.low.x, x), on(self.low.y, y))
    }
}
