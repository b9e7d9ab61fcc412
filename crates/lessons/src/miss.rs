//! Why a move is not what was asked for, in words.

use rules::{AnyGame, Outcome};
use words::{Lang, ending, fill};

/// Why a legal move is not what was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss {
    /// It ends somewhere else.
    Elsewhere,
    /// It moves the wrong kind of thing: a figure or a piece.
    NotTheFigure,
    /// It lands on no column of the other side.
    NoCapture,
    /// The column is taken back by this reply.
    Taken {
        /// The reply.
        reply: String,
    },
    /// The column has another height.
    Height {
        /// What it has.
        got: usize,
        /// What was asked for.
        wanted: usize,
    },
    /// The pieces go another way far.
    Range {
        /// How far they go.
        got: usize,
        /// How far they should.
        wanted: usize,
    },
    /// The piece shows another number.
    Number {
        /// What it shows.
        got: Option<i8>,
        /// What it should.
        wanted: i8,
    },
    /// No piece of one's own comes to light.
    NothingFreed,
    /// Nothing is threatened.
    NoThreat,
    /// The other side has more moves.
    Freedom {
        /// How many it has.
        got: usize,
        /// How many it may have.
        most: usize,
    },
    /// The other side wins with this reply.
    Beaten {
        /// The reply.
        reply: String,
    },
    /// The game is over, and not won.
    Over(Outcome),
    /// The game is not won as fast as it can be; this reply holds out.
    Held {
        /// The reply, if one was found.
        reply: Option<String>,
    },
}

words::texts! {
    /// What is said of a miss.
    enum Said {
        Elsewhere: "That move ends somewhere else.", "Этот ход ведёт в другое место.";
        NotTheFigure: "That moves the wrong thing: toad or disc?", "Это не то: жаба или диск?";
        NoCapture: "That lands on no column of the other side.", "Это не встаёт на чужой столбик.";
        Taken: "The column is taken back at once: {0}.", "Столбик тут же отберут: {0}.";
        Height: "That column is {0} high now; {1} was asked for.", "Высота этого столбика теперь {0}, а нужна {1}.";
        Range: "Your discs go {0} now; {1} was asked for.", "Дальность ваших дисков теперь {0}, а нужна {1}.";
        Number: "It shows {0} now; {1} was asked for.", "Теперь на ней {0}, а нужно {1}.";
        NothingFreed: "Nothing of yours comes to light below it.", "Под ней не открылось ничего вашего.";
        NoThreat: "From there it threatens nothing on that point.", "Оттуда она этому полю не угрожает.";
        Freedom: "The other side still has {0} moves; leave it {1} at most.", "У соперника ещё ходов: {0}; оставьте не больше {1}.";
        Beaten: "Now the other side wins: {0}.", "Теперь соперник выигрывает: {0}.";
        Over: "The game is over, but not won. {0}", "Партия кончилась, но не выигрышем. {0}";
        Held: "Too slow: {0} holds out.", "Слишком медленно: {0} держится.";
        HeldOut: "That does not win in time.", "Так вовремя не выиграть.";
    }
}

impl Miss {
    /// It in words; `after` is the game with the move.
    #[must_use]
    pub fn told(&self, after: &AnyGame, lang: Lang) -> String {
        let two =
            |said: Said, a: usize, b: usize| fill(said.of(lang), &[&a.to_string(), &b.to_string()]);
        match self {
            Self::Elsewhere => Said::Elsewhere.of(lang).to_owned(),
            Self::NotTheFigure => Said::NotTheFigure.of(lang).to_owned(),
            Self::NoCapture => Said::NoCapture.of(lang).to_owned(),
            Self::Taken { reply } => fill(Said::Taken.of(lang), &[reply]),
            Self::Height { got, wanted } => two(Said::Height, *got, *wanted),
            Self::Range { got, wanted } => two(Said::Range, *got, *wanted),
            Self::Number { got, wanted } => {
                let got = got.map_or_else(|| "?".to_owned(), signed);
                fill(Said::Number.of(lang), &[&got, &signed(*wanted)])
            }
            Self::NothingFreed => Said::NothingFreed.of(lang).to_owned(),
            Self::NoThreat => Said::NoThreat.of(lang).to_owned(),
            Self::Freedom { got, most } => two(Said::Freedom, *got, *most),
            Self::Beaten { reply } => fill(Said::Beaten.of(lang), &[reply]),
            Self::Over(_) => {
                let end = ending::describe(after, None, lang).unwrap_or_default();
                fill(Said::Over.of(lang), &[&end])
            }
            Self::Held { reply: Some(reply) } => fill(Said::Held.of(lang), &[reply]),
            Self::Held { reply: None } => Said::HeldOut.of(lang).to_owned(),
        }
    }

    /// The reply that shows it.
    #[must_use]
    pub fn reply(&self) -> Option<&str> {
        match self {
            Self::Taken { reply } | Self::Beaten { reply } => Some(reply),
            Self::Held { reply } => reply.as_deref(),
            _ => None,
        }
    }
}

/// A number with a true minus.
fn signed(value: i8) -> String {
    if value < 0 { format!("\u{2212}{}", value.unsigned_abs()) } else { value.to_string() }
}

#[cfg(test)]
mod tests {
    use words::flaw;

    use super::*;

    #[test]
    fn every_language_says_everything_with_the_same_places() {
        for &said in Said::ALL {
            let [english, russian] = Lang::ALL.map(|lang| said.of(lang));
            assert_eq!(flaw(english, russian), None, "{said:?}");
        }
    }
}
