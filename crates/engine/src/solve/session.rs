//! The stages of a proof: short lines first, then lines of any length, then
//! the shortest line.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;

use rules::{Game, Outcome, Player, Position};

use crate::solve::line;
use crate::solve::prover::{ANY, Prover};
use crate::solve::table::{NEVER, ProofTable};
use crate::solve::watch::{Halt, Progress, Watch};
use crate::solve::{Budget, Length, Reservation, Solution, Verdict, hold};
use crate::table::NoMemory;

/// The part of the nodes that goes into short lines before long ones.
const SHORT_SHARE: u64 = 8;
/// The part of the nodes that goes into proofs, before looking for a draw.
const PROOF_SHARE: u64 = 2;
/// The nodes of the first search without a limit; each next one has twice as
/// many.
const FIRST_SLICE: u64 = 20_000;

/// What is known of a game: who wins, and within how many plies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proof {
    pub attacker: Player,
    /// The attacker wins within this many plies.
    pub won: u16,
    /// And not within this many.
    pub held: u16,
}

impl Proof {
    pub const fn is_exact(self) -> bool {
        self.won == 0 || self.held + 1 == self.won
    }
}

/// Positions that end the game if they come up once more.
pub(super) fn barred<P: Position>(game: &Game<P>) -> HashSet<u64> {
    let mut position = game.start().clone();
    let mut stood = HashMap::from([(position.hash(), 1_u32)]);
    let mut barred = HashSet::new();
    if position.repetition().is_none() {
        return barred;
    }
    for mv in game.moves_made() {
        position.make(mv);
        let count = stood.entry(position.hash()).or_insert(0);
        *count += 1;
        if *count >= 2 {
            barred.insert(position.hash());
        }
    }
    // The present position is where the search begins; no proof returns to it.
    barred.remove(&position.hash());
    barred
}

/// How many plies the rules leave to the game.
pub(super) fn plies_left<P: Position>(game: &Game<P>) -> u16 {
    let Some((cap, _)) = game.position().cap() else { return NEVER - 1 };
    let made = game.moves_made().len();
    u16::try_from((cap as usize).saturating_sub(made)).unwrap_or(NEVER - 1).min(NEVER - 1)
}

pub(super) fn solve<P: Position>(
    game: &Game<P>,
    budget: &Budget,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Progress),
) -> Result<Solution, NoMemory> {
    if let Some(outcome) = game.outcome() {
        return Ok(Solution::of_finished(outcome.winner, game.position().turn()));
    }
    // Half for proofs, half for the set of a draw.
    let half = budget.megabytes / 2;
    let mut table = ProofTable::new(half)?;
    let mut watch = Watch::new(budget.nodes, stop, tell);
    let prover = Prover::new(game.position().clone(), barred(game), &mut table, &mut watch);
    let left = plies_left(game);
    let mut session = Session { prover, left, budget: budget.nodes, megabytes: half };
    if let Some(plies) = budget.plies {
        return Ok(session.run_within(u16::try_from(plies).unwrap_or(NEVER - 1)));
    }
    Ok(session.run())
}

impl Solution {
    /// The verdict on a game that is over.
    pub(super) fn of_finished(winner: Option<Player>, turn: Player) -> Self {
        let verdict = match winner {
            None => Verdict::Draw,
            Some(winner) if winner == turn => Verdict::Win(Length::Exactly(0)),
            Some(_) => Verdict::Loss(Length::Exactly(0)),
        };
        Self::bare(verdict, 0)
    }

    /// A verdict without a line.
    pub(super) const fn bare(verdict: Verdict, nodes: u64) -> Self {
        Self {
            verdict,
            moves: Vec::new(),
            line: Vec::new(),
            nodes,
            reservation: None,
            census: None,
        }
    }
}

/// A prover and the game's limits.
pub(super) struct Session<'s, P: Position> {
    pub prover: Prover<'s, P>,
    /// The plies until the cap.
    left: u16,
    /// The nodes allowed, and the memory in MiB.
    budget: u64,
    megabytes: usize,
}

impl<P: Position> Session<'_, P> {
    fn run(&mut self) -> Solution {
        match self.prove() {
            Some(proof) => {
                let proof = self.shorten(proof);
                self.show(proof)
            }
            None => self.without_proof(),
        }
    }

    /// Wins and losses of at most `plies` plies, and nothing else.
    fn run_within(&mut self, plies: u16) -> Solution {
        self.prover.watch.allowed = self.budget;
        match self.prove_short(plies.min(self.left)) {
            Ok(Some(proof)) => self.show(proof),
            Ok(None) | Err(_) => Solution::bare(Verdict::Unknown, self.prover.watch.nodes),
        }
    }

    /// A proof with its line and first moves.
    fn show(&mut self, proof: Proof) -> Solution {
        let turn = self.prover.position.turn();
        let plies = u32::from(proof.won);
        let length = if proof.is_exact() { Length::Exactly(plies) } else { Length::AtMost(plies) };
        let is_win = proof.attacker == turn;
        let verdict = if is_win { Verdict::Win(length) } else { Verdict::Loss(length) };
        // The proof stands; what shows it may look at as many nodes again.
        self.prover.watch.allowed = self.prover.watch.nodes + self.budget.max(1 << 16);
        let mut solution = Solution::bare(verdict, 0);
        if is_win {
            let first = line::first_moves(&mut self.prover, proof);
            solution.moves = self.write_first(&first.unwrap_or_default());
        }
        let line = line::find(&mut self.prover, proof);
        solution.line = self.write(line);
        solution.nodes = self.prover.watch.nodes;
        solution
    }

    fn write(&self, moves: Vec<P::Move>) -> Vec<String> {
        let mut position = self.prover.position.clone();
        let write = |mv| {
            let text = position.write_move(mv);
            position.make(mv);
            text
        };
        moves.into_iter().map(write).collect()
    }

    fn write_first(&self, moves: &[P::Move]) -> Vec<String> {
        let position = &self.prover.position;
        let mut texts: Vec<String> = moves.iter().map(|&mv| position.write_move(mv)).collect();
        texts.sort_unstable();
        texts
    }

    /// Some proof for either side.
    fn prove(&mut self) -> Option<Proof> {
        self.prover.watch.allowed = self.budget / SHORT_SHARE;
        match self.prove_short(self.left) {
            Ok(Some(proof)) => Some(proof),
            Ok(None) | Err(Halt::Nodes) => self.prove_long(),
            Err(Halt::Stop) => None,
        }
    }

    /// A draw, if both sides can hold out, and the rules make that a draw.
    fn without_proof(&mut self) -> Solution {
        let position = &self.prover.position;
        let may_win = |outcome: Outcome| outcome.winner.is_some();
        let reservation = if position.repetition().is_some_and(may_win) {
            Some(Reservation::Repetition)
        } else if position.cap().is_some_and(|(_, outcome)| may_win(outcome)) {
            Some(Reservation::Cap)
        } else {
            None
        };
        self.prover.watch.allowed = self.budget;
        let mut is_held = true;
        for attacker in Player::BOTH {
            match hold::can_hold(&mut self.prover, attacker, self.megabytes) {
                Ok(None) => {}
                Ok(Some(won)) if won <= self.left => {
                    let held = self.prover.recall(attacker).map_or(0, |known| known.held);
                    let proof = Proof { attacker, won, held: held.min(won - 1) };
                    let proof = self.shorten(proof);
                    return self.show(proof);
                }
                Ok(Some(_)) | Err(_) => {
                    is_held = false;
                    break;
                }
            }
        }
        let nodes = self.prover.watch.nodes;
        match (is_held, reservation) {
            (true, None) => Solution::bare(Verdict::Draw, nodes),
            (true, _) => Solution { reservation, ..Solution::bare(Verdict::Unknown, nodes) },
            (false, _) => Solution::bare(Verdict::Unknown, nodes),
        }
    }

    /// Looks for wins of one ply, of two, and so on.
    fn prove_short(&mut self, most: u16) -> Result<Option<Proof>, Halt> {
        let sides = [self.prover.position.turn(), !self.prover.position.turn()];
        for limit in 1..=most {
            let mut is_settled = true;
            for attacker in sides {
                let known = self.prover.ask(attacker, limit)?;
                if known.is_proven() {
                    // One ply less was asked before, and did not do.
                    let held = known.held.max(limit - 1).min(known.won - 1);
                    return Ok(Some(Proof { attacker, won: known.won, held }));
                }
                is_settled &= known.held == NEVER;
            }
            if is_settled {
                break;
            }
        }
        Ok(None)
    }

    /// Looks for wins of any length, of either side in turn.
    fn prove_long(&mut self) -> Option<Proof> {
        let sides = [self.prover.position.turn(), !self.prover.position.turn()];
        let mut is_open = [true; 2];
        let mut slice = FIRST_SLICE;
        let most = self.budget / PROOF_SHARE;
        while is_open != [false; 2] && self.prover.watch.nodes < most {
            for (attacker, is_open) in sides.into_iter().zip(&mut is_open) {
                if !*is_open {
                    continue;
                }
                let nodes = self.prover.watch.nodes;
                self.prover.watch.allowed = most.min(nodes.saturating_add(slice));
                match self.prover.ask(attacker, ANY) {
                    Ok(known) if known.is_proven() && known.won <= self.left => {
                        let recalled = self.prover.recall(attacker).map_or(0, |known| known.held);
                        let held = known.held.max(recalled).min(known.won - 1);
                        return Some(Proof { attacker, won: known.won, held });
                    }
                    // A proof that is too long for the cap is none.
                    Ok(_) => *is_open = false,
                    Err(Halt::Nodes) => {}
                    Err(Halt::Stop) => return None,
                }
            }
            slice = slice.saturating_mul(2);
        }
        None
    }

    /// The shortest win, as far as the nodes go.
    fn shorten(&mut self, mut proof: Proof) -> Proof {
        self.prover.watch.allowed = self.budget;
        while !proof.is_exact() {
            match self.prover.ask(proof.attacker, proof.held + 1) {
                Ok(known) if known.is_proven() => {
                    proof.won = known.won;
                    break;
                }
                Ok(known) => proof.held = known.held.max(proof.held + 1),
                Err(_) => break,
            }
        }
        proof
    }
}
