//! What thinks, and the thread it thinks in.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use engine::{Engine, Level, Limits, MAX_THREADS};
use rules::AnyGame;

use crate::event::Event;

/// What looks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// A player of that level.
    Level(Level),
    /// The engine at full strength, for so long.
    Full(Duration),
}

impl Mind {
    /// What plays at full strength.
    pub const FULL: Self = Self::Full(Duration::from_secs(3));
    /// What gives hints.
    pub const HINT: Self = Self::Full(Duration::from_secs(1));
}

/// The table of positions at full strength, in MiB.
const MEGABYTES: usize = 64;

/// What is kept from one thought to the next.
#[derive(Debug, Default)]
struct Memory {
    opponent: Option<engine::Opponent>,
    engine: Option<Engine>,
}

impl Memory {
    fn think(
        &mut self,
        mind: Mind,
        game: &AnyGame,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<String> {
        match mind {
            Mind::Level(level) => self.opponent(level)?.choose(game, seed, stop),
            Mind::Full(time) => {
                let report =
                    self.engine()?.search(game, &Limits::move_time(time), stop, &mut |_| {});
                report.best().map(str::to_owned)
            }
        }
    }

    /// The player of that level, which another level takes the place of.
    fn opponent(&mut self, level: Level) -> Option<&mut engine::Opponent> {
        if self.opponent.as_ref().is_none_or(|opponent| opponent.level() != level) {
            self.opponent = engine::Opponent::new(level).ok();
        }
        self.opponent.as_mut()
    }

    /// The engine, with a smaller table where memory is short.
    fn engine(&mut self) -> Option<&Engine> {
        if self.engine.is_none() {
            let threads = thread::available_parallelism().map_or(1, NonZero::get).min(MAX_THREADS);
            let sizes = [MEGABYTES, 1, 0];
            self.engine = sizes.into_iter().find_map(|size| Engine::new(size, threads).ok());
        }
        self.engine.as_ref()
    }
}

/// Looks for moves in the background, one at a time.
#[derive(Debug)]
pub(crate) struct Thinker {
    answers: Sender<Event>,
    stop: Arc<AtomicBool>,
    memory: Arc<Mutex<Memory>>,
}

impl Thinker {
    pub fn new(answers: Sender<Event>) -> Self {
        Self { answers, stop: Arc::default(), memory: Arc::default() }
    }

    /// Looks for a move and sends it, with its ticket.
    pub fn think(&mut self, ticket: u64, game: AnyGame, mind: Mind, seed: u64) {
        self.stop();
        let (answers, stop) = (self.answers.clone(), Arc::default());
        self.stop = Arc::clone(&stop);
        let memory = Arc::clone(&self.memory);
        let search = move || {
            // Waits, here in the background, for the thought that was stopped.
            let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
            let mv = memory.think(mind, &game, seed, &stop);
            // Nobody listens any more once the program is ending.
            let _ = answers.send(Event::Thought(ticket, mv));
        };
        if thread::Builder::new().name("opponent".to_owned()).spawn(search).is_err() {
            let _ = self.answers.send(Event::Thought(ticket, None));
        }
    }

    /// Ends the search in progress.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use rules::Kind;

    #[test]
    fn a_thought_runs_beside_the_screen_and_can_be_stopped() {
        let (answers, inbox) = channel();
        let mut thinker = Thinker::new(answers);
        let game = Kind::Ogama.open("seed=1", None, None).expect("the start");
        thinker.think(1, game.clone(), Mind::Full(Duration::from_secs(86_400)), 0);
        // Asking for another thought ends the first, which would take a day.
        thinker.think(2, game, Mind::Level(Level::ALL[0]), 0);
        let mut tickets = Vec::new();
        for _ in 0..2 {
            let Ok(Event::Thought(ticket, mv)) = inbox.recv() else { panic!("a thought") };
            assert!(mv.is_some(), "thought {ticket}");
            tickets.push(ticket);
        }
        tickets.sort_unstable();
        assert_eq!(tickets, [1, 2]);
    }
}
