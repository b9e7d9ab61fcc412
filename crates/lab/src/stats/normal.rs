//! The normal distribution.

/// The probability that a standard normal variable is below `x`.
///
/// Abramowitz and Stegun, "Handbook of mathematical functions", 26.2.17: the
/// error is below 7.5e-8.
///
/// # Examples
///
/// ```
/// assert!((lab::stats::normal_probability(1.959_964) - 0.975).abs() < 1e-6);
/// ```
#[must_use]
pub fn normal_probability(x: f64) -> f64 {
    const TERMS: [f64; 5] =
        [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let density = (-x * x / 2.0).exp() / std::f64::consts::TAU.sqrt();
    let above = density * sum;
    if x < 0.0 { above } else { 1.0 - above }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From tables of the normal distribution.
    #[test]
    fn probabilities_are_those_of_the_tables() {
        for (x, expected) in [
            (0.0, 0.5),
            (1.0, 0.841_344_7),
            (-1.0, 0.158_655_3),
            (2.0, 0.977_249_9),
            (-3.0, 0.001_349_9),
        ] {
            assert!((normal_probability(x) - expected).abs() < 2e-7, "{x}");
        }
        assert_eq!((normal_probability(40.0), normal_probability(-40.0)), (1.0, 0.0));
    }
}
