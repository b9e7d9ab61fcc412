//! The engine, and what is known of it between searches.

use std::sync::Arc;

use engine::{Engine, NoMemory};

use crate::memory;
use crate::refused::Refused;

/// The engine, made when it is first needed.
pub(crate) struct Keeper {
    engine: Option<Arc<Engine>>,
    /// Whether there may be anything in its table.
    is_used: bool,
    hash: usize,
    threads: usize,
}

impl Keeper {
    /// One thread, and a table of `hash` MiB.
    pub const fn new(hash: usize) -> Self {
        Self { engine: None, is_used: false, hash, threads: 1 }
    }

    /// The engine, to be searched with.
    ///
    /// # Errors
    ///
    /// `no-memory`.
    pub fn engine(&mut self) -> Result<Arc<Engine>, Refused> {
        self.is_used = true;
        if let Some(engine) = &self.engine {
            return Ok(Arc::clone(engine));
        }
        let engine = Arc::new(Engine::new(self.hash, self.threads).map_err(no_memory)?);
        self.engine = Some(Arc::clone(&engine));
        Ok(engine)
    }

    /// Forgets all positions. A large table that is empty is not touched: that
    /// could take seconds.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.is_used) {
            self.change(Engine::clear);
        }
    }

    /// Searches with so many threads from now on.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads;
        self.change(|engine| engine.set_threads(threads));
    }

    /// Another table. The old one goes first, so that both need not fit; if
    /// there is no room for the new one, the old size stays.
    ///
    /// # Errors
    ///
    /// `no-memory`.
    pub fn set_hash(&mut self, megabytes: usize) -> Result<(), Refused> {
        let held = if self.engine.is_some() { self.hash } else { 0 };
        if !memory::has_room(megabytes, held) {
            return Err(no_memory(NoMemory { megabytes }));
        }
        self.engine = None;
        self.is_used = false;
        self.engine = Some(Arc::new(Engine::new(megabytes, self.threads).map_err(no_memory)?));
        self.hash = megabytes;
        Ok(())
    }

    /// Changes the engine if there is one; no search uses it now.
    fn change(&mut self, change: impl FnOnce(&mut Engine)) {
        if let Some(engine) = self.engine.as_mut().and_then(Arc::get_mut) {
            change(engine);
        }
    }
}

fn no_memory(error: NoMemory) -> Refused {
    Refused::new("no-memory", error.to_string())
}
