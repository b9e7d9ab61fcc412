//! What depends on the board and the rules alone, computed once.

use crate::grid::Grid;
use crate::set::PointSet;
use crate::stackreverse::{Lines, Rules, Steps};
use crate::view::Shape;
use crate::wild::WildBoard;

/// The tables of a board under given rules.
#[derive(Debug)]
pub(crate) struct Tables<S> {
    pub rules: Rules,
    pub shape: Shape,
    pub board: S,
    pub movement: Movement<S>,
}

/// How pieces get about.
#[derive(Debug)]
pub(crate) enum Movement<S> {
    /// Along lines, as far as they are free (*Rule* SR-3.4 and SR-3.5).
    Lines(LineTables<S>),
    /// From cell to cell: by point, the cells that may be reached
    /// (*Rule* SR-5.2 to SR-5.7).
    Steps(Vec<Vec<Route<S>>>),
}

/// One cell that may be reached from another.
#[derive(Debug)]
pub(crate) struct Route<S> {
    pub to: u8,
    /// The cells of which one must be free; `None` if no cell is passed.
    pub through: Option<S>,
}

#[derive(Debug)]
pub(crate) struct LineTables<S> {
    /// The directions up the numbering of the points, each followed by its
    /// opposite.
    pub directions: Vec<Direction<S>>,
    /// By point, then by direction: the points of the line, without the first.
    pub rays: Vec<[S; 8]>,
    /// How often a fill must double to cross the board.
    pub doublings: u32,
}

/// A direction of movement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direction<S> {
    /// Whether it goes up the numbering of the points.
    pub is_up: bool,
    /// By how much.
    pub step: u32,
    /// The points a step may end on.
    pub ends: S,
}

impl<S: PointSet> Direction<S> {
    /// The points one step on from `set`.
    #[inline]
    pub fn step(&self, set: S) -> S {
        self.steps(set, 1) & self.ends
    }

    #[inline]
    fn steps(&self, set: S, times: u32) -> S {
        let by = self.step * times;
        if by >= S::CAPACITY as u32 || by >= 64 {
            return self.far(set, times);
        }
        if self.is_up { set.up(by) } else { set.down(by) }
    }

    #[cold]
    fn far(&self, set: S, times: u32) -> S {
        let one = |set: S| if self.is_up { set.up(self.step) } else { set.down(self.step) };
        (0..times).fold(set, |set, _| one(set))
    }

    /// `start` and all points that steps from it reach over `open` points
    /// (Kogge and Stone's parallel prefix).
    #[inline]
    pub fn fill(&self, start: S, open: S, doublings: u32) -> S {
        let mut open = open & self.ends;
        let mut filled = start;
        let mut times = 1;
        for _ in 0..doublings {
            filled |= open & self.steps(filled, times);
            open &= self.steps(open, times);
            times *= 2;
        }
        filled
    }
}

impl<S: PointSet> LineTables<S> {
    /// The lines from `from`, two opposite ones at a time, the one up the
    /// numbering of the points first.
    #[inline]
    pub fn pairs_of_rays(&self, from: u8) -> &[[S; 2]] {
        let pairs = self.rays[usize::from(from)].as_chunks::<2>().0;
        &pairs[..(self.directions.len() / 2).min(pairs.len())]
    }

    /// The first point of `occupied` from `from` in direction `line`.
    #[inline]
    pub fn first_hit(&self, from: u8, line: usize, occupied: S) -> Option<u8> {
        let hits = self.rays[usize::from(from)][line] & occupied;
        let first = if self.directions[line].is_up { hits.first() } else { hits.last() };
        (!hits.is_empty()).then_some(first)
    }

    /// The free points from `from` on in direction `line`, and the occupied
    /// point behind them.
    #[inline]
    pub fn look(&self, from: u8, line: usize, occupied: S) -> (S, Option<u8>) {
        let ray = self.rays[usize::from(from)][line];
        match self.first_hit(from, line, occupied) {
            None => (ray, None),
            Some(hit) => {
                let beyond = self.rays[usize::from(hit)][line] | S::only(hit);
                (ray & !beyond, Some(hit))
            }
        }
    }
}

impl<S: PointSet> Tables<S> {
    pub fn new(rules: Rules, shape: Shape) -> Self {
        let movement = match &shape {
            Shape::Grid(grid) => Movement::Lines(lines(*grid, rules.lines)),
            Shape::Wild(board) => Movement::Steps(routes(board, rules.steps)),
        };
        let board = S::below(shape.points());
        Self { rules, shape, board, movement }
    }
}

fn lines<S: PointSet>(grid: Grid, lines: Lines) -> LineTables<S> {
    let mut offsets = vec![(1, 0), (-1, 0), (0, 1), (0, -1)];
    if lines == Lines::All {
        offsets.extend([(1, 1), (-1, -1), (-1, 1), (1, -1)]);
    }
    let directions = offsets.iter().map(|&offset| direction(grid, offset)).collect();
    let rays = (0..grid.points()).map(|from| {
        let mut rays = [S::EMPTY; 8];
        for (ray, &(dx, dy)) in rays.iter_mut().zip(&offsets) {
            let (mut file, mut rank) = grid.place(from as u8);
            while let Some(point) = grid.at(file + dx, rank + dy) {
                *ray |= S::only(point);
                (file, rank) = (file + dx, rank + dy);
            }
        }
        rays
    });
    let longest = grid.files().max(grid.ranks()) as u32;
    LineTables { directions, rays: rays.collect(), doublings: longest.next_power_of_two().ilog2() }
}

fn direction<S: PointSet>(grid: Grid, (dx, dy): (i32, i32)) -> Direction<S> {
    let shift = dy * grid.files() as i32 + dx;
    let ends = (0..grid.points()).map(|p| p as u8).filter(|&point| {
        let (file, rank) = grid.place(point);
        grid.at(file - dx, rank - dy).is_some()
    });
    Direction {
        is_up: shift > 0 || (shift == 0 && dx > 0),
        step: shift.unsigned_abs(),
        ends: ends.fold(S::EMPTY, |set, point| set | S::only(point)),
    }
}

fn routes<S: PointSet>(board: &WildBoard, steps: Steps) -> Vec<Vec<Route<S>>> {
    (0..board.cells())
        .map(|from| {
            let near = board.neighbours(from);
            let single = near.iter().filter(|_| steps == Steps::OneOrTwo);
            let mut routes: Vec<Route<S>> = single.map(|&to| Route { to, through: None }).collect();
            for to in (0..board.cells()).filter(|&to| to != from) {
                let shared = near.iter().filter(|near| board.neighbours(to).contains(near));
                let through = shared.fold(S::EMPTY, |set, &cell| set | S::only(cell));
                let known = routes.iter().any(|route| usize::from(route.to) == to);
                if !through.is_empty() && !known {
                    routes.push(Route { to: to as u8, through: Some(through) });
                }
            }
            routes
        })
        .collect()
}
