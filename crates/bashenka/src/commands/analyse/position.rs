//! What is said of a position.

use std::fmt;

use engine::Report;
use rules::AnyGame;
use serde_json::{Value, json};

use super::words;

/// How many moves of a line are shown.
const SHOWN: usize = 12;

/// A position and what was found out about it.
pub struct Told<'t> {
    /// The game at the position.
    pub game: &'t AnyGame,
    /// What was found.
    pub report: &'t Report,
}

/// How far a search has come, on one line.
pub fn progress(report: &Report) -> String {
    let score = report.score().map_or(String::new(), |score| score.to_string());
    let line = report.lines.first().map_or(String::new(), |line| line.moves.join(" "));
    format!("depth {}, {} nodes, {score}: {line}", report.depth, report.nodes)
}

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, report } = self;
        writeln!(f, "{}", game.position_text())?;
        let Some(score) = report.score() else {
            return writeln!(f, "{}", game.status());
        };
        let (kind, turn) = (game.kind(), game.turn());
        let verdict = words::verdict(kind, turn, score);
        writeln!(f, "{} to move: {verdict}.\n", words::name(kind, turn))?;
        writeln!(f, "      value  chance  line")?;
        for (number, line) in report.lines.iter().enumerate() {
            let (value, chance) = (line.score.to_string(), words::percent(line.score));
            let more = if line.moves.len() > SHOWN { " …" } else { "" };
            let moves = line.moves[..line.moves.len().min(SHOWN)].join(" ");
            writeln!(f, "{:>2} {value:>8}  {chance:>6}  {moves}{more}", number + 1)?;
        }
        let seconds = report.time.as_secs_f64();
        let (depth, deepest) = (report.depth, report.selective_depth);
        let nodes = report.nodes;
        writeln!(f, "\ndepth {depth}, at most {deepest}; {nodes} nodes in {seconds:.2} s")
    }
}

impl Told<'_> {
    /// One object with all of it.
    pub fn to_json(&self) -> Value {
        let Self { game, report } = self;
        let line = |line: &engine::Line| json!({ "score": words::to_json(line.score), "moves": line.moves });
        json!({
            "game": game.kind().key(),
            "rules": game.rules(),
            "position": game.position_text(),
            "turn": game.kind().players()[game.turn().index()],
            "status": game.status(),
            "verdict": report.score().map(|s| words::verdict(game.kind(), game.turn(), s)),
            "depth": report.depth,
            "selective_depth": report.selective_depth,
            "nodes": report.nodes,
            "seconds": report.time.as_secs_f64(),
            "lines": report.lines.iter().map(line).collect::<Vec<_>>(),
        })
    }
}
