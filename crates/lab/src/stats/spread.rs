//! How results are spread, and what strength that shows.

use super::normal::normal_probability;

/// How often each score came; the scores are evenly spaced from 0 to 1.
///
/// # Examples
///
/// Three losses, four draws and three wins say nothing of who is stronger:
///
/// ```
/// use lab::stats::Spread;
///
/// let spread = Spread::new(&[3, 4, 3]);
/// assert_eq!(spread.mean(), 0.5);
/// assert_eq!(spread.elo().value, 0.0);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Spread<'c> {
    counts: &'c [u64],
}

/// An estimate and its bounds: with 95 % probability the true value would give
/// an estimate as near.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The estimate.
    pub value: f64,
    /// The upper bound.
    pub high: f64,
}

/// The quantile of the normal distribution for bounds that hold in 95 %.
const SIGMAS: f64 = 1.959_963_984_540_054;

/// Elo for a normalised difference of 1 (Van den Bergh): 800 / ln 10.
const NORMALISED: f64 = 800.0 / std::f64::consts::LN_10;

/// The Elo difference at which a share `score` of points is expected.
#[must_use]
pub fn elo_of_score(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The share of points expected at a difference of `elo`.
#[must_use]
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl<'c> Spread<'c> {
    /// Of counts, the lowest score first.
    #[must_use]
    pub const fn new(counts: &'c [u64]) -> Self {
        Self { counts }
    }

    /// How many results there are.
    #[must_use]
    pub fn total(self) -> f64 {
        self.counts.iter().sum::<u64>() as f64
    }

    fn scores(self) -> impl Iterator<Item = (f64, f64)> {
        let steps = (self.counts.len() - 1) as f64;
        self.counts.iter().enumerate().map(move |(n, &count)| (n as f64 / steps, count as f64))
    }

    /// The mean score; a half without results.
    #[must_use]
    pub fn mean(self) -> f64 {
        let total = self.total();
        if total == 0.0 {
            return 0.5;
        }
        self.scores().map(|(score, count)| score * count).sum::<f64>() / total
    }

    /// The variance of one result.
    #[must_use]
    pub fn variance(self) -> f64 {
        let (mean, total) = (self.mean(), self.total());
        let sum: f64 = self.scores().map(|(score, count)| count * (score - mean).powi(2)).sum();
        if total == 0.0 { 0.0 } else { sum / total }
    }

    /// The standard error of the mean.
    #[must_use]
    pub fn error(self) -> f64 {
        (self.variance() / self.total().max(1.0)).sqrt()
    }

    /// The mean score and its bounds.
    ///
    /// If every result was the same extreme the variance tells nothing, and
    /// the bounds are those of Clopper and Pearson for so many successes.
    #[must_use]
    pub fn score(self) -> Interval {
        let (value, total) = (self.mean(), self.total());
        let least = 0.025_f64.powf(1.0 / total);
        let (low, high) = match value {
            _ if total == 0.0 => (0.0, 1.0),
            1.0 => (least, 1.0),
            0.0 => (0.0, 1.0 - least),
            _ => (value - SIGMAS * self.error(), value + SIGMAS * self.error()),
        };
        Interval { low: low.max(0.0), value, high: high.min(1.0) }
    }

    /// The Elo difference: the bounds are those of the score. Infinite where
    /// the score is 0 or 1.
    #[must_use]
    pub fn elo(self) -> Interval {
        let Interval { low, value, high } = self.score();
        Interval { low: elo_of_score(low), value: elo_of_score(value), high: elo_of_score(high) }
    }

    /// The difference in units of the spread of a single game, scaled to Elo:
    /// it hardly depends on openings and draws. `None` without spread.
    #[must_use]
    pub fn normalised_elo(self) -> Option<Interval> {
        let games_each = if self.counts.len() > 3 { 2.0_f64 } else { 1.0 };
        let deviation = (self.variance() * games_each).sqrt();
        if deviation == 0.0 {
            return None;
        }
        let value = (self.mean() - 0.5) / deviation * NORMALISED;
        let error = SIGMAS * NORMALISED / (self.total() * games_each).sqrt();
        Some(Interval { low: value - error, value, high: value + error })
    }

    /// The likelihood of superiority: how sure it is that the first is
    /// stronger, if nothing was known before.
    #[must_use]
    pub fn superiority(self) -> f64 {
        let (difference, error) = (self.mean() - 0.5, self.error());
        match error {
            _ if difference == 0.0 => 0.5,
            0.0 => f64::from(u8::from(difference > 0.0)),
            _ => normal_probability(difference / error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(got: f64, expected: f64) {
        assert!((got - expected).abs() < 0.005, "expected {expected}, got {got}");
    }

    /// By hand: 120 losses, 500 draws, 180 wins are 430 of 800 points, 0.5375.
    /// The variance is (120 * 0.5375² + 500 * 0.0375² + 180 * 0.4625²) / 800
    /// = 0.0923438, the error sqrt(0.0923438 / 800) = 0.0107438; Elo
    /// -400 log10(1 / 0.5375 - 1) = 26.11, and at 0.5375 -+ 1.96 * 0.0107438,
    /// 11.43 and 40.88; superiority Phi(0.0375 / 0.0107438) = Phi(3.490).
    #[test]
    fn single_games_give_the_elo_computed_by_hand() {
        let spread = Spread::new(&[120, 500, 180]);
        assert_near(spread.mean(), 0.5375);
        assert!((spread.variance() - 0.092_343_75).abs() < 1e-9);
        let Interval { low, value, high } = spread.elo();
        assert_near(value, 26.11);
        assert_near(low, 11.43);
        assert_near(high, 40.88);
        assert!((spread.superiority() - 0.999_759).abs() < 1e-5);
    }

    #[test]
    fn elo_and_score_are_inverse_to_each_other() {
        for elo in [-800.0, -5.0, 0.0, 3.0, 191.0] {
            assert!((elo_of_score(score_of_elo(elo)) - elo).abs() < 1e-9);
        }
        // One in ten is 381.7 Elo apart, three quarters are 190.8.
        assert_near(elo_of_score(0.1), -381.70);
        assert_near(elo_of_score(0.75), 190.85);
    }

    /// By hand: 10, 20, 40, 20, 10 pairs have the mean 0.5 and the variance
    /// (20 * 0.25 + 40 * 0.0625) / 100 = 0.075.
    #[test]
    fn pairs_give_the_spread_computed_by_hand() {
        let spread = Spread::new(&[10, 20, 40, 20, 10]);
        assert!((spread.variance() - 0.075).abs() < 1e-12);
        let normalised = spread.normalised_elo().expect("there is spread");
        assert_near(normalised.value, 0.0);
        // 1.96 * 347.4356 / sqrt(200) = 48.15.
        assert_near(normalised.high, 48.15);
    }

    #[test]
    fn pairs_that_share_the_points_are_surer_than_single_games() {
        // A hundred pairs of a win and a loss: the openings decide all.
        let pairs = Spread::new(&[0, 0, 99, 1, 0]);
        let games = Spread::new(&[99, 1, 100]);
        assert_near(pairs.mean(), games.mean());
        assert!(pairs.error() * 10.0 < games.error());
    }

    #[test]
    fn only_wins_have_no_upper_bound_but_a_lower() {
        let Interval { low, value, high } = Spread::new(&[0, 0, 10]).elo();
        assert_eq!((value, high), (f64::INFINITY, f64::INFINITY));
        // 0.025^(1/10) = 0.6915, the bound of Clopper and Pearson for 10 of 10.
        assert_near(low, 140.22);
        assert_eq!(Spread::new(&[0, 0, 10]).superiority(), 1.0);
    }

    #[test]
    fn no_results_say_nothing() {
        let spread = Spread::new(&[0, 0, 0]);
        assert_eq!((spread.mean(), spread.superiority()), (0.5, 0.5));
        assert_eq!(spread.elo().low, f64::NEG_INFINITY);
        assert_eq!(spread.normalised_elo(), None);
    }
}
