//! The two sides of a game.

use std::ops::Not;

/// One of the two players.
///
/// Each game has its own names for them: Ogama's Orange and Stackreverse's
/// White are [`Player::Light`], both Blacks are [`Player::Dark`].
///
/// # Examples
///
/// ```
/// use rules::Player;
///
/// assert_eq!(!Player::Light, Player::Dark);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Player {
    /// The side whose home is at the bottom of the board.
    Light = 0,
    /// The side whose home is at the top of the board.
    Dark = 1,
}

impl Player {
    /// Both players, Light first.
    pub const BOTH: [Self; 2] = [Self::Light, Self::Dark];

    /// 0 for Light and 1 for Dark: for tables with an entry a side.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The player whose [`Player::index`] is the lowest bit of `bit`.
    #[inline]
    #[must_use]
    pub const fn from_bit(bit: u8) -> Self {
        if bit & 1 == 0 { Self::Light } else { Self::Dark }
    }
}

impl Not for Player {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}
