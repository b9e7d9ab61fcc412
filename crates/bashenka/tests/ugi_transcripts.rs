//! The transcripts of `docs/protocol.md`, held against the program.

mod talk;

use protocol::{Answer, Info, Value};
use talk::Talk;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// Stands for any lines, or for the rest of one.
const ANYTHING: &str = "…";

/// The transcripts: what stands between fences marked `ugi`.
fn transcripts() -> Vec<Vec<&'static str>> {
    let blocks = DOCUMENT.split("\n```ugi\n").skip(1);
    blocks.map(|block| block.split("\n```").next().expect("a block").lines().collect()).collect()
}

/// What the program says, without what it tells while it thinks.
struct Heard {
    talk: Talk,
    infos: Vec<Info>,
}

impl Heard {
    fn next(&mut self) -> String {
        loop {
            let line = self.talk.hear();
            match line.parse() {
                Ok(Answer::Info(info)) => self.infos.push(info),
                _ => return line,
            }
        }
    }
}

#[test]
fn the_document_tells_what_the_program_does() {
    let all = transcripts();
    assert_eq!(all.len(), 5);
    for transcript in all {
        replay(&transcript);
    }
}

fn replay(transcript: &[&str]) {
    let mut heard = Heard { talk: Talk::new(), infos: Vec::new() };
    let mut told: Vec<Info> = Vec::new();
    let mut is_gap = false;
    for line in transcript {
        let Some(expected) = line.strip_prefix("< ") else {
            heard.talk.say(line.strip_prefix("> ").expect(line));
            continue;
        };
        match expected.parse() {
            Ok(Answer::Info(info)) => told.push(info),
            _ if expected == ANYTHING => is_gap = true,
            parsed => {
                let mut got = heard.next();
                while is_gap && got != expected {
                    got = heard.next();
                }
                is_gap = false;
                if let Ok(Answer::BestMove { .. }) = parsed {
                    compare_moves(expected, &got, &told);
                    compare_infos(&told, &heard.infos);
                    told.clear();
                    heard.infos.clear();
                } else if let Some(beginning) = expected.strip_suffix(ANYTHING) {
                    assert!(got.starts_with(beginning), "{expected}: {got}");
                } else {
                    assert_eq!(got, expected);
                }
            }
        }
    }
    assert!(heard.talk.end().is_empty(), "more is said than {transcript:?}");
}

/// Moves are the same if they win, if there is one only, or if there is none.
fn compare_moves(expected: &str, got: &str, told: &[Info]) {
    let best = |line: &str| match line.parse() {
        Ok(Answer::BestMove { best, .. }) => best,
        _ => panic!("{expected}: {got}"),
    };
    let wins = |info: &Info| {
        info.score.is_some_and(|score| matches!(score.value, Value::Win(_) | Value::Loss(_)))
    };
    let (expected, got) = (best(expected), best(got));
    let is_forced = told.iter().any(wins) || matches!(expected.as_deref(), None | Some("--"));
    if is_forced {
        assert_eq!(got, expected);
    } else {
        assert!(got.is_some());
    }
}

/// Both tell of the same things, each depth once.
fn compare_infos(told: &[Info], heard: &[Info]) {
    let shape = |info: &Info| {
        let small = [info.depth, info.seldepth, info.multipv, info.hashfull].map(|n| n.is_some());
        let large = [info.nodes, info.nps, info.time].map(|n| n.is_some());
        let others = [info.score.is_some(), info.wdl.is_some(), info.text.is_some()];
        (small, large, others, info.pv.is_empty())
    };
    if let Some(first) = told.first() {
        assert!(heard.iter().all(|info| shape(info) == shape(first)), "{told:?} {heard:?}");
    }
    assert!(told.is_empty() || heard.is_empty() || heard[0].depth == told[0].depth);
}
