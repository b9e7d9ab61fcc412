//! Game, side and opponent: what both rooms let one choose.

use leptos::prelude::*;
use play::{Opponent, Text, levels};
use rules::{Kind, Player};
use words::{Lang, fill, names};

use super::field::Choose;
use ui::Preferences;

/// The game.
#[component]
pub fn GameChoice(
    kind: Memo<Kind>,
    choose: impl Fn(Kind) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let games = Signal::derive(move || {
        let name = |kind: &Kind| names::game(*kind, preferences.lang()).to_owned();
        Kind::ALL.iter().map(name).collect()
    });
    let chosen = Signal::derive(move || index(Kind::ALL, &kind.get()));
    view! {
        <Choose label=Text::Game name="game" options=games chosen=chosen
            choose=Callback::new(move |n: usize| choose(Kind::ALL[n])) />
    }
}

/// The side and the opponent.
#[component]
pub fn Players(
    kind: Memo<Kind>,
    person: RwSignal<Player>,
    opponent: RwSignal<Opponent>,
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let sides = Signal::derive(move || {
        let (kind, lang) = (kind.get(), preferences.lang());
        let name = |player: Player| {
            let text = [Text::MovesFirst, Text::MovesSecond][player.index()];
            fill(text.of(lang), &[names::player(kind, player, lang)])
        };
        Player::BOTH.into_iter().map(name).collect()
    });
    let opponents = Signal::derive(move || {
        all_opponents().into_iter().map(|one| said(one, preferences.lang())).collect()
    });
    view! {
        <Choose label=Text::YouPlay name="side" options=sides
            chosen=Signal::derive(move || person.get().index())
            choose=Callback::new(move |n: usize| person.set(Player::BOTH[n])) />
        <Choose label=Text::Opponent name="opponent" options=opponents
            chosen=Signal::derive(move || index(&all_opponents(), &opponent.get()))
            choose=Callback::new(move |n: usize| opponent.set(all_opponents()[n])) />
    }
}

fn index<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|each| each == one).unwrap_or(0)
}

fn all_opponents() -> Vec<Opponent> {
    levels().map(Opponent::Level).chain([Opponent::Friend]).collect()
}

/// An opponent in words.
pub fn said(opponent: Opponent, lang: Lang) -> String {
    match opponent {
        Opponent::Friend => Text::Friend.of(lang).to_owned(),
        Opponent::Level(level) => fill(Text::Level.of(lang), &[&level.to_string()]),
    }
}

/// What a game is about, in two sentences.
pub fn short(kind: Kind) -> Text {
    match kind.key() {
        "ogama" => Text::OgamaShort,
        "stackreverse" => Text::StackreverseShort,
        _ => Text::About,
    }
}
