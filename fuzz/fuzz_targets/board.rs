//! Any text is read as a wild board or refused; a board comes back from its
//! own text, its cells are neighbours of each other, and it can be played on.

#![no_main]

use std::sync::Arc;

use bashenka_fuzz::Under;
use libfuzzer_sys::fuzz_target;
use rules::Kind;
use rules::wild::WildBoard;

fuzz_target!(|text: &str| {
    let board = match WildBoard::from_json(text) {
        Ok(board) => board,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let json = board.to_json();
    let again = WildBoard::from_json(&json);
    assert_eq!(again.as_ref(), Ok(&board), "{json}");
    assert_eq!(again.map(|board| board.to_json()), Ok(json));
    for cell in 0..board.cells() {
        let neighbours = board.neighbours(cell);
        assert!(neighbours.is_sorted_by(|a, b| a < b), "{cell}: {neighbours:?}");
        for &other in neighbours {
            assert_ne!(usize::from(other), cell);
            assert!(board.neighbours(usize::from(other)).contains(&(cell as u8)));
        }
        let _ = board.centre(cell);
    }
    let board = Some(Arc::new(board));
    for rules in ["set=1", "set=1.2,steps=1-2,loss=helpless"] {
        let under = Under { kind: Kind::Stackreverse, rules, board: board.clone() };
        if let Some(mut game) = under.open(None) {
            under.check(&mut game);
        }
    }
});
