//! What a game's pieces look like.

use rules::{AnyGame, Kind, Player};

/// What there is to set up in a game, learnt from its start under the usual rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    letters: [char; 2],
    has_values: bool,
    has_figures: bool,
    has_counters: bool,
}

impl Style {
    /// The style of a game.
    #[must_use]
    pub fn of(kind: Kind) -> Self {
        let start = kind.open("", None, None).ok();
        let view = start.as_ref().map(AnyGame::view);
        let pieces = || view.iter().flat_map(|view| view.columns.iter().flatten());
        let text = start.as_ref().map(AnyGame::position_text).unwrap_or_default();
        Self {
            letters: kind.players().map(first_letter),
            has_values: pieces().any(|piece| piece.value.is_some()),
            has_figures: view.as_ref().is_some_and(|view| !view.figures.is_empty()),
            has_counters: text.split_whitespace().count() > 2,
        }
    }

    /// The letter of a player in position strings.
    #[must_use]
    pub const fn letter(self, player: Player) -> char {
        self.letters[player.index()]
    }

    /// The player of a letter.
    #[must_use]
    pub fn player(self, letter: char) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.letter(player) == letter)
    }

    /// Whether pieces have values, and can be turned over.
    #[must_use]
    pub const fn has_values(self) -> bool {
        self.has_values
    }

    /// Whether figures stand on columns.
    #[must_use]
    pub const fn has_figures(self) -> bool {
        self.has_figures
    }

    /// Whether each side has a counter.
    #[must_use]
    pub const fn has_counters(self) -> bool {
        self.has_counters
    }
}

fn first_letter(name: &str) -> char {
    name.chars().next().map_or('?', |letter| letter.to_ascii_lowercase())
}
