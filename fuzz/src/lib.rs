//! What several fuzz targets share: how an input names a game, and the laws
//! that hold in every position.

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::wild::WildBoard;
use rules::{AnyGame, Game, Kind, Position, Visit};

/// How many moves of a position are looked at closely.
const CLOSELY: usize = 6;

/// A game, a rule string and a board, as the first line of an input gives
/// them: `GAME RULES BOARD`, with one blank between them and the board, if
/// any, as JSON.
pub struct Under<'t> {
    /// The game.
    pub kind: Kind,
    /// The rule string.
    pub rules: &'t str,
    /// The wild board.
    pub board: Option<Arc<WildBoard>>,
}

impl<'t> Under<'t> {
    /// Reads such a line; `None` if it names no game or a bad board.
    pub fn read(line: &'t str) -> Option<Self> {
        let mut words = line.splitn(3, ' ');
        let kind = Kind::from_key(words.next()?).ok()?;
        let rules = words.next().unwrap_or_default();
        let board = words.next().map(WildBoard::from_json).transpose().ok()?.map(Arc::new);
        Some(Self { kind, rules, board })
    }

    /// The start of the game, or the position `text` describes.
    ///
    /// A refusal must say something.
    pub fn open(&self, text: Option<&str>) -> Option<AnyGame> {
        match self.kind.open(self.rules, self.board.as_ref(), text) {
            Ok(game) => Some(game),
            Err(refusal) => {
                assert!(refusal.faults().all(|fault| !fault.expected.is_empty()));
                assert!(!refusal.to_string().is_empty());
                None
            }
        }
    }

    /// The position of `game` from its text, under its rules in full.
    pub fn reopen(&self, game: &AnyGame) -> AnyGame {
        let (rules, text) = (game.rules(), game.position_text());
        // A board made from a seed is named by the rules; a grid's size too.
        let opened = self.kind.open(&rules, self.board.as_ref(), Some(&text));
        opened.unwrap_or_else(|refusal| panic!("{text} under {rules}: {refusal}"))
    }

    /// Whether the text of a position says all of it.
    pub fn check_text(&self, game: &AnyGame) {
        let again = self.reopen(game);
        assert_eq!(again.position_text(), game.position_text());
        assert_eq!(again.hash(), game.hash());
        assert_eq!(again.rules(), game.rules());
        assert_eq!(again.view(), game.view());
    }

    /// Checks a position, and those after some of its moves, by every law.
    pub fn check(&self, game: &mut AnyGame) {
        self.check_text(game);
        game.visit(Laws);
        let (text, hash) = (game.position_text(), game.hash());
        let listed = game.legal_moves();
        let texts: BTreeSet<&str> = listed.iter().map(|info| &*info.text).collect();
        assert_eq!(texts.len(), listed.len(), "moves listed twice in {text}");
        assert_eq!(game.outcome().is_some(), listed.is_empty());
        for info in listed.iter().take(CLOSELY) {
            assert_eq!(game.play_text(&info.text).as_ref(), Ok(&info.text));
            self.check_text(game);
            assert_eq!(game.undo().as_ref(), Some(&info.text));
            assert_eq!((game.position_text(), game.hash()), (text.clone(), hash));
        }
    }
}

/// The laws that hold for every game.
struct Laws;

impl Visit for Laws {
    type Out = ();

    fn visit<P: Position>(self, game: &mut Game<P>) {
        let before = game.position();
        assert_eq!(before.hash(), before.hash_from_scratch());
        let moves = before.moves();
        let distinct: BTreeSet<P::Move> = moves.iter().copied().collect();
        assert_eq!(distinct.len(), moves.len(), "moves listed twice in {before:?}");
        if before.outcome().is_none() {
            assert_eq!(before.count_moves_unchecked(), moves.len() as u64);
        }
        let mut position = before.clone();
        for mv in moves {
            assert!(before.is_legal(mv));
            let undo = position.make(mv);
            assert_eq!(position.hash(), position.hash_from_scratch(), "{before:?} {mv:?}");
            assert_eq!(position.turn(), !before.turn());
            position.unmake(mv, undo);
            assert_eq!(&position, before, "{mv:?}");
        }
        assert_eq!(position.text(), before.text());
    }
}
