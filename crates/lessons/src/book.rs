//! The rulebook: its texts, clause by clause, with its pictures as positions.
//!
//! It reads what the rulebook uses of Markdown and nothing more: headings,
//! paragraphs, lists, tables and pictures; bold, italics, code and links within
//! them.

mod diagram;
mod span;

use words::Lang;

pub use diagram::{Diagram, Example};
pub use span::Span;

/// A text of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rules of Ogama.
    Ogama,
    /// The rules of Stackreverse.
    Stackreverse,
    /// What both share.
    Common,
}

impl Part {
    /// Every part.
    pub const ALL: [Self; 3] = [Self::Ogama, Self::Stackreverse, Self::Common];

    /// The letters that its clauses begin with.
    #[must_use]
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Ogama => "OG",
            Self::Stackreverse => "SR",
            Self::Common => "CO",
        }
    }

    /// The part that holds a clause, by the clause's id.
    ///
    /// # Examples
    ///
    /// ```
    /// use lessons::book::Part;
    ///
    /// assert_eq!(Part::of_clause("OG-5.8"), Some(Part::Ogama));
    /// assert_eq!(Part::of_clause("XY-1.1"), None);
    /// ```
    #[must_use]
    pub fn of_clause(id: &str) -> Option<Self> {
        let prefix = id.split_once('-')?.0;
        Self::ALL.into_iter().find(|part| part.prefix() == prefix)
    }

    const fn text(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::Ogama, Lang::English) => include_str!("../../../rulebook/ogama.md"),
            (Self::Ogama, Lang::Russian) => include_str!("../../../rulebook/ogama.ru.md"),
            (Self::Stackreverse, Lang::English) => {
                include_str!("../../../rulebook/stackreverse.md")
            }
            (Self::Stackreverse, Lang::Russian) => {
                include_str!("../../../rulebook/stackreverse.ru.md")
            }
            (Self::Common, Lang::English) => include_str!("../../../rulebook/common.md"),
            (Self::Common, Lang::Russian) => include_str!("../../../rulebook/common.ru.md"),
        }
    }
}

/// A block of text.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading; the title of the text has level 1.
    Heading {
        /// How deep it is.
        level: usize,
        /// What it says.
        text: Vec<Span>,
    },
    /// A clause.
    Clause {
        /// Its id: `OG-5.8`.
        id: String,
        /// The rule.
        text: Vec<Span>,
    },
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list of points.
    List(Vec<Vec<Span>>),
    /// A table, its head first.
    Table(Vec<Vec<Vec<Span>>>),
    /// A picture of a position.
    Board(Diagram),
    /// Lines to be shown as they stand.
    Lines(String),
}

/// A text of the rulebook, block by block.
#[must_use]
pub fn read(part: Part, lang: Lang) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = part.text(lang).lines().peekable();
    while let Some(line) = lines.next() {
        let more = |is_in: fn(&str) -> bool, first: &str, lines: &mut Lines<'_>| {
            let mut taken = vec![first.to_owned()];
            while let Some(next) = lines.next_if(|next| is_in(next)) {
                taken.push(next.to_owned());
            }
            taken
        };
        if line.trim().is_empty() {
            continue;
        } else if line.starts_with("```") {
            let inside: Vec<&str> = lines.by_ref().take_while(|l| !l.starts_with("```")).collect();
            blocks.push(picture(part, &inside));
        } else if line.starts_with('#') {
            let level = line.bytes().take_while(|&b| b == b'#').count();
            blocks.push(Block::Heading { level, text: span::read(line[level..].trim()) });
        } else if line.starts_with('|') {
            let rows = more(|next| next.starts_with('|'), line, &mut lines);
            blocks.push(Block::Table(table(&rows)));
        } else if let Some(first) = line.strip_prefix("- ") {
            let points = more(|next| next.starts_with("- "), first, &mut lines);
            let point = |text: &String| span::read(text.trim_start_matches("- "));
            blocks.push(Block::List(points.iter().map(point).collect()));
        } else {
            blocks.push(paragraph(line));
        }
    }
    diagram::join(&mut blocks);
    blocks
}

type Lines<'t> = std::iter::Peekable<std::str::Lines<'t>>;

fn paragraph(line: &str) -> Block {
    let clause = line.strip_prefix("**").and_then(|rest| rest.split_once("**"));
    match clause.filter(|(id, _)| Part::of_clause(id).is_some()) {
        Some((id, text)) => Block::Clause { id: id.to_owned(), text: span::read(text.trim()) },
        None => Block::Paragraph(span::read(line)),
    }
}

fn table(rows: &[String]) -> Vec<Vec<Vec<Span>>> {
    let is_rule = |row: &&String| row.bytes().all(|b| matches!(b, b'|' | b'-' | b':' | b' '));
    let cells = |row: &String| {
        row.trim().trim_matches('|').split('|').map(|cell| span::read(cell.trim())).collect()
    };
    rows.iter().filter(|row| !is_rule(row)).map(cells).collect()
}

fn picture(part: Part, lines: &[&str]) -> Block {
    match Diagram::read(part, lines) {
        Some(diagram) => Block::Board(diagram),
        None => Block::Lines(lines.join("\n")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clauses(part: Part, lang: Lang) -> Vec<String> {
        let id = |block| match block {
            Block::Clause { id, .. } => Some(id),
            _ => None,
        };
        read(part, lang).into_iter().filter_map(id).collect()
    }

    #[test]
    fn every_clause_of_the_list_is_read_in_both_languages() {
        let list = include_str!("../../../rulebook/CLAUSES.txt");
        for part in Part::ALL {
            let mut listed: Vec<&str> = list
                .lines()
                .filter_map(|line| line.split(' ').next())
                .filter(|id| Part::of_clause(id) == Some(part))
                .collect();
            listed.sort_unstable();
            for lang in Lang::ALL {
                let mut read = clauses(part, lang);
                read.sort_unstable();
                assert_eq!(read, listed, "{part:?} {lang:?}");
            }
        }
    }

    #[test]
    fn every_picture_of_a_grid_is_a_position_and_the_same_in_both_languages() {
        let boards = |part, lang| -> Vec<Diagram> {
            let board = |block| match block {
                Block::Board(diagram) => Some(diagram),
                _ => None,
            };
            read(part, lang).into_iter().filter_map(board).collect()
        };
        for (part, count) in [(Part::Ogama, 10), (Part::Stackreverse, 8), (Part::Common, 0)] {
            let [english, russian] = Lang::ALL.map(|lang| boards(part, lang));
            assert_eq!(english, russian);
            assert_eq!(english.len(), count, "{part:?}");
            for diagram in english {
                assert!(diagram.open().is_ok(), "{diagram:?}");
            }
        }
    }

    #[test]
    fn a_picture_after_another_plays_the_move_between_them() {
        let played = |part| -> Vec<String> {
            let example = |block: Block| match block {
                Block::Board(diagram) => Some(diagram.example?.mv),
                _ => None,
            };
            read(part, Lang::English).into_iter().filter_map(example).collect()
        };
        assert_eq!(played(Part::Ogama), ["Tc3", "a2a3", "b5b6"]);
        assert_eq!(played(Part::Stackreverse), ["c2c4~", "a2c2"]);
    }

    #[test]
    fn no_mark_of_the_text_is_left_over() {
        for part in Part::ALL {
            for lang in Lang::ALL {
                for block in read(part, lang) {
                    let (Block::Clause { text, .. } | Block::Paragraph(text)) = block else {
                        continue;
                    };
                    for span in text {
                        let Span::Plain(text) = span else { continue };
                        assert!(!text.contains("**") && !text.contains('`'), "{text}");
                    }
                }
            }
        }
    }
}
