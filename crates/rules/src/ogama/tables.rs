//! What depends on the board and the rules alone, computed once.

use crate::grid::Grid;
use crate::ogama::Rules;
use crate::set::PointSet;

/// Toads on columns of this height or more end the game, so no disc ever moves
/// as far.
const HEIGHTS: usize = 8;

/// The tables of a board under given rules.
#[derive(Debug)]
pub(crate) struct Tables<S> {
    pub rules: Rules,
    pub grid: Grid,
    /// By point: the up to 8 points a toad may step to.
    pub steps: Vec<S>,
    /// By distance and point: the points at that distance (*Rule* OG-4.9).
    reach: Vec<S>,
    /// By distance, toad and point: see [`Block`]. Empty on boards so large
    /// that computing them each time takes less than keeping them.
    blocks: Vec<Block<S>>,
    /// By shift of one orthogonal step up the numbering: the points from which
    /// it stays on the board.
    pub not_first_file: S,
    pub not_last_file: S,
    pub board: S,
}

/// The destinations that a toad's point closes to a disc, by the shape of path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Block<S> {
    /// Those whose path along the rank first, then along the file, is closed.
    pub rank_first: S,
    /// Those whose path along the file first, then along the rank, is closed.
    pub file_first: S,
}

/// The part of the tables that concerns one distance and the toads' points.
#[derive(Clone, Copy)]
pub(crate) struct Paths<'t, S> {
    tables: &'t Tables<S>,
    reach: &'t [S],
    distance: usize,
    toads: [u8; 2],
    blocks: [&'t [Block<S>]; 2],
    not_toads: S,
}

impl<S: PointSet> Tables<S> {
    pub fn new(rules: Rules, grid: Grid) -> Self {
        let points = 0..S::CAPACITY as u16;
        let mut tables = Self {
            rules: Rules { size: Some(grid), ..rules },
            grid,
            steps: points.clone().map(|p| near(grid, p as u8, is_step)).collect(),
            reach: Vec::with_capacity(HEIGHTS * S::CAPACITY),
            blocks: Vec::new(),
            not_first_file: on_files(grid, |file| file > 0),
            not_last_file: on_files(grid, |file| file + 1 < grid.files() as i32),
            board: S::below(grid.points()),
        };
        for distance in 0..HEIGHTS as i32 {
            let at_distance = |dx: i32, dy: i32| dx.abs() + dy.abs() == distance && distance > 0;
            let there = |p: u16| near::<S>(grid, p as u8, at_distance);
            tables.reach.extend(points.clone().map(there));
        }
        if S::CAPACITY <= 64 {
            tables.blocks = tables.all_blocks();
        }
        tables
    }

    fn all_blocks(&self) -> Vec<Block<S>> {
        let points = 0..S::CAPACITY as u16;
        let mut blocks = Vec::with_capacity(HEIGHTS * S::CAPACITY * S::CAPACITY);
        for distance in 0..HEIGHTS {
            for toad in points.clone() {
                let of = |from| self.block(distance, toad as u8, from as u8);
                blocks.extend(points.clone().map(of));
            }
        }
        blocks
    }

    /// What a toad closes to a disc that moves `distance` steps (*Rule* OG-4.10).
    ///
    /// A path along the rank first turns on the rank of `from`: a toad on that
    /// rank closes every destination at or beyond its file, and a toad off it
    /// the destination reached by turning at its file. The other shape is the
    /// same with files and ranks exchanged.
    fn block(&self, distance: usize, toad: u8, from: u8) -> Block<S> {
        let mut block = Block::default();
        if usize::from(from.max(toad)) >= self.grid.points() || from == toad {
            return block;
        }
        let (file, rank) = self.grid.place(from);
        let (toad_file, toad_rank) = self.grid.place(toad);
        let toad_at = (toad_file - file, toad_rank - rank);
        for to in self.reach[distance * S::CAPACITY + usize::from(from)].points() {
            let (to_file, to_rank) = self.grid.place(to);
            let at = (to_file - file, to_rank - rank);
            if on_corner_path(toad_at, at) {
                block.rank_first |= S::only(to);
            }
            if on_corner_path((toad_at.1, toad_at.0), (at.1, at.0)) {
                block.file_first |= S::only(to);
            }
        }
        block
    }

    /// By point: the points at `distance` from it.
    #[inline]
    pub fn ring(&self, distance: usize) -> &[S] {
        let row = distance % HEIGHTS * S::CAPACITY;
        &self.reach[row..row + S::CAPACITY]
    }

    /// The tables for discs that move `distance` steps between `toads`.
    #[inline]
    pub fn paths(&self, distance: usize, toads: [u8; 2]) -> Paths<'_, S> {
        let distance = distance % HEIGHTS;
        let row = distance * S::CAPACITY;
        let blocks = toads.map(|toad| {
            let start = (row + usize::from(toad)) * S::CAPACITY;
            self.blocks.get(start..start + S::CAPACITY).unwrap_or_default()
        });
        Paths {
            tables: self,
            reach: &self.reach[row..row + S::CAPACITY],
            distance,
            toads,
            blocks,
            not_toads: !(S::only(toads[0]) | S::only(toads[1])),
        }
    }
}

impl<S: PointSet> Paths<'_, S> {
    /// Where a free disc on `from` may move to (*Rule* OG-4.7 to OG-4.14).
    #[inline]
    pub fn destinations(&self, from: u8) -> S {
        let from_index = usize::from(from);
        let [a, b] = [0, 1].map(|side| match self.blocks[side].get(from_index) {
            Some(block) => *block,
            None => self.tables.block(self.distance, self.toads[side], from),
        });
        let closed = (a.rank_first | b.rank_first) & (a.file_first | b.file_first);
        self.reach[from_index] & self.not_toads & !closed
    }
}

/// Whether `toad` lies on the path from the origin along the first axis, then
/// along the second, to `to`; the origin does not count.
fn on_corner_path(toad: (i32, i32), to: (i32, i32)) -> bool {
    let between = |n: i32, end: i32| n.signum() * end.signum() >= 0 && n.abs() <= end.abs();
    let on_first_leg = toad.1 == 0 && between(toad.0, to.0);
    let on_second_leg = toad.0 == to.0 && between(toad.1, to.1);
    on_first_leg || on_second_leg
}

const fn is_step(dx: i32, dy: i32) -> bool {
    dx.abs() <= 1 && dy.abs() <= 1 && (dx, dy).0 | (dx, dy).1 != 0
}

/// The points at an offset from `point` that `holds`.
fn near<S: PointSet>(grid: Grid, point: u8, holds: impl Fn(i32, i32) -> bool) -> S {
    let mut set = S::EMPTY;
    if usize::from(point) >= grid.points() {
        return set;
    }
    let (file, rank) = grid.place(point);
    let reach = HEIGHTS as i32;
    for dy in -reach..=reach {
        for dx in -reach..=reach {
            if let Some(other) = grid.at(file + dx, rank + dy).filter(|_| holds(dx, dy)) {
                set |= S::only(other);
            }
        }
    }
    set
}

fn on_files<S: PointSet>(grid: Grid, holds: impl Fn(i32) -> bool) -> S {
    let points = (0..grid.points()).map(|p| p as u8);
    points.filter(|&p| holds(grid.place(p).0)).fold(S::EMPTY, |set, p| set | S::only(p))
}
