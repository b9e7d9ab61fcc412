//! The ways of discs, and what closes them: for people to look at.

use crate::Player;
use crate::ogama::{Action, Move, Position};
use crate::position::Position as _;
use crate::prospect::{Prospect, Verdict};
use crate::set::PointSet;

impl<S: PointSet> Position<S> {
    /// The points of an open way of `mv`, both ends included: of two ways the
    /// one that turns first along the rank (*Rule* OG-4.7 to OG-4.14).
    pub(crate) fn way(&self, mv: Move) -> Vec<u8> {
        match mv.action() {
            Action::Step { to } => vec![self.toad(self.turn()), to],
            Action::Disc { from, to } => {
                let ways = self.corner_ways(from, to);
                let is_open = |way: &&Vec<u8>| way[1..].iter().all(|&p| !self.has_toad(p));
                ways.iter().find(is_open).unwrap_or(&ways[0]).clone()
            }
        }
    }

    /// Where the disc on `from` comes to and may not land (*Rule* OG-4.10 and
    /// OG-4.11); nothing if it is not free.
    pub(crate) fn closed_to(&self, from: u8) -> Vec<Prospect> {
        if !self.free_discs().contains(from) {
            return Vec::new();
        }
        let ring = self.ring_of(self.turn())(from);
        let closed = ring & !self.destinations_of(self.turn())(from);
        let verdict = |to| if self.has_toad(to) { Verdict::Occupied } else { Verdict::WayClosed };
        closed.points().map(|to| Prospect { to, verdict: verdict(to) }).collect()
    }

    fn has_toad(&self, point: u8) -> bool {
        Player::BOTH.iter().any(|&player| self.toad(player) == point)
    }

    /// Along the rank first, then along the file first.
    fn corner_ways(&self, from: u8, to: u8) -> [Vec<u8>; 2] {
        let grid = self.tables.grid;
        let ((file, rank), (to_file, to_rank)) = (grid.place(from), grid.place(to));
        [(to_file, rank), (file, to_rank)].map(|corner| {
            let mut way = vec![from];
            let (mut x, mut y) = (file, rank);
            for (corner_x, corner_y) in [corner, (to_file, to_rank)] {
                while (x, y) != (corner_x, corner_y) {
                    (x, y) = (x + (corner_x - x).signum(), y + (corner_y - y).signum());
                    way.extend(grid.at(x, y));
                }
            }
            way
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    #[test]
    fn every_move_has_a_way_of_its_length_past_no_toad() {
        let mut game = Kind::Ogama.open("", None, None).unwrap();
        for n in 0..40 {
            let toads: Vec<u8> = game.view().figures.iter().map(|&(at, _)| at).collect();
            let range = game.range(game.turn()).unwrap();
            let moves = game.legal_moves();
            for mv in &moves {
                let (from, to) = mv.ends.unwrap();
                let way = game.way(&mv.text);
                assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)), "{}", mv.text);
                if !mv.text.starts_with('T') {
                    assert_eq!(way.len(), range + 1, "{}", mv.text);
                    assert!(way[1..].iter().all(|p| !toads.contains(p)), "{}", mv.text);
                }
            }
            let Some(mv) = moves.get(n * 7 % moves.len().max(1)) else { return };
            game.play_text(&mv.text).unwrap();
        }
    }

    #[test]
    fn what_a_toad_closes_is_told_apart_from_where_it_stands() {
        // Orange moves one step: a2 comes to the toad on b2 only.
        let game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.c4", None, None).unwrap();
        let closed = game.prospects(0);
        assert_eq!(closed, [Prospect { to: 1, verdict: Verdict::Occupied }]);
        assert!(game.prospects(1).is_empty(), "a disc under a toad does not move");
    }
}
