//! The state of a game of Ogama, and the only code that changes it.

use std::fmt;
use std::sync::Arc;

use crate::error::{Fault, Refusal};
use crate::hash::{DARK_TO_MOVE, LEVEL, POINT, keys, mix};
use crate::ogama::tables::Tables;
use crate::ogama::{Action, Move, Rules, Setup, TOWER};
use crate::position::Position as _;
use crate::prospect::Prospect;
use crate::set::{PerPoint, PointSet};
use crate::view::{Piece, Shape, View};
use crate::{Outcome, Player};

/// A position of Ogama on a board of up to `S::CAPACITY` points.
#[derive(Clone)]
pub struct Position<S: PointSet> {
    pub(crate) tables: Arc<Tables<S>>,
    pub(crate) state: State<S>,
    /// All discs of the tower, if a typed-in one is too tall for the state.
    tall: Option<Arc<[Player]>>,
}

/// What changes from move to move: 104 bytes on boards of up to 64 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State<S: PointSet> {
    /// By point: a 1, then the owner of each disc from the bottom up as a bit.
    /// So 1 is an empty point, and the lowest bit is the top disc.
    columns: S::Bytes,
    rest: Rest<S>,
}

/// What taking back a move restores whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rest<S> {
    sets: Sets<S>,
    hash: u64,
    toads: [u8; 2],
    turn: Player,
    tower: Option<u8>,
}

/// Which points hold what; follows from the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sets<S> {
    occupied: S,
    /// The points with a top disc of [`Player::Dark`].
    dark: S,
    /// The points with a column of two discs or more.
    stacked: S,
}

/// What taking back a move needs to know.
#[derive(Clone, Copy, Debug)]
pub struct Undo<S>(Rest<S>);

const EMPTY: u8 = 1;
/// The tallest column that fits a byte.
const TALLEST: usize = 7;

/// By what a column is after a disc came onto it: keys for that disc.
static DISC: [u64; 256] = keys(2);
/// By owner: keys for toads.
static TOAD: [u64; 2] = keys(3);

#[inline]
const fn height(column: u8) -> usize {
    (7 - column.leading_zeros()) as usize
}

/// The key of the top disc of a column: it stands for all discs below, too,
/// so a column's keys tell their order.
#[inline]
fn disc_key(column: u8, point: u8) -> u64 {
    mix(DISC[usize::from(column)], POINT[usize::from(point)])
}

#[inline]
fn toad_key(owner: Player, point: u8) -> u64 {
    mix(TOAD[owner.index()], POINT[usize::from(point)])
}

impl<S: PointSet> Position<S> {
    /// Reads a rule string and a position string.
    ///
    /// # Errors
    ///
    /// All faults of the rules; else all of the position.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Player, Position, Reason, ogama};
    ///
    /// // A tower of seven: the game is over, whoever is to move.
    /// let position = ogama::Small::read("size=3x3", "b*,x2/x,obobobo,x/o*,x2 o")?;
    /// let outcome = position.outcome().expect("over");
    /// assert_eq!((outcome.winner, outcome.reason), (Some(Player::Light), Reason::Tower));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn read(rules: &str, position: &str) -> Result<Self, Refusal> {
        let rules = Rules::read(rules)?;
        let setup = Setup::read(position)?;
        Self::new(rules, setup)
    }

    /// The position that `setup` describes.
    ///
    /// # Errors
    ///
    /// Every reason for which there is no such position: `size-mismatch`,
    /// `missing-toad`, `second-toad`, `two-towers`; `no-room` if the board has
    /// more points than this type holds.
    pub fn new(rules: Rules, setup: Setup) -> Result<Self, Refusal> {
        let mut faults = setup.faults(&rules);
        if setup.grid.points() > S::CAPACITY {
            let expected = format!("at most {} points", S::CAPACITY);
            faults.push(Fault::new("no-room", "CO-1.4", "board", expected, setup.grid.to_string()));
        }
        Refusal::check(faults)?;
        let tables = Arc::new(Tables::new(rules, setup.grid));
        Ok(Self::place(tables, &setup))
    }

    /// Lays out a set-up without faults.
    fn place(tables: Arc<Tables<S>>, setup: &Setup) -> Self {
        let mut columns = S::Bytes::filled(EMPTY);
        let mut toads = [0; 2];
        let mut tower = None;
        let mut tall = None;
        for (point, discs) in setup.columns.iter().enumerate() {
            let kept = &discs[discs.len().saturating_sub(TALLEST)..];
            let column = kept.iter().fold(EMPTY, |column, &disc| column << 1 | disc as u8);
            columns.set(point as u8, column);
            if discs.len() >= TOWER {
                tower = Some(point as u8);
            }
            if discs.len() > TALLEST {
                tall = Some(Arc::from(discs.as_slice()));
            }
        }
        for &point in &setup.toads {
            if let Some(&owner) = setup.columns[usize::from(point)].last() {
                toads[owner.index()] = point;
            }
        }
        let sets = Sets::of(&columns, setup.grid.points());
        let rest = Rest { sets, hash: 0, toads, turn: setup.turn, tower };
        let state = State { columns, rest };
        let mut position = Self { tables, state, tall };
        position.state.rest.hash = position.hash_from_scratch();
        position
    }

    /// The points with a top disc of `player`.
    #[inline]
    #[must_use]
    pub fn tops(&self, player: Player) -> S {
        let Sets { occupied, dark, .. } = self.state.rest.sets;
        match player {
            Player::Light => occupied & !dark,
            Player::Dark => dark,
        }
    }

    /// The points with a column of one disc, of either side.
    #[inline]
    #[must_use]
    pub fn lone_discs(&self) -> S {
        let Sets { occupied, stacked, .. } = self.state.rest.sets;
        occupied & !stacked
    }

    /// The points with a column of two discs or more.
    #[inline]
    #[must_use]
    pub fn stacked(&self) -> S {
        self.state.rest.sets.stacked
    }

    /// How many discs of each player stand on `point`, Light's first. Of a
    /// tower, at most seven are counted.
    #[inline]
    #[must_use]
    pub fn disc_counts(&self, point: u8) -> [u32; 2] {
        let column = self.state.columns.get(point);
        let dark = column.count_ones() - 1;
        [height(column) as u32 - dark, dark]
    }

    /// Where the toad of `player` stands.
    #[inline]
    #[must_use]
    pub fn toad(&self, player: Player) -> u8 {
        self.state.rest.toads[player.index()]
    }

    /// The tower, once there is one.
    #[inline]
    #[must_use]
    pub fn tower(&self) -> Option<u8> {
        self.state.rest.tower
    }

    /// How many discs stand on `point`.
    #[inline]
    #[must_use]
    pub fn height(&self, point: u8) -> usize {
        match &self.tall {
            Some(discs) if self.state.rest.tower == Some(point) => discs.len(),
            _ => height(self.state.columns.get(point)),
        }
    }

    /// How far the discs of `player` move (*Rule* OG-4.5).
    #[inline]
    #[must_use]
    pub fn distance(&self, player: Player) -> usize {
        height(self.state.columns.get(self.toad(player)))
    }

    /// The discs of a column, from the bottom up.
    pub fn discs(&self, point: u8) -> impl Iterator<Item = Player> + '_ {
        let tall = self.tall.as_deref().filter(|_| self.state.rest.tower == Some(point));
        let column = self.state.columns.get(point);
        let levels = tall.map_or(height(column), <[Player]>::len);
        (0..levels).map(move |level| match tall {
            Some(discs) => discs[level],
            None => Player::from_bit(column >> (levels - 1 - level)),
        })
    }

    /// The discs of `player`'s opponent in columns topped by `player`
    /// (*Rule* OG-5.9).
    #[must_use]
    pub fn captures(&self, player: Player) -> usize {
        let columns = self.tops(player).points();
        columns.map(|point| self.discs(point).filter(|&disc| disc != player).count()).sum()
    }

    #[inline]
    fn make_disc(&mut self, from: u8, to: u8) -> Option<u8> {
        let State { columns, rest } = &mut self.state;
        let owner = rest.turn;
        let left = columns.get(from);
        let landed = columns.get(to) << 1 | owner as u8;
        columns.set(from, left >> 1);
        columns.set(to, landed);
        rest.hash ^= disc_key(left, from) ^ disc_key(landed, to);
        rest.sets.clear(from, to);
        rest.sets.put(from, left >> 1);
        rest.sets.put_disc(to, owner, landed);
        (landed >> TOWER != 0).then_some(to)
    }
}

impl<S: PointSet> Sets<S> {
    fn of(columns: &S::Bytes, points: usize) -> Self {
        let mut sets = Self { occupied: S::EMPTY, dark: S::EMPTY, stacked: S::EMPTY };
        for point in (0..points).map(|p| p as u8) {
            sets.put(point, columns.get(point));
        }
        sets
    }

    /// Adds a point that was in no set.
    #[inline]
    fn put(&mut self, point: u8, column: u8) {
        self.occupied |= S::only_if(point, column != EMPTY);
        self.dark |= S::only_if(point, column != EMPTY && column & 1 != 0);
        self.stacked |= S::only_if(point, column >> 2 != 0);
    }

    /// [`Sets::put`], when the column's top is known to be `owner`'s.
    #[inline]
    fn put_disc(&mut self, point: u8, owner: Player, column: u8) {
        self.occupied |= S::only(point);
        self.dark |= S::only_if(point, owner == Player::Dark);
        self.stacked |= S::only_if(point, column >> 2 != 0);
    }

    /// Takes two points out of every set.
    #[inline]
    fn clear(&mut self, a: u8, b: u8) {
        let others = !(S::only(a) | S::only(b));
        self.occupied &= others;
        self.dark &= others;
        self.stacked &= others;
    }
}

impl<S: PointSet> crate::Position for Position<S> {
    type Move = Move;
    type Undo = Undo<S>;
    type Rules = Rules;

    const GAME: &'static str = "ogama";
    const PLAYERS: [&'static str; 2] = ["orange", "black"];

    fn rules(&self) -> &Rules {
        &self.tables.rules
    }

    #[inline]
    fn turn(&self) -> Player {
        self.state.rest.turn
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.state.rest.hash
    }

    fn hash_from_scratch(&self) -> u64 {
        let mut hash = if self.state.rest.turn == Player::Dark { DARK_TO_MOVE } else { 0 };
        for player in Player::BOTH {
            hash ^= toad_key(player, self.toad(player));
        }
        for point in self.tables.board.points() {
            let mut column = EMPTY;
            for (level, owner) in self.discs(point).enumerate() {
                let fits = level < TALLEST;
                column = if fits { column << 1 | owner as u8 } else { column ^ owner as u8 };
                let height = if fits { 0 } else { LEVEL.wrapping_mul(level as u64) };
                hash ^= disc_key(column, point).wrapping_mul(height | 1);
            }
        }
        hash
    }

    fn outcome(&self) -> Option<Outcome> {
        self.judge()
    }

    fn moves_into_unchecked(&self, list: &mut Vec<Move>) {
        self.generate(list);
    }

    fn count_moves_unchecked(&self) -> u64 {
        self.count()
    }

    #[inline]
    fn make(&mut self, mv: Move) -> Undo<S> {
        let undo = Undo(self.state.rest);
        let turn = self.turn();
        match mv.action() {
            Action::Step { to } => {
                let hash = toad_key(turn, self.toad(turn)) ^ toad_key(turn, to);
                self.state.rest.hash ^= hash;
                self.state.rest.toads[turn.index()] = to;
            }
            Action::Disc { from, to } => self.state.rest.tower = self.make_disc(from, to),
        }
        self.state.rest.hash ^= DARK_TO_MOVE;
        self.state.rest.turn = !turn;
        undo
    }

    #[inline]
    fn unmake(&mut self, mv: Move, undo: Undo<S>) {
        let State { columns, rest } = &mut self.state;
        *rest = undo.0;
        if let Action::Disc { from, to } = mv.action() {
            columns.set(to, columns.get(to) >> 1);
            columns.set(from, columns.get(from) << 1 | rest.turn as u8);
        }
    }

    #[inline]
    fn switch_turn(&mut self) {
        self.state.rest.hash ^= DARK_TO_MOVE;
        self.state.rest.turn = !self.state.rest.turn;
    }

    fn is_legal_unchecked(&self, mv: Move) -> bool {
        self.allows(mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, Fault> {
        Move::read(text, self.tables.grid)
    }

    fn write_move(&self, mv: Move) -> String {
        mv.write(self.tables.grid)
    }

    fn ends(&self, mv: Move) -> Option<(u8, u8)> {
        Some(match mv.action() {
            Action::Step { to } => (self.toad(self.turn()), to),
            Action::Disc { from, to } => (from, to),
        })
    }

    fn is_capture(&self, mv: Move) -> bool {
        matches!(mv.action(), Action::Disc { to, .. } if self.tops(!self.turn()).contains(to))
    }

    fn way(&self, mv: Move) -> Vec<u8> {
        self.way(mv)
    }

    fn prospects(&self, from: u8) -> Vec<Prospect> {
        self.closed_to(from)
    }

    fn range(&self, player: Player) -> Option<usize> {
        Some(self.distance(player))
    }

    fn text(&self) -> String {
        Setup::from(self).to_string()
    }

    fn view(&self) -> View {
        let piece = |owner| Piece { owner, value: None };
        let points = self.tables.board.points();
        View {
            shape: Shape::Grid(self.tables.grid),
            columns: points.map(|p| self.discs(p).map(piece).collect()).collect(),
            figures: Player::BOTH.map(|player| (self.toad(player), player)).to_vec(),
            turn: self.turn(),
        }
    }

    fn repetition(&self) -> Option<Outcome> {
        Some(self.judge_repetition())
    }

    fn cap(&self) -> Option<(u32, Outcome)> {
        let cap = self.tables.rules.cap;
        (cap > 0).then_some((cap, Outcome::draw(crate::Reason::Cap)))
    }
}

impl<S: PointSet> PartialEq for Position<S> {
    fn eq(&self, other: &Self) -> bool {
        self.tables.grid == other.tables.grid
            && self.state == other.state
            && self.tall == other.tall
    }
}

impl<S: PointSet> Eq for Position<S> {}

impl<S: PointSet> fmt::Debug for Position<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ogama::Position({:?} under {})", self.text(), self.tables.rules)
    }
}
