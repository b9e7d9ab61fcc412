//! Both games once more: slow, obvious, clause by clause.
//!
//! These programs exist to be compared with the fast ones, so they use none of
//! their types and none of their ideas: a board is a list of columns, a path is
//! walked as the rules describe it, a three-move sequence is played out. All
//! goes in and out as text. Nothing here is quick, and nothing here is meant to
//! be read by a program that plays.
//!
//! A [`Reference`] is a position; a [`ReferenceGame`] adds the history that
//! repetition and the cap are judged on.

mod game;
mod ogama;
mod random;
mod stackreverse;
pub(crate) mod text;

pub use game::ReferenceGame;
pub use ogama::Ogama;
pub use stackreverse::Stackreverse;

/// The neighbours of a wild board's cells, and its camps; all numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbours {
    /// For each cell the cells it shares an edge with.
    pub cells: Vec<Vec<usize>>,
    /// White's camp, from the back row on.
    pub white: Vec<usize>,
    /// Black's camp, from the back row on.
    pub black: Vec<usize>,
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// One of the codes of *Rule* CO-8.2.
    pub code: String,
    /// The same for people. It names one fault, even where several hold.
    pub text: String,
}

impl Fault {
    pub(crate) fn new(code: &str, text: impl Into<String>) -> Self {
        Self { code: code.to_owned(), text: text.into() }
    }
}

/// A position of a game under its rules, seen only through text.
///
/// # Examples
///
/// ```
/// use rules_testkit::reference::{Ogama, Reference};
///
/// let start = Ogama::start("size=4x4,rows=1,toads=c1.b4", None).expect("fair rules");
/// assert_eq!(start.position(), "b,b*,b,b/x4/x4/o,o,o*,o o");
/// assert_eq!(start.moves()[..2], ["Tb1", "Td1"]);
/// let next = start.apply("Tb1").expect("a legal move");
/// assert_eq!(next.position(), "b,b*,b,b/x4/x4/o,o*,o,o b");
/// ```
pub trait Reference: Sized + Clone {
    /// A typed-in position under a rule string; `board` for a wild one.
    ///
    /// # Errors
    ///
    /// If the rules or the position are refused.
    fn parse(rules: &str, board: Option<&Neighbours>, position: &str) -> Result<Self, Fault>;

    /// The start position under a rule string, its seed included.
    ///
    /// # Errors
    ///
    /// If the rules are refused or leave no room for a set-up.
    fn start(rules: &str, board: Option<&Neighbours>) -> Result<Self, Fault>;

    /// The position string.
    fn position(&self) -> String;

    /// The name of the player to move.
    fn to_move(&self) -> String;

    /// The legal moves in ASCII order; none if the position is over.
    fn moves(&self) -> Vec<String>;

    /// The position after a move in canonical form; `None` if it is not legal.
    fn apply(&self, action: &str) -> Option<Self>;

    /// Every legal move with the position it leads to, in the order of
    /// [`moves`](Self::moves).
    fn children(&self) -> Vec<(String, Self)>;

    /// `ongoing`, or `over winner=NAME reason=REASON`. Knows no history.
    fn status(&self) -> String;

    /// The legal moves that make columns matter, in ASCII order: those of a
    /// disc or piece onto an occupied point, and a toad's onto a column of more
    /// than one disc. Random games prefer them.
    fn landings(&self) -> Vec<String>;

    /// Whether to judge this position, or those after it, takes long: a hint
    /// for random games, with no bearing on the rules.
    fn is_slow(&self) -> bool;

    /// Who wins when this position occurs for the third time, by name or
    /// `draw`; `None` where repetition ends no game.
    fn repetition_winner(&self) -> Option<String>;

    /// The half-moves after which a game is over; 0 for none.
    fn cap(&self) -> u64;

    /// Who wins when the cap is reached in this position, by name or `draw`.
    fn cap_winner(&self) -> String;

    /// The number of sequences of exactly `depth` actions (*Rule* CO-5).
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.children().iter().map(|(_, child)| child.perft(depth - 1)).sum(),
        }
    }
}
