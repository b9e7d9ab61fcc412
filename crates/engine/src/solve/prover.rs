//! Depth-first proof-number search (Nagai, "Df-pn algorithm for searching
//! AND/OR trees and its applications", 2002), with thresholds widened by a
//! quarter (Pawlewicz and Lew, "Improving depth-first PN-search: 1+ε trick",
//! 2006).
//!
//! The question is whether the attacker wins, within a limit of plies or at
//! all. A proof holds whatever the game's history, and under any rule of
//! repetition: every position in it is won in fewer plies than the one before,
//! so none stands twice. What the game itself has seen twice already counts as
//! no win.
//!
//! A disproof *within a limit* is as good. Without a limit, a position that
//! stands again on the line being looked at is taken for no win; a disproof
//! that rests on it may be wrong elsewhere (the graph-history problem), so an
//! unlimited search says "not proven", never "disproven".

use std::collections::HashSet;

use rules::{Player, Position};

use crate::solve::table::{Entry, NEVER, ProofTable};
use crate::solve::watch::{Halt, Watch};

/// A limit that is none.
pub(super) const ANY: u16 = NEVER;

/// The longest line of an unlimited search, for the stack's sake.
const DEEPEST: usize = 400;

/// As much as nothing can reach.
const INFINITE: u32 = 1 << 30;

/// The worth to the table of what was proven elsewhere.
const REMEMBERED: u16 = 16;

/// What tells the two attackers apart in the table.
const fn side(attacker: Player) -> u64 {
    match attacker {
        Player::Light => 0,
        Player::Dark => 0x9E37_79B9_7F4A_7C15,
    }
}

/// What a search says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    proof: u32,
    disproof: u32,
    /// The attacker wins within this many plies; [`NEVER`] says nothing.
    pub won: u16,
    /// The attacker does not win within this many plies.
    pub held: u16,
}

impl Known {
    const WON: Self = Self { proof: 0, disproof: INFINITE, won: 0, held: 0 };
    const LOST: Self = Self { proof: INFINITE, disproof: 0, won: NEVER, held: NEVER };

    /// Whether the attacker wins.
    pub const fn is_proven(self) -> bool {
        self.proof == 0
    }
}

/// What the attacker may hope for in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outlook {
    /// He wins, within so many plies.
    Lost { won: u16 },
    /// He never will.
    Safe,
    /// He may; the number grows with his prospects.
    Open { disproof: u32 },
}

/// A move from the position being looked at.
#[derive(Clone, Copy)]
struct Child<M> {
    mv: M,
    /// Under which the table knows the position after it.
    key: u64,
    /// What is known without the table.
    at_first: Known,
    is_over: bool,
}

/// Thresholds: a search ends when it reaches one.
#[derive(Clone, Copy)]
struct Most {
    proof: u32,
    disproof: u32,
}

/// Searches for proofs that one player wins.
pub(super) struct Prover<'s, P: Position> {
    pub position: P,
    attacker: Player,
    table: &'s mut ProofTable,
    pub watch: &'s mut Watch<'s>,
    /// Positions that end the game by repetition.
    barred: HashSet<u64>,
    path: HashSet<u64>,
    depth: usize,
    moves: Vec<P::Move>,
    children: Vec<Child<P::Move>>,
}

impl<'s, P: Position> Prover<'s, P> {
    pub fn new(
        position: P,
        barred: HashSet<u64>,
        table: &'s mut ProofTable,
        watch: &'s mut Watch<'s>,
    ) -> Self {
        let attacker = position.turn();
        Self {
            position,
            attacker,
            table,
            watch,
            barred,
            path: HashSet::new(),
            depth: 0,
            moves: Vec::new(),
            children: Vec::new(),
        }
    }

    /// Whether `attacker` wins from here within `limit` plies, or at all.
    ///
    /// # Errors
    ///
    /// [`Halt`] if the nodes allowed are used up or someone says stop.
    pub fn ask(&mut self, attacker: Player, limit: u16) -> Result<Known, Halt> {
        self.attacker = attacker;
        self.watch.attack(attacker, limit);
        if let Some(known) = self.end() {
            return Ok(known);
        }
        let (key, counted) = (self.key(), self.at_first());
        if let Some(known) = self.look_up(key, limit)
            && (known.proof == 0 || known.disproof == 0)
        {
            return Ok(known);
        }
        if limit == 0 {
            return Ok(Known { proof: INFINITE, disproof: 0, ..counted });
        }
        self.path.clear();
        self.depth = 0;
        self.moves.clear();
        self.children.clear();
        let most = Most { proof: INFINITE, disproof: INFINITE };
        let before = self.position.clone();
        let answer = self.search(limit, most);
        if answer.is_err() {
            self.position = before;
        }
        answer
    }

    /// What the table knows of the present position.
    pub fn recall(&mut self, attacker: Player) -> Option<Known> {
        self.attacker = attacker;
        self.end().or_else(|| {
            let entry = self.table.get(self.key())?;
            let Entry { proof, disproof, won, held, .. } = *entry;
            Some(Known { proof, disproof, won, held })
        })
    }

    /// What is known of the attacker's hopes in the present position.
    pub fn outlook(&mut self, attacker: Player) -> Outlook {
        match self.recall(attacker) {
            Some(known) if known.won < NEVER => Outlook::Lost { won: known.won },
            Some(known) if known.held == NEVER => Outlook::Safe,
            Some(known) => Outlook::Open { disproof: known.disproof },
            None => Outlook::Open { disproof: self.at_first().disproof },
        }
    }

    /// Notes that `attacker` wins in `position` within `won` plies.
    pub fn remember(&mut self, position: &P, attacker: Player, won: u16) {
        let key = position.hash() ^ side(attacker);
        let (proof, disproof) = (0, INFINITE);
        let known = Entry { key, proof, disproof, limit: ANY, won, held: 0, work: REMEMBERED };
        self.table.put(known);
    }

    fn key(&self) -> u64 {
        self.position.hash() ^ side(self.attacker)
    }

    /// What is known if the game ends here.
    fn end(&self) -> Option<Known> {
        match self.position.outcome() {
            Some(outcome) if outcome.winner == Some(self.attacker) => Some(Known::WON),
            Some(_) => Some(Known::LOST),
            None => self.barred.contains(&self.position.hash()).then_some(Known::LOST),
        }
    }

    /// The numbers of a position not looked at yet: whoever has many moves is
    /// hard to beat.
    fn at_first(&self) -> Known {
        let moves = self.position.count_moves_unchecked().clamp(1, 1000) as u32;
        let (proof, disproof) =
            if self.position.turn() == self.attacker { (1, moves) } else { (moves, 1) };
        Known { proof, disproof, won: NEVER, held: 0 }
    }

    /// What the table says about winning within `limit` plies.
    fn look_up(&self, key: u64, limit: u16) -> Option<Known> {
        let entry = self.table.get(key)?;
        let Entry { won, held, .. } = *entry;
        let (proof, disproof) = if won < NEVER && won <= limit {
            (0, INFINITE)
        } else if held >= limit {
            (INFINITE, 0)
        } else if entry.limit == limit {
            (entry.proof, entry.disproof)
        } else {
            return None;
        };
        Some(Known { proof, disproof, won, held })
    }

    /// One visit of a position: the numbers of its children are brought up to
    /// date, and the most promising one is visited, until a threshold is met.
    fn search(&mut self, limit: u16, most: Most) -> Result<Known, Halt> {
        let began = self.watch.nodes;
        let start = self.children.len();
        let hash = self.position.hash();
        self.expand()?;
        self.path.insert(hash);
        self.depth += 1;
        let below = if limit == ANY { ANY } else { limit - 1 };
        let known = loop {
            let sum = self.sum_up(start, below);
            if sum.known.proof >= most.proof || sum.known.disproof >= most.disproof {
                break sum.known;
            }
            let most = self.share(&sum, most);
            self.visit(self.children[sum.best].mv, below, most)?;
        };
        self.depth -= 1;
        self.path.remove(&hash);
        self.children.truncate(start);
        self.store(known, limit, self.watch.nodes - began);
        Ok(known)
    }

    fn visit(&mut self, mv: P::Move, limit: u16, most: Most) -> Result<(), Halt> {
        let undo = self.position.make(mv);
        self.search(limit, most)?;
        self.position.unmake(mv, undo);
        Ok(())
    }

    /// Appends the children of the present position.
    fn expand(&mut self) -> Result<(), Halt> {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.position.moves_into_unchecked(&mut moves);
        for &mv in &moves {
            let undo = self.position.make(mv);
            let end = self.end();
            let at_first = end.unwrap_or_else(|| self.at_first());
            let key = self.key();
            self.position.unmake(mv, undo);
            self.children.push(Child { mv, key, at_first, is_over: end.is_some() });
        }
        let count = moves.len() as u64;
        self.moves = moves;
        self.watch.count(count)
    }

    fn look_at(&self, child: &Child<P::Move>, limit: u16) -> Known {
        if child.is_over {
            return child.at_first;
        }
        let held = Known { proof: INFINITE, disproof: 0, won: NEVER, held: 0 };
        if limit == 0 {
            return held;
        }
        let found = self.look_up(child.key, limit);
        let is_decided = found.is_some_and(|known| known.proof == 0 || known.disproof == 0);
        if limit == ANY && !is_decided {
            let hash = child.key ^ self.key() ^ self.position.hash();
            if self.depth >= DEEPEST || self.path.contains(&hash) {
                return held;
            }
        }
        found.unwrap_or(child.at_first)
    }

    /// The numbers of the present position from those of its children. The
    /// attacker needs one proof, the defender one disproof; the other number
    /// is a sum.
    fn sum_up(&self, start: usize, limit: u16) -> Sum {
        let is_attack = self.position.turn() == self.attacker;
        let mut sum = Sum::new(is_attack);
        if start == self.children.len() {
            sum.known = Known::LOST;
            return sum;
        }
        for place in start..self.children.len() {
            sum.add(place, self.look_at(&self.children[place], limit));
        }
        sum.finish()
    }

    /// How far the best child may go before another looks better.
    fn share(&self, sum: &Sum, most: Most) -> Most {
        let widened = sum.second.saturating_add(sum.second / 4).saturating_add(1);
        let (least, total) =
            if sum.is_attack { (most.proof, most.disproof) } else { (most.disproof, most.proof) };
        let least = least.min(widened);
        let others = sum.total - sum.best_share;
        let total = if total >= INFINITE { INFINITE } else { total.saturating_sub(others) };
        if sum.is_attack {
            Most { proof: least, disproof: total }
        } else {
            Most { proof: total, disproof: least }
        }
    }

    fn store(&mut self, known: Known, limit: u16, nodes: u64) {
        let Known { proof, disproof, won, held } = known;
        let work = nodes.max(2).ilog2() as u16;
        self.table.put(Entry { key: self.key(), proof, disproof, limit, won, held, work });
    }
}

/// The children of a position summed up.
struct Sum {
    is_attack: bool,
    known: Known,
    /// The child to visit, and its part of `total`.
    best: usize,
    best_share: u32,
    /// The least and the second least of the numbers that are not summed.
    least: u32,
    second: u32,
    total: u32,
    is_hopeless: bool,
}

impl Sum {
    const fn new(is_attack: bool) -> Self {
        let (won, held) = if is_attack { (NEVER, NEVER) } else { (0, 0) };
        Self {
            is_attack,
            known: Known { proof: 0, disproof: 0, won, held },
            best: 0,
            best_share: 0,
            least: INFINITE,
            second: INFINITE,
            total: 0,
            is_hopeless: false,
        }
    }

    fn add(&mut self, place: usize, child: Known) {
        let (one, all) = if self.is_attack {
            self.known.won = self.known.won.min(child.won);
            self.known.held = self.known.held.min(child.held);
            (child.proof, child.disproof)
        } else {
            self.known.won = self.known.won.max(child.won);
            self.known.held = self.known.held.max(child.held);
            (child.disproof, child.proof)
        };
        if one < self.least {
            (self.second, self.least) = (self.least, one);
            (self.best, self.best_share) = (place, all);
        } else if one < self.second {
            self.second = one;
        }
        self.is_hopeless |= all == INFINITE;
        self.total = (self.total + all).min(INFINITE - 1);
    }

    fn finish(mut self) -> Self {
        let total = if self.is_hopeless { INFINITE } else { self.total };
        let (proof, disproof) =
            if self.is_attack { (self.least, total) } else { (total, self.least) };
        let later = |plies: u16| if plies >= NEVER - 1 { NEVER } else { plies + 1 };
        let (won, held) = (later(self.known.won), later(self.known.held));
        self.known = Known { proof, disproof, won, held };
        self
    }
}
