//! Any bytes can be said to the engine: it answers in the form of the protocol,
//! no search fails, and no line gets more than one move. What either side's
//! reader takes reads back when it is written.

#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{Answer, Command};
use ugi::{Pace, Settings, run};

/// Small enough for many searches a second.
const SETTINGS: Settings =
    Settings { most_nodes: Some(200), most_hash: 1, most_threads: 2, pace: Pace::OneByOne };

fuzz_target!(|bytes: &[u8]| {
    for line in String::from_utf8_lossy(bytes).lines() {
        read_back(line);
    }
    let mut output = Vec::new();
    run(bytes, &mut output, &SETTINGS).expect("memory does not fail");
    let output = String::from_utf8(output).expect("answers are text");
    for line in output.lines() {
        let answer: Answer = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let is_internal = matches!(&answer, Answer::Error { code, .. } if code == "internal");
        assert!(!is_internal, "{line}");
    }
    let count = |word: &str| output.lines().filter(|line| line.starts_with(word)).count();
    assert!(count("bestmove ") <= String::from_utf8_lossy(bytes).lines().count());
});

fn read_back(line: &str) {
    if let Ok(command) = line.parse::<Command>() {
        let again = command.to_string();
        let reread = again.parse::<Command>().unwrap_or_else(|error| panic!("{again}: {error}"));
        assert_eq!(reread.to_string(), again);
    }
    if let Ok(answer) = line.parse::<Answer>() {
        let again = answer.to_string();
        let reread = again.parse::<Answer>().unwrap_or_else(|error| panic!("{again}: {error}"));
        assert_eq!(reread.to_string(), again);
    }
}
