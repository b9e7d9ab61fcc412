//! What the commands tell the person who typed them.

#![expect(clippy::print_stdout, reason = "the one module that speaks")]

use std::time::Duration;

/// A line that starts a part of the work.
pub fn heading(text: &str) {
    println!("\n== {text}");
}

/// A line of plain text.
pub fn line(text: &str) {
    println!("   {text}");
}

/// A line that begins at the margin, for machines to read.
pub fn plain(text: &str) {
    println!("{text}");
}

/// Seconds with one decimal: `12.3 s`.
#[must_use]
pub fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
