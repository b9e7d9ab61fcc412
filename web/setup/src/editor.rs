//! A draft with its past.

use crate::Draft;

/// A draft, and what it was before each change.
#[derive(Clone, Debug)]
pub struct Editor {
    now: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
}

impl Editor {
    /// How many changes can be undone.
    pub const DEPTH: usize = 200;

    /// An editor of a draft, without a past.
    #[must_use]
    pub const fn new(now: Draft) -> Self {
        Self { now, past: Vec::new(), future: Vec::new() }
    }

    /// The draft as it is.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.now
    }

    /// Makes a change that can be undone; one that is refused, or changes
    /// nothing, is not kept.
    ///
    /// # Errors
    ///
    /// As the change says; then nothing has changed.
    pub fn edit<T, E>(&mut self, make: impl FnOnce(&mut Draft) -> Result<T, E>) -> Result<T, E> {
        let mut changed = self.now.clone();
        let result = make(&mut changed)?;
        if changed != self.now {
            self.past.push(std::mem::replace(&mut self.now, changed));
            self.future.clear();
            if self.past.len() > Self::DEPTH {
                self.past.remove(0);
            }
        }
        Ok(result)
    }

    /// Takes the last change back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Makes the last change taken back again; whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.now, after));
        true
    }

    /// Whether a change can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a change can be made again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}
