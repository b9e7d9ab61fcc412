//! How a seed becomes draws (*Rule* CO-3), written out once more.

/// `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014).
pub(super) struct SplitMix64(pub u64);

impl SplitMix64 {
    /// The next 64 bits.
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let once = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let twice = (once ^ (once >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        twice ^ (twice >> 31)
    }

    /// A number below `bound` (*Rule* CO-3.2).
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u128;
        let two_to_the_64 = 1_u128 << 64;
        loop {
            let product = u128::from(self.next()) * bound;
            let low = product % two_to_the_64;
            let high = product / two_to_the_64;
            if low >= two_to_the_64 % bound {
                return high as usize;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_the_published_first_output_of_seed_1234567() {
        assert_eq!(SplitMix64(1_234_567).next(), 6_457_827_717_110_365_317);
    }

    /// *Rule* CO-3.1.
    #[test]
    fn matches_the_published_first_output_of_seed_0() {
        assert_eq!(SplitMix64(0).next(), 0xE220_A839_7B1D_CDAF);
    }

    #[test]
    fn draws_stay_below_their_bound() {
        let mut random = SplitMix64(3);
        assert!((1..1_000).all(|bound| random.below(bound) < bound));
    }
}
