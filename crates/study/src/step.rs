//! Edits of a study, each with what undoes it.

use rules::record::{Cut, Explorer, NodeId, Notes};

/// A change of the record. Applying one gives the change that undoes it.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Cuts a move out.
    Take(NodeId),
    /// Puts back what was cut out.
    Put(Cut),
    /// Lets a move stand behind a sibling, or before all.
    Order(NodeId, Option<NodeId>),
    /// Notes something at a move.
    Note(NodeId, Notes),
    /// Puts another record in place of this one.
    Replace(Box<Explorer>),
    /// Several changes, the first one first.
    All(Vec<Step>),
}

impl Step {
    /// Makes the change. One that cannot be made changes nothing, and is undone
    /// by nothing.
    pub fn apply(self, explorer: &mut Explorer) -> Self {
        let nothing = Self::All(Vec::new());
        match self {
            Self::Take(node) => explorer.cut(node).map_or(nothing, Self::Put),
            Self::Put(cut) => explorer.put_back(cut).map_or(nothing, Self::Take),
            Self::Order(node, sibling) => {
                let before = explorer.record().tree().previous_sibling(node);
                let is_done = explorer.place_after(node, sibling);
                if is_done { Self::Order(node, before) } else { nothing }
            }
            Self::Note(node, notes) => {
                let before = explorer.record().tree().notes(node).clone();
                let is_done = explorer.set_notes(node, notes);
                if is_done { Self::Note(node, before) } else { nothing }
            }
            Self::Replace(other) => Self::Replace(Box::new(std::mem::replace(explorer, *other))),
            Self::All(steps) => {
                let mut undoing: Vec<Self> =
                    steps.into_iter().map(|step| step.apply(explorer)).collect();
                undoing.reverse();
                Self::All(undoing)
            }
        }
    }
}
