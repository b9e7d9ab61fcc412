//! Comments, annotations and marks, and the move to which each belongs.

use super::{Cut, Reader};
use crate::error::quoted;
use crate::record::notes::Notes;
use crate::record::problem::Severity;
use crate::record::tree::NodeId;

impl Reader<'_, '_, '_> {
    pub(super) fn note(&mut self, node: NodeId, notes: Notes) {
        if notes.is_empty() {
            return;
        }
        if let Some(slot) = self.record.tree.notes_mut(node) {
            slot.append(notes);
        }
    }

    pub(super) fn comment(&mut self, at: usize, raw: &str, is_closed: bool) {
        if !is_closed {
            let got = "the end of the text: all of it is taken as a comment";
            self.problems.text(Severity::Error, at, "a '}' after the comment", got);
        }
        self.take_notes(Notes::read(raw));
    }

    pub(super) fn line_comment(&mut self, text: &str) {
        self.take_notes(Notes { after: text.trim().to_owned(), ..Notes::default() });
    }

    /// Takes a comment for the move before it, or for the next one if that
    /// one's number has been read or it is the first of a variation.
    pub(super) fn take_notes(&mut self, notes: Notes) {
        if let Some(Cut(problem)) = self.line.cut {
            self.problems.leave_out(problem);
        } else if self.line.is_numbered || !self.outer.is_empty() && !self.line.has_moves {
            let Notes { after, eval, clock, .. } = notes;
            self.line.before.append(Notes { before: after, eval, clock, ..Notes::default() });
        } else {
            self.note(self.place.node, notes);
        }
    }

    pub(super) fn mark(&mut self, at: usize, text: &str) {
        self.problems.text(
            Severity::Warning,
            at,
            "a comment",
            format!("the mark {}", quoted(text)),
        );
        self.take_notes(Notes { after: text.to_owned(), ..Notes::default() });
    }
}
