//! The bench and its signature.

mod common;

use common::{ask, line};

const QUICK: [&str; 3] = ["bench", "--depth", "3"];

fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&line(args)).expect("one JSON object")
}

#[test]
fn two_runs_agree_on_the_signature() {
    let runs = [(); 2].map(|()| json(&[&QUICK[..], &["--json"]].concat()));
    assert!(runs[0]["bench"].as_u64().is_some_and(|nodes| nodes > 10_000), "{}", runs[0]);
    assert_eq!(runs[0]["bench"], runs[1]["bench"]);
    let nodes = |run: &serde_json::Value| {
        let positions = run["positions"].as_array().expect("a list").clone();
        positions.iter().map(|one| one["nodes"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    assert_eq!(nodes(&runs[0]), nodes(&runs[1]));
    assert_eq!(nodes(&runs[0]).iter().sum::<u64>(), runs[0]["bench"].as_u64().unwrap_or(0));
}

#[test]
fn every_position_and_both_speeds_are_told() {
    let answer = ask(&QUICK);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{answer:?}");
    let lines: Vec<&str> = answer.out.lines().collect();
    for game in ["ogama ", "stackreverse "] {
        let of_game: Vec<_> = lines.iter().filter(|line| line.starts_with(game)).collect();
        assert!(of_game.len() > 10, "{}", answer.out);
        assert!(of_game.last().is_some_and(|line| line.ends_with(" nodes/s")), "{}", answer.out);
    }
    let last = lines.last().and_then(|line| line.strip_prefix("Bench: "));
    assert!(last.is_some_and(|nodes| nodes.parse::<u64>().is_ok()), "{}", answer.out);
}

#[test]
fn several_threads_are_taken_and_nonsense_is_refused() {
    assert_eq!(ask(&[&QUICK[..], &["--threads", "2"]].concat()).status, 0);
    for bad in [["--depth", "0"], ["--threads", "0"], ["--hash", "0"], ["--depth", "129"]] {
        assert_eq!(ask(&[&["bench"][..], &bad].concat()).status, 2, "{bad:?}");
    }
}
