//! A game: a position and how it came about.

use std::collections::BTreeMap;

use crate::error::Fault;
use crate::position::illegal_move;
use crate::{Outcome, Position};

/// A start, the moves made since, and the moves taken back.
///
/// It judges what a position alone cannot: the third occurrence of a position
/// and the longest game (*Rule* CO-4.7).
///
/// # Examples
///
/// ```
/// use rules::{Game, Position, ogama};
///
/// let start = ogama::Small::read("", "b,b*,b,b/x4/x4/o,o,o*,o o")?;
/// let mut game = Game::new(start);
/// game.play_text("Tb1")?;
/// game.play_text("Tc4")?;
/// assert_eq!(game.undo().is_some(), true);
/// assert_eq!(game.moves_made().len(), 1);
/// assert_eq!(game.redo().is_some(), true);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    start: P,
    position: P,
    made: Vec<(P::Move, P::Undo)>,
    undone: Vec<P::Move>,
    /// How often each position has stood, by hash.
    stood: BTreeMap<u64, u32>,
}

/// A position that stands this often ends the game (*Rule* CO-4.1).
const REPETITIONS: u32 = 3;

impl<P: Position> Game<P> {
    /// A game that begins at `start`.
    #[must_use]
    pub fn new(start: P) -> Self {
        let stood = BTreeMap::from([(start.hash(), 1)]);
        Self { position: start.clone(), start, made: Vec::new(), undone: Vec::new(), stood }
    }

    /// Where the game began.
    pub const fn start(&self) -> &P {
        &self.start
    }

    /// Where the game stands.
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// The moves made, first to last.
    pub fn moves_made(&self) -> impl ExactSizeIterator<Item = P::Move> + DoubleEndedIterator {
        self.made.iter().map(|&(mv, _)| mv)
    }

    /// The moves taken back, in the order in which [`Game::redo`] makes them.
    pub fn moves_undone(&self) -> impl ExactSizeIterator<Item = P::Move> {
        self.undone.iter().rev().copied()
    }

    /// How often the present position has stood, this time included.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.stood.get(&self.position.hash()).copied().unwrap_or(0)
    }

    /// How the game ended, if it is over: by its position, else by repetition,
    /// else by length (*Rule* CO-4.5 and CO-4.6).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let repetition = || (self.occurrences() >= REPETITIONS).then(|| self.position.repetition());
        let cap = || {
            let (longest, outcome) = self.position.cap()?;
            (self.made.len() >= longest as usize).then_some(outcome)
        };
        self.position.outcome().or_else(|| repetition().flatten()).or_else(cap)
    }

    /// The legal moves: none if the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<P::Move> {
        if self.outcome().is_some() { Vec::new() } else { self.position.moves() }
    }

    /// Makes `mv` and forgets the moves taken back; changes nothing if it is
    /// refused.
    ///
    /// # Errors
    ///
    /// `game-over` or `illegal-move`.
    pub fn play(&mut self, mv: P::Move) -> Result<(), Fault> {
        let text = || self.position.write_move(mv);
        if let Some(outcome) = self.outcome() {
            let expected = format!("no move: it is over, {}", outcome.describe(P::PLAYERS));
            return Err(Fault::new("game-over", "CO-6.4", "game", expected, text()));
        }
        if !self.position.is_legal(mv) {
            return Err(illegal_move(&self.position, &text()));
        }
        self.advance(mv);
        self.undone.clear();
        Ok(())
    }

    /// [`Game::play`] of a move string.
    ///
    /// # Errors
    ///
    /// `bad-move`, `illegal-move` or `game-over`.
    pub fn play_text(&mut self, text: &str) -> Result<P::Move, Fault> {
        let mv = self.position.read_move(text)?;
        self.play(mv).map(|()| mv)
    }

    /// Takes back the last move, if there is one.
    pub fn undo(&mut self) -> Option<P::Move> {
        let (mv, undo) = self.made.pop()?;
        if let Some(count) = self.stood.get_mut(&self.position.hash()) {
            *count -= 1;
            if *count == 0 {
                self.stood.remove(&self.position.hash());
            }
        }
        self.position.unmake(mv, undo);
        self.undone.push(mv);
        Some(mv)
    }

    /// Makes the last move taken back again, if there is one.
    pub fn redo(&mut self) -> Option<P::Move> {
        let mv = self.undone.pop()?;
        self.advance(mv);
        Some(mv)
    }

    fn advance(&mut self, mv: P::Move) {
        let undo = self.position.make(mv);
        self.made.push((mv, undo));
        *self.stood.entry(self.position.hash()).or_insert(0) += 1;
    }
}
