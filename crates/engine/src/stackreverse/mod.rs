//! What the search and the judge know of Stackreverse.

mod judge;
mod skills;
mod weights;

use rules::stackreverse::{Action, Loss, Move, Position, Width};
use rules::{Player, Position as _};

use crate::level::Skill;
use crate::searchable::{Playable, Searchable};
use crate::terms::{Judged, Weighted};

impl<S: Width> Searchable for Position<S> {
    const SLOTS: usize = 2 * S::CAPACITY * S::CAPACITY;

    #[inline]
    fn pack(mv: Move) -> u32 {
        mv.bits()
    }

    #[inline]
    fn unpack(bits: u32) -> Option<Move> {
        let [from, to, ..] = bits.to_le_bytes();
        let fits = |point: u8| usize::from(point) < S::CAPACITY;
        (fits(from) && fits(to)).then(|| Move::from_bits(bits))
    }

    #[inline]
    fn slot(mv: Move) -> usize {
        let [from, to, turned, _] = mv.bits().to_le_bytes();
        let ends = usize::from(from) % S::CAPACITY * S::CAPACITY + usize::from(to) % S::CAPACITY;
        ends * 2 + usize::from(turned & 1)
    }

    #[inline]
    fn gain(&self, mv: Move) -> i32 {
        let Action::Go { from, to, .. } = mv.action() else { return 0 };
        let turn = self.turn();
        let freed = match self.second(from) {
            None => 0,
            Some(piece) if piece.owner == turn => 60,
            Some(_) => -90,
        };
        let covered = if self.tops(!turn).contains(to) {
            let (over, under) = (self.top_value(from), self.top_value(to));
            100 + 4 * (i32::from(under).abs() - i32::from(over).abs() / 2)
        } else if self.tops(turn).contains(to) {
            -100
        } else {
            0
        };
        let gain = covered + freed;
        // Uncovering an own piece alone makes no move loud.
        if covered <= 0 { gain.min(0) } else { gain }
    }

    fn sees_win(&self, _player: Player) -> bool {
        false
    }

    fn loud_moves_into(&self, list: &mut Vec<Move>) {
        self.mounts_into(list);
    }

    fn may_pass(&self) -> bool {
        let few = |player| self.tops(player).len() <= 3;
        match self.rules().loss {
            Loss::Reach | Loss::Blocked => !Player::BOTH.into_iter().any(few),
            Loss::Helpless | Loss::Strict => self.counter(self.turn()) == 0,
        }
    }
}

impl<S: Width> Playable for Position<S> {
    type Evaluator = Weighted;

    fn evaluator(&self) -> Weighted {
        Weighted::new(Self::weights().to_vec())
    }

    fn skills() -> &'static [Skill; 10] {
        &skills::SKILLS
    }
}
