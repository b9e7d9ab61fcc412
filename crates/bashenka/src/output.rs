//! The standard output, locked and buffered, with its errors handed on.

use std::io::{self, BufWriter, StdoutLock, Write as _};

use crate::failure::Failure;

/// Writes what `write` writes to the standard output.
///
/// # Errors
///
/// Those of the standard output.
pub fn answer(
    write: impl FnOnce(&mut BufWriter<StdoutLock<'static>>) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    write(&mut out)?;
    out.flush()?;
    Ok(())
}

/// Writes one line to the standard output.
///
/// # Errors
///
/// Those of the standard output.
pub fn line(text: &str) -> Result<(), Failure> {
    answer(|out| writeln!(out, "{text}"))
}
