//! Any rule string is read or refused; the rules in full read as themselves
//! and start the same game.
//!
//! An input is a game, a rule string and perhaps a board.

#![no_main]

use bashenka_fuzz::Under;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Some(under) = Under::read(text) else { return };
    let board = under.board.as_ref();
    let full = match under.kind.full_rules(under.rules, board) {
        Ok(full) => full,
        Err(refusal) => {
            assert_eq!(refusal.faults().next().map(|fault| fault.code), Some(refusal.code()));
            assert!(under.open(None).is_none(), "{refusal}, but it starts");
            return;
        }
    };
    assert_eq!(under.kind.full_rules(&full, board).as_ref(), Ok(&full));
    let again = Under { kind: under.kind, rules: &full, board: under.board.clone() };
    match (under.open(None), again.open(None)) {
        (None, None) => {}
        (Some(given), Some(again)) => {
            assert_eq!(given.rules(), full);
            assert_eq!(again.rules(), full);
            assert_eq!(given.position_text(), again.position_text());
            assert_eq!(given.hash(), again.hash());
        }
        (given, _) => panic!("only one starts, as given: {}, {full}", given.is_some()),
    }
});
