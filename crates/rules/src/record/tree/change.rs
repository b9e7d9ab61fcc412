//! Changes of a tree: every link of it is set here.

use super::{Node, NodeId, Tree};
use crate::record::notes::Notes;

impl Tree {
    /// Adds the move `text` as the last child of `parent`, or finds it there.
    pub(in crate::record) fn add(&mut self, parent: NodeId, text: &str) -> NodeId {
        if let Some(child) = self.child(parent, text) {
            return child;
        }
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new(text, self.ply(parent) + 1));
        self.live += 1;
        self.link_last(id, parent);
        id
    }

    pub(super) fn link_last(&mut self, id: NodeId, parent: NodeId) {
        let last = self.at(parent).last_child;
        self.at(id).parent = parent;
        self.at(id).previous = last;
        self.at(id).next = NodeId::NONE;
        self.at(parent).last_child = id;
        match last.get() {
            Some(last) => self.at(last).next = id,
            None => self.at(parent).first_child = id,
        }
    }

    pub(super) fn link_first(&mut self, id: NodeId, parent: NodeId) {
        let first = self.at(parent).first_child;
        self.at(id).parent = parent;
        self.at(id).previous = NodeId::NONE;
        self.at(id).next = first;
        self.at(parent).first_child = id;
        match first.get() {
            Some(first) => self.at(first).previous = id,
            None => self.at(parent).last_child = id,
        }
    }

    pub(super) fn unlink(&mut self, id: NodeId, parent: NodeId) {
        let Node { previous, next, .. } = *self.at(id);
        match previous.get() {
            Some(previous) => self.at(previous).next = next,
            None => self.at(parent).first_child = next,
        }
        match next.get() {
            Some(next) => self.at(next).previous = previous,
            None => self.at(parent).last_child = previous,
        }
    }

    /// Removes the node and all below it: how many they were. The root stays.
    pub(in crate::record) fn remove(&mut self, id: NodeId) -> usize {
        let Some(parent) = self.parent(id) else { return 0 };
        let below: Vec<NodeId> = self.nodes(id).collect();
        self.unlink(id, parent);
        for &node in &below {
            *self.at(node) = Node { is_removed: true, ..Node::new("", 0) };
        }
        self.live -= below.len();
        below.len()
    }

    /// Makes the node the first child of its parent: whether it was not.
    pub(in crate::record) fn promote(&mut self, id: NodeId) -> bool {
        let (Some(parent), Some(_)) = (self.parent(id), self.previous_sibling(id)) else {
            return false;
        };
        self.unlink(id, parent);
        self.link_first(id, parent);
        true
    }

    /// Makes the node the last child of its parent: whether it was not.
    pub(in crate::record) fn demote(&mut self, id: NodeId) -> bool {
        let (Some(parent), Some(_)) = (self.parent(id), self.next_sibling(id)) else {
            return false;
        };
        self.unlink(id, parent);
        self.link_last(id, parent);
        true
    }

    /// The notes at the node, to change; `None` if it is not there.
    pub(in crate::record) fn notes_mut(&mut self, id: NodeId) -> Option<&mut Notes> {
        self.get(id)?;
        Some(self.at(id).notes.get_or_insert_default())
    }
}
