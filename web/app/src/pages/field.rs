//! Fields to fill in: a list, a number, a text.

use leptos::prelude::*;
use play::Text;

use ui::Preferences;
use ui::say;

/// A list to choose from, with its label.
#[component]
pub fn Choose(
    label: Text,
    name: &'static str,
    options: Signal<Vec<String>>,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    view! {
        <label>
            <span>{say(preferences, label)}</span>
            {select(name, options, chosen, choose)}
        </label>
    }
}

/// A list to choose from. Choosing what it does not have changes nothing.
pub fn select(
    name: &'static str,
    options: Signal<Vec<String>>,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> impl IntoView {
    let option = move |(n, text): (usize, String)| {
        view! { <option value=n.to_string() prop:selected=move || chosen.get() == n>{text}</option> }
    };
    let on_change = move |event| {
        if let Ok(n) = event_target_value(&event).parse::<usize>()
            && n < options.with_untracked(Vec::len)
        {
            choose.run(n);
        }
    };
    view! {
        <select name=name on:change=on_change>
            {move || options.get().into_iter().enumerate().map(option).collect_view()}
        </select>
    }
}

/// A field to type into: `kind` is `number` or `text`.
pub fn input(
    kind: &'static str,
    name: &'static str,
    value: Signal<String>,
    label: Option<Signal<&'static str>>,
    set: Callback<String>,
) -> impl IntoView {
    view! {
        <input type=kind name=name min="0" autocomplete="off" prop:value=move || value.get()
            aria-label=move || label.map(|label| label.get())
            on:change=move |event| set.run(event_target_value(&event)) />
    }
}
