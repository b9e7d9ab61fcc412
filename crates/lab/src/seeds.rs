//! One seed for a match, and from it one for everything in it.

use rules::random::SplitMix64;

/// What a seed is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The opening of a pair.
    Opening = 1,
    /// The first contestant in a game.
    First = 2,
    /// The second contestant in a game.
    Second = 3,
}

/// The seed for `purpose` number `number` of the match with seed `seed`.
pub(crate) fn derive(seed: u64, purpose: Purpose, number: u64) -> u64 {
    let mut random = SplitMix64::new(seed);
    let mut random = SplitMix64::new(random.next_u64() ^ purpose as u64);
    SplitMix64::new(random.next_u64() ^ number).next_u64()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_seed_is_another() {
        let mut seen = BTreeSet::new();
        for seed in 0..20 {
            for purpose in [Purpose::Opening, Purpose::First, Purpose::Second] {
                seen.extend((0..20).map(|number| derive(seed, purpose, number)));
            }
        }
        assert_eq!(seen.len(), 20 * 3 * 20);
    }
}
