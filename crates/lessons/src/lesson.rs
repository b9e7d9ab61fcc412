//! A lesson: what is said, shown and asked.

use rules::{AnyGame, Kind, Refusal};

use crate::{Goal, Told};

/// A short lesson about one thing.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What it is known by, in addresses and in what is kept.
    pub key: &'static str,
    /// The game.
    pub kind: Kind,
    /// What it is called.
    pub title: Told,
    /// The clauses of the rulebook that it is about.
    pub clauses: &'static [&'static str],
    /// What is to be done, one thing after another.
    pub steps: &'static [Step],
}

/// One thing to do.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What is told and asked.
    pub words: Told,
    /// The rule string.
    pub rules: &'static str,
    /// The position string.
    pub position: &'static str,
    /// What is asked for.
    pub goal: Goal,
    /// What is said when it is done.
    pub right: Told,
    /// What is said to whoever does something else, after the reason.
    pub wrong: Told,
    /// What helps.
    pub hint: Told,
}

impl Lesson {
    /// The position of a step.
    ///
    /// # Errors
    ///
    /// Every fault of rules and position; none in a lesson of this crate, as
    /// its tests see to.
    pub fn open(&self, step: &Step) -> Result<AnyGame, Refusal> {
        self.kind.open(step.rules, None, Some(step.position))
    }
}
