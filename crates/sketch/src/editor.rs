//! A sketch with its past.

use crate::{EditError, Sketch};

/// A sketch, and what it was before each change.
///
/// # Examples
///
/// ```
/// use sketch::{Editor, Sketch};
///
/// let mut editor = Editor::default();
/// editor.edit(|sketch| sketch.add(&[[0, 0].into(), [900, 0].into(), [0, 900].into()]))?;
/// assert!(editor.undo());
/// assert_eq!(*editor.sketch(), Sketch::default());
/// assert!(editor.redo());
/// # Ok::<(), sketch::EditError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Editor {
    now: Sketch,
    past: Vec<Sketch>,
    future: Vec<Sketch>,
}

impl Editor {
    /// How many changes can be undone.
    pub const DEPTH: usize = 500;

    /// An editor of a sketch, without a past.
    #[must_use]
    pub const fn new(now: Sketch) -> Self {
        Self { now, past: Vec::new(), future: Vec::new() }
    }

    /// The sketch as it is.
    #[must_use]
    pub const fn sketch(&self) -> &Sketch {
        &self.now
    }

    /// Makes a change that can be undone; one that changes nothing is not kept.
    ///
    /// # Errors
    ///
    /// As the change says; then nothing has changed.
    pub fn edit<T>(
        &mut self,
        make: impl FnOnce(&mut Sketch) -> Result<T, EditError>,
    ) -> Result<T, EditError> {
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
