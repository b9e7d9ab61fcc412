//! From what was given to a board, or to every reason against it.

use super::camps::{Camps, GivenCamps};
use super::error::{BoardError, BoardFault, BoardWarning};
use super::faults::Faults;
use super::links::Links;
use super::polygons::{self, Polygon};
use super::quantise::quantise;
use super::{Drawing, WildBoard, centre, layout};

/// The game was made for boards of no fewer cells.
const USUAL_CELLS: usize = 20;

impl WildBoard {
    /// The board of polygons, each drawn for itself, perhaps by hand.
    ///
    /// *Rule* SR-5.10, SR-5.11. Corners may run in either direction, in any
    /// unit, `y` upwards; the first may be repeated at the end. The *tolerance*
    /// is half a hundredth of the larger side of the drawing, or a quarter of
    /// the width of the narrowest cell (twice its area by its length) if that
    /// is less:
    ///
    /// - Corners no farther apart than two tolerances become one.
    /// - A side runs through corners that are no farther from it than the tolerance.
    /// - Cells that then have a side in common are neighbours. So common edges
    ///   shorter than two tolerances count as corners, and gaps and overlaps
    ///   narrower than the tolerance are closed.
    ///
    /// If each corner is within half the tolerance of the place that is meant,
    /// and places that are meant to differ lie well apart, the neighbours are
    /// those that are meant.
    ///
    /// # Errors
    ///
    /// Every fault of the polygons and the camps (*Rule* SR-5.14, SR-5.15,
    /// SR-5.17, SR-5.18): too few or too many cells or corners, coordinates
    /// that are no numbers or beyond 10⁹, polygons that are flat, meet
    /// themselves or overlap, camps that overlap, touch or name cells that do
    /// not exist.
    ///
    /// # Examples
    ///
    /// A corner of the third cell splits the long side of the first:
    ///
    /// ```
    /// use rules::wild::WildBoard;
    ///
    /// let board = WildBoard::from_polygons(
    ///     &[
    ///         vec![[0.0, 0.0], [50.0, 0.0], [50.0, 100.0], [0.0, 100.0]],
    ///         vec![[50.1, 0.2], [100.0, 0.0], [100.0, 49.9], [50.0, 50.0]],
    ///         vec![[50.0, 50.1], [100.0, 50.0], [100.0, 100.0], [50.2, 99.9]],
    ///     ],
    ///     None,
    /// )?;
    /// assert_eq!(board.neighbours(0), [1, 2]);
    /// # Ok::<(), rules::wild::BoardError>(())
    /// ```
    pub fn from_polygons(
        polygons: &[Vec<[f64; 2]>],
        camps: Option<Camps>,
    ) -> Result<Self, BoardError> {
        let first = &polygons[..polygons.len().min(Self::MAX_CELLS)];
        Self::from_given_polygons(first, polygons.len(), camps.map(GivenCamps::from))
    }

    /// The board of so many cells with these pairs of neighbours, counted from 1 (*Rule* SR-5.12).
    ///
    /// An edge given twice, in either direction, counts once.
    ///
    /// # Errors
    ///
    /// Every fault of the edges and the camps (*Rule* SR-5.14 to SR-5.16,
    /// SR-5.18): too few or too many cells or edges, edges to the same or to no
    /// cell, camps that overlap, touch or name cells that do not exist.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::wild::WildBoard;
    ///
    /// let board = WildBoard::from_edges(3, &[[1, 2], [2, 3]], None)?;
    /// assert_eq!(board.neighbours(1), [0, 2]);
    /// # Ok::<(), rules::wild::BoardError>(())
    /// ```
    pub fn from_edges(
        cells: usize,
        edges: &[[u32; 2]],
        camps: Option<Camps>,
    ) -> Result<Self, BoardError> {
        Self::from_given_edges(cells as u64, edges, camps.map(GivenCamps::from))
    }

    /// `polygons` are at least the first of the `count` that there are, as many as a board may have.
    pub(super) fn from_given_polygons(
        polygons: &[Vec<[f64; 2]>],
        count: usize,
        camps: Option<GivenCamps>,
    ) -> Result<Self, BoardError> {
        let mut faults = Faults::default();
        check_count(count as u64, &mut faults);
        check_camps(camps.as_ref(), count as u64, &mut faults);
        let cells = quantise(polygons, &mut faults).and_then(|(frame, given)| {
            polygons::derive(&given, frame, &mut faults).map(|derived| (given, derived))
        });
        let Some((given, derived)) = cells else {
            return Err(faults.into_error());
        };
        let given = given.iter().map(|corners| Polygon::new(corners)).collect();
        let links = Links::from_pairs(count, &derived.pairs);
        let drawing = Drawing { given, welded: derived.outlines };
        Self::finish(links, Some(drawing), camps, Vec::new(), faults)
    }

    pub(super) fn from_given_edges(
        cells: u64,
        edges: &[[u32; 2]],
        camps: Option<GivenCamps>,
    ) -> Result<Self, BoardError> {
        let mut faults = Faults::default();
        check_count(cells, &mut faults);
        check_edges(cells, edges, &mut faults);
        check_camps(camps.as_ref(), cells, &mut faults);
        let known = cells.min(Self::MAX_CELLS as u64) as u32;
        let is_sound = |&&[a, b]: &&[u32; 2]| a != b && a.min(b) > 0 && a.max(b) <= known;
        let from_zero = |&[a, b]: &[u32; 2]| [(a.min(b) - 1) as u8, (a.max(b) - 1) as u8];
        let sound = edges.iter().take(Self::MAX_EDGES).filter(is_sound);
        let mut pairs: Vec<[u8; 2]> = sound.map(from_zero).collect();
        pairs.sort_unstable();
        let links = Links::from_pairs(known as usize, &pairs);
        Self::finish(links, None, camps, repeated(&pairs), faults)
    }

    /// A board of what has no faults, once its camps are looked at, too.
    fn finish(
        links: Links,
        drawing: Option<Drawing>,
        camps: Option<GivenCamps>,
        repeated: Vec<BoardWarning>,
        mut faults: Faults,
    ) -> Result<Self, BoardError> {
        let camps = camps.and_then(|camps| camps.place(&links, &mut faults));
        faults.check()?;
        let centres = drawing.as_ref().map_or_else(
            || layout::centres(&links, camps.as_ref()),
            |drawing| drawing.welded.iter().map(centre::of).collect(),
        );
        let mut warnings = odd_size(&links);
        warnings.extend(repeated);
        Ok(Self { links, camps, drawing, centres, warnings })
    }
}

fn check_count(cells: u64, faults: &mut Faults) {
    if cells < 2 {
        faults.add(BoardFault::TooFewCells { cells });
    } else if cells > WildBoard::MAX_CELLS as u64 {
        faults.add(BoardFault::TooManyCells { cells });
    }
}

fn check_camps(camps: Option<&GivenCamps>, cells: u64, faults: &mut Faults) {
    if let Some(camps) = camps {
        camps.check(cells, faults);
    }
}

fn check_edges(cells: u64, edges: &[[u32; 2]], faults: &mut Faults) {
    if edges.len() > WildBoard::MAX_EDGES {
        faults.add(BoardFault::TooManyEdges { edges: edges.len() });
        return;
    }
    for (index, &[from, to]) in edges.iter().enumerate() {
        let edge = index + 1;
        let ends: &[u32] = if from == to { &[from] } else { &[from, to] };
        for &cell in ends.iter().filter(|&&cell| cell == 0 || u64::from(cell) > cells) {
            faults.add(BoardFault::EdgeToNowhere { edge, cell, cells });
        }
        if from == to {
            faults.add(BoardFault::EdgeToItself { edge, cell: from });
        }
    }
}

/// A warning for each pair that comes more than once; equal pairs are side by side.
fn repeated(pairs: &[[u8; 2]]) -> Vec<BoardWarning> {
    let runs = pairs.chunk_by(|a, b| a == b).filter(|run| run.len() > 1);
    runs.map(|run| BoardWarning::RepeatedEdge {
        first: usize::from(run[0][0]) + 1,
        second: usize::from(run[0][1]) + 1,
        times: run.len(),
    })
    .collect()
}

fn odd_size(links: &Links) -> Vec<BoardWarning> {
    let mut warnings = Vec::new();
    if links.cells() < USUAL_CELLS {
        warnings.push(BoardWarning::FewCells { cells: links.cells() });
    }
    let pieces = links.pieces();
    if pieces > 1 {
        warnings.push(BoardWarning::SeveralPieces { pieces });
    }
    warnings
}
