//! The terms of a position of Ogama.

use rules::ogama::Position;
use rules::set::PointSet;
use rules::{Player, Position as _};

use crate::ogama::weights::WEIGHTS;
use crate::terms::{Judged, Terms};

/// Having the move.
const TEMPO: usize = 0;
/// A column under one's own top disc, by three things: whether oneself is to
/// move; who could land on it next (nobody, oneself, the enemy, both); and its
/// height from 1 to 5. Height is what a tower is made of. What the enemy can
/// land on may be gone next move, and a column of five then is the game; what
/// one can land on oneself can grow or be taken back.
const COLUMN: usize = TEMPO + 1;
/// By height from 1 to 5: one's toad on such a column: how far discs move. No
/// disc lands there, so that the column is safe but does not grow.
const TOAD: usize = COLUMN + 40;
/// By height: the highest column the toad could step to: next move's distance.
const CLIMB: usize = TOAD + 5;
/// The points the toad could step to: a toad without steps keeps its distance.
const STEPS: usize = CLIMB + 5;
/// The points that one's discs could land on.
const LANDINGS: usize = STEPS + 1;
/// A column of four, of either side, that a step of one's toad would bring
/// into reach, with oneself to move, and with the enemy to move.
const NEAR_FOUR: usize = LANDINGS + 1;
/// The same of a column of five: a threat to win that has to be met.
const NEAR_FIVE: usize = NEAR_FOUR + 2;
/// By the lesser number of singles, up to 7: the lead in captured discs. It is
/// the result, should the singles run out.
const CAPTURES: usize = NEAR_FIVE + 2;
/// By one's own singles, up to 7: leading in captures. The leader wants the
/// end, and can bring it about by stacking the last of his own singles.
const LEAD: usize = CAPTURES + 8;
/// By the enemy's singles: leading in captures. When his run out the leader
/// has won, too, so he cannot afford to stack them.
const CHASED: usize = LEAD + 8;
/// By number up to 7: one's free singles.
const SINGLES: usize = CHASED + 8;
/// By height from 2 to 5: one's column whose second disc is the enemy's:
/// lifting the top gives the column away.
const PINNED: usize = SINGLES + 8;
/// How many terms there are.
pub(super) const TERMS: usize = PINNED + 4;

/// The lowest column that is near to being a tower.
const TALL: usize = 4;

impl<S: PointSet> Judged for Position<S> {
    fn term_names() -> Vec<String> {
        let groups = [
            ("tempo", 1, 0),
            ("column", 40, 0),
            ("toad", 5, 1),
            ("climb", 5, 1),
            ("steps", 1, 0),
            ("landings", 1, 0),
            ("near four", 2, 0),
            ("near five", 2, 0),
            ("captures", 8, 0),
            ("lead", 8, 0),
            ("chased", 8, 0),
            ("singles", 8, 0),
            ("pinned", 4, 2),
        ];
        crate::terms::names(&groups)
    }

    fn weights() -> &'static [i16] {
        &WEIGHTS
    }

    #[inline]
    fn terms(&self, terms: &mut impl Terms) {
        let reach = Player::BOTH.map(|player| {
            let to = self.destinations_of(player);
            self.free_discs_of(player).points().fold(S::EMPTY, |all, from| all | to(from))
        });
        let singles = Player::BOTH.map(|player| self.singles(player).len().min(7) as usize);
        let mut seen = Seen { captures: 0, tall: [S::EMPTY; 2] };
        for (player, sign) in [(Player::Light, 1), (Player::Dark, -1)] {
            if player == self.turn() {
                terms.add(TEMPO, sign);
            }
            self.add_columns(player, sign, reach, &mut seen, terms);
            terms.add(LANDINGS, sign * reach[player.index()].len() as i32);
            terms.add(SINGLES + singles[player.index()], sign);
        }
        for (player, sign) in [(Player::Light, 1), (Player::Dark, -1)] {
            self.add_toad(player, sign, seen.tall, terms);
        }
        terms.add(CAPTURES + singles[0].min(singles[1]), seen.captures);
        if seen.captures != 0 {
            let leader = usize::from(seen.captures < 0);
            terms.add(LEAD + singles[leader], seen.captures.signum());
            terms.add(CHASED + singles[1 - leader], seen.captures.signum());
        }
    }
}

/// What is learnt of the columns on the way.
struct Seen<S> {
    /// Light's lead in captured discs.
    captures: i32,
    /// The columns of four without a toad, and those of five.
    tall: [S; 2],
}

trait Parts<S> {
    fn add_columns(
        &self,
        player: Player,
        sign: i32,
        reach: [S; 2],
        seen: &mut Seen<S>,
        to: &mut impl Terms,
    );
    fn add_toad(&self, player: Player, sign: i32, tall: [S; 2], to: &mut impl Terms);
}

impl<S: PointSet> Parts<S> for Position<S> {
    /// The terms of the columns of `player`.
    #[inline]
    fn add_columns(
        &self,
        player: Player,
        sign: i32,
        reach: [S; 2],
        seen: &mut Seen<S>,
        to: &mut impl Terms,
    ) {
        let (own, enemy) = (reach[player.index()], reach[(!player).index()]);
        let first = COLUMN + if player == self.turn() { 0 } else { 20 };
        let tops = self.tops(player);
        let lone = tops & !self.stacked();
        let sets = [lone, lone & own, lone & enemy, lone & own & enemy];
        let [all, to_own, to_enemy, to_both] = sets.map(|set| sign * set.len() as i32);
        to.add(first, all - to_own - to_enemy + to_both);
        to.add(first + 5, to_own - to_both);
        to.add(first + 10, to_enemy - to_both);
        to.add(first + 15, to_both);
        for point in (tops & self.stacked()).points() {
            let [light, dark] = self.disc_counts(point);
            let prisoners = if player == Player::Light { dark } else { light };
            seen.captures += sign * prisoners as i32;
            let height = ((light + dark) as usize).clamp(2, 5);
            let who = usize::from(own.contains(point)) + 2 * usize::from(enemy.contains(point));
            to.add(first + 5 * who + height - 1, sign);
            if height >= TALL && point != self.toad(player) {
                seen.tall[height - TALL] |= S::only(point);
            }
            if prisoners > 0 && super::Look::second_is(self, point, !player) {
                to.add(PINNED + height - 2, sign);
            }
        }
    }

    /// The terms of the toad of `player`.
    #[inline]
    fn add_toad(&self, player: Player, sign: i32, tall: [S; 2], to: &mut impl Terms) {
        let distance = self.distance(player).clamp(1, 5);
        to.add(TOAD + distance - 1, sign);
        let steps = self.toad_steps_of(player);
        to.add(STEPS, sign * steps.len() as i32);
        let heights = steps.points().fold(0_u32, |all, point| all | 1 << self.height(point).min(5));
        if heights == 0 {
            return;
        }
        to.add(CLIMB + heights.ilog2().clamp(1, 5) as usize - 1, sign);
        if (tall[0] | tall[1]).is_empty() {
            return;
        }
        // Where the toad stands now a disc gets free, so all tops count.
        let discs = self.tops(player);
        let late = usize::from(player != self.turn());
        let mut near = [0, 0];
        for distance in (1..=5).filter(|n| heights >> n & 1 != 0 && *n != distance) {
            let from = self.ring_at(distance);
            for (near, columns) in near.iter_mut().zip(tall) {
                *near += columns.points().filter(|&point| from(point).meets(discs)).count() as i32;
            }
        }
        to.add(NEAR_FOUR + late, sign * near[0]);
        to.add(NEAR_FIVE + late, sign * near[1]);
    }
}
