//! Which move to look at first.

use rules::Player;

use crate::score::Score;
use crate::search::history::History;
use crate::searchable::Searchable;

/// A move and how early it is to be looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked<M> {
    pub mv: M,
    pub rank: i32,
}

/// The rank of the move that the table holds.
const FIRST: i32 = 1 << 28;
/// The rank of moves that win something, before what they win is added.
pub(crate) const LOUD: i32 = 1 << 20;
/// The ranks of the moves that did well in like places.
const KILLERS: [i32; 2] = [LOUD - 10_000, LOUD - 20_000];
const REPLY: i32 = LOUD - 30_000;
/// The rank of moves that give something away, before it is subtracted.
const LOSING: i32 = -(1 << 16);

/// What is known when moves are ranked.
pub(crate) struct Hints {
    pub first: u32,
    pub killers: [u32; 2],
    pub reply: u32,
}

/// Ranks `moves` of `position` from `start` on.
pub(crate) fn rank<P: Searchable>(
    position: &P,
    history: &History<P>,
    hints: &Hints,
    moves: &mut [Ranked<P::Move>],
) {
    let player = position.turn();
    for ranked in moves {
        ranked.rank = rank_one(position, history, hints, player, ranked.mv);
    }
}

#[inline]
fn rank_one<P: Searchable>(
    position: &P,
    history: &History<P>,
    hints: &Hints,
    player: Player,
    mv: P::Move,
) -> i32 {
    let packed = P::pack(mv);
    if packed == hints.first {
        return FIRST;
    }
    let gain = position.gain(mv);
    if gain > 0 {
        return LOUD + gain;
    }
    if packed == hints.killers[0] {
        return KILLERS[0];
    }
    if packed == hints.killers[1] {
        return KILLERS[1];
    }
    if packed == hints.reply {
        return REPLY;
    }
    let losing = if gain < -50 { LOSING } else { 0 };
    losing + 8 * gain + history.of(player, mv)
}

/// Brings the move of the highest rank to the front.
#[inline]
pub(crate) fn pick<M: Copy>(moves: &mut [Ranked<M>]) -> Option<Ranked<M>> {
    let mut best = 0;
    for n in 1..moves.len() {
        if moves[n].rank > moves[best].rank {
            best = n;
        }
    }
    if moves.is_empty() {
        return None;
    }
    moves.swap(0, best);
    Some(moves[0])
}

/// How many plies less a move is looked at, by depth and place in the order:
/// the later, the less it promises.
pub(crate) struct Reductions([[u8; 64]; 64]);

impl Reductions {
    pub fn new() -> Self {
        let row = |depth: usize| {
            std::array::from_fn(|place| {
                let product = (depth.max(1) as f64).ln() * (place.max(1) as f64).ln();
                (0.6 + product / 2.2) as u8
            })
        };
        Self(std::array::from_fn(row))
    }

    #[inline]
    pub fn of(&self, depth: i32, place: usize) -> i32 {
        i32::from(self.0[depth.clamp(0, 63) as usize][place.min(63)])
    }
}

/// The window of a search that only asks whether a move beats `alpha`.
#[inline]
pub(crate) fn narrow(alpha: Score) -> Score {
    alpha.plus(1)
}
