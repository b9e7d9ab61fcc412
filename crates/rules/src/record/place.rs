//! A node and the game that stands there.

use super::tree::{NodeId, Tree};
use crate::AnyGame;

/// A node of a tree, and the game in which the moves to it have been made.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub game: AnyGame,
    pub node: NodeId,
}

impl Place {
    /// At the root of a tree, where `start` stands.
    pub const fn at_root(start: AnyGame) -> Self {
        Self { game: start, node: Tree::ROOT }
    }

    /// Goes one move back: whether there was one.
    pub fn back(&mut self, tree: &Tree) -> bool {
        let Some(parent) = tree.parent(self.node) else { return false };
        self.game.undo();
        self.node = parent;
        true
    }

    /// Goes to a node of the tree by unmaking and making the moves between.
    pub fn go(&mut self, tree: &Tree, node: NodeId) {
        let mut way = Vec::new();
        let mut at = node;
        while at != self.node {
            if tree.ply(at) > tree.ply(self.node) {
                way.push(at);
                at = tree.parent(at).unwrap_or(Tree::ROOT);
            } else if !self.back(tree) {
                break;
            }
        }
        for node in way.into_iter().rev() {
            self.game.play_text(tree.text(node)).expect("a record's moves are legal");
            self.node = node;
        }
    }
}
