//! Random rules, boards, positions and games, for comparing two programs.
//!
//! All values are text, and every one is legal input: rules that are not
//! refused, positions that can be typed in. What is *refused* is not made here.
//! The option `board` is left out too; wild boards come as their edges.
//!
//! - [`ogama::positions`], [`stackreverse::positions`]: positions of both kinds,
//!   [`typed`](ogama::typed) ones that play need not reach, and the last ones of
//!   [`plays`](ogama::plays).
//! - [`ogama::plays`], [`stackreverse::plays`]: games from a start on, which like
//!   to pile up columns and sometimes to go in circles.
//! - [`boards`]: wild boards; [`sizes`]: sizes of grids.
//!
//! Run them with [`property::check`](crate::property::check), which prints its
//! seed.

mod board;
pub mod ogama;
mod options;
pub mod stackreverse;

pub use board::boards;
pub use options::sizes;

use proptest::prelude::*;

use crate::reference::{Neighbours, Reference};
use crate::vectors::{Board, EdgeBoard, Game};

/// A position under its rules.
///
/// # Examples
///
/// ```
/// use proptest::prop_assert_eq;
/// use rules_testkit::property::check;
/// use rules_testkit::random_game::stackreverse;
/// use rules_testkit::reference::{Reference, Stackreverse};
///
/// check("positions are read back", 20, stackreverse::positions(), |case| {
///     let neighbours = case.neighbours();
///     let read = Stackreverse::parse(&case.rules, neighbours.as_ref(), &case.position);
///     prop_assert_eq!(read.expect("it is legal").position(), case.position);
///     Ok(())
/// });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The game.
    pub game: Game,
    /// The rule string.
    pub rules: String,
    /// The wild board, where there is one.
    pub board: Option<EdgeBoard>,
    /// The position string, in its canonical form.
    pub position: String,
}

impl Case {
    /// The wild board as the text of a board file.
    #[must_use]
    pub fn board_json(&self) -> Option<String> {
        self.board.clone().map(|board| Board::Edges(board).to_json())
    }

    /// The wild board as the reference takes it.
    #[must_use]
    pub fn neighbours(&self) -> Option<Neighbours> {
        self.board.as_ref().map(EdgeBoard::neighbours)
    }

    /// The position as the reference `R` of its game.
    ///
    /// # Panics
    ///
    /// If the reference refuses it.
    #[must_use]
    pub fn reference<R: Reference>(&self) -> R {
        R::parse(&self.rules, self.neighbours().as_ref(), &self.position)
            .unwrap_or_else(|fault| panic!("{}: {} in {self:?}", fault.code, fault.text))
    }
}

/// A game from its start on. It stops at the first position that is over by
/// itself, but goes on after a repetition or the cap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The start position, the one that its rules give.
    pub first: Case,
    /// The moves, in canonical form.
    pub moves: Vec<String>,
    /// The position after the last move.
    pub last: Case,
}

/// How the moves of a random game are chosen.
#[derive(Clone, Debug)]
struct Whims {
    /// How many of eight moves are landings, where there are any.
    landings: u32,
    /// How many of eight moves go back where the last one came from.
    returns: u32,
    /// One number for each move to be made.
    choices: Vec<u32>,
}

fn whims() -> impl Strategy<Value = Whims> {
    let length = prop_oneof![3 => 0_usize..12, 3 => 0_usize..40, 1 => 0_usize..120];
    let choices = length.prop_flat_map(|length| prop::collection::vec(any::<u32>(), 0..=length));
    let returns = prop_oneof![3 => Just(0_u32), 1 => Just(1), 1 => Just(7)];
    (0_u32..=6, returns, choices).prop_map(|(landings, returns, choices)| Whims {
        landings,
        returns,
        choices,
    })
}

/// Plays a game from `position` on, which must be the start of `first`.
fn play<R: Reference>(first: Case, mut position: R, whims: &Whims) -> Play {
    let mut moves: Vec<String> = Vec::new();
    for &choice in &whims.choices {
        if position.is_slow() {
            break;
        }
        let Some(action) = chosen(&position, &moves, whims, choice) else {
            break;
        };
        position = position.apply(&action).expect("a listed move is legal");
        moves.push(action);
    }
    let last = Case { position: position.position(), ..first.clone() };
    Play { first, moves, last }
}

/// The next move of a random game, if the position is not over.
fn chosen<R: Reference>(
    position: &R,
    moves: &[String],
    whims: &Whims,
    choice: u32,
) -> Option<String> {
    let (mood, number) = (choice % 8, choice as usize / 8);
    let legal = position.moves();
    let back = moves.iter().rev().nth(1).and_then(|own| way_back(&legal, own));
    if mood < whims.returns && back.is_some() {
        return back;
    }
    let landings = position.landings();
    let wanted = if mood < whims.landings && !landings.is_empty() { landings } else { legal };
    (!wanted.is_empty()).then(|| wanted[number % wanted.len()].clone())
}

/// The legal move that goes from where `own` went to where it came from. A
/// toad's step does not say where it came from, so any step will do.
fn way_back(legal: &[String], own: &str) -> Option<String> {
    if own.starts_with('T') {
        return legal.iter().find(|action| action.starts_with('T')).cloned();
    }
    let ends = own.trim_end_matches('~');
    let second = ends.rfind(|letter: char| letter.is_ascii_lowercase())?;
    let (from, to) = ends.split_at(second);
    let turned = &own[ends.len()..];
    legal.iter().find(|action| **action == format!("{to}{from}{turned}")).cloned()
}
