//! Telling other programs' formats from a record without a Game tag.

use std::fmt;

use super::tags::Tag;

/// A format that is not ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// Portable Tak Notation.
    Ptn,
    /// Portable Game Notation.
    Pgn,
    /// PGN as BrainKing writes it.
    BrainKing,
    /// A game string of the Universal Hive Protocol.
    Uhp,
    /// Smart Game Format.
    Sgf,
    /// JSON.
    Json,
}

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ptn => "PTN, the notation of Tak",
            Self::Pgn => "PGN, the notation of chess",
            Self::BrainKing => "PGN from BrainKing",
            Self::Uhp => "a game string of the Universal Hive Protocol (UHP)",
            Self::Sgf => "SGF",
            Self::Json => "JSON",
        })
    }
}

impl Foreign {
    /// The format of a text without Game tag whose tags are `tags`.
    pub(super) fn find(text: &str, tags: &[Tag]) -> Option<Self> {
        let value = |key: &str| tags.iter().find(|tag| tag.key == key).map(|tag| &*tag.value);
        let has = |keys: &[&str]| keys.iter().any(|&key| value(key).is_some());
        let text = text.trim_start();
        if value("Site").is_some_and(|site| site.contains("BrainKing")) {
            Some(Self::BrainKing)
        } else if has(&["Size", "TPS", "Komi", "Player1", "Player2", "Flats", "Caps"]) {
            Some(Self::Ptn)
        } else if has(&["Event", "FEN", "White", "ECO", "SetUp", "Variant"]) {
            Some(Self::Pgn)
        } else if !tags.is_empty() {
            None
        } else if is_uhp(text) {
            Some(Self::Uhp)
        } else if text.starts_with("(;") {
            Some(Self::Sgf)
        } else if text.starts_with("{\"") || text.starts_with("[{") {
            Some(Self::Json)
        } else {
            by_moves(text)
        }
    }
}

/// Whether `text` begins as `Base;InProgress;White[3];…` does.
fn is_uhp(text: &str) -> bool {
    const STATES: [&str; 5] = ["NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins"];
    let line = text.lines().next().unwrap_or_default();
    let mut fields = line.split(';').map(str::trim);
    let (game, state) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
    game.starts_with("Base") || STATES.contains(&state)
}

/// Guesses from the first moves of a text without tags.
fn by_moves(text: &str) -> Option<Foreign> {
    const WORDS: usize = 8;
    let words: Vec<&str> = text
        .split_ascii_whitespace()
        .map(|word| word.trim_start_matches(|letter: char| letter.is_ascii_digit()))
        .map(|word| word.trim_start_matches('.'))
        .filter(|word| !word.is_empty())
        .take(WORDS)
        .collect();
    if words.iter().any(|word| is_chess(word)) {
        Some(Foreign::Pgn)
    } else if !words.is_empty() && words.iter().all(|word| is_tak(word)) {
        Some(Foreign::Ptn)
    } else {
        None
    }
}

fn is_chess(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    let piece = word.strip_prefix(['K', 'Q', 'R', 'B', 'N']).filter(|square| square.len() >= 2);
    let square = piece.map(|rest| rest.as_bytes()[rest.len() - 2..].to_vec());
    let is_square = |pair: Vec<u8>| pair[0].is_ascii_lowercase() && pair[1].is_ascii_digit();
    word.starts_with("O-O") || square.is_some_and(is_square)
}

/// A placement, `a1` or `Sa1`, or a move, `c3+` or `c3+111`.
fn is_tak(word: &str) -> bool {
    let word = word.strip_prefix(['S', 'C', 'F']).unwrap_or(word).as_bytes();
    let is_point = word.len() >= 2 && word[0].is_ascii_lowercase() && word[1].is_ascii_digit();
    is_point && (word.len() == 2 || b"+-<>".contains(&word[2]))
}
