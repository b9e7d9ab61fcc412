//! Reading game records, and telling what is wrong with them.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use rules::record::{Reading, Record, RecordError, Severity, text_from};

use crate::failure::Failure;

/// The record in a file, or in the standard input if the path is `-`, after
/// its problems have been told on the standard error.
///
/// # Errors
///
/// If there is no record; with `is_strict`, also if it cannot be read in full
/// or contradicts itself.
pub fn read(path: &Path, is_strict: bool) -> Result<Record, Failure> {
    let refused = |error: RecordError| refused(path, &error);
    let text = if path.as_os_str() == "-" {
        text_from(io::stdin().lock()).map_err(refused)?
    } else {
        let file = File::open(path);
        let file = file.map_err(|error| refused(RecordError::Source(error.to_string())))?;
        text_from(file).map_err(refused)?
    };
    let reading = Record::read(&text).map_err(refused)?;
    let is_bad = reading.problems.iter().any(|problem| problem.severity == Severity::Error);
    if is_strict && is_bad {
        return Record::read_strict(&text).map_err(refused);
    }
    tell(&reading);
    Ok(reading.record)
}

fn refused(path: &Path, error: &RecordError) -> Failure {
    let text = if path.as_os_str() == "-" {
        error.to_string()
    } else {
        format!("'{}': {error}", path.display())
    };
    Failure::refused(error.code(), text)
}

/// Tells what is wrong with a record, on the standard error.
fn tell(reading: &Reading) {
    let mut told = String::new();
    for problem in &reading.problems {
        let word = match problem.severity {
            Severity::Warning => "warning",
            Severity::Error => "problem",
        };
        let _ = writeln!(told, "{word}: {problem}");
    }
    if reading.unlisted > 0 {
        let _ = writeln!(told, "problem: and {} more", reading.unlisted);
    }
    // The record itself can still be written when this cannot.
    let _ = io::stderr().lock().write_all(told.as_bytes());
}
