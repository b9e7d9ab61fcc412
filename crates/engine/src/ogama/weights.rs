//! What each term of Ogama weighs, in centi-units.

use crate::ogama::judge::TERMS;

#[rustfmt::skip]
pub(super) const WEIGHTS: [i16; TERMS] = [
    // tempo
    25,
    // column
    40, 70, 100, 150, 200, 44, 80, 120, 180, 240, 35, 50, 60, 80, 50, 39,
    60, 80, 110, 90, 40, 70, 100, 150, 200, 44, 80, 120, 180, 240, 28, 20,
    10, 0, -100, 32, 30, 30, 30, -60,
    // toad
    0, 50, 80, 70, 60,
    // climb
    0, 15, 25, 25, 20,
    // steps
    4,
    // landings
    5,
    // near four
    0, 0,
    // near five
    0, 0,
    // captures
    200, 150, 100, 60, 45, 35, 30, 25,
    // lead
    0, 0, 0, 0, 0, 0, 0, 0,
    // chased
    0, 0, 0, 0, 0, 0, 0, 0,
    // singles
    0, 0, 0, 0, 0, 0, 0, 0,
    // pinned
    -15, -15, -15, -15,
];
