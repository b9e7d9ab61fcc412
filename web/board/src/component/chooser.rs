//! The question that remains where several moves have the same ends: how the
//! piece is to lie there.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;

use super::{State, keyboard};
use crate::drawing::column;
use crate::{Choice, Layout, Move};

/// The room of one answer, and of the whole around the answers.
const WAY: (f64, f64) = (92.0, 72.0);
const PADDING: f64 = 8.0;

/// Draws the answers beside the target while there are some.
pub fn draw(layout: StoredValue<Layout>, state: State, tones: [&'static str; 2]) -> impl IntoView {
    move || {
        let choice = state.choice.get();
        let Choice::Between(_, to) = choice else { return None };
        let ways: Vec<Move> = state.moves.with(|moves| choice.ways(moves).cloned().collect());
        let (x, y) = layout.with_value(|layout| corner(layout, to, ways.len()));
        let width = ways.len() as f64 * WAY.0 + 2.0 * PADDING;
        let height = WAY.1 + 2.0 * PADDING;
        let buttons = ways.into_iter().enumerate().map(|(n, way)| {
            let at = (PADDING + (n as f64 + 0.5) * WAY.0, PADDING + WAY.1 / 2.0);
            button(way, at, state, tones)
        });
        // Whoever plays by keys goes on choosing here.
        request_animation_frame(|| {
            keyboard::focus(document().query_selector(".chooser .way").ok().flatten());
        });
        Some(view! {
            <g class="chooser" role="group" transform=format!("translate({x:.1} {y:.1})")>
                <rect class="bubble" width=width.to_string() height=height.to_string() rx="14" />
                {buttons.collect_view()}
            </g>
        })
    }
}

/// The top left corner: above the target, or below it where there is no room.
fn corner(layout: &Layout, to: u8, ways: usize) -> (f64, f64) {
    let site = &layout.sites[usize::from(to)];
    let (width, height) = (ways as f64 * WAY.0 + 2.0 * PADDING, WAY.1 + 2.0 * PADDING);
    let x = (site.x - width / 2.0).clamp(0.0, (layout.width - width).max(0.0));
    let above = site.y - 50.0 * site.scale - height;
    let y = if above >= 0.0 { above } else { site.y + 50.0 * site.scale };
    (x, y)
}

fn button(way: Move, (x, y): (f64, f64), state: State, tones: [&'static str; 2]) -> impl IntoView {
    let (key, to) = (way.key.clone(), way.to);
    let choose = move || state.play(way.key.clone());
    let on_key = {
        let choose = choose.clone();
        move |event: KeyboardEvent| {
            match event.key().as_str() {
                "Enter" | " " => {
                    keyboard::focus_field(&event, to);
                    choose();
                }
                "Escape" => {
                    keyboard::focus_field(&event, to);
                    state.choice.set(Choice::Nothing);
                }
                "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => focus_other(&event),
                _ => return,
            }
            event.prevent_default();
            event.stop_propagation();
        }
    };
    let piece = way.lands.map(|piece| column::draw_piece(piece, (x, y - 7.0), tones));
    let piece = piece.unwrap_or_default();
    let (left, top) = (x - WAY.0 / 2.0 + 3.0, y - WAY.1 / 2.0);
    view! {
        <g class="way" role="button" tabindex="0" data-move=key aria-label=way.told
            on:click=move |_| choose() on:keydown=on_key>
            <rect class="hit" x=left.to_string() y=top.to_string() rx="10"
                width=(WAY.0 - 6.0).to_string() height=WAY.1.to_string() />
            <g inner_html=piece></g>
        </g>
    }
}

/// Moves the focus to the next answer, or to the one before if it is the last.
fn focus_other(event: &KeyboardEvent) {
    let here = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let here = here.and_then(|here| here.closest(".way").ok().flatten());
    let other = here.and_then(|here| {
        let is_way = |found: &web_sys::Element| found.class_list().contains("way");
        let back = here.previous_element_sibling().filter(is_way);
        here.next_element_sibling().or(back)
    });
    keyboard::focus(other);
}
