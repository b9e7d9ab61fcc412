//! Escapes: any text between quotes or braces.
//!
//! A backslash stands before what would end the text or could not be seen.

/// What a text stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inside {
    /// The quotes of a tag.
    Quotes,
    /// The braces of a comment.
    Braces,
    /// An annotation within braces.
    Annotation,
}

impl Inside {
    const fn special(self) -> &'static [char] {
        match self {
            Self::Quotes => &['"'],
            Self::Braces => &['}', '['],
            Self::Annotation => &[']', '}'],
        }
    }
}

/// Whether a letter is written by its number, `\u2028`, because it cannot be seen, or
/// because some programs take it for the end of a line.
fn is_unseen(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// Appends `text`, escaped, to `out`.
pub(super) fn escape_into(text: &str, inside: Inside, out: &mut String) {
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => out.push_str("\\\\"),
            '[' if inside == Inside::Braces => {
                let is_annotation = letters.peek() == Some(&'%');
                out.push_str(if is_annotation { "\\[" } else { "[" });
            }
            _ if inside.special().contains(&letter) => out.extend(['\\', letter]),
            '\n' if inside == Inside::Braces => out.push('\n'),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            _ if is_unseen(letter) => out.push_str(&format!("\\u{:04x}", u32::from(letter))),
            _ => out.push(letter),
        }
    }
}

/// Whether every backslash of a text began a known escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Escapes {
    /// Each did.
    Known,
    /// Some did not, and stand as they stood.
    Odd,
}

/// Undoes [`escape_into`]; a line end of any system becomes `\n`.
pub(super) fn unescape(raw: &str, inside: Inside) -> (String, Escapes) {
    let mut out = String::with_capacity(raw.len());
    let mut escapes = Escapes::Known;
    let mut rest = raw;
    while let Some(letter) = rest.chars().next() {
        let after = &rest[letter.len_utf8()..];
        let (read, left) = match letter {
            '\\' => unescape_one(after, inside).unwrap_or_else(|| {
                escapes = Escapes::Odd;
                ('\\', after)
            }),
            '\r' => ('\n', after.strip_prefix('\n').unwrap_or(after)),
            _ => (letter, after),
        };
        out.push(read);
        rest = left;
    }
    (out, escapes)
}

/// The letter that an escape stands for and what follows; `text` begins behind
/// the backslash.
fn unescape_one(text: &str, inside: Inside) -> Option<(char, &str)> {
    let letter = text.chars().next()?;
    let rest = &text[letter.len_utf8()..];
    match letter {
        '\\' => Some(('\\', rest)),
        'n' => Some(('\n', rest)),
        'r' => Some(('\r', rest)),
        't' => Some(('\t', rest)),
        'u' => {
            let (digits, rest) = rest.split_at_checked(4)?;
            let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            let number = is_hex.then(|| u32::from_str_radix(digits, 16).ok())??;
            Some((char::from_u32(number)?, rest))
        }
        _ => inside.special().contains(&letter).then_some((letter, rest)),
    }
}

/// Where `end` first stands in `text` without a backslash before it.
pub(super) fn find_end(text: &str, end: char) -> Option<usize> {
    let mut is_escaped = false;
    text.char_indices().find_map(|(at, letter)| {
        let found = letter == end && !is_escaped;
        is_escaped = letter == '\\' && !is_escaped;
        found.then_some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_comes_back() {
        let odd = "a\\b\"c\"]}[%eval]{\n\r\n\t\0\u{7f}\u{85}\u{2028}\u{feff}ёж😀\\u{41}\\";
        for inside in [Inside::Quotes, Inside::Braces, Inside::Annotation] {
            let mut raw = String::new();
            escape_into(odd, inside, &mut raw);
            assert_eq!(unescape(&raw, inside), (odd.to_owned(), Escapes::Known), "{inside:?}");
            assert!(!raw.contains(['\r', '\0', '\u{2028}']));
            for end in inside.special().iter().filter(|&&end| end != '[') {
                assert_eq!(find_end(&raw, *end), None, "{inside:?}");
            }
        }
    }

    #[test]
    fn unknown_escapes_stand_as_they_stood() {
        for raw in ["C:\\games", "\\ud800", "\\u{41}", "\\u+041", "\\u41", "\\u041é", "\\"] {
            assert_eq!(unescape(raw, Inside::Quotes), (raw.to_owned(), Escapes::Odd), "{raw}");
        }
        assert_eq!(unescape("a\r\nb\rc", Inside::Braces).0, "a\nb\nc");
    }

    #[test]
    fn an_escaped_end_is_no_end() {
        assert_eq!(find_end("a\\\"b\"", '"'), Some(4));
        assert_eq!(find_end("a\\\\\"b", '"'), Some(3));
        assert_eq!(find_end("a\\}", '}'), None);
    }
}
