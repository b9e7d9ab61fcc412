//! The reference agrees with every vector that it can read.

use std::collections::BTreeSet;

use rules_testkit::reference::{Fault, Neighbours, Ogama, Reference, ReferenceGame, Stackreverse};
use rules_testkit::vectors::{
    Board, Command, CommandCase, Game, MoreCase, PerftCase, Puzzle, RuleCase, more, puzzles, rules,
};

/// Calls a generic function for the game that a case is about.
macro_rules! for_game {
    ($game:expr, $function:ident($($argument:expr),*)) => {
        match $game {
            Game::Ogama => $function::<Ogama>($($argument),*),
            Game::Stackreverse => $function::<Stackreverse>($($argument),*),
        }
    };
}

/// The neighbours of a case's board; only edge boards occur in the vectors.
fn neighbours(board: Option<&Board>) -> Option<Neighbours> {
    board.map(|board| board.neighbours().expect("the vectors give edges"))
}

fn parse<R: Reference>(rules: &str, board: Option<&Board>, position: &str) -> R {
    let neighbours = neighbours(board);
    let parsed = R::parse(rules, neighbours.as_ref(), position);
    parsed.unwrap_or_else(|fault| panic!("{rules} {position}: {} {}", fault.code, fault.text))
}

// rules.json

#[test]
fn every_rule_vector_holds() {
    let cases = rules();
    for case in &cases {
        for_game!(case.game, check_rule_case(case));
    }
    assert_eq!(cases.len(), 242);
}

fn check_rule_case<R: Reference>(case: &RuleCase) {
    let name = format!("{:?} {} {}", case.game, case.rules, case.position);
    let position: R = parse(&case.rules, case.board.as_ref(), &case.position);
    assert_eq!(position.position(), case.position, "{name}");
    assert_eq!(position.status(), case.status, "{name}");
    assert_eq!(position.moves(), case.moves, "{name}");
    for (depth, count) in (1..).zip(&case.perft) {
        assert_eq!(position.perft(depth), *count, "{name} depth {depth}");
    }
    if let Some(applied) = &case.apply {
        let next = position.apply(&applied.action).expect("the move is legal");
        assert_eq!(next.position(), applied.position, "{name} {}", applied.action);
        assert_eq!(next.status(), applied.status, "{name} {}", applied.action);
    }
}

// more.json

#[test]
fn every_perft_vector_holds() {
    let cases: Vec<PerftCase> = more()
        .into_iter()
        .filter_map(|case| match case {
            MoreCase::Perft(case) => Some(case),
            MoreCase::Command(_) => None,
        })
        .collect();
    for case in &cases {
        for_game!(case.game, check_perft_case(case));
    }
    assert_eq!(cases.len(), 86);
}

fn check_perft_case<R: Reference>(case: &PerftCase) {
    let position: R = parse(&case.rules, case.board.as_ref(), &case.position);
    assert_eq!(position.perft(case.depth), case.nodes, "{}", case.id);
}

#[test]
fn every_command_vector_holds() {
    let cases: Vec<CommandCase> = more()
        .into_iter()
        .filter_map(|case| match case {
            MoreCase::Command(case) => Some(case),
            MoreCase::Perft(_) => None,
        })
        .collect();
    for case in &cases {
        let answer = for_game!(case.game, answer(case));
        match (&case.expect, &case.error) {
            (Some(expected), None) => {
                assert_eq!(answer.as_ref(), Ok(expected), "{}", case.id);
            }
            (None, Some(code)) => {
                let fault = answer.expect_err(&case.id);
                assert_eq!(fault.code, *code, "{}: {}", case.id, fault.text);
            }
            _ => panic!("{} has neither one answer nor one error", case.id),
        }
    }
    assert_eq!(cases.len(), 89);
}

/// The answer of a library to what a command asks.
fn answer<R: Reference>(case: &CommandCase) -> Result<String, Fault> {
    let board = neighbours(case.board.as_ref());
    if case.command == Command::Start {
        return Ok(R::start(&case.rules, board.as_ref())?.position());
    }
    let first = R::parse(&case.rules, board.as_ref(), &case.position)?;
    let mut game = ReferenceGame::new(first);
    for action in case.moves.split_whitespace() {
        game.play(action)?;
    }
    Ok(match case.command {
        Command::Status => game.status(),
        Command::Moves => game.moves().join(" "),
        Command::Apply | Command::Start => game.current().position(),
    })
}

// puzzles.json

#[test]
fn every_puzzle_is_as_said() {
    let puzzles = puzzles();
    for puzzle in &puzzles {
        for_game!(puzzle.game, check_puzzle(puzzle));
    }
    assert_eq!(puzzles.len(), 69);
}

/// Checks a puzzle by exhaustive search, and that it has no shorter solution.
fn check_puzzle<R: Reference>(puzzle: &Puzzle) {
    let position: R = parse(&puzzle.rules, None, &puzzle.position);
    let name = format!("{} {}", puzzle.rules, puzzle.position);
    match (puzzle.win_in_plies, puzzle.loss_in_plies) {
        (Some(plies), None) => {
            assert!(!wins(&position, plies - 1), "{name} is won sooner");
            let listed: BTreeSet<String> = puzzle.moves.iter().cloned().collect();
            assert_eq!(winning_moves(&position, plies), listed, "{name}");
        }
        (None, Some(plies)) => {
            assert!(!loses(&position, plies - 1), "{name} is lost sooner");
            assert!(loses(&position, plies), "{name} is not lost");
        }
        _ => panic!("{name} is neither a win nor a loss"),
    }
}

/// The first moves that win within `plies`.
fn winning_moves<R: Reference>(position: &R, plies: u32) -> BTreeSet<String> {
    let children = position.children().into_iter();
    children.filter(|(_, next)| loses(next, plies - 1)).map(|(action, _)| action).collect()
}

/// Whether the player to move wins within `plies`, whatever the other does.
fn wins<R: Reference>(position: &R, plies: u32) -> bool {
    if position.status() != "ongoing" || plies == 0 {
        return winner(position) == Some(position.to_move());
    }
    position.children().iter().any(|(_, next)| loses(next, plies - 1))
}

/// Whether the player to move loses within `plies`, whatever he does.
fn loses<R: Reference>(position: &R, plies: u32) -> bool {
    if position.status() != "ongoing" || plies == 0 {
        return winner(position).is_some_and(|winner| winner != position.to_move());
    }
    position.children().iter().all(|(_, next)| wins(next, plies - 1))
}

/// Who has won, if the position is over and not a draw.
fn winner<R: Reference>(position: &R) -> Option<String> {
    let status = position.status();
    let winner = status.strip_prefix("over winner=")?.split(' ').next()?;
    (winner != "draw").then(|| winner.to_owned())
}

// Boards

#[test]
fn every_board_of_the_vectors_gives_its_edges() {
    let of_rules = rules().into_iter().filter_map(|case| case.board);
    let of_more = more().into_iter().filter_map(|case| match case {
        MoreCase::Perft(case) => case.board,
        MoreCase::Command(case) => case.board,
    });
    let (edges, polygons): (Vec<Board>, Vec<Board>) =
        of_rules.chain(of_more).partition(|board| matches!(board, Board::Edges(_)));
    assert_eq!((edges.len(), polygons.len()), (46, 0));
}
