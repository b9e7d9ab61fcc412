//! What the page and its engine say to each other.
//!
//! Both sides are WebAssembly of this workspace, but separate programs: they
//! speak in JSON text, which stays readable in the browser's tools. The page
//! sends an [`Order`]; the engine answers with any number of [`Answer`]s, each
//! with the ticket of the order it belongs to, so that late answers can be told
//! from the expected ones.
//!
//! Nothing here knows rules, and nothing searches. There is no order to stop:
//! whoever holds the engine ends it (see the page's engine handle).

use serde::{Deserialize, Serialize};

/// What the page asks of the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Chosen by the page; the answers carry it.
    pub ticket: u32,
    /// The position to think about, and how it came about.
    pub game: Game,
    /// How to think.
    pub go: Go,
}

/// A game up to the position in question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// Its key: `ogama`.
    pub kind: String,
    /// Its rule string, with every option.
    pub rules: String,
    /// Its board in JSON, if that is a wild one that was drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The position string of its start.
    pub start: String,
    /// The move strings since.
    pub moves: Vec<String>,
}

/// How to think.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Go {
    /// As an opponent of that level.
    Level {
        /// The number of the level.
        level: u8,
        /// Where the opponent's chance comes from.
        seed: u64,
    },
    /// As well as the limits allow, telling of every depth finished.
    Search(Limits),
}

/// When a search ends: at the first limit it meets; without any it goes on
/// until the engine is ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Limits {
    /// The most positions visited.
    pub nodes: Option<u64>,
    /// The greatest depth in plies.
    pub depth: Option<u32>,
    /// The time in milliseconds.
    pub time_ms: Option<u64>,
    /// How many of the best moves are told apart; 0 counts as 1.
    pub lines: usize,
    /// Whether to go on after a forced win is found.
    pub is_analysis: bool,
}

/// What the engine says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It has started and listens.
    Ready,
    /// Where a search stands.
    Info {
        /// That of the order.
        ticket: u32,
        /// The state of the search.
        report: Report,
    },
    /// The end of the work on an order.
    Best {
        /// That of the order.
        ticket: u32,
        /// The move, unless the game is over.
        best: Option<String>,
        /// The last state of a search; a level tells nothing.
        report: Option<Report>,
    },
    /// The order could not be read or carried out.
    Refused {
        /// That of the order, if it could be read.
        ticket: Option<u32>,
        /// The word for programs.
        code: String,
        /// What was expected and what came.
        text: String,
    },
}

/// Where a search stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The depth finished, in plies.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
    /// The time spent, in microseconds.
    pub time_us: u64,
    /// The best lines, the best first.
    pub lines: Vec<Line>,
}

/// One of the best lines of play found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Its worth to the player to move.
    pub score: Score,
    /// Its move strings.
    pub moves: Vec<String>,
}

/// What a line is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// By judgement: a hundred is one column.
    Centi(i32),
    /// Won in so many plies.
    Win(u32),
    /// Lost in so many plies.
    Loss(u32),
}

/// A message that could not be read.
#[derive(Debug, thiserror::Error)]
#[error("expected a message of the page and its engine, got '{got}': {cause}")]
pub struct Unreadable {
    /// The beginning of what came.
    pub got: String,
    /// Where reading failed.
    #[source]
    pub cause: serde_json::Error,
}

/// Writes a message.
///
/// # Examples
///
/// ```
/// assert_eq!(talk::write(&talk::Answer::Ready), r#""ready""#);
/// ```
#[must_use]
pub fn write(message: &impl Serialize) -> String {
    // The messages are plain data with text keys.
    serde_json::to_string(message).expect("plain data can always be written")
}

/// Reads a message.
///
/// # Errors
///
/// [`Unreadable`] if it is none of that kind.
pub fn read<'a, M: Deserialize<'a>>(text: &'a str) -> Result<M, Unreadable> {
    serde_json::from_str(text)
        .map_err(|cause| Unreadable { got: text.chars().take(60).collect(), cause })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Game {
        Game {
            kind: "ogama".to_owned(),
            rules: "size=6x6".to_owned(),
            board: None,
            start: "x o".to_owned(),
            moves: vec!["a1b2".to_owned()],
        }
    }

    #[test]
    fn what_is_written_reads_back_the_same() {
        let limits = Limits { nodes: Some(5), lines: 2, ..Limits::default() };
        for go in [Go::Level { level: 3, seed: u64::MAX }, Go::Search(limits)] {
            let order = Order { ticket: 7, game: game(), go };
            assert_eq!(read::<Order>(&write(&order)).unwrap(), order);
        }
        let line = Line { score: Score::Loss(4), moves: game().moves };
        let report = Report { depth: 4, nodes: 9, time_us: 1, lines: vec![line] };
        let best = Answer::Best { ticket: 7, best: None, report: Some(report) };
        assert_eq!(read::<Answer>(&write(&best)).unwrap(), best);
    }

    #[test]
    fn limits_that_are_not_named_are_not_set() {
        let text = r#"{"search":{"nodes":10}}"#;
        let limits = Limits { nodes: Some(10), ..Limits::default() };
        assert_eq!(read::<Go>(text).unwrap(), Go::Search(limits));
    }

    #[test]
    fn what_is_no_message_is_told_with_its_beginning() {
        let error = read::<Order>("nonsense").unwrap_err();
        assert!(error.to_string().contains("got 'nonsense'"), "{error}");
    }
}
