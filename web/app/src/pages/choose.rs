//! The room to choose a game in.

use leptos::prelude::*;
use link::Link;
use play::{Draft, Opponent, Session, Setup, Text};
use rules::Player;
use words::explain::{self, presets};
use words::fill;

use super::field::Choose;
use super::kept_games::KeptGames;
use super::players::{GameChoice, Players, short};
use super::rule_list::RuleList;
use super::time_fields::{Time, TimeFields};
use ui::Preferences;
use ui::latency::{seed, today};
use ui::say;
use ui::store;

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
            draft: RwSignal::new(Draft::of(setup.kind, &setup.rules).on(setup.board.clone())),
            person: RwSignal::new(setup.person),
            opponent: RwSignal::new(setup.opponent),
            time: RwSignal::new(Time::of(setup.control)),
        }
    }

    fn setup(self) -> Setup {
        Setup {
            kind: self.draft.with_untracked(Draft::kind),
            rules: self.draft.with_untracked(Draft::rules),
            board: self.draft.with_untracked(|draft| draft.board().cloned()),
            person: self.person.get_untracked(),
            opponent: self.opponent.get_untracked(),
            control: self.time.get_untracked().control(),
            seed: seed(),
            began: today(),
        }
    }
}

/// A new game beside the games that are kept.
#[component]
pub fn ChooseGame() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let refused = take_what_came_by_link();
    let told = move || {
        let said = fill(Text::LinkFlaw.of(preferences.lang()), &[refused.as_ref()?]);
        Some(view! { <p class="failure" role="alert">{said}</p> })
    };
    view! {
        <div class="choose">
            <p><a href="/" data-do="back">{say(preferences, Text::BackToBoard)}</a></p>
            {told}
            <NewGame />
            <KeptGames />
        </div>
    }
}

/// The game, its rules, the side, the opponent and the time, and a button to
/// begin.
#[component]
fn NewGame() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let wanted = Wanted::like(&setup_on_the_board());
    let kind = Memo::new(move |_| wanted.draft.with(Draft::kind));
    let flaw = Memo::new(move |_| wanted.draft.with(Draft::flaw));
    let refused = RwSignal::new(None::<String>);
    let begin = move |_| match Session::new(wanted.setup()) {
        Ok(session) => take_to_the_board(&session),
        Err(refusal) => refused.set(Some(refusal.to_string())),
    };
    let told = move || {
        let lang = preferences.lang();
        let flaw = flaw.get().or_else(|| refused.get())?;
        let named = explain::option(kind.get(), &flaw, lang).map(|option| option.name);
        let said = fill(Text::RuleFlaw.of(lang), &[named.unwrap_or(&flaw)]);
        Some(view! { <p class="failure" role="alert">{said}</p> })
    };
    view! {
        <section class="card new-game">
            <h2>{say(preferences, Text::NewGame)}</h2>
            <div class="choices">
                <GameChoice kind choose=move |kind| wanted.draft.set(Draft::new(kind)) />
                <Presets draft=wanted.draft />
                <Players kind person=wanted.person opponent=wanted.opponent />
                <TimeFields time=wanted.time />
            </div>
            <p class="hint">{move || short(kind.get()).of(preferences.lang())}</p>
            <RuleList draft=wanted.draft />
            {told}
            <button type="button" class="main" data-do="begin" on:click=begin
                disabled=move || flaw.with(Option::is_some)>
                {say(preferences, Text::Begin)}
            </button>
        </section>
    }
}

/// Takes the game that the address carries to the board; why that cannot be, if so.
fn take_what_came_by_link() -> Option<String> {
    let fragment = window().location().hash().unwrap_or_default();
    let setup = Setup { seed: seed(), began: today(), ..Setup::default() };
    let session = match Link::from_fragment(&fragment) {
        Ok(link) if link.is_empty() => return None,
        Ok(link) => Session::from_link(&link, setup).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    session.map(|session| take_to_the_board(&session)).err()
}

/// What the game on the board was begun with.
fn setup_on_the_board() -> Setup {
    let session = store::on_the_board().and_then(|text| Session::from_kept(&text).ok());
    session.map_or_else(Setup::default, |session| session.setup().clone())
}

/// Puts a game on the board and goes there.
pub fn take_to_the_board(session: &Session) {
    store::keep_on_the_board(&session.keep());
    // The address is sound.
    let _ = window().location().set_href("/");
}

/// The rules that have a name, and behind them those that have none.
#[component]
fn Presets(draft: RwSignal<Draft>) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let rules = Signal::derive(move || {
        let lang = preferences.lang();
        let own = draft.with(Draft::preset).is_none();
        let named = presets(draft.with(Draft::kind)).iter().map(|preset| preset.name(lang));
        named.chain(own.then_some(Text::RulesOwn.of(lang))).map(str::to_owned).collect()
    });
    let count = move || presets(draft.with(Draft::kind)).len();
    let chosen = Signal::derive(move || draft.with(Draft::preset).unwrap_or_else(count));
    let choose = Callback::new(move |n: usize| {
        draft.update(|draft| {
            if let Some(&preset) = presets(draft.kind()).get(n) {
                *draft = Draft::of_preset(draft.kind(), preset, seed());
            }
        });
    });
    view! { <Choose label=Text::Rules name="rules" options=rules chosen choose /> }
}
