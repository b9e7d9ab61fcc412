//! A board of one's own, as the browser keeps it.

use sketch::Sketch;

/// A board of one's own: what it is called, and its sketch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnBoard {
    /// The milliseconds since 1970 at which it was first kept.
    pub began: u64,
    /// What it is called.
    pub name: String,
    /// The sketch, which need not be a board yet.
    pub sketch: Sketch,
}

impl OwnBoard {
    /// The longest name, in letters.
    pub const LONGEST_NAME: usize = 60;

    /// The text that keeps it.
    #[must_use]
    pub fn keep(&self) -> String {
        format!("{}\n{}\n{}", self.began, self.name.replace(['\n', '\r'], " "), self.sketch.text())
    }

    /// The board that a text keeps; none if it keeps none.
    #[must_use]
    pub fn from_kept(text: &str) -> Option<Self> {
        let (began, rest) = text.split_once('\n')?;
        let (name, sketch) = rest.split_once('\n')?;
        let sketch = Sketch::from_text(sketch).ok()?;
        Some(Self { began: began.parse().ok()?, name: name.to_owned(), sketch })
    }
}

/// The name of a file for a board: its letters and digits, never nothing.
#[must_use]
pub fn file_name(name: &str) -> String {
    let plain = name.trim().chars().map(|c| if c.is_alphanumeric() { c } else { '-' });
    let plain: String = plain.take(OwnBoard::LONGEST_NAME).collect();
    let plain = plain.trim_matches('-');
    format!("{}.json", if plain.is_empty() { "board" } else { plain })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples::Example;

    #[test]
    fn a_board_is_kept_with_its_name() {
        let (name, sketch) = ("Башня\n2".to_owned(), Example::Wheel.sketch());
        let board = OwnBoard { began: 7, name, sketch };
        let again = OwnBoard::from_kept(&board.keep()).unwrap();
        assert_eq!(again, OwnBoard { name: "Башня 2".to_owned(), ..board });
        assert_eq!(OwnBoard::from_kept("7\nname\n{}"), None);
        assert_eq!(OwnBoard::from_kept(""), None);
    }

    #[test]
    fn files_have_names_that_every_system_takes() {
        assert_eq!(file_name("Башня: 2/3"), "Башня--2-3.json");
        assert_eq!(file_name(" ../ "), "board.json");
    }
}
