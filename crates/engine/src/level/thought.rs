//! How a player of some skill comes to his move.

use std::sync::atomic::AtomicBool;

use rules::Game;

use super::glance::Glance;
use super::mind::Mind;
use super::skill::Skill;
use crate::engine::Engine;
use crate::limits::Limits;
use crate::score::Score;
use crate::searchable::Playable;

impl Skill {
    /// The move that a player of this skill makes; `None` if the game is over.
    ///
    /// What `engine` knew before is forgotten, so that the same game and seed
    /// always give the same move, unless `stop` is set meanwhile: then some
    /// legal move comes back at once. Without an engine every move is made at
    /// a glance.
    pub fn choose_in<P: Playable>(
        self,
        engine: Option<&mut Engine>,
        game: &Game<P>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<P::Move> {
        let mut glance = Glance::of(game)?;
        if let Some(win) = glance.win_at_once() {
            return Some(win);
        }
        let mind = Mind::new(self, seed, game.position().hash());
        if let Some(engine) = engine.filter(|_| self.nodes > 0) {
            engine.clear();
            let limits = Limits::nodes(self.nodes);
            let (best, report) = engine.search_in(game, &limits, stop, &mut |_| {});
            // A win is not let go, and a lost game is held as long as it goes.
            if is_decided(report.score()) || !mind.is_hasty() {
                return best;
            }
        }
        glance.best(self.is_careful, stop, &mind)
    }
}

fn is_decided(score: Option<Score>) -> bool {
    score.is_some_and(Score::is_decided)
}
