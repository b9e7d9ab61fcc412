//! Records: what they say, what is read of them, and that nothing is lost.

mod clauses;
mod editing;
mod foreign;
mod large;
mod reading;
mod reports;
mod round_trip;
mod some;
