//! Results counted.

use super::spread::Spread;

/// The results of pairs of games, from the view of the first contestant.
///
/// # Examples
///
/// ```
/// use lab::stats::Tally;
///
/// let mut tally = Tally::default();
/// tally.add([2, 1]);
/// assert_eq!((tally.games(), tally.score()), (2, 0.75));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games lost, drawn, won.
    pub games: [u64; 3],
    /// Pairs with 0, 1, 2, 3, 4 half points.
    pub pairs: [u64; 5],
}

impl Tally {
    /// Counts a pair by the half points of its games: 0, 1 or 2 each.
    ///
    /// # Panics
    ///
    /// If a game has more than 2.
    pub fn add(&mut self, half_points: [usize; 2]) {
        for half_points in half_points {
            self.games[half_points] += 1;
        }
        self.pairs[half_points[0] + half_points[1]] += 1;
    }

    /// Games counted.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games.iter().sum()
    }

    /// The share of points; a half if there are no games.
    #[must_use]
    pub fn score(&self) -> f64 {
        self.trinomial().mean()
    }

    /// The results of single games.
    #[must_use]
    pub const fn trinomial(&self) -> Spread<'_> {
        Spread::new(&self.games)
    }

    /// The results of pairs.
    #[must_use]
    pub const fn pentanomial(&self) -> Spread<'_> {
        Spread::new(&self.pairs)
    }
}
