//! The sheet, and what mouse, finger and keys do on it.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use sketch::{Point, Sketch};
use ui::say;
use wasm_bindgen::JsCast as _;

use super::State;
use crate::{Desk, Text, Tool, picture};

/// How far, in pixels, a tap is drawn to corners and sides.
const REACH: f64 = 12.0;
const REACH_OF_A_FINGER: f64 = 20.0;
/// How far, in pixels, a pointer moves before it draws.
const SLACK: f64 = 9.0;

/// A pointer that is down.
#[derive(Clone, Debug, Default)]
struct Down {
    start: (f64, f64),
    is_moved: bool,
    was_held: bool,
    stroke: Vec<Point>,
}

/// The sheet.
pub fn show(state: State) -> impl IntoView {
    let down = StoredValue::new(None::<Down>);
    let seen = Memo::new(move |_| {
        let looked_at = state.looked_at.get();
        let mut seen = state
            .report
            .with(|report| state.first_moves.with(|moves| picture::seen(report, looked_at, moves)));
        seen.shown = state.desk.with(|desk| desk.first().into_iter().collect());
        if let Some(n) = state.shown.get() {
            seen.shown.extend(state.report.with(|report| {
                report.defects().get(n).map_or_else(Vec::new, |defect| defect.cells.clone())
            }));
        }
        seen
    });
    let cells = move || {
        state.sketch.with(|sketch| {
            let draw = |report: &sketch::Report| {
                seen.with(|seen| picture::cells(sketch, seen, report.centres()))
            };
            state.report.with(draw)
        })
    };
    let marks = move || {
        let shown =
            state.shown.get().and_then(|n| state.report.with(|r| r.defects().get(n).cloned()));
        state.desk.with(|desk| picture::marks(desk, shown.as_ref()))
    };
    view! {
        <svg class="sheet" viewBox="0 0 10000 10000" tabindex="0" role="application"
            aria-label=say(state.preferences, Text::Sheet)
            data-tool=move || state.desk.with(|desk| desk.tool().word())
            on:pointerdown=move |event| press(&event, state, down)
            on:pointermove=move |event| moves(&event, state, down)
            on:pointerup=move |event| release(&event, state, down)
            on:pointercancel=move |_| down.set_value(None)
            on:pointerleave=move |_| { down.set_value(None); look_at(state, None) }
            on:keydown=move |event| key(&event, state)
        >
            <rect class="paper" width="10000" height="10000" />
            <g inner_html=cells></g>
            <g class="marks" inner_html=marks></g>
        </svg>
    }
}

/// Where an event happened on the sheet, and how far a tap reaches there.
fn on_sheet(event: &PointerEvent) -> Option<(Point, i32)> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let sheet = target.closest("svg.sheet").ok()??.get_bounding_client_rect();
    let unit = f64::from(Sketch::SIDE) / sheet.width().max(1.0);
    let x = (f64::from(event.client_x()) - sheet.left()) * unit;
    let y = f64::from(Sketch::SIDE) - (f64::from(event.client_y()) - sheet.top()) * unit;
    let reach = if event.pointer_type() == "mouse" { REACH } else { REACH_OF_A_FINGER };
    Some((Point::new(x.round() as i32, y.round() as i32), (reach * unit).round() as i32))
}

fn press(event: &PointerEvent, state: State, down: StoredValue<Option<Down>>) {
    let Some((at, reach)) = on_sheet(event).filter(|_| event.is_primary() && event.button() == 0)
    else {
        return;
    };
    let start = (f64::from(event.client_x()), f64::from(event.client_y()));
    let was_held = state.desk.with_untracked(|desk| desk.held().is_some());
    if state.desk.with_untracked(Desk::tool) == Tool::Corner && !was_held {
        state.act(|desk| desk.tap(at, reach));
    }
    down.set_value(Some(Down { start, is_moved: false, was_held, stroke: vec![at] }));
}

fn moves(event: &PointerEvent, state: State, down: StoredValue<Option<Down>>) {
    let Some((at, reach)) = on_sheet(event) else { return };
    state.desk.update(|desk| {
        desk.point_at(at, reach);
    });
    look_at(state, state.sketch.with_untracked(|sketch| sketch.cell_at(at)));
    down.update_value(|down| {
        if let Some(down) = down {
            let [dx, dy] = [
                f64::from(event.client_x()) - down.start.0,
                f64::from(event.client_y()) - down.start.1,
            ];
            down.is_moved |= dx.hypot(dy) > SLACK;
            down.stroke.push(at);
        }
    });
}

fn release(event: &PointerEvent, state: State, down: StoredValue<Option<Down>>) {
    let pressed = down.try_update_value(Option::take).flatten();
    let (Some((at, reach)), Some(pressed)) = (on_sheet(event), pressed) else { return };
    let (tool, has_path) = state.desk.with_untracked(|desk| (desk.tool(), !desk.path().is_empty()));
    match tool {
        Tool::Corner if !pressed.was_held && !pressed.is_moved => {}
        Tool::Corner if state.desk.with_untracked(|desk| desk.held().is_none()) => {}
        Tool::Cell if pressed.is_moved && !has_path => {
            state.act(|desk| desk.stroke(&pressed.stroke, reach));
        }
        _ => state.act(|desk| desk.tap(at, reach)),
    }
}

fn look_at(state: State, cell: Option<usize>) {
    if state.looked_at.get_untracked() != cell {
        state.looked_at.set(cell);
    }
}

/// Keys do at the cursor what a pointer does.
fn key(event: &KeyboardEvent, state: State) {
    let step = if event.shift_key() { Desk::GRID / 5 } else { Desk::GRID };
    let cursor = state.desk.with_untracked(Desk::cursor);
    let is_command = event.ctrl_key() || event.meta_key();
    let walk = |right, up| state.desk.update(|desk| desk.walk(right, up));
    match event.key().as_str() {
        "ArrowLeft" => walk(-step, 0),
        "ArrowRight" => walk(step, 0),
        "ArrowUp" => walk(0, step),
        "ArrowDown" => walk(0, -step),
        "Enter" | " " => state.act(|desk| desk.tap(cursor, Desk::GRID / 2)),
        "Backspace" => state.desk.update(|desk| {
            desk.step_back();
        }),
        "Escape" => state.desk.update(|desk| {
            desk.give_up();
        }),
        "Delete" => state.act(|desk| match desk.sketch().cell_at(cursor) {
            Some(cell) => desk.edit(|sketch| sketch.remove(cell)),
            None => Ok(()),
        }),
        "z" | "я" if is_command && !event.shift_key() => undo(state),
        "y" | "н" | "Z" | "Я" if is_command => redo(state),
        _ => return,
    }
    event.prevent_default();
    let cursor = state.desk.with_untracked(Desk::cursor);
    look_at(state, state.sketch.with_untracked(|sketch| sketch.cell_at(cursor)));
}

pub fn undo(state: State) {
    state.refused.set(None);
    state.desk.update(|desk| {
        desk.undo();
    });
}

pub fn redo(state: State) {
    state.refused.set(None);
    state.desk.update(|desk| {
        desk.redo();
    });
}
