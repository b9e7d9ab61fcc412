//! What the solver promises: what it says is so.

use std::sync::atomic::AtomicBool;

use engine::solve::{Account, Budget, Fate, Length, Method, Reservation, Solution, Verdict, solve};
use rules::random::SplitMix64;
use rules::{AnyGame, Kind, Reason};
use rules_testkit::exhaustive::{self, Worth};
use rules_testkit::reference::{Ogama, Reference, Stackreverse};
use rules_testkit::vectors::{self, Game};

fn open(game: Game, rules: &str, position: Option<&str>) -> AnyGame {
    let kind = match game {
        Game::Ogama => Kind::Ogama,
        Game::Stackreverse => Kind::Stackreverse,
    };
    kind.open(rules, None, position).unwrap_or_else(|refusal| panic!("{refusal}: {rules}"))
}

fn ask(game: &AnyGame, budget: Budget) -> Solution {
    solve(game, &budget, &AtomicBool::new(false), &mut |_| {}).expect("a little memory")
}

const SMALL: Budget =
    Budget { method: Method::Prove, nodes: 3_000_000, megabytes: 16, plies: None };
const WHOLE: Budget =
    Budget { method: Method::Exhaust, nodes: 100_000_000, megabytes: 256, plies: None };

/// The line is legal, has the length that the verdict says, and ends with the
/// verdict's winner.
#[track_caller]
fn check_line(game: &AnyGame, solution: &Solution) {
    let (winner, length) = match solution.verdict {
        Verdict::Win(length) => (game.turn(), length),
        Verdict::Loss(length) => (!game.turn(), length),
        Verdict::Draw | Verdict::Unknown => return,
    };
    let mut game = game.clone();
    for mv in &solution.line {
        game.play_text(mv).unwrap_or_else(|fault| panic!("{fault}: {solution:?}"));
    }
    let outcome = game.outcome().unwrap_or_else(|| panic!("it goes on: {solution:?}"));
    assert_eq!(outcome.winner, Some(winner), "{solution:?}");
    match length {
        Length::Exactly(plies) => assert_eq!(solution.line.len() as u32, plies),
        Length::AtMost(plies) => assert!(solution.line.len() as u32 <= plies),
    }
}

#[test]
fn every_puzzle_of_the_vectors_is_solved() {
    for puzzle in vectors::puzzles() {
        let game = open(puzzle.game, &puzzle.rules, Some(&puzzle.position));
        let solution = ask(&game, SMALL);
        let verdict = match (puzzle.win_in_plies, puzzle.loss_in_plies) {
            (Some(plies), _) => Verdict::Win(Length::Exactly(plies)),
            (_, plies) => Verdict::Loss(Length::Exactly(plies.expect("a win or a loss"))),
        };
        let mut moves = puzzle.moves.clone();
        moves.sort_unstable();
        assert_eq!((solution.verdict, &solution.moves), (verdict, &moves), "{puzzle:?}");
        check_line(&game, &solution);
    }
}

/// A position some random moves after a start.
fn stray(game: Game, rules: &str, random: &mut SplitMix64) -> AnyGame {
    let mut stray = open(game, rules, None);
    for _ in 0..random.below(12) {
        let moves = stray.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = &moves[random.below(moves.len() as u64) as usize].text;
        stray.play_text(mv).expect("a listed move is legal");
    }
    // As a typed-in position: it has no history.
    open(game, rules, Some(&stray.position_text()))
}

/// Both methods and the reference agree on random positions of a small game.
fn agree<R: Reference>(game: Game, rules: &str, seed: u64, rounds: u32) {
    let mut random = SplitMix64::new(seed);
    for _ in 0..rounds {
        let position = stray(game, rules, &mut random);
        let name = format!("seed {seed}: {rules} {}", position.position_text());
        let first = R::parse(rules, None, &position.position_text()).expect("legal");
        let Some(answer) = exhaustive::solve(&first, 30_000) else { continue };
        let truth = match answer.worth {
            Worth::Win(plies) => Verdict::Win(Length::Exactly(plies)),
            Worth::Loss(plies) => Verdict::Loss(Length::Exactly(plies)),
            Worth::Open => Verdict::Draw,
        };
        let [whole, proven] = [WHOLE, SMALL].map(|budget| ask(&position, budget));
        assert_eq!(whole.verdict, truth, "{name}");
        assert_eq!(proven.verdict, truth, "{name}");
        assert_eq!(whole.moves, proven.moves, "{name}");
        if position.outcome().is_none() {
            let counted = whole.census.expect("it was exhausted").positions;
            assert_eq!(counted, answer.positions as u64, "{name}");
        }
        check_line(&position, &whole);
        check_line(&position, &proven);
    }
}

#[test]
fn both_methods_agree_with_the_reference_at_ogama() {
    for (n, rules) in [
        "size=2x4,rows=1",
        "size=2x3,rows=1,tie=mover",
        "size=2x4,rows=1,toad-single=yes,stalemate=loss",
        "size=3x3,rows=1",
    ]
    .iter()
    .enumerate()
    {
        agree::<Ogama>(Game::Ogama, rules, n as u64 + 1, 12);
    }
}

#[test]
fn both_methods_agree_with_the_reference_at_stackreverse() {
    for (n, rules) in [
        "size=3x3,set=1,loss=helpless",
        "size=3x3,set=1",
        "size=3x3,set=1,loss=strict",
        "size=4x3,set=1,loss=blocked",
        "size=2x3,set=1.2",
    ]
    .iter()
    .enumerate()
    {
        agree::<Stackreverse>(Game::Stackreverse, rules, n as u64 + 1, 8);
    }
}

#[test]
fn ogama_3x4_is_a_draw_wherever_the_toads_begin() {
    for light in ["a1", "b1", "c1"] {
        for dark in ["a4", "b4", "c4"] {
            let rules = format!("size=3x4,rows=1,toads={light}.{dark}");
            assert_eq!(ask(&open(Game::Ogama, &rules, None), SMALL).verdict, Verdict::Draw);
        }
    }
}

/// A win in seven.
const SEVEN: &str = "x,bb,b*,x/x,o,x2/x3,b/o,x,o,o* b";

#[test]
fn a_win_that_comes_after_the_cap_is_none() {
    for (cap, is_win) in [(7, true), (6, false), (2, false)] {
        let rules = format!("size=4x4,rows=1,cap={cap}");
        let game = open(Game::Ogama, &rules, Some(SEVEN));
        let verdict = ask(&game, SMALL).verdict;
        assert_eq!(verdict == Verdict::Win(Length::Exactly(7)), is_win, "cap {cap}: {verdict:?}");
        assert!(is_win || !matches!(verdict, Verdict::Win(_) | Verdict::Loss(_)));
    }
}

#[test]
fn a_third_occurrence_is_no_win() {
    let mut game = open(Game::Ogama, "size=4x4,rows=1", Some(SEVEN));
    assert_eq!(ask(&game, SMALL).moves, ["b4b3"]);
    game.play_text("b4b3").expect("legal");
    // A game that begins after the winning move, and comes back to it twice.
    let mut game = open(Game::Ogama, "size=4x4,rows=1", Some(&game.position_text()));
    for mv in ["Tc1", "b3b4", "Td1", "b4b3", "Tc1", "b3b4", "Td1"] {
        game.play_text(mv).expect("legal");
    }
    assert_eq!((game.position_text(), game.occurrences()), (SEVEN.to_owned(), 2));
    for budget in [SMALL, Budget { nodes: 20_000_000, ..SMALL }] {
        let solution = ask(&game, budget);
        assert!(!solution.moves.contains(&"b4b3".to_owned()), "{solution:?}");
        check_line(&game, &solution);
    }
}

#[test]
fn no_draw_is_claimed_where_a_repetition_may_win() {
    let game = open(Game::Ogama, "size=2x4,rows=2,toads=a1.a4,repetition=captures", None);
    let solution = ask(&game, Budget { nodes: 20_000_000, ..WHOLE });
    assert_eq!(solution.verdict, Verdict::Unknown);
    assert_eq!(solution.reservation, Some(Reservation::Repetition));
}

#[test]
fn no_budget_is_too_small_and_stop_means_stop() {
    let games = [
        open(Game::Ogama, "", None),
        open(Game::Stackreverse, "", None),
        open(Game::Ogama, "size=16x16", None),
    ];
    for game in &games {
        for method in [Method::Prove, Method::Exhaust] {
            let tiny = Budget { method, nodes: 1, megabytes: 0, plies: None };
            assert_eq!(ask(game, tiny).verdict, Verdict::Unknown);
            let budget = Budget { method, nodes: u64::MAX, megabytes: 1, plies: None };
            let stopped = solve(game, &budget, &AtomicBool::new(true), &mut |_| {});
            assert_eq!(stopped.expect("a megabyte").verdict, Verdict::Unknown);
        }
    }
    assert!(
        solve(
            &games[0],
            &Budget { megabytes: usize::MAX, ..SMALL },
            &AtomicBool::new(false),
            &mut |_| {}
        )
        .is_err()
    );
}

#[test]
fn a_finished_game_is_won_or_lost_already() {
    let game = open(Game::Ogama, "size=3x3", Some("b*,x2/x,obobobo,x/o*,x2 o"));
    assert_eq!(ask(&game, SMALL).verdict, Verdict::Win(Length::Exactly(0)));
    let game = open(Game::Stackreverse, "size=4x4", Some("b10,x3/x4/x4/w1b5,x3 w 0,0"));
    assert_eq!(ask(&game, WHOLE).verdict, Verdict::Loss(Length::Exactly(0)));
}

#[test]
fn a_lost_endgame_is_accounted_for_move_by_move() {
    let position = "b*,x4/x2,oob,ob,ob/o,x2,b,x/x3,o,x/ooo*,x4 o";
    let game = open(Game::Ogama, "size=5x5,rows=1", Some(position));
    let solution = ask(&game, SMALL);
    assert_eq!(solution.verdict, Verdict::Loss(Length::Exactly(2)));
    let account = Account::of(&game, &solution, &AtomicBool::new(false)).expect("memory");
    let end = account.end.expect("the line is whole");
    assert_eq!(end.outcome.reason, Reason::Captures);
    assert_eq!(account.alternatives.len(), game.legal_moves().len());
    let taken = account.alternatives.iter().find(|other| other.mv == "a3d3").expect("legal");
    assert_eq!(taken.end.and_then(|end| end.captures), Some([1, 4]));
    for other in &account.alternatives {
        assert!(matches!(other.fate, Fate::Decided { plies: 0 | 1, .. }), "{other:?}");
        assert!(other.end.is_some(), "{other:?}");
    }
}
