//! From the text of the moves to a tree.
//!
//! One pass with a stack of its own; positions are reached by making and
//! unmaking moves.

mod comments;

use super::edit::EditError;
use super::ending::Score;
use super::error::RecordError;
use super::model::Record;
use super::notes::Notes;
use super::place::Place;
use super::problem::{BadMove, Problems, Severity, Trouble};
use super::scanner::{Scanner, Token};
use super::tree::NodeId;
use super::writer::{first_offset, number};
use crate::error::{Fault, quoted};

/// A line being read: the main line or a variation.
#[derive(Debug, Default)]
struct Line {
    /// The node a variation replaces, and where the variation stands.
    replaced: Option<(NodeId, usize)>,
    /// Whether a move of it has been read.
    has_moves: bool,
    /// Whether a number has been read since the last move.
    is_numbered: bool,
    /// What was noted before the next move.
    before: Notes,
    /// Why the rest of the line is left out, if it is.
    cut: Option<Cut>,
}

/// The listed problem that counts what is left out.
#[derive(Clone, Copy, Debug)]
struct Cut(Option<usize>);

/// A result among the moves, and where it stands.
pub(super) type Stated = (Score, usize);

/// Reads the moves of a record into its tree.
pub(super) struct Reader<'r, 'p, 't> {
    record: &'r mut Record,
    problems: &'p mut Problems<'t>,
    place: Place,
    /// Half-moves before the first one in move 1.
    offset: u32,
    line: Line,
    outer: Vec<Line>,
    result: Option<Stated>,
    /// A result within a variation: it counts if the variation never ends.
    inner_result: Option<Stated>,
    is_main_cut: bool,
}

/// What reading the moves found beside them.
pub(super) struct Found {
    /// The result at their end.
    pub result: Option<Stated>,
    /// Whether the main line lacks moves that the text has.
    pub is_main_cut: bool,
}

impl<'r, 'p, 't> Reader<'r, 'p, 't> {
    pub fn new(record: &'r mut Record, problems: &'p mut Problems<'t>) -> Self {
        let start = record.start().clone();
        Self {
            record,
            problems,
            offset: first_offset(&start),
            place: Place::at_root(start),
            line: Line::default(),
            outer: Vec::new(),
            result: None,
            inner_result: None,
            is_main_cut: false,
        }
    }

    /// Reads the moves in `text` from `at` on.
    pub fn read(mut self, text: &str, at: usize) -> Result<Found, RecordError> {
        let mut scanner = Scanner::new(text, at);
        while let Some((at, token)) = scanner.next() {
            if self.is_past_end(at, token) {
                break;
            }
            match token {
                Token::Open => self.open(at),
                Token::Close => self.close(at),
                Token::Comment(raw, is_closed) => self.comment(at, raw, is_closed),
                Token::LineComment(text) => self.line_comment(text),
                Token::Number(text) => self.number(at, text),
                Token::Mark(text) => self.mark(at, text),
                Token::Word(text) => self.word(at, text)?,
                Token::Bracket => break,
            }
        }
        self.finish(text.len());
        Ok(Found { result: self.result, is_main_cut: self.is_main_cut })
    }

    /// Whether nothing more is read: a tag stands among the moves, or more
    /// than comments after the result.
    fn is_past_end(&mut self, at: usize, token: Token<'_>) -> bool {
        let expected = match token {
            Token::Bracket => "one record, its tags before its moves",
            Token::Comment(..) | Token::LineComment(_) => return false,
            _ if self.result.is_some() => "nothing after the result",
            _ => return false,
        };
        self.problems.text(Severity::Error, at, expected, "more text, not read");
        true
    }

    /// The number that a move made here has.
    fn next_number(&self) -> String {
        number(self.record.tree.ply(self.place.node) + self.offset)
    }

    fn open(&mut self, at: usize) {
        let mut line = Line::default();
        if let Some(Cut(problem)) = self.line.cut {
            self.problems.leave_out(problem);
            line.cut = self.line.cut;
        } else if self.line.has_moves {
            line.replaced = Some((self.place.node, at));
            self.place.back(&self.record.tree);
        } else {
            let expected = "a move before the variation to it";
            self.problems.text(Severity::Error, at, expected, "'(': the variation is left out");
            line.cut = Some(Cut(None));
        }
        self.outer.push(std::mem::replace(&mut self.line, line));
    }

    fn close(&mut self, at: usize) {
        match self.outer.pop() {
            Some(outer) => {
                self.end_line(at);
                if let Some((node, _)) = self.line.replaced {
                    self.place.go(&self.record.tree, node);
                }
                self.line = outer;
            }
            None => self.problems.text(Severity::Error, at, "a '(' before it", "')'"),
        }
    }

    /// Keeps what was noted before a move that did not come.
    fn end_line(&mut self, at: usize) {
        let node = match self.line.replaced {
            Some((node, _)) if !self.line.has_moves => node,
            _ => self.place.node,
        };
        if self.line.replaced.is_some() && !self.line.has_moves && self.line.cut.is_none() {
            self.problems.text(Severity::Warning, at, "a move in the variation", "none");
        }
        let Notes { before, eval, clock, .. } = std::mem::take(&mut self.line.before);
        let notes = Notes { after: before, eval, clock, ..Notes::default() };
        if !notes.is_empty() {
            let got = "the end of the line; kept after the move before";
            self.problems.text(Severity::Warning, at, "a move after a comment", got);
            self.note(node, notes);
        }
    }

    fn number(&mut self, at: usize, text: &str) {
        if self.line.cut.is_some() {
            return;
        }
        self.line.is_numbered = true;
        let expected = self.next_number();
        let digits = |text: &str| text.trim_end_matches(['.', '…']).to_owned();
        if !digits(text).is_empty() && digits(text) != digits(&expected) {
            self.problems.text(Severity::Warning, at, &expected, quoted(text));
        }
    }

    fn word(&mut self, at: usize, text: &str) -> Result<(), RecordError> {
        if let Some(score) = self.score(text) {
            self.result(at, text, score);
            return Ok(());
        }
        if let Some(Cut(problem)) = self.line.cut {
            self.problems.leave_out(problem);
            return Ok(());
        }
        match self.record.add_played(self.place.node, &mut self.place.game, text) {
            Ok(node) => {
                self.place.node = node;
                self.line.has_moves = true;
                self.line.is_numbered = false;
                let before = std::mem::take(&mut self.line.before);
                self.note(node, before);
                Ok(())
            }
            Err(EditError::Move(fault)) => {
                self.bad_move(at, text, fault);
                Ok(())
            }
            Err(EditError::Full | EditError::NoNode) => Err(RecordError::TooManyMoves),
        }
    }

    /// The result that a word is: one in numbers, or the very text of the tag.
    fn score(&self, text: &str) -> Option<Score> {
        let tag = || matches!(&self.record.score, Score::Other(tag) if tag == text);
        Score::read_number(text).or_else(|| tag().then(|| Score::Other(text.to_owned())))
    }

    fn result(&mut self, at: usize, text: &str, score: Score) {
        if !Score::is_plain(text) {
            let got = format!("{}, taken as {score}", quoted(text));
            self.problems.text(Severity::Warning, at, "1-0, 0-1, 1/2-1/2 or *", got);
        }
        if self.outer.is_empty() {
            self.result = Some((score, at));
        } else {
            let expected = "the result at the end of the main line";
            self.problems.text(Severity::Warning, at, expected, "one in a variation");
            self.inner_result = Some((score, at));
        }
    }

    fn bad_move(&mut self, at: usize, text: &str, fault: Fault) {
        let tree = &self.record.tree;
        let name =
            |node| format!("{} {}", number(tree.ply(node) - 1 + self.offset), tree.text(node));
        let bad = BadMove {
            ply: tree.ply(self.place.node) + 1,
            number: self.next_number(),
            variation: self.line.replaced.map(|(node, _)| name(node)),
            read: text.to_owned(),
            fault,
            legal: self.place.game.legal_moves().into_iter().map(|mv| mv.text).collect(),
            left_out: usize::from(!self.line.before.is_empty()),
        };
        let problem = self.problems.add(Severity::Error, at, Trouble::Move(Box::new(bad)));
        self.line.before = Notes::default();
        self.line.cut = Some(Cut(problem));
        self.is_main_cut |= self.outer.is_empty();
    }

    /// Ends every line that is still open at the end of the text.
    fn finish(&mut self, end: usize) {
        if !self.outer.is_empty() {
            let got = format!("the end of the text in {} of them", self.outer.len());
            self.problems.text(Severity::Error, end, "a ')' after each variation", got);
            self.result = self.result.take().or(self.inner_result.take());
        }
        while !self.outer.is_empty() {
            self.close(end);
        }
        self.end_line(end);
    }
}
