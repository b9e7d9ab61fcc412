//! Where the games of a match are written down.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use lab::{Played, record_of};

use crate::failure::Failure;

/// A file for all games, or a folder with a file for each.
#[derive(Debug)]
pub struct Records {
    path: PathBuf,
    file: Option<File>,
    names: [String; 2],
    date: String,
}

impl Records {
    /// At `path`: in it, if it is a folder or ends like one; else that file,
    /// made anew.
    ///
    /// # Errors
    ///
    /// If the file or folder cannot be made.
    pub fn create(path: &Path, names: [String; 2]) -> Result<Self, Failure> {
        let is_folder = path.is_dir() || path.as_os_str().to_string_lossy().ends_with('/');
        let failure = |error| Failure::File { path: path.to_owned(), error };
        let file = if is_folder {
            fs::create_dir_all(path).map_err(failure)?;
            None
        } else {
            Some(File::create(path).map_err(failure)?)
        };
        Ok(Self { path: path.to_owned(), file, names, date: today() })
    }

    /// Writes a game.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write(&mut self, played: &Played) -> Result<(), Failure> {
        let names = [self.names[0].as_str(), self.names[1].as_str()];
        let text = record_of(played, names, &self.date).to_string();
        let name = format!("game-{:05}.txt", played.number + 1);
        let (path, written) = match &mut self.file {
            Some(file) => (self.path.clone(), writeln!(file, "{}\n", text.trim_end())),
            None => (self.path.join(&name), fs::write(self.path.join(&name), &text)),
        };
        written.map_err(|error: io::Error| Failure::File { path, error })
    }
}

/// The day in universal time, as records write it: `2026.05.17`.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    date(seconds / 86_400)
}

/// The day so many days after 1 January 1970.
fn date(mut days: u64) -> String {
    let mut year = 1970;
    while days >= days_of(year) {
        days -= days_of(year);
        year += 1;
    }
    let february = days_of(year) - 337;
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= months[month] {
        days -= months[month];
        month += 1;
    }
    format!("{year}.{:02}.{:02}", month + 1, days + 1)
}

const fn days_of(year: u64) -> u64 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    365 + is_leap as u64
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_counted_by_the_calendar() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(11_016), "2000.02.29");
        assert_eq!(date(11_017), "2000.03.01");
        assert_eq!(date(20_453), "2025.12.31");
        assert_eq!(date(20_454), "2026.01.01");
    }
}
