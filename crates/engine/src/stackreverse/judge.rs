//! The terms of a position of Stackreverse.

use rules::stackreverse::{Position, Width};
use rules::{Player, Position as _};

use crate::stackreverse::weights::WEIGHTS;
use crate::terms::{Judged, Terms};

/// Having the move.
const TEMPO: usize = 0;
/// A visible piece: who has none can do nothing.
const TOP: usize = TEMPO + 1;
/// By strength from 1 to 10, and more: a visible piece. The strong land on the
/// weak.
const STRENGTH: usize = TOP + 1;
/// The lesser of the numbers of pieces with either sign: landing on a strong
/// piece takes the opposite sign.
const SPREAD: usize = STRENGTH + 11;
/// A pair of an own piece that can mount and the enemy piece it can mount, with
/// oneself to move, and with the enemy to move.
const MOUNT: usize = SPREAD + 1;
/// An own top that an enemy could mount, with the enemy to move, and with
/// oneself to move.
const MOUNTED: usize = MOUNT + 2;
/// An own top that could be landed on by an own piece.
const COVERED: usize = MOUNTED + 2;
/// A visible piece as strong as no visible enemy: nothing can bury it.
const SAFE: usize = COVERED + 1;
/// The visible enemies that a visible piece is strong enough for.
const STRONGER: usize = SAFE + 1;
/// An own piece right under an own top: it can be freed at any time.
const RESERVE: usize = STRONGER + 1;
/// An enemy piece right under an own top: it stays buried as long as the top
/// stays.
const HELD: usize = RESERVE + 1;
/// An own piece buried deeper.
const BURIED: usize = HELD + 1;
/// The free points that visible pieces could go to.
const ROOM: usize = BURIED + 1;
/// Having been helpless or without a move once, and twice, in a row.
const COUNTER: usize = ROOM + 1;
/// By number of visible pieces up to 7: few are easily blocked.
const FEW: usize = COUNTER + 2;
/// How many terms there are.
pub(super) const TERMS: usize = FEW + 8;

/// Strengths told apart: 0 to 11, where 11 is all above 10.
const STRENGTHS: usize = 12;

impl<S: Width> Judged for Position<S> {
    fn term_names() -> Vec<String> {
        let groups = [
            ("tempo", 1, 0),
            ("top", 1, 0),
            ("strength", 11, 1),
            ("spread", 1, 0),
            ("mount", 2, 0),
            ("mounted", 2, 0),
            ("covered", 1, 0),
            ("safe", 1, 0),
            ("stronger", 1, 0),
            ("reserve", 1, 0),
            ("held", 1, 0),
            ("buried", 1, 0),
            ("room", 1, 0),
            ("counter", 2, 1),
            ("few", 8, 0),
        ];
        crate::terms::names(&groups)
    }

    fn weights() -> &'static [i16] {
        &WEIGHTS
    }

    #[inline]
    fn terms(&self, terms: &mut impl Terms) {
        let mut sides = Player::BOTH.map(|player| Side::of(self, player));
        let mounted = self.encounters(&mut sides, terms);
        for (player, sign) in [(Player::Light, 1), (Player::Dark, -1)] {
            let (own, enemy) = (&sides[player.index()], &sides[(!player).index()]);
            let to_move = player == self.turn();
            if to_move {
                terms.add(TEMPO, sign);
            }
            let tops = self.tops(player);
            terms.add(TOP, sign * tops.len() as i32);
            terms.add(FEW + tops.len().min(7) as usize, sign);
            terms.add(SPREAD, sign * own.signs[0].min(own.signs[1]));
            terms.add(ROOM, sign * own.room);
            let is_late = usize::from(to_move);
            terms.add(MOUNTED + is_late, sign * mounted[player.index()].len() as i32);
            own.add_strengths(enemy, sign, terms);
            self.add_buried(player, sign, terms);
            if let counter @ 1.. = self.counter(player) {
                terms.add(COUNTER + usize::from(counter.min(2)) - 1, sign);
            }
        }
    }
}

/// What one side shows.
struct Side {
    /// By strength: how many visible pieces have it.
    strengths: [i32; STRENGTHS],
    /// Visible pieces with a positive and with a negative value.
    signs: [i32; 2],
    /// Free points that they could go to.
    room: i32,
}

impl Side {
    #[inline]
    fn of<S: Width>(position: &Position<S>, player: Player) -> Self {
        let mut side = Self { strengths: [0; STRENGTHS], signs: [0; 2], room: 0 };
        for point in position.tops(player).points() {
            let value = position.top_value(point);
            side.strengths[usize::from(value.unsigned_abs()).min(STRENGTHS - 1)] += 1;
            side.signs[usize::from(value < 0)] += 1;
        }
        side
    }

    /// The terms about strengths alone.
    #[inline]
    fn add_strengths(&self, enemy: &Self, sign: i32, to: &mut impl Terms) {
        let (mut below, mut strongest) = (0, 0);
        let mut stronger = 0;
        for strength in 1..STRENGTHS {
            below += enemy.strengths[strength];
            if enemy.strengths[strength] > 0 {
                strongest = strength;
            }
            let own = self.strengths[strength];
            if own > 0 {
                to.add(STRENGTH + strength - 1, sign * own);
                stronger += own * below;
            }
        }
        to.add(STRONGER, sign * stronger);
        let safe: i32 = self.strengths[strongest + 1..].iter().sum();
        to.add(SAFE, sign * safe);
    }
}

trait Parts<S> {
    fn encounters(&self, sides: &mut [Side; 2], to: &mut impl Terms) -> [S; 2];
    fn add_buried(&self, player: Player, sign: i32, to: &mut impl Terms);
}

impl<S: Width> Parts<S> for Position<S> {
    /// Who could land on whom next; the tops of each side that could be
    /// mounted.
    #[inline]
    fn encounters(&self, sides: &mut [Side; 2], to: &mut impl Terms) -> [S; 2] {
        let mut mounted = [S::EMPTY; 2];
        for (player, sign) in [(Player::Light, 1), (Player::Dark, -1)] {
            let enemies = self.tops(!player);
            let (mut mounts, mut covers) = (0, 0);
            let mut room = 0;
            for from in self.tops(player).points() {
                let (free, hits) = self.sight(from);
                room += free.len() as i32;
                let value = self.top_value(from);
                for hit in hits.points() {
                    if !self.rules().may_land(value, self.top_value(hit)) {
                        continue;
                    }
                    if enemies.contains(hit) {
                        mounts += 1;
                        mounted[(!player).index()] |= S::only(hit);
                    } else {
                        covers += 1;
                    }
                }
            }
            sides[player.index()].room = room;
            to.add(MOUNT + usize::from(player != self.turn()), sign * mounts);
            to.add(COVERED, sign * covers);
        }
        mounted
    }

    /// What lies under the tops of `player`.
    #[inline]
    fn add_buried(&self, player: Player, sign: i32, to: &mut impl Terms) {
        for point in self.tops(player).points() {
            let mut below = self.downwards(point).skip(1);
            let Some(second) = below.next() else { continue };
            to.add(if second.owner == player { RESERVE } else { HELD }, sign);
            for piece in below {
                let owner = if piece.owner == Player::Light { 1 } else { -1 };
                to.add(BURIED, owner);
            }
        }
    }
}
