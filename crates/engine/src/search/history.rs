//! What earlier parts of a search say about quiet moves.

use rules::Player;

use crate::score::MAX_PLY;
use crate::searchable::Searchable;
use crate::table::Entry;

/// How often each move was good, and which were good lately.
pub(crate) struct History<P: Searchable> {
    /// By player and slot: from -LIMIT to LIMIT.
    butterfly: [Vec<i16>; 2],
    /// By player and the slot of the move answered: the reply that was good.
    replies: [Vec<u32>; 2],
    /// By ply: the two moves that last cut a search short there.
    killers: Vec<[u32; 2]>,
    game: std::marker::PhantomData<P>,
}

const LIMIT: i32 = 8192;

impl<P: Searchable> History<P> {
    pub fn new() -> Self {
        let row = || vec![0; P::SLOTS];
        let replies = || vec![Entry::NO_MOVE; P::SLOTS];
        Self {
            butterfly: [row(), row()],
            replies: [replies(), replies()],
            killers: vec![[Entry::NO_MOVE; 2]; MAX_PLY as usize + 1],
            game: std::marker::PhantomData,
        }
    }

    #[inline]
    pub fn of(&self, player: Player, mv: P::Move) -> i32 {
        i32::from(self.butterfly[player.index()][P::slot(mv)])
    }

    #[inline]
    pub fn killers(&self, ply: u32) -> [u32; 2] {
        self.killers[ply as usize]
    }

    #[inline]
    pub fn reply(&self, player: Player, to: Option<P::Move>) -> u32 {
        to.map_or(Entry::NO_MOVE, |mv| self.replies[player.index()][P::slot(mv)])
    }

    /// Notes that `good` cut the search short and that `tried`, looked at
    /// before it, did not.
    pub fn reward(
        &mut self,
        player: Player,
        (ply, depth): (u32, i32),
        good: P::Move,
        tried: &[P::Move],
        answered: Option<P::Move>,
    ) {
        let bonus = (depth * depth * 8 + 16).min(1200);
        self.adjust(player, good, bonus);
        for &mv in tried {
            self.adjust(player, mv, -bonus);
        }
        let packed = P::pack(good);
        let killers = &mut self.killers[ply as usize];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
        if let Some(mv) = answered {
            self.replies[player.index()][P::slot(mv)] = packed;
        }
    }

    #[inline]
    fn adjust(&mut self, player: Player, mv: P::Move, by: i32) {
        let cell = &mut self.butterfly[player.index()][P::slot(mv)];
        let old = i32::from(*cell);
        *cell = (old + by - old * by.abs() / LIMIT) as i16;
    }
}
