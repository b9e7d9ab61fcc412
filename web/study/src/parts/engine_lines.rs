//! What the engine thinks of the position here.

use engine::win_chance;
use leptos::prelude::*;
use rules::Player;
use ui::{Preferences, say};
use words::{fill, names};

use crate::desk::{Desk, Thought};
use crate::judge::{better_side, in_words, percent, score, to_light};
use crate::text::Text;

/// How many lines there can be at most.
const MOST_LINES: usize = 5;
/// How many moves of a line are shown.
const MOST_MOVES: usize = 8;

/// The engine's lines, and how it is to think.
#[component]
pub fn EngineLines() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let option = |n: usize| {
        view! { <option value=n.to_string() selected=n == desk.lines.get_untracked()>{n}</option> }
    };
    let choose = move |event| {
        if let Ok(lines) = event_target_value(&event).parse() {
            desk.lines.set(lines);
        }
    };
    let toggle = move |name: &'static str, text: Text, signal: RwSignal<bool>| {
        view! {
            <button type="button" data-do=name aria-pressed=move || signal.get().to_string()
                on:click=move |_| signal.update(|is| *is = !*is)>
                {say(preferences, text)}
            </button>
        }
    };
    let help = move || {
        let lang = preferences.lang();
        desk.is_threats.get().then(|| {
            desk.with(|study| match study::threats(study.game()) {
                Some(game) => {
                    let name = names::player(study.kind(), game.turn(), lang);
                    fill(Text::ThreatsHelp.of(lang), &[name])
                }
                None => Text::NoThreats.of(lang).to_owned(),
            })
        })
    };
    view! {
        <section class="card engine">
            <h2>{say(preferences, Text::Engine)} <Figures /></h2>
            <div class="actions small">
                {toggle("think", Text::Think, desk.is_thinking)}
                {toggle("threats", Text::Threats, desk.is_threats)}
                <label class="count">
                    <span>{say(preferences, Text::Lines)}</span>
                    <select name="lines" on:change=choose>
                        {(1..=MOST_LINES).map(option).collect_view()}
                    </select>
                </label>
            </div>
            <p class="hint">{help}</p>
            <Verdict />
            <Lines />
            <Failure />
        </section>
    }
}

/// Depth, speed and threads.
#[component]
fn Figures() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let figures = move || {
        let lang = preferences.lang();
        let depth = desk.thought.with(|thought| thought.as_ref().map(|t| t.report.depth));
        depth.map(|depth| {
            let depth = fill(Text::Depth.of(lang), &[&depth.to_string()]);
            format!("{depth} \u{b7} {}", Text::Threads.of(lang))
        })
    };
    let speed = move || {
        desk.thought.with(|thought| {
            let report = &thought.as_ref()?.report;
            let each = report.nodes.saturating_mul(1_000) / report.time_us.max(1);
            Some(fill(Text::Speed.of(preferences.lang()), &[&each.to_string()]))
        })
    };
    view! { <small class="figures" title=speed>{figures}</small> }
}

/// Where the position stands, in a sentence.
#[component]
fn Verdict() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let told = move || {
        let lang = preferences.lang();
        let kind = desk.with(study::Study::kind);
        match desk.value_here() {
            Some(value) => in_words(kind, value, lang),
            None if desk.is_thinking.get() => Text::Thinking.of(lang).to_owned(),
            None => Text::EngineOff.of(lang).to_owned(),
        }
    };
    let speed = move || {
        desk.thought.with(|thought| {
            let report = &thought.as_ref()?.report;
            let each = report.nodes.saturating_mul(1_000) / report.time_us.max(1);
            Some(fill(Text::Speed.of(preferences.lang()), &[&each.to_string()]))
        })
    };
    view! { <p class="verdict">{told} <small>{speed}</small></p> }
}

/// The lines, best first.
#[component]
fn Lines() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let lines = move || {
        let thought = desk.thought.get();
        thought.map(|thought| {
            let line = |n: usize| one(desk, &thought, n);
            (0..thought.report.lines.len()).map(line).collect_view()
        })
    };
    view! { <ol class="lines">{lines}</ol> }
}

fn one(desk: Desk, thought: &Thought, n: usize) -> impl IntoView + use<> {
    let preferences = expect_context::<Preferences>();
    let lang = preferences.lang();
    let line = &thought.report.lines[n];
    let value = to_light(score(line.score), thought.turn);
    let (side, chance) = better_side(value);
    let (kind, number) = desk.with_untracked(|study| {
        let ply = study.tree().ply(study.here()) + 1 + crate::desk::offset(study);
        (study.kind(), ply)
    });
    let badge = match value.plies_to_win().or(value.plies_to_loss()) {
        Some(plies) => format!("#{}", plies.div_ceil(2)),
        None => fill(Text::Chance.of(lang), &[&percent(chance).to_string()]),
    };
    let told = in_words(kind, value, lang);
    let tone = kind.players()[side.index()];
    let is_played = !thought.is_threats;
    let moves = written(&line.moves, number, thought);
    let first = line.moves.first().cloned().unwrap_or_default();
    let named = format!("{}: {told}", fill(Text::PlayLine.of(lang), &[&first]));
    let (shown, whole) =
        (StoredValue::new(line.moves.clone()), StoredValue::new(line.moves.clone()));
    let show = move || desk.shown_line.set(Some(shown.get_value()));
    let hide = move || desk.shown_line.set(None);
    let light = percent(win_chance(value));
    view! {
        <li data-light=light.to_string()>
            <button type="button" class="line" aria-label=named title=told disabled=!is_played
                on:mouseenter=move |_| show() on:mouseleave=move |_| hide()
                on:focus=move |_| show() on:blur=move |_| hide()
                on:click=move |_| desk.play(&first)>
                <span class=format!("badge {tone}")>{badge}</span>
                <span class="line-moves">{moves}</span>
            </button>
            {is_played.then(|| view! {
                <button type="button" class="quiet add" title=say(preferences, Text::AddLine)
                    aria-label=say(preferences, Text::AddLine)
                    on:click=move |_| {
                        let moves = whole.get_value();
                        desk.change(|study| {
                            let here = study.here();
                            study.play_line(moves.iter().map(String::as_str));
                            study.go(here);
                        });
                    }>
                    "+"
                </button>
            })}
        </li>
    }
}

/// The first moves of a line with their numbers.
fn written(moves: &[String], first: u32, thought: &Thought) -> String {
    let first = if thought.is_threats {
        // What is threatened has no place in the game: it is counted from one.
        1 + u32::from(thought.turn == Player::Dark)
    } else {
        first
    };
    let mut out = String::new();
    for (n, text) in (0..).zip(moves.iter().take(MOST_MOVES)) {
        let ply: u32 = first + n;
        if n == 0 || ply % 2 == 1 {
            out.push_str(&study::rows::number(ply, 0));
            out.push('\u{a0}');
        }
        out.push_str(text);
        out.push(' ');
    }
    out
}

/// Why the engine does not answer.
#[component]
fn Failure() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let told = move || {
        let why = desk.failure.get()?;
        let said = fill(Text::EngineFailed.of(preferences.lang()), &[&why]);
        Some(view! { <p class="failure" role="alert">{said}</p> })
    };
    view! { {told} }
}
