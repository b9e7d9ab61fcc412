//! What a position is worth to the player to move.

use std::fmt;
use std::ops::Neg;

/// A value in centi-units, or a forced result.
///
/// A hundred centi-units are what one more column is worth in an even game.
/// Values of 30,000 less the plies to the end are forced results, so that a
/// shorter win is worth more than a longer one, and a longer loss more than a
/// shorter one.
///
/// # Examples
///
/// ```
/// use engine::Score;
///
/// assert_eq!(Score::win_in(3).plies_to_win(), Some(3));
/// assert!(Score::win_in(3) > Score::win_in(5));
/// assert_eq!((-Score::win_in(3)).plies_to_loss(), Some(3));
/// assert_eq!(Score::DRAW.to_string(), "0");
/// assert_eq!(Score::centi(-17).to_string(), "-0.17");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i32);

/// The value of a game won at once.
const WIN: i32 = 30_000;

/// The longest line that is ever looked at, in plies.
pub const MAX_PLY: u32 = 128;

impl Score {
    /// An even result.
    pub const DRAW: Self = Self(0);
    /// More than any value.
    pub(crate) const INFINITE: Self = Self(WIN + 1);
    /// A value from here on is a forced win.
    pub(crate) const LEAST_WIN: Self = Self(WIN - 1000);

    /// A value of a position by judgement: cut to what is no forced result.
    #[inline]
    #[must_use]
    pub const fn centi(value: i32) -> Self {
        let most = WIN - 1001;
        Self(if value > most {
            most
        } else if value < -most {
            -most
        } else {
            value
        })
    }

    /// Won, `plies` from here.
    #[inline]
    #[must_use]
    pub const fn win_in(plies: u32) -> Self {
        Self(WIN - plies as i32)
    }

    /// Lost, `plies` from here.
    #[inline]
    #[must_use]
    pub const fn loss_in(plies: u32) -> Self {
        Self(plies as i32 - WIN)
    }

    /// The value in centi-units; a forced result is near 30,000 or -30,000.
    #[inline]
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// The value that [`Score::value`] gave.
    #[inline]
    pub(crate) const fn from_value(value: i32) -> Self {
        Self(value)
    }

    /// Whether it is a forced win.
    #[inline]
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 >= Self::LEAST_WIN.0
    }

    /// Whether it is a forced loss.
    #[inline]
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.0 <= -Self::LEAST_WIN.0
    }

    /// Whether it is a forced win or loss.
    #[inline]
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// In how many plies the game is won, if it is.
    #[must_use]
    pub const fn plies_to_win(self) -> Option<u32> {
        if self.is_win() { Some((WIN - self.0) as u32) } else { None }
    }

    /// In how many plies the game is lost, if it is.
    #[must_use]
    pub const fn plies_to_loss(self) -> Option<u32> {
        Self(-self.0).plies_to_win()
    }

    /// The value moved by `by` centi-units.
    #[inline]
    #[must_use]
    pub(crate) const fn plus(self, by: i32) -> Self {
        Self(self.0 + by)
    }

    /// As stored in a table of positions: forced results counted from the
    /// position, not from the root `ply` plies before it.
    #[inline]
    pub(crate) const fn as_stored(self, ply: u32) -> Self {
        if self.is_win() {
            Self(self.0 + ply as i32)
        } else if self.is_loss() {
            Self(self.0 - ply as i32)
        } else {
            self
        }
    }

    /// The reverse of [`Score::as_stored`].
    #[inline]
    pub(crate) const fn as_read(self, ply: u32) -> Self {
        if self.is_win() {
            Self(self.0 - ply as i32)
        } else if self.is_loss() {
            Self(self.0 + ply as i32)
        } else {
            self
        }
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// `win in 3`, `loss in 2`, or the value in units: `+1.25`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.plies_to_win(), self.plies_to_loss()) {
            (Some(plies), _) => write!(f, "win in {plies}"),
            (_, Some(plies)) => write!(f, "loss in {plies}"),
            _ if self.0 == 0 => f.write_str("0"),
            _ => {
                let sign = if self.0 < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", self.0.abs() / 100, self.0.abs() % 100)
            }
        }
    }
}
