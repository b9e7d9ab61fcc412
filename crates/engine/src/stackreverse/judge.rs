//! The terms of a position of Stackreverse.
//!
//! Most are of single columns: of each, what the top can do and suffer, what
//! it is worth, and what lies right under it. What lies deeper needs no term:
//! pieces never leave the board, so as many are buried as are not seen.

use rules::stackreverse::{Position, Width};
use rules::{Player, Position as _};

use crate::stackreverse::weights::WEIGHTS;
use crate::terms::{Judged, Terms};

/// Having the move.
const TEMPO: usize = 0;
/// A column, by four things. Whether its owner is to move. What lies under the
/// top: nothing, an own piece, which can be freed at any time, or an enemy's,
/// which stays buried as long as the top stays. What the top can mount, as two
/// bits: whether any enemy is weak enough, and whether there is one to mount
/// next move. What can mount the top, as two bits: whether an enemy could next
/// move, and whether all are too weak for ever.
const COLUMN: usize = TEMPO + 1;
/// By what can mount it, as above, and by strength to 15, where 15 is all from
/// there up: a visible piece. The strong land on the weak, and a strong piece
/// under attack is more to lose.
const STRENGTH: usize = COLUMN + 6 * 16;
/// By whose it is, own or the enemy's, and by strength: the piece right under
/// an own top: what would be freed.
const UNDER: usize = STRENGTH + 4 * 16;
/// The lesser of the numbers of pieces with either sign: a piece lands on a
/// strong one of the opposite sign only.
const SPREAD: usize = UNDER + 2 * 16;
/// A mount that is possible, with oneself to move, and with the enemy to move.
const MOUNT: usize = SPREAD + 1;
/// A pair of an own visible piece and a visible enemy no stronger than it.
const STRONGER: usize = MOUNT + 2;
/// By number up to 15: the visible enemies no stronger than one's strongest
/// piece. Without any there is nothing to mount, and the game is lost soon.
const PREY: usize = STRONGER + 1;
/// By number up to 15: one's visible pieces at least as strong as the weakest
/// visible enemy: who can do the mounting.
const HUNTERS: usize = PREY + 16;
/// By number up to 15: one's visible pieces: few are easily blocked.
const FEW: usize = HUNTERS + 16;
/// The free points that visible pieces could go to.
const ROOM: usize = FEW + 16;
/// Having been helpless or without a move once, and twice, in a row.
const COUNTER: usize = ROOM + 1;
/// How many terms there are.
pub(super) const TERMS: usize = COUNTER + 2;

/// Strengths told apart: 0 to 15, where 15 is all from there up.
const STRENGTHS: usize = 16;

impl<S: Width> Judged for Position<S> {
    fn term_names() -> Vec<String> {
        let groups = [
            ("tempo", 1, 0),
            ("column", 96, 0),
            ("strength", 64, 0),
            ("under", 32, 0),
            ("spread", 1, 0),
            ("mount", 2, 0),
            ("stronger", 1, 0),
            ("prey", 16, 0),
            ("hunters", 16, 0),
            ("few", 16, 0),
            ("room", 1, 0),
            ("counter", 2, 1),
        ];
        crate::terms::names(&groups)
    }

    fn weights() -> &'static [i16] {
        &WEIGHTS
    }

    #[inline]
    fn terms(&self, terms: &mut impl Terms) {
        let sides = Player::BOTH.map(|player| Side::of(self, player));
        let contact = Contact::of(self);
        for (player, sign) in [(Player::Light, 1), (Player::Dark, -1)] {
            let (own, enemy) = (&sides[player.index()], &sides[(!player).index()]);
            if player == self.turn() {
                terms.add(TEMPO, sign);
            }
            own.add_strengths(enemy, sign, terms);
            self.add_columns(player, sign, enemy, &contact, terms);
            let late = usize::from(player != self.turn());
            terms.add(MOUNT + late, sign * contact.mounts[player.index()]);
            terms.add(ROOM, sign * contact.room[player.index()]);
            if let counter @ 1.. = self.counter(player) {
                terms.add(COUNTER + usize::from(counter.min(2)) - 1, sign);
            }
        }
    }
}

/// The strengths that one side shows.
struct Side {
    /// How many visible pieces there are.
    tops: u8,
    /// How many have a negative value.
    negative: u8,
    /// By strength: how many visible pieces are no stronger.
    up_to: [u8; STRENGTHS],
    weakest: usize,
    strongest: usize,
}

/// By value as a byte: its strength as the terms tell it.
static STRENGTH_OF: [u8; 256] = {
    let mut table = [0; 256];
    let mut value = 0;
    while value < 256 {
        let size = (value as u8 as i8).unsigned_abs();
        table[value] = if size < STRENGTHS as u8 { size } else { STRENGTHS as u8 - 1 };
        value += 1;
    }
    table
};

#[inline]
fn strength_of(value: i8) -> usize {
    usize::from(STRENGTH_OF[usize::from(value as u8)]) % STRENGTHS
}

impl Side {
    #[inline]
    fn of<S: Width>(position: &Position<S>, player: Player) -> Self {
        let mut negative = 0u8;
        let mut shown = 0u32;
        let mut counts = [0u8; STRENGTHS];
        let tops = position.tops(player);
        for point in tops.points() {
            let value = position.top_value(point);
            let strength = strength_of(value);
            negative = negative.wrapping_add(u8::from(value < 0));
            shown |= 1 << strength;
            counts[strength] = counts[strength].wrapping_add(1);
        }
        // A product with a one in every byte adds to each the bytes below.
        const ONES: u128 = u128::MAX / 255;
        let up_to = u128::from_le_bytes(counts).wrapping_mul(ONES).to_le_bytes();
        Self {
            tops: tops.len().min(255) as u8,
            negative,
            up_to,
            weakest: (shown.trailing_zeros() as usize).min(STRENGTHS - 1),
            strongest: (31 - (shown | 1).leading_zeros()) as usize % STRENGTHS,
        }
    }

    /// The terms about what strengths there are.
    #[inline]
    fn add_strengths(&self, enemy: &Self, sign: i32, to: &mut impl Terms) {
        let some = |number: u8| usize::from(number.min(15));
        let positive = self.tops.saturating_sub(self.negative);
        to.add(SPREAD, sign * i32::from(positive.min(self.negative)));
        to.add(FEW + some(self.tops), sign);
        let prey = enemy.up_to[self.strongest];
        to.add(PREY + some(prey), sign);
        let hunters = self.tops.saturating_sub(self.up_to[enemy.weakest.saturating_sub(1)]);
        to.add(HUNTERS + some(hunters), sign);
    }
}

/// Who could mount whom next, and where else pieces could go.
struct Contact<S> {
    /// The tops that could mount an enemy.
    mounters: S,
    /// The tops that an enemy could mount.
    mounted: S,
    /// By player: how many mounts he would have.
    mounts: [i32; 2],
    /// By player: how many free points he could reach.
    room: [i32; 2],
}

impl<S: Width> Contact<S> {
    #[inline]
    fn of(position: &Position<S>) -> Self {
        let rules = position.rules();
        let (mut mounters, mut mounted, mut mounts) = (S::EMPTY, S::EMPTY, [0; 2]);
        let light = position.survey(Player::Light, |light, dark| {
            let values = [position.top_value(light), position.top_value(dark)];
            let lands = rules.may_land(values[0], values[1]);
            let is_landed_on = rules.may_land(values[1], values[0]);
            mounters |= S::only_if(light, lands) | S::only_if(dark, is_landed_on);
            mounted |= S::only_if(dark, lands) | S::only_if(light, is_landed_on);
            mounts[0] += i32::from(lands);
            mounts[1] += i32::from(is_landed_on);
        });
        let dark = position.survey(Player::Dark, |_, _| {});
        Self { mounters, mounted, mounts, room: [light, dark].map(|room| room.len() as i32) }
    }
}

trait Parts<S> {
    fn add_columns(
        &self,
        player: Player,
        sign: i32,
        enemy: &Side,
        contact: &Contact<S>,
        to: &mut impl Terms,
    );
}

impl<S: Width> Parts<S> for Position<S> {
    /// The terms of single columns of `player`.
    #[inline]
    fn add_columns(
        &self,
        player: Player,
        sign: i32,
        enemy: &Side,
        contact: &Contact<S>,
        to: &mut impl Terms,
    ) {
        let late = usize::from(player != self.turn()) * 3;
        let mut stronger = 0;
        for point in self.tops(player).points() {
            let strength = strength_of(self.top_value(point));
            let hunts = usize::from(strength >= enemy.weakest)
                | usize::from(contact.mounters.contains(point)) << 1;
            let suffers = usize::from(strength > enemy.strongest) << 1
                | usize::from(contact.mounted.contains(point));
            let kind = match self.second(point) {
                None => 0,
                Some(piece) => {
                    let kind = usize::from(piece.owner != player);
                    to.add(UNDER + kind * 16 + strength_of(piece.value), sign);
                    kind + 1
                }
            };
            to.add(COLUMN + (late + kind) * 16 + hunts * 4 + suffers, sign);
            to.add(STRENGTH + suffers * 16 + strength, sign);
            stronger += i32::from(enemy.up_to[strength]);
        }
        to.add(STRONGER, sign * stronger);
    }
}
