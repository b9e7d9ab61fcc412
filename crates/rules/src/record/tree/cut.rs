//! A part of a tree, cut out so that it can be put back.

use super::{Node, NodeId, Tree};

/// A move and all after it, out of its tree, with its place there.
///
/// Nothing else ever gets the ids of its nodes, so they are the same again once
/// it is put back.
#[derive(Clone, Debug)]
pub struct Cut {
    parent: NodeId,
    previous: NodeId,
    /// The nodes, the topmost first.
    nodes: Vec<(NodeId, Node)>,
}

impl Cut {
    /// The first of its moves.
    #[must_use]
    pub fn top(&self) -> NodeId {
        self.nodes[0].0
    }

    /// How many moves it has.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.nodes.len()
    }
}

impl Tree {
    /// Takes out the node and all below it; the root stays.
    pub(in crate::record) fn cut(&mut self, id: NodeId) -> Option<Cut> {
        let parent = self.parent(id)?;
        let previous = self.at(id).previous;
        let below: Vec<NodeId> = self.nodes(id).collect();
        self.unlink(id, parent);
        let removed = || Node { is_removed: true, ..Node::new("", 0) };
        let mut take = |id: NodeId| (id, std::mem::replace(self.at(id), removed()));
        let nodes: Vec<(NodeId, Node)> = below.into_iter().map(&mut take).collect();
        self.live -= nodes.len();
        Some(Cut { parent, previous, nodes })
    }

    /// Puts back what was cut out of this tree: its first node.
    pub(in crate::record) fn put_back(&mut self, cut: Cut) -> Result<NodeId, Cut> {
        if !self.has_room_for(&cut) {
            return Err(cut);
        }
        let Cut { parent, previous, nodes } = cut;
        let top = nodes[0].0;
        self.live += nodes.len();
        for (id, node) in nodes {
            *self.at(id) = node;
        }
        self.link_after(top, parent, previous);
        Ok(top)
    }

    fn has_room_for(&self, cut: &Cut) -> bool {
        let is_out = |id: NodeId| self.nodes.get(id.index()).is_some_and(|node| node.is_removed);
        let is_beside = |id: NodeId| self.parent(id) == Some(cut.parent);
        self.contains(cut.parent)
            && cut.nodes.iter().all(|&(id, _)| is_out(id))
            && cut.previous.get().is_none_or(is_beside)
            && self.child(cut.parent, &cut.nodes[0].1.text).is_none()
    }

    /// Moves the node behind a sibling, or before all: whether that can be done.
    pub(in crate::record) fn place_after(&mut self, id: NodeId, sibling: Option<NodeId>) -> bool {
        let Some(parent) = self.parent(id) else { return false };
        let is_beside = |other: NodeId| other != id && self.parent(other) == Some(parent);
        if !sibling.is_none_or(is_beside) {
            return false;
        }
        self.unlink(id, parent);
        self.link_after(id, parent, sibling.unwrap_or(NodeId::NONE));
        true
    }

    fn link_after(&mut self, id: NodeId, parent: NodeId, previous: NodeId) {
        let Some(before) = previous.get() else { return self.link_first(id, parent) };
        let next = self.at(before).next;
        let Some(after) = next.get() else { return self.link_last(id, parent) };
        self.at(id).parent = parent;
        self.at(id).previous = previous;
        self.at(id).next = next;
        self.at(before).next = id;
        self.at(after).previous = id;
    }
}
