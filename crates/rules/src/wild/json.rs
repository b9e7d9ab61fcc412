//! Boards as JSON.
//!
//! `{"polygons": [[[x, y], …], …]}` or `{"cells": N, "edges": [[1, 2], …]}`,
//! either with `"white"` and `"black"`; a camp that is not given is empty. Lines
//! and columns of a fault count from 1, columns in bytes.

use serde::de::IgnoredAny;

use super::camps::GivenCamps;
use super::error::{BoardError, BoardFault};
use super::reader::{Polygons, Reader};
use super::{Polygon, WildBoard};

impl WildBoard {
    /// The board of a file in either form.
    ///
    /// *Rule* SR-5.10, SR-5.12, SR-5.13.
    ///
    /// # Errors
    ///
    /// Every fault of the text (*Rule* SR-5.29): longer than
    /// [`WildBoard::MAX_TEXT`], no JSON, unknown or repeated keys, values of the
    /// wrong kind, neither or both forms. If there are none of these, every
    /// fault that [`WildBoard::from_polygons`] or [`WildBoard::from_edges`] finds.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::wild::WildBoard;
    ///
    /// let text = r#"{"cells": 4, "edges": [[1, 2], [2, 3], [3, 4]], "white": [1], "black": [4]}"#;
    /// let board = WildBoard::from_json(text)?;
    /// assert_eq!(board.neighbours(1), [0, 2]);
    ///
    /// let error = WildBoard::from_json(r#"{"cells": "four", "edges": []}"#).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "line 1, column 11: expected a whole number, got the text \"four\""
    /// );
    /// # Ok::<(), rules::wild::BoardError>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Self, BoardError> {
        check_syntax(text)?;
        let mut reader = Reader::new(text);
        let given = reader.board();
        given.check_keys(&mut reader.faults);
        reader.faults.check()?;
        let camps = (given.white.is_some() || given.black.is_some()).then(|| GivenCamps {
            white: given.white.unwrap_or_default(),
            black: given.black.unwrap_or_default(),
        });
        if let Some(Polygons { drawn, count }) = given.polygons {
            return Self::from_given_polygons(&drawn, count, camps);
        }
        let (cells, edges) = given.cells.zip(given.edges).unwrap_or_default();
        Self::from_given_edges(cells, &edges, camps)
    }

    /// The board as a file; [`WildBoard::from_json`] makes an equal board of it.
    ///
    /// Polygons are given in board units, one a line; edges once, in order.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::wild::WildBoard;
    ///
    /// let board = WildBoard::from_edges(3, &[[3, 2], [1, 2]], None)?;
    /// assert_eq!(board.to_json(), "{\n\"cells\": 3,\n\"edges\": [[1, 2], [2, 3]]\n}\n");
    /// assert_eq!(WildBoard::from_json(&board.to_json())?, board);
    /// # Ok::<(), rules::wild::BoardError>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        // Nested lists of numbers are written alike in Rust and in JSON.
        let mut parts = Vec::new();
        if let Some(drawing) = &self.drawing {
            let line = |polygon: &Polygon| format!("{:?}", polygon.corners());
            let lines: Vec<String> = drawing.given.iter().map(line).collect();
            parts.push(format!("\"polygons\": [\n{}\n]", lines.join(",\n")));
        } else {
            let edges: Vec<[usize; 2]> = self.links.pairs().map(|ab| ab.map(|c| c + 1)).collect();
            parts.push(format!("\"cells\": {}", self.cells()));
            parts.push(format!("\"edges\": {edges:?}"));
        }
        if let Some(camps) = self.camps.clone().map(GivenCamps::from) {
            parts.push(format!("\"white\": {:?}", camps.white));
            parts.push(format!("\"black\": {:?}", camps.black));
        }
        format!("{{\n{}\n}}\n", parts.join(",\n"))
    }
}

/// Refuses what is too long or no JSON, at any depth, without keeping anything.
fn check_syntax(text: &str) -> Result<(), BoardError> {
    if text.len() > WildBoard::MAX_TEXT {
        return Err(
            BoardFault::TextTooLong { bytes: text.len(), limit: WildBoard::MAX_TEXT }.into()
        );
    }
    let read = serde_json::from_str::<IgnoredAny>(text);
    read.map(drop).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let message = error.to_string();
        let reason = message.split(" at line ").next().unwrap_or(&message).to_owned();
        BoardFault::Syntax { line, column, reason }.into()
    })
}
