//! What keys and buttons do.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use study::Study;
use wasm_bindgen::JsCast as _;

use crate::desk::Desk;

/// Listens to the keys of the whole page, as long as it is there.
pub fn listen(desk: Desk) {
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if is_typing(&event) {
            return;
        }
        if let Some(name) = meant(&event) {
            event.prevent_default();
            ui::latency::begin();
            act(desk, name);
            ui::latency::end_after_paint();
        }
    });
    let clicks = window_event_listener(leptos::ev::click, move |_| {
        if desk.menu.get_untracked().is_some() {
            desk.menu.set(None);
        }
    });
    std::mem::forget((keys, clicks));
}

/// Whether the key is meant for a field, a list or the board.
fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let own = "input, textarea, select, .board";
    target.is_some_and(|target| target.closest(own).ok().flatten().is_some())
}

/// What the key does.
fn meant(event: &KeyboardEvent) -> Option<&'static str> {
    let is_command = event.ctrl_key() || event.meta_key();
    match (event.key().as_str(), is_command) {
        ("z" | "Z" | "я" | "Я", true) if event.shift_key() => Some("redo"),
        ("z" | "я", true) => Some("undo"),
        ("y" | "н", true) => Some("redo"),
        (_, true) => None,
        ("ArrowLeft", _) => Some("back"),
        ("ArrowRight", _) => Some("forward"),
        ("ArrowUp", _) => Some("above"),
        ("ArrowDown", _) => Some("below"),
        ("Home", _) => Some("first"),
        ("End", _) => Some("last"),
        ("Delete", _) => Some("delete"),
        ("Escape", _) => Some("escape"),
        _ => None,
    }
}

/// Does what a key or button is called.
pub fn act(desk: Desk, name: &str) {
    match name {
        "first" => desk.change(Study::to_start),
        "last" => desk.change(Study::to_end),
        "back" => drop(desk.change(Study::back)),
        "forward" => drop(desk.change(Study::forward)),
        "above" => drop(desk.change(|study| study.aside(false))),
        "below" => drop(desk.change(|study| study.aside(true))),
        "undo" => drop(desk.change(Study::undo)),
        "redo" => drop(desk.change(Study::redo)),
        "delete" => drop(desk.change(|study| study.delete(study.here()))),
        "promote" => drop(desk.change(|study| study.promote(study.here()))),
        "main" => drop(desk.change(|study| study.make_main(study.here()))),
        "escape" => desk.menu.set(None),
        _ => {}
    }
}
