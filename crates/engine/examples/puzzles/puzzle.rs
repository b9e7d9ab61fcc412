//! A puzzle, and files of them.

use std::error::Error;
use std::fs;
use std::path::Path;

use rules::{AnyGame, Kind, Refusal};
use serde_json::{Value, json};

/// A position with a forced win, or a forced loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub game: String,
    pub rules: String,
    pub position: String,
    pub win_in_plies: Option<u32>,
    pub loss_in_plies: Option<u32>,
    /// Every first move that wins as fast.
    pub moves: Vec<String>,
    /// The nodes after which the engine stays with one of them.
    pub nodes: Option<u64>,
}

impl Puzzle {
    /// The game to play it in.
    pub fn open(&self) -> Result<AnyGame, Refusal> {
        Kind::from_key(&self.game)?.open(&self.rules, None, Some(&self.position))
    }

    fn of(value: &Value) -> Option<Self> {
        let word = |key: &str| Some(value.get(key)?.as_str()?.to_owned());
        let number = |key: &str| value.get(key).and_then(Value::as_u64);
        let moves = value.get("moves").and_then(Value::as_array);
        let moves = moves.into_iter().flatten().filter_map(Value::as_str);
        Some(Self {
            game: word("game")?,
            rules: word("rules")?,
            position: word("position")?,
            win_in_plies: number("win_in_plies").map(|plies| plies as u32),
            loss_in_plies: number("loss_in_plies").map(|plies| plies as u32),
            moves: moves.map(str::to_owned).collect(),
            nodes: number("nodes"),
        })
    }

    fn to_json(&self) -> Value {
        json!({
            "game": self.game,
            "rules": self.rules,
            "position": self.position,
            "win_in_plies": self.win_in_plies,
            "moves": self.moves,
            "nodes": self.nodes,
        })
    }
}

/// The puzzles of a file.
pub fn read(path: &Path) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    let values: Vec<Value> = serde_json::from_str(&fs::read_to_string(path)?)?;
    values
        .iter()
        .map(|value| Puzzle::of(value).ok_or_else(|| format!("no puzzle: {value}").into()))
        .collect()
}

/// Writes puzzles, one a line.
pub fn write(path: &Path, puzzles: &[Puzzle]) -> Result<(), Box<dyn Error>> {
    let lines: Vec<String> = puzzles.iter().map(|puzzle| puzzle.to_json().to_string()).collect();
    fs::write(path, format!("[\n{}\n]\n", lines.join(",\n")))?;
    Ok(())
}
