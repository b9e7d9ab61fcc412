//! The review of a whole game.

use leptos::prelude::*;
use rules::Player;
use ui::{Preferences, say};
use words::{fill, names};

use crate::desk::{Desk, Reviewed};
use crate::judge;
use crate::orders::Care;
use crate::text::Text;

/// Where a review is begun and stopped, and what it found.
#[component]
pub fn ReviewCard() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let is_empty = move || {
        desk.edits.track();
        desk.with_untracked(|study| study.tree().is_empty())
    };
    let begin = move |name: &'static str, text: Text, care: Care| {
        view! {
            <button type="button" data-do=name disabled=is_empty
                on:click=move |_| desk.review(care)>
                {say(preferences, text)}
            </button>
        }
    };
    let state = move || match desk.progress.get() {
        Some((done, all)) => {
            let parts = [done.to_string(), all.to_string()];
            let said = fill(Text::ReviewProgress.of(preferences.lang()), &[&parts[0], &parts[1]]);
            view! {
                <p role="status">{said}</p>
                <progress max=all.to_string() value=done.to_string()
                    aria-label=say(preferences, Text::Review)></progress>
                <button type="button" data-do="stop-review" on:click=move |_| desk.stop_review()>
                    {say(preferences, Text::Cancel)}
                </button>
            }
            .into_any()
        }
        None => view! {
            <div class="actions small">
                {begin("review", Text::ReviewQuick, Care::Quick)}
                {begin("review-deep", Text::ReviewDeep, Care::Thorough)}
            </div>
        }
        .into_any(),
    };
    let found = move || {
        desk.reviewed.with(|reviewed| match reviewed {
            Some(reviewed) => report(desk, reviewed, preferences).into_any(),
            None => view! { <p class="hint">{say(preferences, Text::ReviewHelp)}</p> }.into_any(),
        })
    };
    view! {
        <section class="card review">
            <h2>{say(preferences, Text::Review)}</h2>
            {found}
            {state}
        </section>
    }
}

fn report(desk: Desk, reviewed: &Reviewed, preferences: Preferences) -> impl IntoView + use<> {
    let lang = preferences.lang();
    let kind = desk.with(study::Study::kind);
    let accuracy = Player::BOTH.map(|player| {
        let accuracy = reviewed.review.summary(player).accuracy?;
        let name = names::player(kind, player, lang);
        let said = fill(Text::Accuracy.of(lang), &[name, &format!("{accuracy:.0}")]);
        Some(view! { <p>{said}</p> })
    });
    let moments = judge::moments(kind, &reviewed.review, lang);
    let line = StoredValue::new(reviewed.line.clone());
    let moment = move |told: judge::Told| {
        let node = line.with_value(|line| line.get(told.ply as usize).copied());
        let go = move |_| {
            if let Some(node) = node {
                desk.go(node);
            }
        };
        let offset = desk.with_untracked(crate::desk::offset);
        let number = study::rows::number(told.ply, offset);
        view! {
            <li>
                <button type="button" class="line moment" on:click=go>
                    <strong>{format!("{number}\u{a0}{}{}", told.played, told.sign)}</strong>
                    <span>{told.told}</span>
                </button>
            </li>
        }
    };
    let list = if moments.is_empty() {
        view! { <p class="hint">{Text::NoMoments.of(lang)}</p> }.into_any()
    } else {
        view! {
            <h3>{Text::KeyMoments.of(lang)}</h3>
            <ol class="lines moments">{moments.into_iter().map(moment).collect_view()}</ol>
        }
        .into_any()
    };
    view! { <div class="accuracy">{accuracy}</div> {list} }
}
