//! Every option of a game's rules, each with what it decides.

use leptos::prelude::*;
use play::{Draft, Entry, Text, entry};
use rules::options::OptionInfo;
use words::explain;

use super::field::{input, select};
use ui::Preferences;
use ui::latency::seed;
use ui::say;

/// All options, shown when asked for.
#[component]
pub fn RuleList(draft: RwSignal<Draft>) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let is_open = RwSignal::new(false);
    let kind = Memo::new(move |_| draft.with(Draft::kind));
    let rows = move || {
        is_open.get().then(|| {
            let row = move |info| view! { <Rule draft info /> };
            kind.get().options().iter().map(row).collect_view()
        })
    };
    view! {
        <details class="rules" on:toggle=move |_| is_open.update(|is_open| *is_open = !*is_open)>
            <summary>{say(preferences, Text::RulesEvery)}</summary>
            {rows}
        </details>
    }
}

/// An option: its name, its value and its sentence.
#[component]
fn Rule(draft: RwSignal<Draft>, info: &'static OptionInfo) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let words = move || {
        let kind = draft.with_untracked(Draft::kind);
        explain::option(kind, info.key, preferences.lang())
    };
    let name = Signal::derive(move || words().map_or(info.key, |words| words.name));
    let about = move || words().map_or(info.about, |words| words.about);
    let field = match entry(info) {
        Entry::Words(options) => word_field(draft, info, name, options, preferences).into_any(),
        Entry::Size => size_fields(draft, info, preferences).into_any(),
        Entry::Lot => view! {
            {typed("number", draft, info, name)}
            <button type="button" data-do="lot"
                on:click=move |_| draft.update(|draft| draft.set(info.key, &seed().to_string()))>
                {say(preferences, Text::DrawLot)}
            </button>
        }
        .into_any(),
        Entry::Number => typed("number", draft, info, name).into_any(),
        Entry::Text => typed("text", draft, info, name).into_any(),
    };
    view! {
        <div class="rule" role="group" aria-label=name data-rule=info.key>
            <strong>{name}</strong>
            <div class="fields-of-rule">{field}</div>
            <p class="hint">{about}</p>
        </div>
    }
}

fn value(draft: RwSignal<Draft>, info: &'static OptionInfo) -> Signal<String> {
    Signal::derive(move || draft.with(|draft| draft.get(info.key).to_owned()))
}

fn typed(
    kind: &'static str,
    draft: RwSignal<Draft>,
    info: &'static OptionInfo,
    name: Signal<&'static str>,
) -> impl IntoView {
    let set = Callback::new(move |text: String| draft.update(|draft| draft.set(info.key, &text)));
    input(kind, info.key, value(draft, info), Some(name), set)
}

fn word_field(
    draft: RwSignal<Draft>,
    info: &'static OptionInfo,
    name: Signal<&'static str>,
    options: Vec<&'static str>,
    preferences: Preferences,
) -> impl IntoView {
    let words = StoredValue::new(options);
    let names = Signal::derive(move || {
        let name = |&word: &&'static str| explain::value(info.key, word, preferences.lang());
        words.with_value(|words| words.iter().map(|word| name(word).to_owned()).collect())
    });
    let now = value(draft, info);
    let chosen = Signal::derive(move || {
        let place = |word: &&str| now.with(|now| now == word);
        words.with_value(|words| words.iter().position(place).unwrap_or(0))
    });
    let choose = Callback::new(move |n: usize| {
        draft.update(|draft| words.with_value(|words| draft.set(info.key, words[n])));
    });
    view! {
        <label class="wide">
            <span class="unseen">{name}</span>
            {select(info.key, names, chosen, choose)}
        </label>
    }
}

/// Columns and rows.
fn size_fields(
    draft: RwSignal<Draft>,
    info: &'static OptionInfo,
    preferences: Preferences,
) -> impl IntoView {
    let sides = move || {
        let now = draft.with(|draft| draft.get(info.key).to_owned());
        let (files, ranks) = now.split_once('x').unwrap_or((&now, ""));
        [files.to_owned(), ranks.to_owned()]
    };
    let field = move |n: usize| {
        let name = ["columns", "rows"][n];
        let label = [Text::Columns, Text::Rows][n];
        let label = Signal::derive(move || label.of(preferences.lang()));
        input(
            "number",
            name,
            Signal::derive(move || sides()[n].clone()),
            Some(label),
            Callback::new(move |text| {
                let mut now = untrack(sides);
                now[n] = text;
                draft.update(|draft| draft.set(info.key, &now.join("x")));
            }),
        )
    };
    view! { {field(0)} <span>"\u{d7}"</span> {field(1)} }
}
