//! The list of games, and a game of any of them.
//!
//! A new game is a folder that holds a [`Definition`], and one line here.

use std::sync::Arc;

use crate::error::{Fault, Refusal, quoted};
use crate::options::OptionInfo;
use crate::prospect::Prospect;
use crate::view::View;
use crate::wild::WildBoard;
use crate::{Game, Outcome, Player, Position, divide, perft};

/// What a game gives to be played here.
pub trait Definition {
    /// The options of its rules.
    const OPTIONS: &'static [OptionInfo];
    /// Its positions on boards of up to 64 points.
    type Small: Position;
    /// Its positions on all other boards.
    type Large: Position;

    /// Reads rules in full text form and writes them in full, with the board
    /// they are played on.
    ///
    /// # Errors
    ///
    /// Every fault of the rules.
    fn check_rules(rules: &str, board: Option<&Arc<WildBoard>>) -> Result<String, Refusal>;

    /// The start of a game under `rules`, or the position `text` describes.
    ///
    /// # Errors
    ///
    /// Every fault of the rules; else every fault of the position.
    fn position(
        rules: &str,
        board: Option<&Arc<WildBoard>>,
        text: Option<&str>,
    ) -> Result<BySize<Self::Small, Self::Large>, Refusal>;
}

/// One thing for small boards and one for large ones.
#[derive(Clone, Debug, PartialEq)]
pub enum BySize<S, L> {
    /// For boards of up to 64 points.
    Small(S),
    /// For all others.
    Large(L),
}

/// A use of a game that does not depend on which it is: see
/// [`AnyGame::visit`].
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<P: Position>(self, game: &mut Game<P>) -> Self::Out;
}

macro_rules! games {
    ($($Name:ident),+ $(,)?) => {
        /// The games there are.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            $(#[doc = concat!("The game of ", stringify!($Name), ".")] $Name),+
        }

        impl Kind {
            /// Every game.
            pub const ALL: &[Self] = &[$(Self::$Name),+];

            /// The word that names the game.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$Name => <$Name as Definition>::Small::GAME),+ }
            }

            /// What the game calls its players, Light's name first.
            #[must_use]
            pub const fn players(self) -> [&'static str; 2] {
                match self { $(Self::$Name => <$Name as Definition>::Small::PLAYERS),+ }
            }

            /// The options of its rules.
            #[must_use]
            pub const fn options(self) -> &'static [OptionInfo] {
                match self { $(Self::$Name => $Name::OPTIONS),+ }
            }

            /// Reads a rule string and writes the rules in full.
            ///
            /// # Errors
            ///
            /// `bad-rules`, with every fault.
            pub fn full_rules(
                self,
                rules: &str,
                board: Option<&Arc<WildBoard>>,
            ) -> Result<String, Refusal> {
                match self { $(Self::$Name => $Name::check_rules(rules, board)),+ }
            }

            /// A game from its start, or from the position `text` describes.
            ///
            /// # Errors
            ///
            /// Every fault of the rules; else every fault of the position.
            pub fn open(
                self,
                rules: &str,
                board: Option<&Arc<WildBoard>>,
                text: Option<&str>,
            ) -> Result<AnyGame, Refusal> {
                Ok(match self {$(
                    Self::$Name => AnyGame::$Name(match $Name::position(rules, board, text)? {
                        BySize::Small(position) => BySize::Small(Game::new(position)),
                        BySize::Large(position) => BySize::Large(Game::new(position)),
                    })
                ),+})
            }
        }

        /// A game of any kind.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $(
                #[doc = concat!("A game of ", stringify!($Name), ".")]
                $Name(BySize<
                    Game<<$Name as Definition>::Small>,
                    Game<<$Name as Definition>::Large>,
                >)
            ),+
        }

        impl AnyGame {
            /// Which game it is.
            #[must_use]
            pub const fn kind(&self) -> Kind {
                match self { $(Self::$Name(_) => Kind::$Name),+ }
            }

            /// Uses the game as what it is.
            pub fn visit<V: Visit>(&mut self, visitor: V) -> V::Out {
                match self {$(
                    Self::$Name(BySize::Small(game)) => visitor.visit(game),
                    Self::$Name(BySize::Large(game)) => visitor.visit(game),
                )+}
            }

            fn as_play(&self) -> &dyn Play {
                match self {$(
                    Self::$Name(BySize::Small(game)) => game,
                    Self::$Name(BySize::Large(game)) => game,
                )+}
            }

            fn as_play_mut(&mut self) -> &mut dyn Play {
                match self {$(
                    Self::$Name(BySize::Small(game)) => game,
                    Self::$Name(BySize::Large(game)) => game,
                )+}
            }
        }
    };
}

impl Kind {
    /// The game called `key`.
    ///
    /// # Errors
    ///
    /// `bad-game` if there is none.
    pub fn from_key(key: &str) -> Result<Self, Refusal> {
        Self::ALL.iter().copied().find(|kind| kind.key() == key).ok_or_else(|| {
            let keys: Vec<&str> = Self::ALL.iter().map(|kind| kind.key()).collect();
            Fault::new("bad-game", "CO-8.4", "game", keys.join(" or "), quoted(key)).into()
        })
    }
}

/// A legal move, as shown to people and to boards that know no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveInfo {
    /// The move string.
    pub text: String,
    /// Where it begins and ends; `None` for a pass.
    pub ends: Option<(u8, u8)>,
    /// Whether it lands on a column topped by the opponent.
    pub is_capture: bool,
}

/// What can be done with a game without knowing which it is.
trait Play {
    fn turn(&self) -> Player;
    fn hash(&self) -> u64;
    fn rules(&self) -> String;
    fn outcome(&self) -> Option<Outcome>;
    fn occurrences(&self) -> u32;
    fn start_text(&self) -> String;
    fn position_text(&self) -> String;
    fn view(&self) -> View;
    fn legal_moves(&self) -> Vec<MoveInfo>;
    fn way(&self, text: &str) -> Vec<u8>;
    fn prospects(&self, from: u8) -> Vec<Prospect>;
    fn range(&self, player: Player) -> Option<usize>;
    fn moves_made(&self) -> Vec<String>;
    fn play_text(&mut self, text: &str) -> Result<String, Fault>;
    fn undo(&mut self) -> Option<String>;
    fn redo(&mut self) -> Option<String>;
    fn perft(&self, depth: u32) -> u64;
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
}

impl<P: Position> Play for Game<P> {
    fn turn(&self) -> Player {
        self.position().turn()
    }
    fn hash(&self) -> u64 {
        self.position().hash()
    }
    fn rules(&self) -> String {
        self.position().rules().to_string()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }
    fn occurrences(&self) -> u32 {
        self.occurrences()
    }
    fn start_text(&self) -> String {
        self.start().text()
    }
    fn position_text(&self) -> String {
        self.position().text()
    }
    fn view(&self) -> View {
        self.position().view()
    }
    fn legal_moves(&self) -> Vec<MoveInfo> {
        let position = self.position();
        let info = |mv| MoveInfo {
            text: position.write_move(mv),
            ends: position.ends(mv),
            is_capture: position.is_capture(mv),
        };
        let mut moves: Vec<MoveInfo> = self.moves().into_iter().map(info).collect();
        moves.sort_unstable_by(|a, b| a.text.cmp(&b.text));
        moves
    }
    fn way(&self, text: &str) -> Vec<u8> {
        let mv = self.position().read_legal_move(text);
        mv.map(|mv| self.position().way(mv)).unwrap_or_default()
    }
    fn prospects(&self, from: u8) -> Vec<Prospect> {
        let is_on_board = usize::from(from) < self.position().view().shape.points();
        let is_going_on = self.outcome().is_none();
        if is_on_board && is_going_on { self.position().prospects(from) } else { Vec::new() }
    }
    fn range(&self, player: Player) -> Option<usize> {
        self.position().range(player)
    }
    fn moves_made(&self) -> Vec<String> {
        self.moves_made().map(|mv| self.position().write_move(mv)).collect()
    }
    fn play_text(&mut self, text: &str) -> Result<String, Fault> {
        let mv = self.play_text(text)?;
        Ok(self.position().write_move(mv))
    }
    fn undo(&mut self) -> Option<String> {
        let mv = self.undo()?;
        Some(self.position().write_move(mv))
    }
    fn redo(&mut self) -> Option<String> {
        let mv = self.redo()?;
        Some(self.position().write_move(mv))
    }
    fn perft(&self, depth: u32) -> u64 {
        perft(&mut self.position().clone(), depth)
    }
    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        divide(&mut self.position().clone(), depth)
    }
}

impl AnyGame {
    /// The player to move.
    #[must_use]
    pub fn turn(&self) -> Player {
        self.as_play().turn()
    }
    /// The hash of the present position.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.as_play().hash()
    }
    /// The rules in full.
    #[must_use]
    pub fn rules(&self) -> String {
        self.as_play().rules()
    }
    /// How the game ended, if it is over: see [`Game::outcome`].
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.as_play().outcome()
    }
    /// How often the present position has stood: see [`Game::occurrences`].
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.as_play().occurrences()
    }
    /// `ongoing`, or `over winner=NAME reason=REASON` (*Rule* CO-6.1).
    #[must_use]
    pub fn status(&self) -> String {
        match self.outcome() {
            None => "ongoing".to_owned(),
            Some(outcome) => format!("over {}", outcome.describe(self.kind().players())),
        }
    }
    /// The position string of the start.
    #[must_use]
    pub fn start_text(&self) -> String {
        self.as_play().start_text()
    }
    /// The present position string.
    #[must_use]
    pub fn position_text(&self) -> String {
        self.as_play().position_text()
    }
    /// The present position to draw.
    #[must_use]
    pub fn view(&self) -> View {
        self.as_play().view()
    }
    /// The legal moves in the order of their move strings: none if the game is
    /// over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<MoveInfo> {
        self.as_play().legal_moves()
    }
    /// The points that a move passes, both ends included, as far as they can be
    /// told: nothing unless it is legal now.
    #[must_use]
    pub fn way(&self, text: &str) -> Vec<u8> {
        self.as_play().way(text)
    }
    /// The points that a piece of the mover on `from` comes to, where there is
    /// something to be said about landing there.
    #[must_use]
    pub fn prospects(&self, from: u8) -> Vec<Prospect> {
        self.as_play().prospects(from)
    }
    /// How far the pieces of `player` move, where a figure of his decides.
    #[must_use]
    pub fn range(&self, player: Player) -> Option<usize> {
        self.as_play().range(player)
    }
    /// The move strings of the moves made.
    #[must_use]
    pub fn moves_made(&self) -> Vec<String> {
        self.as_play().moves_made()
    }
    /// Makes a move: see [`Game::play_text`]. Returns its move string.
    ///
    /// # Errors
    ///
    /// `bad-move`, `illegal-move` or `game-over`; then nothing has changed.
    pub fn play_text(&mut self, text: &str) -> Result<String, Fault> {
        self.as_play_mut().play_text(text)
    }
    /// Takes back the last move and returns its move string.
    pub fn undo(&mut self) -> Option<String> {
        self.as_play_mut().undo()
    }
    /// Makes the last move taken back again and returns its move string.
    pub fn redo(&mut self) -> Option<String> {
        self.as_play_mut().redo()
    }
    /// [`perft()`] from the present position.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.as_play().perft(depth)
    }
    /// [`divide()`] from the present position.
    #[must_use]
    pub fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        self.as_play().divide(depth)
    }
}

use crate::ogama::Ogama;
use crate::stackreverse::Stackreverse;

games!(Ogama, Stackreverse);
