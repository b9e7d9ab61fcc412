//! The values of a board's file, each of the right kind or a fault with its place.
//!
//! Whether the cells make a board is judged elsewhere.

use super::WildBoard;
use super::cursor::Cursor;
use super::error::BoardFault;
use super::faults::Faults;

/// The keys, in the order in which messages name them.
pub(super) const KEYS: [&str; 5] = ["polygons", "cells", "edges", "white", "black"];

/// What a file gives, of the right kinds.
#[derive(Default)]
pub(super) struct Given {
    /// Which of [`KEYS`] there were, even with a value of the wrong kind.
    pub(super) has: [bool; 5],
    pub(super) polygons: Option<Polygons>,
    pub(super) cells: Option<u64>,
    pub(super) edges: Option<Vec<[u32; 2]>>,
    pub(super) white: Option<Vec<u32>>,
    pub(super) black: Option<Vec<u32>>,
}

/// Polygons, no more than a board may have of them, and how many there were.
#[derive(Default)]
pub(super) struct Polygons {
    pub(super) drawn: Vec<Vec<[f64; 2]>>,
    pub(super) count: usize,
}

impl Given {
    pub(super) fn check_keys(&self, faults: &mut Faults) {
        let [polygons, cells, edges, ..] = self.has;
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
    }
}

/// Reads a text that is known to be JSON, and gathers what is wrong with it.
pub(super) struct Reader<'a> {
    cursor: Cursor<'a>,
    pub(super) faults: Faults,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { cursor: Cursor::new(text), faults: Faults::default() }
    }

    /// All that the file gives; check the keys next.
    pub(super) fn board(&mut self) -> Given {
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
