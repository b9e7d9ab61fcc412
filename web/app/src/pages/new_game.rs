//! Choosing what to play next.

use leptos::prelude::*;
use play::{Draft, Opponent, Setup, Text, levels};
use rules::{Kind, Player};
use words::explain::{self, presets};
use words::{Lang, fill, names};

use super::field::Choose;
use super::rule_list::RuleList;
use super::time::{Time, TimeFields};
use crate::frame::say;
use crate::preferences::Preferences;
use crate::table::{Table, seed};

/// What is chosen so far.
#[derive(Clone, Copy)]
pub struct Wanted {
    /// The rules.
    pub draft: RwSignal<Draft>,
    person: RwSignal<Player>,
    opponent: RwSignal<Opponent>,
    time: RwSignal<Time>,
}

impl Wanted {
    /// What is being played, to begin with.
    fn like(setup: &Setup) -> Self {
        Self {
            draft: RwSignal::new(Draft::of(setup.kind, &setup.rules)),
            person: RwSignal::new(setup.person),
            opponent: RwSignal::new(setup.opponent),
            time: RwSignal::new(Time::of(setup.control)),
        }
    }

    fn kind(self) -> Kind {
        self.draft.with(Draft::kind)
    }

    fn setup(self) -> Setup {
        Setup {
            kind: self.draft.with_untracked(Draft::kind),
            rules: self.draft.with_untracked(Draft::rules),
            person: self.person.get_untracked(),
            opponent: self.opponent.get_untracked(),
            control: self.time.get_untracked().control(),
            ..Setup::default()
        }
    }
}

/// The game, its rules, the side, the opponent and the time, and a button to
/// begin.
#[component]
pub fn NewGame() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let wanted = table.with(|session| Wanted::like(session.setup()));
    let flaw = Memo::new(move |_| wanted.draft.with(Draft::flaw));
    let begin = move |_| {
        if flaw.with_untracked(Option::is_none) {
            table.begin(wanted.setup());
        }
    };
    let told = move || {
        let lang = preferences.lang();
        let flaw = flaw.get()?;
        let named = explain::option(wanted.kind(), &flaw, lang).map(|option| option.name);
        let said = fill(Text::RuleFlaw.of(lang), &[named.unwrap_or(&flaw)]);
        Some(view! { <p class="failure" role="alert">{said}</p> })
    };
    view! {
        <section class="card new-game">
            <h2>{say(preferences, Text::NewGame)}</h2>
            <div class="choices">
                <GameAndRules wanted />
                <Players wanted />
                <TimeFields time=wanted.time />
            </div>
            <p class="hint">{move || short(wanted.kind()).of(preferences.lang())}</p>
            <RuleList draft=wanted.draft />
            {told}
            <button type="button" class="main" data-do="begin" on:click=begin
                disabled=move || flaw.with(Option::is_some)>
                {say(preferences, Text::Begin)}
            </button>
        </section>
    }
}

#[component]
fn GameAndRules(wanted: Wanted) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let draft = wanted.draft;
    let games = Signal::derive(move || {
        let name = |kind: &Kind| names::game(*kind, preferences.lang()).to_owned();
        Kind::ALL.iter().map(name).collect()
    });
    // Behind the rules that have a name stand those that have none.
    let rules = Signal::derive(move || {
        let lang = preferences.lang();
        let own = draft.with(Draft::preset).is_none();
        let named = presets(wanted.kind()).iter().map(|preset| preset.name(lang));
        named.chain(own.then_some(Text::RulesOwn.of(lang))).map(str::to_owned).collect()
    });
    let count = move || presets(wanted.kind()).len();
    view! {
        <Choose label=Text::Game name="game" options=games
            chosen=move || index(Kind::ALL, &wanted.kind())
            choose=move |n: usize| draft.set(Draft::new(Kind::ALL[n])) />
        <Choose label=Text::Rules name="rules" options=rules
            chosen=move || draft.with(Draft::preset).unwrap_or_else(count)
            choose=move |n: usize| {
                draft.update(|draft| {
                    if let Some(&preset) = presets(draft.kind()).get(n) {
                        *draft = Draft::of_preset(draft.kind(), preset, seed());
                    }
                });
            } />
    }
}

#[component]
fn Players(wanted: Wanted) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let sides = Signal::derive(move || {
        let (kind, lang) = (wanted.kind(), preferences.lang());
        let name = |player: Player| {
            let text = [Text::MovesFirst, Text::MovesSecond][player.index()];
            fill(text.of(lang), &[names::player(kind, player, lang)])
        };
        Player::BOTH.into_iter().map(name).collect()
    });
    let opponents = Signal::derive(move || {
        all_opponents().into_iter().map(|one| opponent(one, preferences.lang())).collect()
    });
    view! {
        <Choose label=Text::YouPlay name="side" options=sides
            chosen=move || wanted.person.get().index()
            choose=move |n: usize| wanted.person.set(Player::BOTH[n]) />
        <Choose label=Text::Opponent name="opponent" options=opponents
            chosen=move || index(&all_opponents(), &wanted.opponent.get())
            choose=move |n: usize| wanted.opponent.set(all_opponents()[n]) />
    }
}

fn index<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|each| each == one).unwrap_or(0)
}

fn all_opponents() -> Vec<Opponent> {
    levels().map(Opponent::Level).chain([Opponent::Friend]).collect()
}

/// An opponent in words.
pub fn opponent(opponent: Opponent, lang: Lang) -> String {
    match opponent {
        Opponent::Friend => Text::Friend.of(lang).to_owned(),
        Opponent::Level(level) => fill(Text::Level.of(lang), &[&level.to_string()]),
    }
}

/// What a game is about, in two sentences.
fn short(kind: Kind) -> Text {
    match kind.key() {
        "ogama" => Text::OgamaShort,
        "stackreverse" => Text::StackreverseShort,
        _ => Text::About,
    }
}
