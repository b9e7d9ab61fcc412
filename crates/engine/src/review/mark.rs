//! Marks of bad moves.

use std::fmt;

/// A move that gives away this much of the chance of winning is dubious.
pub const DUBIOUS: f64 = 0.05;
/// A move that gives away this much is a mistake.
pub const MISTAKE: f64 = 0.10;
/// A move that gives away this much is a blunder.
pub const BLUNDER: f64 = 0.20;

/// How bad a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// `?!`: at least [`DUBIOUS`].
    Dubious,
    /// `?`: at least [`MISTAKE`].
    Mistake,
    /// `??`: at least [`BLUNDER`].
    Blunder,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Self; 3] = [Self::Dubious, Self::Mistake, Self::Blunder];

    /// The mark of a move that gives away so much of the chance of winning.
    ///
    /// # Examples
    ///
    /// ```
    /// use engine::review::Mark;
    ///
    /// assert_eq!(Mark::of(0.04), None);
    /// assert_eq!(Mark::of(0.05), Some(Mark::Dubious));
    /// assert_eq!(Mark::of(0.5).map(Mark::sign), Some("??"));
    /// ```
    #[must_use]
    pub fn of(loss: f64) -> Option<Self> {
        match loss {
            _ if loss >= BLUNDER => Some(Self::Blunder),
            _ if loss >= MISTAKE => Some(Self::Mistake),
            _ if loss >= DUBIOUS => Some(Self::Dubious),
            _ => None,
        }
    }

    /// Its sign: `?!`, `?` or `??`.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Dubious => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}
