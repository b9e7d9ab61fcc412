//! How well a side stands.
//!
//! The figures are guesses that make for a sensible opponent; none is tuned.

use rules::set::PointSet;
use rules::stackreverse::Width;
use rules::{Player, Position, ogama, stackreverse};

/// A position that can be judged without looking ahead.
pub trait Evaluate: Position {
    /// How well `player` stands, the higher the better; only the difference
    /// to the other player's figure means anything.
    fn standing(&self, player: Player) -> i32;

    /// How much better the player to move stands.
    fn evaluate(&self) -> i32 {
        self.standing(self.turn()) - self.standing(!self.turn())
    }
}

impl<S: PointSet> Evaluate for ogama::Position<S> {
    fn standing(&self, player: Player) -> i32 {
        /// By height: what a column is worth to the owner of its top disc.
        const COLUMN: [i32; 7] = [0, 0, 4, 10, 22, 40, 0];
        let tops = self.tops(player);
        let columns: i32 =
            tops.points().map(|point| COLUMN[self.height(point).min(ogama::TOWER)]).sum();
        let captures = self.captures(player) as i32;
        let singles = self.singles(player).len().min(self.singles(!player).len()) as i32;
        // The fewer singles are left, the sooner captures are counted.
        let urgency = 6 + 36 / (1 + singles);
        let reach = 8 * self.distance(player).min(4) as i32;
        6 * tops.len() as i32 + columns + urgency * captures + reach
    }
}

impl<S: Width> Evaluate for stackreverse::Position<S> {
    fn standing(&self, player: Player) -> i32 {
        let top = |point| self.downwards(point).next().map_or(0, |piece| piece.value);
        let (own, enemy) = (self.tops(player), self.tops(!player));
        let strength: i32 = own.points().map(|point| i32::from(top(point)).abs().min(12)).sum();
        let mut mounts = 0;
        for under in enemy.points().map(top) {
            // A piece may be turned over on its way to the mount.
            let could = |over: i8| [over, -over].iter().any(|&v| self.rules().may_land(v, under));
            mounts += own.points().filter(|&point| could(top(point))).take(4).count() as i32;
        }
        40 * own.len() as i32 + 2 * strength + 3 * mounts
    }
}
