//! What `play` refuses before it opens a screen.

mod common;

use common::{ask, refused};

#[test]
fn it_asks_for_a_terminal() {
    for args in [&["play"][..], &["play", "--game", "ogama", "--lang", "ru", "--side", "Black"]] {
        let answer = ask(args);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{answer:?}");
        assert_eq!(answer.code(), Some("no-terminal"), "{answer:?}");
        assert!(answer.err.contains("expected a terminal"), "{answer:?}");
    }
}

#[test]
fn bad_options_are_refused_first() {
    refused("bad-game", &["play", "--game", "chess"]);
    refused("bad-rules", &["play", "--game", "ogama", "--rules", "x=1"]);
    refused("bad-position", &["play", "--game", "ogama", "--position", "-"]);
    refused("bad-board", &["play", "--game", "stackreverse", "--board", "no-such-file"]);
    refused("bad-side", &["play", "--game", "ogama", "--side", "white"]);
    let sides = ask(&["play", "--side", "red"]).err;
    assert!(
        sides.contains("expected light or orange or white or dark or black, got 'red'"),
        "{sides}"
    );
    for args in [
        &["--level", "0"][..],
        &["--level", "11"],
        &["--level", "best"],
        &["--level", "1", "--hotseat"],
        &["--side", "dark", "--hotseat"],
        &["--rules", "size=4x4"],
        &["--load", "a", "--game", "ogama"],
        &["--lang", "fr"],
    ] {
        assert_eq!(ask(&[&["play"], args].concat()).status, 2, "{args:?}");
    }
}

#[test]
fn its_help_has_examples() {
    let help = ask(&["play", "--help"]).out;
    let examples: Vec<&str> = help.lines().filter(|line| line.starts_with("  bashenka ")).collect();
    assert!(examples.len() > 2, "{help}");
    for example in examples {
        // All of them get as far as asking for a terminal.
        let plain = example.replace('"', "");
        let args: Vec<&str> = plain.split_whitespace().skip(1).collect();
        assert_eq!(ask(&args).code(), Some("no-terminal"), "{example}");
    }
}
