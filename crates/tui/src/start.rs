//! The start screen: what to play, on what, against whom.

use engine::Level;
use rules::{Kind, Player};

use crate::message::Text;
use crate::names::{self, Preset};
use crate::table::Seats;
use crate::{Lang, Opponent};
use words::fill;

/// A line of the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Game,
    Board,
    Opponent,
    Side,
    Language,
    Begin,
}

impl Row {
    pub const ALL: [Self; 6] =
        [Self::Game, Self::Board, Self::Opponent, Self::Side, Self::Language, Self::Begin];

    pub const fn text(self) -> Text {
        match self {
            Self::Game => Text::AskGame,
            Self::Board => Text::AskBoard,
            Self::Opponent => Text::AskOpponent,
            Self::Side => Text::AskSide,
            Self::Language => Text::AskLanguage,
            Self::Begin => Text::Begin,
        }
    }
}

/// What is chosen on the start screen.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub row: Row,
    pub kind: Kind,
    pub presets: Vec<Preset>,
    pub preset: usize,
    pub seats: Seats,
    pub message: String,
}

impl Start {
    pub fn new(kind: Kind, seats: Seats) -> Self {
        let presets = names::presets(kind);
        Self { row: Row::Game, kind, presets, preset: 0, seats, message: String::new() }
    }

    /// The rules chosen.
    pub fn rules(&self, seed: u64) -> String {
        let preset = self.presets.get(self.preset);
        preset.map_or(String::new(), |preset| preset.rules.replace("SEED", &seed.to_string()))
    }

    pub fn go(&mut self, down: i32) {
        let at = Row::ALL.iter().position(|&row| row == self.row).unwrap_or(0);
        self.row = Row::ALL[turn(at, Row::ALL.len(), down)];
    }

    /// Changes the value of the row to the next or the one before.
    pub fn change(&mut self, by: i32, lang: &mut Lang) {
        match self.row {
            Row::Game => {
                let at = Kind::ALL.iter().position(|&kind| kind == self.kind).unwrap_or(0);
                let kind = Kind::ALL[turn(at, Kind::ALL.len(), by)];
                *self = Self::new(kind, self.seats);
            }
            Row::Board => self.preset = turn(self.preset, self.presets.len().max(1), by),
            Row::Opponent => {
                let at = opponents().iter().position(|&o| o == self.seats.opponent).unwrap_or(0);
                self.seats.opponent = opponents()[turn(at, opponents().len(), by)];
            }
            Row::Side => self.seats.human = !self.seats.human,
            Row::Language => *lang = lang.next(),
            Row::Begin => {}
        }
    }

    /// The value of a row.
    pub fn value(&self, row: Row, lang: Lang) -> String {
        match row {
            Row::Game => names::game(self.kind, lang).to_owned(),
            Row::Board => self.presets.get(self.preset).map_or(String::new(), |preset| {
                let gap = if preset.size.is_empty() { "" } else { ": " };
                format!("{}{gap}{}", preset.size, preset.about.of(lang))
            }),
            Row::Opponent => match self.seats.opponent {
                Opponent::Hotseat => Text::Hotseat.of(lang).to_owned(),
                Opponent::Full => Text::FullStrength.of(lang).to_owned(),
                Opponent::Level(level) => match level.number() {
                    1 => Text::LevelEasiest.of(lang).to_owned(),
                    number => fill(Text::Level.of(lang), &[&number.to_string()]),
                },
            },
            Row::Side if self.seats.opponent == Opponent::Hotseat => {
                Text::BothSides.of(lang).to_owned()
            }
            Row::Side => {
                let is_first = self.seats.human == Player::Light;
                let text = if is_first { Text::MovesFirst } else { Text::MovesSecond };
                fill(text.of(lang), &[names::player(self.kind, self.seats.human, lang)])
            }
            Row::Language => lang.name().to_owned(),
            Row::Begin => String::new(),
        }
    }
}

/// The opponents in the order in which they are offered.
fn opponents() -> Vec<Opponent> {
    let levels = Level::ALL.map(Opponent::Level);
    std::iter::once(Opponent::Hotseat).chain(levels).chain([Opponent::Full]).collect()
}

fn turn(at: usize, length: usize, by: i32) -> usize {
    (at as i32 + by).rem_euclid(length as i32) as usize
}
