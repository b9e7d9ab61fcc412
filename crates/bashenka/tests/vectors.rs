//! Every vector, answered by the program.

mod common;

use std::path::PathBuf;

use common::{Answer, Boards, WILD_BOARDS_ARE_READ, program, vectors};
use serde::Deserialize;
use serde_json::Value;

/// The most nodes counted in a row; the vectors hold no deeper ones today.
const MOST_NODES: u64 = 3_000_000;

/// The arguments shared by all questions about a vector.
struct Asked {
    game: String,
    rules: String,
    position: Option<String>,
    board: Option<PathBuf>,
}

impl Asked {
    fn ask(&self, command: &str, more: &[&str]) -> Answer {
        let mut program = program();
        program.args([command, "--game", &self.game, "--rules", &self.rules]);
        if let Some(position) = &self.position {
            program.args(["--position", position]);
        }
        if let Some(board) = &self.board {
            program.arg("--board").arg(board);
        }
        program.args(more).output().expect("the program starts").into()
    }

    #[track_caller]
    fn expect(&self, command: &str, more: &[&str], expected: &str) {
        let Answer { status, out, err } = self.ask(command, more);
        let context = format!("{command} {} {:?} {more:?}", self.rules, self.position);
        assert_eq!((status, err.as_str()), (0, ""), "{context}");
        assert_eq!(out, format!("{expected}\n"), "{context}");
    }

    fn expect_perft(&self, depth: u32, nodes: u64) {
        if nodes <= MOST_NODES {
            self.expect("perft", &["--depth", &depth.to_string()], &format!("nodes: {nodes}"));
        }
    }
}

#[derive(Deserialize)]
struct Row {
    game: String,
    rules: String,
    position: String,
    board: Option<Value>,
    status: String,
    moves: Vec<String>,
    perft: Vec<u64>,
    apply: Option<Apply>,
}

#[derive(Deserialize)]
struct Apply {
    #[serde(rename = "move")]
    mv: String,
    position: String,
    status: String,
}

#[test]
fn every_row_of_rules_json() {
    let mut boards = Boards::new();
    let mut skipped = 0;
    for row in vectors("rules.json") {
        let row: Row = serde_json::from_value(row).expect("a row of rules.json");
        if row.board.is_some() && !WILD_BOARDS_ARE_READ {
            skipped += 1;
            continue;
        }
        let asked = Asked {
            game: row.game,
            rules: row.rules,
            position: Some(row.position),
            board: row.board.map(|board| boards.write(&board)),
        };
        asked.expect("status", &[], &row.status);
        asked.expect("moves", &[], &row.moves.join(" "));
        for (depth, &nodes) in (1..).zip(&row.perft) {
            asked.expect_perft(depth, nodes);
        }
        if let Some(apply) = row.apply {
            asked.expect("apply", &["--moves", &apply.mv], &apply.position);
            asked.expect("status", &["--moves", &apply.mv], &apply.status);
        }
    }
    println!("skipped {skipped} rows with a board");
}

#[derive(Deserialize)]
struct More {
    id: String,
    game: String,
    rules: String,
    position: String,
    board: Option<Value>,
    #[serde(default)]
    toads: String,
    #[serde(flatten)]
    question: Question,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Question {
    Perft { depth: u32, nodes: u64 },
    Answered { command: String, moves: String, expect: String },
    Refused { command: String, moves: String, error: String },
}

#[test]
fn every_row_of_more_json() {
    let mut boards = Boards::new();
    let mut skipped = 0;
    for row in vectors("more.json") {
        let row: More = serde_json::from_value(row).expect("a row of more.json");
        if row.board.is_some() && !WILD_BOARDS_ARE_READ {
            skipped += 1;
            continue;
        }
        let toads = (!row.toads.is_empty()).then(|| format!("toads={}", row.toads));
        let rules = (!row.rules.is_empty()).then_some(row.rules);
        let asked = Asked {
            game: row.game,
            rules: rules.into_iter().chain(toads).collect::<Vec<_>>().join(","),
            position: (!row.position.is_empty()).then_some(row.position),
            board: row.board.map(|board| boards.write(&board)),
        };
        match row.question {
            Question::Perft { depth, nodes } => asked.expect_perft(depth, nodes),
            Question::Answered { command, moves, expect } => {
                asked.expect(&command, &["--moves", &moves], &expect);
            }
            Question::Refused { command, moves, error } => {
                let answer = asked.ask(&command, &["--moves", &moves]);
                let Answer { status, ref out, ref err } = answer;
                assert_eq!((status, out.as_str()), (2, ""), "{}", row.id);
                assert_eq!(answer.code(), Some(error.as_str()), "{}: {err}", row.id);
            }
        }
    }
    println!("skipped {skipped} rows with a board");
}
