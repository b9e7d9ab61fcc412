//! The options of Stackreverse.

use std::fmt;
use std::sync::Arc;

use crate::error::{Fault, Refusal, quoted};
use crate::grid::{Grid, plain_number};
use crate::options::{OptionInfo, bad_value, plain_u64, read_pairs, words};
use crate::view::Shape;
use crate::wild::WildBoard;

words! {
    /// How the values are laid out at the start.
    Arrangement { /// Strong pieces at the back, alternating left and right.
        Balanced = "balanced", /// Shuffled by the seed.
        Random = "random" }
}
words! {
    /// The lines a piece moves along on a grid.
    Lines { /// A rook's.
        Orthogonal = "orthogonal", /// A queen's.
        All = "all" }
}
words! {
    /// What of the lower piece is compared in a landing.
    Compare { /// Its value without sign.
        Abs = "abs", /// Its value as it lies.
        Signed = "signed" }
}
words! {
    /// How far a piece moves on a wild board.
    Steps { /// Two cells.
        Two = "2", /// One cell or two.
        OneOrTwo = "1-2" }
}
words! {
    /// When a side has lost.
    Loss { /// When no mount is within three of its moves.
        Reach = "reach", /// At the third turn in a row without a mount.
        Helpless = "helpless", /// The same, and at once without a move.
        Strict = "strict", /// At the third turn in a row without a move.
        Blocked = "blocked" }
}
words! {
    /// Who wins when the game reaches its longest length.
    CapResult { /// Nobody.
        Draw = "draw", /// The side with more visible pieces.
        Tops = "tops" }
}
words! {
    /// Whether the third occurrence of a position ends the game.
    Repetition { /// As a draw.
        Draw = "draw", /// It does not.
        Off = "off" }
}

/// Every option of Stackreverse.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new(
        "size",
        "8x8",
        "FILESxRANKS, each 1 to 26, at most 256 points; not with a wild board",
        "SR-1.1",
        "The board, a grid.",
    ),
    OptionInfo::new(
        "board",
        "a grid",
        "wild.N.SEED, N from 20 to 120",
        "SR-5.22",
        "A wild board made from a seed.",
    ),
    OptionInfo::new(
        "set",
        "classic; 1.2.3.4.5.6 on a wild board",
        "classic, run16 or values like 1.1.2.3, each 1 to 99",
        "SR-1.7",
        "The values of each side's pieces.",
    ),
    OptionInfo::new(
        "setup",
        "balanced",
        "balanced or random",
        "SR-2.1",
        "How the values are laid out.",
    ),
    OptionInfo::new(
        "lines",
        "orthogonal",
        "orthogonal or all",
        "SR-3.6",
        "The lines of movement on a grid.",
    ),
    OptionInfo::new(
        "limit",
        "10",
        "a number from 0 up",
        "SR-3.13",
        "The greatest sum of two pieces in a landing, without sign.",
    ),
    OptionInfo::new(
        "compare",
        "abs",
        "abs or signed",
        "SR-3.14",
        "Whether a landing compares with the lower value without or with its sign.",
    ),
    OptionInfo::new(
        "steps",
        "2",
        "2 or 1-2",
        "SR-5.7",
        "How many cells a piece moves on a wild board.",
    ),
    OptionInfo::new(
        "loss",
        "reach",
        "reach, helpless, strict or blocked",
        "SR-4.3",
        "When a side has lost.",
    ),
    OptionInfo::new(
        "cap",
        "400",
        "a number of half-moves, 0 for none",
        "CO-4.2",
        "The longest game.",
    ),
    OptionInfo::new(
        "cap-result",
        "draw",
        "draw or tops",
        "SR-4.19",
        "Who wins at the longest length.",
    ),
    OptionInfo::new(
        "repetition",
        "draw",
        "draw or off",
        "SR-4.21",
        "What the third occurrence of a position means.",
    ),
    OptionInfo::new(
        "seed",
        "0",
        "a number from 0 to 18446744073709551615",
        "CO-3.8",
        "How setup=random shuffles.",
    ),
];

/// The most pieces a side's set may name.
const LARGEST_SET: usize = Grid::MOST_POINTS;

/// The rules a game of Stackreverse is played under.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    /// The board.
    pub board: Board,
    /// The values of each side's pieces.
    pub set: Set,
    /// How they are laid out.
    pub setup: Arrangement,
    /// The lines of movement on a grid.
    pub lines: Lines,
    /// The greatest sum in a landing.
    pub limit: u32,
    /// What a landing compares with.
    pub compare: Compare,
    /// How far pieces move on a wild board.
    pub steps: Steps,
    /// When a side has lost.
    pub loss: Loss,
    /// The longest game in half-moves; 0 for any length.
    pub cap: u32,
    /// Who wins then.
    pub cap_result: CapResult,
    /// What a third occurrence means.
    pub repetition: Repetition,
    /// What shuffles the values under [`Arrangement::Random`].
    pub seed: u64,
}

/// The board a game is played on.
#[derive(Clone, Debug, PartialEq)]
pub enum Board {
    /// A grid; `None` leaves its size to the position, or to the default.
    Grid(Option<Grid>),
    /// A wild board made from a seed.
    Generated {
        /// How many cells it has.
        cells: usize,
        /// Its seed.
        seed: u64,
        /// The board itself.
        board: Arc<WildBoard>,
    },
    /// A wild board given from outside.
    Given(Arc<WildBoard>),
}

/// The values of each side's pieces (*Rule* SR-1.5 to SR-1.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Set {
    /// Classic on a grid, 1 to 6 on a wild board.
    Default,
    /// Two each of 1 to 6, one each of 7 to 10.
    Classic,
    /// 1 to 16.
    Run16,
    /// These, in any order, each 1 to 99.
    Values(Vec<i8>),
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            board: Board::Grid(None),
            set: Set::Default,
            setup: Arrangement::Balanced,
            lines: Lines::Orthogonal,
            limit: 10,
            compare: Compare::Abs,
            steps: Steps::Two,
            loss: Loss::Reach,
            cap: 400,
            cap_result: CapResult::Draw,
            repetition: Repetition::Draw,
            seed: 0,
        }
    }
}

impl Rules {
    /// Reads a rule string, with a wild board from outside if there is one.
    ///
    /// # Errors
    ///
    /// `bad-rules` for options that are unknown, given twice or out of range:
    /// every one of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::stackreverse::{Loss, Rules};
    ///
    /// let rules = Rules::read("size=4x4,set=1.2.3.4,loss=strict", None)?;
    /// assert_eq!(rules.loss, Loss::Strict);
    /// assert_eq!(Rules::read("limit=-1", None).unwrap_err().code(), "bad-rules");
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn read(text: &str, given: Option<&Arc<WildBoard>>) -> Result<Self, Refusal> {
        let mut rules = Self::default();
        let mut faults = Vec::new();
        let pairs = read_pairs(text, OPTIONS, &mut faults);
        for (info, value) in &pairs {
            if rules.set_option(info.key, value).is_none() {
                faults.push(bad_value(info, value));
            }
        }
        let value = |key| pairs.iter().find(|(info, _)| info.key == key).map(|(_, value)| *value);
        if let (Some(size), Some(_)) = (value("size"), value("board").or(given.map(|_| ""))) {
            let expected = "no size, as the board is wild";
            faults.push(Fault::new("bad-rules", "SR-1.1", "size", expected, quoted(size)));
        }
        if let (Some(board), Some(_)) = (value("board"), given) {
            let expected = "one wild board";
            let got = format!("{} and another", quoted(board));
            faults.push(Fault::new("bad-rules", "SR-5.21", "board", expected, got));
        }
        Refusal::check(faults)?;
        if let Some(board) = given {
            rules.board = Board::Given(Arc::clone(board));
        }
        Ok(rules)
    }

    fn set_option(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "size" => self.board = Board::Grid(Some(value.parse().ok()?)),
            "board" => self.board = generated(value)?,
            "set" => self.set = read_set(value)?,
            "setup" => self.setup = Arrangement::from_word(value)?,
            "lines" => self.lines = Lines::from_word(value)?,
            "limit" => self.limit = plain_number(value)?,
            "compare" => self.compare = Compare::from_word(value)?,
            "steps" => self.steps = Steps::from_word(value)?,
            "loss" => self.loss = Loss::from_word(value)?,
            "cap" => self.cap = plain_number(value)?,
            "cap-result" => self.cap_result = CapResult::from_word(value)?,
            "repetition" => self.repetition = Repetition::from_word(value)?,
            "seed" => self.seed = plain_u64(value)?,
            _ => return None,
        }
        Some(())
    }

    /// The board these rules name: 8x8 if they name none.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match &self.board {
            Board::Grid(size) => {
                Shape::Grid(size.unwrap_or_else(|| Grid::new(8, 8).expect("8x8 is a board")))
            }
            Board::Generated { board, .. } | Board::Given(board) => Shape::Wild(Arc::clone(board)),
        }
    }

    /// The values of each side's pieces, greatest first.
    #[must_use]
    pub fn values(&self) -> Vec<i8> {
        let mut values = match (&self.set, &self.board) {
            (Set::Default, Board::Grid(_)) | (Set::Classic, _) => {
                vec![1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10]
            }
            (Set::Default, _) => (1..=6).collect(),
            (Set::Run16, _) => (1..=16).collect(),
            (Set::Values(values), _) => values.clone(),
        };
        values.sort_unstable_by(|a, b| b.cmp(a));
        values
    }

    /// Whether a piece that shows `value` may land on one that shows `under`
    /// (*Rule* SR-3.11, SR-3.12 and SR-3.14).
    #[inline]
    #[must_use]
    pub fn may_land(&self, value: i8, under: i8) -> bool {
        let [value, under] = [i32::from(value), i32::from(under)];
        let compared = match self.compare {
            Compare::Abs => under.abs(),
            Compare::Signed => under,
        };
        value.abs() >= compared && (value + under).unsigned_abs() <= self.limit
    }
}

fn generated(value: &str) -> Option<Board> {
    let (cells, seed) = value.strip_prefix("wild.")?.split_once('.')?;
    let (cells, seed) = (plain_number(cells)? as usize, plain_u64(seed)?);
    let board = Arc::new(WildBoard::generate(cells, seed).ok()?);
    Some(Board::Generated { cells, seed, board })
}

fn read_set(value: &str) -> Option<Set> {
    match value {
        "classic" => return Some(Set::Classic),
        "run16" => return Some(Set::Run16),
        _ => {}
    }
    let in_range = |number: u32| i8::try_from(number).ok().filter(|n| (1..=99).contains(n));
    let one = |word| plain_number(word).and_then(in_range);
    let values: Option<Vec<i8>> = value.split('.').take(LARGEST_SET + 1).map(one).collect();
    values.filter(|values| values.len() <= LARGEST_SET).map(Set::Values)
}

/// Writes the rules in full. A board given from outside is not part of them.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.board, self.shape()) {
            (Board::Generated { cells, seed, .. }, _) => write!(f, "board=wild.{cells}.{seed},")?,
            (_, Shape::Grid(grid)) => write!(f, "size={grid},")?,
            _ => {}
        }
        let set = match (&self.set, &self.board) {
            (Set::Default, Board::Grid(_)) | (Set::Classic, _) => "classic".to_owned(),
            (Set::Run16, _) => "run16".to_owned(),
            _ => self.values().iter().rev().map(i8::to_string).collect::<Vec<_>>().join("."),
        };
        write!(
            f,
            "set={set},setup={},lines={},limit={},compare={},steps={},loss={},cap={},\
             cap-result={},repetition={},seed={}",
            self.setup.word(),
            self.lines.word(),
            self.limit,
            self.compare.word(),
            self.steps.word(),
            self.loss.word(),
            self.cap,
            self.cap_result.word(),
            self.repetition.word(),
            self.seed
        )
    }
}
