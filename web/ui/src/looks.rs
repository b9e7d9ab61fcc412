//! How the board looks: from where it is seen, and what its pieces are made of.
//! Kept by the browser.

use board::Look;
use leptos::prelude::*;
use play::Text;

use crate::frame::say;
use crate::preferences::{Preferences, keep, kept};

/// What pieces are made of, with its name in the style sheet.
const PIECES: [(&str, Text); 3] =
    [("wood", Text::Wood), ("paper", Text::Paper), ("patterns", Text::Patterns)];

const LOOK: &str = "look";
const FLAT: &str = "flat";
const STYLE: &str = "pieces";

/// How the board looks, for every part of the page.
#[derive(Clone, Copy)]
pub struct Looks {
    look: RwSignal<Look>,
    pieces: RwSignal<usize>,
}

impl Looks {
    /// As it looked last time. The page follows from now on.
    pub fn restored() -> Self {
        let is_flat = kept(LOOK).is_some_and(|name| name == FLAT);
        let style = kept(STYLE).unwrap_or_default();
        let pieces = PIECES.iter().position(|(name, _)| *name == style).unwrap_or(0);
        let look = if is_flat { Look::Flat } else { Look::Raised };
        let this = Self { look: RwSignal::new(look), pieces: RwSignal::new(pieces) };
        Effect::new(move || this.show());
        this
    }

    /// From where the board is seen.
    pub fn look(self) -> Signal<Look> {
        self.look.into()
    }

    fn turn_look(self) {
        let look = match self.look.get_untracked() {
            Look::Raised => Look::Flat,
            Look::Flat => Look::Raised,
        };
        keep(LOOK, if look == Look::Flat { FLAT } else { "" });
        self.look.set(look);
    }

    fn choose_pieces(self, chosen: usize) {
        if let Some((name, _)) = PIECES.get(chosen) {
            keep(STYLE, name);
            self.pieces.set(chosen);
        }
    }

    /// Lets the style sheet know.
    fn show(self) {
        let (name, _) = PIECES[self.pieces.get()];
        if let Some(root) = document().document_element() {
            // It is a valid name of an attribute.
            let _ = root.set_attribute("data-pieces", name);
        }
    }
}

/// Where the looks of the board are chosen.
#[component]
pub fn LooksChoice() -> impl IntoView {
    let looks = expect_context::<Looks>();
    let preferences = expect_context::<Preferences>();
    let option = move |(n, (_, text)): (usize, (&str, Text))| {
        view! {
            <option value=n.to_string() selected=move || looks.pieces.get() == n>
                {say(preferences, text)}
            </option>
        }
    };
    let on_change = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            looks.choose_pieces(chosen);
        }
    };
    view! {
        <button type="button" data-do="look" on:click=move |_| looks.turn_look()
            aria-pressed=move || (looks.look.get() == Look::Flat).to_string()>
            {say(preferences, Text::FromAbove)}
        </button>
        <select class="pieces-style" name="pieces" aria-label=say(preferences, Text::Pieces)
            on:change=on_change>
            {PIECES.into_iter().enumerate().map(option).collect_view()}
        </select>
    }
}
