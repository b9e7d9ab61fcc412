//! Games as files.
//!
//! The one place that knows the form of a saved game.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use rules::{AnyGame, Kind, Player, Refusal};

use crate::event::{Existing, SaveError};

/// All of a game that is saved.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The game.
    pub game: AnyGame,
    /// Who has resigned.
    pub resigned: Option<Player>,
}

/// No saved game is longer.
const LONGEST: u64 = 1 << 24;

/// Writes a game to a file.
///
/// # Errors
///
/// If the file exists and is to be kept, or cannot be written.
pub fn save(path: &Path, saved: &Saved, existing: Existing) -> Result<(), SaveError> {
    let mut options = OpenOptions::new();
    match existing {
        Existing::Keep => options.write(true).create_new(true),
        Existing::Replace => options.write(true).create(true).truncate(true),
    };
    let written = options.open(path).and_then(|mut file| file.write_all(write(saved).as_bytes()));
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => SaveError::Exists,
        _ => SaveError::Other(error.to_string()),
    })
}

/// Reads a game from a file.
///
/// # Errors
///
/// What is wrong with the file, in words.
pub fn load(path: &Path) -> Result<AnyGame, String> {
    let length = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if length > LONGEST {
        return Err(format!("expected at most {LONGEST} bytes, got {length}"));
    }
    let mut text = String::new();
    let file = File::open(path).map_err(|error| error.to_string())?;
    file.take(LONGEST).read_to_string(&mut text).map_err(|error| error.to_string())?;
    read(&text)
}

fn write(Saved { game, .. }: &Saved) -> String {
    let (rules, start) = (game.rules(), game.start_text());
    let moves = game.moves_made().join(" ");
    format!("game: {}\nrules: {rules}\nstart: {start}\nmoves: {moves}\n", game.kind().key())
}

fn read(text: &str) -> Result<AnyGame, String> {
    let field = |key: &str| {
        let value = |line: &str| Some(line.strip_prefix(key)?.strip_prefix(':')?.trim().to_owned());
        text.lines().find_map(value).ok_or_else(|| format!("expected a line '{key}: …', got none"))
    };
    let words = |refusal: Refusal| refusal.to_string();
    let kind = Kind::from_key(&field("game")?).map_err(words)?;
    let mut game = kind.open(&field("rules")?, None, Some(&field("start")?)).map_err(words)?;
    for (n, mv) in field("moves")?.split_whitespace().enumerate() {
        game.play_text(mv).map_err(|fault| format!("move {}: {fault}", n + 1))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_saved_and_loaded_is_the_same() {
        let mut game = Kind::Stackreverse.open("", None, None).expect("the start");
        for mv in ["a2a5~", "b7b4"] {
            game.play_text(mv).expect("legal");
        }
        let again = read(&write(&Saved { game: game.clone(), resigned: None })).expect("readable");
        assert_eq!(again.moves_made(), game.moves_made());
        assert_eq!(again.position_text(), game.position_text());
        assert_eq!(again.rules(), game.rules());
    }

    #[test]
    fn a_bad_file_says_what_is_wrong() {
        assert!(read("").unwrap_err().contains("game"));
        let bad = "game: ogama\nrules: size=4x4,rows=1\nstart: b,b*,b,b/x4/x4/o,o,o*,o o\nmoves: Tb1 a9b9";
        assert!(read(bad).unwrap_err().starts_with("move 2:"));
    }
}
