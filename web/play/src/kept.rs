//! A game as it is kept: text from which it goes on where it stood.

use std::time::Duration;

use rules::record::{Record, Score, Termination};
use rules::{Fault, Kind, Player, Refusal};
use serde::{Deserialize, Serialize};
use words::ending::Broken;
use words::{Lang, names};

use crate::clock::{Bonus, Clock, Control};
use crate::session::{Opponent, Session, Setup};

/// A game as it is kept. Versions of the page that know more fields read those
/// of versions that knew fewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    began: u64,
    kind: String,
    rules: String,
    start: String,
    moves: Vec<String>,
    /// Whether the person at the page moves first.
    is_first: bool,
    /// None against a friend.
    level: Option<u8>,
    seed: u64,
    clock: Option<KeptClock>,
    /// The word of the record for an end that no rule made, and who lost.
    broken: Option<(String, bool)>,
}

/// Clocks, in milliseconds; the lists hold Light's and Dark's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptClock {
    base: u64,
    increment: u64,
    delay: u64,
    left: [u64; 2],
    turns: Vec<[u64; 2]>,
}

/// Why a kept game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum KeptError {
    /// The text is none of a kept game.
    #[error("kept game: expected its text, got another: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Its rules or its start are refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// One of its moves is.
    #[error("move {number}: {fault}")]
    Move {
        /// Which, from 1.
        number: usize,
        /// Why.
        fault: Fault,
    },
}

impl Session {
    /// The text that keeps it.
    #[must_use]
    pub fn keep(&self) -> String {
        let Opponent::Level(level) = self.setup.opponent else { return self.kept(None) };
        self.kept(Some(level))
    }

    fn kept(&self, level: Option<u8>) -> String {
        let kept = Kept {
            began: self.setup.began,
            kind: self.game.kind().key().to_owned(),
            rules: self.game.rules(),
            start: self.game.start_text(),
            moves: self.game.moves_made(),
            is_first: self.setup.person == Player::Light,
            level,
            seed: self.setup.seed,
            clock: self.clock.map(|clock| KeptClock::of(&clock, &self.clocks)),
            broken: self.broken.map(word),
        };
        serde_json::to_string(&kept).expect("its keys are texts")
    }

    /// The game that a text keeps.
    ///
    /// # Errors
    ///
    /// [`KeptError`] if it is no such text, or the rules refuse what it says.
    pub fn from_kept(text: &str) -> Result<Self, KeptError> {
        let kept: Kept = serde_json::from_str(text)?;
        let kind = Kind::from_key(&kept.kind)?;
        let game = kind.open(&kept.rules, None, Some(&kept.start))?;
        let setup = Setup {
            kind,
            rules: kept.rules,
            person: if kept.is_first { Player::Light } else { Player::Dark },
            opponent: kept.level.map_or(Opponent::Friend, Opponent::Level),
            seed: kept.seed,
            control: kept.clock.as_ref().map(KeptClock::control),
            began: kept.began,
        };
        let mut session = Self::of(setup, game);
        for (index, text) in kept.moves.iter().enumerate() {
            let number = index + 1;
            session.play(text).map_err(|fault| KeptError::Move { number, fault })?;
        }
        if let Some(clock) = &kept.clock {
            session.set_clocks(clock);
        }
        session.broken = kept.broken.and_then(|(word, is_first)| broken(&word, is_first));
        Ok(session)
    }

    fn set_clocks(&mut self, kept: &KeptClock) {
        let control = kept.control();
        let clock = |&left: &[u64; 2]| Clock::with_left(control, left.map(Duration::from_millis));
        self.clock = Some(clock(&kept.left));
        if kept.turns.len() == self.clocks.len() {
            self.clocks = kept.turns.iter().map(clock).collect();
        }
    }

    /// It as a record, with the players called as they are in `lang`.
    #[must_use]
    pub fn record(&self, lang: Lang, date: &str) -> Record {
        let mut record = Record::from_game(&self.game);
        if let Some(broken) = self.broken {
            let score = match broken.winner() {
                Some(Player::Light) => Score::Light,
                Some(Player::Dark) => Score::Dark,
                None => Score::Draw,
            };
            record.set_result(score, Some(Termination::read(&word(broken).0)));
        }
        let clock = self.setup.control.map(Control::text);
        let tags = [("Date", Some(date.to_owned())), ("Clock", clock)];
        let names = Player::BOTH.map(|player| (title(self, player), Some(self.name(player, lang))));
        for (key, value) in tags.iter().cloned().chain(names.iter().map(|(k, v)| (&**k, v.clone())))
        {
            if let Some(value) = value {
                // These keys are sound.
                let _ = record.set_tag(key, value);
            }
        }
        record
    }

    /// Who plays that side.
    fn name(&self, player: Player, lang: Lang) -> String {
        let is_program = player != self.setup.person;
        match self.setup.opponent {
            Opponent::Level(level) if is_program => {
                words::fill(crate::Text::Level.of(lang), &[&level.to_string()])
            }
            Opponent::Level(_) => crate::Text::Person.of(lang).to_owned(),
            Opponent::Friend => names::player(self.game.kind(), player, lang).to_owned(),
        }
    }
}

/// The tag of a player's name: `Orange`.
fn title(session: &Session, player: Player) -> String {
    let name = session.game.kind().players()[player.index()];
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

fn word(broken: Broken) -> (String, bool) {
    let (termination, loser) = match broken {
        Broken::Resigned(loser) => (Termination::Resignation, loser),
        Broken::Time(loser) => (Termination::Time, loser),
        Broken::Agreed => (Termination::Agreement, Player::Light),
    };
    (termination.text().to_owned(), loser == Player::Light)
}

fn broken(word: &str, is_first: bool) -> Option<Broken> {
    let loser = if is_first { Player::Light } else { Player::Dark };
    match Termination::read(word) {
        Termination::Resignation => Some(Broken::Resigned(loser)),
        Termination::Time => Some(Broken::Time(loser)),
        Termination::Agreement => Some(Broken::Agreed),
        _ => None,
    }
}

impl KeptClock {
    fn of(clock: &Clock, turns: &[Clock]) -> Self {
        let left = |clock: &Clock| Player::BOTH.map(|player| millis(clock.left(player)));
        let (increment, delay) = match clock.control().bonus {
            Bonus::Increment(time) => (time, Duration::ZERO),
            Bonus::Delay(time) => (Duration::ZERO, time),
        };
        Self {
            base: millis(clock.control().base),
            increment: millis(increment),
            delay: millis(delay),
            left: left(clock),
            turns: turns.iter().map(left).collect(),
        }
    }

    fn control(&self) -> Control {
        let bonus = if self.delay > 0 {
            Bonus::Delay(Duration::from_millis(self.delay))
        } else {
            Bonus::Increment(Duration::from_millis(self.increment))
        };
        Control { base: Duration::from_millis(self.base), bonus }
    }
}

/// Rounded up, so that what is kept has run out only if the clock has.
fn millis(time: Duration) -> u64 {
    time.as_micros().div_ceil(1000).try_into().unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn started(opponent: Opponent) -> Session {
        let control =
            Control { base: Duration::from_secs(60), bonus: Bonus::Delay(Duration::from_secs(2)) };
        let setup = Setup {
            kind: Kind::ALL[1],
            rules: "setup=random,seed=9,cap=90".to_owned(),
            person: Player::Dark,
            opponent,
            seed: 4,
            control: Some(control),
            began: 1_700_000_000_123,
        };
        let mut session = Session::new(setup).unwrap();
        for passed in [5, 7, 9] {
            session.run(Duration::from_secs(passed));
            let mv = session.game().legal_moves().remove(0).text;
            session.play(&mv).unwrap();
        }
        session.run(Duration::from_millis(3_500));
        session
    }

    #[test]
    fn a_kept_game_goes_on_where_it_stood() {
        for opponent in [Opponent::Friend, Opponent::Level(7)] {
            let session = started(opponent);
            let mut back = Session::from_kept(&session.keep()).unwrap();
            assert_eq!(back.keep(), session.keep());
            assert_eq!(back.game().moves_made(), session.game().moves_made());
            assert_eq!(back.game().position_text(), session.game().position_text());
            assert_eq!(back.setup().opponent, opponent);
            assert_eq!(back.setup().began, 1_700_000_000_123);
            for player in Player::BOTH {
                assert_eq!(back.left(player), session.left(player));
            }
            let mut session = session;
            assert_eq!(back.undo(), session.undo());
            assert_eq!(back.keep(), session.keep(), "the times of earlier turns are kept too");
        }
    }

    #[test]
    fn every_end_that_no_rule_made_is_kept_and_recorded() {
        let ends: [(fn(&mut Session), &str, &str); 3] = [
            (Session::resign, "resignation", "1-0"),
            (
                |session| {
                    session.run(Duration::from_secs(600));
                },
                "time",
                "1-0",
            ),
            (
                |session| {
                    session.offer_draw();
                    session.agree();
                },
                "agreement",
                "1/2-1/2",
            ),
        ];
        for (end, word, score) in ends {
            let mut session = started(Opponent::Friend);
            end(&mut session);
            let back = Session::from_kept(&session.keep()).unwrap();
            assert!(back.is_over(), "{word}");
            assert_eq!(back.broken(), session.broken());
            let record = back.record(Lang::English, "2026-01-02").to_string();
            assert!(record.contains(&format!("[Termination \"{word}\"]")), "{record}");
            assert!(record.contains(&format!("[Result \"{score}\"]")), "{record}");
            let read = Record::read_strict(&record).unwrap();
            assert_eq!(read.replay().moves_made(), session.game().moves_made());
            assert_eq!(read.clock(), Some("0:01:00 d0:00:02"));
        }
    }

    #[test]
    fn a_text_that_keeps_no_game_is_refused_and_says_why() {
        let refused = |text: &str| Session::from_kept(text).unwrap_err().to_string();
        assert!(refused("{}").starts_with("kept game: "), "{}", refused("{}"));
        let kept = started(Opponent::Friend).keep();
        assert!(refused(&kept.replace("\"stackreverse\"", "\"chess\"")).contains("chess"));
        let other = refused(&kept.replace("\"moves\":[", "\"moves\":[\"castle\","));
        assert!(other.starts_with("move 1: "), "{other}");
    }
}
