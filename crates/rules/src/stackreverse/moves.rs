//! The moves of Stackreverse: what is legal, listed and counted.

use crate::Player;
use crate::position::Position as _;
use crate::stackreverse::stacks::Store;
use crate::stackreverse::tables::{LineTables, Movement, Route};
use crate::stackreverse::{Position, Width};

/// One move, or a pass.
///
/// # Examples
///
/// ```
/// use rules::stackreverse::{Action, Move};
///
/// let mv = Move::turned(0, 32);
/// assert_eq!(mv.action(), Action::Go { from: 0, to: 32, turned: true });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u32);

/// What a [`Move`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A visible piece goes to another point (*Rule* SR-3.1).
    Go {
        /// The column it leaves.
        from: u8,
        /// The empty point or the column it goes to.
        to: u8,
        /// Whether it is turned over on the way (*Rule* SR-3.8).
        turned: bool,
    },
    /// A player without a move passes (*Rule* SR-3.20).
    Pass,
}

const TURNED: u32 = 1 << 16;

impl Move {
    /// The pass.
    pub const PASS: Self = Self(0);

    /// The top piece of `from` goes to `to`, another point.
    #[inline]
    #[must_use]
    pub const fn plain(from: u8, to: u8) -> Self {
        Self(from as u32 | (to as u32) << 8)
    }

    /// [`Move::plain`], turned over on the way.
    #[inline]
    #[must_use]
    pub const fn turned(from: u8, to: u8) -> Self {
        Self(Self::plain(from, to).0 | TURNED)
    }

    /// The move as a number below 2^17.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The move whose [`Move::bits`] are the lowest 17 of `bits`.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & ((TURNED << 1) - 1))
    }

    /// The point it begins at; of the pass, any.
    #[inline]
    pub(crate) const fn from(self) -> u8 {
        self.0.to_le_bytes()[0]
    }

    /// The point it ends at; of the pass, any.
    #[inline]
    pub(crate) const fn to(self) -> u8 {
        self.0.to_le_bytes()[1]
    }

    /// What the move does.
    #[inline]
    #[must_use]
    pub const fn action(self) -> Action {
        let [from, to, turned, _] = self.0.to_le_bytes();
        if from == to { Action::Pass } else { Action::Go { from, to, turned: turned != 0 } }
    }
}

impl<S: Width> Position<S> {
    /// Whether the top piece of `from` may land on the column of `to`.
    #[inline]
    pub(crate) fn may_land(&self, from: u8, to: u8) -> bool {
        self.tables.rules.may_land(self.state.stacks.value(from), self.state.stacks.value(to))
    }

    /// The free points and the columns the top piece of `from` may go to.
    #[inline]
    pub(crate) fn destinations(&self, from: u8) -> (S, S) {
        let occupied = self.occupied();
        let (mut free, mut landings) = (S::EMPTY, S::EMPTY);
        match &self.tables.movement {
            Movement::Lines(lines) => {
                for &[up, down] in lines.pairs_of_rays(from) {
                    let (ahead, behind) = (up & occupied, down & occupied);
                    free |= (up & ahead.below_first()) | (down & behind.above_last());
                    if !ahead.is_empty() {
                        let hit = ahead.first();
                        landings |= S::only_if(hit, self.may_land(from, hit));
                    }
                    if !behind.is_empty() {
                        let hit = behind.last();
                        landings |= S::only_if(hit, self.may_land(from, hit));
                    }
                }
            }
            Movement::Steps(routes) => {
                for route in &routes[usize::from(from)] {
                    if route.through.is_some_and(|through| (through & !occupied).is_empty()) {
                        continue;
                    }
                    let is_free = !occupied.contains(route.to);
                    free |= S::only_if(route.to, is_free);
                    landings |= S::only_if(route.to, !is_free && self.may_land(from, route.to));
                }
            }
        }
        (free, landings)
    }

    /// The free points that a piece on `from` could go to, and the columns it
    /// could land on if strength did not matter.
    #[inline]
    #[must_use]
    pub fn sight(&self, from: u8) -> (S, S) {
        let occupied = self.occupied();
        let (mut free, mut hits) = (S::EMPTY, S::EMPTY);
        match &self.tables.movement {
            Movement::Lines(lines) => {
                for &[up, down] in lines.pairs_of_rays(from) {
                    let (ahead, behind) = (up & occupied, down & occupied);
                    let (near, back) = (ahead.below_first(), behind.above_last());
                    free |= (up & near) | (down & back);
                    hits |= S::only_if(ahead.first(), !ahead.is_empty())
                        | S::only_if(behind.last(), !behind.is_empty());
                }
            }
            Movement::Steps(routes) => {
                for route in &routes[usize::from(from)] {
                    if route.through.is_some_and(|through| (through & !occupied).is_empty()) {
                        continue;
                    }
                    let is_free = !occupied.contains(route.to);
                    free |= S::only_if(route.to, is_free);
                    hits |= S::only_if(route.to, !is_free);
                }
            }
        }
        (free, hits)
    }

    /// The free points that some visible piece of `player` could go to.
    ///
    /// On the way every visible piece of his and every enemy's that it could
    /// mount if strength did not matter are handed to `meet`, his first. The
    /// enemy's could as well mount his.
    #[inline]
    pub fn survey(&self, player: Player, meet: impl FnMut(u8, u8)) -> S {
        match &self.tables.movement {
            Movement::Lines(lines) => self.survey_along(lines, player, meet),
            Movement::Steps(routes) => self.survey_by_steps(routes, player, meet),
        }
    }

    #[inline]
    fn survey_along(
        &self,
        lines: &LineTables<S>,
        player: Player,
        mut meet: impl FnMut(u8, u8),
    ) -> S {
        let (own, enemies, occupied) = (self.tops(player), self.tops(!player), self.occupied());
        let mut room = S::EMPTY;
        for (line, direction) in lines.directions.iter().enumerate() {
            let filled = direction.fill(own, !occupied, lines.doublings);
            room |= filled;
            for hit in (direction.step(filled) & enemies).points() {
                if let Some(from) = lines.first_hit(hit, line ^ 1, occupied) {
                    meet(from, hit);
                }
            }
        }
        room & !own
    }

    fn survey_by_steps(
        &self,
        routes: &[Vec<Route<S>>],
        player: Player,
        mut meet: impl FnMut(u8, u8),
    ) -> S {
        let open = !self.occupied();
        let mut room = S::EMPTY;
        for from in self.tops(player).points() {
            let is_open = |route: &&Route<S>| route.through.is_none_or(|t| t.meets(open));
            for route in routes[usize::from(from)].iter().filter(is_open) {
                room |= S::only_if(route.to, open.contains(route.to));
                if self.tops(!player).contains(route.to) {
                    meet(from, route.to);
                }
            }
        }
        room
    }

    #[inline]
    pub(crate) fn generate(&self, list: &mut Vec<Move>) {
        let start = list.len();
        for from in self.tops(self.turn()).points() {
            let (free, landings) = self.destinations(from);
            for to in free.points() {
                list.push(Move::plain(from, to));
                list.push(Move::turned(from, to));
            }
            list.extend(landings.points().map(|to| Move::plain(from, to)));
        }
        if list.len() == start {
            list.push(Move::PASS);
        }
    }

    /// Appends the mounts: the moves onto columns topped by the opponent
    /// (*Rule* SR-3.23).
    #[inline]
    pub fn mounts_into(&self, list: &mut Vec<Move>) {
        let enemies = self.tops(!self.turn());
        for from in self.tops(self.turn()).points() {
            let (_, landings) = self.destinations(from);
            list.extend((landings & enemies).points().map(|to| Move::plain(from, to)));
        }
    }

    #[inline]
    pub(crate) fn count(&self) -> u64 {
        let moves = match &self.tables.movement {
            Movement::Lines(lines) => self.count_along(lines),
            Movement::Steps(_) => {
                let of = |from| {
                    let (free, landings) = self.destinations(from);
                    2 * free.len() + landings.len()
                };
                self.tops(self.turn()).points().map(of).sum()
            }
        };
        u64::from(moves.max(1))
    }

    /// All pieces at once, by direction: a free point in a direction is
    /// reached from the nearest piece only, so a fill counts every move.
    #[inline]
    fn count_along(&self, lines: &LineTables<S>) -> u32 {
        let own = self.tops(self.turn());
        let occupied = self.occupied();
        let (mut free, mut landings) = (0, 0);
        for (line, direction) in lines.directions.iter().enumerate() {
            let filled = direction.fill(own, !occupied, lines.doublings);
            free += (filled & !own).len();
            for hit in (direction.step(filled) & occupied).points() {
                if let Some(from) = lines.first_hit(hit, line ^ 1, occupied) {
                    landings += u32::from(self.may_land(from, hit));
                }
            }
        }
        2 * free + landings
    }

    /// Whether the player to move has a mount: a move onto a column topped by
    /// the opponent (*Rule* SR-3.23).
    #[inline]
    pub(crate) fn has_mount(&self) -> bool {
        let (own, enemy) = (self.tops(self.turn()), self.tops(!self.turn()));
        match &self.tables.movement {
            Movement::Lines(lines) => {
                let occupied = own | enemy;
                lines.directions.iter().enumerate().any(|(line, direction)| {
                    let filled = direction.fill(own, !occupied, lines.doublings);
                    (direction.step(filled) & enemy).points().any(|hit| {
                        lines
                            .first_hit(hit, line ^ 1, occupied)
                            .is_some_and(|from| self.may_land(from, hit))
                    })
                })
            }
            Movement::Steps(_) => own.points().any(|from| self.destinations(from).1.meets(enemy)),
        }
    }

    /// Whether the player to move has any move but the pass.
    pub(crate) fn has_move(&self) -> bool {
        self.tops(self.turn()).points().any(|from| {
            let (free, landings) = self.destinations(from);
            !(free | landings).is_empty()
        })
    }

    /// Whether `mv` is among the moves generated, were the game not over.
    pub(crate) fn allows(&self, mv: Move) -> bool {
        match mv.action() {
            Action::Pass => !self.has_move(),
            Action::Go { from, to, turned } => {
                self.tops(self.turn()).contains(from) && {
                    let (free, landings) = self.destinations(from);
                    free.contains(to) || (!turned && landings.contains(to))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;
    use crate::set::PointSet as _;

    const RULES: [&str; 4] =
        ["", "size=6x6,set=1.2.3.4,lines=all", "board=wild.40.7", "board=wild.30.2,steps=1-2"];

    /// Runs `check` on the positions of one random game under each rules.
    fn on_random_positions(check: impl Fn(&Position<u64>)) {
        for (seed, rules) in (0..).zip(RULES) {
            let rules = crate::stackreverse::Rules::read(rules, None).unwrap();
            let setup = crate::stackreverse::Setup::start(&rules).unwrap();
            let mut position = Position::new(rules, setup).unwrap();
            let mut random = SplitMix64::new(seed);
            println!("seed {seed}");
            for _ in 0..120 {
                check(&position);
                let mut moves = Vec::new();
                position.generate(&mut moves);
                position.make(moves[random.below(moves.len() as u64) as usize]);
            }
        }
    }

    #[test]
    fn a_survey_finds_the_room_and_every_enemy_in_sight_once() {
        on_random_positions(|position| {
            for player in Player::BOTH {
                let (mut met, mut seen, mut room) = (Vec::new(), Vec::new(), u64::EMPTY);
                for from in position.tops(player).points() {
                    let (free, hits) = position.sight(from);
                    room |= free;
                    let enemies = hits & position.tops(!player);
                    seen.extend(enemies.points().map(|to| (from, to)));
                }
                let surveyed = position.survey(player, |from, to| met.push((from, to)));
                met.sort_unstable();
                assert_eq!((surveyed, met), (room, seen), "{position:?}");
            }
        });
    }
}
