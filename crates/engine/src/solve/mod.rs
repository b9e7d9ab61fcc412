//! Proofs: who wins with best play, in how many plies, and how.
//!
//! [`solve`] proves wins and losses by proof-number search, or works out the
//! value of every position that can come about ([`Method::Exhaust`]), which
//! proves draws, too. It knows the games through [`rules::Position`] alone and
//! judges nothing by estimate: what it says is so, or it says that it does not
//! know.

mod exhaust;
mod explain;
mod hold;
mod line;
mod prover;
mod session;
mod table;
mod watch;

use std::sync::atomic::AtomicBool;

use rules::{AnyGame, Game, Position, Visit};

use crate::table::NoMemory;

pub use explain::{Account, Alternative, End, Fate};
pub use watch::{Progress, Stage};

/// How a position is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// By proof: goes where the proof looks easiest, finds wins and losses.
    #[default]
    Prove,
    /// By listing every position that can come about and working backwards
    /// from the ends: finds draws, too, where the game is small enough.
    Exhaust,
}

/// How far [`solve`] may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How to solve.
    pub method: Method,
    /// The most positions looked at.
    pub nodes: u64,
    /// The most memory for what is known of positions, in MiB.
    pub megabytes: usize,
    /// The longest win or loss looked for, in plies; `None` for any length.
    /// [`Method::Exhaust`] takes no notice.
    pub plies: Option<u32>,
}

impl Default for Budget {
    fn default() -> Self {
        Self { method: Method::Prove, nodes: 100_000_000, megabytes: 256, plies: None }
    }
}

/// How sure the number of plies is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// With best play of both sides it takes exactly so many plies.
    Exactly(u32),
    /// It takes so many plies at most; whether it can be done sooner is open.
    AtMost(u32),
}

impl Length {
    /// The number of plies.
    #[must_use]
    pub const fn plies(self) -> u32 {
        match self {
            Self::Exactly(plies) | Self::AtMost(plies) => plies,
        }
    }
}

/// What is proven of a position, as the player to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player to move wins.
    Win(Length),
    /// The player to move loses.
    Loss(Length),
    /// Neither side can force a win.
    Draw,
    /// Nothing.
    Unknown,
}

/// Every position that can come about, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// The positions, those that end the game among them.
    pub positions: u64,
    /// The moves between them.
    pub moves: u64,
    /// Those won by the first player of the game's names.
    pub light: u64,
    /// Those won by the second.
    pub dark: u64,
    /// The rest.
    pub drawn: u64,
}

/// What [`solve`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What is proven.
    pub verdict: Verdict,
    /// For a win every first move that wins as fast; where the length is not
    /// exact, those known to win. Sorted; empty if the nodes did not suffice to
    /// tell.
    pub moves: Vec<String>,
    /// How play goes: the winner hurries and the loser holds out. It may be cut
    /// short where the length is not exact.
    pub line: Vec<String>,
    /// The positions looked at.
    pub nodes: u64,
    /// Why a draw can not be claimed though neither side was found to win.
    pub reservation: Option<Reservation>,
    /// The count of all positions, where they were all listed.
    pub census: Option<Census>,
}

/// Why neither side winning by force is not yet a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reservation {
    /// A third occurrence may be a win under the rules of this game.
    Repetition,
    /// The longest length may be a win under the rules of this game.
    Cap,
}

/// Solves the present position of `game`: who wins with best play?
///
/// Repetition and cap are kept as the rules have them. A win or loss takes so
/// many plies that the cap is not reached, and its line repeats no position;
/// positions that the game has seen twice already do not count as won.
///
/// # Errors
///
/// [`NoMemory`] if there is no room for the table.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use engine::solve::{Budget, Length, Verdict, solve};
/// use rules::Kind;
///
/// let position = "x,b*,x,bb/x4/x,b,x2/o,o,x2/x2,o*,o o";
/// let game = Kind::Ogama.open("size=4x5,rows=1", None, Some(position))?;
/// let budget = Budget { megabytes: 1, ..Budget::default() };
/// let solution = solve(&game, &budget, &AtomicBool::new(false), &mut |_| {})?;
/// assert_eq!(solution.verdict, Verdict::Win(Length::Exactly(1)));
/// assert_eq!(solution.moves, ["b2b3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(
    game: &AnyGame,
    budget: &Budget,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Progress),
) -> Result<Solution, NoMemory> {
    game.clone().visit(Task { budget, stop, tell })
}

struct Task<'s> {
    budget: &'s Budget,
    stop: &'s AtomicBool,
    tell: &'s mut dyn FnMut(Progress),
}

impl Visit for Task<'_> {
    type Out = Result<Solution, NoMemory>;

    fn visit<P: Position>(self, game: &mut Game<P>) -> Self::Out {
        match self.budget.method {
            Method::Prove => session::solve(game, self.budget, self.stop, self.tell),
            Method::Exhaust => exhaust::solve(game, self.budget, self.stop, self.tell),
        }
    }
}
