//! How far a solver may go, and whom it tells how far it is.

use std::sync::atomic::{AtomicBool, Ordering};

use rules::Player;

use crate::solve::prover::ANY;

/// What a solver is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It asks whether a player wins, within so many plies or at all.
    Proof {
        /// Who is to win.
        attacker: Player,
        /// Within how many plies; `None` for any number.
        plies: Option<u32>,
    },
    /// It lists every position that can come about.
    Listing,
    /// It works out the value of every position listed.
    Valuing,
}

/// How far a solver is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What it is doing.
    pub stage: Stage,
    /// The positions looked at so far.
    pub nodes: u64,
}

/// The search ends before it has an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// The nodes allowed are used up.
    Nodes,
    /// Someone said stop.
    Stop,
}

/// Counts nodes against what is allowed.
pub(super) struct Watch<'s> {
    pub nodes: u64,
    /// The count at which to halt.
    pub allowed: u64,
    until: u64,
    stop: &'s AtomicBool,
    tell: &'s mut dyn FnMut(Progress),
    stage: Stage,
}

/// How many nodes pass between two looks at the stop flag.
const GLANCE: u64 = 4096;
/// How many nodes pass between two words of progress.
const WORD: u64 = 1 << 18;

impl<'s> Watch<'s> {
    pub fn new(allowed: u64, stop: &'s AtomicBool, tell: &'s mut dyn FnMut(Progress)) -> Self {
        let stage = Stage::Listing;
        Self { nodes: 0, allowed, until: 0, stop, tell, stage }
    }

    pub fn enter(&mut self, stage: Stage) {
        self.stage = stage;
    }

    pub fn attack(&mut self, attacker: Player, limit: u16) {
        let plies = (limit != ANY).then_some(u32::from(limit));
        self.enter(Stage::Proof { attacker, plies });
    }

    /// Says whether to go on, without counting.
    pub fn glance(&self) -> Result<(), Halt> {
        if self.stop.load(Ordering::Relaxed) { Err(Halt::Stop) } else { Ok(()) }
    }

    /// Counts `nodes` more, and says whether to go on.
    pub fn count(&mut self, nodes: u64) -> Result<(), Halt> {
        let before = self.nodes;
        self.nodes += nodes;
        if self.nodes >= self.allowed {
            return Err(Halt::Nodes);
        }
        if self.nodes >= self.until {
            self.until = self.nodes + GLANCE;
            self.glance()?;
        }
        if before / WORD != self.nodes / WORD {
            (self.tell)(Progress { stage: self.stage, nodes: self.nodes });
        }
        Ok(())
    }
}
