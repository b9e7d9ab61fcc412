//! The agreed vectors, read into types.
//!
//! `vectors/*.json` holds what two programs, written apart from each other,
//! agreed on. The texts are compiled in, so a test needs no path.

use serde::{Deserialize, Serialize};

use crate::reference::Neighbours;

/// The two games, by the names that the vectors give them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    /// Discs and toads.
    Ogama,
    /// Two-sided numbered pieces.
    Stackreverse,
}

/// A wild board as its file writes it (*Rule* SR-5.10, SR-5.12).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Board {
    /// Neighbours given outright.
    Edges(EdgeBoard),
    /// Neighbours to be derived from the corners of the cells.
    Polygons(PolygonBoard),
}

/// A wild board by its cells' neighbours; cells are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EdgeBoard {
    /// The number of cells.
    pub cells: usize,
    /// The pairs of neighbours.
    pub edges: Vec<[usize; 2]>,
    /// White's camp, from the back row on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub white: Vec<usize>,
    /// Black's camp, from the back row on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub black: Vec<usize>,
}

/// A wild board by the corners of its cells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PolygonBoard {
    /// Each cell's corners in order round it.
    pub polygons: Vec<Vec<[f64; 2]>>,
    /// White's camp, from the back row on; cells are numbered from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub white: Vec<usize>,
    /// Black's camp, from the back row on; cells are numbered from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub black: Vec<usize>,
}

impl Board {
    /// The board as the text of a board file.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a board has no value that JSON lacks")
    }

    /// The neighbours, numbered from 0, where the file gives them outright.
    #[must_use]
    pub fn neighbours(&self) -> Option<Neighbours> {
        match self {
            Self::Edges(board) => Some(board.neighbours()),
            Self::Polygons(_) => None,
        }
    }
}

impl EdgeBoard {
    /// The neighbours, numbered from 0; an edge given twice counts once.
    #[must_use]
    pub fn neighbours(&self) -> Neighbours {
        let mut cells = vec![Vec::new(); self.cells];
        for &[one, other] in &self.edges {
            cells[one - 1].push(other - 1);
            cells[other - 1].push(one - 1);
        }
        for neighbours in &mut cells {
            neighbours.sort_unstable();
            neighbours.dedup();
        }
        Neighbours {
            cells,
            white: self.white.iter().map(|cell| cell - 1).collect(),
            black: self.black.iter().map(|cell| cell - 1).collect(),
        }
    }
}

/// One case of `rules.json`: a position and all there is to know of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleCase {
    /// The game.
    pub game: Game,
    /// The rule string.
    pub rules: String,
    /// The position string.
    pub position: String,
    /// The wild board, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    /// `ongoing` or `over winner=… reason=…`.
    pub status: String,
    /// The legal moves, sorted.
    pub moves: Vec<String>,
    /// The perft counts from depth 1 on.
    pub perft: Vec<u64>,
    /// One move and what it leads to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apply: Option<Applied>,
}

/// A move played in a [`RuleCase`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Applied {
    /// The move string.
    #[serde(rename = "move")]
    pub action: String,
    /// The position it leads to.
    pub position: String,
    /// The status of that position.
    pub status: String,
}

/// One case of `more.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MoreCase {
    /// A perft count.
    Perft(PerftCase),
    /// A command and its answer.
    Command(CommandCase),
}

/// A perft count at one depth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerftCase {
    /// A name for messages.
    pub id: String,
    /// The game.
    pub game: Game,
    /// The rule string.
    pub rules: String,
    /// The position string.
    pub position: String,
    /// The number of actions in a row.
    pub depth: u32,
    /// The number of such sequences.
    pub nodes: u64,
    /// What the case is about.
    pub tags: Vec<String>,
    /// The wild board, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
}

/// A command, played on a position after some moves, and its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommandCase {
    /// A name for messages.
    pub id: String,
    /// What is asked.
    pub command: Command,
    /// The game.
    pub game: Game,
    /// The rule string.
    pub rules: String,
    /// The position string; empty for `start`.
    pub position: String,
    /// The moves played first, in canonical form with a space between them.
    pub moves: String,
    /// The toads' points for `start`; empty where none are chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toads: Option<String>,
    /// What the case is about.
    pub tags: Vec<String>,
    /// The answer, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expect: Option<String>,
    /// The error's code, where it is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// A text of that error, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The wild board, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
}

/// What a [`CommandCase`] asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Command {
    /// The status of the game after the moves, its history included.
    Status,
    /// The legal moves after the moves, sorted, a space between them.
    Moves,
    /// The position after the moves.
    Apply,
    /// The start position.
    Start,
}

/// One case of `puzzles.json`: a forced win or a forced loss of the player to
/// move, of minimal length.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The game.
    pub game: Game,
    /// The rule string.
    pub rules: String,
    /// The position string.
    pub position: String,
    /// The half-moves to the forced win, the last one included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win_in_plies: Option<u32>,
    /// The half-moves to the forced loss, the last one included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss_in_plies: Option<u32>,
    /// Every first move that wins in that time; empty for a loss.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// What the puzzle is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// The cases of `vectors/rules.json`.
///
/// # Panics
///
/// If the file does not have the form of [`RuleCase`].
///
/// # Examples
///
/// ```
/// let cases = rules_testkit::vectors::rules();
/// assert!(cases.iter().all(|case| !case.perft.is_empty()));
/// ```
#[must_use]
pub fn rules() -> Vec<RuleCase> {
    serde_json::from_str(include_str!("../vectors/rules.json"))
        .expect("rules.json has the form of RuleCase")
}

/// The cases of `vectors/more.json`.
///
/// # Panics
///
/// If the file does not have the form of [`MoreCase`].
///
/// # Examples
///
/// ```
/// use rules_testkit::vectors::{MoreCase, more};
///
/// let counts = more().into_iter().filter(|case| matches!(case, MoreCase::Perft(_)));
/// assert!(counts.count() > 50);
/// ```
#[must_use]
pub fn more() -> Vec<MoreCase> {
    serde_json::from_str(include_str!("../vectors/more.json"))
        .expect("more.json has the form of MoreCase")
}

/// The cases of `vectors/puzzles.json`.
///
/// # Panics
///
/// If the file does not have the form of [`Puzzle`].
///
/// # Examples
///
/// ```
/// let puzzles = rules_testkit::vectors::puzzles();
/// assert!(
///     puzzles
///         .iter()
///         .all(|puzzle| puzzle.win_in_plies.is_some() != puzzle.loss_in_plies.is_some())
/// );
/// ```
#[must_use]
pub fn puzzles() -> Vec<Puzzle> {
    serde_json::from_str(include_str!("../vectors/puzzles.json"))
        .expect("puzzles.json has the form of Puzzle")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_vector_is_read() {
        assert_eq!(rules().len(), 242);
        let (counts, commands): (Vec<_>, Vec<_>) =
            more().into_iter().partition(|case| matches!(case, MoreCase::Perft(_)));
        assert_eq!((counts.len(), commands.len()), (86, 89));
        assert_eq!(puzzles().len(), 69);
    }

    #[test]
    fn an_edge_board_gives_neighbours_from_zero() {
        let board: Board = serde_json::from_str(
            r#"{"cells": 3, "edges": [[1, 2], [2, 1], [2, 3]], "white": [1]}"#,
        )
        .expect("a board");
        let neighbours = board.neighbours().expect("edges are given");
        assert_eq!(neighbours.cells, [vec![1], vec![0, 2], vec![1]]);
        assert_eq!(neighbours.white, [0]);
        assert!(neighbours.black.is_empty());
    }

    #[test]
    fn a_polygon_board_keeps_its_text() {
        let text = r#"{"polygons":[[[0.0,0.0],[1.0,0.0],[0.0,1.0]]],"black":[1]}"#;
        let board: Board = serde_json::from_str(text).expect("a board");
        assert!(board.neighbours().is_none());
        assert_eq!(board.to_json(), text);
    }
}
