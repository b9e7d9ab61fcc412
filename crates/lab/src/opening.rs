//! Where the games of a match begin: random balanced positions.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use engine::{Engine, Limits};
use rules::random::SplitMix64;
use rules::wild::WildBoard;
use rules::{AnyGame, Kind, Refusal};

use crate::seeds::{Purpose, derive};

/// How openings are made: the same settings and seed always give the same.
///
/// An opening is the start of the game, set up by a seed of its own where the
/// rules leave that open, and some random moves. It is kept if a short search
/// finds it even; else another is tried.
#[derive(Clone, Debug)]
pub struct Openings {
    /// The game.
    pub kind: Kind,
    /// Its rules where they differ from the usual ones.
    pub rules: String,
    /// Its wild board, if the rules do not give it.
    pub board: Option<Arc<WildBoard>>,
    /// The position to begin with instead of the start.
    pub position: Option<String>,
    /// How many random moves are made.
    pub plies: u32,
    /// How far from 0 the value may be, in centi-units.
    pub balance: i32,
    /// The positions visited to find the value.
    pub nodes: u64,
    /// The seed of the match.
    pub seed: u64,
}

/// One opening.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game after the random moves.
    pub game: AnyGame,
    /// Its value to the player to move, in centi-units.
    pub value: i32,
}

/// Why there is no opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// The rules or the position are refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is no room for the search.
    #[error(transparent)]
    NoMemory(#[from] engine::NoMemory),
    /// All games were over after the random moves.
    #[error(
        "openings: expected a game that goes on after {plies} random moves, got none in {TRIES} \
         tries"
    )]
    AllOver {
        /// How many were made.
        plies: u32,
    },
}

/// How many starts are tried for an opening; if none of them is even enough,
/// the most even one is taken.
const TRIES: u32 = 100;

impl Openings {
    /// Opening number `number`.
    ///
    /// # Errors
    ///
    /// [`OpeningError`].
    pub fn nth(&self, number: u64) -> Result<Opening, OpeningError> {
        let mut random = SplitMix64::new(derive(self.seed, Purpose::Opening, number));
        let mut engine = Engine::new(1, 1)?;
        let mut best: Option<Opening> = None;
        for _ in 0..TRIES {
            let Some(game) = self.try_one(&mut random)? else { continue };
            engine.clear();
            let value = self.value(&engine, &game);
            if best.as_ref().is_none_or(|best| value.abs() < best.value.abs()) {
                best = Some(Opening { game, value });
            }
            if value.abs() <= self.balance {
                break;
            }
        }
        best.ok_or(OpeningError::AllOver { plies: self.plies })
    }

    /// A start with random moves made; none if it is over.
    fn try_one(&self, random: &mut SplitMix64) -> Result<Option<AnyGame>, OpeningError> {
        let mut game = self.start(random.next_u64())?;
        for _ in 0..self.plies {
            let moves = game.legal_moves();
            if moves.is_empty() {
                return Ok(None);
            }
            let mv = &moves[random.below(moves.len() as u64) as usize].text;
            game.play_text(mv).expect("a listed move is legal");
        }
        Ok(game.outcome().is_none().then_some(game))
    }

    /// The start with `seed` in its rules, if they have room for one.
    fn start(&self, seed: u64) -> Result<AnyGame, OpeningError> {
        let open =
            |rules: &str| self.kind.open(rules, self.board.as_ref(), self.position.as_deref());
        let plain = open(&self.rules)?;
        let gap = if self.rules.trim().is_empty() { "" } else { "," };
        Ok(open(&format!("{}{gap}seed={seed}", self.rules)).unwrap_or(plain))
    }

    fn value(&self, engine: &Engine, game: &AnyGame) -> i32 {
        let stop = AtomicBool::new(false);
        let report = engine.search(game, &Limits::nodes(self.nodes), &stop, &mut |_| {});
        report.score().map_or(0, engine::Score::value)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn openings(kind: Kind, rules: &str) -> Openings {
        Openings {
            kind,
            rules: rules.to_owned(),
            board: None,
            position: None,
            plies: 6,
            balance: 100,
            nodes: 500,
            seed: 11,
        }
    }

    #[test]
    fn they_are_even_different_and_the_same_every_time() {
        for &kind in Kind::ALL {
            let openings = openings(kind, "");
            let all: Vec<Opening> =
                (0..8).map(|number| openings.nth(number).expect("one")).collect();
            assert!(all.iter().all(|opening| opening.value.abs() <= 100));
            let text = |opening: &Opening| opening.game.position_text();
            let texts: BTreeSet<String> = all.iter().map(text).collect();
            assert_eq!(texts.len(), 8);
            let again = openings.nth(5).expect("one");
            assert_eq!(again.game.moves_made(), all[5].game.moves_made());
            assert_eq!(text(&again), text(&all[5]));
            assert_eq!(again.value, all[5].value);
        }
    }

    #[test]
    fn another_seed_gives_others() {
        let first = openings(Kind::Ogama, "");
        let second = Openings { seed: 12, ..first.clone() };
        let text = |openings: &Openings| openings.nth(0).expect("one").game.position_text();
        assert_ne!(text(&first), text(&second));
    }

    #[test]
    fn set_ups_that_the_rules_fix_are_kept() {
        let openings = openings(Kind::Ogama, "toads=b2.e5");
        let game = openings.nth(3).expect("one").game;
        assert!(game.rules().contains("toads=b2.e5"));
        assert!(!game.rules().contains("seed="));
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let refused = openings(Kind::Ogama, "size=99x99").nth(0);
        assert!(matches!(refused, Err(OpeningError::Refused(_))));
        let short = Openings { plies: 30, ..openings(Kind::Ogama, "cap=10") }.nth(0);
        assert!(matches!(short, Err(OpeningError::AllOver { plies: 30 })), "{short:?}");
    }
}
