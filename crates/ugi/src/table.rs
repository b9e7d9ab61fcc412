//! The board on the table: which game, under which rules, and where it stands.

use std::sync::Arc;

use protocol::{Shown, Start};
use rules::wild::WildBoard;
use rules::{AnyGame, Kind};

use crate::refused::Refused;

/// A game set up as the commands say. What is refused changes nothing.
#[derive(Debug)]
pub(crate) struct Table {
    kind: Kind,
    rules: String,
    board: Option<Arc<WildBoard>>,
    /// The start of the game; `None` if there is none under these rules.
    start: Option<AnyGame>,
    game: Option<AnyGame>,
}

impl Table {
    /// The game called `key`, under its usual rules and at its start.
    pub fn new(key: &str) -> Result<Self, Refused> {
        Self::set_up(Kind::from_key(key)?, String::new(), None)
    }

    fn set_up(kind: Kind, rules: String, board: Option<Arc<WildBoard>>) -> Result<Self, Refused> {
        kind.full_rules(&rules, board.as_ref())?;
        let start = kind.open(&rules, board.as_ref(), None).ok();
        Ok(Self { kind, rules, board, game: start.clone(), start })
    }

    /// Plays by other rules, from the start.
    pub fn set_rules(&mut self, rules: &str) -> Result<(), Refused> {
        *self = Self::set_up(self.kind, rules.to_owned(), self.board.clone())?;
        Ok(())
    }

    /// Plays on a wild board, or on a grid again, from the start.
    pub fn set_board(&mut self, json: Option<&str>) -> Result<(), Refused> {
        let board = json
            .map(WildBoard::from_json)
            .transpose()
            .map_err(|error| Refused::new("bad-board", error.to_string()))?
            .map(Arc::new);
        *self = Self::set_up(self.kind, self.rules.clone(), board)?;
        Ok(())
    }

    /// Goes to `start` and makes `moves`.
    pub fn set_position(&mut self, start: &Start, moves: &[String]) -> Result<(), Refused> {
        let mut game = self.begin(start)?;
        for (index, text) in moves.iter().enumerate() {
            game.play_text(text).map_err(|fault| {
                Refused::new(fault.code, format!("move {}: {fault}", index + 1))
            })?;
        }
        self.game = Some(game);
        Ok(())
    }

    fn begin(&self, start: &Start) -> Result<AnyGame, Refused> {
        match (start, &self.start) {
            (Start::OfGame, Some(start)) => Ok(start.clone()),
            (Start::OfGame, None) => Ok(self.kind.open(&self.rules, self.board.as_ref(), None)?),
            (Start::At(text), _) => {
                Ok(self.kind.open(&self.rules, self.board.as_ref(), Some(text))?)
            }
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> Result<&AnyGame, Refused> {
        self.game.as_ref().ok_or_else(|| {
            let text = "expected a position first, as these rules give no start of the game";
            Refused::new("no-position", text)
        })
    }

    /// What is on the board.
    pub fn shown(&self) -> Result<Shown, Refused> {
        let game = self.game()?;
        Ok(Shown {
            game: self.kind.key().to_owned(),
            rules: game.rules(),
            position: game.position_text(),
        })
    }
}
