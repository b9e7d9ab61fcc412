//! How a game of Stackreverse ends (`rulebook/stackreverse.md`, part 4).

use crate::position::Position as _;
use crate::stackreverse::{Loss, Position, Width};
use crate::{Outcome, Reason};

/// A counter that loses when the present turn is of its kind (*Rule* SR-4.18).
const LAST: u8 = 2;

impl<S: Width> Position<S> {
    /// Whether the player to move has lost, and why.
    #[inline]
    pub(crate) fn judge(&self) -> Option<Outcome> {
        let reason = match self.tables.rules.loss {
            Loss::Reach => self.lost_by_reach(),
            Loss::Helpless => self.lost_helpless(),
            Loss::Strict => self.lost_helpless().or_else(|| self.lost_immobile()),
            Loss::Blocked => self.lost_blocked(),
        };
        reason.map(|reason| Outcome::win(!self.turn(), reason))
    }

    /// *Rule* SR-4.4 and SR-4.6.
    #[inline]
    fn lost_by_reach(&self) -> Option<Reason> {
        if self.has_mount() || self.has_later_mount() {
            return None;
        }
        Some(if self.has_move() { Reason::Helpless } else { Reason::Immobile })
    }

    /// *Rule* SR-4.9.
    fn lost_helpless(&self) -> Option<Reason> {
        let is_last = self.counter(self.turn()) == LAST;
        (is_last && !self.has_mount()).then_some(Reason::Helpless)
    }

    /// *Rule* SR-4.11.
    fn lost_immobile(&self) -> Option<Reason> {
        (!self.has_move()).then_some(Reason::Immobile)
    }

    /// *Rule* SR-4.13.
    fn lost_blocked(&self) -> Option<Reason> {
        let is_last = self.counter(self.turn()) == LAST;
        (is_last && !self.has_move()).then_some(Reason::Blocked)
    }
}
