//! One game of a match.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::Score;
use rules::{AnyGame, Player, Reason};

use crate::contestant::{Choice, Contestant, Failing};
use crate::pace::Pace;
use crate::side::Side;

/// What ends a game beside the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arbiter {
    /// The longest game in plies, the opening included; it is a draw then.
    pub most_plies: u32,
    /// When a game that both see as decided ends.
    pub resign: Option<Resign>,
    /// How much longer than allowed a move may take.
    pub margin: Duration,
}

/// A game ends when both contestants have agreed for a while that one is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resign {
    /// For how many moves of each.
    pub moves: u32,
    /// From what value on, in centi-units.
    pub score: i32,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// By the rules.
    Rules(Reason),
    /// Both had agreed long enough on who wins.
    Resignation,
    /// It was longer than is allowed: a draw.
    Length,
    /// The loser's time ran out.
    Time,
    /// The loser made a move that is not legal.
    IllegalMove(String),
    /// The loser did not play on.
    Failure(Failing),
}

/// The word for statistics, and what more there is to say.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Self::IllegalMove(text) => write!(f, " {text}"),
            Self::Failure(failing) => write!(f, ": {failing}"),
            _ => Ok(()),
        }
    }
}

impl End {
    /// Its word.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Rules(reason) => reason.name(),
            Self::Resignation => "resignation",
            Self::Length => "length",
            Self::Time => "time",
            Self::IllegalMove(_) => "illegal move",
            Self::Failure(Failing::NoStart(_)) => "no start",
            Self::Failure(Failing::Crash(_)) => "crash",
            Self::Failure(Failing::Silent(_)) => "no answer",
            Self::Failure(Failing::Nonsense(_)) => "no move",
        }
    }

    /// Whether the loser broke down instead of being beaten.
    #[must_use]
    pub const fn is_fault(&self) -> bool {
        matches!(self, Self::Time | Self::IllegalMove(_) | Self::Failure(_))
    }
}

/// What is known of a move made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveNote {
    /// What the mover thought of the position.
    pub score: Option<Score>,
    /// What was left on the mover's clock, if it had one.
    pub left: Option<Duration>,
}

/// What a contestant did in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Moves made.
    pub moves: u64,
    /// Positions visited.
    pub nodes: u64,
    /// Depths reached, added up.
    pub depth: u64,
    /// Time taken.
    pub time: Duration,
    /// The longest time for one move.
    pub longest: Duration,
}

/// A game played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its number in the match, from 0; games 2n and 2n + 1 are a pair.
    pub number: u64,
    /// Who had Light.
    pub light: Side,
    /// The game as it ended.
    pub game: AnyGame,
    /// How many of its moves are the opening.
    pub opening_plies: usize,
    /// Who won; nobody at a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub end: End,
    /// What is known of each move after the opening.
    pub notes: Vec<MoveNote>,
    /// What each contestant did.
    pub work: [Work; 2],
    /// The seed each contestant got.
    pub seeds: [u64; 2],
}

/// Who plays a game, and how.
pub(crate) struct Table<'t> {
    pub players: &'t mut [Box<dyn Contestant>; 2],
    pub paces: [Pace; 2],
    pub arbiter: &'t Arbiter,
    pub stop: &'t AtomicBool,
}

/// A game going on.
struct Going<'t, 'p> {
    table: &'t mut Table<'p>,
    played: Played,
    left: [Duration; 2],
    /// For how many moves each has seen First winning (above 0) or losing.
    certain: [i32; 2],
}

impl Table<'_> {
    /// Plays a game from where `game` stands; `None` if the match was stopped.
    pub fn play(
        &mut self,
        number: u64,
        game: AnyGame,
        light: Side,
        seeds: [u64; 2],
    ) -> Option<Played> {
        let left = self.paces.map(|pace| match pace {
            Pace::Clock(clock) => clock.base,
            _ => Duration::ZERO,
        });
        let opening_plies = game.moves_made().len();
        let played = Played {
            number,
            light,
            game,
            opening_plies,
            winner: None,
            end: End::Length,
            notes: Vec::new(),
            work: [Work::default(); 2],
            seeds,
        };
        Going { table: self, played, left, certain: [0; 2] }.play()
    }
}

impl Going<'_, '_> {
    fn play(mut self) -> Option<Played> {
        if !self.begin() {
            return Some(self.played);
        }
        let mut plies = self.played.opening_plies as u32;
        while !self.is_over(plies) {
            if self.table.stop.load(Ordering::Relaxed) {
                return None;
            }
            if !self.play_move()? {
                break;
            }
            plies += 1;
        }
        Some(self.played)
    }

    /// Prepares both: whether both can play.
    fn begin(&mut self) -> bool {
        for side in Side::BOTH {
            let seed = self.played.seeds[side.index()];
            let player = &mut self.table.players[side.index()];
            if let Err(failing) = player.begin(&self.played.game, seed) {
                self.lose(side, End::Failure(failing));
                return false;
            }
        }
        true
    }

    fn lose(&mut self, side: Side, end: End) {
        (self.played.winner, self.played.end) = (Some(!side), end);
    }

    /// Whether the game is over by the rules or the arbiter, and then notes how.
    fn is_over(&mut self, plies: u32) -> bool {
        if let Some(outcome) = self.played.game.outcome() {
            let side = |winner: Player| Side::playing(winner, self.played.light);
            self.played.winner = outcome.winner.map(side);
            self.played.end = End::Rules(outcome.reason);
            return true;
        }
        if let Some(loser) = self.resigned() {
            self.lose(loser, End::Resignation);
            return true;
        }
        plies >= self.table.arbiter.most_plies
    }

    /// Who has lost in the eyes of both for long enough.
    fn resigned(&self) -> Option<Side> {
        let moves = i32::try_from(self.table.arbiter.resign?.moves.max(1)).unwrap_or(i32::MAX);
        match self.certain {
            certain if certain.iter().all(|&count| count >= moves) => Some(Side::Second),
            certain if certain.iter().all(|&count| count <= -moves) => Some(Side::First),
            _ => None,
        }
    }

    /// Has a move made: whether the game goes on. `None` if the match was
    /// stopped meanwhile.
    fn play_move(&mut self) -> Option<bool> {
        let side = Side::playing(self.played.game.turn(), self.played.light);
        let (pace, left) = (self.table.paces[side.index()], self.left[side.index()]);
        let began = Instant::now();
        let player = &mut self.table.players[side.index()];
        let chosen = player.choose(&self.played.game, &pace.limits(left), self.table.stop);
        let time = began.elapsed();
        if self.table.stop.load(Ordering::Relaxed) {
            return None;
        }
        let end = match chosen {
            Err(failing) => End::Failure(failing),
            Ok(_) if self.is_late(pace, left, time) => End::Time,
            Ok(choice) => match self.played.game.play_text(&choice.mv) {
                Err(_) => End::IllegalMove(choice.mv),
                Ok(_) => {
                    self.note(side, &choice, time);
                    return Some(true);
                }
            },
        };
        self.lose(side, end);
        Some(false)
    }

    fn is_late(&self, pace: Pace, left: Duration, time: Duration) -> bool {
        pace.allowed(left).is_some_and(|allowed| time > allowed + self.table.arbiter.margin)
    }

    fn note(&mut self, side: Side, choice: &Choice, time: Duration) {
        let work = &mut self.played.work[side.index()];
        work.moves += 1;
        work.nodes += choice.nodes;
        work.depth += u64::from(choice.depth);
        work.time += time;
        work.longest = work.longest.max(time);
        let mut left = None;
        if let Pace::Clock(clock) = self.table.paces[side.index()] {
            let rest = self.left[side.index()].saturating_sub(time) + clock.increment;
            self.left[side.index()] = rest;
            left = Some(rest);
        }
        self.played.notes.push(MoveNote { score: choice.score, left });
        self.count_certainty(side, choice.score);
    }

    fn count_certainty(&mut self, side: Side, score: Option<Score>) {
        let Some(resign) = self.table.arbiter.resign else { return };
        let value = score.map_or(0, Score::value);
        let value = if side == Side::First { value } else { -value };
        let count = &mut self.certain[side.index()];
        *count = if value >= resign.score {
            (*count).max(0) + 1
        } else if value <= -resign.score {
            (*count).min(0) - 1
        } else {
            0
        };
    }
}
