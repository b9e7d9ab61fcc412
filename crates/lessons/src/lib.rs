//! What is to be learnt of the games, as something to do: lessons, puzzles and
//! the rulebook.
//!
//! A [`Lesson`] is a list of steps: words, a position, and a [`Goal`]. Whether a
//! move reaches a goal is decided by `rules`, never by a list of answers;
//! where a goal reaches further than one move, the solver of `engine` answers
//! ([`Trial`]). A [`Puzzle`] is a proven win that is played out against the
//! longest defence. [`book`] reads the clauses of the rulebook.
//!
//! No browser is needed here, and nothing is kept.

pub mod book;
mod course;
mod goal;
mod lesson;
mod miss;
mod puzzle;
mod told;
mod trial;

pub use course::lessons;
pub use goal::Goal;
pub use lesson::{Lesson, Step};
pub use miss::Miss;
pub use puzzle::{Grade, Puzzle, PuzzleError, puzzles};
pub use told::Told;
pub use trial::{Answer, Trial};
