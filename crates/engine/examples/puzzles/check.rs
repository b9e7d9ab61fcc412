//! Checks puzzles: the solver agrees with them, and the engine solves them.

use std::error::Error;
use std::sync::atomic::AtomicBool;

use engine::solve::{Budget, Length, Verdict, solve};
use engine::{Engine, Limits};

use crate::puzzle::Puzzle;

/// Checks every puzzle and says what is wrong with it. The engine has `nodes`
/// for each.
pub fn check(puzzles: &[Puzzle], nodes: u64) -> Result<(), Box<dyn Error>> {
    let mut wrong = 0;
    let mut unsolved = 0;
    for puzzle in puzzles {
        if let Some(fault) = fault_of(puzzle)? {
            wrong += 1;
            println!("WRONG ({fault}): {} {:?} {}", puzzle.game, puzzle.rules, puzzle.position);
        }
        if puzzle.win_in_plies.is_some() && nodes_to_find(puzzle, nodes)?.is_none() {
            unsolved += 1;
            println!(
                "unsolved: {} {:?} {} win in {} by {}",
                puzzle.game,
                puzzle.rules,
                puzzle.position,
                puzzle.win_in_plies.unwrap_or(0),
                puzzle.moves.join(" ")
            );
        }
    }
    let wins = puzzles.iter().filter(|puzzle| puzzle.win_in_plies.is_some()).count();
    println!("{} of {} agree with the solver", puzzles.len() - wrong, puzzles.len());
    println!("{} of {wins} wins found by the engine at {nodes} nodes", wins - unsolved);
    if wrong > 0 { Err("some puzzles are wrong".into()) } else { Ok(()) }
}

/// What the solver says against a puzzle.
fn fault_of(puzzle: &Puzzle) -> Result<Option<String>, Box<dyn Error>> {
    let budget = Budget { nodes: 40_000_000, megabytes: 64, ..Budget::default() };
    let solution = solve(&puzzle.open()?, &budget, &AtomicBool::new(false), &mut |_| {})?;
    let verdict = match (puzzle.win_in_plies, puzzle.loss_in_plies) {
        (Some(plies), _) => Verdict::Win(Length::Exactly(plies)),
        (None, Some(plies)) => Verdict::Loss(Length::Exactly(plies)),
        (None, None) => return Ok(Some("neither a win nor a loss".to_owned())),
    };
    let mut moves = puzzle.moves.clone();
    moves.sort_unstable();
    let agrees = solution.verdict == verdict && solution.moves == moves;
    Ok((!agrees).then(|| format!("{:?} {:?}", solution.verdict, solution.moves)))
}

/// The nodes after which the engine, at most `nodes` of them, stays with a
/// move of the solution; `None` if it ends with another.
pub fn nodes_to_find(puzzle: &Puzzle, nodes: u64) -> Result<Option<u64>, Box<dyn Error>> {
    let engine = Engine::new(32, 1)?;
    let is_right = |best: Option<&str>| best.is_some_and(|mv| puzzle.moves.iter().any(|m| m == mv));
    let (mut since, mut last) = (None, 0);
    let stop = AtomicBool::new(false);
    let report = engine.search(&puzzle.open()?, &Limits::nodes(nodes), &stop, &mut |report| {
        since = if is_right(report.best()) { since.or(Some(last)) } else { None };
        last = report.nodes;
    });
    Ok(if is_right(report.best()) { since.or(Some(last)) } else { None })
}
