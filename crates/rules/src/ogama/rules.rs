//! The options of Ogama.

use std::fmt;

use crate::error::{Fault, Refusal};
use crate::grid::{Grid, plain_number};
use crate::options::{OptionInfo, bad_value, plain_u64, read_pairs, words};

words! {
    /// Who moves first.
    First { /// Orange.
        Orange = "orange", /// Black.
        Black = "black" }
}
words! {
    /// Who wins when captures are equal.
    Tie { /// Nobody.
        Draw = "draw", /// The player who made the last action.
        Mover = "mover", /// The other player.
        Opponent = "opponent" }
}
words! {
    /// Whether a lone disc under a toad is a single.
    ToadSingle { /// It is not.
        No = "no", /// It is.
        Yes = "yes" }
}
words! {
    /// How a game ends when the player to move has no action.
    Stalemate { /// Captures are counted.
        Captures = "captures", /// The player to move loses.
        Loss = "loss", /// Nobody wins.
        Draw = "draw" }
}
words! {
    /// How a game ends at the third occurrence of a position.
    Repetition { /// Nobody wins.
        Draw = "draw", /// Captures are counted.
        Captures = "captures" }
}

/// Every option of Ogama.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new(
        "size",
        "6x6",
        "FILESxRANKS, each 1 to 26, at most 256 points",
        "OG-1.1",
        "The board.",
    ),
    OptionInfo::new("rows", "2", "1 to 26", "OG-1.3", "How many ranks each home has."),
    OptionInfo::new("first", "orange", "orange or black", "OG-1.13", "Who moves first."),
    OptionInfo::new(
        "tie",
        "draw",
        "draw, mover or opponent",
        "OG-5.11",
        "Who wins equal captures; the mover made the last action.",
    ),
    OptionInfo::new(
        "toad-single",
        "no",
        "no or yes",
        "OG-5.6",
        "Whether a lone disc under a toad counts as a single.",
    ),
    OptionInfo::new(
        "stalemate",
        "captures",
        "captures, loss or draw",
        "OG-5.14",
        "What happens when the player to move has no action.",
    ),
    OptionInfo::new(
        "repetition",
        "draw",
        "draw or captures",
        "OG-5.18",
        "What the third occurrence of a position means.",
    ),
    OptionInfo::new(
        "cap",
        "400",
        "a number of half-moves, 0 for none",
        "CO-4.2",
        "The longest game; at its end nobody wins.",
    ),
    OptionInfo::new(
        "seed",
        "0",
        "a number from 0 to 18446744073709551615",
        "CO-3.8",
        "Which home points the toads start on.",
    ),
    OptionInfo::new(
        "toads",
        "drawn by the seed",
        "two points like c2.d5, Orange's first",
        "OG-1.9",
        "The home points the toads start on.",
    ),
];

/// The rules a game of Ogama is played under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The board; `None` leaves it to the position, or to the default.
    pub size: Option<Grid>,
    /// How many ranks each home has: 1 to 26.
    pub rows: usize,
    /// Who moves first.
    pub first: First,
    /// Who wins equal captures.
    pub tie: Tie,
    /// Whether a lone disc under a toad is a single.
    pub toad_single: ToadSingle,
    /// What a stalemate means.
    pub stalemate: Stalemate,
    /// What a third occurrence means.
    pub repetition: Repetition,
    /// The longest game in half-moves; 0 for any length.
    pub cap: u32,
    /// How the toads come by their first points.
    pub toads: Toads,
}

/// How the toads come by their first points (*Rule* OG-1.8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toads {
    /// Drawn from a seed.
    Seed(u64),
    /// Chosen: the names of Orange's and of Black's point.
    At([String; 2]),
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            size: None,
            rows: 2,
            first: First::Orange,
            tie: Tie::Draw,
            toad_single: ToadSingle::No,
            stalemate: Stalemate::Captures,
            repetition: Repetition::Draw,
            cap: 400,
            toads: Toads::Seed(0),
        }
    }
}

impl Rules {
    /// Reads a rule string.
    ///
    /// # Errors
    ///
    /// `bad-rules` for options that are unknown, given twice or out of range:
    /// every one of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::ogama::Rules;
    ///
    /// let rules = Rules::read("size=5x5,tie=mover")?;
    /// assert_eq!(rules.rows, 2);
    /// assert!(Rules::read("tie=maybe,rows=0").unwrap_err().faults().count() == 2);
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let mut rules = Self::default();
        let mut faults = Vec::new();
        let pairs = read_pairs(text, OPTIONS, &mut faults);
        for (info, value) in &pairs {
            if rules.set(info.key, value).is_none() {
                faults.push(bad_value(info, value));
            }
        }
        let given = |key| pairs.iter().any(|(info, _)| info.key == key);
        if given("seed") && given("toads") {
            let expected = "the seed or the points";
            faults.push(Fault::new("bad-rules", "OG-1.11", "toads", expected, "both"));
        }
        Refusal::check(faults).map(|()| rules)
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "size" => self.size = Some(value.parse().ok()?),
            "rows" => self.rows = plain_number(value).filter(|n| (1..=26).contains(n))? as usize,
            "first" => self.first = First::from_word(value)?,
            "tie" => self.tie = Tie::from_word(value)?,
            "toad-single" => self.toad_single = ToadSingle::from_word(value)?,
            "stalemate" => self.stalemate = Stalemate::from_word(value)?,
            "repetition" => self.repetition = Repetition::from_word(value)?,
            "cap" => self.cap = plain_number(value)?,
            "seed" => self.toads = Toads::Seed(plain_u64(value)?),
            "toads" => self.toads = Toads::At(point_pair(value)?),
            _ => return None,
        }
        Some(())
    }

    /// The board these rules name: 6x6 if they name none.
    #[must_use]
    pub fn board(&self) -> Grid {
        self.size.unwrap_or_else(|| Grid::new(6, 6).expect("6x6 is a board"))
    }
}

/// Two names of points that some board has.
fn point_pair(text: &str) -> Option<[String; 2]> {
    let is_point = |name: &str| {
        let rank = name.strip_prefix(|file: char| file.is_ascii_lowercase());
        rank.and_then(plain_number).is_some_and(|rank| (1..=26).contains(&rank))
    };
    let (orange, black) = text.split_once('.')?;
    (is_point(orange) && is_point(black)).then(|| [orange, black].map(str::to_owned))
}

/// Writes the rules in full, the board's size included.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "size={},rows={},first={},tie={},toad-single={},stalemate={},repetition={},cap={}",
            self.board(),
            self.rows,
            self.first.word(),
            self.tie.word(),
            self.toad_single.word(),
            self.stalemate.word(),
            self.repetition.word(),
            self.cap
        )?;
        match &self.toads {
            Toads::Seed(seed) => write!(f, ",seed={seed}"),
            Toads::At([orange, black]) => write!(f, ",toads={orange}.{black}"),
        }
    }
}
