//! What each term of Ogama weighs, in centi-units.

use crate::ogama::judge::TERMS;

pub(super) const WEIGHTS: [i16; TERMS] = [
    25, // tempo
    40, 70, 100, 150, 200, // column
    -12, -50, -90, -150, -300, // hanging
    -5, -20, -40, -70, -150, // attacked
    4, 10, 20, 30, 40, // supported
    0, 50, 80, 70, 60, // toad
    0, 15, 25, 25, 20, // climb
    4,  // steps
    5,  // landings
    200, 150, 100, 60, 45, 35, 30, 25, // captures
    0, 0, 0, 0, 0, 0, 0, 0,   // singles
    -15, // pinned
];
