//! Text with the bytes that do not travel well written as `%` and two digits.

use std::fmt::Write;

use crate::{Key, LinkError};

/// Punctuation that browsers and messengers leave alone within an address.
const KEPT: &[u8] = b"-_.~,:;=/+@";

/// Writes `text` so that it can stand in a fragment.
///
/// A last sign of punctuation is written as digits: programs that find
/// addresses in running text take it for the end of a sentence.
pub(crate) fn write(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let last = text.len().saturating_sub(1);
    for (at, byte) in text.bytes().enumerate() {
        if byte.is_ascii_alphanumeric() || (at < last && KEPT.contains(&byte)) {
            written.push(char::from(byte));
        } else {
            write!(written, "%{byte:02X}").expect("a string takes what is written");
        }
    }
    written
}

/// Reads what [`write`] wrote, and what others wrote with more or fewer `%`.
///
/// # Errors
///
/// A `%` that two hexadecimal digits do not follow, and bytes that are no text.
pub(crate) fn read(key: Key, written: &str) -> Result<String, LinkError> {
    let mut parts = written.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let byte = part
            .get(..2)
            .and_then(byte)
            .ok_or_else(|| LinkError::BadEscape { key, got: part.chars().take(2).collect() })?;
        bytes.push(byte);
        bytes.extend(&part.as_bytes()[2..]);
    }
    text(key, bytes)
}

/// The byte that two hexadecimal digits stand for.
fn byte(digits: &str) -> Option<u8> {
    let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_hex.then(|| u8::from_str_radix(digits, 16).ok())?
}

/// Bytes as the text of a value.
///
/// # Errors
///
/// If they are not UTF-8.
pub(crate) fn text(key: Key, bytes: Vec<u8>) -> Result<String, LinkError> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        LinkError::NotText { key, byte: error.as_bytes()[at], at: at + 1 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_stay_readable() {
        let rules = "set=1.2,steps=1-2,loss=helpless";
        assert_eq!(write(rules), rules);
    }

    #[test]
    fn what_would_end_a_value_or_an_address_is_escaped() {
        assert_eq!(write("a b&c#d%"), "a%20b%26c%23d%25");
        assert_eq!(write("(жаба)."), "%28%D0%B6%D0%B0%D0%B1%D0%B0%29%2E");
    }

    #[test]
    fn escapes_of_others_are_read() {
        assert_eq!(read(Key::Rules, "set%3d1%2e2").as_deref(), Ok("set=1.2"));
        assert_eq!(read(Key::Rules, "башня").as_deref(), Ok("башня"));
    }

    #[test]
    fn half_an_escape_is_refused() {
        for (written, got) in [("a%", ""), ("a%4", "4"), ("%+1", "+1"), ("%жа", "жа")] {
            let error = LinkError::BadEscape { key: Key::Game, got: got.to_owned() };
            assert_eq!(read(Key::Game, written), Err(error), "{written}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_with_their_place() {
        let error = LinkError::NotText { key: Key::Game, byte: 0xff, at: 3 };
        assert_eq!(read(Key::Game, "ab%FFc"), Err(error));
    }
}
