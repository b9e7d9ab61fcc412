//! The lessons of every game.

mod ogama;
mod stackreverse;

use rules::Kind;

use crate::Lesson;

/// The lessons of a game, in the order in which they are best taken; none for a
/// game that has none yet.
#[must_use]
pub fn lessons(kind: Kind) -> Vec<&'static Lesson> {
    match kind {
        Kind::Ogama => ogama::lessons().collect(),
        Kind::Stackreverse => stackreverse::lessons().collect(),
    }
}
