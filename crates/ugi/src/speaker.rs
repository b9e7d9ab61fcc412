//! The output, shared by whoever has something to say.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::Answer;

/// The output. Once writing has failed nothing more is written.
pub(crate) struct Speaker<W> {
    output: Mutex<(W, io::Result<()>)>,
}

impl<W: Write> Speaker<W> {
    pub fn new(output: W) -> Self {
        Self { output: Mutex::new((output, Ok(()))) }
    }

    fn lock(&self) -> MutexGuard<'_, (W, io::Result<()>)> {
        self.output.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes some answers, none between them, and sends them off.
    pub fn say(&self, answers: &[Answer]) {
        let (output, state) = &mut *self.lock();
        if state.is_ok() {
            *state = write(output, answers);
        }
    }

    /// Whether nobody listens any more.
    pub fn has_failed(&self) -> bool {
        self.lock().1.is_err()
    }

    /// How the writing went.
    pub fn finish(self) -> io::Result<()> {
        self.output.into_inner().unwrap_or_else(PoisonError::into_inner).1
    }
}

fn write(output: &mut impl Write, answers: &[Answer]) -> io::Result<()> {
    for answer in answers {
        writeln!(output, "{answer}")?;
    }
    output.flush()
}
