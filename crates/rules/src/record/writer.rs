//! From a record to its text.

use std::fmt;

use super::model::Record;
use super::place::Place;
use super::tags::Tag;
use super::tree::{NodeId, Tree};
use crate::notation::split_points;
use crate::registry::Visit;
use crate::{AnyGame, Game, Player, Position};

/// Whether moves are written with marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// As move strings: `a2a3`.
    Plain,
    /// With `x` where they capture and `#` where they end the game: `a2xa3#`
    /// (*Rule* OG-6.8).
    Shown,
}

/// The record's text, moves without marks: see [`Record::text`].
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Marks::Plain))
    }
}

impl Record {
    /// Every tag in the order in which they are written.
    #[must_use]
    pub fn all_tags(&self) -> Vec<Tag> {
        let mut tags = vec![
            Tag::new("Game", self.kind().key()),
            Tag::new("RulesVersion", self.rules_version().to_string()),
            Tag::new("Rules", self.rules()),
        ];
        tags.extend(self.start.board_text().map(|text| Tag::new("Board", text)));
        tags.extend(self.position().map(|text| Tag::new("Position", text)));
        tags.extend_from_slice(self.tags());
        tags.push(Tag::new("Result", self.score().text()));
        tags.extend(self.termination().map(|reason| Tag::new("Termination", reason.text())));
        tags
    }

    /// The record as text: what [`Record::read`] reads.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Kind;
    /// use rules::record::{Marks, Record};
    ///
    /// let mut game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None)?;
    /// game.play_text("Ta1")?;
    /// let text = Record::from_game(&game).text(Marks::Plain);
    /// assert!(text.starts_with("[Game \"ogama\"]\n[RulesVersion \"1\"]\n[Rules \"size=4x4,"));
    /// assert!(text.ends_with("[Result \"*\"]\n\n1. Ta1 *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn text(&self, marks: Marks) -> String {
        let mut out = String::new();
        for tag in self.all_tags() {
            out.push_str(&format!("{tag}\n"));
        }
        out.push('\n');
        let mut writer = Writer::new(self, marks, out);
        writer.write_tree();
        writer.word(self.score().token());
        writer.out.push('\n');
        writer.out
    }
}

/// What is still to be written, the next one last.
enum Task {
    /// A move, the moves it is varied by, and what follows it.
    Line(NodeId),
    /// The same, where the number must stand anew.
    Numbered(NodeId),
    /// A variation that begins with this move.
    Variation(NodeId),
    /// The end of a variation and of its moves.
    Close,
}

struct Writer<'r> {
    record: &'r Record,
    out: String,
    /// How many letters the present line has.
    column: usize,
    /// What stands before the next word: opening brackets.
    prefix: &'static str,
    /// Half-moves before the first one in move 1.
    offset: u32,
    /// The node written last, if marks need its game.
    place: Option<Place>,
}

impl<'r> Writer<'r> {
    const WIDTH: usize = 80;

    fn new(record: &'r Record, marks: Marks, out: String) -> Self {
        let place = (marks == Marks::Shown).then(|| Place::at_root(record.start().clone()));
        let offset = first_offset(record.start());
        Self { record, out, column: 0, prefix: "", offset, place }
    }

    fn write_tree(&mut self) {
        let tree = self.record.tree();
        self.comment(tree.notes(Tree::ROOT).write_after());
        let mut tasks: Vec<Task> =
            tree.main_child(Tree::ROOT).map(Task::Numbered).into_iter().collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(node) => self.line(node, false, &mut tasks),
                Task::Numbered(node) => self.line(node, true, &mut tasks),
                Task::Variation(node) => {
                    self.prefix = "(";
                    tasks.push(Task::Close);
                    self.variation(node, &mut tasks);
                }
                Task::Close => {
                    self.out.push(')');
                    self.column += 1;
                }
            }
        }
    }

    /// Writes a move on its line and plans its variations and what follows.
    fn line(&mut self, node: NodeId, is_numbered: bool, tasks: &mut Vec<Task>) {
        let tree = self.record.tree();
        let has_comment = self.write_move(node, is_numbered);
        let has_variations = tree.next_sibling(node).is_some();
        let next = tree.main_child(node);
        let next_is_numbered = has_comment || has_variations;
        tasks.extend(next.map(if next_is_numbered { Task::Numbered } else { Task::Line }));
        let last = tree.parent(node).and_then(|parent| tree.last_child(parent));
        let back = std::iter::successors(last, |&at| tree.previous_sibling(at));
        tasks.extend(back.take_while(|&at| at != node).map(Task::Variation));
    }

    /// Writes the first move of a variation and plans what follows it.
    fn variation(&mut self, node: NodeId, tasks: &mut Vec<Task>) {
        let has_comment = self.write_move(node, true);
        let next = self.record.tree().main_child(node);
        tasks.extend(next.map(if has_comment { Task::Numbered } else { Task::Line }));
    }

    /// Writes number, comments and move: whether a comment stands last.
    fn write_move(&mut self, node: NodeId, is_numbered: bool) -> bool {
        let tree = self.record.tree();
        let notes = tree.notes(node);
        let ply = tree.ply(node) - 1 + self.offset;
        let before = notes.write_before();
        if is_numbered || ply.is_multiple_of(2) || before.is_some() {
            self.word(&number(ply));
        }
        self.comment(before);
        let text = self.marked(node);
        self.word(&text);
        let after = notes.write_after();
        let has_comment = after.is_some();
        self.comment(after);
        has_comment
    }

    fn comment(&mut self, comment: Option<String>) {
        if let Some(comment) = comment {
            self.word(&comment);
        }
    }

    /// Writes a word after a blank, or on a new line if it fits only there.
    fn word(&mut self, word: &str) {
        let length = self.prefix.len() + word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + length <= Self::WIDTH;
            self.out.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.out.push_str(std::mem::take(&mut self.prefix));
        self.out.push_str(word);
        let last_line = word.rsplit_once('\n').map(|(_, last)| last.chars().count());
        self.column = last_line.unwrap_or(self.column + length);
    }

    /// The move string, with marks if they are asked for.
    fn marked(&mut self, node: NodeId) -> String {
        let tree = self.record.tree();
        let text = tree.text(node);
        let (Some(place), Some(parent)) = (&mut self.place, tree.parent(node)) else {
            return text.to_owned();
        };
        place.go(tree, parent);
        let captures = place.game.visit(IsCapture(text));
        place.go(tree, node);
        let text = if captures { with_cross(text) } else { text.to_owned() };
        if place.game.outcome().is_some() { text + "#" } else { text }
    }
}

/// 1 if Dark moves first and the first move is `1...`, else 0.
pub(super) fn first_offset(start: &AnyGame) -> u32 {
    u32::from(start.turn() == Player::Dark)
}

/// The number of a half-move: `1.` for the first two, `1...` for Dark's.
pub(super) fn number(ply: u32) -> String {
    format!("{}{}", ply / 2 + 1, if ply.is_multiple_of(2) { "." } else { "..." })
}

struct IsCapture<'t>(&'t str);

impl Visit for IsCapture<'_> {
    type Out = bool;

    fn visit<P: Position>(self, game: &mut Game<P>) -> bool {
        let position = game.position();
        position.read_move(self.0).is_ok_and(|mv| position.is_capture(mv))
    }
}

/// The move string with `x` between its points.
fn with_cross(text: &str) -> String {
    match split_points(text) {
        Some((from, to, rest)) => format!("{from}x{to}{rest}"),
        None => text.to_owned(),
    }
}
