//! The pictures of the rulebook as positions.

use rules::{AnyGame, Kind, Refusal};

use super::{Block, Part};

/// A picture of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// The game.
    pub kind: Kind,
    /// The position string.
    pub position: String,
    /// The points marked as allowed (true) or not (false).
    pub marks: Vec<(String, bool)>,
    /// How it came about from the picture before it.
    pub example: Option<Example>,
}

/// A move that a clause shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position before it.
    pub before: String,
    /// The move.
    pub mv: String,
}

impl Diagram {
    /// The game that stands so.
    ///
    /// # Errors
    ///
    /// Every fault of the position; none in the rulebook, as the tests see to.
    pub fn open(&self) -> Result<AnyGame, Refusal> {
        self.kind.open("", None, Some(&self.position))
    }

    /// Reads a picture; nothing if it is none of a grid.
    pub(super) fn read(part: Part, lines: &[&str]) -> Option<Self> {
        let (kind, side, empty) = match part {
            Part::Ogama => (Kind::Ogama, "o", "."),
            Part::Stackreverse => (Kind::Stackreverse, "w 0,0", "."),
            Part::Common => return None,
        };
        let (mut ranks, mut marks) = (Vec::new(), Vec::new());
        for line in lines {
            let mut words = line.split_whitespace();
            let Some(rank) = words.next().and_then(|word| word.parse::<u32>().ok()) else {
                continue;
            };
            let mut columns: Vec<&str> = Vec::new();
            for word in words {
                if word == "+" || word == "-" {
                    let file = char::from(b'a' + u8::try_from(columns.len()).ok()?.checked_sub(1)?);
                    marks.push((format!("{file}{rank}"), word == "+"));
                } else {
                    columns.push(if word == empty { "x" } else { word });
                }
            }
            ranks.push(columns.join(","));
        }
        let position = format!("{} {side}", ranks.join("/"));
        let this = Self { kind, position, marks, example: None };
        let game = this.open().ok().filter(|_| !ranks.is_empty())?;
        Some(Self { position: game.position_text(), ..this })
    }

    /// The same with the other side to move.
    fn turned(&self) -> String {
        let (board, rest) = self.position.split_once(' ').unwrap_or((&self.position, ""));
        let side = if self.kind == Kind::Ogama { "b" } else { "b 0,0" };
        if rest.is_empty() { board.to_owned() } else { format!("{board} {side}") }
    }
}

/// Finds the moves that lead from one picture to the next.
pub(super) fn join(blocks: &mut [Block]) {
    let mut last: Option<Diagram> = None;
    for block in blocks {
        let Block::Board(diagram) = block else { continue };
        if let Some(before) = last.replace(diagram.clone()) {
            diagram.example = between(&before, diagram);
        }
    }
}

fn between(before: &Diagram, after: &Diagram) -> Option<Example> {
    [before.position.clone(), before.turned()].into_iter().find_map(|start| {
        let game = before.kind.open("", None, Some(&start)).ok()?;
        let board = |text: &str| text.split(' ').next().map(str::to_owned);
        let mv = game.legal_moves().into_iter().map(|mv| mv.text).find(|mv| {
            let mut next = game.clone();
            let is_made = next.play_text(mv).is_ok();
            is_made && board(&next.position_text()) == board(&after.position)
        })?;
        Some(Example { before: start, mv })
    })
}
