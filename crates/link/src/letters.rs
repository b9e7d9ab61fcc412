//! Bytes as base64url without padding (RFC 4648, section 5).

use crate::Unpacking;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Writes each three bytes as four letters.
pub(crate) fn write(bytes: &[u8]) -> String {
    let mut letters = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let byte = |n: usize| u32::from(group.get(n).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        let letter = |n: usize| char::from(LETTERS[(bits >> (18 - 6 * n) & 63) as usize]);
        letters.extend((0..=group.len()).map(letter));
    }
    letters
}

/// Reads what [`write`] wrote.
///
/// # Errors
///
/// Letters that are none of the 64, a number of them that leaves part of a byte,
/// and a last letter with bits left over: only one text stands for given bytes.
pub(crate) fn read(letters: &str) -> Result<Vec<u8>, Unpacking> {
    let values = values(letters)?;
    if values.len() % 4 == 1 {
        return Err(Unpacking::Count { count: values.len() });
    }
    let mut bytes = Vec::with_capacity(values.len() / 4 * 3 + 2);
    for group in values.chunks(4) {
        let value = |n: usize| group.get(n).copied().unwrap_or(0) << (18 - 6 * n);
        let bits = (0..4).fold(0, |bits, n| bits | value(n));
        let whole = group.len() - 1;
        if bits & (0xff_ffff >> (8 * whole)) != 0 {
            let letter = letters.chars().next_back().unwrap_or_default();
            return Err(Unpacking::Rest { letter });
        }
        bytes.extend((0..whole).map(|n| (bits >> (16 - 8 * n)) as u8));
    }
    Ok(bytes)
}

/// The six bits of each letter.
fn values(letters: &str) -> Result<Vec<u32>, Unpacking> {
    let value = |(at, letter): (usize, char)| {
        let known = LETTERS.iter().position(|&known| char::from(known) == letter);
        known.map(|value| value as u32).ok_or(Unpacking::Letter { letter, at: at + 1 })
    };
    letters.chars().enumerate().map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4648, section 10, without the padding.
    #[test]
    fn the_published_examples_come_out() {
        let examples = [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ];
        for (text, letters) in examples {
            assert_eq!(write(text.as_bytes()), letters);
            assert_eq!(read(letters).as_deref(), Ok(text.as_bytes()), "{letters}");
        }
        assert_eq!(write(&[0xfb, 0xff]), "-_8");
    }

    #[test]
    fn what_stands_for_no_bytes_is_refused() {
        assert_eq!(read("Zg=="), Err(Unpacking::Letter { letter: '=', at: 3 }));
        assert_eq!(read("Zm9vY"), Err(Unpacking::Count { count: 5 }));
        assert_eq!(read("Zh"), Err(Unpacking::Rest { letter: 'h' }));
        assert_eq!(read("Zm9"), Err(Unpacking::Rest { letter: '9' }));
    }
}
