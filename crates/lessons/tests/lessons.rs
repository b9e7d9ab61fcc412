//! Every lesson, held against the rules.

use std::collections::BTreeSet;

use lessons::{Answer, Goal, Lesson, Step, Trial, lessons};
use rules::Kind;
use words::Lang;

fn every_step() -> impl Iterator<Item = (&'static Lesson, usize, &'static Step)> {
    let all = Kind::ALL.iter().flat_map(|&kind| lessons(kind));
    all.flat_map(|lesson| lesson.steps.iter().enumerate().map(move |(n, step)| (lesson, n, step)))
}

fn trial(lesson: &Lesson, step: &Step) -> Trial {
    let game = lesson.open(step).unwrap_or_else(|e| panic!("{}: {e}", lesson.key));
    Trial::new(game, step.goal)
}

#[test]
fn each_game_has_a_dozen_lessons_with_names_of_their_own() {
    for &kind in Kind::ALL {
        let all = lessons(kind);
        assert_eq!(all.len(), 12, "{}", kind.key());
        let keys: BTreeSet<&str> = all.iter().map(|lesson| lesson.key).collect();
        assert_eq!(keys.len(), all.len());
        assert!(all.iter().all(|lesson| lesson.kind == kind && !lesson.steps.is_empty()));
    }
}

#[test]
fn every_position_can_be_played_on_and_is_written_as_the_rules_write_it() {
    for (lesson, n, step) in every_step() {
        let game = lesson.open(step).unwrap_or_else(|e| panic!("{} {n}: {e}", lesson.key));
        assert_eq!(game.outcome(), None, "{} {n}", lesson.key);
        assert!(!game.legal_moves().is_empty(), "{} {n}", lesson.key);
    }
}

#[test]
fn every_goal_is_reached_and_all_but_a_few_moves_miss_it() {
    for (lesson, n, step) in every_step() {
        let trial = trial(lesson, step);
        let (answers, moves) = (trial.answers(), trial.game().legal_moves().len());
        assert!(!answers.is_empty(), "{} {n}: no move will do", lesson.key);
        if step.goal != Goal::Lost {
            assert!(answers.len() < moves, "{} {n}: any move will do", lesson.key);
        }
    }
}

#[test]
fn every_lesson_is_gone_through_to_its_last_step() {
    for (lesson, n, step) in every_step() {
        let mut trial = trial(lesson, step);
        for _ in 0..9 {
            let Some(mv) = trial.solution() else { break };
            let answer = trial.answer(&mv).expect("it is legal");
            assert!(!matches!(answer, Answer::Missed { .. }), "{} {n}: {mv}", lesson.key);
        }
        assert!(trial.is_done() && trial.solution().is_none(), "{} {n}", lesson.key);
    }
}

#[test]
fn every_wrong_move_is_told_why_and_changes_nothing() {
    for (lesson, n, step) in every_step() {
        let trial = trial(lesson, step);
        for mv in trial.game().legal_moves() {
            let mut tried = trial.clone();
            let Ok(Answer::Missed { miss, after }) = tried.answer(&mv.text) else { continue };
            assert_eq!(tried.game().position_text(), trial.game().position_text());
            for lang in Lang::ALL {
                let told = miss.told(&after, lang);
                assert!(!told.is_empty() && !told.contains('{'), "{} {n} {}", lesson.key, mv.text);
            }
            if let Some(reply) = miss.reply() {
                let mut shown = (*after).clone();
                assert!(shown.play_text(reply).is_ok(), "{} {n} {} {reply}", lesson.key, mv.text);
            }
        }
    }
}

#[test]
fn an_illegal_move_is_refused_by_the_rules() {
    for (lesson, _, step) in every_step() {
        let mut trial = trial(lesson, step);
        assert_eq!(trial.answer("castle").expect_err("no move").code, "bad-move");
        assert!(!trial.is_done());
    }
}

#[test]
fn both_languages_say_everything() {
    for (lesson, n, step) in every_step() {
        let texts = [lesson.title, step.words, step.right, step.wrong, step.hint];
        for text in texts {
            let [english, russian] = Lang::ALL.map(|lang| text.of(lang));
            let is_cyrillic = |c: char| ('а'..='я').contains(&c.to_lowercase().next().unwrap_or(c));
            assert!(!english.is_empty() && !english.contains(is_cyrillic), "{} {n}", lesson.key);
            // A move says the same in every language.
            let is_move = text == step.hint && english.len() < 12;
            assert!(is_move || russian.contains(is_cyrillic), "{} {n}: {russian}", lesson.key);
        }
    }
}

#[test]
fn every_lesson_names_clauses_of_the_rulebook() {
    let list = include_str!("../../../rulebook/CLAUSES.txt");
    let known: BTreeSet<&str> = list.lines().filter_map(|line| line.split(' ').next()).collect();
    for (lesson, ..) in every_step() {
        assert!(!lesson.clauses.is_empty());
        for clause in lesson.clauses {
            assert!(known.contains(clause), "{}: {clause}", lesson.key);
        }
    }
}
