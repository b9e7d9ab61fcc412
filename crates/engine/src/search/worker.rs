//! One thread of a search.

use std::collections::{HashMap, HashSet};

use rules::{Game, Outcome};

use crate::score::{MAX_PLY, Score};
use crate::search::history::History;
use crate::search::order::{Ranked, Reductions};
use crate::search::{Shared, Stopped};
use crate::searchable::{Evaluator, Playable};

/// What is noted at each ply of the line being looked at.
#[derive(Clone, Copy)]
pub(crate) struct Frame<M> {
    pub judged: i32,
    pub mv: Option<M>,
}

pub(crate) struct Worker<'s, P: Playable> {
    pub position: P,
    pub evaluator: P::Evaluator,
    pub shared: &'s Shared<'s>,
    pub number: usize,
    pub history: History<P>,
    pub reductions: Reductions,
    /// By ply: what is noted there.
    pub frames: Vec<Frame<P::Move>>,
    /// By ply: the best line found from there.
    pub lines: Vec<Vec<P::Move>>,
    /// One stack of ranked moves for all plies.
    pub moves: Vec<Ranked<P::Move>>,
    /// Room for lists of moves.
    pub room: Vec<P::Move>,
    /// The hashes of the line being looked at.
    path: Vec<u64>,
    /// The positions of the game that stood twice already.
    stood_twice: HashSet<u64>,
    made: u32,
    cap: Option<u32>,
    visited: u64,
    until_glance: u64,
    deepest: u32,
    /// Whether limits hold already.
    pub is_bound: bool,
}

/// Mixed into the hash where the end by length is near, as the value of a
/// position then depends on what is left.
const CAP_NEAR: u32 = 100;

impl<'s, P: Playable> Worker<'s, P> {
    pub fn new(
        game: &Game<P>,
        evaluator: P::Evaluator,
        shared: &'s Shared<'s>,
        number: usize,
    ) -> Self {
        let mut position = game.start().clone();
        let mut counts = HashMap::from([(position.hash(), 1)]);
        for mv in game.moves_made() {
            position.make(mv);
            *counts.entry(position.hash()).or_insert(0) += 1;
        }
        let plies = MAX_PLY as usize + 2;
        Self {
            evaluator,
            shared,
            number,
            history: History::new(),
            reductions: Reductions::new(),
            frames: vec![Frame { judged: 0, mv: None }; plies],
            lines: vec![Vec::new(); plies],
            moves: Vec::with_capacity(4096),
            room: Vec::with_capacity(1024),
            path: vec![position.hash()],
            stood_twice: counts
                .into_iter()
                .filter(|&(_, n)| n >= 2)
                .map(|(hash, _)| hash)
                .collect(),
            made: game.moves_made().len() as u32,
            cap: position.cap().map(|(cap, _)| cap),
            visited: 0,
            until_glance: 1,
            deepest: 0,
            is_bound: false,
            position,
        }
    }

    /// Counts a node.
    #[inline]
    pub fn enter(&mut self, ply: u32) -> Result<(), Stopped> {
        self.visited += 1;
        self.deepest = self.deepest.max(ply);
        if self.visited >= self.until_glance { self.glance() } else { Ok(()) }
    }

    #[cold]
    fn glance(&mut self) -> Result<(), Stopped> {
        let visited = std::mem::take(&mut self.visited);
        let deepest = u64::from(self.deepest);
        self.shared.deepest.fetch_max(deepest, std::sync::atomic::Ordering::Relaxed);
        self.shared.check(visited, self.is_bound)?;
        self.until_glance = self.shared.glance();
        Ok(())
    }

    /// Gives the nodes counted so far to the common count.
    pub fn settle(&mut self) {
        let visited = std::mem::take(&mut self.visited);
        self.shared.nodes.fetch_add(visited, std::sync::atomic::Ordering::Relaxed);
        let deepest = u64::from(self.deepest);
        self.shared.deepest.fetch_max(deepest, std::sync::atomic::Ordering::Relaxed);
    }

    /// Makes `mv`, looks, and takes it back.
    #[inline]
    pub fn after<T>(
        &mut self,
        mv: P::Move,
        ply: u32,
        look: impl FnOnce(&mut Self) -> Result<T, Stopped>,
    ) -> Result<T, Stopped> {
        let undo = self.position.make(mv);
        self.frames[ply as usize].mv = Some(mv);
        self.path.push(self.position.hash());
        let seen = look(self);
        self.path.pop();
        self.position.unmake(mv, undo);
        seen
    }

    /// Gives the turn away, looks, and takes it back.
    pub fn after_pass<T>(
        &mut self,
        ply: u32,
        look: impl FnOnce(&mut Self) -> Result<T, Stopped>,
    ) -> Result<T, Stopped> {
        self.position.switch_turn();
        self.frames[ply as usize].mv = None;
        self.path.push(self.position.hash());
        let seen = look(self);
        self.path.pop();
        self.position.switch_turn();
        seen
    }

    /// The key under which the present position is stored.
    #[inline]
    pub fn key(&self, ply: u32) -> u64 {
        let hash = self.position.hash();
        match self.cap {
            Some(cap) if self.made + ply + CAP_NEAR > cap => {
                hash ^ u64::from(cap - (self.made + ply).min(cap))
                    .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            }
            _ => hash,
        }
    }

    /// How the game ends here by repetition or length. Inside the search a
    /// position that stands again is taken for one that will stand thrice.
    #[inline]
    pub fn ends_by_history(&self, ply: u32) -> Option<Outcome> {
        if let Some(cap) = self.cap
            && self.made + ply >= cap
        {
            return self.position.cap().map(|(_, outcome)| outcome);
        }
        self.is_repeated().then(|| self.position.repetition()).flatten()
    }

    fn is_repeated(&self) -> bool {
        let (&now, before) = match self.path.split_last() {
            Some(split) => split,
            None => return false,
        };
        before.iter().rev().skip(1).step_by(2).any(|&hash| hash == now)
            || (!self.stood_twice.is_empty() && self.stood_twice.contains(&now))
    }

    /// What `outcome` is worth to the player to move.
    #[inline]
    pub fn worth(&self, outcome: Outcome, ply: u32) -> Score {
        match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == self.position.turn() => Score::win_in(ply),
            Some(_) => Score::loss_in(ply),
        }
    }

    #[inline]
    pub fn judge(&self) -> i32 {
        self.evaluator.evaluate(&self.position)
    }

    /// Appends the legal moves to the stack of ranked moves, unranked.
    #[inline]
    pub fn list_moves(&mut self, list: impl FnOnce(&P, &mut Vec<P::Move>)) {
        self.room.clear();
        list(&self.position, &mut self.room);
        self.moves.extend(self.room.iter().map(|&mv| Ranked { mv, rank: 0 }));
    }

    /// Puts `mv` before the best line from the next ply.
    pub fn lengthen_line(&mut self, ply: u32, mv: P::Move) {
        let (line, rest) = self.lines.split_at_mut(ply as usize + 1);
        let (line, rest) = (&mut line[ply as usize], &rest[0]);
        line.clear();
        line.push(mv);
        line.extend_from_slice(rest);
    }
}
