//! Puzzles: proven wins, graded.

use rules::{AnyGame, Kind, Refusal};
use serde::Deserialize;

use crate::{Goal, Trial};

/// The set, as `cargo xtask puzzles` makes it.
const SET: &str = include_str!("../../../puzzles/puzzles.json");

/// From this many nodes of the engine on, a puzzle is harder than its length
/// tells.
const DEEP: u64 = 1_000;

/// How hard a puzzle is, from 1.
///
/// The number of one's own moves until the game is won; one more where the
/// engine needs more than a thousand nodes to stay with the right one, or does
/// not find it; at most five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// Every grade, the easiest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    fn of(plies: u32, nodes: Option<u64>) -> Self {
        let is_deep = nodes.is_none_or(|nodes| nodes > DEEP);
        let steps = plies.div_ceil(2) + u32::from(is_deep);
        Self(u8::try_from(steps.clamp(1, 5)).unwrap_or(5))
    }
}

/// A position that the player to move wins by force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What it is known by in what is kept: it follows from the position.
    pub key: String,
    /// The game.
    pub kind: Kind,
    /// The rule string.
    pub rules: String,
    /// The position string.
    pub position: String,
    /// In how many half-moves it is won.
    pub plies: u32,
    /// The first moves that win as fast.
    pub moves: Vec<String>,
    /// How hard it is.
    pub grade: Grade,
    nodes: Option<u64>,
}

/// What is wrong with a set of puzzles.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleError {
    /// It is not of the form of a set.
    #[error("a list of puzzles was expected: {0}")]
    Form(#[from] serde_json::Error),
    /// It names a game there is not.
    #[error("puzzle {0}: {1}")]
    Game(usize, Refusal),
}

#[derive(Deserialize)]
struct Raw {
    game: String,
    rules: String,
    position: String,
    win_in_plies: u32,
    moves: Vec<String>,
    nodes: Option<u64>,
}

impl Puzzle {
    /// A try at it.
    ///
    /// # Errors
    ///
    /// Every fault of rules and position; none for those of [`puzzles`].
    pub fn open(&self) -> Result<Trial, Refusal> {
        let game: AnyGame = self.kind.open(&self.rules, None, Some(&self.position))?;
        Ok(Trial::new(game, Goal::Force(self.plies)))
    }

    fn of(raw: Raw) -> Result<Self, Refusal> {
        let kind = Kind::from_key(&raw.game)?;
        let Raw { rules, position, win_in_plies: plies, moves, nodes, .. } = raw;
        let key = key(&[kind.key(), &rules, &position]);
        Ok(Self { key, kind, rules, position, plies, moves, grade: Grade::of(plies, nodes), nodes })
    }
}

/// The puzzles of a game, the easiest first: by grade, then by length, then by
/// the nodes that the engine needs, then as they stand in the set.
///
/// # Errors
///
/// What is wrong with the set; nothing, as the tests see to.
///
/// # Examples
///
/// ```
/// let puzzles = lessons::puzzles(rules::Kind::Ogama)?;
/// let mut first = puzzles[0].open()?;
/// assert!(matches!(first.answer(&puzzles[0].moves[0])?, lessons::Answer::Done));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn puzzles(kind: Kind) -> Result<Vec<Puzzle>, PuzzleError> {
    let raw: Vec<Raw> = serde_json::from_str(SET)?;
    let all = raw.into_iter().enumerate();
    let mut puzzles = all
        .map(|(n, raw)| Puzzle::of(raw).map_err(|refusal| PuzzleError::Game(n, refusal)))
        .collect::<Result<Vec<_>, _>>()?;
    puzzles.retain(|puzzle| puzzle.kind == kind);
    puzzles.sort_by_key(|puzzle| (puzzle.grade, puzzle.plies, puzzle.nodes.unwrap_or(u64::MAX)));
    Ok(puzzles)
}

/// A short name for texts: their FNV-1a hash.
fn key(texts: &[&str]) -> String {
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([0]));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{:010x}", hash >> 24)
}
