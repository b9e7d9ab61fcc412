//! A search beside the reading of commands.
//!
//! Whoever comes first gives the answer: the searching thread when it is done,
//! or the one who said stop when his patience is at its end. So the answer is
//! never late, however long the engine takes to come to rest.

use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, Scope, ScopedJoinHandle};
use std::time::Duration;

use engine::{Engine, Report};
use protocol::Answer;

use crate::player::{Task, infos};
use crate::speaker::Speaker;

/// How long a search may take to come to rest before the answer is given
/// without it.
const PATIENCE: Duration = Duration::from_millis(40);

/// A search that goes on.
pub(crate) struct Search<'scope> {
    shared: Arc<Shared>,
    thread: ScopedJoinHandle<'scope, ()>,
}

struct Shared {
    task: Task,
    stop: AtomicBool,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    /// Whether the move may be said.
    is_wanted: bool,
    /// Whether it has been said, or will not be.
    is_answered: bool,
    /// What was last told.
    latest: Option<Report>,
}

impl<'scope> Search<'scope> {
    /// Begins to search.
    ///
    /// # Errors
    ///
    /// If the system gives no thread.
    pub fn begin<'env, W: Write + Send>(
        scope: &'scope Scope<'scope, 'env>,
        engine: Arc<Engine>,
        task: Task,
        speaker: &'scope Speaker<W>,
    ) -> io::Result<Self> {
        let state = State { is_wanted: !task.is_held(), is_answered: false, latest: None };
        let shared = Arc::new(Shared {
            task,
            stop: AtomicBool::new(false),
            state: Mutex::new(state),
            changed: Condvar::new(),
        });
        let theirs = Arc::clone(&shared);
        let think = move || theirs.think(&engine, speaker);
        let thread = Builder::new().name("search".to_owned()).spawn_scoped(scope, think)?;
        Ok(Self { shared, thread })
    }

    /// What is searched for.
    pub fn task(&self) -> &Task {
        &self.shared.task
    }

    /// Whether the move has been said.
    pub fn is_answered(&self) -> bool {
        self.shared.lock().is_answered
    }

    /// Waits until the move has been said.
    pub fn wait(self) {
        let state = self.shared.lock();
        drop(self.shared.changed.wait_while(state, |state| !state.is_answered));
        self.end();
    }

    /// Has the move said now.
    pub fn stop(self, speaker: &Speaker<impl Write>) {
        self.shared.stop.store(true, Ordering::Relaxed);
        let mut state = self.shared.lock();
        state.is_wanted = true;
        self.shared.changed.notify_all();
        let waited =
            self.shared.changed.wait_timeout_while(state, PATIENCE, |state| !state.is_answered);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if !state.is_answered {
            speaker.say(&[self.shared.task.answer(state.latest.as_ref())]);
            state.is_answered = true;
        }
        drop(state);
        self.end();
    }

    /// Ends it without a word.
    pub fn discard(self) -> Task {
        self.shared.stop.store(true, Ordering::Relaxed);
        let mut state = self.shared.lock();
        state.is_wanted = true;
        state.is_answered = true;
        self.shared.changed.notify_all();
        drop(state);
        let task = self.shared.task.clone();
        self.end();
        task
    }

    /// Waits until the thread is gone, and the engine free.
    pub fn end(self) {
        // Its panics are caught and told where they happen.
        let _ = self.thread.join();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn think(&self, engine: &Engine, speaker: &Speaker<impl Write>) {
        let mut tell = |report: &Report| self.tell(report, speaker);
        let find = AssertUnwindSafe(|| self.task.find(engine, &self.stop, &mut tell));
        match catch_unwind(find) {
            Ok(report) => self.tell_last(report, speaker),
            Err(_) => speaker.say(&[Answer::Error {
                code: "internal".to_owned(),
                text: "the search failed; the move comes from what it had found".to_owned(),
            }]),
        }
        let state = self.lock();
        let waited = self.changed.wait_while(state, |state| !state.is_wanted);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if !state.is_answered {
            speaker.say(&[self.task.answer(state.latest.as_ref())]);
            state.is_answered = true;
            self.changed.notify_all();
        }
    }

    /// Tells of a depth finished, unless the move has been said.
    fn tell(&self, report: &Report, speaker: &Speaker<impl Write>) {
        let mut state = self.lock();
        if !state.is_answered {
            speaker.say(&infos(report));
            state.latest = Some(report.clone());
        }
    }

    /// Tells of the end of the search if it changed what was told.
    fn tell_last(&self, report: Report, speaker: &Speaker<impl Write>) {
        let mut state = self.lock();
        let lines = state.latest.as_ref().map(|latest| &latest.lines);
        if !state.is_answered && lines != Some(&report.lines) {
            if report.depth > 0 {
                speaker.say(&infos(&report));
            }
            state.latest = Some(report);
        }
    }
}
