//! The tree of moves: an arena, linked both ways.
//!
//! Nothing here knows the rules: [`super::Record`] lets only legal moves in.
//! Nothing here recurses, dropping included, so that trees may be as deep as
//! memory allows.

mod change;
mod cut;

use super::notes::{NO_NOTES, Notes};

pub use cut::Cut;

/// A node of a [`Tree`]: the position after a move.
///
/// It names the same node for as long as the node is there. The id of a
/// removed node names no node, and is never given to another one of its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// A number of its own, small for the nodes of a small tree: for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const NONE: Self = Self(u32::MAX);

    const fn get(self) -> Option<Self> {
        if self.0 == u32::MAX { None } else { Some(self) }
    }
}

#[derive(Clone, Debug)]
struct Node {
    text: Box<str>,
    notes: Option<Box<Notes>>,
    ply: u32,
    is_removed: bool,
    parent: NodeId,
    first_child: NodeId,
    last_child: NodeId,
    previous: NodeId,
    next: NodeId,
}

impl Node {
    fn new(text: &str, ply: u32) -> Self {
        let none = NodeId::NONE;
        Self {
            text: text.into(),
            notes: None,
            ply,
            is_removed: false,
            parent: none,
            first_child: none,
            last_child: none,
            previous: none,
            next: none,
        }
    }
}

/// The moves of a record with their variations and notes.
///
/// The first child of a node goes on with the line, the others are variations.
/// No two children of a node have the same move. Questions about a removed
/// node are answered as for one without move, notes and neighbours.
///
/// Equality compares moves, order and notes, not ids.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    live: usize,
}

impl Tree {
    /// The node of the start position.
    pub const ROOT: NodeId = NodeId(0);
    /// The most moves in a tree.
    pub const MOST_MOVES: usize = 1_000_000;

    pub(super) fn new() -> Self {
        Self { nodes: vec![Node::new("", 0)], live: 0 }
    }

    /// How many moves there are, variations included.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.live
    }

    /// Whether there is no move.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.live == 0
    }

    fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0 as usize).filter(|node| !node.is_removed)
    }

    fn at(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Whether `id` names a node.
    #[must_use]
    pub fn contains(&self, id: NodeId) -> bool {
        self.get(id).is_some()
    }

    /// The move string that leads to the node; empty at the root.
    #[must_use]
    pub fn text(&self, id: NodeId) -> &str {
        self.get(id).map_or("", |node| &node.text)
    }

    /// How many moves lead to the node.
    #[must_use]
    pub fn ply(&self, id: NodeId) -> u32 {
        self.get(id).map_or(0, |node| node.ply)
    }

    /// What is noted at the node.
    #[must_use]
    pub fn notes(&self, id: NodeId) -> &Notes {
        self.get(id).and_then(|node| node.notes.as_deref()).unwrap_or(&NO_NOTES)
    }

    /// The node one move before.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.get(id)?.parent.get()
    }

    /// The node that goes on with the line.
    #[must_use]
    pub fn main_child(&self, id: NodeId) -> Option<NodeId> {
        self.get(id)?.first_child.get()
    }

    /// The next child of the same parent.
    #[must_use]
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        self.get(id)?.next.get()
    }

    /// The child before it of the same parent.
    #[must_use]
    pub fn previous_sibling(&self, id: NodeId) -> Option<NodeId> {
        self.get(id)?.previous.get()
    }

    /// The last child: where [`Tree::previous_sibling`] begins.
    #[must_use]
    pub fn last_child(&self, id: NodeId) -> Option<NodeId> {
        self.get(id)?.last_child.get()
    }

    /// The children in order.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.main_child(id), |&child| self.next_sibling(child))
    }

    /// The child to which the move `text` leads.
    #[must_use]
    pub fn child(&self, id: NodeId, text: &str) -> Option<NodeId> {
        self.children(id).find(|&child| self.text(child) == text)
    }

    /// The nodes of the main line, the root not included.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.main_child(Self::ROOT), |&node| self.main_child(node))
    }

    /// The node and all below it: a node before its children, a child's nodes
    /// before those of the next child.
    pub fn nodes(&self, top: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.contains(top).then_some(top);
        std::iter::successors(first, move |&node| self.next_below(node, top))
    }

    fn next_below(&self, node: NodeId, top: NodeId) -> Option<NodeId> {
        if let Some(child) = self.main_child(node) {
            return Some(child);
        }
        let mut node = node;
        while node != top {
            if let Some(next) = self.next_sibling(node) {
                return Some(next);
            }
            node = self.parent(node)?;
        }
        None
    }

    /// Whether `below` is `node` or comes after it; takes as long as the way
    /// between them.
    #[must_use]
    pub fn leads_to(&self, node: NodeId, below: NodeId) -> bool {
        let mut at = below;
        while self.ply(at) > self.ply(node) {
            match self.parent(at) {
                Some(parent) => at = parent,
                None => return false,
            }
        }
        at == node && self.contains(node)
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        let same = |(mine, yours)| {
            self.ply(mine) == other.ply(yours)
                && self.text(mine) == other.text(yours)
                && self.notes(mine) == other.notes(yours)
        };
        self.len() == other.len() && self.nodes(Self::ROOT).zip(other.nodes(Self::ROOT)).all(same)
    }
}
