//! The players that need no other program.

use std::sync::atomic::AtomicBool;

use engine::uct::Uct;
use engine::{Engine, Level, Limits, Report};
use rules::AnyGame;
use rules::random::SplitMix64;

use super::{Choice, Contestant, Failing};

/// The engine, as strong as its limits let it be.
#[derive(Debug)]
pub(super) struct Searcher(pub Engine);

impl Contestant for Searcher {
    fn begin(&mut self, _: &AnyGame, _: u64) -> Result<(), Failing> {
        self.0.clear();
        Ok(())
    }

    fn choose(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Result<Choice, Failing> {
        choice(&self.0.search(game, limits, stop, &mut |_| {}))
    }
}

/// The engine at a level.
#[derive(Debug)]
pub(super) struct Leveled {
    pub level: Level,
    pub seed: u64,
}

impl Contestant for Leveled {
    fn begin(&mut self, _: &AnyGame, seed: u64) -> Result<(), Failing> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &AnyGame, _: &Limits, stop: &AtomicBool) -> Result<Choice, Failing> {
        let mv = engine::choose(game, self.level, self.seed, stop).ok_or_else(no_move)?;
        Ok(Choice { mv, ..Choice::default() })
    }
}

/// Monte-Carlo tree search.
#[derive(Debug)]
pub(super) struct MonteCarlo(pub Uct);

impl Contestant for MonteCarlo {
    fn begin(&mut self, _: &AnyGame, seed: u64) -> Result<(), Failing> {
        self.0.seed = seed;
        Ok(())
    }

    fn choose(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Result<Choice, Failing> {
        choice(&self.0.search(game, limits, stop))
    }
}

/// Any legal move, each as likely.
#[derive(Debug)]
pub(super) struct Random(pub SplitMix64);

impl Contestant for Random {
    fn begin(&mut self, _: &AnyGame, seed: u64) -> Result<(), Failing> {
        self.0 = SplitMix64::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &AnyGame, _: &Limits, _: &AtomicBool) -> Result<Choice, Failing> {
        let mut moves = game.legal_moves();
        if moves.is_empty() {
            return Err(no_move());
        }
        let mv = moves.swap_remove(self.0.below(moves.len() as u64) as usize).text;
        Ok(Choice { mv, ..Choice::default() })
    }
}

fn choice(report: &Report) -> Result<Choice, Failing> {
    let mv = report.best().ok_or_else(no_move)?.to_owned();
    Ok(Choice { mv, score: report.score(), nodes: report.nodes, depth: report.depth })
}

fn no_move() -> Failing {
    Failing::Nonsense("none".to_owned())
}
