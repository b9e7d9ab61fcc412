//! Whether a player can hold out for ever: the proof of a draw.
//!
//! The defender gets one reply to each of the attacker's moves, and another
//! only where the first turns out to lose (a local fixed point; Liu and
//! Smolka, "Simple linear-time algorithms for minimal fixed points", 1998).
//! What is left when nothing more turns out to lose is a set of positions that
//! the defender need never leave. Going in circles within it is no fault of
//! the proof but its point, so it needs no care for how a position came about.
//!
//! If the first position turns out to lose, that is a proof of a win, found
//! where proof numbers were led astray.

use std::collections::HashMap;

use rules::{Player, Position};

use crate::solve::prover::{Outlook, Prover};
use crate::solve::table::NEVER;
use crate::solve::watch::Halt;

/// A position of the set, or one that was found to lose.
struct Node<P> {
    position: P,
    /// The attacker wins here within so many plies; [`NEVER`] says nothing.
    won: u16,
    /// The defender's reply in use.
    choice: Option<u32>,
    /// The positions that rest on this one.
    parents: Vec<u32>,
}

/// The set as far as it is built.
struct Hold<P> {
    attacker: Player,
    nodes: Vec<Node<P>>,
    places: HashMap<u64, u32>,
    /// Positions to look at, for the first time or again.
    open: Vec<u32>,
    most: usize,
}

/// Whether the opponent of `attacker` can hold out for ever from the present
/// position, worked out in at most `megabytes` MiB: `None` if he can, else the
/// plies within which he loses.
///
/// # Errors
///
/// [`Halt`] if the nodes or the memory are used up or someone says stop.
pub(super) fn can_hold<P: Position>(
    prover: &mut Prover<'_, P>,
    attacker: Player,
    megabytes: usize,
) -> Result<Option<u16>, Halt> {
    // A node, its number by hash, a few parents.
    let cost = size_of::<Node<P>>() + 64;
    let most = megabytes.saturating_mul(1 << 20) / cost;
    let first = prover.position.clone();
    let mut hold =
        Hold { attacker, nodes: Vec::new(), places: HashMap::new(), open: Vec::new(), most };
    hold.place(&first)?;
    let answer = hold.build(prover);
    prover.position = first;
    answer
}

impl<P: Position> Hold<P> {
    fn build(&mut self, prover: &mut Prover<'_, P>) -> Result<Option<u16>, Halt> {
        while let Some(place) = self.open.pop() {
            if self.nodes[place as usize].won < NEVER {
                continue;
            }
            prover.position = self.nodes[place as usize].position.clone();
            if prover.position.turn() == self.attacker {
                self.look_at_all(prover, place)?;
            } else {
                self.choose(prover, place)?;
            }
            if self.nodes[0].won < NEVER {
                return Ok(Some(self.nodes[0].won));
            }
        }
        Ok(None)
    }

    /// The number of a position; a new one is to be looked at.
    fn place(&mut self, position: &P) -> Result<u32, Halt> {
        let next = self.nodes.len() as u32;
        let place = *self.places.entry(position.hash()).or_insert(next);
        if place == next {
            if self.nodes.len() >= self.most {
                return Err(Halt::Nodes);
            }
            let position = position.clone();
            self.nodes.push(Node { position, won: NEVER, choice: None, parents: Vec::new() });
            self.open.push(place);
        }
        Ok(place)
    }

    /// The attacker's turn: every move must be held.
    fn look_at_all(&mut self, prover: &mut Prover<'_, P>, place: u32) -> Result<(), Halt> {
        let moves = prover.position.moves();
        prover.watch.count(moves.len() as u64)?;
        for mv in moves {
            let undo = prover.position.make(mv);
            let outlook = prover.outlook(self.attacker);
            let won = match outlook {
                Outlook::Lost { won } => won,
                Outlook::Safe => NEVER,
                Outlook::Open { .. } => {
                    let after = self.place(&prover.position)?;
                    let node = &mut self.nodes[after as usize];
                    node.parents.push(place);
                    node.won
                }
            };
            prover.position.unmake(mv, undo);
            if won < NEVER {
                self.lose(prover, place, won + 1);
                break;
            }
        }
        Ok(())
    }

    /// The defender's turn: one reply is enough, and one to a position that is
    /// there already costs nothing.
    fn choose(&mut self, prover: &mut Prover<'_, P>, place: u32) -> Result<(), Halt> {
        let moves = prover.position.moves();
        prover.watch.count(moves.len() as u64)?;
        let mut best = None;
        let mut longest = 0;
        for mv in moves {
            let undo = prover.position.make(mv);
            let outlook = prover.outlook(self.attacker);
            let known = self.places.get(&prover.position.hash()).copied();
            prover.position.unmake(mv, undo);
            let doubt = match (outlook, known) {
                (Outlook::Safe, _) => return Ok(()),
                (Outlook::Lost { won }, _) => {
                    longest = longest.max(won);
                    continue;
                }
                (_, Some(after)) if self.nodes[after as usize].won < NEVER => {
                    longest = longest.max(self.nodes[after as usize].won);
                    continue;
                }
                (Outlook::Open { disproof }, Some(_)) => u64::from(disproof / 2),
                (Outlook::Open { disproof }, None) => u64::from(disproof) + 1,
            };
            if best.is_none_or(|(least, _)| doubt < least) {
                best = Some((doubt, mv));
            }
        }
        let Some((_, mv)) = best else {
            self.lose(prover, place, longest + 1);
            return Ok(());
        };
        let undo = prover.position.make(mv);
        let after = self.place(&prover.position)?;
        prover.position.unmake(mv, undo);
        self.nodes[after as usize].parents.push(place);
        self.nodes[place as usize].choice = Some(after);
        Ok(())
    }

    /// The attacker wins in a position within `won` plies, and so in those that
    /// rested on it. The prover remembers it.
    fn lose(&mut self, prover: &mut Prover<'_, P>, place: u32, won: u16) {
        let mut lost = vec![(place, won)];
        while let Some((place, won)) = lost.pop() {
            let node = &mut self.nodes[place as usize];
            if node.won < NEVER {
                continue;
            }
            node.won = won;
            prover.remember(&node.position, self.attacker, won);
            for parent in std::mem::take(&mut node.parents) {
                let node = &self.nodes[parent as usize];
                if node.position.turn() == self.attacker {
                    lost.push((parent, won + 1));
                } else if node.choice == Some(place) {
                    self.open.push(parent);
                }
            }
        }
    }
}
