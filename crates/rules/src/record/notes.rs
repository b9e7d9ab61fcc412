//! What is noted at a move: comments, an evaluation, a clock.

use super::escape::{Inside, escape_into, find_end, unescape};

/// What is noted at a move, or at the start position.
///
/// Evaluation and clock are kept as they were written, since other programs
/// write them in many ways.
///
/// # Examples
///
/// ```
/// use rules::record::Notes;
///
/// let notes = Notes { clock: Some("0:03:00".into()), ..Notes::default() };
/// assert_eq!(notes.clock_millis(), Some(180_000));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The comment before the move; has no place at the start position.
    pub before: String,
    /// The comment after the move.
    pub after: String,
    /// The evaluation after the move, as written in `[%eval …]`.
    pub eval: Option<String>,
    /// The mover's clock after the move, as written in `[%clk …]`.
    pub clock: Option<String>,
}

/// No notes at all.
pub(super) static NO_NOTES: Notes =
    Notes { before: String::new(), after: String::new(), eval: None, clock: None };

impl Notes {
    /// Whether nothing is noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == NO_NOTES
    }

    /// The clock in thousandths of a second, if it reads `H:MM:SS`, with or
    /// without a fraction.
    #[must_use]
    pub fn clock_millis(&self) -> Option<u64> {
        let (hours, rest) = self.clock.as_deref()?.split_once(':')?;
        let (minutes, rest) = rest.split_once(':')?;
        let (seconds, fraction) = rest.split_once('.').unwrap_or((rest, "0"));
        let whole = number(hours)?.checked_mul(60)?.checked_add(number(minutes)?)?;
        let seconds = whole.checked_mul(60)?.checked_add(number(seconds)?)?;
        number(fraction)?;
        let millis = number(&format!("{fraction:0<3}")[..3])?;
        seconds.checked_mul(1000)?.checked_add(millis)
    }

    /// Adds what `more` notes; where both note an evaluation or a clock, the
    /// second stands in the comment after the move.
    pub(super) fn append(&mut self, more: Self) {
        append_text(&mut self.before, &more.before);
        append_text(&mut self.after, &more.after);
        keep_first(&mut self.eval, more.eval, "eval", &mut self.after);
        keep_first(&mut self.clock, more.clock, "clk", &mut self.after);
    }

    /// Reads the raw text between braces: its text is the comment after.
    pub(super) fn read(raw: &str) -> Self {
        let mut notes = Self::default();
        let mut rest = raw;
        while let Some((key, value, left)) = split_annotation(rest) {
            let slot = if key == "eval" { &mut notes.eval } else { &mut notes.clock };
            if slot.is_some() {
                break;
            }
            *slot = Some(unescape(value, Inside::Annotation).0);
            rest = left.strip_prefix(' ').unwrap_or(left);
        }
        notes.after = unescape(rest, Inside::Braces).0;
        notes
    }

    /// The comment before the move, in braces.
    pub(super) fn write_before(&self) -> Option<String> {
        braced([None, None], &self.before)
    }

    /// The annotations and the comment after the move, in braces.
    pub(super) fn write_after(&self) -> Option<String> {
        let eval = self.eval.as_deref().map(|value| ("eval", value));
        let clock = self.clock.as_deref().map(|value| ("clk", value));
        braced([eval, clock], &self.after)
    }
}

/// `millis` thousandths of a second as a clock: `H:MM:SS`, with a fraction if
/// it is not 0.
///
/// # Examples
///
/// ```
/// assert_eq!(rules::record::clock_text(3_723_040), "1:02:03.040");
/// ```
#[must_use]
pub fn clock_text(millis: u64) -> String {
    let (seconds, millis) = (millis / 1000, millis % 1000);
    let text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if millis == 0 { text } else { format!("{text}.{millis:03}") }
}

fn number(digits: &str) -> Option<u64> {
    digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok())?
}

/// Appends a comment to another, on a line of its own.
pub(super) fn append_text(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push('\n');
    }
    text.push_str(more);
}

fn keep_first(slot: &mut Option<String>, more: Option<String>, key: &str, text: &mut String) {
    match (&slot, more) {
        (None, more) => *slot = more,
        (Some(_), None) => {}
        (Some(first), Some(second)) if *first == second => {}
        (Some(_), Some(second)) => append_text(text, &format!("[%{key} {second}]")),
    }
}

/// Splits off a leading `[%eval …]` or `[%clk …]`: its key and its value.
fn split_annotation(raw: &str) -> Option<(&str, &str, &str)> {
    let text = raw.trim_start().strip_prefix("[%")?;
    let key = ["eval", "clk"].into_iter().find(|key| text.starts_with(key))?;
    let text = &text[key.len()..];
    let end = find_end(text, ']')?;
    let value = match &text[..end] {
        "" => "",
        value => value.strip_prefix(char::is_whitespace)?,
    };
    Some((key, value, &text[end + 1..]))
}

fn braced(annotations: [Option<(&str, &str)>; 2], text: &str) -> Option<String> {
    let mut out = String::from("{");
    for (key, value) in annotations.into_iter().flatten() {
        if out.len() > 1 {
            out.push(' ');
        }
        out.push_str(&format!("[%{key} "));
        escape_into(value, Inside::Annotation, &mut out);
        out.push(']');
    }
    if !text.is_empty() && out.len() > 1 {
        out.push(' ');
    }
    escape_into(text, Inside::Braces, &mut out);
    out.push('}');
    (out.len() > 2).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(eval: &str, clock: &str, after: &str) -> Notes {
        let some = |text: &str| (text != "-").then(|| text.to_owned());
        Notes { eval: some(eval), clock: some(clock), after: after.to_owned(), ..Notes::default() }
    }

    #[test]
    fn annotations_are_read_before_the_text() {
        for (raw, read) in [
            ("[%eval 0.35] [%clk 0:03:00]", notes("0.35", "0:03:00", "")),
            (" [%clk 0:03:00] good", notes("-", "0:03:00", "good")),
            ("[%eval 0][%clk 0]  x", notes("0", "0", " x")),
            ("[%eval ]", notes("", "-", "")),
            ("good [%eval 1]", notes("-", "-", "good [%eval 1]")),
            ("[%evaluate 1]", notes("-", "-", "[%evaluate 1]")),
            ("[%eval 1", notes("-", "-", "[%eval 1")),
            ("[%eval 1] [%eval 2]", notes("1", "-", "[%eval 2]")),
        ] {
            assert_eq!(Notes::read(raw), read, "{raw}");
        }
    }

    #[test]
    fn odd_clocks_have_no_time() {
        for (text, millis) in [
            ("0:00:00", Some(0)),
            ("1:00:00.5", Some(3_600_500)),
            ("0:00:01.23456", Some(1_234)),
            ("10:0 +15", None),
            ("0:00:-1", None),
            ("0:00:01.é", None),
            ("99999999999999999999:00:00", None),
            ("", None),
        ] {
            assert_eq!(notes("-", text, "").clock_millis(), millis, "{text}");
        }
    }
}
