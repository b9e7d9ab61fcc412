//! The record itself: what it holds and how it is asked.

use super::ending::{Score, Termination, contradiction};
use super::start::Start;
use super::tags::{KeyError, Tag, check_key, player_key};
use super::tree::Tree;
use crate::{AnyGame, Kind, Outcome, Player, RULES_VERSION};

/// A game, its variations and all that is told of it.
///
/// Every move in it is legal where it stands. Equality compares what the text
/// of the record says.
///
/// # Examples
///
/// ```
/// use rules::Kind;
/// use rules::record::{Record, Tree};
///
/// let mut game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None)?;
/// game.play_text("Ta1")?;
/// let mut record = Record::from_game(&game);
/// record.set_tag("Orange", "Ада \"the Frog\"")?;
/// record.add(Tree::ROOT, "Tc1")?;
/// let read = Record::read_strict(&record.to_string())?;
/// assert_eq!(read, record);
/// assert_eq!(read.replay().moves_made(), ["Ta1"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub(super) start: Start,
    pub(super) rules_version: u32,
    pub(super) tags: Vec<Tag>,
    pub(super) tree: Tree,
    pub(super) score: Score,
    pub(super) termination: Option<Termination>,
}

/// The main line after a move, or before the first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// How many moves have been made.
    pub ply: u32,
    /// The last of them.
    pub text: Option<String>,
    /// The position string.
    pub position: String,
}

impl Record {
    pub(super) fn new(start: Start, rules_version: u32) -> Self {
        Self {
            start,
            rules_version,
            tags: Vec::new(),
            tree: Tree::new(),
            score: Score::Open,
            termination: None,
        }
    }

    /// The record of a game: its start, its moves and its result if it is over.
    #[must_use]
    pub fn from_game(game: &AnyGame) -> Self {
        let mut record = Self::new(Start::of(game), RULES_VERSION);
        let mut node = Tree::ROOT;
        for text in game.moves_made() {
            node = record.tree.add(node, &text);
        }
        record.set_outcome(game.outcome());
        record
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.start.game.kind()
    }

    /// The rules in full (*Rule* CO-7.1).
    #[must_use]
    pub fn rules(&self) -> String {
        self.start.game.rules()
    }

    /// The version of the rules it was played under (*Rule* CO-7.2).
    #[must_use]
    pub const fn rules_version(&self) -> u32 {
        self.rules_version
    }

    /// The seed of the set-up, if the rules have one.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        let rules = self.rules();
        rules.split(',').find_map(|pair| pair.strip_prefix("seed="))?.parse().ok()
    }

    /// The start position, if the rules alone do not give it.
    #[must_use]
    pub fn position(&self) -> Option<&str> {
        self.start.position.as_deref()
    }

    /// The game before the first move.
    #[must_use]
    pub const fn start(&self) -> &AnyGame {
        &self.start.game
    }

    /// The game after the main line.
    #[must_use]
    pub fn replay(&self) -> AnyGame {
        let mut game = self.start.game.clone();
        for node in self.tree.main_line() {
            game.play_text(self.tree.text(node)).expect("a record's moves are legal");
        }
        game
    }

    /// The positions of the main line, the start first.
    pub fn positions(&self) -> impl Iterator<Item = Step> + '_ {
        let mut game = self.start.game.clone();
        let start = Step { ply: 0, text: None, position: game.position_text() };
        let steps = self.tree.main_line().map(move |node| {
            let text = self.tree.text(node);
            game.play_text(text).expect("a record's moves are legal");
            let position = game.position_text();
            Step { ply: self.tree.ply(node), text: Some(text.to_owned()), position }
        });
        std::iter::once(start).chain(steps)
    }

    /// The moves with their variations and notes.
    #[must_use]
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The tags that the record does not give itself, in their order.
    ///
    /// Game, rules, start and result are none of them.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The text of the first tag of that key.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.key == key).map(|tag| &*tag.value)
    }

    /// Sets the first tag of that key, or adds one at the end.
    ///
    /// # Errors
    ///
    /// If no tag may have that key.
    pub fn set_tag(&mut self, key: &str, value: impl Into<String>) -> Result<(), KeyError> {
        check_key(key)?;
        match self.tags.iter_mut().find(|tag| tag.key == key) {
            Some(tag) => tag.value = value.into(),
            None => self.tags.push(Tag::new(key, value)),
        }
        Ok(())
    }

    /// Removes every tag of that key: whether there was one.
    pub fn remove_tag(&mut self, key: &str) -> bool {
        let before = self.tags.len();
        self.tags.retain(|tag| tag.key != key);
        self.tags.len() < before
    }

    /// A player's name: the tag `Orange`, `White` or `Black`.
    #[must_use]
    pub fn player(&self, player: Player) -> Option<&str> {
        self.tag(&player_key(self.kind(), player))
    }

    /// When it was played, as written.
    #[must_use]
    pub fn date(&self) -> Option<&str> {
        self.tag("Date")
    }

    /// The time the players had, as written.
    #[must_use]
    pub fn clock(&self) -> Option<&str> {
        self.tag("Clock")
    }

    /// The result as the record states it.
    #[must_use]
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// Why the game ended, as the record states it.
    #[must_use]
    pub const fn termination(&self) -> Option<&Termination> {
        self.termination.as_ref()
    }

    /// States a result and its reason. They are kept as they would be read
    /// back: an empty reason is none.
    pub fn set_result(&mut self, score: Score, termination: Option<Termination>) {
        self.score = match score {
            Score::Other(text) => Score::read(&text, self.kind()),
            score => score,
        };
        self.termination = termination
            .map(|reason| Termination::read(reason.text()))
            .filter(|reason| !reason.text().is_empty());
    }

    /// States the result that the rules gave, or that there is none yet.
    pub fn set_outcome(&mut self, outcome: Option<Outcome>) {
        self.score = outcome.map(Score::of).unwrap_or_default();
        self.termination = outcome.map(|outcome| Termination::Rules(outcome.reason));
    }

    /// How the main line speaks against the stated result: what would fit, and
    /// what is stated.
    #[must_use]
    pub fn contradiction(&self) -> Option<(String, String)> {
        contradiction(&self.score, self.termination.as_ref(), self.replay().outcome())
    }
}
