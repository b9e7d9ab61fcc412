//! The value of a small game by the reference alone.
//!
//! `cargo run --release -p bashenka-rules-testkit --example exhaustive -- ogama RULES MOST`

use std::process::ExitCode;

use rules_testkit::exhaustive::solve;
use rules_testkit::reference::{Ogama, Reference, Stackreverse};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let answer = match &words[..] {
        [game, rules, most] if game == "ogama" => answer::<Ogama>(rules, most),
        [game, rules, most] if game == "stackreverse" => answer::<Stackreverse>(rules, most),
        _ => Err("expected GAME RULES MOST-POSITIONS".to_owned()),
    };
    match answer {
        Ok(text) => {
            eprintln!("{text}");
            ExitCode::SUCCESS
        }
        Err(text) => {
            eprintln!("error: {text}");
            ExitCode::FAILURE
        }
    }
}

fn answer<R: Reference>(rules: &str, most: &str) -> Result<String, String> {
    let most: usize = most.parse().map_err(|_| format!("expected a number, got '{most}'"))?;
    let first = R::start(rules, None).map_err(|fault| fault.text)?;
    let answer = solve(&first, most).ok_or("more positions than that")?;
    Ok(format!("{:?}, {} positions", answer.worth, answer.positions))
}
