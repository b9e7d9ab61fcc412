//! Makes puzzles out of quick games of the engine with itself.

use std::collections::HashMap;
use std::error::Error;
use std::sync::atomic::AtomicBool;

use engine::solve::{Budget, Length, Solution, Verdict, solve};
use engine::{Engine, Limits};
use rules::random::SplitMix64;
use rules::{AnyGame, Kind};

use crate::check::nodes_to_find;
use crate::puzzle::Puzzle;
use crate::variants::VARIANTS;

/// How many puzzles of each length a game gets.
const WANTED: &[(u32, usize)] = &[(1, 30), (3, 70), (5, 70), (7, 45), (9, 25)];
/// The most games played.
const MOST_GAMES: u64 = 900;
/// The longest game, in half-moves.
const LONGEST: usize = 150;
/// The nodes of a quick move, and how many of a hundred are drawn at random.
const QUICK: u64 = 400;
const RANDOM: u64 = 12;
/// The nodes of the solver for one position.
const NODES: u64 = 250_000;
/// How far before the end of a game puzzles are looked for.
const LOOK_BACK: usize = 11;

/// Makes a set; the same seed gives the same one.
pub fn make(seed: u64) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    let mut maker = Maker { counts: HashMap::new(), found: Vec::new() };
    let mut random = SplitMix64::new(seed);
    for n in 0..MOST_GAMES {
        let (game, rules) = VARIANTS[n as usize % VARIANTS.len()];
        if maker.is_full(game, rules) {
            continue;
        }
        let seed = random.next_u64();
        let (start, mut random) = (start(game, rules, seed)?, SplitMix64::new(seed));
        maker.look_back(game, rules, play(start, &mut random)?)?;
        if VARIANTS.iter().all(|(game, rules)| maker.is_full(game, rules)) {
            break;
        }
        if n % 100 == 0 {
            eprintln!("{n} games, {} puzzles", maker.found.len());
        }
    }
    maker.found.sort_by(|a, b| {
        let key = |p: &Puzzle| (p.game.clone(), p.win_in_plies, p.nodes);
        key(a).cmp(&key(b))
    });
    Ok(maker.found)
}

fn start(game: &str, rules: &str, seed: u64) -> Result<AnyGame, Box<dyn Error>> {
    let kind = Kind::from_key(game)?;
    let shuffle = if kind == Kind::Stackreverse { "setup=random," } else { "" };
    let comma = if rules.is_empty() { "" } else { "," };
    Ok(kind.open(&format!("{rules}{comma}{shuffle}seed={seed}"), None, None)?)
}

/// Plays a game to its end, or to the longest length.
fn play(mut game: AnyGame, random: &mut SplitMix64) -> Result<AnyGame, Box<dyn Error>> {
    let engine = Engine::new(1, 1)?;
    while game.outcome().is_none() && game.moves_made().len() < LONGEST {
        let moves = game.legal_moves();
        let any = &moves[random.below(moves.len() as u64) as usize].text;
        let is_random = game.moves_made().len() < 4 || random.below(100) < RANDOM;
        let report = if is_random {
            None
        } else {
            let limits = Limits::nodes(QUICK);
            Some(engine.search(&game, &limits, &AtomicBool::new(false), &mut |_| {}))
        };
        let best = report.as_ref().and_then(|report| report.best()).unwrap_or(any);
        game.play_text(best)?;
    }
    Ok(game)
}

struct Maker {
    /// Puzzles by game and length, and by game, rules and length.
    counts: HashMap<(String, Option<String>, u32), usize>,
    found: Vec<Puzzle>,
}

impl Maker {
    fn count(&self, game: &str, rules: Option<&str>, plies: u32) -> usize {
        let key = (game.to_owned(), rules.map(str::to_owned), plies);
        self.counts.get(&key).copied().unwrap_or(0)
    }

    /// Whether a length has its puzzles; no rules get more than a fourth.
    fn has_enough(&self, game: &str, rules: &str, plies: u32) -> bool {
        let wanted = WANTED.iter().find(|(length, _)| *length == plies).map_or(0, |(_, n)| *n);
        self.count(game, None, plies) >= wanted
            || self.count(game, Some(rules), plies) >= wanted.div_ceil(4)
    }

    fn is_full(&self, game: &str, rules: &str) -> bool {
        WANTED.iter().all(|&(plies, _)| self.has_enough(game, rules, plies))
    }

    /// Looks for the longest wins before the end of a game: at most two, not
    /// on one another's way.
    fn look_back(
        &mut self,
        game: &str,
        rules: &str,
        mut played: AnyGame,
    ) -> Result<(), Box<dyn Error>> {
        let Some(winner) = played.outcome().and_then(|outcome| outcome.winner) else {
            return Ok(());
        };
        let mut best: Option<Puzzle> = None;
        for _ in 0..LOOK_BACK {
            if played.undo().is_none() {
                break;
            }
            if played.turn() != winner || played.moves_made().len() < 6 {
                continue;
            }
            let Some(puzzle) = self.puzzle_of(game, rules, &played)? else { continue };
            if best.as_ref().is_none_or(|best| best.win_in_plies < puzzle.win_in_plies) {
                best = Some(puzzle);
            }
        }
        if let Some(mut puzzle) = best {
            let plies = puzzle.win_in_plies.unwrap_or(0);
            puzzle.nodes = nodes_to_find(&puzzle, 1_000_000)?;
            for rules in [None, Some(puzzle.rules.clone())] {
                *self.counts.entry((puzzle.game.clone(), rules, plies)).or_insert(0) += 1;
            }
            self.found.push(puzzle);
        }
        Ok(())
    }

    /// The puzzle in a position, if there is a good one of a length wanted.
    fn puzzle_of(
        &self,
        game: &str,
        rules: &str,
        played: &AnyGame,
    ) -> Result<Option<Puzzle>, Box<dyn Error>> {
        let position = played.position_text();
        // Without what went before: a position may have stood already.
        let fresh = Kind::from_key(game)?.open(rules, None, Some(&position))?;
        let budget = Budget { nodes: NODES, megabytes: 8, plies: Some(9), ..Budget::default() };
        let solution = solve(&fresh, &budget, &AtomicBool::new(false), &mut |_| {})?;
        let Solution { verdict: Verdict::Win(Length::Exactly(plies)), moves, .. } = solution else {
            return Ok(None);
        };
        let is_good = matches!(moves.len(), 1 | 2) && fresh.legal_moves().len() >= 4 * moves.len();
        if !is_good || self.has_enough(game, rules, plies) {
            return Ok(None);
        }
        Ok(Some(Puzzle {
            game: game.to_owned(),
            rules: rules.to_owned(),
            position,
            win_in_plies: Some(plies),
            loss_in_plies: None,
            moves,
            nodes: None,
        }))
    }
}
