//! Walking over the board and choosing by keys.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;

use super::State;
use crate::{Choice, Direction, Layout, Typed};

/// What listens to the keys of one field: arrows walk, Enter and the space bar
/// tap, Enter with Shift chooses the last of several ways, Escape lets go.
pub fn listener(
    field: u8,
    layout: StoredValue<Layout>,
    cursor: RwSignal<u8>,
    state: State,
) -> impl Fn(KeyboardEvent) + 'static {
    move |event| {
        match event.key().as_str() {
            "Enter" | " " if is_typing(&event) => return,
            "Enter" if event.shift_key() => last_way(field, state),
            "Enter" | " " => state.tap(field),
            key => {
                let Some(direction) = direction(key) else { return };
                let next = layout.with_value(|layout| layout.towards(field, direction));
                if let Some(next) = next {
                    cursor.set(next);
                    focus_field(&event, next);
                }
            }
        }
        event.prevent_default();
    }
}

/// Whether Enter ends a move that is being typed: the board says so by its box.
fn is_typing(event: &KeyboardEvent) -> bool {
    let here = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let found = here.and_then(|here| here.closest(".board-box").ok().flatten());
    found.is_some_and(|found| found.query_selector(".typed").ok().flatten().is_some())
}

/// Takes the last way to a field at once, where there are several.
fn last_way(field: u8, state: State) {
    let from = state.choice.get_untracked().from();
    let key = state.moves.with_untracked(|moves| {
        let mut ways = moves.iter().filter(|mv| Some(mv.from) == from && mv.to == field);
        ways.next_back().map(|mv| mv.key.clone())
    });
    match key {
        Some(key) => state.play(key),
        None => state.tap(field),
    }
}

/// Listens to letters anywhere on the board: they spell a move.
pub fn typed(event: &KeyboardEvent, typed: RwSignal<Typed>, state: State) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    let mut played = None;
    state.moves.with_untracked(|moves| {
        typed.update(|typed| match key.as_str() {
            "Enter" if !typed.text().is_empty() => played = typed.finish(moves),
            "Backspace" => typed.pop(),
            "Escape" => {
                typed.clear();
                state.choice.set(Choice::Nothing);
                state.peek.set(None);
            }
            key => {
                let mut letters = key.chars();
                if let (Some(letter), None) = (letters.next(), letters.next()) {
                    played = typed.push(letter, moves);
                }
            }
        });
    });
    if let Some(key) = played {
        state.play(key);
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

/// Moves the focus to a field of the board that an event happened on.
pub fn focus_field(event: &KeyboardEvent, field: u8) {
    let here = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let board = here.and_then(|here| here.closest("svg").ok().flatten());
    let there =
        board.and_then(|board| board.query_selector(&format!("[data-number='{field}']")).ok());
    focus(there.flatten());
}

/// Gives the focus to an element, if there is one.
pub fn focus(element: Option<web_sys::Element>) {
    if let Some(element) = element.and_then(|found| found.dyn_into::<web_sys::SvgElement>().ok()) {
        // An element that was just found can take the focus.
        let _ = element.focus();
    }
}
