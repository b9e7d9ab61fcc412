//! Which cells are neighbours.

use std::collections::VecDeque;

/// The neighbours of every cell: symmetric, sorted, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Links {
    /// Where the neighbours of each cell start in `ends`; one entry more than cells.
    starts: Vec<u32>,
    ends: Vec<u8>,
}

impl Links {
    /// The links of `cells` cells, from pairs in either order, given any number of times.
    pub(super) fn from_pairs(cells: usize, pairs: &[[u8; 2]]) -> Self {
        let mut both: Vec<[u8; 2]> = pairs.iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect();
        both.sort_unstable();
        both.dedup();
        let starts = (0..=cells)
            .map(|cell| both.partition_point(|pair| usize::from(pair[0]) < cell) as u32)
            .collect();
        let ends = both.iter().map(|pair| pair[1]).collect();
        Self { starts, ends }
    }

    pub(super) const fn cells(&self) -> usize {
        self.starts.len() - 1
    }

    pub(super) fn of(&self, cell: usize) -> &[u8] {
        &self.ends[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }

    pub(super) fn has(&self, cell: u8, other: u8) -> bool {
        self.of(usize::from(cell)).binary_search(&other).is_ok()
    }

    /// Every pair of neighbours once, the smaller cell first, in order.
    pub(super) fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        (0..self.cells()).flat_map(move |cell| {
            let later = self.of(cell).iter().map(|&end| usize::from(end));
            later.filter(move |&end| end > cell).map(move |end| [cell, end])
        })
    }

    /// The number of steps to each cell from the nearest of `sources`, if a way leads there.
    pub(super) fn distances(&self, sources: &[u8]) -> Vec<Option<u8>> {
        let mut steps = vec![None; self.cells()];
        let mut queue = VecDeque::new();
        for &source in sources {
            steps[usize::from(source)] = Some(0);
            queue.push_back(source);
        }
        while let Some(cell) = queue.pop_front() {
            let next = steps[usize::from(cell)].map(|step: u8| step.saturating_add(1));
            for &end in self.of(usize::from(cell)) {
                if steps[usize::from(end)].is_none() {
                    steps[usize::from(end)] = next;
                    queue.push_back(end);
                }
            }
        }
        steps
    }

    /// The number of pieces that no link joins.
    pub(super) fn pieces(&self) -> usize {
        let mut is_seen = vec![false; self.cells()];
        let mut pieces = 0;
        while let Some(first) = is_seen.iter().position(|&seen| !seen) {
            pieces += 1;
            let steps = self.distances(&[first as u8]);
            for (seen, step) in is_seen.iter_mut().zip(steps) {
                *seen |= step.is_some();
            }
        }
        pieces
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_go_both_ways_in_order_and_once() {
        let links = Links::from_pairs(4, &[[2, 0], [0, 1], [0, 2], [1, 0]]);
        assert_eq!(links.of(0), [1, 2]);
        assert_eq!(links.of(2), [0]);
        assert!(links.of(3).is_empty());
        assert!(links.has(1, 0) && !links.has(1, 2));
        assert_eq!(links.pairs().collect::<Vec<_>>(), [[0, 1], [0, 2]]);
    }

    #[test]
    fn pieces_and_distances_follow_the_links() {
        let links = Links::from_pairs(5, &[[0, 1], [1, 2], [3, 4]]);
        assert_eq!(links.pieces(), 2);
        assert_eq!(links.distances(&[0]), [Some(0), Some(1), Some(2), None, None]);
        assert_eq!(links.distances(&[0, 2])[1], Some(1));
    }

    #[test]
    fn the_largest_board_of_all_links_holds() {
        let pairs: Vec<[u8; 2]> = (0..=255).flat_map(|a| (0..a).map(move |b| [a, b])).collect();
        let links = Links::from_pairs(256, &pairs);
        assert!((0..256).all(|cell| links.of(cell).len() == 255));
        let path: Vec<[u8; 2]> = (0..255).map(|a| [a, a + 1]).collect();
        assert_eq!(Links::from_pairs(256, &path).distances(&[0])[255], Some(255));
    }
}
