//! The board as a component of a page.
//!
//! It draws in layers: the ground, the marks, the columns, and on top the
//! fields that can be tapped, which carry the words for those who listen. Its
//! colours are custom properties of the style sheet; it sets none itself.

mod chooser;
mod column;
mod figure;
mod ground;
mod keyboard;

use leptos::prelude::*;

use crate::{Choice, Column, Layout, Move, Plan, Tap};
use ground::points;

/// A board to play on.
#[component]
pub fn Board(
    /// The board without what stands on it; a new one is drawn afresh.
    #[prop(into)]
    plan: Signal<Plan>,
    /// What stands on its fields.
    #[prop(into)]
    columns: Signal<Vec<Column>>,
    /// What can be chosen now.
    #[prop(into)]
    moves: Signal<Vec<Move>>,
    /// The ends of the move that led here.
    #[prop(into)]
    last: Signal<Option<(u8, u8)>>,
    /// What the board is called, for those who listen.
    #[prop(into)]
    name: Signal<String>,
    /// The field that is looked at: pointed to, or in focus.
    looked_at: RwSignal<Option<u8>>,
    /// What is done with a move that was chosen, given by its key.
    #[prop(into)]
    on_move: Callback<String>,
) -> impl IntoView {
    let choice = RwSignal::new(Choice::Nothing);
    // What was chosen means nothing among other moves.
    Effect::new(move || {
        moves.track();
        choice.set(Choice::Nothing);
    });
    let tap = Callback::new(move |field: u8| {
        match moves.with_untracked(|moves| choice.get_untracked().tap(field, moves)) {
            Tap::Chosen(next) => choice.set(next),
            Tap::Played(key) => {
                choice.set(Choice::Nothing);
                on_move.run(key);
            }
        }
    });
    move || {
        let plan = plan.get();
        let layout = StoredValue::new(Layout::new(&plan));
        let size =
            layout.with_value(|layout| format!("0 0 {:.0} {:.0}", layout.width, layout.height));
        let order = layout.with_value(Layout::drawing_order);
        let columns_in_order = order.iter().map(|&field| {
            let here = Memo::new(move |_| {
                columns.with(|all| all.get(usize::from(field)).cloned().unwrap_or_default())
            });
            let tones = plan.tones;
            let site = layout.with_value(|layout| layout.sites[usize::from(field)].clone());
            move || here.with(|here| column::draw(here, field, &site, tones))
        });
        let columns_in_order = columns_in_order.collect_view();
        let state = State { choice, moves, columns, last, looked_at, tap };
        view! {
            <svg class="board" viewBox=size role="group" aria-label=move || name.get()>
                {layout.with_value(|layout| ground::draw(&plan, layout))}
                <g class="marks">{marks(&plan, layout, state)}</g>
                <g class="columns">{columns_in_order}</g>
                <g class="fields">{fields(&plan, layout, state)}</g>
                {chooser::draw(layout, state, on_move, plan.tones)}
            </svg>
        }
    }
}

/// The signals that the layers share.
#[derive(Clone, Copy)]
struct State {
    choice: RwSignal<Choice>,
    moves: Signal<Vec<Move>>,
    columns: Signal<Vec<Column>>,
    last: Signal<Option<(u8, u8)>>,
    looked_at: RwSignal<Option<u8>>,
    tap: Callback<u8>,
}

/// Marks below the columns: the last move, the chosen piece, what can move.
fn marks(plan: &Plan, layout: StoredValue<Layout>, state: State) -> impl IntoView + use<> {
    let mark = |field: usize| {
        let field = u8::try_from(field).unwrap_or(u8::MAX);
        let is_last =
            move || state.last.get().is_some_and(|(from, to)| field == from || field == to);
        let is_chosen = move || state.choice.get().from() == Some(field);
        layout.with_value(|layout| {
            let site = &layout.sites[usize::from(field)];
            let radius = format!("{:.1}", 46.0 * site.scale);
            let (x, y) = (site.x.to_string(), site.y.to_string());
            let shape = points(site);
            if shape.is_empty() {
                view! {
                    <circle class="mark" class:last=is_last class:chosen=is_chosen
                        cx=x cy=y r=radius />
                }
                .into_any()
            } else {
                view! {
                    <polygon class="mark" class:last=is_last class:chosen=is_chosen points=shape />
                }
                .into_any()
            }
        })
    };
    (0..plan.fields.len()).map(mark).collect_view()
}

/// What can be tapped, above everything else.
fn fields(plan: &Plan, layout: StoredValue<Layout>, state: State) -> impl IntoView + use<> {
    let cursor = RwSignal::new(0_u8);
    let one = |(number, name): (usize, &str)| {
        let field = u8::try_from(number).unwrap_or(u8::MAX);
        let target = Memo::new(move |_| {
            let choice = state.choice.get();
            state.moves.with(|moves| choice.targets(moves).find(|&(to, _)| to == field))
        });
        let can_move = move || state.moves.with(|moves| moves.iter().any(|mv| mv.from == field));
        let told = move || state.columns.with(|all| all.get(number).map(|here| here.told.clone()));
        let hit = layout.with_value(|layout| hit_shape(layout, number));
        let sign = layout.with_value(|layout| target_sign(layout, number, target, state));
        let on_key = keyboard::listener(field, layout, cursor, state);
        view! {
            <g class="field" role="button" data-field=name.to_owned() data-number=number.to_string()
                class:movable=can_move class:target=move || target.get().is_some()
                class:capture=move || target.get().is_some_and(|(_, is_capture)| is_capture)
                tabindex=move || if cursor.get() == field { "0" } else { "-1" }
                aria-label=told
                aria-pressed=move || (state.choice.get().from() == Some(field)).to_string()
                on:click=move |_| state.tap.run(field)
                on:keydown=on_key
                on:pointerenter=move |_| state.looked_at.set(Some(field))
                on:focus=move |_| {
                    cursor.set(field);
                    state.looked_at.set(Some(field));
                }
            >
                {hit}
                {sign}
            </g>
        }
    };
    plan.fields.iter().map(|field| field.name.as_str()).enumerate().map(one).collect_view()
}

fn hit_shape(layout: &Layout, number: usize) -> impl IntoView + use<> {
    let site = &layout.sites[number];
    let shape = points(site);
    if shape.is_empty() {
        let radius = (50.0 * site.scale).to_string();
        view! { <circle class="hit" cx=site.x.to_string() cy=site.y.to_string() r=radius /> }
            .into_any()
    } else {
        view! { <polygon class="hit" points=shape /> }.into_any()
    }
}

/// The sign of a place to go to: a dot where nothing stands, else a ring that
/// leaves what stands there to be read.
fn target_sign(
    layout: &Layout,
    number: usize,
    target: Memo<Option<(u8, bool)>>,
    state: State,
) -> impl IntoView + use<> {
    let Some(site) = layout.sites.get(number).cloned() else { return ().into_any() };
    let is_bare =
        move || state.columns.with(|all| all.get(number).is_none_or(|here| here.pieces.is_empty()));
    let sign = move || {
        target.get()?;
        let (radius, class) = if is_bare() { (13.0, "sign") } else { (44.0, "sign ring") };
        Some(view! {
            <circle class=class cx=site.x.to_string() cy=site.y.to_string()
                r=format!("{:.1}", radius * site.scale) />
        })
    };
    sign.into_any()
}
