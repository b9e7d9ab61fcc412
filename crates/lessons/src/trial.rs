//! A try at a goal: moves are judged, and wins are played out.

use std::sync::atomic::AtomicBool;

use engine::solve::{Budget, Solution, Verdict, solve};
use rules::{AnyGame, Fault, MoveInfo};

use crate::{Goal, Miss};

/// The most positions looked at for one answer: every puzzle needs far fewer.
const NODES: u64 = 3_000_000;
/// The memory for that, in MiB.
const MEGABYTES: usize = 16;
/// How many half-moves further the search may look than is asked.
const ROOM: u32 = 2;

/// What comes of a move.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The goal is reached.
    Done,
    /// It is on its way: the other side has replied so, and has held out as long
    /// as it can.
    On {
        /// The reply, which has been made.
        reply: String,
    },
    /// It is not what was asked for; the move has not been made.
    Missed {
        /// Why not.
        miss: Miss,
        /// The game as it would stand after the move.
        after: Box<AnyGame>,
    },
}

/// A position and what is to be reached from it.
#[derive(Clone, Debug)]
pub struct Trial {
    game: AnyGame,
    goal: Goal,
    /// For a win, in how many half-moves from here.
    left: u32,
    is_done: bool,
}

impl Trial {
    /// A try at `goal` from the present position of `game`.
    #[must_use]
    pub fn new(game: AnyGame, goal: Goal) -> Self {
        Self { game, goal, left: goal.plies().unwrap_or(0), is_done: false }
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Whether the goal has been reached.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// In how many half-moves the game is still to be won, if that is the goal.
    #[must_use]
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// Tries a move. A wrong one leaves everything as it was.
    ///
    /// # Errors
    ///
    /// `bad-move`, `illegal-move` or `game-over`; then nothing has changed.
    ///
    /// # Examples
    ///
    /// ```
    /// use lessons::{Answer, Goal, Trial};
    /// use rules::Kind;
    ///
    /// let position = "x,b*,x,bb/x4/x,b,x2/o,o,x2/x2,o*,o o";
    /// let game = Kind::Ogama.open("size=4x5,rows=1", None, Some(position))?;
    /// let mut trial = Trial::new(game, Goal::Win);
    /// assert!(matches!(trial.answer("a2a3"), Ok(Answer::Missed { .. })));
    /// assert!(matches!(trial.answer("b2b3"), Ok(Answer::Done)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn answer(&mut self, text: &str) -> Result<Answer, Fault> {
        let mut after = self.game.clone();
        let text = after.play_text(text)?;
        let missed = match self.goal.plies() {
            Some(_) => return Ok(self.towards_win(after)),
            None => {
                self.move_called(&text).and_then(|mv| self.goal.missed(&self.game, &mv, &after))
            }
        };
        Ok(match missed {
            Some(miss) => Answer::Missed { miss, after: Box::new(after) },
            None => self.reach(after),
        })
    }

    fn move_called(&self, text: &str) -> Option<MoveInfo> {
        self.game.legal_moves().into_iter().find(|mv| mv.text == text)
    }

    fn reach(&mut self, mut after: AnyGame) -> Answer {
        if let Some(reply) = self.goal.answered(&after) {
            // It is a move of the list.
            let _ = after.play_text(&reply);
        }
        self.game = after;
        self.left = 0;
        self.is_done = true;
        Answer::Done
    }

    /// A move of a win that is played out.
    fn towards_win(&mut self, mut after: AnyGame) -> Answer {
        let mover = self.game.turn();
        if let Some(outcome) = after.outcome() {
            if outcome.winner == Some(mover) {
                return self.reach(after);
            }
            return Answer::Missed { miss: Miss::Over(outcome), after: Box::new(after) };
        }
        let left = self.left.saturating_sub(1);
        let defence = (left > 0).then(|| look(&after, left)).flatten();
        if let Some(Solution { verdict: Verdict::Loss(length), line, .. }) = &defence
            && length.plies() <= left
            && let Some(reply) = line.first()
            && after.play_text(reply).is_ok()
        {
            self.game = after;
            self.left = left - 1;
            return Answer::On { reply: reply.clone() };
        }
        Answer::Missed { miss: refuted(&after, left), after: Box::new(after) }
    }

    /// A move that reaches the goal or leads towards it, if there is one.
    #[must_use]
    pub fn solution(&self) -> Option<String> {
        if self.is_done {
            return None;
        }
        match self.goal.plies() {
            Some(_) => look(&self.game, self.left)?.moves.into_iter().next(),
            None => self.answers().into_iter().next(),
        }
    }

    /// Every move that reaches the goal or leads towards it.
    #[must_use]
    pub fn answers(&self) -> Vec<String> {
        let moves = self.game.legal_moves().into_iter().map(|mv| mv.text);
        let is_right = |text: &String| {
            !matches!(self.clone().answer(text), Ok(Answer::Missed { .. }) | Err(_))
        };
        moves.filter(is_right).collect()
    }
}

/// What the solver says of a win or loss within so many half-moves; nothing if it
/// proves none.
fn look(game: &AnyGame, plies: u32) -> Option<Solution> {
    // At its limit the search may leave a line undecided that it decides with
    // more room.
    let plies_allowed = Some(plies + ROOM);
    let budget =
        Budget { nodes: NODES, megabytes: MEGABYTES, plies: plies_allowed, ..Budget::default() };
    let solution = solve(game, &budget, &AtomicBool::new(false), &mut |_| {}).ok()?;
    let is_within = match solution.verdict {
        Verdict::Win(length) | Verdict::Loss(length) => length.plies() <= plies,
        Verdict::Draw | Verdict::Unknown => false,
    };
    is_within.then_some(solution)
}

/// What the other side does about a move after which it does not lose within
/// `left` half-moves.
fn refuted(after: &AnyGame, left: u32) -> Miss {
    if let Some(solution) = look(after, left.max(1))
        && let Verdict::Win(length) = solution.verdict
        && let Some(reply) = solution.line.into_iter().next()
    {
        let is_at_once = length.plies() == 1;
        return if is_at_once { Miss::Beaten { reply } } else { Miss::Held { reply: Some(reply) } };
    }
    // Without it the reply would be one half-move, and there is no win left.
    let Some(most) = left.checked_sub(1).filter(|most| *most > 0) else {
        return Miss::Held { reply: None };
    };
    let holds = |text: &String| {
        let mut game = after.clone();
        let is_made = game.play_text(text).is_ok();
        is_made && !look(&game, most).is_some_and(|s| matches!(s.verdict, Verdict::Win(_)))
    };
    Miss::Held { reply: after.legal_moves().into_iter().map(|mv| mv.text).find(holds) }
}
