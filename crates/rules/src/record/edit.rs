//! Changing the tree of a record.

use super::model::Record;
use super::notes::Notes;
use super::tree::{Cut, NodeId, Tree};
use crate::{AnyGame, Fault};

/// Why a move was not added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The node is not there.
    #[error("a node of the record: expected one that is there, got a removed one")]
    NoNode,
    /// The move is not legal there.
    #[error(transparent)]
    Move(#[from] Fault),
    /// The record is full.
    #[error("moves in a record: expected at most {}, got one more", Tree::MOST_MOVES)]
    Full,
}

impl Record {
    /// The game after the move of that node; `None` if it is not there.
    ///
    /// Takes as long as the game up to there: see [`super::Explorer`], which
    /// goes from node to node.
    #[must_use]
    pub fn game_at(&self, node: NodeId) -> Option<AnyGame> {
        if !self.tree.contains(node) {
            return None;
        }
        let up = std::iter::successors(Some(node), |&node| self.tree.parent(node));
        let line: Vec<NodeId> = up.take_while(|&node| node != Tree::ROOT).collect();
        let mut game = self.start.game.clone();
        for node in line.into_iter().rev() {
            game.play_text(self.tree.text(node)).expect("a record's moves are legal");
        }
        Some(game)
    }

    /// Adds a move after `parent`, behind the moves already there, or finds it
    /// among them.
    ///
    /// Takes as long as the game up to there: see [`super::Explorer::play`].
    ///
    /// # Errors
    ///
    /// If there is no such node, the move is not legal there, or the record
    /// is full.
    pub fn add(&mut self, parent: NodeId, text: &str) -> Result<NodeId, EditError> {
        let mut game = self.game_at(parent).ok_or(EditError::NoNode)?;
        self.add_played(parent, &mut game, text)
    }

    /// Makes a move in `game`, which stands at `parent`, and adds it there.
    pub(super) fn add_played(
        &mut self,
        parent: NodeId,
        game: &mut AnyGame,
        text: &str,
    ) -> Result<NodeId, EditError> {
        let text = game.play_text(text)?;
        if let Some(child) = self.tree.child(parent, &text) {
            return Ok(child);
        }
        if self.tree.len() >= Tree::MOST_MOVES {
            game.undo();
            return Err(EditError::Full);
        }
        Ok(self.tree.add(parent, &text))
    }

    /// Removes a move and all after it: how many they were. The start position
    /// cannot be removed.
    pub fn remove(&mut self, node: NodeId) -> usize {
        self.tree.remove(node)
    }

    /// Cuts out a move and all after it, to be put back later; `None` for the
    /// start position, and where there is no such node.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::record::Record;
    ///
    /// let text = "[Game \"ogama\"] [Rules \"size=4x4,rows=1,toads=b1.b4\"] 1.Ta1 d4d3 *";
    /// let before = Record::read(text)?.record;
    /// let mut record = before.clone();
    /// let first = record.tree().main_line().next().expect("there is a move");
    /// let cut = record.cut(first).expect("it is there");
    /// assert!(record.tree().is_empty());
    /// record.put_back(cut).expect("its place is still there");
    /// assert_eq!(record, before);
    /// # Ok::<(), rules::record::RecordError>(())
    /// ```
    pub fn cut(&mut self, node: NodeId) -> Option<Cut> {
        self.tree.cut(node)
    }

    /// Puts back what [`Record::cut`] cut out of this record, where it was, with
    /// the ids it had: the id of its first move.
    ///
    /// # Errors
    ///
    /// The cut itself, if its place is not there any more: if the nodes around it
    /// have been removed, the same move has been added since, or it is of another
    /// record.
    pub fn put_back(&mut self, cut: Cut) -> Result<NodeId, Cut> {
        self.tree.put_back(cut)
    }

    /// Lets the node stand behind that sibling, or before all of them: whether
    /// both are there and have the same parent.
    pub fn place_after(&mut self, node: NodeId, sibling: Option<NodeId>) -> bool {
        self.tree.place_after(node, sibling)
    }

    /// Lets the line at the node's parent go on with this node: whether it did
    /// not before. What it went on with becomes the first variation.
    pub fn promote(&mut self, node: NodeId) -> bool {
        self.tree.promote(node)
    }

    /// Makes the node the last of the variations at its parent: whether it was
    /// not before.
    pub fn demote(&mut self, node: NodeId) -> bool {
        self.tree.demote(node)
    }

    /// Lets the main line go through the node: whether it did not before.
    /// Takes as long as the way to the start.
    pub fn promote_to_main(&mut self, node: NodeId) -> bool {
        let mut at = Some(node);
        let mut has_changed = false;
        while let Some(node) = at {
            has_changed |= self.tree.promote(node);
            at = self.tree.parent(node);
        }
        has_changed
    }

    /// Sets what is noted at the node: whether it is there.
    ///
    /// The start position has no place for a comment before: there it is put
    /// in front of the comment after.
    pub fn set_notes(&mut self, node: NodeId, notes: Notes) -> bool {
        let mut notes = notes;
        if node == Tree::ROOT && !notes.before.is_empty() {
            let after = std::mem::replace(&mut notes.after, std::mem::take(&mut notes.before));
            super::notes::append_text(&mut notes.after, &after);
        }
        self.tree.notes_mut(node).map(|slot| *slot = notes).is_some()
    }

    /// Sets the comment after the move of the node: whether it is there.
    pub fn set_comment(&mut self, node: NodeId, text: impl Into<String>) -> bool {
        self.tree.notes_mut(node).map(|notes| notes.after = text.into()).is_some()
    }
}
