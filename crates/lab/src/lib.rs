//! Matches between programs that play, and what their results mean.
//!
//! [`run`] plays a [`Match`]: pairs of games from the same opening with colours
//! swapped, several at a time. [`stats`] says how sure the result is.
//!
//! Nothing here prints or draws: who starts a match is told of every game as
//! it is counted, and gets a [`Report`] at the end.

pub mod contestant;
mod game;
mod opening;
mod pace;
mod record;
mod report;
mod runner;
mod seeds;
mod side;
pub mod stats;

pub use contestant::{PlayerSpec, SpecError};
pub use game::{Arbiter, End, MoveNote, Played, Resign, Work};
pub use opening::{Opening, OpeningError, Openings};
pub use pace::{ClockSetting, Pace};
pub use record::{record_of, split_records};
pub use report::Report;
pub use runner::{Match, MatchError, run};
pub use side::Side;
