//! No sequence of move strings makes a game panic; a move that is refused
//! changes nothing, and one that is accepted reads back.
//!
//! The first letter of an input chooses a start, `<` takes a move back and `>`
//! makes it again; all else is moves with blanks between them.

#![no_main]

use std::cell::OnceCell;

use bashenka_fuzz::Under;
use libfuzzer_sys::fuzz_target;
use rules::AnyGame;

/// Three cells by three, White's below.
const BOARD: &str = "stackreverse set=1.2.3,steps=1-2 {\"cells\": 9, \"edges\": [[1, 2], [2, 3], \
    [4, 5], [5, 6], [7, 8], [8, 9], [1, 4], [2, 5], [3, 6], [4, 7], [5, 8], [6, 9]], \
    \"white\": [1, 2, 3], \"black\": [7, 8, 9]}";

/// A first line and a position; `""` is the start.
const STARTS: [(&str, &str); 10] = [
    ("ogama size=4x4,rows=1,toads=b1.b4", ""),
    ("ogama size=5x5,rows=1,toad-single=yes,tie=mover,cap=12", ""),
    ("ogama size=4x4,repetition=captures", "b*,x2,bb/bobo,b,x,b/x2,ooobo,x/x,o*,o,x o"),
    ("ogama size=10x10,rows=3", ""),
    ("ogama ", "oooooo*,x,b* b"),
    ("stackreverse size=4x4,set=1.2.3.4,loss=strict", ""),
    ("stackreverse size=5x5,set=1.2.3,lines=all,compare=signed,loss=helpless,cap=9", ""),
    ("stackreverse loss=blocked", "w1b5,x3/x4/x4/b10,x3 w 0,0"),
    ("stackreverse set=1.2.3,board=wild.20.1", ""),
    (BOARD, ""),
];

/// The longest game played: more would tell nothing new.
const LONGEST: usize = 120;

thread_local! {
    static GAMES: OnceCell<Vec<AnyGame>> = const { OnceCell::new() };
}

fn games() -> Vec<AnyGame> {
    let open = |&(first, position): &(&str, &str)| {
        let under = Under::read(first).expect("a game");
        let position = (!position.is_empty()).then_some(position);
        under.open(position).expect("a position")
    };
    STARTS.iter().map(open).collect()
}

fuzz_target!(|text: &str| {
    let Some((first, moves)) = text.split_at_checked(1) else { return };
    let start = usize::from(first.as_bytes()[0]) % STARTS.len();
    let mut game = GAMES.with(|kept| kept.get_or_init(games)[start].clone());
    for word in moves.split_ascii_whitespace().take(LONGEST) {
        match word {
            "<" => _ = game.undo(),
            ">" => _ = game.redo(),
            _ => play(&mut game, word),
        }
    }
    let end = (game.position_text(), game.hash(), game.status(), game.moves_made());
    while game.undo().is_some() {}
    assert_eq!(game.position_text(), game.start_text());
    for _ in 0..end.3.len() {
        assert!(game.redo().is_some());
    }
    assert_eq!((game.position_text(), game.hash(), game.status(), game.moves_made()), end);
});

fn play(game: &mut AnyGame, word: &str) {
    let before = (game.position_text(), game.hash(), game.moves_made().len());
    let legal = game.legal_moves();
    let is_listed = |text: &str| legal.iter().any(|info| info.text == text);
    match game.play_text(word) {
        Ok(written) => {
            assert!(is_listed(&written), "{written} in {}", before.0);
            let after = (game.position_text(), game.hash());
            assert_eq!(game.undo().as_ref(), Some(&written));
            assert_eq!(game.play_text(&written).as_ref(), Ok(&written));
            assert_eq!((game.position_text(), game.hash()), after);
            assert_eq!(game.moves_made().len(), before.2 + 1);
        }
        Err(fault) => {
            assert!(!is_listed(word), "{word} in {}: {fault}", before.0);
            assert!(["bad-move", "illegal-move", "game-over"].contains(&fault.code), "{fault}");
            // A point off the board is told first, the end of the game after it.
            assert!(fault.code != "game-over" || legal.is_empty(), "{fault}");
            assert!(!legal.is_empty() || game.outcome().is_some());
            assert_eq!((game.position_text(), game.hash(), game.moves_made().len()), before);
        }
    }
}
