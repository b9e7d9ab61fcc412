//! Boards from a seed.
//!
//! How a seed becomes a board is part of the rules version
//! ([`crate::RULES_VERSION`], *Rule* SR-5.21): nothing here, in
//! [`super::voronoi`] or in [`super::collapse`] may change what comes out
//! without raising it. All of it is whole-number arithmetic.

use super::camps::Camps;
use super::centre::clearance2;
use super::collapse::Outlines;
use super::error::{BoardError, BoardFault};
use super::geometry::{Point, centroid, sides, twice_area};
use super::voronoi::{cell, mirrored, relaxed};
use super::{UNITS, WildBoard};
use crate::random::SplitMix64;

/// Half of the rectangle: four wide to five high.
const REACH: Point = Point::new(UNITS * 2 / 5, UNITS / 2);

/// How often the sites move to the middle of their cells.
const ROUNDS: usize = 16;

/// A common side is at least so many hundredths of a cell's side long.
const LEAST_SIDE: i64 = 24;

/// No cell is smaller than so many hundredths of the mean, nor larger than so many.
const AREAS: [i64; 2] = [60, 150];

/// A disc around a cell's centre of mass fits in if its radius is so many hundredths of a cell's side.
const LEAST_RADIUS: i64 = 32;

/// How many cells a camp has.
const CAMP: usize = 6;

/// From camp to camp it takes at least so many steps, so that no first move of two can mount.
const LEAST_STEPS: u8 = 3;

/// How many diagrams are tried; of far fewer one is good.
const ATTEMPTS: u32 = 1_000;

impl WildBoard {
    /// The generated board `wild.CELLS.SEED` (*Rule* SR-5.21 to SR-5.23).
    ///
    /// A relaxed Voronoi diagram in a rectangle four wide to five high, the same
    /// for the same size and seed. It is its own half turn, so that neither
    /// side has the better ground: cell `i` turned is cell `CELLS - 1 - i`, and
    /// the middle cell of an odd number is turned onto itself. Cells count in
    /// rows from the bottom, each from left to right, up to the middle; the
    /// others follow from the turn. Each camp is the six cells closest to the
    /// middle of its side, in the order in which the balanced set-up lays out
    /// values: from the back row on, in a row the leftmost first, then the
    /// rightmost, and so on, as the player sees it.
    ///
    /// # Errors
    ///
    /// For fewer than 20 or more than 120 cells.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::wild::WildBoard;
    ///
    /// let board = WildBoard::generate(24, 7)?;
    /// assert_eq!(board.cells(), 24);
    /// assert_eq!(board, WildBoard::generate(24, 7)?);
    /// assert!(WildBoard::generate(19, 7).is_err());
    /// # Ok::<(), rules::wild::BoardError>(())
    /// ```
    pub fn generate(cells: usize, seed: u64) -> Result<Self, BoardError> {
        if !(Self::MIN_GENERATED..=Self::MAX_GENERATED).contains(&cells) {
            return Err(BoardFault::GeneratedSize { cells }.into());
        }
        let mut random = SplitMix64::new(seed);
        let mut boards = (0..ATTEMPTS).filter_map(|_| attempt(cells, &mut random));
        let none = BoardFault::NotGenerated { cells, seed, attempts: ATTEMPTS };
        boards.next().ok_or_else(|| none.into())
    }
}

/// A board, if this diagram is a good one.
fn attempt(cells: usize, random: &mut SplitMix64) -> Option<WildBoard> {
    let mut sites = scattered(cells, random)?;
    for _ in 0..ROUNDS {
        sites = relaxed(&sites, REACH);
    }
    let sites = in_rows(&sites);
    let first = sites.iter().take(cells.div_ceil(2)).map(|&site| cell(site, &sites, REACH));
    let mut outlines = Outlines { rings: with_turned(first.collect(), cells), reach: REACH };
    outlines.collapse(cell_side(cells) * LEAST_SIDE / 100);
    let are_good = outlines.rings.iter().all(|ring| is_good_cell(ring, cells));
    are_good.then(|| board(&outlines.rings))?
}

/// The side of a square as large as a cell is on average.
fn cell_side(cells: usize) -> i64 {
    (4 * REACH.x * REACH.y / cells as i64).isqrt()
}

/// Sites anywhere in the rectangle; none if two are the same.
fn scattered(cells: usize, random: &mut SplitMix64) -> Option<Vec<Point>> {
    let mut draw = |reach: i64| random.below(2 * reach as u64 - 1) as i64 - reach + 1;
    let first = (0..cells / 2).map(|_| Point::new(draw(REACH.x), draw(REACH.y)));
    let sites = mirrored(first.collect(), cells);
    are_different(&sites).then_some(sites)
}

fn are_different(sites: &[Point]) -> bool {
    let mut sorted = sites.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}

/// The sites by rows about as high as a cell, each from left to right; the
/// upper half is the lower half turned.
fn in_rows(sites: &[Point]) -> Vec<Point> {
    let rows = (2 * REACH.y + cell_side(sites.len()) / 2) / cell_side(sites.len());
    let row = |site: &Point| (site.y + REACH.y) * rows / (2 * REACH.y);
    let mut lower: Vec<Point> =
        sites.iter().copied().filter(|site| (site.y, site.x) < (0, 0)).collect();
    lower.sort_by_key(|site| (row(site), site.x, site.y));
    mirrored(lower, sites.len())
}

/// The first half of the rings, the middle one if there is one, and the first half turned.
fn with_turned(mut rings: Vec<Vec<Point>>, cells: usize) -> Vec<Vec<Point>> {
    let turned = |ring: &Vec<Point>| ring.iter().map(|point| point.turned()).collect();
    let other: Vec<Vec<Point>> = rings[..cells / 2].iter().rev().map(turned).collect();
    rings.extend(other);
    rings
}

/// Whether a cell is of about the mean size, no triangle, and has room for a piece.
fn is_good_cell(ring: &[Point], cells: usize) -> bool {
    let share = twice_area(ring) * cells as i64 * 100 / (8 * REACH.x * REACH.y);
    let radius = cell_side(cells) * LEAST_RADIUS / 100;
    ring.len() >= 4
        && (AREAS[0]..=AREAS[1]).contains(&share)
        && clearance2(centroid(ring), ring) >= radius * radius
}

/// The board, if its camps keep apart and welding has nothing to do.
fn board(rings: &[Vec<Point>]) -> Option<WildBoard> {
    let drawn: Vec<Vec<[f64; 2]>> = rings.iter().map(|ring| drawn(ring)).collect();
    let white = camp(rings);
    let black: Vec<u8> = white.iter().map(|&cell| rings.len() as u8 - 1 - cell).collect();
    let camps = Camps { white: white.clone(), black: black.clone() };
    let board = WildBoard::from_polygons(&drawn, Some(camps)).ok()?;
    let steps = board.links.distances(&white);
    let is_near = |&cell: &u8| steps[usize::from(cell)].is_none_or(|steps| steps < LEAST_STEPS);
    let is_clear = board.drawing.as_ref().is_some_and(|d| d.given == d.welded);
    (is_clear && board.warnings.is_empty() && !black.iter().any(is_near)).then_some(board)
}

/// An outline with the rectangle's lower left corner at the origin.
///
/// Board units are small whole numbers, which a float holds exactly.
fn drawn(ring: &[Point]) -> Vec<[f64; 2]> {
    ring.iter().map(|p| p.plus(REACH)).map(|p| [p.x as f64, p.y as f64]).collect()
}

/// White's camp: the cells closest to the middle of the bottom, if depth counts double.
fn camp(rings: &[Vec<Point>]) -> Vec<u8> {
    let centres: Vec<Point> = rings.iter().map(|ring| centroid(ring).plus(REACH)).collect();
    let rank = |&cell: &usize| {
        let way = Point::new(centres[cell].x - REACH.x, 2 * centres[cell].y);
        (way.dot(way), cell)
    };
    let mut nearest: Vec<usize> = (0..rings.len()).collect();
    nearest.sort_unstable_by_key(rank);
    nearest.truncate(CAMP);
    let is_back = |cell: &usize| sides(&rings[*cell]).any(|(a, b)| a.y == -REACH.y && b.y == a.y);
    let (back, front): (Vec<usize>, Vec<usize>) = nearest.into_iter().partition(is_back);
    let ordered = [back, front].map(|row| from_the_ends(row, |cell| centres[cell].x));
    ordered.concat().into_iter().map(|cell| cell as u8).collect()
}

/// The leftmost, then the rightmost, then the leftmost of the rest, and so on.
fn from_the_ends(mut row: Vec<usize>, x: impl Fn(usize) -> i64) -> Vec<usize> {
    row.sort_unstable_by_key(|&cell| (x(cell), cell));
    let (count, mut row) = (row.len(), std::collections::VecDeque::from(row));
    let next = |turn: usize| if turn.is_multiple_of(2) { row.pop_front() } else { row.pop_back() };
    (0..count).filter_map(next).collect()
}
