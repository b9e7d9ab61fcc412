//! Judging as a sum of terms.
//!
//! A game says which terms a position has, each a count that is positive where
//! it speaks for Light. What a term weighs is a number in a table, tuned from
//! games. One piece of code does both: it sums weights when it is to be fast,
//! and keeps the counts when weights are to be tuned.

/// What takes the terms of a position.
pub trait Terms {
    /// Adds `count` of the term number `term`.
    fn add(&mut self, term: usize, count: i32);
}

/// The sum of the terms, each times its weight. A term without a weight weighs
/// nothing.
#[derive(Debug)]
pub struct Sum<'w> {
    weights: &'w [i16],
    total: i32,
}

impl<'w> Sum<'w> {
    /// An empty sum.
    #[inline]
    #[must_use]
    pub const fn new(weights: &'w [i16]) -> Self {
        Self { weights, total: 0 }
    }

    /// The sum so far.
    #[inline]
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.total
    }
}

impl Terms for Sum<'_> {
    #[inline]
    fn add(&mut self, term: usize, count: i32) {
        let weight = self.weights.get(term).copied().unwrap_or(0);
        self.total += i32::from(weight) * count;
    }
}

/// The counts themselves, by term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts(pub Vec<i32>);

impl Counts {
    /// No count of any of `terms` terms.
    #[must_use]
    pub fn new(terms: usize) -> Self {
        Self(vec![0; terms])
    }
}

impl Terms for Counts {
    fn add(&mut self, term: usize, count: i32) {
        self.0[term] += count;
    }
}

/// A game whose positions are judged as a sum of terms.
pub trait Judged {
    /// The names of the terms, in order.
    fn term_names() -> Vec<String>;
    /// The weights in force.
    fn weights() -> &'static [i16];
    /// Adds the terms of this position to `terms`.
    fn terms(&self, terms: &mut impl Terms);
}

/// The evaluator made of a game's terms and weights.
#[derive(Clone, Debug)]
pub struct Weighted {
    weights: Vec<i16>,
}

impl Weighted {
    /// Judges with `weights`.
    #[must_use]
    pub const fn new(weights: Vec<i16>) -> Self {
        Self { weights }
    }
}

impl<P: rules::Position + Judged> crate::Evaluator<P> for Weighted {
    #[inline]
    fn evaluate(&self, position: &P) -> i32 {
        let mut sum = Sum::new(&self.weights);
        position.terms(&mut sum);
        let total = match position.turn() {
            rules::Player::Light => sum.total(),
            rules::Player::Dark => -sum.total(),
        };
        total.clamp(-19_000, 19_000)
    }
}

/// The names of groups of terms: of each its name, how many there are, and the
/// number of its first.
pub(crate) fn names(groups: &[(&str, usize, usize)]) -> Vec<String> {
    let mut names = Vec::new();
    for &(name, count, first) in groups {
        names.extend((first..first + count).map(|n| match count {
            1 => name.to_owned(),
            _ => format!("{name} {n}"),
        }));
    }
    names
}
