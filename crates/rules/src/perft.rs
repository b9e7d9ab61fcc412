//! Counting the positions a given number of moves away.

use crate::Position;

/// How many sequences of exactly `depth` actions `position` allows
/// (*Rule* CO-5.1).
///
/// Depth 0 is 1, even for a finished position; a finished position has no
/// successors. Repetition and cap play no part. The last ply is counted, not
/// made: see [`perft_by_making`].
///
/// # Examples
///
/// ```
/// use rules::{Position, perft};
///
/// let start = "b,b*,b,b/x4/x4/o,o,o*,o o";
/// let mut position = rules::ogama::Small::read("size=4x4,rows=1", start)?;
/// assert_eq!(perft(&mut position, 5), 19_252);
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn perft<P: Position>(position: &mut P, depth: u32) -> u64 {
    count::<P, true>(position, depth, &mut Vec::new())
}

/// [`perft`], with every move of the last ply made and taken back.
pub fn perft_by_making<P: Position>(position: &mut P, depth: u32) -> u64 {
    count::<P, false>(position, depth, &mut Vec::new())
}

/// [`perft`] by first move, in the order of their move strings.
pub fn divide<P: Position>(position: &mut P, depth: u32) -> Vec<(String, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let mut counts: Vec<(String, u64)> = Vec::new();
    for mv in position.moves() {
        let undo = position.make(mv);
        let count = perft(position, depth - 1);
        position.unmake(mv, undo);
        counts.push((position.write_move(mv), count));
    }
    counts.sort_unstable();
    counts
}

/// `list` is one stack for all plies: what this call appends, it removes.
fn count<P: Position, const COUNT_LAST: bool>(
    position: &mut P,
    depth: u32,
    list: &mut Vec<P::Move>,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome().is_some() {
        return 0;
    }
    if COUNT_LAST && depth == 1 {
        return position.count_moves_unchecked();
    }
    let start = list.len();
    position.moves_into_unchecked(list);
    let mut nodes = 0;
    while list.len() > start
        && let Some(mv) = list.pop()
    {
        let undo = position.make(mv);
        nodes += match depth {
            1 => made(position),
            _ => count::<P, COUNT_LAST>(position, depth - 1, list),
        };
        position.unmake(mv, undo);
    }
    nodes
}

/// One position, made in full: the compiler may not leave any of it out.
#[inline]
fn made<P>(position: &mut P) -> u64 {
    std::hint::black_box(position);
    1
}
