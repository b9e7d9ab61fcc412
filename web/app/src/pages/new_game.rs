//! Choosing what to play next.

use leptos::prelude::*;
use play::{Opponent, Setup, Text};
use rules::{Kind, Player};
use words::{Lang, fill, names};

use crate::frame::say;
use crate::preferences::Preferences;
use crate::table::Table;

/// The levels that are offered.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// The game, the side and the opponent, and a button to begin.
#[component]
pub fn NewGame() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let wanted = RwSignal::new(table.with(|session| session.setup().clone()));
    let begin = move |_| table.begin(wanted.get_untracked());
    view! {
        <section class="card new-game">
            <h2>{say(preferences, Text::NewGame)}</h2>
            <div class="choices">
                <Choose label=Text::Game name="game" options=games(preferences)
                    chosen=move || index(Kind::ALL, &wanted.get().kind)
                    choose=move |n: usize| wanted.update(|setup| setup.kind = Kind::ALL[n]) />
                <Choose label=Text::YouPlay name="side" options=sides(preferences, wanted)
                    chosen=move || wanted.get().person.index()
                    choose=move |n: usize| wanted.update(|setup| setup.person = Player::BOTH[n]) />
                <Choose label=Text::Opponent name="opponent" options=opponents(preferences)
                    chosen=move || index(&all_opponents(), &wanted.get().opponent)
                    choose=move |n: usize| {
                        wanted.update(|setup| setup.opponent = all_opponents()[n]);
                    } />
            </div>
            <p class="hint">{move || short(wanted.get().kind).of(preferences.lang())}</p>
            <button type="button" class="main" data-do="begin" on:click=begin>
                {say(preferences, Text::Begin)}
            </button>
        </section>
    }
}

/// A list to choose from, with its label.
#[component]
fn Choose(
    label: Text,
    name: &'static str,
    #[prop(into)] options: Signal<Vec<String>>,
    chosen: impl Fn() -> usize + Copy + Send + Sync + 'static,
    choose: impl Fn(usize) + Copy + 'static,
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let option = move |(n, text): (usize, String)| {
        view! { <option value=n.to_string() selected=move || chosen() == n>{text}</option> }
    };
    let on_change = move |event| {
        if let Ok(n) = event_target_value(&event).parse::<usize>()
            && n < options.with_untracked(Vec::len)
        {
            choose(n);
        }
    };
    view! {
        <label>
            <span>{say(preferences, label)}</span>
            <select name=name on:change=on_change>
                {move || options.get().into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
}

fn index<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|each| each == one).unwrap_or(0)
}

fn games(preferences: Preferences) -> Signal<Vec<String>> {
    let name = |lang| move |kind: &Kind| names::game(*kind, lang).to_owned();
    Signal::derive(move || Kind::ALL.iter().map(name(preferences.lang())).collect())
}

fn sides(preferences: Preferences, wanted: RwSignal<Setup>) -> Signal<Vec<String>> {
    let name = |kind: Kind, lang: Lang| {
        move |player: Player| {
            let text = [Text::MovesFirst, Text::MovesSecond][player.index()];
            fill(text.of(lang), &[names::player(kind, player, lang)])
        }
    };
    Signal::derive(move || {
        Player::BOTH.into_iter().map(name(wanted.get().kind, preferences.lang())).collect()
    })
}

fn all_opponents() -> Vec<Opponent> {
    LEVELS.map(Opponent::Level).chain([Opponent::Friend]).collect()
}

fn opponents(preferences: Preferences) -> Signal<Vec<String>> {
    let name = |lang: Lang| {
        move |opponent: Opponent| match opponent {
            Opponent::Friend => Text::Friend.of(lang).to_owned(),
            Opponent::Level(level) => fill(Text::Level.of(lang), &[&level.to_string()]),
        }
    };
    Signal::derive(move || all_opponents().into_iter().map(name(preferences.lang())).collect())
}

/// What a game is about, in two sentences.
fn short(kind: Kind) -> Text {
    match kind.key() {
        "ogama" => Text::OgamaShort,
        "stackreverse" => Text::StackreverseShort,
        _ => Text::About,
    }
}
