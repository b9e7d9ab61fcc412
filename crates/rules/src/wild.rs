//! Boards of arbitrary cells.
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
impl WildBoard {
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
