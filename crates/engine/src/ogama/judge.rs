//! The terms of a position of Ogama.

use rules::ogama::Position;
use rules::set::PointSet;
use rules::{Player, Position as _};

use crate::ogama::weights::WEIGHTS;
use crate::terms::{Judged, Terms};

/// Having the move.
const TEMPO: usize = 0;
/// By height from 1 to 5: a column under one's own top disc. Height is what a
/// tower is made of, and what a toad on it would give the discs.
const COLUMN: usize = TEMPO + 1;
/// By height: one's column that an enemy disc could land on, with the enemy to
/// move. It may be gone next move; a column of five then is the game.
const HANGING: usize = COLUMN + 5;
/// By height: the same with oneself to move: there is time to see to it.
const ATTACKED: usize = HANGING + 5;
/// By height: one's column that one's own discs could land on: it can be taken
/// back, or grow.
const SUPPORTED: usize = ATTACKED + 5;
/// By height from 1 to 5: one's toad on such a column: how far discs move.
const TOAD: usize = SUPPORTED + 5;
/// By height: the highest column the toad could step to: next move's distance.
const CLIMB: usize = TOAD + 5;
/// The points the toad could step to: a toad without steps keeps its distance.
const STEPS: usize = CLIMB + 5;
/// The points that one's discs could land on.
const LANDINGS: usize = STEPS + 1;
/// By the lesser number of singles, up to 7: the lead in captured discs. It is
/// the result, should the singles run out.
const CAPTURES: usize = LANDINGS + 1;
/// By number up to 7: one's free singles. The last ones decide when captures
/// are counted.
const SINGLES: usize = CAPTURES + 8;
/// One's columns whose second disc is the enemy's: lifting the top gives the
/// column away.
const PINNED: usize = SINGLES + 8;
/// How many terms there are.
pub(super) const TERMS: usize = PINNED + 1;

impl<S: PointSet> Judged for Position<S> {
    fn term_names() -> Vec<String> {
        let groups = [
            ("tempo", 1, 0),
            ("column", 5, 1),
            ("hanging", 5, 1),
            ("attacked", 5, 1),
            ("supported", 5, 1),
            ("toad", 5, 1),
            ("climb", 5, 1),
            ("steps", 1, 0),
            ("landings", 1, 0),
            ("captures", 8, 0),
            ("singles", 8, 0),
            ("pinned", 1, 0),
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
        let mut captures = 0;
        let singles = Player::BOTH.map(|player| self.singles(player).len().min(7) as usize);
        for (player, sign) in [(Player::Light, 1), (Player::Dark, -1)] {
            if player == self.turn() {
                terms.add(TEMPO, sign);
            }
            captures += sign * self.columns_of(player, sign, reach, terms);
            self.toad_of(player, sign, terms);
            let own = reach[player.index()];
            terms.add(LANDINGS, sign * own.len() as i32);
            terms.add(SINGLES + singles[player.index()], sign);
        }
        terms.add(CAPTURES + singles[0].min(singles[1]), captures);
    }
}

trait Parts<S> {
    fn columns_of(&self, player: Player, sign: i32, reach: [S; 2], to: &mut impl Terms) -> i32;
    fn toad_of(&self, player: Player, sign: i32, to: &mut impl Terms);
}

impl<S: PointSet> Parts<S> for Position<S> {
    /// The columns of `player`; how many discs he has captured.
    #[inline]
    fn columns_of(&self, player: Player, sign: i32, reach: [S; 2], to: &mut impl Terms) -> i32 {
        let (own, enemy) = (reach[player.index()], reach[(!player).index()]);
        let attacked = if player == self.turn() { ATTACKED } else { HANGING };
        let tops = self.tops(player);
        let lone = tops & !self.stacked();
        to.add(COLUMN, sign * lone.len() as i32);
        to.add(attacked, sign * (lone & enemy).len() as i32);
        to.add(SUPPORTED, sign * (lone & own).len() as i32);
        let mut captures = 0;
        for point in (tops & self.stacked()).points() {
            let [light, dark] = self.disc_counts(point);
            let prisoners = if player == Player::Light { dark } else { light };
            captures += prisoners as i32;
            let height = ((light + dark) as usize).min(5) - 1;
            to.add(COLUMN + height, sign);
            if enemy.contains(point) {
                to.add(attacked + height, sign);
            }
            if own.contains(point) {
                to.add(SUPPORTED + height, sign);
            }
            if prisoners > 0 && super::Look::second_is(self, point, !player) {
                to.add(PINNED, sign);
            }
        }
        captures
    }

    #[inline]
    fn toad_of(&self, player: Player, sign: i32, to: &mut impl Terms) {
        to.add(TOAD + self.distance(player).clamp(1, 5) - 1, sign);
        let steps = self.toad_steps_of(player);
        to.add(STEPS, sign * steps.len() as i32);
        let highest = steps.points().map(|point| self.height(point)).max();
        if let Some(height) = highest {
            to.add(CLIMB + height.clamp(1, 5) - 1, sign);
        }
    }
}
