//! The tree: what was tried, how often, and how it ended.

use rules::{Player as Side, Position};

use super::playout::Player;

/// A move tried, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Node<M> {
    /// What to the player who makes the move the games were worth together.
    worth: f32,
    visits: u32,
    /// The first of the moves after it, if they are in the tree.
    first: u32,
    count: u16,
    mv: M,
}

/// All moves tried from a root.
#[derive(Debug)]
pub(super) struct Tree<M> {
    exploration: f32,
    most: usize,
    /// The moves at the root come first; those after a move stand together.
    nodes: Vec<Node<M>>,
    root: (u32, u16),
    visits: u32,
    /// The nodes of an iteration, each with its mover.
    path: Vec<(u32, Side)>,
}

impl<M: Copy> Tree<M> {
    /// An empty tree for at most `most` nodes, and the moves of the root.
    pub fn new(exploration: f32, most: usize) -> Self {
        let most = most.min(u32::MAX as usize);
        Self { exploration, most, nodes: Vec::new(), root: (0, 0), visits: 0, path: Vec::new() }
    }

    /// Takes in the moves of the root, where `player` is.
    pub fn grow<P: Position<Move = M>>(&mut self, player: &mut Player<P>) {
        self.root = self.append(player);
    }

    pub const fn has_one_move(&self) -> bool {
        self.root.1 == 1
    }

    /// Goes down the tree, adds to it, plays on for `longest` plies at most and
    /// notes the result.
    /// Returns how deep it went.
    pub fn iterate<P: Position<Move = M>>(&mut self, player: &mut Player<P>, longest: u32) -> u32 {
        player.restart();
        self.descend(player);
        let depth = player.ply();
        let worth = player.play_out(longest);
        self.note(worth);
        depth
    }

    /// Goes to a move tried for the first time, or as far as the tree goes.
    /// The moves after a move are taken in at its second visit.
    fn descend<P: Position<Move = M>>(&mut self, player: &mut Player<P>) {
        self.path.clear();
        let (mut range, mut visits) = (self.root, self.visits);
        while range.1 > 0 {
            let chosen = self.select(range, visits);
            self.path.push((chosen, player.turn()));
            player.make(self.nodes[chosen as usize].mv);
            let node = self.nodes[chosen as usize];
            if node.visits == 0 || player.outcome().is_some() {
                return;
            }
            if node.count == 0 && self.has_room() {
                let (first, count) = self.append(player);
                let node = &mut self.nodes[chosen as usize];
                (node.first, node.count) = (first, count);
            }
            let node = self.nodes[chosen as usize];
            (range, visits) = ((node.first, node.count), node.visits);
        }
    }

    fn has_room(&self) -> bool {
        self.nodes.len() + usize::from(u16::MAX) <= self.most
    }

    fn append<P: Position<Move = M>>(&mut self, player: &mut Player<P>) -> (u32, u16) {
        let first = self.nodes.len();
        let moves = player.shuffled_moves().iter().take(usize::from(u16::MAX));
        self.nodes.extend(moves.map(|&mv| Node { worth: 0.0, visits: 0, first: 0, count: 0, mv }));
        (first as u32, (self.nodes.len() - first) as u16)
    }

    /// UCB1: the move of the highest mean and bonus; one never tried first
    /// (Auer, Cesa-Bianchi and Fischer, "Finite-time analysis of the
    /// multiarmed bandit problem", 2002).
    fn select(&self, (first, count): (u32, u16), visits: u32) -> u32 {
        let log = (visits.max(1) as f32).ln();
        let (mut best, mut chosen) = (f32::NEG_INFINITY, first);
        for place in first..first + u32::from(count) {
            let node = &self.nodes[place as usize];
            if node.visits == 0 {
                return place;
            }
            let visits = node.visits as f32;
            let bound = node.worth / visits + self.exploration * (log / visits).sqrt();
            if bound > best {
                (best, chosen) = (bound, place);
            }
        }
        chosen
    }

    /// Notes a result, by what it is worth to Light, along the path.
    fn note(&mut self, worth: f32) {
        self.visits += 1;
        for &(place, mover) in &self.path {
            let node = &mut self.nodes[place as usize];
            node.visits += 1;
            node.worth += if mover == Side::Light { worth } else { 1.0 - worth };
        }
    }

    /// The moves tried most, one after the other, and the share of games won
    /// after the first. The root has a move.
    pub fn best_line(&self) -> (Vec<M>, f64) {
        let (mut moves, mut share) = (Vec::new(), 0.5);
        let mut range = self.root;
        while range.1 > 0 {
            let nodes = &self.nodes[range.0 as usize..][..usize::from(range.1)];
            let key = |node: &&Node<M>| (node.visits, node.worth as u32);
            let Some(node) = nodes.iter().max_by_key(key) else { break };
            if node.visits == 0 && !moves.is_empty() {
                break;
            }
            if moves.is_empty() && node.visits > 0 {
                share = f64::from(node.worth) / f64::from(node.visits);
            }
            moves.push(node.mv);
            range = (node.first, node.count);
        }
        (moves, share)
    }
}
