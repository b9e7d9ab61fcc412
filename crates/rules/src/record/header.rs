//! The tags at the head of a record, as written.

use super::escape::{Escapes, Inside, find_end, unescape};
use super::problem::{Problems, Severity};
use super::tags::{Tag, is_key};
use crate::error::quoted;

/// The tags of a text and where its moves begin.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// The tags, in order.
    pub tags: Vec<Tag>,
    /// Where each of them stands.
    pub places: Vec<usize>,
    /// Where what follows them begins.
    pub end: usize,
}

impl Header {
    /// The first tag of that key: its value and where it stands.
    pub fn find(&self, key: &str) -> Option<(&str, usize)> {
        let at = self.tags.iter().position(|tag| tag.key == key)?;
        Some((&self.tags[at].value, self.places[at]))
    }

    /// Reads the tags at the head of `text`.
    pub fn read(text: &str, problems: &mut Problems<'_>) -> Self {
        let mut header = Self::default();
        loop {
            let rest = &text[header.end..];
            let line = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            header.end += rest.len() - line.len();
            if !line.starts_with('[') {
                return header;
            }
            let at = header.end;
            let (tag, length) = read_tag(line, at, problems);
            header.end += length;
            if let Some(tag) = tag {
                header.tags.push(tag);
                header.places.push(at);
            }
        }
    }
}

/// Reads the tag at the beginning of `text`, which is at `at`: the tag, if
/// there is one, and its length.
fn read_tag(text: &str, at: usize, problems: &mut Problems<'_>) -> (Option<Tag>, usize) {
    let line = &text[..text.find(['\n', '\r']).unwrap_or(text.len())];
    let inner = line[1..].trim_start();
    let key =
        &inner[..inner.find(|c: char| !is_key(c.encode_utf8(&mut [0; 4]))).unwrap_or(inner.len())];
    let behind = inner[key.len()..].trim_start();
    let Some(value) = behind.strip_prefix('"').filter(|_| !key.is_empty()) else {
        let expected = "a key and a text in quotes, [Key \"text\"]";
        problems.tag(Severity::Error, at, &quoted(key), expected, quoted(line));
        return (None, line.len());
    };
    let start = line.len() - value.len();
    let end = find_end(value, '"');
    let close = end.and_then(|end| closing_length(&value[end + 1..]).map(|close| (end, close)));
    match close {
        Some((end, close)) => {
            let (read, escapes) = unescape(&value[..end], Inside::Quotes);
            if escapes == Escapes::Odd {
                let expected = "\\\\ for a backslash";
                problems.tag(Severity::Warning, at, key, expected, quoted(&value[..end]));
            }
            (Some(Tag::new(key, read)), start + end + 1 + close)
        }
        None => {
            let expected = "a text that ends in \"], \\\" for a quote within";
            problems.tag(Severity::Error, at, key, expected, quoted(line));
            (Some(Tag::new(key, loose_value(value))), line.len())
        }
    }
}

/// The length of blanks and a `]`, if `text` begins so.
fn closing_length(text: &str) -> Option<usize> {
    let rest = text.trim_start().strip_prefix(']')?;
    Some(text.len() - rest.len())
}

/// The text of a tag that does not end as it should: up to its last quote.
fn loose_value(value: &str) -> &str {
    let value = value.trim_end();
    value.rfind('"').map_or_else(|| value.trim_end_matches(']'), |end| &value[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<(String, String)>, String, usize) {
        let mut problems = Problems::new(text);
        let header = Header::read(text, &mut problems);
        let tags = header.tags.into_iter().map(|tag| (tag.key, tag.value)).collect();
        (tags, text[header.end..].to_owned(), problems.into_parts().0.len())
    }

    #[test]
    fn tags_may_stand_in_one_line_or_in_many() {
        let (tags, rest, problems) =
            read("\u{feff}[A \"x\"] [ B  \"y\\\"\\n\" ]\r\n\r\n[C\"\"]1. x");
        let expected = [("A", "x"), ("B", "y\"\n"), ("C", "")];
        assert_eq!(tags, expected.map(|(key, value)| (key.to_owned(), value.to_owned())));
        assert_eq!((&*rest, problems), ("1. x", 0));
    }

    #[test]
    fn a_broken_tag_costs_only_its_line() {
        for (line, value) in [
            ("[A \"Jo \"the man\" X\"]", Some("Jo \"the man\" X")),
            ("[A \"open]", Some("open")),
            ("[A \"open", Some("open")),
            ("[A \"x\"", Some("x")),
            ("[A x]", None),
            ("[\"x\"]", None),
            ("[", None),
        ] {
            let (tags, rest, problems) = read(&format!("{line}\n[B \"y\"]\n1. x"));
            let values: Vec<&str> = tags.iter().map(|(_, value)| &**value).collect();
            let expected: Vec<&str> = value.into_iter().chain(["y"]).collect();
            assert_eq!((values, &*rest, problems), (expected, "1. x", 1), "{line}");
        }
    }
}
