//! A game that comes by a link.

use std::sync::Arc;

use link::Link;
use rules::record::{Record, RecordError};
use rules::view::Shape;
use rules::wild::BoardError;
use rules::{AnyGame, Kind, Refusal};

use crate::Drawn;
use crate::session::{Opponent, Session, Setup};

/// Why no game came by a link.
#[derive(Debug, thiserror::Error)]
pub enum LinkedError {
    /// It names no game.
    #[error("link: expected the name of a game, or a record, got neither")]
    NoGame,
    /// There is no such game, or the rules refuse its rules, board or position.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Its board is refused.
    #[error("board: {0}")]
    Board(#[from] BoardError),
    /// Its record is.
    #[error("record: {0}")]
    Record(#[from] RecordError),
}

impl Session {
    /// The game of a link: a record as far as it was played, for two at the page;
    /// else a game against the program, from a position if there is one, with the
    /// person to move. `setup` says the rest, such as when it began.
    ///
    /// # Errors
    ///
    /// [`LinkedError`] if the link names no game, or what it carries is refused.
    ///
    /// # Examples
    ///
    /// ```
    /// use link::Link;
    /// use play::{Session, Setup};
    ///
    /// let link = Link::from_fragment("#game=ogama&rules=size=4x4,rows=1")?;
    /// let session = Session::from_link(&link, Setup::default())?;
    /// assert_eq!(session.view().columns.len(), 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_link(link: &Link, setup: Setup) -> Result<Self, LinkedError> {
        if let Some(text) = &link.record {
            let game = Record::read_strict(text)?.replay();
            let (kind, rules, board) = (game.kind(), game.rules(), drawn(&game));
            let setup = Setup { kind, rules, board, opponent: Opponent::Friend, ..setup };
            return Ok(Self::of(setup, game));
        }
        let kind = Kind::from_key(link.game.as_deref().ok_or(LinkedError::NoGame)?)?;
        let rules = link.rules.clone().unwrap_or_default();
        let board = link.board.as_deref().map(Drawn::from_text).transpose()?;
        let game = kind.open(&rules, board.as_ref().map(Drawn::board), link.position.as_deref())?;
        let person = game.turn();
        Ok(Self::of(Setup { kind, rules, board, person, ..setup }, game))
    }
}

/// The board of a game, if its rules do not give it by themselves.
fn drawn(game: &AnyGame) -> Option<Drawn> {
    let Shape::Wild(board) = game.view().shape else { return None };
    let alone = game.kind().open(&game.rules(), None, Some(&game.start_text()));
    // Without its board a position may read as one of a grid of a single row.
    let is_given = alone.is_ok_and(|alone| alone.view().shape == Shape::Wild(Arc::clone(&board)));
    (!is_given).then(|| Drawn::of(board))
}

#[cfg(test)]
mod tests {
    use rules::wild::WildBoard;

    use super::*;

    fn board() -> String {
        WildBoard::generate(24, 7).unwrap().to_json()
    }

    fn game_on_the_board() -> AnyGame {
        let board = Arc::new(WildBoard::from_json(&board()).unwrap());
        Kind::Stackreverse.open("", Some(&board), None).unwrap()
    }

    fn linked(link: &Link) -> Session {
        Session::from_link(link, Setup::default()).unwrap()
    }

    #[test]
    fn a_game_on_a_drawn_board_comes_by_link_and_is_kept_with_its_board() {
        let (game, board) = (Some("stackreverse".to_owned()), Some(board()));
        let mut session = linked(&Link { game, board, ..Link::default() });
        let mv = session.game().legal_moves().remove(0).text;
        session.play(&mv).unwrap();
        let again = Session::from_kept(&session.keep()).unwrap();
        assert_eq!(again.game().position_text(), session.game().position_text());
        assert_eq!(again.setup().board, session.setup().board);
        let told = session.order(1).unwrap().game.board.unwrap();
        assert_eq!(Some(Drawn::from_text(&told).unwrap()), session.setup().board);
        assert!(Session::from_kept_without_board(&session.keep()).is_err());
    }

    #[test]
    fn a_record_comes_with_its_board_and_all_its_moves() {
        let mut game = game_on_the_board();
        let mv = game.legal_moves().remove(0).text;
        game.play_text(&mv).unwrap();
        let record = Some(Record::from_game(&game).to_string());
        let session = linked(&Link { record, ..Link::default() });
        assert_eq!(session.game().moves_made(), [mv]);
        let again = Session::from_kept(&session.keep()).unwrap();
        assert_eq!(again.game().position_text(), game.position_text());
    }

    #[test]
    fn whoever_is_to_move_in_a_position_is_the_person() {
        let mut game = Kind::Ogama.open("", None, None).unwrap();
        let mv = game.legal_moves().remove(0).text;
        game.play_text(&mv).unwrap();
        let (kind, position) = (Some("ogama".to_owned()), Some(game.position_text()));
        let session = linked(&Link { game: kind, position, ..Link::default() });
        assert_eq!(session.setup().person, game.turn());
        assert!(!session.is_programs_turn());
    }

    #[test]
    fn what_a_link_lacks_or_spoils_is_said() {
        let from = |fragment: &str| {
            let link = Link::from_fragment(fragment).unwrap();
            Session::from_link(&link, Setup::default()).unwrap_err()
        };
        assert!(matches!(from(""), LinkedError::NoGame));
        assert!(matches!(from("game=chess"), LinkedError::Refused(_)));
        assert!(matches!(from("game=ogama&position=x"), LinkedError::Refused(_)));
        assert!(matches!(from("game=ogama&board=x"), LinkedError::Board(_)));
        assert!(matches!(from("record=x"), LinkedError::Record(_)));
    }
}
