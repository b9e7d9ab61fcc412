//! Walking through a record by making and unmaking moves.

use super::edit::EditError;
use super::ending::{Score, Termination};
use super::model::Record;
use super::notes::Notes;
use super::place::Place;
use super::tags::KeyError;
use super::tree::{Cut, NodeId};
use crate::AnyGame;

/// A record and a place in it, with the game that stands there.
///
/// A step makes or unmakes one move, however large the record is.
///
/// # Examples
///
/// ```
/// use rules::Kind;
/// use rules::record::{Explorer, Record};
///
/// let game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None)?;
/// let mut explorer = Explorer::new(Record::from_game(&game));
/// explorer.play("Ta1")?;
/// explorer.back();
/// let variation = explorer.play("Tc1")?;
/// assert_eq!(explorer.node(), variation);
/// assert_eq!(explorer.record().to_string().lines().last(), Some("1. Ta1 (1. Tc1) *"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Explorer {
    record: Record,
    place: Place,
}

impl From<Record> for Explorer {
    fn from(record: Record) -> Self {
        Self::new(record)
    }
}

impl Explorer {
    /// At the start of the record.
    #[must_use]
    pub fn new(record: Record) -> Self {
        Self { place: Place::at_root(record.start().clone()), record }
    }

    /// The record.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Gives the record back.
    #[must_use]
    pub fn into_record(self) -> Record {
        self.record
    }

    /// The game at this place: the moves that lead here have been made.
    #[must_use]
    pub const fn game(&self) -> &AnyGame {
        &self.place.game
    }

    /// The place.
    #[must_use]
    pub const fn node(&self) -> NodeId {
        self.place.node
    }

    /// Goes one move on along the line: whether there was one.
    pub fn forward(&mut self) -> bool {
        self.record.tree().main_child(self.node()).is_some_and(|child| self.go(child))
    }

    /// Goes one move back: whether there was one.
    pub fn back(&mut self) -> bool {
        self.place.back(self.record.tree())
    }

    /// Goes to a node: whether it is there. Takes as long as the way to it.
    pub fn go(&mut self, node: NodeId) -> bool {
        let is_there = self.record.tree().contains(node);
        if is_there {
            self.place.go(self.record.tree(), node);
        }
        is_there
    }

    /// Makes a move here, and adds it to the record if it is new.
    ///
    /// # Errors
    ///
    /// If the move is not legal, or the record is full; then nothing changes.
    pub fn play(&mut self, text: &str) -> Result<NodeId, EditError> {
        let Place { game, node } = &mut self.place;
        *node = self.record.add_played(*node, game, text)?;
        Ok(*node)
    }

    /// [`Record::remove`]; goes before the node first if it leads here.
    pub fn remove(&mut self, node: NodeId) -> usize {
        if let Some(parent) = self.record.tree().parent(node)
            && self.record.tree().leads_to(node, self.node())
        {
            self.go(parent);
        }
        self.record.remove(node)
    }

    /// [`Record::cut`]; goes before the node first if it leads here.
    pub fn cut(&mut self, node: NodeId) -> Option<Cut> {
        let parent = self.record.tree().parent(node)?;
        if self.record.tree().leads_to(node, self.node()) {
            self.go(parent);
        }
        self.record.cut(node)
    }

    /// [`Record::put_back`].
    ///
    /// # Errors
    ///
    /// The cut itself, if its place is not there any more.
    pub fn put_back(&mut self, cut: Cut) -> Result<NodeId, Cut> {
        self.record.put_back(cut)
    }

    /// [`Record::place_after`].
    pub fn place_after(&mut self, node: NodeId, sibling: Option<NodeId>) -> bool {
        self.record.place_after(node, sibling)
    }

    /// [`Record::promote`].
    pub fn promote(&mut self, node: NodeId) -> bool {
        self.record.promote(node)
    }

    /// [`Record::demote`].
    pub fn demote(&mut self, node: NodeId) -> bool {
        self.record.demote(node)
    }

    /// [`Record::promote_to_main`].
    pub fn promote_to_main(&mut self, node: NodeId) -> bool {
        self.record.promote_to_main(node)
    }

    /// [`Record::set_notes`].
    pub fn set_notes(&mut self, node: NodeId, notes: Notes) -> bool {
        self.record.set_notes(node, notes)
    }

    /// [`Record::set_comment`].
    pub fn set_comment(&mut self, node: NodeId, text: impl Into<String>) -> bool {
        self.record.set_comment(node, text)
    }

    /// [`Record::set_tag`].
    ///
    /// # Errors
    ///
    /// If no tag may have that key.
    pub fn set_tag(&mut self, key: &str, value: impl Into<String>) -> Result<(), KeyError> {
        self.record.set_tag(key, value)
    }

    /// [`Record::remove_tag`].
    pub fn remove_tag(&mut self, key: &str) -> bool {
        self.record.remove_tag(key)
    }

    /// [`Record::set_result`].
    pub fn set_result(&mut self, score: Score, termination: Option<Termination>) {
        self.record.set_result(score, termination);
    }
}
