//! The board as a component of a page.
//!
//! It draws in layers: the ground, the marks and ways, the columns, and on top
//! the fields that can be tapped, which carry the words for those who listen.
//! What is written over the board stands in its box beside the picture. Its
//! colours are custom properties of the style sheet; it sets none itself.

mod chooser;
mod drag;
mod fields;
mod keyboard;
mod marks;
mod note;
mod tower;
mod way;

use leptos::prelude::*;

use crate::drawing::{column, ground};
use crate::{Choice, Column, Layout, Look, Move, Moved, Plan, Reason, Tap, Typed};
pub use tower::Tower;

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
    /// Why pieces may or may not go somewhere.
    #[prop(into, optional)]
    reasons: Signal<Vec<Reason>>,
    /// From where the board is looked at.
    #[prop(into, optional)]
    look: Signal<Look>,
    /// The last move in words, for those who listen; read whenever it changes.
    #[prop(into, optional)]
    told: Signal<String>,
) -> impl IntoView {
    let choice = RwSignal::new(Choice::Nothing);
    // What was chosen means nothing among other moves.
    Effect::new(move || {
        moves.track();
        choice.set(Choice::Nothing);
    });
    let peek = RwSignal::new(None);
    let state = State { choice, moves, columns, last, looked_at, reasons, look, peek, on_move };
    let shown = shown(columns, last);
    move || {
        let plan = plan.get();
        let layout = StoredValue::new(Layout::new(&plan));
        let (width, height) = layout.with_value(|layout| (layout.width, layout.height));
        let size = format!("0 0 {width:.0} {height:.0}");
        let ratio = format!("{:.4}", width / height.max(1.0));
        let (pointer, typed) = (drag::Pointer::new(), RwSignal::new(Typed::default()));
        let drop = move || {
            if let Some(key) = pointer.up(layout, state) {
                on_move.run(key);
            }
        };
        view! {
            <div class="board-box" style:--ratio=ratio>
                <svg class="board" viewBox=size role="group" aria-label=move || name.get()
                    on:pointerdown=move |event| pointer.down(&event, state)
                    on:pointermove=move |event| pointer.moves(&event, layout, state)
                    on:pointerup=move |_| drop()
                    on:pointercancel=move |_| pointer.gone()
                    on:pointerleave=move |_| pointer.gone()
                    on:contextmenu=move |event| {
                        if peek.get_untracked().is_some() { event.prevent_default() }
                    }
                    on:keydown=move |event| keyboard::typed(&event, typed, state)
                >
                    <g inner_html=layout.with_value(|layout| ground::draw(&plan, layout))></g>
                    {marks::draw(layout, state)}
                    {way::draw(layout, state)}
                    <g class="columns">{columns_in_order(&plan, layout, shown, look)}</g>
                    <g class="fields">{fields::draw(&plan, layout, state, pointer)}</g>
                    {chooser::draw(layout, state, plan.tones)}
                    <g class="dragged">{pointer.draw(layout, state, plan.tones)}</g>
                </svg>
                {note::draw(layout, state, typed, plan.tones)}
                <p class="unseen" role="status">{move || told.get()}</p>
            </div>
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
    reasons: Signal<Vec<Reason>>,
    look: Signal<Look>,
    /// The field whose column is shown over the board.
    peek: RwSignal<Option<u8>>,
    on_move: Callback<String>,
}

impl State {
    /// Taps a field. On one where the chosen piece may not land, the reason is
    /// shown and the piece stays chosen.
    fn tap(self, field: u8) {
        self.looked_at.set(Some(field));
        if self.barred(field) {
            return;
        }
        let choice = self.choice.get_untracked();
        match self.moves.with_untracked(|moves| choice.tap(field, moves)) {
            Tap::Chosen(next) => self.choice.set(next),
            Tap::Played(key) => self.play(key),
        }
    }

    fn play(self, key: String) {
        self.choice.set(Choice::Nothing);
        self.on_move.run(key);
    }

    /// Whether it is known why the chosen piece may not go there, and nothing
    /// else can be meant by the field.
    fn barred(self, field: u8) -> bool {
        let Some(from) = self.choice.get().from() else { return false };
        self.moves.with(|moves| moves.iter().all(|mv| mv.from != field))
            && self.reasons.with(|reasons| {
                reasons.iter().any(|why| (why.from, why.to, why.may_land) == (from, field, false))
            })
    }
}

/// What stands on the board, and what of it has just come.
#[derive(Clone, PartialEq)]
struct Shown {
    columns: Vec<Column>,
    moved: Option<Moved>,
}

fn shown(columns: Signal<Vec<Column>>, last: Signal<Option<(u8, u8)>>) -> Memo<Shown> {
    Memo::new(move |before: Option<&Shown>| {
        let columns = columns.get();
        let moved = before.and_then(|old| Moved::between(&old.columns, &columns, last.get()));
        Shown { columns, moved }
    })
}

/// The columns from the back to the front.
fn columns_in_order(
    plan: &Plan,
    layout: StoredValue<Layout>,
    shown: Memo<Shown>,
    look: Signal<Look>,
) -> impl IntoView + use<> {
    let tones = plan.tones;
    let one = |field: u8| {
        let here = Memo::new(move |_| {
            shown.with(|shown| {
                let column = shown.columns.get(usize::from(field)).cloned().unwrap_or_default();
                (column, shown.moved.filter(|moved| moved.to == field))
            })
        });
        let place = layout.with_value(|layout| {
            let site = &layout.sites[usize::from(field)];
            format!("translate({:.1} {:.1}) scale({:.3})", site.x, site.y, site.scale)
        });
        // A group that has been drawn anew flies in anew.
        move || {
            here.with(|(column, moved)| {
                let arrives =
                    moved.map(|m| if m.is_turned { "arrives turning" } else { "arrives" });
                let drawn = column::draw(column, field, tones, look.get(), arrives);
                let (dx, dy) = layout.with_value(|layout| came(layout, *moved));
                view! {
                    <g class="column" transform=place.clone() style:--dx=dx style:--dy=dy
                        inner_html=drawn></g>
                }
            })
        }
    };
    layout.with_value(Layout::drawing_order).into_iter().map(one).collect_view()
}

/// From where something came, seen from where it stands.
fn came(layout: &Layout, moved: Option<Moved>) -> (String, String) {
    let offset = moved.map_or((0.0, 0.0), |moved| {
        let [from, to] = [moved.from, moved.to].map(|field| &layout.sites[usize::from(field)]);
        ((from.x - to.x) / to.scale, (from.y - to.y) / to.scale)
    });
    (format!("{:.1}px", offset.0), format!("{:.1}px", offset.1))
}
