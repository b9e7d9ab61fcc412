//! Games of the engine with itself, and the positions taken from them.

use std::sync::atomic::AtomicBool;

use engine::terms::{Counts, Judged, Weighted};
use engine::{Engine, Limits, Playable, Score};
use rules::random::SplitMix64;
use rules::{AnyGame, BySize, Game, Kind, Player, Refusal};

use crate::opening::random_opening;
use crate::variants::rules_of;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// Positions visited at each move.
    pub nodes: u64,
    /// What the openings are drawn from.
    pub seed: u64,
    /// The longest opening of random moves; the shortest is of
    /// [`SHORTEST_OPENING`]. Where sound play from an even start ends in draws,
    /// long ones are needed for results that tell something.
    pub opening: u64,
    /// How many in a hundred moves of one side are random. Which side that is
    /// is drawn for each game, and known when weights are fitted.
    pub slips: u64,
}

/// The shortest opening, in plies.
pub const SHORTEST_OPENING: u64 = 4;

impl Plan {
    /// How long an opening is, drawn from `random`.
    pub(crate) fn opening_plies(&self, random: &mut SplitMix64) -> u64 {
        let longest = self.opening.max(SHORTEST_OPENING);
        SHORTEST_OPENING + random.below(longest - SHORTEST_OPENING + 1)
    }
}

/// One position taken from a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The terms that are not 0, by number, with their counts.
    pub counts: Vec<(u16, i16)>,
    /// The result to Light: 1, one half or 0.
    pub result: f64,
    /// What the search said of it, to Light, in centi-units.
    pub searched: f64,
    /// Which side slips: 1 if Dark does, -1 if Light does, 0 if none.
    pub favour: i8,
    /// The game it is from.
    pub game: u64,
}

/// What came of the games.
#[derive(Debug, Default)]
pub struct Harvest {
    /// The positions.
    pub samples: Vec<Sample>,
    /// Games won by Light, drawn, and won by Dark.
    pub results: [u64; 3],
}

/// How many positions at most are taken from one game.
const MOST_FROM_ONE: usize = 40;

/// Plays games with `weights` and takes the quiet positions.
///
/// # Errors
///
/// If a game cannot be opened.
pub fn play(
    kind: Kind,
    plan: Plan,
    weights: &[i16],
    told: &mut dyn FnMut(u64),
) -> Result<Harvest, Refusal> {
    let judge = &Weighted::new(weights.to_vec());
    let mut harvest = Harvest::default();
    let mut engine = Engine::new(8, 1).ok();
    for number in 0..plan.games {
        let Some(engine) = engine.as_mut() else { break };
        engine.clear();
        match kind.open(&rules_of(kind, number), None, None)? {
            AnyGame::Ogama(BySize::Small(game)) => {
                one(&game, judge, engine, plan, number, &mut harvest);
            }
            AnyGame::Ogama(BySize::Large(game)) => {
                one(&game, judge, engine, plan, number, &mut harvest);
            }
            AnyGame::Stackreverse(BySize::Small(game)) => {
                one(&game, judge, engine, plan, number, &mut harvest);
            }
            AnyGame::Stackreverse(BySize::Large(game)) => {
                one(&game, judge, engine, plan, number, &mut harvest);
            }
        }
        told(number + 1);
    }
    Ok(harvest)
}

/// One game.
fn one<P: Playable<Evaluator = Weighted> + Judged>(
    start: &Game<P>,
    judge: &Weighted,
    engine: &Engine,
    plan: Plan,
    number: u64,
    harvest: &mut Harvest,
) {
    let mut random = SplitMix64::new(plan.seed ^ number.wrapping_mul(0xD134_2543_DE82_EF95));
    let plies = plan.opening_plies(&mut random);
    let Some(mut game) = random_opening(start.start(), plies, &mut random) else { return };
    let (limits, stop) = (Limits::nodes(plan.nodes), AtomicBool::new(false));
    let mut taken = Vec::new();
    let slipper = Player::BOTH[random.below(2) as usize];
    let favour = match slipper {
        _ if plan.slips == 0 => 0,
        Player::Light => -1,
        Player::Dark => 1,
    };
    let winner = loop {
        if let Some(outcome) = game.outcome() {
            break outcome.winner;
        }
        if game.position().turn() == slipper && random.below(100) < plan.slips {
            let moves = game.moves();
            let pick = random.below(moves.len().max(1) as u64) as usize;
            if moves.get(pick).is_none_or(|&mv| game.play(mv).is_err()) {
                return;
            }
            continue;
        }
        let (best, report) = engine.search_with(judge, &game, &limits, &stop, &mut |_| {});
        let (Some(best), Some(score)) = (best, report.score()) else { return };
        if is_quiet(game.position(), best, score) {
            taken.push(sample(game.position(), score, number));
        }
        if game.play(best).is_err() {
            return;
        }
    };
    let result = match winner {
        Some(Player::Light) => 1.0,
        None => 0.5,
        Some(Player::Dark) => 0.0,
    };
    harvest.results[(2.0 - 2.0 * result) as usize] += 1;
    random.shuffle(&mut taken);
    taken.truncate(MOST_FROM_ONE);
    harvest.samples.extend(taken.into_iter().map(|sample| Sample { result, favour, ..sample }));
}

/// Whether a position can be judged as it stands: nothing is decided, and the
/// best move takes nothing.
fn is_quiet<P: Playable>(position: &P, best: P::Move, score: Score) -> bool {
    !score.is_decided()
        && position.gain(best) <= 0
        && !Player::BOTH.into_iter().any(|player| position.sees_win(player))
}

fn sample<P: Playable + Judged>(position: &P, score: Score, game: u64) -> Sample {
    let mut counts = Counts::new(P::weights().len());
    position.terms(&mut counts);
    let some = counts.0.iter().enumerate().filter(|(_, count)| **count != 0);
    let sign = if position.turn() == Player::Light { 1.0 } else { -1.0 };
    Sample {
        counts: some.map(|(term, &count)| (term as u16, count as i16)).collect(),
        result: 0.5,
        favour: 0,
        searched: sign * f64::from(score.value()),
        game,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_plan_gives_the_same_positions() {
        let plan = Plan { games: 3, nodes: 200, seed: 5, opening: 8, slips: 20 };
        for &kind in Kind::ALL {
            let weights = match kind {
                Kind::Ogama => rules::ogama::Small::weights(),
                Kind::Stackreverse => rules::stackreverse::Small::weights(),
            };
            let [a, b] = [0, 1].map(|_| play(kind, plan, weights, &mut |_| {}).unwrap());
            assert_eq!(a.samples, b.samples);
            assert!(a.samples.len() > 10);
            assert_eq!(a.results.iter().sum::<u64>(), 3);
        }
    }
}
