//! Games between two sets of weights.

use std::sync::atomic::AtomicBool;

use engine::terms::Weighted;
use engine::{Engine, Limits, NoMemory, Playable};
use rules::random::SplitMix64;
use rules::{AnyGame, BySize, Game, Kind, Player, Refusal};
use thiserror::Error;

use crate::opening::random_opening;
use crate::selfplay::Plan;
use crate::variants::rules_of;

/// Why no games could be played.
#[derive(Debug, Error)]
pub enum Trouble {
    /// The engines got no room.
    #[error(transparent)]
    Memory(#[from] NoMemory),
    /// A game could not be opened.
    #[error(transparent)]
    Rules(#[from] Refusal),
}

/// How one set of weights did against another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won, drawn and lost.
    pub games: [u64; 3],
    /// By points of the first in a pair of games from one opening, from 0 to 2
    /// in halves: how many pairs.
    pub pairs: [u64; 5],
}

impl Tally {
    /// The points of the first, from 0 to 1 a game.
    #[must_use]
    pub fn score(&self) -> f64 {
        let [won, drawn, lost] = self.games.map(|number| number as f64);
        (won + drawn / 2.0) / (won + drawn + lost).max(1.0)
    }

    /// The difference in Elo, and half the width of its 95 % interval. The
    /// error is that of pairs: games from one opening are not independent.
    #[must_use]
    pub fn elo(&self) -> (f64, f64) {
        let number: f64 = self.pairs.iter().sum::<u64>().max(1) as f64;
        let score = self.score();
        let square =
            |(points, &pairs): (usize, &u64)| (points as f64 / 4.0 - score).powi(2) * pairs as f64;
        let variance = self.pairs.iter().enumerate().map(square).sum::<f64>() / number;
        let error = 1.96 * (variance / number).sqrt();
        let elo = |score: f64| {
            let score = score.clamp(1e-4, 1.0 - 1e-4);
            400.0 * (score / (1.0 - score)).log10()
        };
        (elo(score), (elo(score + error) - elo(score - error)) / 2.0)
    }

    fn add_pair(&mut self, points: [u64; 2]) {
        for points in points {
            self.games[2 - points as usize] += 1;
        }
        self.pairs[(points[0] + points[1]) as usize] += 1;
    }
}

/// Two players that differ in nothing but weights.
struct Contest {
    weights: [Weighted; 2],
    engines: [Engine; 2],
    limits: Limits,
}

/// Plays `plan.games` games, two from each opening with sides exchanged, under
/// `rules` or, without, under all variants in turn.
///
/// # Errors
///
/// [`Trouble`] if a game cannot be opened, or there is no memory.
pub fn contest(
    kind: Kind,
    rules: Option<&str>,
    weights: [Vec<i16>; 2],
    plan: Plan,
) -> Result<Tally, Trouble> {
    let mut contest = Contest {
        weights: weights.map(Weighted::new),
        engines: [Engine::new(8, 1)?, Engine::new(8, 1)?],
        limits: Limits::nodes(plan.nodes),
    };
    let mut tally = Tally::default();
    for pair in 0..plan.games / 2 {
        let rules = rules.map_or_else(|| rules_of(kind, pair), str::to_owned);
        let seed = plan.seed ^ pair.wrapping_mul(0xA24B_AED4_963E_E407);
        let points = match kind.open(&rules, None, None)? {
            AnyGame::Ogama(BySize::Small(game)) => contest.pair(&game, plan, seed),
            AnyGame::Ogama(BySize::Large(game)) => contest.pair(&game, plan, seed),
            AnyGame::Stackreverse(BySize::Small(game)) => contest.pair(&game, plan, seed),
            AnyGame::Stackreverse(BySize::Large(game)) => contest.pair(&game, plan, seed),
        };
        if let Some(points) = points {
            tally.add_pair(points);
        }
    }
    Ok(tally)
}

impl Contest {
    /// The half points of the first player in two games from one opening.
    fn pair<P: Playable<Evaluator = Weighted>>(
        &mut self,
        start: &Game<P>,
        plan: Plan,
        seed: u64,
    ) -> Option<[u64; 2]> {
        let mut random = SplitMix64::new(seed);
        let plies = plan.opening_plies(&mut random);
        let opening = (0..20).find_map(|_| random_opening(start.start(), plies, &mut random))?;
        let game = |first| self.game(opening.clone(), first, plan.slips, random.clone());
        Some([Player::Light, Player::Dark].map(game))
    }

    /// The half points of the first player, who plays `side`. Both make
    /// `slips` in a hundred of their moves at random.
    fn game<P: Playable<Evaluator = Weighted>>(
        &mut self,
        mut game: Game<P>,
        side: Player,
        slips: u64,
        mut random: SplitMix64,
    ) -> u64 {
        self.engines.iter_mut().for_each(Engine::clear);
        let stop = AtomicBool::new(false);
        loop {
            if let Some(outcome) = game.outcome() {
                return match outcome.winner {
                    Some(winner) if winner == side => 2,
                    Some(_) => 0,
                    None => 1,
                };
            }
            if random.below(100) < slips {
                let moves = game.moves();
                let pick = random.below(moves.len().max(1) as u64) as usize;
                if moves.get(pick).is_none_or(|&mv| game.play(mv).is_err()) {
                    return 1;
                }
                continue;
            }
            let player = usize::from(game.position().turn() != side);
            let (engine, weights) = (&self.engines[player], &self.weights[player]);
            let (best, _) = engine.search_with(weights, &game, &self.limits, &stop, &mut |_| {});
            // A position that is not over has a legal move.
            if best.is_none_or(|mv| game.play(mv).is_err()) {
                return 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::terms::Judged;

    use super::*;

    const PLAN: Plan = Plan { games: 8, nodes: 150, seed: 1, opening: 8, slips: 0 };

    fn weights() -> Vec<i16> {
        rules::ogama::Small::weights().to_vec()
    }

    #[test]
    fn equal_weights_share_every_pair() {
        let rules = Some("size=4x4,rows=1");
        let tally = contest(Kind::Ogama, rules, [weights(), weights()], PLAN).unwrap();
        assert_eq!(tally.pairs[2], 4, "{tally:?}");
        assert!((tally.score() - 0.5).abs() < 1e-9);
        assert!(tally.elo().0.abs() < 1e-9);
    }

    #[test]
    fn weights_beat_none() {
        let none = vec![0; weights().len()];
        let plan = Plan { games: 40, ..PLAN };
        let tally = contest(Kind::Ogama, Some("size=5x5"), [weights(), none], plan).unwrap();
        assert!(tally.score() > 0.6, "{tally:?}");
    }

    #[test]
    fn elo_is_that_of_the_score() {
        let tally = Tally { games: [150, 0, 50], pairs: [0, 0, 50, 0, 50] };
        let (elo, error) = tally.elo();
        assert!((elo - 190.85).abs() < 0.1, "{elo}");
        assert!(error > 20.0 && error < 60.0, "{error}");
    }
}
