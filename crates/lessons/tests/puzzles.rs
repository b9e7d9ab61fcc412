//! The puzzles: how they are graded, and that they can be solved and failed.

use std::collections::BTreeSet;

use lessons::{Answer, Grade, Miss, Puzzle, Trial, puzzles};
use rules::Kind;

fn all() -> impl Iterator<Item = Puzzle> {
    Kind::ALL.iter().flat_map(|&kind| puzzles(kind).expect("the set is whole"))
}

#[test]
fn every_puzzle_of_the_set_is_there_once_under_a_name_of_its_own() {
    let keys: BTreeSet<String> = all().map(|puzzle| puzzle.key).collect();
    assert_eq!((all().count(), keys.len()), (359, 359));
}

#[test]
fn they_come_the_easiest_first_and_every_grade_has_some() {
    for &kind in Kind::ALL {
        let grades: Vec<Grade> =
            puzzles(kind).expect("the set is whole").iter().map(|puzzle| puzzle.grade).collect();
        assert!(grades.is_sorted());
        for grade in Grade::ALL.iter().take(4) {
            assert!(grades.contains(grade), "{} {}", kind.key(), grade.number());
        }
    }
}

#[test]
fn a_grade_is_the_number_of_ones_moves_and_one_more_where_the_engine_struggles() {
    for puzzle in all() {
        let moves = puzzle.plies.div_ceil(2);
        let more = u32::from(puzzle.grade.number()) - moves.min(5);
        assert!(more <= 1, "{} {}", puzzle.key, puzzle.position);
        assert!((1..=5).contains(&puzzle.grade.number()));
    }
}

/// Plays a puzzle to its end by first answers; the replies made.
fn play(mut trial: Trial) -> Option<Trial> {
    for _ in 0..9 {
        let mv = trial.solution()?;
        match trial.answer(&mv).ok()? {
            Answer::Done => return Some(trial),
            Answer::On { .. } => {}
            Answer::Missed { .. } => return None,
        }
    }
    None
}

/// Short puzzles, all of them, and a sample of the long ones, which take the
/// solver longer.
fn some() -> impl Iterator<Item = Puzzle> {
    all().enumerate().filter(|(n, puzzle)| puzzle.plies <= 3 || n % 8 == 0).map(|(_, p)| p)
}

#[test]
fn each_is_solved_against_the_longest_defence_in_as_many_plies_as_it_says() {
    for puzzle in some() {
        let trial = play(puzzle.open().expect("legal")).unwrap_or_else(|| panic!("{puzzle:?}"));
        let made = trial.game().moves_made();
        assert_eq!(made.len() as u32, puzzle.plies, "{puzzle:?}");
        assert!(puzzle.moves.contains(&made[0]), "{puzzle:?}");
    }
}

#[test]
fn every_first_move_of_the_set_will_do_and_another_is_refuted() {
    for puzzle in some().step_by(5) {
        let trial = puzzle.open().expect("legal");
        for mv in &puzzle.moves {
            let answer = trial.clone().answer(mv).expect("legal");
            assert!(!matches!(answer, Answer::Missed { .. }), "{puzzle:?} {mv}");
        }
        let moves = trial.game().legal_moves().into_iter().map(|mv| mv.text);
        for mv in moves.filter(|mv| !puzzle.moves.contains(mv)).take(2) {
            let Ok(Answer::Missed { miss, mut after }) = trial.clone().answer(&mv) else {
                panic!("{puzzle:?} {mv}");
            };
            match miss {
                Miss::Over(outcome) => assert_ne!(outcome.winner, Some(trial.game().turn())),
                Miss::Beaten { reply } | Miss::Held { reply: Some(reply) } => {
                    assert!(after.play_text(&reply).is_ok(), "{puzzle:?} {mv} {reply}");
                }
                Miss::Held { reply: None } => assert_eq!(puzzle.plies, 1, "{puzzle:?} {mv}"),
                other => panic!("{puzzle:?} {mv}: {other:?}"),
            }
        }
    }
}
