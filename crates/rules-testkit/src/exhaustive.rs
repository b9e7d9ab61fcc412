//! The value of a small game, found the plain way: a second opinion for
//! solvers.
//!
//! Every position that can come about is listed by its text, and sweeps over
//! the whole list mark what is won and lost until a sweep changes nothing.
//! Nothing is hashed into numbers, counted down or guessed. What no sweep marks
//! neither side can force; repetition and cap play no other part.

use std::collections::HashMap;

use crate::reference::Reference;

/// What a game is worth to the player to move at its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// He wins in so many half-moves.
    Win(u32),
    /// He loses in so many.
    Loss(u32),
    /// Neither side can force a win.
    Open,
}

/// The worth of a position and how many positions it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the position is worth.
    pub worth: Worth,
    /// How many positions can come about, itself included.
    pub positions: usize,
}

/// One position: the worth, once it is known, and where its moves lead.
struct Row {
    worth: Worth,
    next: Vec<usize>,
}

/// The worth of `first`; `None` if more than `most` positions can come about.
///
/// # Examples
///
/// ```
/// use rules_testkit::exhaustive::{Worth, solve};
/// use rules_testkit::reference::{Ogama, Reference};
///
/// let first = Ogama::start("size=2x3,rows=1,toads=a1.a3", None).expect("fair rules");
/// let answer = solve(&first, 1_000).expect("few positions");
/// assert_eq!((answer.worth, answer.positions), (Worth::Loss(4), 260));
/// ```
#[must_use]
pub fn solve<R: Reference>(first: &R, most: usize) -> Option<Answer> {
    let mut rows = list(first, most)?;
    for plies in 1.. {
        let found: Vec<(usize, Worth)> = (0..rows.len())
            .filter(|&place| rows[place].worth == Worth::Open)
            .filter_map(|place| Some((place, worth_within(&rows, place, plies)?)))
            .collect();
        if found.is_empty() {
            break;
        }
        for (place, worth) in found {
            rows[place].worth = worth;
        }
    }
    Some(Answer { worth: rows[0].worth, positions: rows.len() })
}

/// The worth that a position has by those of the positions after it, all won
/// and lost in fewer than `plies`.
fn worth_within(rows: &[Row], place: usize, plies: u32) -> Option<Worth> {
    let next = &rows[place].next;
    let is_lost = |&after: &usize| matches!(rows[after].worth, Worth::Loss(_));
    let is_won = |&after: &usize| matches!(rows[after].worth, Worth::Win(_));
    if next.iter().any(is_lost) {
        Some(Worth::Win(plies))
    } else if !next.is_empty() && next.iter().all(is_won) {
        Some(Worth::Loss(plies))
    } else {
        None
    }
}

fn list<R: Reference>(first: &R, most: usize) -> Option<Vec<Row>> {
    let mut places = HashMap::from([(first.position(), 0)]);
    let mut rows = vec![Row { worth: worth_at_once(first), next: Vec::new() }];
    let mut open = vec![(0, first.clone())];
    while let Some((place, position)) = open.pop() {
        for (_, after) in position.children() {
            let new = rows.len();
            let at = *places.entry(after.position()).or_insert(new);
            if at == new {
                rows.push(Row { worth: worth_at_once(&after), next: Vec::new() });
                open.push((new, after));
            }
            rows[place].next.push(at);
        }
        if rows.len() > most {
            return None;
        }
    }
    Some(rows)
}

/// The worth of a position that is over.
fn worth_at_once<R: Reference>(position: &R) -> Worth {
    let status = position.status();
    let winner = status.strip_prefix("over winner=").and_then(|rest| rest.split(' ').next());
    match winner {
        None | Some("draw") => Worth::Open,
        Some(winner) if winner == position.to_move() => Worth::Win(0),
        Some(_) => Worth::Loss(0),
    }
}
