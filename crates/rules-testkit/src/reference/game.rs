//! A game: positions in a row, judged by what only their history shows.

use super::{Fault, Reference};

/// A position and all that came before it.
///
/// # Examples
///
/// ```
/// use rules_testkit::reference::{Ogama, Reference, ReferenceGame};
///
/// let first = Ogama::parse("cap=2", None, "b,b*,b,b/x4/x4/o,o,o*,o o").expect("a position");
/// let mut game = ReferenceGame::new(first);
/// game.play("Tb1").expect("legal");
/// game.play("Tc4").expect("legal");
/// assert_eq!(game.status(), "over winner=draw reason=cap");
/// ```
#[derive(Clone, Debug)]
pub struct ReferenceGame<R> {
    current: R,
    seen: Vec<String>,
}

impl<R: Reference> ReferenceGame<R> {
    /// A game that begins with `first`, which counts as an occurrence
    /// (*Rule* CO-4.1).
    #[must_use]
    pub fn new(first: R) -> Self {
        let seen = vec![first.position()];
        Self { current: first, seen }
    }

    /// The position that stands.
    #[must_use]
    pub fn current(&self) -> &R {
        &self.current
    }

    /// Plays a move in canonical form.
    ///
    /// # Errors
    ///
    /// `game-over` after the end, `illegal-move` where the move is not legal.
    pub fn play(&mut self, action: &str) -> Result<(), Fault> {
        if self.status() != "ongoing" {
            let text = format!("{action} after the end of the game");
            return Err(Fault::new("game-over", text));
        }
        let Some(next) = self.current.apply(action) else {
            let text = format!("{action} is not legal");
            return Err(Fault::new("illegal-move", text));
        };
        self.seen.push(next.position());
        self.current = next;
        Ok(())
    }

    /// The legal moves in ASCII order; none if the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        if self.status() == "ongoing" { self.current.moves() } else { Vec::new() }
    }

    /// The position's own result, else repetition, else the cap
    /// (*Rule* CO-4.5, CO-4.6), else `ongoing`.
    #[must_use]
    pub fn status(&self) -> String {
        let status = self.current.status();
        if status != "ongoing" {
            return status;
        }
        if let Some(winner) = self.current.repetition_winner()
            && self.occurrences() >= 3
        {
            return format!("over winner={winner} reason=repetition");
        }
        let cap = self.current.cap();
        if cap > 0 && self.half_moves() >= cap {
            let winner = self.current.cap_winner();
            return format!("over winner={winner} reason=cap");
        }
        status
    }

    /// How often the position that stands has occurred. The position string
    /// holds all that makes two positions the same (*Rule* OG-5.20, SR-4.23).
    fn occurrences(&self) -> usize {
        let current = self.current.position();
        self.seen.iter().filter(|seen| **seen == current).count()
    }

    fn half_moves(&self) -> u64 {
        self.seen.len() as u64 - 1
    }
}
