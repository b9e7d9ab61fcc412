//! The result of a game and why it came.

use std::fmt;

use crate::error::quoted;
use crate::{Kind, Outcome, Player, Reason};

/// The result as the record states it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Score {
    /// Light won: `1-0`.
    Light,
    /// Dark won: `0-1`.
    Dark,
    /// Nobody won: `1/2-1/2`.
    Draw,
    /// Not over, or not known: `*`.
    #[default]
    Open,
    /// A text whose meaning is not known, as it was written.
    Other(String),
}

impl Score {
    const PLAIN: [(Self, &'static str); 4] =
        [(Self::Light, "1-0"), (Self::Dark, "0-1"), (Self::Draw, "1/2-1/2"), (Self::Open, "*")];

    /// The result that `outcome` is.
    #[must_use]
    pub const fn of(outcome: Outcome) -> Self {
        match outcome.winner {
            Some(Player::Light) => Self::Light,
            Some(Player::Dark) => Self::Dark,
            None => Self::Draw,
        }
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Light => "1-0",
            Self::Dark => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
            Self::Other(text) => text,
        }
    }

    /// What stands at the end of the moves: a text not understood stands in
    /// the tag only.
    pub(super) fn token(&self) -> &str {
        if let Self::Other(_) = self { "*" } else { self.text() }
    }

    /// The result whose text is `text`, or a usual other way to write one:
    /// `½-½`, `1:0`, `draw`, `orange`, `black wins`. All else is
    /// [`Score::Other`].
    #[must_use]
    pub fn read(text: &str, kind: Kind) -> Self {
        let plain = plain(text);
        let wins = |player: Player| {
            let side = ["light", "dark"][player.index()];
            [side, kind.players()[player.index()]]
                .iter()
                .any(|name| plain.strip_suffix("wins").unwrap_or(&plain) == *name)
        };
        match Self::read_number(text) {
            Some(score) => score,
            None if plain == "draw" => Self::Draw,
            None if ["", "?", "ongoing"].contains(&&*plain) => Self::Open,
            None if wins(Player::Light) => Self::Light,
            None if wins(Player::Dark) => Self::Dark,
            None => Self::Other(text.to_owned()),
        }
    }

    /// The result that `text` is in numbers, as at the end of the moves.
    pub(super) fn read_number(text: &str) -> Option<Self> {
        match &*plain(text) {
            "1-0" => Some(Self::Light),
            "0-1" => Some(Self::Dark),
            "1/2-1/2" | "½-½" | "1/2" | "½" | "1-2-1-2" | "0.5-0.5" | "=-=" => Some(Self::Draw),
            "*" => Some(Self::Open),
            _ => None,
        }
    }

    /// Whether `text` is the very text of a result, no other way to write it.
    pub(super) fn is_plain(text: &str) -> bool {
        Self::PLAIN.iter().any(|(_, plain)| *plain == text)
    }
}

/// `text` in lower case without blanks, its dashes and colons all `-`.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    let dash = |letter| if "–—−‐‑:".contains(letter) { '-' } else { letter };
    letters.map(dash).flat_map(char::to_lowercase).collect()
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Why the game ended, as the record states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Termination {
    /// By the rules.
    Rules(Reason),
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    Time,
    /// The players agreed.
    Agreement,
    /// Nobody went on.
    Abandoned,
    /// Another reason, as it was written.
    Other(String),
}

impl Termination {
    /// The reason of that word.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let rules = Reason::ALL.iter().find(|reason| reason.name() == text);
        match text {
            _ if rules.is_some() => rules.map_or(Self::Abandoned, |&reason| Self::Rules(reason)),
            "resignation" => Self::Resignation,
            "time" => Self::Time,
            "agreement" => Self::Agreement,
            "abandoned" => Self::Abandoned,
            _ => Self::Other(text.to_owned()),
        }
    }

    /// Its word.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Rules(reason) => reason.name(),
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Agreement => "agreement",
            Self::Abandoned => "abandoned",
            Self::Other(text) => text,
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// What the moves show against the stated result: what would fit, and what is
/// stated; `None` if nothing speaks against it.
///
/// A game that the rules have not ended may have any result, but none of the
/// rules' own reasons.
pub(super) fn contradiction(
    score: &Score,
    termination: Option<&Termination>,
    outcome: Option<Outcome>,
) -> Option<(String, String)> {
    let stated = match termination {
        Some(reason) => format!("{} by {}", quoted(score.text()), quoted(reason.text())),
        None => quoted(score.text()),
    };
    match (outcome, termination) {
        (Some(outcome), _) => {
            let true_end = (Score::of(outcome), Termination::Rules(outcome.reason));
            let fits = *score == true_end.0 && termination.is_none_or(|t| *t == true_end.1);
            let expected = format!("{} by {}, as the moves end", true_end.0, true_end.1);
            (!fits).then_some((expected, stated))
        }
        (None, Some(Termination::Rules(_))) => {
            Some(("a reason other than the rules: the moves do not end the game".into(), stated))
        }
        (None, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_texts_and_other_ways() {
        for (score, text) in Score::PLAIN {
            assert_eq!(score.text(), text);
            assert_eq!(Score::read(text, Kind::Ogama), score);
        }
        for (text, score) in [
            ("½-½", Score::Draw),
            ("½–½", Score::Draw),
            ("1-2-1-2", Score::Draw),
            ("1 : 0", Score::Light),
            ("Orange wins", Score::Light),
            ("black", Score::Dark),
            ("", Score::Open),
            ("R-0", Score::Other("R-0".into())),
        ] {
            assert_eq!(Score::read(text, Kind::Ogama), score, "{text}");
        }
    }

    #[test]
    fn words_of_reasons_come_back() {
        for reason in Reason::ALL {
            assert_eq!(Termination::read(reason.name()), Termination::Rules(reason));
        }
        for word in ["resignation", "time", "agreement", "abandoned", "a storm", ""] {
            assert_eq!(Termination::read(word).text(), word);
        }
    }
}
