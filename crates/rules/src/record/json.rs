//! A record as JSON, for other programs.

use serde::Serialize;

use super::model::Record;
use super::tree::Tree;

/// The whole record; moves stand in a flat list, so that nesting is no limit.
#[derive(Serialize)]
struct RecordJson<'r> {
    game: &'static str,
    rules_version: u32,
    rules: String,
    /// The start position, however it came about.
    start: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    tags: Vec<[&'r str; 2]>,
    result: &'r str,
    termination: Option<&'r str>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'r str,
    moves: Vec<MoveJson<'r>>,
}

#[derive(Serialize)]
struct MoveJson<'r> {
    /// The place in the list of the move before; none for a first move.
    parent: Option<usize>,
    ply: u32,
    #[serde(rename = "move")]
    text: &'r str,
    #[serde(skip_serializing_if = "str::is_empty")]
    before: &'r str,
    #[serde(skip_serializing_if = "str::is_empty")]
    after: &'r str,
    #[serde(skip_serializing_if = "Option::is_none")]
    eval: Option<&'r str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<&'r str>,
}

impl Record {
    /// The record as JSON.
    ///
    /// `moves` lists every move, one after which a line goes on before its
    /// variations; `parent` counts from 0 in that list.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Kind, record::Record};
    ///
    /// let game = Kind::Ogama.open("", None, None)?;
    /// let json = Record::from_game(&game).to_json();
    /// assert!(json.starts_with("{\"game\":\"ogama\",\"rules_version\":1,"));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        let json = RecordJson {
            game: self.kind().key(),
            rules_version: self.rules_version(),
            rules: self.rules(),
            start: self.start().start_text(),
            board: self.start.board_text(),
            tags: self.tags().iter().map(|tag| [&*tag.key, &*tag.value]).collect(),
            result: self.score().text(),
            termination: self.termination().map(super::Termination::text),
            comment: &self.tree().notes(Tree::ROOT).after,
            moves: self.moves_json(),
        };
        serde_json::to_string(&json).expect("texts and numbers always have a JSON form")
    }

    fn moves_json(&self) -> Vec<MoveJson<'_>> {
        let tree = self.tree();
        // The places in the list of the moves that lead to the present one.
        let mut line: Vec<usize> = Vec::new();
        let mut moves = Vec::with_capacity(tree.len());
        for node in tree.nodes(Tree::ROOT).skip(1) {
            let (ply, notes) = (tree.ply(node), tree.notes(node));
            line.truncate(ply as usize - 1);
            let parent = line.last().copied();
            line.push(moves.len());
            moves.push(MoveJson {
                parent,
                ply,
                text: tree.text(node),
                before: &notes.before,
                after: &notes.after,
                eval: notes.eval.as_deref(),
                clock: notes.clock.as_deref(),
            });
        }
        moves
    }
}
