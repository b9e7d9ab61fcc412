//! Tuning of what the terms of the evaluation weigh.
//!
//! The engine plays games with itself ([`selfplay`]); weights are fitted so
//! that the value of each quiet position foretells how its game ended
//! ([`fit`]); and games between the new weights and the old ones say whether
//! they play better ([`contest`]). [`levels`] sets what makes the levels. A tool of the workshop: no program needs it.

pub mod contest;
pub mod file;
pub mod fit;
pub mod levels;
mod opening;
pub mod selfplay;
pub mod solve;
pub mod variants;
