//! Two cells made one.

use std::collections::BTreeSet;

use crate::geometry::{cleaned, is_on_side, sides};
use crate::sketch::sound;
use crate::{EditError, Point, Sketch};

impl Sketch {
    /// Makes one cell of two neighbours: `first`, which keeps its camp.
    ///
    /// Returns its number, which is one less if the other came before it.
    ///
    /// # Errors
    ///
    /// If one does not exist, they have no side in common, or together they
    /// would enclose a gap.
    pub fn merge(&mut self, first: usize, second: usize) -> Result<usize, EditError> {
        let ring = merged(self.ring(first)?, self.ring(second)?).map_err(|no| match no {
            No::Side => EditError::NotNeighbours { first: first + 1, second: second + 1 },
            No::Outline => EditError::Enclosing { first: first + 1, second: second + 1 },
        })?;
        self.change(|sketch| {
            sketch.cells[first] = sound(&sketch.straightened(ring, [first, second]))?;
            sketch.remove(second)?;
            Ok(first - usize::from(second < first))
        })
    }

    /// The ring without the corners on straight sides that no other cell has.
    fn straightened(&self, ring: Vec<Point>, but: [usize; 2]) -> Vec<Point> {
        let others = self.cells.iter().enumerate().filter(|(cell, _)| !but.contains(cell));
        let needed: BTreeSet<Point> = others.flat_map(|(_, ring)| ring).copied().collect();
        let mut kept = ring;
        let mut at = 0;
        while at < kept.len() && kept.len() > 3 {
            let count = kept.len();
            let (before, after) = (kept[(at + count - 1) % count], kept[(at + 1) % count]);
            if !needed.contains(&kept[at]) && is_on_side(kept[at], before, after) {
                kept.remove(at);
            } else {
                at += 1;
            }
        }
        kept
    }
}

enum No {
    Side,
    Outline,
}

/// The outline of two rings together.
fn merged(first: &[Point], second: &[Point]) -> Result<Vec<Point>, No> {
    let other: BTreeSet<(Point, Point)> = sides(second).map(|(a, b)| (b, a)).collect();
    let is_common: Vec<bool> = sides(first).map(|side| other.contains(&side)).collect();
    let count = is_common.len();
    // Common sides must form one run; it begins where the side before is not common.
    let begins = |&at: &usize| is_common[at] && !is_common[(at + count - 1) % count];
    let starts: Vec<usize> = (0..count).filter(begins).collect();
    let start = match starts.as_slice() {
        &[start] => start,
        [] if !is_common.contains(&true) => return Err(No::Side),
        _ => return Err(No::Outline),
    };
    let run = (0..count).take_while(|n| is_common[(start + n) % count]).count();
    let rest = |ring: &[Point], from: usize, steps: usize| {
        ring.iter().cycle().skip(from).take(steps).copied().collect::<Vec<Point>>()
    };
    let entry = second.iter().position(|&corner| corner == first[start]).ok_or(No::Side)?;
    let mut outline = rest(first, start + run, count - run);
    outline.extend(rest(second, entry, second.len() - run));
    let outline = cleaned(&outline);
    let is_simple = outline.iter().collect::<BTreeSet<_>>().len() == outline.len();
    if is_simple { Ok(outline) } else { Err(No::Outline) }
}
