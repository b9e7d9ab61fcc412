//! Where a recorded game begins.

use std::sync::Arc;

use super::board;
use crate::view::Shape;
use crate::wild::WildBoard;
use crate::{AnyGame, Kind, Refusal};

/// The start of a game and what a record must say to find it again.
#[derive(Clone, Debug)]
pub(super) struct Start {
    /// The game without moves.
    pub game: AnyGame,
    /// The start position, if the rules alone do not give it.
    pub position: Option<String>,
    /// The wild board, if the rules alone do not give it.
    pub board: Option<Arc<WildBoard>>,
}

impl Start {
    /// The start under `rules`, on `board`, from `position`.
    pub fn open(
        kind: Kind,
        rules: &str,
        board: Option<Arc<WildBoard>>,
        position: Option<&str>,
    ) -> Result<Self, Refusal> {
        let game = kind.open(rules, board.as_ref(), position)?;
        Ok(Self { position: own_position(&game, board.as_ref()), game, board })
    }

    /// The start of `game`.
    pub fn of(game: &AnyGame) -> Self {
        let board = own_board(game);
        let opened = game.kind().open(&game.rules(), board.as_ref(), Some(&game.start_text()));
        let game = opened.unwrap_or_else(|_| unwound(game.clone()));
        Self { position: own_position(&game, board.as_ref()), game, board }
    }

    /// The board's text, if a record must hold it.
    pub fn board_text(&self) -> Option<String> {
        self.board.as_deref().map(board::write)
    }
}

/// The game with all its moves taken back.
fn unwound(mut game: AnyGame) -> AnyGame {
    while game.undo().is_some() {}
    game
}

/// The start position of `game`, unless its rules begin with the same.
fn own_position(game: &AnyGame, board: Option<&Arc<WildBoard>>) -> Option<String> {
    let text = game.start_text();
    let by_rules = game.kind().open(&game.rules(), board, None).map(|own| own.start_text());
    (by_rules.as_ref() != Ok(&text)).then_some(text)
}

/// The wild board of `game`, unless its rules give the same.
fn own_board(game: &AnyGame) -> Option<Arc<WildBoard>> {
    let shape = game.view().shape;
    let by_rules = || game.kind().open(&game.rules(), None, Some(&game.start_text()));
    match &shape {
        Shape::Grid(_) => None,
        Shape::Wild(_) if by_rules().is_ok_and(|own| own.view().shape == shape) => None,
        Shape::Wild(board) => Some(Arc::clone(board)),
    }
}

impl PartialEq for Start {
    fn eq(&self, other: &Self) -> bool {
        let told = |start: &Self| (start.game.kind(), start.game.rules(), start.game.start_text());
        told(self) == told(other) && self.position == other.position && self.board == other.board
    }
}
