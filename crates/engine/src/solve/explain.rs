//! What makes a verdict true, move by move: material for words.

use std::sync::atomic::AtomicBool;

use rules::{AnyGame, Game, Outcome, Player, Position, Reason, Visit};

use crate::solve::line::after;
use crate::solve::prover::Prover;
use crate::solve::session::barred;
use crate::solve::table::ProofTable;
use crate::solve::watch::{Halt, Watch};
use crate::solve::{Length, Solution, Verdict};
use crate::table::NoMemory;

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Who wins, and why.
    pub outcome: Outcome,
    /// The opponent's pieces that each player has under his own, Light's first,
    /// where they decide.
    pub captures: Option<[u32; 2]>,
}

/// What becomes of a first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It wins or loses as fast as the verdict says, or loses sooner: after it
    /// the game lasts so many plies.
    Decided {
        /// Who wins.
        winner: Player,
        /// In how many plies after the move.
        plies: u32,
    },
    /// It does not win within the plies in which another move does.
    TooSlow,
    /// The nodes did not suffice.
    Open,
}

/// A first move and what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The move.
    pub mv: String,
    /// The reply that shows it, if the game is not over with the move.
    pub reply: Option<String>,
    /// What becomes of it.
    pub fate: Fate,
    /// How the game ends, where the move or the reply ends it.
    pub end: Option<End>,
}

/// Why a verdict is true.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// How the line of the solution ends.
    pub end: Option<End>,
    /// Every first move but those that win as fast as can be, by name.
    pub alternatives: Vec<Alternative>,
}

/// The most nodes looked at for one first move.
const NODES: u64 = 2_000_000;
/// The memory for that, in MiB.
const MEGABYTES: usize = 32;

impl Account {
    /// The account of `solution`, which is that of `game`. Only a win or loss
    /// in an exact number of plies is accounted for move by move.
    ///
    /// # Errors
    ///
    /// [`NoMemory`] if there is no room for a table.
    pub fn of(game: &AnyGame, solution: &Solution, stop: &AtomicBool) -> Result<Self, NoMemory> {
        game.clone().visit(Task { solution, stop })
    }
}

struct Task<'s> {
    solution: &'s Solution,
    stop: &'s AtomicBool,
}

impl Visit for Task<'_> {
    type Out = Result<Account, NoMemory>;

    fn visit<P: Position>(self, game: &mut Game<P>) -> Self::Out {
        let mut account = Account { end: end_of(game, self.solution), ..Account::default() };
        let turn = game.position().turn();
        let (winner, plies) = match self.solution.verdict {
            Verdict::Win(Length::Exactly(plies)) if plies > 0 => (turn, plies),
            Verdict::Loss(Length::Exactly(plies)) if plies > 0 => (!turn, plies),
            _ => return Ok(account),
        };
        let mut table = ProofTable::new(MEGABYTES)?;
        let mut tell = |_| {};
        let mut watch = Watch::new(NODES, self.stop, &mut tell);
        let position = game.position().clone();
        let mut prover = Prover::new(position, barred(game), &mut table, &mut watch);
        let plies = u16::try_from(plies).unwrap_or(u16::MAX - 1);
        for mv in game.moves() {
            let text = game.position().write_move(mv);
            if !self.solution.moves.contains(&text) {
                prover.watch.allowed = prover.watch.nodes + NODES;
                account.alternatives.push(look_at(&mut prover, mv, text, winner, plies));
            }
        }
        account.alternatives.sort_unstable_by(|a, b| a.mv.cmp(&b.mv));
        Ok(account)
    }
}

/// How the line of a solution ends, or the game as it stands.
fn end_of<P: Position>(game: &Game<P>, solution: &Solution) -> Option<End> {
    if let Some(outcome) = game.outcome() {
        return Some(end_in(game.position(), outcome));
    }
    let mut position = game.position().clone();
    for text in &solution.line {
        let mv = position.read_move(text).ok()?;
        position.make(mv);
    }
    position.outcome().map(|outcome| end_in(&position, outcome))
}

fn end_in<P: Position>(position: &P, outcome: Outcome) -> End {
    let is_counted = matches!(outcome.reason, Reason::Captures | Reason::Stalemate);
    End { outcome, captures: is_counted.then(|| captures(position)) }
}

/// The pieces that each player has under his own tops.
fn captures<P: Position>(position: &P) -> [u32; 2] {
    let mut captures = [0; 2];
    for column in position.view().columns {
        if let Some(top) = column.last() {
            let others = column.iter().filter(|piece| piece.owner != top.owner).count();
            captures[top.owner.index()] += others as u32;
        }
    }
    captures
}

/// What becomes of `mv`, where `winner` wins in `plies` plies at best.
fn look_at<P: Position>(
    prover: &mut Prover<'_, P>,
    mv: P::Move,
    text: String,
    winner: Player,
    plies: u16,
) -> Alternative {
    let mover = prover.position.turn();
    let seen = after(prover, mv, |prover| {
        let fate = if winner == mover {
            too_slow(prover, winner, plies)
        } else {
            decided(prover, winner, plies - 1)
        };
        fate.unwrap_or((Fate::Open, None, None))
    });
    let (fate, reply, end) = seen;
    Alternative { mv: text, reply, fate, end }
}

type Seen = (Fate, Option<String>, Option<End>);

/// A move to a position that `winner` wins in at most `most` plies: in how
/// many, and by which reply?
fn decided<P: Position>(
    prover: &mut Prover<'_, P>,
    winner: Player,
    most: u16,
) -> Result<Seen, Halt> {
    let over = |plies: u16| Fate::Decided { winner, plies: u32::from(plies) };
    if let Some(outcome) = prover.position.outcome() {
        return Ok((over(0), None, Some(end_in(&prover.position, outcome))));
    }
    for plies in 1..=most {
        if prover.ask(winner, plies)?.is_proven() {
            let (reply, end) =
                reply_that(prover, |prover| Ok(prover.ask(winner, plies - 1)?.is_proven()))?;
            return Ok((over(plies), reply, end));
        }
    }
    Ok((Fate::Open, None, None))
}

/// A move that does not win in `plies` plies as others do: does it lose, or
/// which reply holds?
fn too_slow<P: Position>(
    prover: &mut Prover<'_, P>,
    winner: Player,
    plies: u16,
) -> Result<Seen, Halt> {
    if let Some(outcome) = prover.position.outcome() {
        let fate = match outcome.winner {
            Some(winner) => Fate::Decided { winner, plies: 0 },
            None => Fate::TooSlow,
        };
        return Ok((fate, None, Some(end_in(&prover.position, outcome))));
    }
    let lost = decided(prover, !winner, plies)?;
    if lost.0 != Fate::Open {
        return Ok(lost);
    }
    let held =
        |prover: &mut Prover<'_, P>| Ok(!prover.ask(winner, plies.saturating_sub(2))?.is_proven());
    let (reply, end) = reply_that(prover, held)?;
    Ok((Fate::TooSlow, reply, end))
}

/// The first reply after which `is_so` holds, and how the game ends if it does
/// with that.
fn reply_that<P: Position>(
    prover: &mut Prover<'_, P>,
    mut is_so: impl FnMut(&mut Prover<'_, P>) -> Result<bool, Halt>,
) -> Result<(Option<String>, Option<End>), Halt> {
    for mv in prover.position.moves() {
        let end = after(prover, mv, |prover| {
            let outcome = prover.position.outcome();
            let end = outcome.map(|outcome| end_in(&prover.position, outcome));
            Ok(is_so(prover)?.then_some(end))
        })?;
        if let Some(end) = end {
            return Ok((Some(prover.position.write_move(mv)), end));
        }
    }
    Ok((None, None))
}
