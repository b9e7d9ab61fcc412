//! What every game's positions can do.

use std::fmt::Debug;
use std::hash::Hash;

use crate::error::Fault;
use crate::prospect::Prospect;
use crate::view::View;
use crate::{Outcome, Player};

/// A position of a game, with the rules it is played under.
///
/// Equality compares what is on the board, whose turn it is and what the
/// position string says beside; it ignores how the position came about.
///
/// Repetition and cap are no part of a position: [`crate::Game`] judges them.
pub trait Position: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// One action of one player.
    type Move: Copy + Debug + Eq + Ord + Hash + Send + Sync + 'static;
    /// What [`Position::unmake`] needs to know.
    type Undo: Copy + Debug + Send + Sync + 'static;
    /// The rules in force.
    type Rules: Clone + Debug + PartialEq + ToString + Send + Sync + 'static;

    /// The word that names the game.
    const GAME: &'static str;
    /// What the game calls its players.
    const PLAYERS: [&'static str; 2];

    /// The rules in force; their size is this board's.
    fn rules(&self) -> &Self::Rules;
    /// The player to move.
    fn turn(&self) -> Player;
    /// A 64-bit hash of all that equality compares.
    fn hash(&self) -> u64;
    /// [`Position::hash`], computed anew from the board.
    fn hash_from_scratch(&self) -> u64;
    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Appends the legal moves to `list`, as if the position were not over.
    ///
    /// Does not allocate while `list` has room. See [`Position::moves_into`].
    fn moves_into_unchecked(&self, list: &mut Vec<Self::Move>);
    /// How many moves [`Position::moves_into_unchecked`] would append.
    fn count_moves_unchecked(&self) -> u64;
    /// Makes `mv`, which must be legal, and says how to take it back.
    ///
    /// With another move the position is unspecified afterwards. See
    /// [`Position::try_make`], which checks, and [`Position::unmake`].
    fn make(&mut self, mv: Self::Move) -> Self::Undo;
    /// Takes back `mv`, the last move made; `undo` is what making it returned.
    fn unmake(&mut self, mv: Self::Move, undo: Self::Undo);

    /// Gives the turn to the other player and changes nothing else: no move of
    /// any game, but what asking "and if it were his turn?" takes. Doing it
    /// twice is doing nothing.
    fn switch_turn(&mut self);

    /// Whether `mv` is among the moves that
    /// [`Position::moves_into_unchecked`] appends. Its points must be on a
    /// board of this type.
    fn is_legal_unchecked(&self, mv: Self::Move) -> bool;
    /// Whether `mv` is legal and the game is not over.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.is_legal_unchecked(mv) && self.outcome().is_none()
    }
    /// The move written in `text`, legal or not.
    ///
    /// # Errors
    ///
    /// `bad-move` if `text` does not have the form of a move, `illegal-move`
    /// if it names a point that is not on the board.
    fn read_move(&self, text: &str) -> Result<Self::Move, Fault>;
    /// The move string of `mv`.
    fn write_move(&self, mv: Self::Move) -> String;
    /// The two ends of `mv`, if it moves something.
    fn ends(&self, mv: Self::Move) -> Option<(u8, u8)>;
    /// Whether `mv`, a legal move, lands on a column topped by the opponent.
    fn is_capture(&self, mv: Self::Move) -> bool;
    /// The points that `mv`, a legal move, passes, both ends included, as far
    /// as they can be told; nothing if it moves nothing.
    fn way(&self, mv: Self::Move) -> Vec<u8>;
    /// The points that a piece of the mover on `from` comes to, where there is
    /// something to be said about landing there.
    fn prospects(&self, from: u8) -> Vec<Prospect>;
    /// How far the pieces of `player` move, where a figure of his decides.
    fn range(&self, player: Player) -> Option<usize>;
    /// The position string.
    fn text(&self) -> String;
    /// The position as something to draw.
    fn view(&self) -> View;
    /// The rule by which a third occurrence of a position ends the game.
    fn repetition(&self) -> Option<Outcome>;
    /// The longest game in half-moves and how it ends then; `None` if any
    /// length is allowed.
    fn cap(&self) -> Option<(u32, Outcome)>;

    /// Appends the legal moves to `list`: none if the game is over.
    ///
    /// See [`Position::moves_into_unchecked`] for when that is known.
    fn moves_into(&self, list: &mut Vec<Self::Move>) {
        if self.outcome().is_none() {
            self.moves_into_unchecked(list);
        }
    }

    /// The legal moves: none if the game is over.
    fn moves(&self) -> Vec<Self::Move> {
        let mut list = Vec::new();
        self.moves_into(&mut list);
        list
    }

    /// The move strings of the legal moves, in the order of ASCII.
    fn move_texts(&self) -> Vec<String> {
        let mut texts: Vec<String> =
            self.moves().into_iter().map(|mv| self.write_move(mv)).collect();
        texts.sort_unstable();
        texts
    }

    /// Makes `mv` if it is legal; else changes nothing.
    ///
    /// # Errors
    ///
    /// `game-over` or `illegal-move`.
    fn try_make(&mut self, mv: Self::Move) -> Result<Self::Undo, Fault> {
        if self.is_legal(mv) {
            return Ok(self.make(mv));
        }
        let text = self.write_move(mv);
        Err(match self.outcome() {
            Some(outcome) => {
                let expected = format!("no move, {}", outcome.describe(Self::PLAYERS));
                Fault::new("game-over", "CO-6.4", "move", expected, text)
            }
            None => illegal_move(self, &text),
        })
    }

    /// Reads a move and checks that it is legal.
    ///
    /// # Errors
    ///
    /// `bad-move`, `illegal-move` or `game-over`.
    fn read_legal_move(&self, text: &str) -> Result<Self::Move, Fault> {
        let mv = self.read_move(text)?;
        self.clone().try_make(mv)?;
        Ok(mv)
    }
}

/// The fault of a move `text` that is not legal in `position`.
pub(crate) fn illegal_move<P: Position>(position: &P, text: &str) -> Fault {
    const SHOWN: usize = 12;
    let legal = position.move_texts();
    let mut expected = legal.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(" ");
    if legal.len() > SHOWN {
        expected.push_str(&format!(" and {} more", legal.len() - SHOWN));
    }
    let place = format!("{} to move", P::PLAYERS[position.turn().index()]);
    Fault::new("illegal-move", "CO-8.7", place, format!("a legal move: {expected}"), text)
}
