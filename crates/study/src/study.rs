//! The study: a record, a place in it, and what was done to it.

use rules::record::{EditError, Explorer, NodeId, Notes, Record, Tree};
use rules::view::Shape;
use rules::{AnyGame, Kind, Refusal};

use crate::remark::{Glyph, Mark, Remark};
use crate::step::Step;

/// How many edits can be undone at most.
const MOST_EDITS: usize = 10_000;

/// A game being analysed.
///
/// A step makes or unmakes one move, however large the tree is, and no edit
/// takes longer than what it changes. Ids of moves stay the same through undo
/// and redo.
///
/// # Examples
///
/// ```
/// use rules::Kind;
/// use study::Study;
///
/// let game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None)?;
/// let mut study = Study::of(&game);
/// study.play("Ta1")?;
/// study.back();
/// let variation = study.play("Tc1")?;
/// study.make_main(variation);
/// assert!(study.text().contains("1. Tc1 (1. Ta1)"));
/// study.undo();
/// assert!(study.text().contains("1. Ta1 (1. Tc1)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Study {
    explorer: Explorer,
    done: Vec<Edit>,
    undone: Vec<Edit>,
    edits: u64,
}

/// What undoes or redoes an edit, and where one stood before it.
#[derive(Clone, Debug)]
struct Edit {
    step: Step,
    here: NodeId,
}

impl Study {
    /// Of a record.
    #[must_use]
    pub fn new(record: Record) -> Self {
        Self { explorer: Explorer::new(record), done: Vec::new(), undone: Vec::new(), edits: 0 }
    }

    /// Of a game, at its last move.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        let mut study = Self::new(Record::from_game(game));
        study.to_end();
        study
    }

    /// The record as it stands.
    #[must_use]
    pub const fn record(&self) -> &Record {
        self.explorer.record()
    }

    /// Its moves.
    #[must_use]
    pub const fn tree(&self) -> &Tree {
        self.record().tree()
    }

    /// The record as text, as it can be read back.
    #[must_use]
    pub fn text(&self) -> String {
        self.record().to_string()
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.record().kind()
    }

    /// The game at this place.
    #[must_use]
    pub const fn game(&self) -> &AnyGame {
        self.explorer.game()
    }

    /// The place.
    #[must_use]
    pub const fn here(&self) -> NodeId {
        self.explorer.node()
    }

    /// The board.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.record().start().view().shape
    }

    /// A number that changes with every edit, undone or not: not with steps.
    #[must_use]
    pub const fn edits(&self) -> u64 {
        self.edits
    }

    // Walking.

    /// Goes to a move: whether it is there.
    pub fn go(&mut self, node: NodeId) -> bool {
        self.explorer.go(node)
    }

    /// Goes one move on along the line: whether there was one.
    pub fn forward(&mut self) -> bool {
        self.explorer.forward()
    }

    /// Goes one move back: whether there was one.
    pub fn back(&mut self) -> bool {
        self.explorer.back()
    }

    /// Goes to the start.
    pub fn to_start(&mut self) {
        self.explorer.go(Tree::ROOT);
    }

    /// Goes to the end of this line.
    pub fn to_end(&mut self) {
        while self.forward() {}
    }

    /// Goes to the variation before or after this one: whether there is one.
    pub fn aside(&mut self, is_next: bool) -> bool {
        let (tree, here) = (self.tree(), self.here());
        let beside = if is_next { tree.next_sibling(here) } else { tree.previous_sibling(here) };
        beside.is_some_and(|node| self.go(node))
    }

    // Editing.

    /// Makes a move here, as a new variation if the tree has it not.
    ///
    /// # Errors
    ///
    /// If the move is not legal, or the record is full; then nothing changes.
    pub fn play(&mut self, text: &str) -> Result<NodeId, EditError> {
        let (before, here) = (self.tree().len(), self.here());
        let node = self.explorer.play(text)?;
        if self.tree().len() > before {
            self.keep(Edit { step: Step::Take(node), here });
        }
        Ok(node)
    }

    /// Makes several moves one after another, as one edit: how many could be made.
    pub fn play_line<'m>(&mut self, moves: impl IntoIterator<Item = &'m str>) -> usize {
        let here = self.here();
        let (mut made, mut first_new) = (0, None);
        for text in moves {
            let before = self.tree().len();
            let Ok(node) = self.explorer.play(text) else { break };
            made += 1;
            if self.tree().len() > before {
                first_new = first_new.or(Some(node));
            }
        }
        if let Some(node) = first_new {
            self.keep(Edit { step: Step::Take(node), here });
        }
        made
    }

    /// Deletes a move and all after it: how many they were. The start stays.
    pub fn delete(&mut self, node: NodeId) -> usize {
        let before = self.tree().len();
        if self.tree().contains(node) && node != Tree::ROOT {
            self.edit(Step::Take(node));
        }
        before - self.tree().len()
    }

    /// Lets the variation that holds the move change places with the one before
    /// it: whether there is one.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let Some(top) = self.up(node).find(|&at| self.tree().previous_sibling(at).is_some()) else {
            return false;
        };
        let before = self.tree().previous_sibling(top);
        let sibling = before.and_then(|before| self.tree().previous_sibling(before));
        self.edit(Step::Order(top, sibling));
        true
    }

    /// Lets the main line go through the move: whether it did not before.
    pub fn make_main(&mut self, node: NodeId) -> bool {
        let is_aside = |&at: &NodeId| self.tree().previous_sibling(at).is_some();
        let steps: Vec<Step> =
            self.up(node).filter(is_aside).map(|at| Step::Order(at, None)).collect();
        let is_changed = !steps.is_empty();
        if is_changed {
            self.edit(Step::All(steps));
        }
        is_changed
    }

    /// The move and those before it.
    fn up(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.tree().contains(node).then_some(node);
        std::iter::successors(first, |&at| self.tree().parent(at))
    }

    /// What is said of a move.
    #[must_use]
    pub fn remark(&self, node: NodeId) -> Remark {
        let text = &self.tree().notes(node).after;
        if text.is_empty() { Remark::default() } else { Remark::read(text, &self.shape()) }
    }

    /// Says something of a move: whether that was not said before.
    pub fn set_remark(&mut self, node: NodeId, remark: &Remark) -> bool {
        let shape = self.shape();
        // Read back, so that a glyph typed into the comment is one.
        let text = Remark::read(&remark.text(&shape), &shape).text(&shape);
        let notes = self.tree().notes(node);
        if !self.tree().contains(node) || notes.after == text {
            return false;
        }
        let notes = Notes { after: text, ..notes.clone() };
        self.edit(Step::Note(node, notes));
        true
    }

    /// Comments a move: whether that changes anything.
    pub fn comment(&mut self, node: NodeId, comment: &str) -> bool {
        let remark = Remark { comment: comment.trim().to_owned(), ..self.remark(node) };
        self.set_remark(node, &remark)
    }

    /// Gives a move a glyph, or takes it away: whether that changes anything.
    pub fn set_glyph(&mut self, node: NodeId, glyph: Option<Glyph>) -> bool {
        let remark = Remark { glyph, ..self.remark(node) };
        self.set_remark(node, &remark)
    }

    /// Draws something on the board at this place, or takes it away.
    pub fn turn_mark(&mut self, mark: Mark) {
        let mut remark = self.remark(self.here());
        remark.turn(mark);
        self.set_remark(self.here(), &remark);
    }

    /// Takes away all that is drawn at this place: whether there was something.
    pub fn clear_marks(&mut self) -> bool {
        let remark = Remark { marks: Vec::new(), ..self.remark(self.here()) };
        self.set_remark(self.here(), &remark)
    }

    /// Studies another record instead, from its start.
    pub fn replace(&mut self, record: Record) {
        self.edit(Step::Replace(Box::new(Explorer::new(record))));
    }

    /// Studies that position of the same game, under the same rules.
    ///
    /// # Errors
    ///
    /// Every fault of the position; then nothing changes.
    pub fn set_up(&mut self, position: &str) -> Result<(), Refusal> {
        let start = self.record().start();
        let board = match start.view().shape {
            Shape::Grid(_) => None,
            Shape::Wild(board) => Some(board),
        };
        let game = self.kind().open(&start.rules(), board.as_ref(), Some(position))?;
        self.replace(Record::from_game(&game));
        Ok(())
    }

    fn edit(&mut self, step: Step) {
        let here = self.here();
        let step = step.apply(&mut self.explorer);
        self.keep(Edit { step, here });
    }

    fn keep(&mut self, edit: Edit) {
        self.undone.clear();
        if self.done.len() >= MOST_EDITS {
            self.done.remove(0);
        }
        self.done.push(edit);
        self.edits += 1;
    }

    /// Whether there is an edit to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an edit to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last edit, and goes to where it was made: whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(edit) = self.done.pop() else { return false };
        let other = self.turn_back(edit);
        self.undone.push(other);
        true
    }

    /// Makes the last edit undone again: whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(edit) = self.undone.pop() else { return false };
        let other = self.turn_back(edit);
        self.done.push(other);
        true
    }

    fn turn_back(&mut self, edit: Edit) -> Edit {
        let here = self.here();
        let step = edit.step.apply(&mut self.explorer);
        self.explorer.go(edit.here);
        self.edits += 1;
        Edit { step, here }
    }
}
