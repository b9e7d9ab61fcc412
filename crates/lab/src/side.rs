//! The two contestants of a match, whatever colours they have.

use std::ops::Not;

use rules::Player;

/// One of the two contestants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The one named first, from whose view results are told.
    First,
    /// The other.
    Second,
}

impl Side {
    /// Both, the first first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 for the first and 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Who has the turn of `player`, if `light` has Light.
    #[must_use]
    pub fn playing(player: Player, light: Self) -> Self {
        if player == Player::Light { light } else { !light }
    }

    /// Which player this side is, if `light` has Light.
    #[must_use]
    pub fn player(self, light: Self) -> Player {
        if self == light { Player::Light } else { Player::Dark }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
