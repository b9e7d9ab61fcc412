//! What the search and the judge know of Ogama.

mod judge;
mod skills;
mod weights;

use rules::ogama::{Action, Move, Position, TOWER};
use rules::set::PointSet;
use rules::{Player, Position as _};

use crate::level::Skill;
use crate::searchable::{Playable, Searchable};
use crate::terms::{Judged, Weighted};

impl<S: PointSet> Searchable for Position<S> {
    const SLOTS: usize = S::CAPACITY * S::CAPACITY;

    #[inline]
    fn pack(mv: Move) -> u32 {
        mv.bits()
    }

    #[inline]
    fn unpack(bits: u32) -> Option<Move> {
        let (from, to) = (bits & 0xFF, bits >> 8);
        let fits = |point: u32| (point as usize) < S::CAPACITY;
        (fits(from) && fits(to)).then(|| Move::from_bits(bits))
    }

    #[inline]
    fn slot(mv: Move) -> usize {
        let [from, to, ..] = mv.bits().to_le_bytes();
        usize::from(from) % S::CAPACITY * S::CAPACITY + usize::from(to) % S::CAPACITY
    }

    #[inline]
    fn gain(&self, mv: Move) -> i32 {
        let turn = self.turn();
        match mv.action() {
            Action::Step { to } => {
                let higher = self.height(to) as i32 - self.distance(turn) as i32;
                20 * higher.clamp(-2, 2)
            }
            Action::Disc { from, to } => {
                let landed = self.height(to) + 1;
                if landed >= TOWER {
                    return 10_000;
                }
                let enemy = self.tops(!turn);
                let mut gain = 0;
                if enemy.contains(to) {
                    let prisoners = self.disc_counts(to)[(!turn).index()] as i32;
                    gain += 40 * landed as i32 + 30 * prisoners;
                }
                if self.height(from) > 1 {
                    let [light, dark] = self.disc_counts(from);
                    let prisoners = [light, dark][(!turn).index()] as i32;
                    gain -= if self.second_is(from, !turn) { 60 + 30 * prisoners } else { 10 };
                }
                gain
            }
        }
    }

    #[inline]
    fn sees_win(&self, player: Player) -> bool {
        let tall = self.stacked().points().filter(|&point| self.height(point) + 1 == TOWER);
        let toads = Player::BOTH.map(|player| self.toad(player));
        let mut open = tall.filter(|point| !toads.contains(point)).peekable();
        if open.peek().is_none() {
            return false;
        }
        let from = self.destinations_of(player);
        let free = self.free_discs_of(player);
        open.any(|point| from(point).meets(free))
    }

    fn loud_moves_into(&self, list: &mut Vec<Move>) {
        self.captures_into(list);
    }

    fn may_pass(&self) -> bool {
        // With few singles left, having to move can be what loses.
        Player::BOTH.iter().all(|&player| self.singles(player).len() > 2)
    }
}

/// What the judge and the search share.
trait Look {
    fn second_is(&self, point: u8, player: Player) -> bool;
}

impl<S: PointSet> Look for Position<S> {
    /// Whether the disc under the top of `point` is `player`'s.
    #[inline]
    fn second_is(&self, point: u8, player: Player) -> bool {
        let height = self.height(point);
        height > 1 && self.discs(point).nth(height - 2) == Some(player)
    }
}

impl<S: PointSet> Playable for Position<S> {
    type Evaluator = Weighted;

    fn evaluator(&self) -> Weighted {
        Weighted::new(Self::weights().to_vec())
    }

    fn skills() -> &'static [Skill; 10] {
        &skills::SKILLS
    }
}
