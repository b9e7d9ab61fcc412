//! Why a piece may or may not land where it comes to.

/// A point that a piece comes to, and what becomes of it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The point.
    pub to: u8,
    /// Whether it may land there, and why.
    pub verdict: Verdict,
}

/// Whether a piece may land on a point, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It may: it is strong enough, and the sum is within the limit.
    Fits {
        /// The number it shows.
        value: i8,
        /// The number it lands on.
        under: i8,
    },
    /// It may not: the number there is greater.
    TooWeak {
        /// The number it shows.
        value: i8,
        /// The number it comes to.
        under: i8,
    },
    /// It may not: the sum of both numbers is beyond the limit.
    OverLimit {
        /// The number it shows.
        value: i8,
        /// The number it comes to.
        under: i8,
        /// The greatest sum allowed, whatever its sign.
        limit: u32,
    },
    /// It may not: a figure stands there.
    Occupied,
    /// It may not: a figure stands on every way there.
    WayClosed,
}

impl Verdict {
    /// Whether it may land.
    #[must_use]
    pub const fn may_land(self) -> bool {
        matches!(self, Self::Fits { .. })
    }
}
