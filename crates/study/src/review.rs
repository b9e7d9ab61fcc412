//! The search of a whole game, position by position.

use engine::review::{Review, ReviewedMove};
use engine::{Line, Score};
use rules::AnyGame;

/// Leads through a review as [`engine::review::review`] does, for those who
/// cannot wait for it: it says which position is to be searched, and takes what
/// came of it, from the end of the game to its start.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use engine::{Engine, Limits};
/// use rules::Kind;
/// use study::Reviewer;
///
/// let mut game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None)?;
/// game.play_text("Ta1")?;
/// let (engine, mut reviewer) = (Engine::new(4, 1)?, Reviewer::new(game));
/// while let Some(game) = reviewer.wanted() {
///     let stop = AtomicBool::new(false);
///     let report = engine.search(game, &Limits::nodes(1_000), &stop, &mut |_| {});
///     reviewer.take(report.lines.into_iter().next());
/// }
/// assert_eq!(reviewer.review().moves.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reviewer {
    game: AnyGame,
    /// The move that leads from the position to be searched, and its value
    /// there; `None` at the end of the game.
    after: Option<(String, Score)>,
    /// From the last to the first.
    moves: Vec<ReviewedMove>,
    all: usize,
    is_done: bool,
}

impl Reviewer {
    /// For a game, from its present position to its start.
    #[must_use]
    pub fn new(game: AnyGame) -> Self {
        let all = game.moves_made().len() + 1;
        let over = game.outcome().map(|outcome| match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == game.turn() => Score::win_in(0),
            Some(_) => Score::loss_in(0),
        });
        let mut this = Self { game, after: None, moves: Vec::new(), all, is_done: false };
        if let Some(value) = over {
            this.step_back(value);
        }
        this
    }

    /// The game to be searched next; `None` at the end.
    #[must_use]
    pub const fn wanted(&self) -> Option<&AnyGame> {
        if self.is_done { None } else { Some(&self.game) }
    }

    /// Takes the best line of the game to be searched next. Without one the review
    /// ends there.
    pub fn take(&mut self, best: Option<Line>) {
        let Some(best) = best.filter(|_| !self.is_done) else {
            self.is_done = true;
            return;
        };
        let value = best.score;
        if let Some((played, score)) = self.after.take() {
            self.moves.push(ReviewedMove {
                ply: self.game.moves_made().len() as u32 + 1,
                player: self.game.turn(),
                played,
                score,
                is_only: self.game.legal_moves().len() == 1,
                best,
            });
        }
        self.step_back(value);
    }

    fn step_back(&mut self, value: Score) {
        match self.game.undo() {
            Some(played) => self.after = Some((played, a_move_before(value))),
            None => self.is_done = true,
        }
    }

    /// How many of how many positions have been searched.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let left = if self.is_done { 0 } else { self.game.moves_made().len() + 1 };
        (self.all - left, self.all)
    }

    /// What is known so far.
    #[must_use]
    pub fn review(&self) -> Review {
        Review { moves: self.moves.iter().rev().cloned().collect() }
    }
}

/// The value to the other player, one move earlier.
fn a_move_before(score: Score) -> Score {
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(plies), _) => Score::loss_in(plies + 1),
        (_, Some(plies)) => Score::win_in(plies + 1),
        _ => -score,
    }
}
