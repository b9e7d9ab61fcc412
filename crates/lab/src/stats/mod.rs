//! What the results of a match mean.
//!
//! All formulas are for a match of pairs, each from one opening with colours
//! swapped. The two games of a pair depend on each other, so what is counted
//! is the pair: its five possible scores, 0 to 2 points, are the *pentanomial*
//! counts (Van den Bergh, "Normalized Elo", and the test framework of
//! Stockfish, fishtest, which uses the same). The three results of single
//! games, the *trinomial* counts, are told beside it: they err where the
//! openings are uneven.

mod normal;
mod spread;
mod sprt;
mod tally;

pub use normal::normal_probability;
pub use spread::{Interval, Spread, elo_of_score, score_of_elo};
pub use sprt::{Sprt, SprtError, SprtState, Verdict, log_likelihood_ratio};
pub use tally::Tally;
