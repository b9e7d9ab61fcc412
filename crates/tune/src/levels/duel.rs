//! Games between two skills.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Playable, Skill};
use rules::random::SplitMix64;
use rules::{AnyGame, BySize, Game, Player};

use super::Wish;
use crate::contest::Trouble;
use crate::opening::random_opening;

/// How the first did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Result {
    /// Games played.
    pub games: u64,
    /// Half points of the first.
    pub points: u64,
    /// Games drawn.
    pub draws: u64,
}

impl Result {
    /// The share of points of the first; a half without games.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.games == 0 { 0.5 } else { self.points as f64 / (2 * self.games) as f64 }
    }
}

/// Two seats to play at.
#[derive(Debug)]
pub struct Duel {
    engines: [Engine; 2],
    random: SplitMix64,
}

/// How many random moves an opening has.
const OPENING: u64 = 6;

/// A trial ends early when its result is so many standard errors from what is
/// wanted, but not before so many games.
const SIGMAS: f64 = 2.2;
const FEWEST: u64 = 12;

impl Duel {
    /// Seats for the games of `wish`.
    ///
    /// # Errors
    ///
    /// [`Trouble`] if there is no memory.
    pub fn new(wish: &Wish) -> std::result::Result<Self, Trouble> {
        let engines = [Engine::new(4, 1)?, Engine::new(4, 1)?];
        Ok(Self { engines, random: SplitMix64::new(wish.seed) })
    }

    /// Plays pairs of games from random openings with sides exchanged, until
    /// there are enough or it is clear that the first makes more or fewer
    /// points than wanted.
    ///
    /// # Errors
    ///
    /// [`Trouble`] if the game cannot be opened.
    pub fn play(
        &mut self,
        skills: [Skill; 2],
        wish: &Wish,
    ) -> std::result::Result<Result, Trouble> {
        let mut result = Result::default();
        while result.games < wish.games {
            let seed = self.random.next_u64();
            let gap = if wish.rules.is_empty() { "" } else { "," };
            let seeded = format!("{}{gap}seed={seed}", wish.rules);
            let open = |rules: &str| wish.kind.open(rules, None, None);
            let points = match open(&seeded).or_else(|_| open(&wish.rules))? {
                AnyGame::Ogama(BySize::Small(game)) => self.pair(&game, skills),
                AnyGame::Ogama(BySize::Large(game)) => self.pair(&game, skills),
                AnyGame::Stackreverse(BySize::Small(game)) => self.pair(&game, skills),
                AnyGame::Stackreverse(BySize::Large(game)) => self.pair(&game, skills),
            };
            for points in points.into_iter().flatten() {
                result.games += 1;
                result.points += points;
                result.draws += u64::from(points == 1);
            }
            let error = (0.2 / result.games.max(1) as f64).sqrt();
            let is_clear = (result.share() - wish.share).abs() > SIGMAS * error;
            if is_clear && result.games >= FEWEST {
                break;
            }
        }
        Ok(result)
    }

    /// Half points of the first in two games; none if no opening was found.
    fn pair<P: Playable>(&mut self, start: &Game<P>, skills: [Skill; 2]) -> Option<[u64; 2]> {
        let random = &mut self.random;
        let opening = (0..20).find_map(|_| random_opening(start.start(), OPENING, random))?;
        let seeds = [self.random.next_u64(), self.random.next_u64()];
        Some(Player::BOTH.map(|side| self.game(opening.clone(), side, skills, seeds)))
    }

    /// Half points of the first, who plays `side`.
    fn game<P: Playable>(
        &mut self,
        mut game: Game<P>,
        side: Player,
        skills: [Skill; 2],
        seeds: [u64; 2],
    ) -> u64 {
        let stop = AtomicBool::new(false);
        loop {
            if let Some(outcome) = game.outcome() {
                return outcome.winner.map_or(1, |winner| 2 * u64::from(winner == side));
            }
            let player = usize::from(game.position().turn() != side);
            let engine = Some(&mut self.engines[player]);
            let mv = skills[player].choose_in(engine, &game, seeds[player], &stop);
            // A position that is not over has a legal move.
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                return 1;
            }
        }
    }
}
