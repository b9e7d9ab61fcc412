//! The state of a game of Stackreverse, and the only code that changes it.

use std::fmt;
use std::sync::Arc;

use crate::error::{Fault, Refusal};
use crate::hash::{DARK_TO_MOVE, LEVEL, POINT, keys, mix};
use crate::position::Position as _;
use crate::prospect::Prospect;
use crate::stackreverse::rules::{Board, CapResult, Loss, Repetition};
use crate::stackreverse::stacks::{Carried, Piece, Store, Width};
use crate::stackreverse::tables::Tables;
use crate::stackreverse::{Action, Move, Rules, Setup};
use crate::view::{self, Shape, View};
use crate::{Outcome, Player, Reason};

/// A position of Stackreverse.
#[derive(Clone)]
pub struct Position<S: Width> {
    pub(crate) tables: Arc<Tables<S>>,
    pub(crate) state: State<S>,
}

/// What changes from move to move: 368 bytes on small boards.
#[derive(Clone, Debug)]
pub(crate) struct State<S: Width> {
    pub stacks: S::Stacks,
    rest: Rest<S>,
}

/// What taking back a move restores whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rest<S> {
    occupied: S,
    /// The points with a top piece of [`Player::Dark`].
    dark: S,
    hash: u64,
    /// By player: how many of his last turns in a row were of the kind that
    /// loses at the third (*Rule* SR-4.15): 0 to 2.
    counters: [u8; 2],
    turn: Player,
}

/// What taking back a move needs to know.
#[derive(Clone, Copy, Debug)]
pub struct Undo<S, L> {
    rest: Rest<S>,
    /// How the two columns were.
    tops: L,
}

/// [`Undo`] for boards of a width.
pub(crate) type UndoOf<S> = Undo<S, <<S as Width>::Stacks as Store>::Tops>;

/// By value and owner: keys for pieces.
static PIECE: [u64; 512] = keys(4);
/// By count: keys for the counters of each player.
static COUNTER: [[u64; 4]; 2] = [keys(5), keys(6)];

#[inline]
fn piece_key(piece: Piece, point: u8, level: u32) -> u64 {
    let kind = usize::from(piece.value as u8) << 1 | piece.owner.index();
    let place = POINT[usize::from(point)].wrapping_add(LEVEL.wrapping_mul(u64::from(level)));
    mix(PIECE[kind], place)
}

#[inline]
fn counter_key(player: Player, count: u8) -> u64 {
    if count == 0 { 0 } else { COUNTER[player.index()][usize::from(count & 3)] }
}

impl<S: Width> Position<S> {
    /// Reads a rule string and a position string.
    ///
    /// # Errors
    ///
    /// All faults of the rules; else all of the position.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, stackreverse};
    ///
    /// let position = stackreverse::Small::read("size=3x1,loss=helpless", "w12,b-2,x w 0,0")?;
    /// assert_eq!(position.move_texts(), ["a1b1"]);
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn read(rules: &str, position: &str) -> Result<Self, Refusal> {
        let rules = Rules::read(rules, None)?;
        let setup = Setup::read(position, &rules.shape())?;
        Self::new(rules, setup)
    }

    /// The position that `setup` describes.
    ///
    /// # Errors
    ///
    /// Every reason for which there is no such position: `size-mismatch`,
    /// `bad-counter`; `no-room` if it has more points or pieces than this type
    /// holds.
    pub fn new(rules: Rules, setup: Setup) -> Result<Self, Refusal> {
        let mut faults = setup.faults(&rules);
        let (points, pieces) = (setup.shape.points(), setup.pieces());
        if points > S::CAPACITY || pieces > S::Stacks::CAPACITY {
            let (most, capacity) = (S::CAPACITY, S::Stacks::CAPACITY);
            let expected = format!("at most {most} points and {capacity} pieces");
            let got = format!("{points} points and {pieces} pieces");
            faults.push(Fault::new("no-room", "CO-1.4", "board", expected, got));
        }
        Refusal::check(faults)?;
        let board = match (rules.board, &setup.shape) {
            (Board::Grid(_), Shape::Grid(grid)) => Board::Grid(Some(*grid)),
            (board, _) => board,
        };
        let tables = Tables::new(Rules { board, ..rules }, setup.shape.clone());
        Ok(Self::place(Arc::new(tables), &setup))
    }

    /// Lays out a set-up without faults.
    fn place(tables: Arc<Tables<S>>, setup: &Setup) -> Self {
        let (mut occupied, mut dark) = (S::EMPTY, S::EMPTY);
        for (point, column) in setup.columns.iter().enumerate() {
            if let Some(top) = column.last() {
                occupied |= S::only(point as u8);
                dark |= S::only_if(point as u8, top.owner == Player::Dark);
            }
        }
        let (counters, turn) = (setup.counters, setup.turn);
        let rest = Rest { occupied, dark, hash: 0, counters, turn };
        let stacks = S::Stacks::new(&setup.columns);
        let mut position = Self { tables, state: State { stacks, rest } };
        position.state.rest.hash = position.hash_from_scratch();
        position
    }

    /// The points with a piece.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> S {
        self.state.rest.occupied
    }

    /// The points with a top piece of `player`.
    #[inline]
    #[must_use]
    pub fn tops(&self, player: Player) -> S {
        let Rest { occupied, dark, .. } = self.state.rest;
        match player {
            Player::Light => occupied & !dark,
            Player::Dark => dark,
        }
    }

    /// The value that shows on `point`; 0 where it is empty.
    #[inline]
    #[must_use]
    pub fn top_value(&self, point: u8) -> i8 {
        self.state.stacks.value(point)
    }

    /// The piece under the top of `point`.
    #[inline]
    #[must_use]
    pub fn second(&self, point: u8) -> Option<Piece> {
        self.state.stacks.second(point)
    }

    /// How many of the last turns of `player` in a row were of the kind that
    /// loses at the third.
    #[inline]
    #[must_use]
    pub fn counter(&self, player: Player) -> u8 {
        self.state.rest.counters[player.index()]
    }

    /// The pieces of a column, from the top down.
    pub fn downwards(&self, point: u8) -> impl Iterator<Item = Piece> + '_ {
        self.state.stacks.downwards(point)
    }

    /// The column of `point`, from the bottom up.
    #[must_use]
    pub fn column(&self, point: u8) -> Vec<Piece> {
        let mut column: Vec<Piece> = self.downwards(point).collect();
        column.reverse();
        column
    }

    /// Moves a piece: the columns, the sets and the hash, nothing else.
    #[inline]
    pub(crate) fn carry(&mut self, from: u8, to: u8, turned: bool) {
        let State { stacks, rest } = &mut self.state;
        let Carried { piece, levels, leaves_piece, leaves_dark } = stacks.carry(from, to, turned);
        let moved = Piece { value: if turned { -piece.value } else { piece.value }, ..piece };
        rest.hash ^= piece_key(piece, from, levels[0]) ^ piece_key(moved, to, levels[1]);
        let others = !(S::only(from) | S::only(to));
        rest.occupied = (rest.occupied & others) | S::only(to) | S::only_if(from, leaves_piece);
        rest.dark = (rest.dark & others)
            | S::only_if(to, rest.turn == Player::Dark)
            | S::only_if(from, leaves_dark);
    }

    /// Takes back [`Position::carry`].
    #[inline]
    pub(crate) fn carry_back(&mut self, from: u8, to: u8, undo: UndoOf<S>) {
        self.state.stacks.carry_back(from, to, undo.tops);
        self.state.rest = undo.rest;
    }

    /// What [`Position::carry_back`] needs, for a move with these ends.
    #[inline]
    pub(crate) fn undo(&self, from: u8, to: u8) -> UndoOf<S> {
        Undo { rest: self.state.rest, tops: self.state.stacks.tops(from, to) }
    }

    /// Counts the turn that ends with `mv` (*Rule* SR-4.15 and SR-4.16).
    #[inline(never)]
    fn count_turn(&mut self, mv: Move) {
        let turn = self.turn();
        let is_counted = match (self.tables.rules.loss, mv.action()) {
            (Loss::Reach, _) => false,
            (Loss::Blocked, action) => action == Action::Pass,
            (Loss::Helpless | Loss::Strict, Action::Pass) => true,
            (Loss::Helpless | Loss::Strict, Action::Go { to, .. }) => {
                !self.tops(!turn).contains(to) && !self.has_mount()
            }
        };
        let old = self.counter(turn);
        let new = if is_counted { (old + 1).min(2) } else { 0 };
        let rest = &mut self.state.rest;
        rest.counters[turn.index()] = new;
        rest.hash ^= counter_key(turn, old) ^ counter_key(turn, new);
    }
}

impl<S: Width> crate::Position for Position<S> {
    type Move = Move;
    type Undo = UndoOf<S>;
    type Rules = Rules;

    const GAME: &'static str = "stackreverse";
    const PLAYERS: [&'static str; 2] = ["white", "black"];

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
        let mut hash = if self.turn() == Player::Dark { DARK_TO_MOVE } else { 0 };
        for player in Player::BOTH {
            hash ^= counter_key(player, self.counter(player));
        }
        for point in self.occupied().points() {
            for (below, piece) in self.column(point).into_iter().enumerate() {
                hash ^= piece_key(piece, point, below as u32 + 1);
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
    fn make(&mut self, mv: Move) -> UndoOf<S> {
        let undo = self.undo(mv.from(), mv.to());
        if self.tables.rules.loss != Loss::Reach {
            self.count_turn(mv);
        }
        if let Action::Go { from, to, turned } = mv.action() {
            self.carry(from, to, turned);
        }
        let rest = &mut self.state.rest;
        rest.hash ^= DARK_TO_MOVE;
        rest.turn = !rest.turn;
        undo
    }

    #[inline]
    fn unmake(&mut self, mv: Move, undo: UndoOf<S>) {
        match mv.action() {
            Action::Go { from, to, .. } => self.carry_back(from, to, undo),
            Action::Pass => self.state.rest = undo.rest,
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
        Move::read(text, &self.tables.shape)
    }

    fn write_move(&self, mv: Move) -> String {
        mv.write(&self.tables.shape)
    }

    fn ends(&self, mv: Move) -> Option<(u8, u8)> {
        match mv.action() {
            Action::Go { from, to, .. } => Some((from, to)),
            Action::Pass => None,
        }
    }

    fn is_capture(&self, mv: Move) -> bool {
        self.ends(mv).is_some_and(|(_, to)| self.tops(!self.turn()).contains(to))
    }

    fn way(&self, mv: Move) -> Vec<u8> {
        Self::way(mv)
    }

    fn prospects(&self, from: u8) -> Vec<Prospect> {
        self.landings_from(from)
    }

    fn range(&self, _: Player) -> Option<usize> {
        None
    }

    fn text(&self) -> String {
        Setup::from(self).to_string()
    }

    fn view(&self) -> View {
        let piece = |piece: Piece| view::Piece { owner: piece.owner, value: Some(piece.value) };
        let points = self.tables.board.points();
        View {
            shape: self.tables.shape.clone(),
            columns: points.map(|p| self.column(p).into_iter().map(piece).collect()).collect(),
            figures: Vec::new(),
            turn: self.turn(),
        }
    }

    fn repetition(&self) -> Option<Outcome> {
        let is_draw = self.tables.rules.repetition == Repetition::Draw;
        is_draw.then_some(Outcome::draw(Reason::Repetition))
    }

    fn cap(&self) -> Option<(u32, Outcome)> {
        let [light, dark] = Player::BOTH.map(|player| self.tops(player).len());
        let winner = match self.tables.rules.cap_result {
            CapResult::Tops if light > dark => Some(Player::Light),
            CapResult::Tops if dark > light => Some(Player::Dark),
            _ => None,
        };
        let cap = self.tables.rules.cap;
        (cap > 0).then_some((cap, Outcome { winner, reason: Reason::Cap }))
    }
}

impl<S: Width> PartialEq for Position<S> {
    fn eq(&self, other: &Self) -> bool {
        let same_columns = || {
            let mut points = self.occupied().points();
            points.all(|point| self.downwards(point).eq(other.downwards(point)))
        };
        self.tables.shape == other.tables.shape
            && self.state.rest == other.state.rest
            && same_columns()
    }
}

impl<S: Width> Eq for Position<S> {}

impl<S: Width> fmt::Debug for Position<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stackreverse::Position({:?} under {})", self.text(), self.tables.rules)
    }
}
