//! Texts made short: deflated, and written as letters.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

use crate::{Key, LinkError, Unpacking, letters, plain};

/// What a packed value begins with: a sign that no program escapes.
const MARK: char = '.';
/// How hard the deflater tries; more gains next to nothing.
const EFFORT: u8 = 9;

/// A text as a value: packed where that saves a quarter at least, else plain.
pub(crate) fn write(text: &str) -> String {
    let plain = plain::write(text);
    let packed = || format!("{MARK}{}", letters::write(&compress_to_vec(text.as_bytes(), EFFORT)));
    if text.starts_with(MARK) {
        return packed();
    }
    Some(packed()).filter(|packed| packed.len() * 4 <= plain.len() * 3).unwrap_or(plain)
}

/// The text that a value of either form stands for, of at most `limit` bytes.
///
/// # Errors
///
/// If it is in neither form, or longer.
pub(crate) fn read(key: Key, value: &str, limit: usize) -> Result<String, LinkError> {
    let text = plain::read(key, value)?;
    let text = match text.strip_prefix(MARK) {
        Some(packed) => plain::text(key, unpack(key, packed, limit)?)?,
        None => text,
    };
    if text.len() > limit { Err(LinkError::TOO_LONG) } else { Ok(text) }
}

fn unpack(key: Key, packed: &str, limit: usize) -> Result<Vec<u8>, LinkError> {
    let refused = |reason| LinkError::NotPacked { key, reason };
    let deflated = letters::read(packed).map_err(refused)?;
    let bytes = deflated.len();
    decompress_to_vec_with_limit(&deflated, limit).map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => LinkError::TOO_LONG,
        TINFLStatus::FailedCannotMakeProgress | TINFLStatus::NeedsMoreInput => {
            refused(Unpacking::Cut { bytes })
        }
        _ => refused(Unpacking::NotDeflated { bytes }),
    })
}
