//! Boards as JSON.
//!
//! `{"polygons": [[[x, y], …], …]}` or `{"cells": N, "edges": [[1, 2], …]}`,
//! either with `"white"` and `"black"`. Lines and columns of a fault count from
//! 1, columns in bytes.

use serde::de::IgnoredAny;

use super::camps::GivenCamps;
use super::cursor::Cursor;
use super::error::{BoardError, BoardFault, Faults};
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
    /// wrong kind, neither or both forms, one camp without the other. If there
    /// are none of these, every fault that [`WildBoard::from_polygons`] or
    /// [`WildBoard::from_edges`] finds.
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
        let mut reader = Reader { cursor: Cursor::new(text), faults: Faults::default() };
        let given = reader.board();
        given.check_keys(&mut reader.faults);
        reader.faults.check()?;
        let camps = given.white.zip(given.black);
        let camps = camps.map(|(white, black)| GivenCamps { white, black });
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

/// The keys, in the order in which messages name them.
const KEYS: [&str; 5] = ["polygons", "cells", "edges", "white", "black"];

/// What a file gives, of the right kinds.
#[derive(Default)]
struct Given {
    /// Which of [`KEYS`] there were, even with a value of the wrong kind.
    has: [bool; 5],
    polygons: Option<Polygons>,
    cells: Option<u64>,
    edges: Option<Vec<[u32; 2]>>,
    white: Option<Vec<u32>>,
    black: Option<Vec<u32>>,
}

/// Polygons, no more than a board may have of them, and how many there were.
#[derive(Default)]
struct Polygons {
    drawn: Vec<Vec<[f64; 2]>>,
    count: usize,
}

impl Given {
    fn check_keys(&self, faults: &mut Faults) {
        let [polygons, cells, edges, white, black] = self.has;
        match (polygons, cells || edges) {
            (true, true) => faults.add(BoardFault::TwoForms),
            (false, false) => faults.add(BoardFault::NoForm),
            _ => {}
        }
        let mut check = |has: bool, given, needs: bool, missing| {
            if has && !needs {
                faults.add(BoardFault::MissingKey { given, missing });
            }
        };
        if !polygons {
            check(cells, KEYS[1], edges, KEYS[2]);
            check(edges, KEYS[2], cells, KEYS[1]);
        }
        check(white, KEYS[3], black, KEYS[4]);
        check(black, KEYS[4], white, KEYS[3]);
    }
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    faults: Faults,
}

impl Reader<'_> {
    fn board(&mut self) -> Given {
        let mut given = Given::default();
        if self.cursor.peek() != b'{' {
            self.wrong("an object with the board");
            return given;
        }
        self.cursor.take(b'{');
        while !self.cursor.take(b'}') {
            self.entry(&mut given);
            self.cursor.take(b',');
        }
        given
    }

    fn entry(&mut self, given: &mut Given) {
        let offset = self.cursor.offset();
        let written = self.cursor.scalar();
        let key = serde_json::from_str(written).unwrap_or_else(|_| written.to_owned());
        self.cursor.take(b':');
        let Some(index) = KEYS.iter().position(|&known| known == key) else {
            let (line, column) = self.cursor.place(offset);
            self.faults.add(BoardFault::UnknownKey { line, column, key: short(&key) });
            return self.cursor.skip();
        };
        if given.has[index] {
            let (line, column) = self.cursor.place(offset);
            self.faults.add(BoardFault::RepeatedKey { line, column, key: KEYS[index] });
            return self.cursor.skip();
        }
        given.has[index] = true;
        match index {
            0 => given.polygons = self.polygons(),
            1 => given.cells = self.number("a whole number"),
            2 => given.edges = self.list("a list of edges", Self::edge),
            3 => given.white = self.list("a list of cells", Self::cell),
            _ => given.black = self.list("a list of cells", Self::cell),
        }
    }

    fn polygons(&mut self) -> Option<Polygons> {
        let mut polygons = Polygons::default();
        self.list("a list of polygons", |reader| {
            let polygon = reader.list("a polygon, as a list of corners", Self::corner)?;
            polygons.count += 1;
            if polygons.count <= WildBoard::MAX_CELLS {
                polygons.drawn.push(polygon);
            }
            Some(())
        })?;
        Some(polygons)
    }

    fn corner(&mut self) -> Option<[f64; 2]> {
        self.pair("a corner, as [x, y]", |reader| reader.number("a number"))
    }

    fn edge(&mut self) -> Option<[u32; 2]> {
        self.pair("an edge, as [cell, cell]", Self::cell)
    }

    fn cell(&mut self) -> Option<u32> {
        self.number("a cell, as a whole number")
    }

    fn pair<T: Copy>(
        &mut self,
        expected: &'static str,
        read: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<[T; 2]> {
        let offset = self.cursor.offset();
        let faults_before = self.faults.count();
        let items = self.list(expected, read)?;
        if let &[first, second] = items.as_slice() {
            return Some([first, second]);
        }
        if self.faults.count() == faults_before {
            self.wrong_at(offset, expected, format!("a list of {}", items.len()));
        }
        None
    }

    /// A list of what `read` reads, without the items that it refuses.
    fn list<T>(
        &mut self,
        expected: &'static str,
        mut read: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        if self.cursor.peek() != b'[' {
            self.wrong(expected);
            return None;
        }
        self.cursor.take(b'[');
        let mut items = Vec::new();
        while !self.cursor.take(b']') {
            items.extend(read(self));
            self.cursor.take(b',');
        }
        Some(items)
    }

    fn number<T: std::str::FromStr>(&mut self, expected: &'static str) -> Option<T> {
        if matches!(self.cursor.peek(), b'-' | b'0'..=b'9') {
            let offset = self.cursor.offset();
            let written = self.cursor.scalar();
            if let Ok(number) = written.parse() {
                return Some(number);
            }
            self.wrong_at(offset, expected, short(written));
        } else {
            self.wrong(expected);
        }
        None
    }

    /// Goes past a value that is none of what was expected.
    fn wrong(&mut self, expected: &'static str) {
        let offset = self.cursor.offset();
        let first = self.cursor.peek();
        let found = match first {
            b'[' => "a list".to_owned(),
            b'{' => "an object".to_owned(),
            b'"' => format!("the text {}", short(self.cursor.scalar())),
            _ => short(self.cursor.scalar()),
        };
        if matches!(first, b'[' | b'{') {
            self.cursor.skip();
        }
        self.wrong_at(offset, expected, found);
    }

    fn wrong_at(&mut self, offset: usize, expected: &'static str, found: String) {
        let (line, column) = self.cursor.place(offset);
        self.faults.add(BoardFault::WrongType { line, column, expected, found });
    }
}

/// A text, cut if it is too long for a message.
fn short(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain("…".chars()).collect()
}
