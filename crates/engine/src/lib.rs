//! The program that plays.
//!
//! [`Engine`] searches a game of any kind and reports its best lines. It knows
//! the games only through [`rules::Position`] and two traits of its own:
//! [`Searchable`], what helps to look at good moves first, and [`Evaluator`],
//! what judges a position without looking ahead.

mod chances;
mod engine;
mod level;
mod limits;
mod ogama;
mod report;
pub mod review;
mod score;
mod search;
mod searchable;
pub mod solve;
mod stackreverse;
mod table;
pub mod terms;
pub mod uct;

pub use chances::{CENTI_FOR_TEN_TO_ONE, DRAWS_WHEN_EVEN, win_chance, win_draw_loss};
pub use engine::{Engine, MAX_THREADS};
pub use level::{Level, Opponent, Skill, choose};
pub use limits::{Clock, Limits};
pub use report::{Line, Report};
pub use score::{MAX_PLY, Score};
pub use searchable::{Evaluator, Playable, Searchable};
pub use table::{NoMemory, Table};
