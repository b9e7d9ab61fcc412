//! The lessons of Stackreverse.

mod first;
mod ideas;
mod middle;

use crate::Lesson;

/// The lessons, in their order.
pub(super) fn lessons() -> impl Iterator<Item = &'static Lesson> {
    const ALL: [&[Lesson]; 3] = [&first::LESSONS, &middle::LESSONS, &ideas::LESSONS];
    ALL.into_iter().flatten()
}
