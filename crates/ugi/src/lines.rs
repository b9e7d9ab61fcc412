//! Lines of bounded length from any stream.

use std::io::{self, BufRead, ErrorKind};

/// The longest line that is read, in bytes: the largest board file and a little
/// more.
pub(crate) const LONGEST: usize = (4 << 20) + 1024;

/// What a line turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Text, without its end.
    Text(String),
    /// More than may be; none of it was kept.
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// The next line, or `None` at the end of the input. A line too long is read to
/// its end and never held in memory.
pub(crate) fn next(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let (mut is_any, mut is_long) = (false, false);
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            break;
        }
        is_any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let piece = &buffer[..end.unwrap_or(buffer.len())];
        is_long = is_long || bytes.len() + piece.len() > longest;
        if is_long {
            bytes = Vec::new();
        } else {
            bytes.extend_from_slice(piece);
        }
        let used = piece.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(is_any.then(|| if is_long { Line::TooLong } else { text(bytes) }))
}

fn text(bytes: Vec<u8>) -> Line {
    String::from_utf8(bytes).map_or(Line::NotText, Line::Text)
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn all(bytes: &[u8], buffer: usize) -> Vec<Line> {
        let mut input = BufReader::with_capacity(buffer, bytes);
        std::iter::from_fn(|| next(&mut input, 5).expect("memory does not fail")).collect()
    }

    #[test]
    fn lines_come_the_same_however_the_stream_is_cut() {
        let words = |text: &str| Line::Text(text.to_owned());
        for buffer in 1..20 {
            let lines = all(b"one\n\n12345\n123456\nlast\n\xff\xfe\n123456789", buffer);
            let expected = [
                words("one"),
                words(""),
                words("12345"),
                Line::TooLong,
                words("last"),
                Line::NotText,
                Line::TooLong,
            ];
            assert_eq!(lines, expected, "buffer of {buffer}");
        }
    }

    #[test]
    fn the_last_line_may_lack_its_end() {
        assert_eq!(all(b"quit", 3), [Line::Text("quit".to_owned())]);
        assert_eq!(all(b"", 3), []);
    }
}
