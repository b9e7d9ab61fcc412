//! A game as it is kept: text from which it goes on where it stood.

use std::time::Duration;

use rules::record::{Record, Score, Termination};
use rules::wild::BoardError;
use rules::{AnyGame, Fault, Kind, Player, Refusal};
use words::ending::Broken;
use words::{Lang, names};

use crate::clock::{Bonus, Clock, Control};
use crate::drawn::Drawn;
use crate::session::{Opponent, Session, Setup};

/// A game as it is kept, in lines of a key and its value. Versions of the page that
/// know more keys read those of versions that knew fewer, and the other way
/// round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Kept<'t> {
    began: u64,
    kind: Option<&'t str>,
    rules: &'t str,
    /// The drawn board, as its file without line breaks.
    board: Option<&'t str>,
    start: Option<&'t str>,
    /// Whether the person at the page moves second.
    is_second: bool,
    /// None against a friend.
    level: Option<u8>,
    seed: u64,
    moves: Vec<&'t str>,
    /// Base, increment and delay, in milliseconds.
    clock: Option<[u64; 3]>,
    /// What Light and Dark have left, in milliseconds.
    left: Option<[u64; 2]>,
    /// What they had at the beginning of every turn.
    turns: Vec<[u64; 2]>,
    /// The word of the record for an end that no rule made, and who lost.
    broken: Option<(&'t str, Player)>,
}

/// Why a kept game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum KeptError {
    /// The text is none of a kept game.
    #[error("kept game: expected a line of its {expected}, got '{got}'")]
    Unreadable {
        /// What is missing.
        expected: &'static str,
        /// The beginning of what came.
        got: String,
    },
    /// Its rules or its start are refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Its board is.
    #[error("board: {0}")]
    Board(#[from] BoardError),
    /// It has a board where none is read.
    #[error("kept game: expected one without a board of its own")]
    OnBoard,
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
        let mut text = String::new();
        let mut line = |key: &str, value: &str| {
            for part in [key, " ", value, "\n"] {
                text.push_str(part);
            }
        };
        line("began", &self.setup.began.to_string());
        line("kind", self.game.kind().key());
        line("rules", &self.game.rules());
        if let Some(board) = &self.setup.board {
            line("board", board.text());
        }
        line("start", &self.game.start_text());
        line("side", side(self.setup.person));
        if let Opponent::Level(level) = self.setup.opponent {
            line("level", &level.to_string());
        }
        line("seed", &self.setup.seed.to_string());
        for mv in self.game.moves_made() {
            line("move", &mv);
        }
        if let Some(clock) = &self.clock {
            line("clock", &joined(times(clock.control())));
            line("left", &joined(left(clock)));
            for turn in &self.clocks {
                line("turn", &joined(left(turn)));
            }
        }
        if let Some(broken) = self.broken {
            let (word, loser) = word(broken);
            line("broken", &format!("{word} {}", side(loser)));
        }
        text
    }

    /// The game that a text keeps.
    ///
    /// # Errors
    ///
    /// [`KeptError`] if it is no such text, or the rules refuse what it says.
    pub fn from_kept(text: &str) -> Result<Self, KeptError> {
        let kept = Kept::read(text);
        let board = kept.board.map(Drawn::from_text).transpose()?;
        let on = board.clone();
        let open = |kind: Kind, start: &str| {
            kind.open(kept.rules, on.as_ref().map(Drawn::board), Some(start))
        };
        Self::kept_on(board, &kept, text, open)
    }

    /// The game that a text keeps, if it is played on no drawn board: whoever needs no
    /// other carries no reader of boards with them.
    ///
    /// # Errors
    ///
    /// As [`Session::from_kept`], and [`KeptError::OnBoard`].
    pub fn from_kept_without_board(text: &str) -> Result<Self, KeptError> {
        let kept = Kept::read(text);
        if kept.board.is_some() {
            return Err(KeptError::OnBoard);
        }
        let open = |kind: Kind, start: &str| kind.open(kept.rules, None, Some(start));
        Self::kept_on(None, &kept, text, open)
    }

    fn kept_on(
        board: Option<Drawn>,
        kept: &Kept<'_>,
        text: &str,
        open: impl Fn(Kind, &str) -> Result<AnyGame, Refusal>,
    ) -> Result<Self, KeptError> {
        let missing = |expected| {
            let got = text.chars().take(60).collect();
            KeptError::Unreadable { expected, got }
        };
        let kind = Kind::from_key(kept.kind.ok_or_else(|| missing("kind"))?)?;
        let start = kept.start.ok_or_else(|| missing("start"))?;
        let game = open(kind, start)?;
        let setup = Setup {
            kind,
            rules: kept.rules.to_owned(),
            board,
            person: if kept.is_second { Player::Dark } else { Player::Light },
            opponent: kept.level.map_or(Opponent::Friend, Opponent::Level),
            seed: kept.seed,
            control: kept.clock.map(control),
            began: kept.began,
        };
        let mut session = Self::of(setup, game);
        for (index, text) in kept.moves.iter().enumerate() {
            let number = index + 1;
            session.play(text).map_err(|fault| KeptError::Move { number, fault })?;
        }
        session.set_clocks(kept);
        session.broken = kept.broken.and_then(|(word, loser)| broken(word, loser));
        Ok(session)
    }

    fn set_clocks(&mut self, kept: &Kept) {
        let (Some(control), Some(left)) = (self.setup.control, kept.left) else { return };
        let clock = |left: [u64; 2]| Clock::with_left(control, left.map(Duration::from_millis));
        self.clock = Some(clock(left));
        if kept.turns.len() == self.clocks.len() {
            self.clocks = kept.turns.iter().map(|&turn| clock(turn)).collect();
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

fn word(broken: Broken) -> (String, Player) {
    let (termination, loser) = match broken {
        Broken::Resigned(loser) => (Termination::Resignation, loser),
        Broken::Time(loser) => (Termination::Time, loser),
        Broken::Agreed => (Termination::Agreement, Player::Light),
    };
    (termination.text().to_owned(), loser)
}

fn broken(word: &str, loser: Player) -> Option<Broken> {
    match Termination::read(word) {
        Termination::Resignation => Some(Broken::Resigned(loser)),
        Termination::Time => Some(Broken::Time(loser)),
        Termination::Agreement => Some(Broken::Agreed),
        _ => None,
    }
}

impl<'t> Kept<'t> {
    /// Takes from a text what is there; numbers that are none count as missing.
    fn read(text: &'t str) -> Self {
        let mut kept = Self::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            match key {
                "began" => kept.began = value.parse().unwrap_or(0),
                "kind" => kept.kind = Some(value),
                "rules" => kept.rules = value,
                "board" => kept.board = Some(value),
                "start" => kept.start = Some(value),
                "side" => kept.is_second = player(value) == Player::Dark,
                "level" => kept.level = value.parse().ok(),
                "seed" => kept.seed = value.parse().unwrap_or(0),
                "move" => kept.moves.push(value),
                "clock" => kept.clock = numbers(value),
                "left" => kept.left = numbers(value),
                "turn" => kept.turns.extend(numbers::<2>(value)),
                "broken" => {
                    let (word, loser) = value.split_once(' ').unwrap_or((value, ""));
                    kept.broken = Some((word, player(loser)));
                }
                _ => {}
            }
        }
        kept
    }
}

const fn side(player: Player) -> &'static str {
    match player {
        Player::Light => "light",
        Player::Dark => "dark",
    }
}

fn player(side: &str) -> Player {
    if side == "dark" { Player::Dark } else { Player::Light }
}

fn joined<const N: usize>(numbers: [u64; N]) -> String {
    numbers.map(|number| number.to_string()).join(" ")
}

fn numbers<const N: usize>(text: &str) -> Option<[u64; N]> {
    let mut numbers = [0; N];
    let mut words = text.split(' ');
    for number in &mut numbers {
        *number = words.next()?.parse().ok()?;
    }
    Some(numbers)
}

fn left(clock: &Clock) -> [u64; 2] {
    Player::BOTH.map(|player| millis(clock.left(player)))
}

/// Base, increment and delay.
fn times(control: Control) -> [u64; 3] {
    let base = millis(control.base);
    match control.bonus {
        Bonus::Increment(time) => [base, millis(time), 0],
        Bonus::Delay(time) => [base, 0, millis(time)],
    }
}

fn control([base, increment, delay]: [u64; 3]) -> Control {
    let bonus = if delay > 0 {
        Bonus::Delay(Duration::from_millis(delay))
    } else {
        Bonus::Increment(Duration::from_millis(increment))
    };
    Control { base: Duration::from_millis(base), bonus }
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
            board: None,
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

    /// What is done to a game, and how its record ends then.
    type End = (fn(&mut Session), &'static str, &'static str);

    #[test]
    fn every_end_that_no_rule_made_is_kept_and_recorded() {
        let ends: [End; 3] = [
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
    fn keys_of_other_versions_are_passed_over() {
        let kept = started(Opponent::Friend).keep();
        let more = format!("{kept}weather fine\nlonely\n");
        assert_eq!(Session::from_kept(&more).unwrap().keep(), kept);
        let fewer = kept.replace("seed 4\n", "");
        assert_eq!(Session::from_kept(&fewer).unwrap().setup().seed, 0);
    }

    #[test]
    fn a_text_that_keeps_no_game_is_refused_and_says_why() {
        let refused = |text: &str| Session::from_kept(text).unwrap_err().to_string();
        assert!(refused("{}").starts_with("kept game: "), "{}", refused("{}"));
        let kept = started(Opponent::Friend).keep();
        assert!(refused(&kept.replace("kind stackreverse", "kind chess")).contains("chess"));
        let other = refused(&kept.replacen("move ", "move castle\nmove ", 1));
        assert!(other.starts_with("move 1: "), "{other}");
    }
}
