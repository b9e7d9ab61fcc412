//! The random numbers that positions are hashed with.
//!
//! A position's hash is the exclusive or of a key for every piece where it
//! stands and at its height (Zobrist, "A new hashing method with application
//! for game playing", 1970), so that a move changes a few keys only. The
//! numbers are fixed for ever: hashes may be stored.

use crate::random::SplitMix64;

/// Random numbers from a fixed `seed`.
pub(crate) const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut random = SplitMix64::new(seed);
    let mut keys = [0; N];
    let mut n = 0;
    while n < N {
        keys[n] = random.next_u64();
        n += 1;
    }
    keys
}

/// Mixes two random numbers into a third: the two halves of their product.
#[inline]
pub(crate) const fn mix(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// A random number for each point.
pub(crate) static POINT: [u64; 256] = keys(1);

/// The step between the numbers of a point at two neighbouring heights.
pub(crate) const LEVEL: u64 = 0x9E6C_63D0_7A1D_4D4D;

/// In the hash of every position in which [`crate::Player::Dark`] is to move.
pub(crate) const DARK_TO_MOVE: u64 = 0x6A5D_39EA_E126_579A;
