//! The sequential probability ratio test: playing until the result is clear.
//!
//! Wald's test of two hypotheses, that the first contestant is `elo0` or that
//! it is `elo1` stronger. As the spread of results is not known beforehand,
//! the likelihoods are those of the most likely spreads with the two means
//! (the generalised test: Li, Liu and Ying, "Generalized sequential probability
//! ratio test for separate families of hypotheses", 2014; for the means of
//! games, Van den Bergh, "A practical introduction to the GSPRT").

use std::str::FromStr;

use super::spread::score_of_elo;

/// Two hypotheses, and how often each may be accepted wrongly.
///
/// # Examples
///
/// ```
/// let sprt: lab::stats::Sprt = "0,5".parse()?;
/// assert_eq!((sprt.alpha, sprt.beta), (0.05, 0.05));
/// assert!((sprt.bounds().1 - 2.944).abs() < 0.001);
/// # Ok::<(), lab::stats::SprtError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The Elo difference of the first hypothesis.
    pub elo0: f64,
    /// The Elo difference of the second hypothesis, which is greater.
    pub elo1: f64,
    /// How often the second may be accepted when the first is true.
    pub alpha: f64,
    /// How often the first may be accepted when the second is true.
    pub beta: f64,
}

/// A test that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("sprt: expected ELO0,ELO1 with ELO0 below ELO1, then two chances below a half, got '{0}'")]
pub struct SprtError(String);

/// Which hypothesis was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is rather `elo0` than `elo1`.
    Elo0,
    /// It is rather `elo1` than `elo0`.
    Elo1,
}

/// Where a test stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SprtState {
    /// The logarithm of how much more likely the second hypothesis makes the
    /// results.
    pub ratio: f64,
    /// What it has to fall to, for the first to be accepted.
    pub lower: f64,
    /// What it has to rise to, for the second to be accepted.
    pub upper: f64,
}

impl FromStr for Sprt {
    type Err = SprtError;

    /// Reads `elo0,elo1`, and `alpha,beta` behind it if they are not 0.05.
    fn from_str(text: &str) -> Result<Self, SprtError> {
        let numbers: Option<Vec<f64>> =
            text.split(',').map(|part| part.trim().parse().ok()).collect();
        let sprt = match numbers.as_deref() {
            Some(&[elo0, elo1]) => Self { elo0, elo1, alpha: 0.05, beta: 0.05 },
            Some(&[elo0, elo1, alpha, beta]) => Self { elo0, elo1, alpha, beta },
            _ => return Err(SprtError(text.to_owned())),
        };
        let is_chance = |chance: f64| chance > 0.0 && chance < 0.5;
        let is_good = sprt.elo0 < sprt.elo1
            && sprt.elo0.abs().max(sprt.elo1.abs()) <= 1_000.0
            && is_chance(sprt.alpha)
            && is_chance(sprt.beta);
        if is_good { Ok(sprt) } else { Err(SprtError(text.to_owned())) }
    }
}

impl Sprt {
    /// What the logarithm has to fall or rise to: Wald's ln(β / (1 - α)) and
    /// ln((1 - β) / α).
    #[must_use]
    pub fn bounds(self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Where the test stands after `counts` of evenly spaced scores, the lowest
    /// first.
    #[must_use]
    pub fn state(self, counts: &[u64]) -> SprtState {
        let scores = [score_of_elo(self.elo0), score_of_elo(self.elo1)];
        let (lower, upper) = self.bounds();
        SprtState { ratio: log_likelihood_ratio(counts, scores), lower, upper }
    }
}

impl SprtState {
    /// What is accepted, if the test is over.
    #[must_use]
    pub fn verdict(self) -> Option<Verdict> {
        match self.ratio {
            ratio if ratio >= self.upper => Some(Verdict::Elo1),
            ratio if ratio <= self.lower => Some(Verdict::Elo0),
            _ => None,
        }
    }
}

/// What stands for a count of 0, so that no result seems impossible; the same
/// as in fishtest, so that the figures can be compared.
const NEVER: f64 = 1e-3;

/// The logarithm of how much more likely `counts` are with the second of two
/// mean scores than with the first, each with the most likely spread that has
/// this mean.
#[must_use]
pub fn log_likelihood_ratio(counts: &[u64], [score0, score1]: [f64; 2]) -> f64 {
    if counts.iter().all(|&count| count == 0) {
        return 0.0;
    }
    let counts: Vec<f64> =
        counts.iter().map(|&count| if count == 0 { NEVER } else { count as f64 }).collect();
    let (tilt0, tilt1) = (tilt(&counts, score0), tilt(&counts, score1));
    let terms = weights(&counts).map(|(count, score)| {
        let [first, second] =
            [(score0, tilt0), (score1, tilt1)].map(|(mean, tilt)| 1.0 + tilt * (score - mean));
        count * (first / second).ln()
    });
    terms.sum()
}

/// Counts with their scores.
fn weights(counts: &[f64]) -> impl Iterator<Item = (f64, f64)> + '_ {
    let steps = (counts.len() - 1) as f64;
    counts.iter().enumerate().map(move |(n, &count)| (count, n as f64 / steps))
}

/// The x with which the shares p / (1 + x (score - mean)) have that mean: they
/// are then the most likely ones that do. It is the only root of a function
/// that falls from above to below 0 between its two poles.
fn tilt(counts: &[f64], mean: f64) -> f64 {
    let excess = |x: f64| -> f64 {
        let term = |(count, score): (f64, f64)| {
            let above = score - mean;
            count * above / (1.0 + x * above)
        };
        weights(counts).map(term).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use rules::random::SplitMix64;

    use super::*;

    fn sprt(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// What fishtest's own `LLR_logistic` gives for these counts of pairs, as
    /// published with a program that is held against it.
    #[test]
    fn ratios_are_those_of_fishtest() {
        for (counts, elo0, elo1, expected) in [
            ([3, 20, 50, 22, 5], 0.0, 20.0, 0.040_320_372_416_706_79),
            ([3, 20, 50, 22, 5], 0.0, 5.0, 0.178_380_224_381_881_25),
            ([3, 20, 50, 22, 5], -10.0, 10.0, 0.934_472_911_388_982_9),
            ([0, 10, 30, 12, 0], 0.0, 20.0, -0.270_414_536_288_852_04),
            ([0, 10, 30, 12, 0], 0.0, 5.0, 0.085_226_848_211_516),
            ([12, 40, 60, 30, 8], 0.0, 20.0, -2.997_301_135_158_272_3),
            ([12, 40, 60, 30, 8], -10.0, 10.0, -2.057_973_200_426_021_6),
        ] {
            let ratio = sprt(elo0, elo1).state(&counts).ratio;
            assert!((ratio - expected).abs() < 1e-9, "{counts:?}: {ratio}, not {expected}");
        }
        let single = sprt(0.0, 20.0).state(&[30, 40, 50]).ratio;
        assert!((single - 1.433_371_799_770_413_6).abs() < 1e-9, "{single}");
    }

    /// For two results the most likely spread is the mean itself, so the ratio
    /// is wins ln(s1 / s0) + losses ln((1 - s1) / (1 - s0)): by hand, with 60
    /// wins, 40 losses and means 0.5 and 0.6, 60 ln 1.2 + 40 ln 0.8 = 2.0136.
    #[test]
    fn two_results_give_the_ratio_computed_by_hand() {
        let ratio = log_likelihood_ratio(&[40, 60], [0.5, 0.6]);
        assert!((ratio - 2.013_55).abs() < 1e-4, "{ratio}");
    }

    /// By hand: ln(0.05 / 0.95) = -2.9444, ln(0.1 / 0.95) = -2.2513,
    /// ln(0.9 / 0.05) = 2.8904.
    #[test]
    fn bounds_are_those_of_wald() {
        let (lower, upper) = sprt(0.0, 5.0).bounds();
        assert!((lower + 2.944_44).abs() < 1e-5 && (upper - 2.944_44).abs() < 1e-5);
        let (lower, upper) = Sprt { beta: 0.1, ..sprt(0.0, 5.0) }.bounds();
        assert!((lower + 2.251_29).abs() < 1e-5 && (upper - 2.890_37).abs() < 1e-5);
    }

    #[test]
    fn verdicts_come_at_the_bounds() {
        let state = |ratio| SprtState { ratio, lower: -2.0, upper: 3.0 };
        assert_eq!(state(-2.0).verdict(), Some(Verdict::Elo0));
        assert_eq!(state(2.9).verdict(), None);
        assert_eq!(state(3.0).verdict(), Some(Verdict::Elo1));
        assert_eq!(sprt(0.0, 5.0).state(&[0; 5]).verdict(), None);
    }

    /// How many of `runs` tests accept `elo1`, when the strength is `elo`.
    fn accepted(sprt: Sprt, elo: f64, runs: u32) -> u32 {
        let mut random = SplitMix64::new(20);
        let score = score_of_elo(elo);
        let mut accepted = 0;
        for _ in 0..runs {
            let mut counts = [0; 5];
            let verdict = loop {
                // A third of the games is drawn.
                let mut half_points = || match random.below(1_000_000) as f64 / 1e6 {
                    draw if draw < 1.0 / 3.0 => 1,
                    draw if draw < 1.0 / 3.0 + score - 1.0 / 6.0 => 2,
                    _ => 0,
                };
                counts[half_points() + half_points()] += 1;
                if let Some(verdict) = sprt.state(&counts).verdict() {
                    break verdict;
                }
            };
            accepted += u32::from(verdict == Verdict::Elo1);
        }
        accepted
    }

    #[test]
    fn wrong_verdicts_are_no_more_frequent_than_asked() {
        let sprt = sprt(0.0, 60.0);
        let (wrong, right) = (accepted(sprt, 0.0, 200), accepted(sprt, 60.0, 200));
        // 5 % of 200 are 10; 20 would come by chance in one of 500 such tests.
        assert!(wrong <= 20, "{wrong} of 200 accepted wrongly");
        assert!(right >= 180, "only {right} of 200 accepted rightly");
    }

    #[test]
    fn tests_that_make_no_sense_are_refused() {
        for text in ["", "5", "5,0", "0,5,0.05", "0,5,0.6,0.05", "0,x", "0,5,0,0.05", "nan,5"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
        assert_eq!("-3, 0, 0.05, 0.1".parse(), Ok(Sprt { beta: 0.1, ..sprt(-3.0, 0.0) }));
    }
}
