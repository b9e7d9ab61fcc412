//! What is wrong with a sketch, and where.

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::wild::{BoardFault, BoardWarning, Camp, WildBoard};
use rules::{Fault, Kind};

use crate::file::Back;
use crate::geometry::{divide, sides, twice_area};
use crate::{Point, Sketch};

/// What a sketch comes to as a board.
///
/// # Examples
///
/// ```
/// use sketch::{Report, Sketch, What};
///
/// let mut sketch = Sketch::default();
/// sketch.add(&[[0, 0].into(), [900, 0].into(), [0, 900].into()])?;
/// let report = Report::of(&sketch);
/// assert!(report.board().is_none());
/// assert!(matches!(report.defects()[0].what, What::Refused(_)));
/// # Ok::<(), sketch::EditError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Report {
    board: Option<Arc<WildBoard>>,
    defects: Vec<Defect>,
    centres: Vec<Point>,
}

/// One thing wrong or odd, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defect {
    /// What it is.
    pub what: What,
    /// The cells it concerns.
    pub cells: Vec<usize>,
    /// Its place, where it has one within the cells.
    pub at: Option<Point>,
}

/// What a defect is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A reason for which `rules` refuses the board.
    Refused(BoardFault),
    /// A reason for which it has no start to play from.
    NoStart(Fault),
    /// A camp without a cell.
    NoCamp(Camp),
    /// A cell without neighbours.
    Alone,
    /// Cells that no way leads to from the largest part of the board.
    Unreachable,
    /// Ground within the board that no cell covers, by its outline.
    Gap(Vec<Point>),
    /// Anything else that is odd.
    Odd(BoardWarning),
}

impl Defect {
    /// Whether the board cannot be played on from a start before this is mended.
    #[must_use]
    pub const fn is_grave(&self) -> bool {
        matches!(self.what, What::Refused(_) | What::NoStart(_) | What::NoCamp(_))
    }
}

impl Report {
    /// Looks at a sketch.
    #[must_use]
    pub fn of(sketch: &Sketch) -> Self {
        match sketch.board() {
            Ok(board) => Self::of_board(sketch, board),
            Err(error) => {
                let defects = error.faults().map(refused).collect();
                Self { board: None, defects, centres: Vec::new() }
            }
        }
    }

    fn of_board(sketch: &Sketch, board: WildBoard) -> Self {
        let board = Arc::new(board);
        let back = Back::to(sketch);
        let centres = (0..board.cells()).map(|cell| back.point(board.centre(cell))).collect();
        let mut defects = start_defects(sketch, &board);
        defects.extend(apart(&board));
        defects.extend(sketch.gaps().into_iter().filter(|gap| is_wide(sketch, gap)).map(gap));
        defects.extend(odd(&board));
        Self { board: Some(board), defects, centres }
    }

    /// The board, if `rules` accepts it.
    #[must_use]
    pub const fn board(&self) -> Option<&Arc<WildBoard>> {
        self.board.as_ref()
    }

    /// All that is wrong or odd, the gravest first.
    #[must_use]
    pub fn defects(&self) -> &[Defect] {
        &self.defects
    }

    /// Whether a game can be started on the board.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        self.board.is_some() && !self.defects.iter().any(Defect::is_grave)
    }

    /// A place well inside each cell, if there is a board.
    #[must_use]
    pub fn centres(&self) -> &[Point] {
        &self.centres
    }

    /// Each two neighbours, if there is a board.
    #[must_use]
    pub fn links(&self) -> Vec<[usize; 2]> {
        let of = |board: &WildBoard, cell: usize| {
            let others = board.neighbours(cell).iter().map(|&other| usize::from(other));
            others.filter(|&other| other > cell).map(|other| [cell, other]).collect::<Vec<_>>()
        };
        let board = self.board.as_deref();
        board.map_or_else(Vec::new, |board| (0..board.cells()).flat_map(|c| of(board, c)).collect())
    }
}

fn refused(fault: &BoardFault) -> Defect {
    let (cells, at): (Vec<usize>, Option<&str>) = match fault {
        BoardFault::SelfCrossing { cell, at } => (vec![*cell], Some(at)),
        BoardFault::Overlap { first, second, at } => (vec![*first, *second], Some(at)),
        BoardFault::TooFewCorners { cell, .. }
        | BoardFault::NoArea { cell }
        | BoardFault::BadCoordinate { cell, .. } => (vec![*cell], None),
        BoardFault::CampsOverlap { cell }
        | BoardFault::CampRepeats { cell, .. }
        | BoardFault::CampNowhere { cell, .. } => (vec![*cell as usize], None),
        BoardFault::CampsTouch { white, black } => (vec![*white as usize, *black as usize], None),
        _ => (Vec::new(), None),
    };
    let cells = cells.into_iter().filter_map(|cell| cell.checked_sub(1)).collect();
    Defect { what: What::Refused(fault.clone()), cells, at: at.and_then(place) }
}

/// The place in a fault, written as `(x, y)`.
fn place(written: &str) -> Option<Point> {
    let (x, y) = written.strip_prefix('(')?.strip_suffix(')')?.split_once(", ")?;
    let whole = |text: &str| text.parse::<f64>().ok().map(|value| value.round() as i32);
    Some(Point::new(whole(x)?, whole(y)?))
}

/// Camps that are missing; else why there is no start.
fn start_defects(sketch: &Sketch, board: &Arc<WildBoard>) -> Vec<Defect> {
    let missing: Vec<Defect> = [Camp::White, Camp::Black]
        .into_iter()
        .filter(|&camp| sketch.camp(camp).is_empty())
        .map(|camp| Defect { what: What::NoCamp(camp), cells: Vec::new(), at: None })
        .collect();
    if !missing.is_empty() {
        return missing;
    }
    // Of the games there are, those that are played on wild boards at all.
    let refusals = Kind::ALL.iter().map(|kind| kind.open("", Some(board), None));
    let fewest = refusals.map(|opened| opened.err()).min_by_key(|refusal| {
        refusal.as_ref().map_or(0, |refusal| match refusal.code() {
            "no-room" => 1,
            _ => 2,
        })
    });
    let faults = fewest.flatten().map(|refusal| refusal.faults().cloned().collect::<Vec<_>>());
    let defect = |fault| Defect { what: What::NoStart(fault), cells: Vec::new(), at: None };
    faults.unwrap_or_default().into_iter().map(defect).collect()
}

/// Cells without neighbours, and those that no way leads to.
fn apart(board: &WildBoard) -> Vec<Defect> {
    let mut parts = parts(board);
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    let defect = |cells: Vec<usize>| {
        let what = if cells.len() == 1 { What::Alone } else { What::Unreachable };
        Defect { what, cells, at: None }
    };
    parts.into_iter().skip(1).map(defect).collect()
}

fn parts(board: &WildBoard) -> Vec<Vec<usize>> {
    let mut left: BTreeSet<usize> = (0..board.cells()).collect();
    let mut parts = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut part = vec![first];
        let mut next = 0;
        while let Some(&cell) = part.get(next) {
            let neighbours = board.neighbours(cell).iter().map(|&other| usize::from(other));
            part.extend(neighbours.filter(|other| left.remove(other)));
            next += 1;
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}

/// Whether a gap is wide enough to be seen: `rules` closes narrower ones.
fn is_wide(sketch: &Sketch, gap: &[Point]) -> bool {
    let side = Back::to(sketch).point([WildBoard::UNITS, 0]).x - Back::to(sketch).point([0, 0]).x;
    let length: i64 = sides(gap).map(|(a, b)| a.distance2(b).isqrt()).sum();
    twice_area(gap) * 200 > length * i64::from(side)
}

fn gap(ring: Vec<Point>) -> Defect {
    let middle = |of: fn(&Point) -> i32| {
        divide(ring.iter().map(|p| i64::from(of(p))).sum(), ring.len() as i64) as i32
    };
    let at = Point::new(middle(|p| p.x), middle(|p| p.y));
    Defect { at: Some(at), cells: Vec::new(), what: What::Gap(ring) }
}

/// Warnings that are not told with their place already.
fn odd(board: &WildBoard) -> impl Iterator<Item = Defect> + '_ {
    let warnings = board.warnings().iter().copied();
    let is_new = |warning: &BoardWarning| !matches!(warning, BoardWarning::SeveralPieces { .. });
    warnings.filter(is_new).map(|warning| Defect {
        what: What::Odd(warning),
        cells: Vec::new(),
        at: None,
    })
}
