//! What is asked or told between moves.

use leptos::prelude::*;
use play::{Session, Text};
use words::{fill, names};

use super::actions::buttons;
use crate::table::{Hint, Table};
use ui::Preferences;

/// What there is to ask or to tell, one under the other.
#[component]
pub fn Notices() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let shown = Memo::new(move |_| notices(table, preferences));
    let notice = |(name, text, answers): Notice| {
        let answers: Vec<_> = answers.iter().map(|&(name, text)| (name, text, true)).collect();
        view! {
            <div class="notice" data-note=name>
                <p>{text}</p>
                {buttons(answers)}
            </div>
        }
    };
    view! {
        <div class="notices" role="status">
            {move || shown.get().into_iter().map(notice).collect_view()}
        </div>
    }
}

/// Its name in the page, what it says, and the answers there are.
type Notice = (&'static str, String, &'static [(&'static str, Text)]);

fn notices(table: Table, preferences: Preferences) -> Vec<Notice> {
    let lang = preferences.lang();
    let told = |name, text: Text, answers| (name, text.of(lang).to_owned(), answers);
    let mut notices: Vec<Notice> = Vec::new();
    if let Some(why) = table.failure() {
        notices.push(("failure", fill(Text::EngineFailed.of(lang), &[&why]), FAILED));
    }
    if table.with(|session| session.pass().is_some()) {
        notices.push(told("pass", Text::MustPass, PASSING));
    }
    if table.is_giving_up.get() {
        notices.push(told("resign", Text::ResignSure, GIVING_UP));
    }
    if table.with(Session::is_repeated) {
        notices.push(told("repeated", Text::StoodTwice, &[]));
    }
    if table.doubtful.with(Option::is_some) {
        notices.push(told("third", Text::ThirdTime, THIRD));
    }
    if let Some(player) = table.with(Session::offer) {
        let kind = table.with(|session| session.game().kind());
        let said = fill(Text::Offered.of(lang), &[names::player(kind, player, lang)]);
        notices.push(("offered", said, OFFERED));
    }
    notices.extend(match table.hint.get() {
        Hint::None => None,
        Hint::Asked => Some(told("looking", Text::Hinting, &[])),
        Hint::Found(text) => Some(("hint", fill(Text::Hinted.of(lang), &[&text]), HINTED)),
        Hint::DrawAsked => Some(told("looking", Text::DrawAsked, &[])),
        Hint::DrawDeclined => Some(told("declined", Text::DrawDeclined, &[])),
    });
    if let Some(why) = table.not_kept.get() {
        notices.push(("not-kept", fill(Text::NotKept.of(lang), &[&why]), &[]));
    }
    notices
}

const FAILED: &[(&str, Text)] = &[("again", Text::TryAgain)];
const PASSING: &[(&str, Text)] = &[("pass", Text::Pass)];
const GIVING_UP: &[(&str, Text)] = &[("give-up", Text::Yes), ("play-on", Text::No)];
const THIRD: &[(&str, Text)] = &[("make-it", Text::Yes), ("rather-not", Text::No)];
const OFFERED: &[(&str, Text)] = &[("agree", Text::Agree), ("decline", Text::Decline)];
const HINTED: &[(&str, Text)] = &[("make-it", Text::MakeIt)];
