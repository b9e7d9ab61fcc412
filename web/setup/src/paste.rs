//! Position strings taken over, be they sound or not.

use rules::Player;
use rules::view::{Piece, Shape};

use crate::{Column, Draft, PasteError, Style};

impl Draft {
    /// Takes a position string over, even one that is no position yet.
    ///
    /// # Errors
    ///
    /// If it is of another board or game, or cannot be read; then the draft is
    /// as it was.
    pub fn paste(&mut self, text: &str) -> Result<(), PasteError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let expected = if self.style().has_counters() { 3 } else { 2 };
        if fields.len() != expected {
            return Err(PasteError::Fields { expected, got: fields.len() });
        }
        let columns = self.read_columns(fields[0])?;
        let turn = read_side(self.style(), fields[1])?;
        let counters = match fields.get(2) {
            Some(&field) => {
                counters(field).ok_or_else(|| PasteError::Counters { got: short(field) })?
            }
            None => [0; 2],
        };
        (self.columns, self.turn, self.counters) = (columns, turn, counters);
        Ok(())
    }

    fn read_columns(&self, rows: &str) -> Result<Vec<Column>, PasteError> {
        let (files, ranks) = match self.shape() {
            Shape::Grid(grid) => (grid.files(), grid.ranks()),
            Shape::Wild(board) => (board.cells(), 1),
        };
        let expected = files * ranks;
        let wrong = |got: String| PasteError::Size { expected, ranks, got };
        let given: Vec<&str> = rows.split('/').take(ranks + 1).collect();
        if given.len() != ranks {
            return Err(wrong(format!("{} ranks", rows.split('/').count())));
        }
        let mut columns = Vec::with_capacity(expected);
        for (rank, row) in given.iter().rev().enumerate() {
            for word in row.split(',') {
                let run = run_length(word);
                if columns.len() + run.unwrap_or(1) > (rank + 1) * files {
                    return Err(wrong(format!("more in rank {}", rank + 1)));
                }
                match run {
                    Some(run) => columns.extend((0..run).map(|_| Column::default())),
                    None => columns.push(self.read_column(word, columns.len() as u8)?),
                }
            }
            if columns.len() != (rank + 1) * files {
                return Err(wrong(format!("fewer in rank {}", rank + 1)));
            }
        }
        Ok(columns)
    }

    fn read_column(&self, word: &str, point: u8) -> Result<Column, PasteError> {
        let style = self.style();
        let bare = word.strip_suffix('*').filter(|_| style.has_figures());
        let pieces = read_pieces(style, bare.unwrap_or(word));
        let pieces = pieces.filter(|pieces| (1..=Self::TALLEST).contains(&pieces.len()));
        pieces.map(|pieces| Column { pieces, has_figure: bare.is_some() }).ok_or_else(|| {
            let example = Player::BOTH.map(|player| {
                let value = if style.has_values() { "5" } else { "" };
                format!("{}{value}", style.letter(player))
            });
            let (at, example) = (self.shape().name(point), example.concat());
            PasteError::Column { at, example, word: short(word) }
        })
    }
}

/// The length of a run of empty points; nothing for a column.
fn run_length(word: &str) -> Option<usize> {
    match word.strip_prefix('x')? {
        "" => Some(1),
        digits => digits.parse().ok().filter(|run| (1..=256).contains(run)),
    }
}

fn read_pieces(style: Style, word: &str) -> Option<Vec<Piece>> {
    let is_letter = |letter: char| style.player(letter).is_some();
    let mut pieces = Vec::new();
    let mut rest = word;
    while let Some(letter) = rest.chars().next() {
        let owner = style.player(letter)?;
        let after = &rest[letter.len_utf8()..];
        let (value, next) = after.split_at(after.find(is_letter).unwrap_or(after.len()));
        let value = match (style.has_values(), value) {
            (false, "") => None,
            (true, value) => {
                Some(value.parse().ok().filter(|v| (-99..=99).contains(v) && *v != 0)?)
            }
            _ => return None,
        };
        pieces.push(Piece { owner, value });
        rest = next;
    }
    Some(pieces)
}

fn read_side(style: Style, word: &str) -> Result<Player, PasteError> {
    let mut letters = word.chars();
    let player = letters.next().and_then(|letter| style.player(letter));
    player.filter(|_| letters.next().is_none()).ok_or_else(|| {
        let [light, dark] = Player::BOTH.map(|player| style.letter(player));
        PasteError::Side { expected: format!("{light} or {dark}"), got: short(word) }
    })
}

/// Two counters of one digit each.
pub(crate) fn counters(field: &str) -> Option<[u8; 2]> {
    let (light, dark) = field.split_once(',')?;
    let one = |digit: &str| digit.parse().ok().filter(|count: &u8| *count <= 9);
    Some([one(light)?, one(dark)?])
}

/// A text cut to a length fit for a message.
fn short(text: &str) -> String {
    const LONGEST: usize = 40;
    let cut = text.char_indices().nth(LONGEST).map(|(at, _)| at);
    cut.map_or_else(|| text.to_owned(), |at| format!("{}…", &text[..at]))
}
