//! A lesson, step by step.

use leptos::prelude::*;
use lessons::{Lesson, Trial, lessons};
use play::{Opponent, Session, Setup};
use rules::Kind;
use ui::{Preferences, Room, say, store};
use words::fill;

use crate::exercise::{Exercise, ExerciseBoard};
use crate::place::Place;
use crate::progress::{Progress, of_lesson};
use crate::text::Text;

/// The lesson of that key.
#[component]
pub fn LessonPage(kind: Kind, key: String) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let all = lessons(kind);
    let Some(n) = all.iter().position(|lesson| lesson.key == key) else {
        return view! { <p>{say(preferences, Text::NotFound)}</p> }.into_any();
    };
    let (lesson, next) = (all[n], all.get(n + 1).copied());
    let step = RwSignal::new(0_usize);
    view! {
        <article class="lesson">
            <header>
                <h2>{move || lesson.title.of(preferences.lang())}</h2>
                <p class="hint">
                    {move || fill(Text::StepOf.of(preferences.lang()), &[
                        &(step.get() + 1).to_string(), &lesson.steps.len().to_string()])}
                </p>
            </header>
            {move || view! { <StepView lesson next step n=step.get() /> }}
            <p class="clauses">
                {say(preferences, Text::Clauses)}
                {lesson.clauses.iter().map(|id| view! { " " <a href=format!("#{id}")>{*id}</a> })
                    .collect_view()}
            </p>
            <p><a href=Place::Lessons.address()>{say(preferences, Text::AllLessons)}</a></p>
        </article>
    }
    .into_any()
}

/// A step: what is asked, the board, and what is said of the move.
#[component]
fn StepView(
    lesson: &'static Lesson,
    next: Option<&'static Lesson>,
    step: RwSignal<usize>,
    n: usize,
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let progress = expect_context::<Progress>();
    let this = &lesson.steps[n.min(lesson.steps.len() - 1)];
    let Ok(game) = lesson.open(this) else {
        return view! { <p>{say(preferences, Text::NotFound)}</p> }.into_any();
    };
    let exercise = Exercise::new(Trial::new(game, this.goal));
    let is_last = n + 1 == lesson.steps.len();
    Effect::new(move || {
        if is_last && exercise.is_done() {
            progress.done(&of_lesson(lesson));
        }
    });
    let hinted = RwSignal::new(false);
    let more = move || {
        let lang = preferences.lang();
        match exercise.tone() {
            "good" if exercise.is_done() => this.right.of(lang),
            "bad" => this.wrong.of(lang),
            _ => "",
        }
    };
    view! {
        <div class="step">
            <div class="words">
                <p class="asked">{move || this.words.of(preferences.lang())}</p>
                <div class=move || format!("verdict {}", exercise.tone()) role="status">
                    <p>{move || exercise.told(preferences.lang())}</p>
                    <p>{more}</p>
                </div>
                {move || hinted.get().then(|| view! {
                    <p class="hint" data-hint="">{this.hint.of(preferences.lang())}</p>
                })}
                <Buttons exercise hinted>
                    {move || (exercise.is_done() && !is_last).then(|| view! {
                        <button type="button" class="main" data-do="next"
                            on:click=move |_| step.set(n + 1)>
                            {say(preferences, Text::NextStep)}
                        </button>
                    })}
                </Buttons>
                {move || (exercise.is_done() && is_last).then(|| view! { <After lesson next /> })}
            </div>
            <ExerciseBoard exercise />
        </div>
    }
    .into_any()
}

/// The buttons under an exercise.
#[component]
pub fn Buttons(exercise: Exercise, hinted: RwSignal<bool>, children: Children) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    view! {
        <p class="actions">
            {move || (!exercise.is_done() && !exercise.is_wrong()).then(|| view! {
                <button type="button" data-do="hint" on:click=move |_| hinted.set(true)>
                    {say(preferences, Text::Hint)}
                </button>
            })}
            {move || exercise.is_wrong().then(|| view! {
                <button type="button" class="main" data-do="again"
                    on:click=move |_| exercise.again()>
                    {say(preferences, Text::TryAgain)}
                </button>
            })}
            {children()}
        </p>
    }
}

/// What comes after a lesson: the next one, or the first game.
#[component]
fn After(lesson: &'static Lesson, next: Option<&'static Lesson>) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    match next {
        Some(next) => {
            let to = Place::Lesson(next.kind, next.key.to_owned()).address();
            let words = move || {
                let lang = preferences.lang();
                fill(Text::NextLesson.of(lang), &[next.title.of(lang)])
            };
            view! {
                <p class="after" data-done="">{say(preferences, Text::LessonDone)}</p>
                <p><a class="door" data-do="next-lesson" href=to>{words}</a></p>
            }
            .into_any()
        }
        None => {
            let kind = lesson.kind;
            view! {
                <p class="after" data-done="">{say(preferences, Text::CourseDone)}</p>
                <p>
                    <a class="door" data-do="play" href=Room::Play.address()
                        on:click=move |_| prepare(kind)>
                        {say(preferences, Text::PlayFirst)}
                    </a>
                    " "
                    <a href=Place::Puzzles(kind).address()>{say(preferences, Text::ToPuzzles)}</a>
                </p>
            }
            .into_any()
        }
    }
}

/// Puts a game against the weakest program on the board of the room to play in.
fn prepare(kind: Kind) {
    let now = js_sys::Date::now();
    let setup = Setup {
        kind,
        opponent: Opponent::Level(1),
        began: now as u64,
        seed: now as u64,
        ..Setup::default()
    };
    if let Ok(session) = Session::new(setup) {
        store::keep_on_the_board(&session.keep());
    }
}
