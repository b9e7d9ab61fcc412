//! The review of a whole line.

use engine::review::Review;
use leptos::prelude::*;
use rules::Player;
use rules::record::NodeId;
use study::Reviewer;
use ui::engine::Engine;

use super::{Desk, board};
use crate::judge;
use crate::orders::{self, Care};
use crate::values;

/// What the engine is at.
#[derive(Debug)]
pub enum Job {
    /// Nothing.
    Nothing,
    /// The position here.
    Analysis {
        /// Who is to move in it.
        turn: Player,
        /// Whether it is what the other side threatens.
        is_threats: bool,
    },
    /// A line.
    Review(Box<Reviewing>),
}

/// A review under way.
#[derive(Debug)]
pub struct Reviewing {
    reviewer: Reviewer,
    care: Care,
    line: Vec<NodeId>,
    board: Option<String>,
}

/// A review that has ended, or was stopped.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// What was found.
    pub review: Review,
    /// The moves of the line, the start first.
    pub line: Vec<NodeId>,
}

impl Job {
    /// Of an analysis, who is to move and whether it looks at threats.
    pub const fn analysis(&self) -> Option<(Player, bool)> {
        match self {
            Self::Analysis { turn, is_threats } => Some((*turn, *is_threats)),
            Self::Nothing | Self::Review(_) => None,
        }
    }
}

impl Desk {
    /// Lets the engine look at every position of the line here.
    pub fn review(self, care: Care) {
        let reviewing = self.with_untracked(|study| {
            let line = values::line(study.tree(), study.here());
            let game = line.last().and_then(|&end| study.record().game_at(end))?;
            let reviewer = Reviewer::new(game);
            Some(Reviewing { reviewer, care, line, board: board(study) })
        });
        let Some(reviewing) = reviewing else { return };
        self.rest_engine();
        self.reviewed.set(None);
        self.progress.set(Some(reviewing.reviewer.progress()));
        self.job.set_value(Job::Review(Box::new(reviewing)));
        self.ask_for_next();
    }

    /// Stops the review; what was found by then is kept.
    pub fn stop_review(self) {
        self.engine.with_value(Engine::stop);
        self.end_review();
    }

    /// Orders the search of the next position, or ends the review.
    fn ask_for_next(self) {
        let order = self.job.with_value(|job| {
            let Job::Review(reviewing) = job else { return None };
            let game = reviewing.reviewer.wanted()?;
            let ticket = self.engine.with_value(Engine::ticket);
            Some(orders::value(ticket, game, reviewing.board.as_deref(), reviewing.care))
        });
        match order {
            Some(order) => self.engine.with_value(|engine| engine.go(order)),
            None => self.end_review(),
        }
    }

    /// Takes an answer to a review: whether there is one under way.
    pub(super) fn review_goes_on(self, report: &talk::Report) -> bool {
        let progress = self.job.try_update_value(|job| {
            let Job::Review(reviewing) = job else { return None };
            let best = report.lines.first().map(|line| engine::Line {
                score: judge::score(line.score),
                moves: line.moves.clone(),
            });
            reviewing.reviewer.take(best);
            Some(reviewing.reviewer.progress())
        });
        let Some(Some(progress)) = progress else { return false };
        self.progress.set(Some(progress));
        self.ask_for_next();
        true
    }

    fn end_review(self) {
        let job = self.job.try_update_value(|job| std::mem::replace(job, Job::Nothing));
        if let Some(Job::Review(reviewing)) = job {
            let review = reviewing.reviewer.review();
            self.note_values(&review, &reviewing.line);
            self.reviewed.set(Some(Reviewed { review, line: reviewing.line }));
        }
        // The engine goes on with the position here.
        self.progress.set(None);
    }

    /// Notes what the moves of a line were found to be worth.
    fn note_values(self, review: &Review, line: &[NodeId]) {
        let (start, moves) = self.with_untracked(|study| {
            let texts = line.iter().skip(1).map(|&node| study.tree().text(node).to_owned());
            (study.record().start().start_text(), texts.collect::<Vec<String>>())
        });
        self.values.update(|values| {
            for mv in &review.moves {
                let made = moves.get(..mv.ply as usize).unwrap_or_default();
                values.note(&start, made, mv.score_to_light());
                let before = moves.get(..mv.ply as usize - 1).unwrap_or_default();
                values.note(&start, before, judge::to_light(mv.best.score, mv.player));
            }
        });
    }
}
