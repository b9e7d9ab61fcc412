//! A match: pairs of games, several at a time, counted in order.
//!
//! Games are given out in order and may end in any; they are counted in order
//! again. What is counted therefore depends neither on how many games are
//! played at a time nor on how long they take, and a sequential test that
//! stops the match does not favour short games.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use crate::contestant::{Contestant, Failing, PlayerSpec, SpecError};
use crate::game::{Arbiter, Played, Table};
use crate::opening::{OpeningError, Openings};
use crate::pace::{ClockSetting, Pace};
use crate::report::Report;
use crate::seeds::{Purpose, derive};
use crate::side::Side;
use crate::stats::Sprt;

/// All that a match is.
#[derive(Clone, Debug)]
pub struct Match {
    /// Who plays; results are told from the view of the first.
    pub players: [PlayerSpec; 2],
    /// Where the games begin; its seed is that of all chance in the match.
    pub openings: Openings,
    /// How many pairs of games are played, if no test stops the match before.
    pub pairs: u64,
    /// How many games are played at a time.
    pub concurrency: usize,
    /// The clock of players whose specification limits nothing.
    pub clock: Option<ClockSetting>,
    /// What ends games beside the rules.
    pub arbiter: Arbiter,
    /// The test that may stop the match.
    pub sprt: Option<Sprt>,
}

/// Why a match cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// A player cannot be had.
    #[error(transparent)]
    Player(#[from] SpecError),
    /// There are no openings.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// A player does not even begin.
    #[error("player {name}: {failing}")]
    NoStart {
        /// Which.
        name: String,
        /// Why.
        failing: Failing,
    },
    /// Nothing limits a player's thinking.
    #[error("player {0}: expected nodes, ms or a clock, got no limit")]
    NoLimit(String),
}

/// Plays a match until all pairs are played, its test is decided or `stop` is
/// set, and hands every game to `tell` as it is counted, with what has been
/// counted so far.
///
/// # Errors
///
/// [`MatchError`].
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use std::time::Duration;
///
/// use lab::{Arbiter, Match, Openings};
/// use rules::Kind;
///
/// let openings = Openings {
///     kind: Kind::Ogama,
///     rules: "size=4x4,rows=1".to_owned(),
///     board: None,
///     position: None,
///     plies: 2,
///     balance: 200,
///     nodes: 200,
///     seed: 1,
/// };
/// let plan = Match {
///     players: ["engine:nodes=200".parse()?, "random".parse()?],
///     openings,
///     pairs: 2,
///     concurrency: 1,
///     clock: None,
///     arbiter: Arbiter { most_plies: 400, resign: None, margin: Duration::ZERO },
///     sprt: None,
/// };
/// let report = lab::run(&plan, &AtomicBool::new(false), &mut |_, _| {})?;
/// assert_eq!(report.tally.games(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run(
    plan: &Match,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(&Played, &Report),
) -> Result<Report, MatchError> {
    let paces = plan.paces()?;
    plan.check_players()?;
    let (next, done) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    let work = Work { plan, paces, next: &next, done: &done };
    std::thread::scope(|scope| {
        for _ in 0..plan.concurrency.clamp(1, 1024) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work.work(&sender));
        }
        drop(sender);
        let result = count(plan, &receiver, stop, tell);
        done.store(true, Ordering::Relaxed);
        result
    })
}

impl Match {
    /// Whether the players can begin a game.
    fn check_players(&self) -> Result<(), MatchError> {
        let game = self.openings.nth(0)?.game;
        for spec in &self.players {
            let begun = spec.open()?.begin(&game, 0);
            let name = || spec.name().to_owned();
            begun.map_err(|failing| MatchError::NoStart { name: name(), failing })?;
        }
        Ok(())
    }

    fn paces(&self) -> Result<[Pace; 2], MatchError> {
        let pace = |spec: &PlayerSpec| match (spec.pace, self.clock) {
            (Some(pace), _) => Ok(pace),
            (None, Some(clock)) => Ok(Pace::Clock(clock)),
            // A random player and a level take no notice.
            (None, None) if !spec.needs_pace() => Ok(Pace::Nodes(u64::MAX)),
            (None, None) => Err(MatchError::NoLimit(spec.name().to_owned())),
        };
        Ok([pace(&self.players[0])?, pace(&self.players[1])?])
    }
}

/// How often it is looked whether someone said stop.
const PATIENCE: Duration = Duration::from_millis(50);

type Message = Result<Box<Played>, MatchError>;

/// Counts games in order until there are no more or the test is decided.
fn count(
    plan: &Match,
    games: &mpsc::Receiver<Message>,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(&Played, &Report),
) -> Result<Report, MatchError> {
    let mut report = Report::new(plan);
    let mut waiting: BTreeMap<u64, Box<Played>> = BTreeMap::new();
    let mut next = 0;
    while !stop.load(Ordering::Relaxed) {
        let played = match games.recv_timeout(PATIENCE) {
            Ok(message) => message?,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        waiting.insert(played.number, played);
        while waiting.contains_key(&next) && waiting.contains_key(&(next + 1)) {
            let pair = [waiting.remove(&next), waiting.remove(&(next + 1))];
            let [Some(first), Some(second)] = pair else { break };
            report.count([&first, &second]);
            tell(&first, &report);
            tell(&second, &report);
            next += 2;
            if report.verdict().is_some() {
                return Ok(report);
            }
        }
    }
    Ok(report)
}

/// What all threads of a match share.
struct Work<'m> {
    plan: &'m Match,
    paces: [Pace; 2],
    next: &'m AtomicU64,
    /// Set when the match is over, for whatever reason.
    done: &'m AtomicBool,
}

impl Work<'_> {
    /// Plays games until there are no more.
    fn work(&self, sender: &mpsc::Sender<Message>) {
        let mut players = match self.players() {
            Ok(players) => players,
            Err(error) => return drop(sender.send(Err(error))),
        };
        while let Some(number) = self.take() {
            let Some(message) = self.play(number, &mut players).transpose() else { return };
            if sender.send(message).is_err() {
                return;
            }
        }
    }

    fn players(&self) -> Result<[Box<dyn Contestant>; 2], MatchError> {
        let [first, second] = &self.plan.players;
        Ok([first.open()?, second.open()?])
    }

    fn take(&self) -> Option<u64> {
        if self.done.load(Ordering::Relaxed) {
            return None;
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        (number < self.plan.pairs.saturating_mul(2)).then_some(number)
    }

    fn play(
        &self,
        number: u64,
        players: &mut [Box<dyn Contestant>; 2],
    ) -> Result<Option<Box<Played>>, MatchError> {
        let opening = self.plan.openings.nth(number / 2)?;
        let light = if number.is_multiple_of(2) { Side::First } else { Side::Second };
        let seed = self.plan.openings.seed;
        let seeds = [Purpose::First, Purpose::Second].map(|purpose| derive(seed, purpose, number));
        let arbiter = &self.plan.arbiter;
        let mut table = Table { players, paces: self.paces, arbiter, stop: self.done };
        Ok(table.play(number, opening.game, light, seeds).map(Box::new))
    }
}
