//! How a game ended.

use std::fmt;

use crate::Player;

/// Why a game ended (*Rule* CO-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A tower was built.
    Tower,
    /// A side ran out of singles and captures were counted.
    Captures,
    /// The player to move had no legal action.
    Stalemate,
    /// A side had no way onto an enemy column.
    Helpless,
    /// A side had no legal move.
    Immobile,
    /// A side had no legal move three turns in a row.
    Blocked,
    /// The same position stood for the third time.
    Repetition,
    /// The game reached the longest length its rules allow.
    Cap,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 8] = [
        Self::Tower,
        Self::Captures,
        Self::Stalemate,
        Self::Helpless,
        Self::Immobile,
        Self::Blocked,
        Self::Repetition,
        Self::Cap,
    ];

    /// Its word in statuses and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tower => "tower",
            Self::Captures => "captures",
            Self::Stalemate => "stalemate",
            Self::Helpless => "helpless",
            Self::Immobile => "immobile",
            Self::Blocked => "blocked",
            Self::Repetition => "repetition",
            Self::Cap => "cap",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The end of a game: who won, if anybody, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Player>,
    /// What ended the game.
    pub reason: Reason,
}

impl Outcome {
    /// A win for `winner`.
    #[must_use]
    pub const fn win(winner: Player, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }

    /// `winner=NAME reason=REASON`, with the game's own names of the players.
    #[must_use]
    pub fn describe(self, players: [&str; 2]) -> String {
        let winner = self.winner.map_or("draw", |player| players[player.index()]);
        format!("winner={winner} reason={}", self.reason)
    }
}
