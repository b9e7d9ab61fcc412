//! The reference against everything the vectors say of rules.

use rules_testkit::reference::{
    Fault, Neighbours, Ogama, Reference, ReferenceGame, Stackreverse,
};
use rules_testkit::vectors::{
    Board, Command, CommandCase, Game, MoreCase, PerftCase, RuleCase, more, rules,
};

/// Perft counts above this are left to faster programs.
const AFFORDABLE_NODES: u64 = 1_000_000;

/// The neighbours that a case needs: `None` for a grid, and an error for a
/// board whose neighbours are not given outright.
fn neighbours(board: Option<&Board>) -> Result<Option<Neighbours>, NotGiven> {
    match board {
        None => Ok(None),
        Some(board) => board.neighbours().map(Some).ok_or(NotGiven),
    }
}

/// A board of polygons, whose neighbours this test cannot know.
#[derive(Debug)]
struct NotGiven;

fn check_rule_case<R: Reference>(case: &RuleCase, board: Option<&Neighbours>) {
    let name = format!("{} {}", case.rules, case.position);
    let parse = |text: &str| R::parse(&case.rules, board, text).expect(&name);
    let position = parse(&case.position);
    assert_eq!(position.position(), case.position, "{name}");
    assert_eq!(position.status(), case.status, "{name}");
    assert_eq!(position.moves(), case.moves, "{name}");
    for (depth, &nodes) in (1..).zip(&case.perft) {
        if nodes <= AFFORDABLE_NODES {
            assert_eq!(position.perft(depth), nodes, "{name}, depth {depth}");
        }
    }
    if let Some(applied) = &case.apply {
        let next = position.apply(&applied.action).expect(&name);
        assert_eq!(next.position(), applied.position, "{name}");
        assert_eq!(next.status(), applied.status, "{name}");
        let typed = parse(&applied.position);
        assert_eq!(typed.status(), applied.status, "{name}");
    }
}

#[test]
fn rules_json_is_passed_whole() {
    let mut passed = 0;
    let mut skipped = 0;
    for case in rules() {
        let Ok(board) = neighbours(case.board.as_ref()) else {
            skipped += 1;
            continue;
        };
        match case.game {
            Game::Ogama => check_rule_case::<Ogama>(&case, board.as_ref()),
            Game::Stackreverse => check_rule_case::<Stackreverse>(&case, board.as_ref()),
        }
        passed += 1;
    }
    eprintln!("rules.json: {passed} passed, {skipped} skipped");
    assert_eq!((passed, skipped), (242, 0));
}

fn check_perft_case<R: Reference>(case: &PerftCase, board: Option<&Neighbours>) {
    let position = R::parse(&case.rules, board, &case.position).expect(&case.id);
    assert_eq!(position.position(), case.position, "{}", case.id);
    assert_eq!(position.perft(case.depth), case.nodes, "{}", case.id);
}

#[test]
fn perft_counts_of_more_json_are_met() {
    let mut passed = 0;
    let mut skipped = 0;
    for case in more() {
        let MoreCase::Perft(case) = case else {
            continue;
        };
        let board = neighbours(case.board.as_ref());
        let (Ok(board), true) = (board, case.nodes <= AFFORDABLE_NODES) else {
            skipped += 1;
            continue;
        };
        match case.game {
            Game::Ogama => check_perft_case::<Ogama>(&case, board.as_ref()),
            Game::Stackreverse => check_perft_case::<Stackreverse>(&case, board.as_ref()),
        }
        passed += 1;
    }
    eprintln!("more.json, perft: {passed} passed, {skipped} skipped");
    assert_eq!((passed, skipped), (86, 0));
}

/// What a command answers: its line, or the fault.
fn answer<R: Reference>(case: &CommandCase, board: Option<&Neighbours>) -> Result<String, Fault> {
    if case.command == Command::Start {
        let toads = case.toads.as_deref().unwrap_or("");
        let items = [case.rules.clone(), format!("toads={toads}")];
        let given = if toads.is_empty() { 1 } else { 2 };
        return Ok(R::start(&items[..given].join(","), board)?.position());
    }
    let mut game = ReferenceGame::new(R::parse(&case.rules, board, &case.position)?);
    for action in case.moves.split_whitespace() {
        game.play(action)?;
    }
    Ok(match case.command {
        Command::Status => game.status(),
        Command::Moves => game.moves().join(" "),
        Command::Apply | Command::Start => game.current().position(),
    })
}

#[test]
fn commands_of_more_json_are_answered() {
    let mut passed = 0;
    let mut skipped = 0;
    for case in more() {
        let MoreCase::Command(case) = case else {
            continue;
        };
        let Ok(board) = neighbours(case.board.as_ref()) else {
            skipped += 1;
            continue;
        };
        let answer = match case.game {
            Game::Ogama => answer::<Ogama>(&case, board.as_ref()),
            Game::Stackreverse => answer::<Stackreverse>(&case, board.as_ref()),
        };
        match answer {
            Ok(answer) => assert_eq!(Some(answer), case.expect, "{}", case.id),
            Err(fault) => assert_eq!(Some(fault.code), case.error, "{}", case.id),
        }
        passed += 1;
    }
    eprintln!("more.json, commands: {passed} passed, {skipped} skipped");
    assert_eq!((passed, skipped), (89, 0));
}
