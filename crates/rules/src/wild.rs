//! Boards of arbitrary cells.

use std::fmt;

use serde::Deserialize;

/// A board of arbitrary cells.
#[derive(Clone, Debug, PartialEq)]
pub struct WildBoard {
    neighbours: Vec<Vec<u8>>,
    camps: Option<Camps>,
}
/// The two camps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camps {
    /// White's cells.
    pub white: Vec<u8>,
    /// Black's cells.
    pub black: Vec<u8>,
}
/// Why a board was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError(String);

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BoardError {}

/// The outline of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polygon {
    corners: Vec<[i32; 2]>,
}

impl Polygon {
    /// The corners.
    pub fn corners(&self) -> &[[i32; 2]] {
        &self.corners
    }
}

#[derive(Deserialize)]
struct Edges {
    cells: usize,
    edges: Vec<[usize; 2]>,
    white: Option<Vec<usize>>,
    black: Option<Vec<usize>>,
}

impl WildBoard {
    /// From edges only.
    pub fn from_json(text: &str) -> Result<Self, BoardError> {
        let read: Edges =
            serde_json::from_str(text).map_err(|error| BoardError(error.to_string()))?;
        let known = |cell: &usize| (1..=read.cells.min(256)).contains(cell);
        if !read.edges.iter().flatten().all(known) {
            return Err(BoardError("an edge names no cell".to_owned()));
        }
        let mut neighbours = vec![Vec::new(); read.cells.min(256)];
        for [a, b] in read.edges {
            neighbours[a - 1].push((b - 1) as u8);
            neighbours[b - 1].push((a - 1) as u8);
        }
        for list in &mut neighbours {
            list.sort_unstable();
            list.dedup();
        }
        let camp = |cells: Vec<usize>| cells.into_iter().map(|cell| (cell - 1) as u8).collect();
        let camps = read
            .white
            .zip(read.black)
            .map(|(white, black)| Camps { white: camp(white), black: camp(black) });
        Ok(Self { neighbours, camps })
    }
    /// The outlines.
    pub fn polygons(&self) -> Option<&[Polygon]> {
        None
    }
    /// Where to draw.
    pub fn centre(&self, cell: usize) -> [i32; 2] {
        let turn = std::f64::consts::TAU * cell as f64 / self.cells() as f64;
        [(1000.0 + 1000.0 * turn.cos()) as i32, (1000.0 + 1000.0 * turn.sin()) as i32]
    }
    /// Warnings.
    pub fn warnings(&self) -> &[String] {
        &[]
    }
    /// Generated.
    pub fn generate(_cells: usize, _seed: u64) -> Result<Self, ()> {
        Err(())
    }
    /// How many cells.
    pub fn cells(&self) -> usize {
        self.neighbours.len()
    }
    /// Neighbours.
    pub fn neighbours(&self, cell: usize) -> &[u8] {
        &self.neighbours[cell]
    }
    /// Camps.
    pub fn camps(&self) -> Option<&Camps> {
        self.camps.as_ref()
    }
}
