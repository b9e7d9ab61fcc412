//! A walk through a text that is known to be JSON.
//!
//! The walk never nests, so no depth of the text can exhaust the stack, and it
//! keeps nothing but its place.

/// A place in a text, after everything that has been read.
#[derive(Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    /// The last offset whose place was asked for, with its line and column.
    known: (usize, usize, usize),
}

impl<'a> Cursor<'a> {
    /// The start of `text`, which must be JSON.
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0, known: (0, 1, 1) }
    }

    /// The first byte of what comes next.
    pub(super) fn peek(&mut self) -> u8 {
        let rest = &self.text.as_bytes()[self.at..];
        let blank = rest.iter().take_while(|byte| b" \t\r\n".contains(byte)).count();
        self.at += blank;
        rest.get(blank).copied().unwrap_or(0)
    }

    /// Goes past `byte`, if it comes next.
    pub(super) fn take(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == byte;
        self.at += usize::from(is_next);
        is_next
    }

    /// Where what comes next starts.
    pub(super) fn offset(&mut self) -> usize {
        self.peek();
        self.at
    }

    /// Goes past a text, number or word, and gives it as it is written.
    pub(super) fn scalar(&mut self) -> &'a str {
        let start = self.offset();
        if self.take(b'"') {
            self.finish_text();
        } else {
            let rest = self.text[self.at..].bytes();
            self.at += rest.take_while(|byte| !b" \t\r\n,:]}".contains(byte)).count();
        }
        &self.text[start..self.at]
    }

    fn finish_text(&mut self) {
        let mut is_escaped = false;
        for byte in self.text[self.at..].bytes() {
            self.at += 1;
            match byte {
                _ if is_escaped => is_escaped = false,
                b'\\' => is_escaped = true,
                b'"' => return,
                _ => {}
            }
        }
    }

    /// Goes past a whole value.
    pub(super) fn skip(&mut self) {
        let mut depth = 0_usize;
        loop {
            match self.peek() {
                b'[' | b'{' => {
                    depth += 1;
                    self.at += 1;
                }
                b']' | b'}' => {
                    depth = depth.saturating_sub(1);
                    self.at += 1;
                }
                b',' | b':' => self.at += 1,
                0 => return,
                _ => {
                    self.scalar();
                }
            }
            if depth == 0 {
                return;
            }
        }
    }

    /// Line and column of an offset, from 1, the column in bytes.
    ///
    /// Offsets must be asked for in ascending order. Each byte is looked at
    /// once, so that a text with many faults on one long line takes no longer.
    pub(super) fn place(&mut self, offset: usize) -> (usize, usize) {
        let (start, mut line, mut column) = self.known;
        for &byte in &self.text.as_bytes()[start..offset] {
            (line, column) = if byte == b'\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        self.known = (offset, line, column);
        (line, column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_skipped_whole() {
        for value in ["1", "null", "\"a\\\"]b\"", "[]", "{\"a\": [1, {}]}", "[[\"]\"], {}]"] {
            let text = format!(" {value} , 7");
            let mut cursor = Cursor::new(&text);
            cursor.skip();
            assert!(cursor.take(b','), "{value}");
            assert_eq!(cursor.scalar(), "7");
        }
    }

    #[test]
    fn places_count_lines_and_columns_from_one() {
        let mut cursor = Cursor::new("[\n  1,\n 2]");
        assert_eq!(cursor.place(0), (1, 1));
        assert_eq!(cursor.place(4), (2, 3));
        assert_eq!(cursor.place(5), (2, 4));
        assert_eq!(cursor.place(8), (3, 2));
    }
}
