//! How far a long answer has come, told on the standard error.

use std::io::{self, IsTerminal as _, Write as _};

/// A line on the terminal that is written over again and again. Where the
/// standard error is no terminal nothing is told.
#[derive(Debug)]
pub struct Progress {
    is_shown: bool,
    is_dirty: bool,
}

impl Progress {
    /// Nothing is told yet.
    pub fn new() -> Self {
        Self { is_shown: io::stderr().is_terminal(), is_dirty: false }
    }

    /// Tells how far it has come, in place of what was told before.
    pub fn show(&mut self, text: &str) {
        const WIDTH: usize = 79;
        if self.is_shown {
            let text: String = text.chars().take(WIDTH).collect();
            self.is_dirty = true;
            self.write(&format!("\r\x1b[K{text}"));
        }
    }

    /// Takes the line away.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.is_dirty) {
            self.write("\r\x1b[K");
        }
    }

    fn write(&mut self, text: &str) {
        let mut err = io::stderr().lock();
        // Whoever closed it does not want to be told any more.
        self.is_shown = err.write_all(text.as_bytes()).and_then(|()| err.flush()).is_ok();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
