//! A puzzle, played against the longest defence.

use leptos::prelude::*;
use lessons::puzzles;
use rules::Kind;
use ui::{Preferences, say};
use words::{fill, names};

use super::lesson::Buttons;
use crate::exercise::{Exercise, ExerciseBoard};
use crate::place::Place;
use crate::progress::Progress;
use crate::text::{MOVES, Text};

/// The puzzle of that key.
#[component]
pub fn PuzzlePage(kind: Kind, key: String) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let progress = expect_context::<Progress>();
    let all = puzzles(kind).unwrap_or_default();
    let found = all.iter().position(|puzzle| puzzle.key == key);
    let Some((n, trial)) = found.and_then(|n| Some((n, all[n].open().ok()?))) else {
        return view! { <p>{say(preferences, Text::NotFound)}</p> }.into_any();
    };
    let puzzle = all[n].clone();
    let mover = trial.game().turn();
    let exercise = Exercise::new(trial);
    Effect::new(move || {
        if exercise.is_done() {
            progress.done(&key);
        }
    });
    // The next one that has not been solved, from here on and then from the first.
    let rest = all[n + 1..].iter().chain(&all[..n]);
    let next = rest.into_iter().find(|other| !progress.has(&other.key)).map(|p| p.key.clone());
    let hinted = RwSignal::new(false);
    let (number, grade) = ((n + 1).to_string(), puzzle.grade.number().to_string());
    let moves = u64::from(puzzle.plies.div_ceil(2));
    let asked = move || {
        let lang = preferences.lang();
        let player = names::player(kind, mover, lang);
        fill(Text::WinsIn.of(lang), &[player, &MOVES.say(moves, lang)])
    };
    let rules = puzzle.rules.replace(',', ", ");
    let rules = (!rules.is_empty()).then_some(rules);
    view! {
        <article class="lesson">
            <header>
                <h2>{move || fill(Text::PuzzleName.of(preferences.lang()), &[&number, &grade])}</h2>
                <p class="hint">{move || names::game(kind, preferences.lang())}</p>
            </header>
            <div class="step">
                <div class="words">
                    <p class="asked">{asked}</p>
                    {rules.map(|rules| view! {
                        <p class="hint">
                            {move || fill(Text::UnderRules.of(preferences.lang()), &[&rules])}
                        </p>
                    })}
                    <div class=move || format!("verdict {}", exercise.tone()) role="status">
                        <p>{move || exercise.told(preferences.lang())}</p>
                    </div>
                    {move || hinted.get().then(|| exercise.solution()).flatten().map(|mv| view! {
                        <p class="hint" data-hint="">
                            {fill(Text::HintMove.of(preferences.lang()), &[&mv])}
                        </p>
                    })}
                    <Buttons exercise hinted>
                        {next.map(|key| view! {
                            <a class="door" data-do="next-puzzle"
                                href=Place::Puzzle(kind, key).address()>
                                {say(preferences, Text::NextPuzzle)}
                            </a>
                        })}
                    </Buttons>
                    <p>
                        <a href=Place::Puzzles(kind).address()>
                            {say(preferences, Text::AllPuzzles)}
                        </a>
                    </p>
                </div>
                <ExerciseBoard exercise />
            </div>
        </article>
    }
    .into_any()
}
