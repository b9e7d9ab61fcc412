//! A position that is opened obeys the laws of positions: its text says all of
//! it, its moves are listed once, and a move taken back has left no trace.
//!
//! The first line of an input is a game, a rule string and perhaps a board,
//! the second the position; without one it is the start.

#![no_main]

use bashenka_fuzz::Under;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (first, position) = match text.split_once('\n') {
        Some((first, position)) => (first, Some(position.strip_suffix('\n').unwrap_or(position))),
        None => (text, None),
    };
    let Some(under) = Under::read(first) else { return };
    if let Some(mut game) = under.open(position) {
        under.check(&mut game);
    }
});
