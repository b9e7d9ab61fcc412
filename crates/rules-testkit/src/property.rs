//! Runs a property on random values, with a seed that a failure prints.

use std::time::{SystemTime, UNIX_EPOCH};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseResult, TestRunner};

/// The environment variable that fixes the seed, for the same run once more.
pub const SEED_VARIABLE: &str = "TESTKIT_SEED";

/// Checks a property on `cases` values of a strategy.
///
/// The seed comes from [`SEED_VARIABLE`], else from the clock. It is printed
/// before the first case, so a test runner shows it with a failure.
///
/// # Panics
///
/// If the property fails, with the smallest failing value found, or if the
/// variable is no number.
///
/// # Examples
///
/// ```
/// use proptest::prop_assert;
/// use rules_testkit::property::check;
///
/// check("a square is never negative", 50, -9_i32..9, |number| {
///     prop_assert!(number * number >= 0);
///     Ok(())
/// });
/// ```
pub fn check<S: Strategy>(
    name: &str,
    cases: u32,
    strategy: S,
    property: impl Fn(S::Value) -> TestCaseResult,
) {
    let seed = seed();
    eprintln!("{name}: {SEED_VARIABLE}={seed}");
    let mut config = Config::with_cases(cases);
    config.rng_seed = RngSeed::Fixed(seed);
    config.failure_persistence = None;
    let outcome = TestRunner::new(config).run(&strategy, property);
    if let Err(failure) = outcome {
        panic!("{name}, {SEED_VARIABLE}={seed}: {failure}");
    }
}

fn seed() -> u64 {
    match std::env::var(SEED_VARIABLE) {
        Ok(text) => text.parse().expect("a seed is a whole number"),
        Err(_) => {
            SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
        }
    }
}
