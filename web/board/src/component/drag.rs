//! Pieces dragged with a mouse, a pen or a finger, and fields pressed for long.

use std::time::Duration;

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;

use super::State;
use crate::drawing::{column, face};
use crate::{Choice, Drop, Layout, Move, drop_on};

/// How far a pointer moves, in pixels, before it drags.
const SLACK: f64 = 7.0;
/// How long a finger rests on a field before its column is shown.
const LONG: Duration = Duration::from_millis(420);

/// A pointer that is down on a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    from: u8,
    /// Where it went down, in pixels.
    start: (f64, f64),
    /// Where it is in the picture, once it drags.
    at: Option<(f64, f64)>,
}

/// What is known of the pointer.
#[derive(Clone, Copy)]
pub struct Pointer {
    drag: RwSignal<Option<Drag>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether the click that follows is to be passed over.
    is_spent: StoredValue<bool>,
}

impl Pointer {
    /// Nothing is down.
    pub fn new() -> Self {
        Self {
            drag: RwSignal::new(None),
            timer: StoredValue::new(None),
            is_spent: StoredValue::new(false),
        }
    }

    /// Whether a click ends something else than a tap.
    pub fn takes_click(self) -> bool {
        self.is_spent.try_update_value(std::mem::take).unwrap_or(false)
    }

    /// A pointer goes down.
    pub fn down(self, event: &PointerEvent, state: State) {
        state.peek.set(None);
        self.is_spent.set_value(false);
        let Some(from) = field_of(event).filter(|_| event.is_primary() && event.button() == 0)
        else {
            return;
        };
        let start = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.drag.set(Some(Drag { from, start, at: None }));
        state.looked_at.set(Some(from));
        if event.pointer_type() == "touch" {
            let show = move || {
                self.is_spent.set_value(true);
                self.drag.set(None);
                state.peek.set(Some(from));
            };
            self.timer.set_value(set_timeout_with_handle(show, LONG).ok());
        }
    }

    /// It moves.
    pub fn moves(self, event: &PointerEvent, layout: StoredValue<Layout>, state: State) {
        let Some(drag) = self.drag.get_untracked() else { return };
        let here = (f64::from(event.client_x()), f64::from(event.client_y()));
        let is_far = (here.0 - drag.start.0).hypot(here.1 - drag.start.1) > SLACK;
        if drag.at.is_none() && !is_far {
            return;
        }
        self.stop_timer();
        let can_move =
            state.moves.with_untracked(|moves| moves.iter().any(|mv| mv.from == drag.from));
        if !can_move {
            self.drag.set(None);
            return;
        }
        if drag.at.is_none() {
            state.choice.set(Choice::From(drag.from));
        }
        let at = layout.with_value(|layout| in_picture(event, layout));
        self.drag.set(Some(Drag { at, ..drag }));
        if let Some((x, y)) = at {
            state.looked_at.set(layout.with_value(|layout| layout.field_at(x, y)));
        }
    }

    /// It goes up. Gives the key of the move that is chosen by it.
    pub fn up(self, layout: StoredValue<Layout>, state: State) -> Option<String> {
        self.stop_timer();
        let Drag { from, at, .. } = self.drag.get_untracked()?;
        self.drag.set(None);
        let (x, y) = at?;
        let (to, aside) = layout.with_value(|layout| {
            let to = layout.field_at(x, y)?;
            let site = &layout.sites[usize::from(to)];
            Some((to, (x - site.x) / (50.0 * site.scale)))
        })?;
        match state.moves.with_untracked(|moves| drop_on(from, to, aside, moves)) {
            Drop::Played(key) => {
                state.choice.set(Choice::Nothing);
                Some(key)
            }
            Drop::Unclear => {
                state.choice.set(Choice::Between(from, to));
                None
            }
            Drop::Nothing => None,
        }
    }

    /// It is gone.
    pub fn gone(self) {
        self.stop_timer();
        self.drag.set(None);
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Draws what is dragged where the pointer is, and on a field with two ways
    /// which half means which.
    pub fn draw(
        self,
        layout: StoredValue<Layout>,
        state: State,
        tones: [&'static str; 2],
    ) -> impl IntoView {
        move || {
            let drag = self.drag.get()?;
            let (x, y) = drag.at?;
            let dragged = state.columns.with(|all| all.get(usize::from(drag.from)).cloned())?;
            let scale = layout.with_value(|layout| layout.sites[usize::from(drag.from)].scale);
            let ghost = column::lifted(&dragged, tones);
            let halves = state.looked_at.get().map(|to| halves(layout, state, drag.from, to));
            let place = format!("translate({x:.1} {y:.1}) scale({scale:.3})");
            let ghost = format!("<g class=\"ghost\" transform=\"{place}\">{ghost}</g>");
            let drawn = halves.unwrap_or_default() + &ghost;
            Some(view! { <g inner_html=drawn></g> })
        }
    }
}

/// The two ways to drop on a field, at its left and at its right.
fn halves(layout: StoredValue<Layout>, state: State, from: u8, to: u8) -> String {
    let numbers: Vec<String> = state.moves.with(|moves| {
        let ways = moves.iter().filter(|mv| (mv.from, mv.to) == (from, to));
        let number = |mv: &Move| mv.lands.and_then(|piece| piece.number).map(face::signed);
        ways.map(|mv| number(mv).unwrap_or_default()).collect()
    });
    let [first, second] = numbers.as_slice() else { return String::new() };
    let half = |number: &str, left: i32, middle: i32| {
        format!(
            "<rect class=\"half\" x=\"{left}\" y=\"-48\" width=\"47\" height=\"96\" rx=\"9\"/>\
             <text class=\"half-number\" x=\"{middle}\" y=\"-34\">{number}</text>"
        )
    };
    let (x, y, scale) = layout.with_value(|layout| {
        let site = &layout.sites[usize::from(to)];
        (site.x, site.y, site.scale)
    });
    let halves = half(first, -48, -25) + &half(second, 1, 25);
    format!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\">{halves}</g>")
}

/// The field that an event happened on.
fn field_of(event: &PointerEvent) -> Option<u8> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let field = target.closest("[data-number]").ok()??;
    field.get_attribute("data-number")?.parse().ok()
}

/// Where an event happened in the picture.
fn in_picture(event: &PointerEvent, layout: &Layout) -> Option<(f64, f64)> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let picture = target.closest("svg.board").ok()??.get_bounding_client_rect();
    let unit = layout.width / picture.width().max(1.0);
    let x = (f64::from(event.client_x()) - picture.left()) * unit;
    Some((x, (f64::from(event.client_y()) - picture.top()) * unit))
}
