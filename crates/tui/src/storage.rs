//! Games as files.
//!
//! The one place that knows the form of a saved game: a [`Record`].

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::SystemTime;

use rules::record::{Record, Score, Severity, Tag, Termination, text_from};
use rules::{AnyGame, Player};

use crate::date;
use crate::event::{Existing, SaveError};

/// All of a game that is saved.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The game.
    pub game: AnyGame,
    /// Who has resigned.
    pub resigned: Option<Player>,
    /// What else is told of it: who played, and when. The date of today is
    /// added when it is saved without one.
    pub tags: Vec<Tag>,
}

/// What was found in a file.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game, as far as it can be played.
    pub saved: Saved,
    /// Whether saving the game again loses nothing that the file holds:
    /// neither variations nor notes nor moves that could not be read.
    pub is_whole: bool,
    /// How many problems the file has.
    pub problems: usize,
    /// The first of the worst problems, in words.
    pub problem: Option<String>,
}

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
    let record = dated(record(saved), SystemTime::now());
    let written =
        options.open(path).and_then(|mut file| file.write_all(record.to_string().as_bytes()));
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
pub fn load(path: &Path) -> Result<Loaded, String> {
    let words = |error: io::Error| error.to_string();
    // Anything else might never come to an end, and the game would wait.
    if !fs::metadata(path).map_err(words)?.is_file() {
        return Err("expected a file, got something else".to_owned());
    }
    let text = text_from(File::open(path).map_err(words)?).map_err(|error| error.to_string())?;
    read(&text)
}

fn record(Saved { game, resigned, tags }: &Saved) -> Record {
    let mut record = Record::from_game(game);
    for tag in tags {
        // Tags come from records or are names of ours: each may be there.
        let _ = record.set_tag(&tag.key, tag.value.clone());
    }
    if let Some(loser) = resigned {
        let score = match loser {
            Player::Light => Score::Dark,
            Player::Dark => Score::Light,
        };
        record.set_result(score, Some(Termination::Resignation));
    }
    record
}

/// The record with the date of `now`, if it has none.
fn dated(mut record: Record, now: SystemTime) -> Record {
    if record.date().is_none() {
        let _ = record.set_tag("Date", date::text(now));
    }
    record
}

fn read(text: &str) -> Result<Loaded, String> {
    let reading = Record::read(text).map_err(|error| error.to_string())?;
    let found = &reading.record;
    let game = found.replay();
    let resigned = match (found.termination(), found.score()) {
        _ if game.outcome().is_some() => None,
        (Some(Termination::Resignation), Score::Light) => Some(Player::Dark),
        (Some(Termination::Resignation), Score::Dark) => Some(Player::Light),
        _ => None,
    };
    let saved = Saved { game, resigned, tags: found.tags().to_vec() };
    let worst = reading.problems.iter().find(|problem| problem.severity == Severity::Error);
    Ok(Loaded {
        is_whole: reading.problems.is_empty() && record(&saved) == *found,
        problems: reading.problems.len() + reading.unlisted,
        problem: worst.or(reading.problems.first()).map(ToString::to_string),
        saved,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use super::*;
    use rules::Kind;
    use rules::wild::WildBoard;

    fn write(saved: &Saved) -> String {
        record(saved).to_string()
    }

    fn saved_as(game: AnyGame, resigned: Option<Player>) -> Saved {
        Saved { game, resigned, tags: vec![Tag::new("Orange", "Human")] }
    }

    fn reread(game: &AnyGame, resigned: Option<Player>) -> Loaded {
        let again = read(&write(&saved_as(game.clone(), resigned))).expect("readable");
        assert!(again.is_whole && again.problem.is_none(), "{:?}", again.problem);
        assert_eq!(again.saved.game.moves_made(), game.moves_made());
        assert_eq!(again.saved.game.position_text(), game.position_text());
        assert_eq!(again.saved.game.rules(), game.rules());
        assert_eq!(again.saved.resigned, resigned);
        again
    }

    #[test]
    fn a_game_saved_and_loaded_is_the_same() {
        let mut game = Kind::Stackreverse.open("", None, None).expect("the start");
        for mv in ["a2a5~", "b7b4"] {
            game.play_text(mv).expect("legal");
        }
        reread(&game, None);
        Player::BOTH.into_iter().for_each(|loser| drop(reread(&game, Some(loser))));
    }

    #[test]
    fn a_finished_game_comes_back_finished() {
        let mut game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None).expect("good");
        for mv in ["Ta1", "d4d3", "b1c1", "d3d2", "d1d2"] {
            game.play_text(mv).expect("legal");
        }
        assert_eq!(reread(&game, None).saved.game.outcome(), game.outcome());
    }

    #[test]
    fn a_wild_board_comes_back_whether_the_rules_make_it_or_a_file_did() {
        let made = Kind::Stackreverse.open("board=wild.30.5", None, None).expect("a board");
        reread(&made, None);
        let view = made.view();
        let rules::view::Shape::Wild(board) = &view.shape else { unreachable!("it is wild") };
        let board = Arc::new(WildBoard::from_json(&board.to_json()).expect("our own text"));
        let game = Kind::Stackreverse.open("", Some(&board), None).expect("room for the set");
        let again = reread(&game, None);
        assert_eq!(again.saved.game.view().shape, game.view().shape);
    }

    #[test]
    fn a_bad_file_says_what_is_wrong() {
        assert!(read("").unwrap_err().contains("[Game "));
        let bad = "[Game \"ogama\"] [Rules \"size=4x4,rows=1,toads=b1.b4\"] 1. Ta1 a9b9 2. Tb1 *";
        let again = read(bad).expect("one move of it");
        assert_eq!(again.saved.game.moves_made(), ["Ta1"]);
        assert!(again.problem.expect("one").contains("ply 2 "));
        assert!(again.problems > 1 && !again.is_whole);
    }

    #[test]
    fn what_saving_would_lose_is_noticed() {
        let game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None).expect("good");
        let text = write(&saved_as(game, None));
        let (head, _) = text.rsplit_once('*').expect("it goes on");
        for more in ["1. Ta1 (1. Tc1) *", "{A note.} *", "1. Ta1 *"] {
            let again = read(&format!("{head}{more}")).expect("good");
            assert!(again.problem.is_none());
            assert_eq!(again.is_whole, more == "1. Ta1 *", "{more}");
        }
    }

    #[test]
    fn tags_are_kept_and_a_date_is_added_once() {
        let game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None).expect("good");
        let day = |days: u64| SystemTime::UNIX_EPOCH + Duration::from_secs(86_400 * days);
        let first = dated(record(&saved_as(game, None)), day(20_590));
        assert_eq!((first.date(), first.tag("Orange")), (Some("2026.05.17"), Some("Human")));
        let text = first.to_string().replace("\"Human\"", "\"Ada\"");
        let text = text.replace("[Result", "[Event \"0\"]\n[Result");
        let again = read(&text).expect("good");
        assert!(again.is_whole);
        let second = dated(record(&again.saved), day(30_000));
        assert_eq!(second.to_string(), text);
        assert_eq!(second.tag("Orange"), Some("Ada"));
    }
}
