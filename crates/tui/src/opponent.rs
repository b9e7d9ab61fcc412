//! The opponent's thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use engine::Level;
use rules::AnyGame;

use crate::event::Event;

/// Looks for moves in the background, one at a time.
#[derive(Debug)]
pub(crate) struct Thinker {
    answers: Sender<Event>,
    stop: Arc<AtomicBool>,
}

impl Thinker {
    pub fn new(answers: Sender<Event>) -> Self {
        Self { answers, stop: Arc::default() }
    }

    /// Looks for a move and sends it, with its ticket.
    pub fn think(&mut self, ticket: u64, game: AnyGame, level: Level, seed: u64) {
        self.stop();
        let (answers, stop) = (self.answers.clone(), Arc::default());
        self.stop = Arc::clone(&stop);
        let search = move || {
            let mv = engine::choose(&game, level, seed, &stop);
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
