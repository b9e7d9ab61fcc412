//! The board with what is drawn over it, and the bar of chances beside it.

use board::{Board, Layout};
use engine::win_chance;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use rules::Player;
use study::Mark;
use ui::{Looks, LooksChoice, Preferences, say};
use wasm_bindgen::JsCast as _;
use words::{fill, names};

use crate::desk::Desk;
use crate::judge::percent;
use crate::sketch;
use crate::text::Text;

/// The line above the board, the board and its buttons.
#[component]
pub fn Stage() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let looks = expect_context::<Looks>();
    let name = Signal::derive(move || {
        let lang = preferences.lang();
        let kind = desk.with(study::Study::kind);
        fill(Text::Board.of(lang), &[names::game(kind, lang)])
    });
    let from = StoredValue::new(None::<u8>);
    let down = move |event: PointerEvent| {
        let draws = event.button() == 2 || (event.button() == 0 && desk.is_drawing.get_untracked());
        from.set_value(if draws { field_at(&event, desk) } else { None });
    };
    let up = move |event: PointerEvent| {
        let begun = from.try_update_value(Option::take).flatten();
        if let (Some(from), Some(to)) = (begun, field_at(&event, desk)) {
            let mark = if from == to { Mark::Point(to) } else { Mark::Arrow(from, to) };
            desk.change(|study| study.turn_mark(mark));
        }
    };
    view! {
        <State />
        <div class="board-and-bar">
            <Bar />
            <div class="study-board" class:drawing=move || desk.is_drawing.get()
                on:pointerdown=down on:pointerup=up
                on:contextmenu=move |event| event.prevent_default()>
                <Board plan=desk.plan columns=desk.columns moves=desk.moves last=desk.last
                    name=name looked_at=desk.looked_at reasons=desk.reasons
                    look=looks.look() told=desk.told
                    on_move=move |key: String| desk.play(&key) />
                <Overlay />
            </div>
        </div>
        <Buttons />
        <div class="actions looks"><LooksChoice /></div>
        <p class="hint">{move || desk.is_drawing.get().then(say(preferences, Text::DrawHelp))}</p>
    }
}

/// Whose move it is, or how the game ended.
#[component]
fn State() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let state = move || desk.state(preferences.lang());
    let tone = move || desk.with(|study| study.kind().players()[study.game().turn().index()]);
    view! {
        <div class="state">
            <span class=move || format!("turn {}", tone()) aria-hidden="true"></span>
            <p role="status">{state}</p>
        </div>
    }
}

/// The chances of the two sides.
#[component]
fn Bar() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let chance = Memo::new(move |before: Option<&f64>| {
        // While the engine begins, the bar stays as it was.
        desk.value_here().map(win_chance).or(before.copied()).unwrap_or(0.5)
    });
    let tones = move || desk.with(|study| study.kind().players());
    let told = move || {
        let lang = preferences.lang();
        let name = desk.with(|study| names::of_player(study.kind(), Player::Light, lang));
        fill(Text::BarLabel.of(lang), &[name, &percent(chance.get()).to_string()])
    };
    view! {
        <div class=move || format!("bar {}", tones()[1]) class:turned=move || desk.near() == Player::Dark
            role="img" aria-label=told title=told
            style:--share=move || format!("{:.1}%", chance.get() * 100.0)>
            <i class=move || tones()[0]></i>
        </div>
    }
}

/// Arrows and rings.
#[component]
fn Overlay() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let layout = Memo::new(move |_| Layout::new(&desk.plan.get()));
    let size = move || layout.with(|l| format!("0 0 {:.0} {:.0}", l.width, l.height));
    let ratio = move || layout.with(|l| format!("{:.4}", l.width / l.height.max(1.0)));
    let drawn = move || {
        let marks = desk.with(|study| study.remark(study.here()).marks);
        layout.with(|layout| {
            let line = desk.shown_line.with(|shown| {
                let moves = shown.as_ref()?;
                let is_threats = desk.is_threats.get();
                desk.with(|study| {
                    let threats = is_threats.then(|| study::threats(study.game())).flatten();
                    let game = threats.as_ref().unwrap_or(study.game());
                    Some(sketch::line(layout, game, moves))
                })
            });
            sketch::marks(layout, &marks) + &line.unwrap_or_default()
        })
    };
    view! {
        <div class="overlay" style:--ratio=ratio aria-hidden="true">
            <svg viewBox=size inner_html=drawn></svg>
        </div>
    }
}

/// Steps and drawing.
#[component]
fn Buttons() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let step = move |name: &'static str, text: Text, sign: &'static str| {
        view! {
            <button type="button" class="step" data-do=name aria-label=say(preferences, text)
                title=say(preferences, text) on:click=move |_| super::keys::act(desk, name)>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=sign /></svg>
            </button>
        }
    };
    view! {
        <div class="actions steps">
            {step("first", Text::First, "M18 5l-8 7 8 7M6 5v14")}
            {step("back", Text::Back, "M15 5l-8 7 8 7")}
            {step("forward", Text::Forward, "M9 5l8 7-8 7")}
            {step("last", Text::Last, "M6 5l8 7-8 7M18 5v14")}
            <button type="button" data-do="draw" aria-pressed=move || desk.is_drawing.get().to_string()
                on:click=move |_| desk.is_drawing.update(|is| *is = !*is)>
                {say(preferences, Text::Draw)}
            </button>
            <button type="button" data-do="wipe"
                disabled=move || desk.with(|study| study.remark(study.here()).marks.is_empty())
                on:click=move |_| { desk.change(study::Study::clear_marks); }>
                {say(preferences, Text::ClearMarks)}
            </button>
            <button type="button" data-do="flip" on:click=move |_| desk.turn_board()>
                {say(preferences, Text::Flip)}
            </button>
        </div>
    }
}

/// The field below the pointer.
fn field_at(event: &PointerEvent, desk: Desk) -> Option<u8> {
    let at = event.current_target()?.dyn_into::<web_sys::Element>().ok()?;
    let picture = at.query_selector("svg.board").ok()??.get_bounding_client_rect();
    let layout = Layout::new(&desk.plan.get_untracked());
    let unit = layout.width / picture.width().max(1.0);
    let x = (f64::from(event.client_x()) - picture.left()) * unit;
    layout.field_at(x, (f64::from(event.client_y()) - picture.top()) * unit)
}
