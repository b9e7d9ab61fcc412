//! What there is: the lessons and the puzzles, with what has been done of them.

use leptos::prelude::*;
use lessons::{Grade, Lesson, Puzzle, lessons, puzzles};
use rules::Kind;
use ui::{Preferences, say};
use words::{fill, names};

use crate::place::Place;
use crate::progress::{Progress, of_lesson};
use crate::text::{LESSONS, SOLVED, Text};

/// Where a stranger begins.
#[component]
pub fn Lessons() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    view! {
        <section class="welcome">
            <h2>{say(preferences, Text::Welcome)}</h2>
            <p>{say(preferences, Text::WelcomeLong)}</p>
        </section>
        <div class="courses">
            {Kind::ALL.iter().map(|&kind| view! { <Course kind /> }).collect_view()}
        </div>
    }
}

/// The lessons of a game.
#[component]
fn Course(kind: Kind) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let progress = expect_context::<Progress>();
    let all = lessons(kind);
    let next = all.iter().copied().find(move |lesson| !progress.has(&of_lesson(lesson)));
    let keys: Vec<String> = all.iter().map(|lesson| of_lesson(lesson)).collect();
    let done = move || {
        let count = progress.count(keys.iter().map(String::as_str));
        (count > 0).then(|| LESSONS.say(count as u64, preferences.lang()))
    };
    let is_first = next.is_some_and(|lesson| lesson.key == all[0].key);
    let begin = next.map(|lesson| {
        let words = move || {
            let lang = preferences.lang();
            if is_first {
                Text::BeginHere.of(lang).to_owned()
            } else {
                fill(Text::GoOn.of(lang), &[lesson.title.of(lang)])
            }
        };
        let to = Place::Lesson(kind, lesson.key.to_owned()).address();
        view! { <a class="door" data-do="begin" data-game=kind.key() href=to>{words}</a> }
    });
    view! {
        <section class="card course">
            <h3>{move || names::game(kind, preferences.lang())} <small>{done}</small></h3>
            {begin}
            <ol class="lessons">
                {all.into_iter().map(|lesson| view! { <LessonLine lesson /> }).collect_view()}
            </ol>
        </section>
    }
}

#[component]
fn LessonLine(lesson: &'static Lesson) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let progress = expect_context::<Progress>();
    let is_done = progress.has(&of_lesson(lesson));
    view! {
        <li class:done=is_done>
            <a href=Place::Lesson(lesson.kind, lesson.key.to_owned()).address()>
                {move || lesson.title.of(preferences.lang())}
            </a>
            {is_done.then(|| view! { <small>{say(preferences, Text::Done)}</small> })}
        </li>
    }
}

/// The puzzles of a game, by grade.
#[component]
pub fn Puzzles(kind: Kind) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let progress = expect_context::<Progress>();
    let all = puzzles(kind).unwrap_or_default();
    let keys: Vec<String> = all.iter().map(|puzzle| puzzle.key.clone()).collect();
    let solved = move || {
        let count = progress.count(keys.iter().map(String::as_str));
        SOLVED.say(count as u64, preferences.lang())
    };
    let next = all.iter().find(|puzzle| !progress.has(&puzzle.key));
    let next = next.map(|puzzle| {
        let to = Place::Puzzle(kind, puzzle.key.clone()).address();
        view! { <a class="door" data-do="begin" href=to>{say(preferences, Text::NextPuzzle)}</a> }
    });
    let games = Kind::ALL.iter().map(|&other| {
        view! {
            <a href=Place::Puzzles(other).address()
                aria-current=(other == kind).then_some("true")>
                {move || names::game(other, preferences.lang())}
            </a>
        }
    });
    let numbered: Vec<(usize, Puzzle)> = all.into_iter().enumerate().collect();
    let grade = |grade: Grade| {
        let here = numbered.iter().filter(|(_, puzzle)| puzzle.grade == grade);
        let links = here.map(|(n, puzzle)| puzzle_link(*n, puzzle)).collect_view();
        let name = move || fill(Text::Grade.of(preferences.lang()), &[&grade.number().to_string()]);
        view! {
            <section class="grade">
                <h3>{name}</h3>
                <p class="numbers">{links}</p>
            </section>
        }
    };
    view! {
        <section class="card puzzles">
            <h2>{say(preferences, Text::Puzzles)} <small>{solved}</small></h2>
            <p class="kinds">{games.collect_view()}</p>
            <p class="hint">{say(preferences, Text::Graded)}</p>
            {next}
            {Grade::ALL.map(grade).collect_view()}
        </section>
    }
}

fn puzzle_link(n: usize, puzzle: &Puzzle) -> impl IntoView + use<> {
    let preferences = expect_context::<Preferences>();
    let is_done = expect_context::<Progress>().has(&puzzle.key);
    let name = move || {
        let lang = preferences.lang();
        let done = if is_done { format!(", {}", Text::Solved.of(lang)) } else { String::new() };
        format!("{}{done}", n + 1)
    };
    view! {
        <a href=Place::Puzzle(puzzle.kind, puzzle.key.clone()).address() class:done=is_done
            aria-label=name>{n + 1}</a>
    }
}
