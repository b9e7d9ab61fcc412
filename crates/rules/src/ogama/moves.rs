//! The actions of Ogama: what is legal, listed and counted.

use crate::Player;
use crate::ogama::Position;
use crate::position::Position as _;
use crate::set::PointSet;

/// One action: a turn's worth (*Rule* OG-2.1).
///
/// # Examples
///
/// ```
/// use rules::ogama::{Action, Move};
///
/// assert_eq!(Move::disc(0, 6).action(), Action::Disc { from: 0, to: 6 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// What a [`Move`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// The mover's toad steps (*Rule* OG-3.1).
    Step {
        /// The point it steps to.
        to: u8,
    },
    /// A free disc moves (*Rule* OG-4.1).
    Disc {
        /// The column it leaves.
        from: u8,
        /// The column or the empty point it lands on.
        to: u8,
    },
}

impl Move {
    /// The mover's toad steps to `to`.
    #[inline]
    #[must_use]
    pub const fn step(to: u8) -> Self {
        Self::disc(to, to)
    }

    /// The top disc of `from` moves to `to`, another point.
    #[inline]
    #[must_use]
    pub const fn disc(from: u8, to: u8) -> Self {
        Self(u16::from_le_bytes([from, to]))
    }

    /// The move as a number below 2^16.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0 as u32
    }

    /// The move whose [`Move::bits`] are the lowest 16 of `bits`.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits as u16)
    }

    /// What the move does.
    #[inline]
    #[must_use]
    pub const fn action(self) -> Action {
        let [from, to] = self.0.to_le_bytes();
        if from == to { Action::Step { to } } else { Action::Disc { from, to } }
    }
}

impl<S: PointSet> Position<S> {
    /// Where the toad of the player to move may step (*Rule* OG-3).
    #[inline]
    pub(crate) fn toad_steps(&self) -> S {
        self.toad_steps_of(self.turn())
    }

    /// Where the toad of `player` could step, were it his turn.
    #[inline]
    #[must_use]
    pub fn toad_steps_of(&self, player: Player) -> S {
        self.tables.steps[usize::from(self.toad(player))] & self.tops(player)
    }

    /// The points whose top disc the player to move may move (*Rule* OG-4.1
    /// and OG-4.2).
    #[inline]
    pub(crate) fn free_discs(&self) -> S {
        self.free_discs_of(self.turn())
    }

    /// The points whose top disc `player` could move, were it his turn.
    #[inline]
    #[must_use]
    pub fn free_discs_of(&self, player: Player) -> S {
        self.tops(player) & !S::only(self.toad(player))
    }

    #[inline]
    fn destinations(&self) -> impl Fn(u8) -> S + '_ {
        self.destinations_of(self.turn())
    }

    /// Where a free disc of `player` could move to from a point, were it his
    /// turn (*Rule* OG-4.7 to OG-4.14). Paths run both ways: it is also from
    /// where a disc could come.
    #[inline]
    pub fn destinations_of(&self, player: Player) -> impl Fn(u8) -> S + '_ {
        let paths = self.tables.paths(self.distance(player), self.state_toads());
        move |from| paths.destinations(from)
    }

    /// The points at the distance that the discs of `player` move, whether or
    /// not a toad is in the way (*Rule* OG-4.9).
    #[inline]
    pub fn ring_of(&self, player: Player) -> impl Fn(u8) -> S + '_ {
        let ring = self.tables.ring(self.distance(player));
        move |from| ring[usize::from(from)]
    }

    /// [`Position::ring_of`], were the discs to move `distance` points, 1 to 7.
    #[inline]
    pub fn ring_at(&self, distance: usize) -> impl Fn(u8) -> S + '_ {
        let ring = self.tables.ring(distance);
        move |from| ring[usize::from(from)]
    }

    /// Appends the moves that capture.
    #[inline]
    pub fn captures_into(&self, list: &mut Vec<Move>) {
        let enemies = self.tops(!self.turn());
        let destinations = self.destinations();
        for from in self.free_discs().points() {
            list.extend((destinations(from) & enemies).points().map(|to| Move::disc(from, to)));
        }
    }

    #[inline]
    fn state_toads(&self) -> [u8; 2] {
        Player::BOTH.map(|player| self.toad(player))
    }

    #[inline]
    pub(crate) fn generate(&self, list: &mut Vec<Move>) {
        list.extend(self.toad_steps().points().map(Move::step));
        let destinations = self.destinations();
        for from in self.free_discs().points() {
            list.extend(destinations(from).points().map(|to| Move::disc(from, to)));
        }
    }

    #[inline]
    pub(crate) fn count(&self) -> u64 {
        let steps = self.toad_steps().len();
        let discs = if self.distance(self.turn()) == 1 {
            self.count_single_steps()
        } else {
            let destinations = self.destinations();
            self.free_discs().points().map(|from| destinations(from).len()).sum()
        };
        u64::from(steps + discs)
    }

    /// The disc moves when discs move one step: all at once, by direction.
    #[inline]
    fn count_single_steps(&self) -> u32 {
        let tables = &*self.tables;
        let files = tables.grid.files() as u32;
        let [a, b] = self.state_toads();
        let open = tables.board & !(S::only(a) | S::only(b));
        let free = self.free_discs();
        let along_ranks = ((free & tables.not_last_file).up(1) & open).len()
            + ((free & tables.not_first_file).down(1) & open).len();
        let along_files = (free.up(files) & open).len() + (free.down(files) & open).len();
        along_ranks + along_files
    }

    pub(crate) fn has_move(&self) -> bool {
        !self.toad_steps().is_empty() || {
            let destinations = self.destinations();
            self.free_discs().points().any(|from| !destinations(from).is_empty())
        }
    }

    /// Whether `mv` is among the moves generated, were the game not over.
    pub(crate) fn allows(&self, mv: Move) -> bool {
        match mv.action() {
            Action::Step { to } => self.toad_steps().contains(to),
            Action::Disc { from, to } => {
                self.free_discs().contains(from) && self.destinations()(from).contains(to)
            }
        }
    }
}
