//! Walking over the board and choosing by keys.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;

use super::State;
use crate::{Choice, Direction, Layout};

/// What listens to the keys of one field: arrows walk, Enter and the space bar
/// tap, Escape lets go.
pub fn listener(
    field: u8,
    layout: StoredValue<Layout>,
    cursor: RwSignal<u8>,
    state: State,
) -> impl Fn(KeyboardEvent) + 'static {
    move |event| {
        match event.key().as_str() {
            "Enter" | " " => state.tap.run(field),
            "Escape" => state.choice.set(Choice::Nothing),
            key => {
                let Some(direction) = direction(key) else { return };
                let next = layout.with_value(|layout| layout.towards(field, direction));
                if let Some(next) = next {
                    cursor.set(next);
                    focus(&event, next);
                }
            }
        }
        event.prevent_default();
    }
}

fn direction(key: &str) -> Option<Direction> {
    match key {
        "ArrowUp" => Some(Direction::Up),
        "ArrowDown" => Some(Direction::Down),
        "ArrowLeft" => Some(Direction::Left),
        "ArrowRight" => Some(Direction::Right),
        _ => None,
    }
}

/// Moves the focus to another field of the same board.
fn focus(event: &KeyboardEvent, field: u8) {
    let here = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let board = here.and_then(|here| here.closest("svg").ok().flatten());
    let there = board
        .and_then(|board| board.query_selector(&format!("[data-number='{field}']")).ok().flatten())
        .and_then(|there| there.dyn_into::<web_sys::SvgElement>().ok());
    if let Some(there) = there {
        // An element that was just found can take the focus.
        let _ = there.focus();
    }
}
