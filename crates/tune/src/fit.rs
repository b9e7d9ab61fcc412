//! Weights that make the value of a position foretell its result.
//!
//! The chance that Light wins is taken to be the logistic function of the
//! value divided by a scale. The scale is fitted first, with the weights as
//! they are; then the weights are, by Newton's method with the whole of the
//! second derivatives. What is made least is the mean log-loss plus what keeps
//! the weights near where they were. No random numbers are drawn: the same
//! samples always give the same weights.

use crate::selfplay::Sample;
use crate::solve::solve;

/// How a fit is made.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// The share of the game's result in what is foretold; the rest is what
    /// the search said of the position.
    pub share: f64,
    /// How strongly weights are held where they are: the loss that a change by
    /// 100 centi-units costs.
    pub hold: f64,
}

/// How well values foretell results: lower is better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// The mean of minus the logarithm of the chance given to what happened.
    pub log_loss: f64,
    /// The mean square of the difference of chance and result.
    pub brier: f64,
}

/// The chance of a win at `value` centi-units.
#[must_use]
pub fn chance(value: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-value / scale).exp())
}

/// The sum of the terms of `sample`, and one weight more for the side that
/// does not slip, if there is one.
#[must_use]
pub fn value(sample: &Sample, weights: &[f64]) -> f64 {
    let weight = |term| weights.get(term).copied().unwrap_or(0.0);
    all_counts(sample, weights.len()).map(|(term, count)| weight(term) * count).sum()
}

/// The counts by term; the last of `terms` is for the side that does not slip.
fn all_counts(sample: &Sample, terms: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
    let counts = sample.counts.iter().map(|&(term, count)| (usize::from(term), f64::from(count)));
    let favour = (sample.favour != 0).then(|| (terms.saturating_sub(1), f64::from(sample.favour)));
    counts.chain(favour)
}

fn log_loss(chance: f64, result: f64) -> f64 {
    let cut = chance.clamp(1e-9, 1.0 - 1e-9);
    -(result * cut.ln() + (1.0 - result) * (1.0 - cut).ln())
}

/// How well `weights` foretell the results of `samples`.
#[must_use]
pub fn figures(samples: &[&Sample], weights: &[f64], scale: f64) -> Figures {
    let mut figures = Figures { log_loss: 0.0, brier: 0.0 };
    for sample in samples {
        let chance = chance(value(sample, weights), scale);
        figures.log_loss += log_loss(chance, sample.result);
        figures.brier += (chance - sample.result).powi(2);
    }
    let number = samples.len().max(1) as f64;
    Figures { log_loss: figures.log_loss / number, brier: figures.brier / number }
}

/// The scale under which `value_of` foretells the results best, by golden
/// section between 20 and 5,000.
#[must_use]
pub fn scale(samples: &[&Sample], value_of: impl Fn(&Sample) -> f64) -> f64 {
    let values: Vec<(f64, f64)> = samples.iter().map(|s| (value_of(s), s.result)).collect();
    let loss = |log_scale: f64| -> f64 {
        values.iter().map(|&(v, result)| log_loss(chance(v, log_scale.exp()), result)).sum()
    };
    let ratio = (5.0_f64.sqrt() - 1.0) / 2.0;
    let (mut low, mut high) = (20.0_f64.ln(), 5000.0_f64.ln());
    for _ in 0..40 {
        let (a, b) = (high - ratio * (high - low), low + ratio * (high - low));
        if loss(a) < loss(b) { high = b } else { low = a }
    }
    f64::midpoint(low, high).exp()
}

/// The weights that fit `samples`, from `old` ones. The last of them is no
/// term's: it is what it is worth that the other side slips, so that no term
/// is credited with it.
#[must_use]
pub fn fit(samples: &[&Sample], old: &[f64], scale: f64, wish: Wish) -> Vec<f64> {
    let searched = self::scale(samples, |sample| sample.searched);
    let targets: Vec<f64> = samples
        .iter()
        .map(|s| wish.share * s.result + (1.0 - wish.share) * chance(s.searched, searched))
        .collect();
    let mut weights = old.to_vec();
    for _ in 0..12 {
        let (gradient, curvature) = slopes(samples, &targets, &weights, old, scale, wish);
        let Some(step) = solve(curvature, &gradient) else { break };
        let longest = step.iter().fold(0.0_f64, |most, part| most.max(part.abs()));
        let factor = (150.0 / longest.max(1e-9)).min(1.0);
        for (weight, part) in weights.iter_mut().zip(&step) {
            *weight -= factor * part;
        }
        if longest < 0.05 {
            break;
        }
    }
    weights
}

/// The first and second derivatives of the loss at `weights`.
fn slopes(
    samples: &[&Sample],
    targets: &[f64],
    weights: &[f64],
    old: &[f64],
    scale: f64,
    wish: Wish,
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let terms = weights.len();
    let number = samples.len().max(1) as f64;
    let mut gradient = vec![0.0; terms];
    let mut curvature = vec![vec![0.0; terms]; terms];
    for (sample, target) in samples.iter().zip(targets) {
        let chance = chance(value(sample, weights), scale);
        let slope = (chance - target) / (scale * number);
        let bend = chance * (1.0 - chance) / (scale * scale * number);
        let counts: Vec<(usize, f64)> = all_counts(sample, terms).collect();
        for &(a, count) in &counts {
            gradient[a] += slope * count;
            let row = &mut curvature[a];
            for &(b, other) in &counts {
                row[b] += bend * count * other;
            }
        }
    }
    // hold * (change / 100)^2
    let hold = 2.0 * wish.hold / 10_000.0;
    for term in 0..terms {
        gradient[term] += hold * (weights[term] - old[term]);
        curvature[term][term] += hold;
    }
    (gradient, curvature)
}

#[cfg(test)]
mod tests {
    use rules::random::SplitMix64;

    use super::*;

    /// Results drawn from known weights.
    fn drawn(weights: &[f64], scale: f64, number: usize) -> Vec<Sample> {
        let mut random = SplitMix64::new(3);
        let mut one = |game| {
            let terms = 0..weights.len();
            let counts = terms.map(|t| (t as u16, random.below(7) as i16 - 3)).collect();
            let mut sample = Sample { counts, result: 0.0, searched: 0.0, favour: 0, game };
            let won = chance(value(&sample, weights), scale);
            sample.result = f64::from(u8::from((random.below(1 << 20) as f64) < won * 1048576.0));
            sample
        };
        (0..number as u64).map(&mut one).collect()
    }

    #[test]
    fn known_weights_are_found_again() {
        let truth = [60.0, -25.0, 10.0, 0.0];
        let samples = drawn(&truth, 150.0, 20_000);
        let samples: Vec<_> = samples.iter().collect();
        let wish = Wish { share: 1.0, hold: 1e-6 };
        let found = fit(&samples, &[0.0; 4], 150.0, wish);
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 4.0, "{found} for {truth}");
        }
        let (before, after) =
            (figures(&samples, &[0.0; 4], 150.0), figures(&samples, &found, 150.0));
        assert!(after.log_loss < before.log_loss && after.brier < before.brier);
        let scale = scale(&samples, |sample| value(sample, &truth));
        assert!((scale - 150.0).abs() < 8.0, "{scale}");
    }

    #[test]
    fn what_the_slips_win_is_no_terms_merit() {
        let mut samples = drawn(&[40.0, 0.0], 150.0, 20_000);
        let mut random = SplitMix64::new(9);
        for sample in &mut samples {
            // The side that does not slip wins, and shows more of term 0.
            sample.counts.truncate(1);
            if random.below(2) == 0 {
                (sample.favour, sample.result) = (1, 1.0);
                sample.counts[0].1 = 2;
            }
        }
        let samples: Vec<_> = samples.iter().collect();
        let found = fit(&samples, &[0.0; 3], 150.0, Wish { share: 1.0, hold: 1e-6 });
        assert!((found[0] - 40.0).abs() < 4.0 && found[2] > 300.0, "{found:?}");
    }

    #[test]
    fn a_strong_hold_keeps_the_weights() {
        let samples = drawn(&[60.0, -25.0], 150.0, 500);
        let samples: Vec<_> = samples.iter().collect();
        let found = fit(&samples, &[5.0, 7.0], 150.0, Wish { share: 1.0, hold: 1e6 });
        assert!((found[0] - 5.0).abs() < 0.1 && (found[1] - 7.0).abs() < 0.1, "{found:?}");
    }
}
