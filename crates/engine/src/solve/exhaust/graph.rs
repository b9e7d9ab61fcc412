//! Every position that can come about, and which leads to which.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use rules::{Outcome, Player, Position};

use crate::solve::Reservation;
use crate::solve::watch::{Halt, Watch};

/// Takes a position's hash, which is random enough, as it is.
#[derive(Clone, Copy, Debug, Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }
    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

type Places = HashMap<u64, u32, BuildHasherDefault<AsItIs>>;

/// What a position is by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    pub turn: Player,
    /// How the game ends here: `Some(None)` is a draw.
    pub end: Option<Option<Player>>,
}

/// Positions by number, the first one as [`Graph::ROOT`].
pub(super) struct Graph {
    kinds: Vec<Kind>,
    /// Where the successors of each position begin, and how many there are.
    begins: Vec<u32>,
    counts: Vec<u16>,
    /// The successors, in the order of the moves.
    edges: Vec<u32>,
    pub reservation: Option<Reservation>,
}

/// A position whose successors are being looked at.
struct Level<M, U> {
    /// Its moves to positions not yet looked at, among those of all levels.
    from: usize,
    /// What was made last.
    made: Option<(M, U)>,
}

/// About what a position costs beside its edges, in bytes: its number by hash
/// and the lists of both stages.
const PER_POSITION: u64 = 64;
/// What an edge costs, there and back, with room to grow.
const PER_EDGE: u64 = 10;

impl Graph {
    /// The number of the first position.
    pub const ROOT: u32 = 0;

    /// Lists what can come about from `position`, which is not over, in at
    /// most `bytes` of memory. Positions of `barred` are draws.
    pub fn of<P: Position>(
        position: &mut P,
        barred: &HashSet<u64>,
        bytes: u64,
        watch: &mut Watch<'_>,
    ) -> Result<Self, Halt> {
        let mut graph = Self {
            kinds: Vec::new(),
            begins: Vec::new(),
            counts: Vec::new(),
            edges: Vec::new(),
            reservation: None,
        };
        let mut places = Places::default();
        places.insert(position.hash(), Self::ROOT);
        graph.add(position, barred);
        let mut moves = Vec::new();
        let mut open: Vec<(P::Move, u32)> = Vec::new();
        let mut levels: Vec<Level<P::Move, P::Undo>> = Vec::new();
        graph.expand(position, Self::ROOT, barred, &mut places, &mut moves, &mut open, watch)?;
        levels.push(Level { from: 0, made: None });
        while let Some(level) = levels.last_mut() {
            if let Some((mv, undo)) = level.made.take() {
                position.unmake(mv, undo);
            }
            if open.len() == level.from {
                levels.pop();
                continue;
            }
            let Some((mv, place)) = open.pop() else { break };
            level.made = Some((mv, position.make(mv)));
            levels.push(Level { from: open.len(), made: None });
            graph.expand(position, place, barred, &mut places, &mut moves, &mut open, watch)?;
            if graph.bytes() > bytes {
                return Err(Halt::Nodes);
            }
        }
        Ok(graph)
    }

    fn bytes(&self) -> u64 {
        self.kinds.len() as u64 * PER_POSITION + self.edges.len() as u64 * PER_EDGE
    }

    fn add<P: Position>(&mut self, position: &P, barred: &HashSet<u64>) {
        let end = match position.outcome() {
            Some(outcome) => Some(outcome.winner),
            None if barred.contains(&position.hash()) => {
                Some(position.repetition().and_then(|outcome: Outcome| outcome.winner))
            }
            None => None,
        };
        if end.is_none() && self.reservation.is_none() {
            self.reserve(position);
        }
        self.kinds.push(Kind { turn: position.turn(), end });
        self.begins.push(0);
        self.counts.push(0);
    }

    /// Notes the successors of the present position, and puts those that were
    /// not known and are not over on the list of what is still to be looked
    /// at.
    #[expect(clippy::too_many_arguments, reason = "the buffers belong to the loop around it")]
    fn expand<P: Position>(
        &mut self,
        position: &mut P,
        place: u32,
        barred: &HashSet<u64>,
        places: &mut Places,
        moves: &mut Vec<P::Move>,
        open: &mut Vec<(P::Move, u32)>,
        watch: &mut Watch<'_>,
    ) -> Result<(), Halt> {
        moves.clear();
        position.moves_into_unchecked(moves);
        watch.count(moves.len() as u64)?;
        self.begins[place as usize] = u32::try_from(self.edges.len()).map_err(|_| Halt::Nodes)?;
        self.counts[place as usize] = moves.len() as u16;
        for &mv in moves.iter() {
            let undo = position.make(mv);
            let next = places.len() as u32;
            let after = *places.entry(position.hash()).or_insert(next);
            if after == next {
                self.add(position, barred);
                if self.kinds[after as usize].end.is_none() {
                    open.push((mv, after));
                }
            }
            position.unmake(mv, undo);
            self.edges.push(after);
        }
        Ok(())
    }

    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    pub fn edges(&self) -> u64 {
        self.edges.len() as u64
    }

    pub fn kind(&self, place: u32) -> Kind {
        self.kinds[place as usize]
    }

    /// The positions after each move, in the order of the moves.
    pub fn successors(&self, place: u32) -> &[u32] {
        let begin = self.begins[place as usize] as usize;
        &self.edges[begin..begin + usize::from(self.counts[place as usize])]
    }
}
