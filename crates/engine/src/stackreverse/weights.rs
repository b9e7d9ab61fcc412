//! What each term of Stackreverse weighs, in centi-units.

use crate::stackreverse::judge::TERMS;

pub(super) const WEIGHTS: [i16; TERMS] = [
    20, // tempo
    60, // top
    0, 2, 4, 6, 8, 10, 12, 15, 18, 20, 20, // strength
    2,  // spread
    6, 4, // mount
    -20, -8, // mounted
    2,  // covered
    10, // safe
    1,  // stronger
    30, // reserve
    15, // held
    5,  // buried
    1,  // room
    -60, -200, // counter
    -300, -200, -120, -60, -30, -10, 0, 0, // few
];
