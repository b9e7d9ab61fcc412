//! Setting the levels: figures with which each beats the one below as often
//! as wanted.

mod duel;
mod path;

use rules::Kind;

pub use duel::{Duel, Result};
pub use path::Path;

use crate::contest::Trouble;

/// How levels are set.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The game.
    pub kind: Kind,
    /// Its rules where they differ from the usual ones.
    pub rules: String,
    /// The most games for each figure tried.
    pub games: u64,
    /// What openings and errors are drawn from; every trial has its own.
    pub seed: u64,
    /// The share of points a level is to make against the one below.
    pub share: f64,
    /// The figures that are tried.
    pub path: Path,
}

/// A level as set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    /// Its number, from 1.
    pub level: usize,
    /// Where on the path its figures lie.
    pub place: f64,
    /// How it did against the level below, in the last trial.
    pub result: Result,
}

/// How many figures are tried for a level.
const TRIALS: u32 = 5;

/// How near to the wish is near enough.
const NEAR: f64 = 0.06;

/// How far on the path the second level is looked for first, and how much
/// farther each time where that is not enough.
const FIRST_STEP: f64 = 0.2;
const FARTHER: f64 = 1.6;

/// Sets the levels after `first`, which lies at a place on the path, up to
/// number 10; tells of each trial and of each level set.
///
/// Each level is looked for as far from the one below as that is from the one
/// before; then farther on until it makes more points than wanted, and from
/// there on by halving.
///
/// # Errors
///
/// [`Trouble`] if the game cannot be opened or there is no memory.
pub fn climb(
    wish: &Wish,
    first: (usize, f64),
    tell: &mut dyn FnMut(&Rung, bool),
) -> std::result::Result<Vec<Rung>, Trouble> {
    let mut rungs = Vec::new();
    let (mut below, mut step) = (first, FIRST_STEP);
    let mut duel = Duel::new(wish)?;
    while below.0 < 10 {
        let rung = seek(wish, &mut duel, below, step, &mut |rung| tell(rung, false))?;
        tell(&rung, true);
        step = (rung.place - below.1).max(FIRST_STEP / 2.0);
        below = (rung.level, rung.place);
        rungs.push(rung);
    }
    Ok(rungs)
}

/// Sets the level after `below`.
fn seek(
    wish: &Wish,
    duel: &mut Duel,
    below: (usize, f64),
    step: f64,
    tell: &mut dyn FnMut(&Rung),
) -> std::result::Result<Rung, Trouble> {
    let level = below.0 + 1;
    let end = wish.path.end();
    let off = |rung: &Rung| (rung.result.share() - wish.share).abs();
    let (mut low, mut high) = (below.1, None);
    let mut place = (below.1 + step).min(end);
    let mut best: Option<Rung> = None;
    for _ in 0..TRIALS {
        let skills = [(level, place), below].map(|(level, place)| wish.path.skill(level, place));
        let rung = Rung { level, place, result: duel.play(skills, wish)? };
        tell(&rung);
        if best.as_ref().is_none_or(|best| off(&rung) < off(best)) {
            best = Some(rung);
        }
        let is_weak = rung.result.share() < wish.share;
        if off(&rung) <= NEAR && rung.result.games >= wish.games || is_weak && place >= end {
            break;
        }
        if is_weak {
            low = place;
        } else {
            high = Some(place);
        }
        let farther = (below.1 + FARTHER * (place - below.1)).min(end);
        place = high.map_or(farther, |high| low.midpoint(high));
    }
    Ok(best.expect("there was a trial"))
}
