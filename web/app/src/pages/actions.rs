//! What can be done besides moving.

use leptos::prelude::*;
use play::{Session, Text};

use crate::table::Table;
use ui::LooksChoice;
use ui::Preferences;
use ui::say;

/// A button: its name in the page, its words, and whether it can be pressed.
type Button = (&'static str, Text, bool);

/// Where the game on the board is analysed: that room finds it where this one keeps
/// it.
const ANALYSE: &str = "/study#on-the-board";

/// The buttons below the board.
#[component]
pub fn Actions() -> impl IntoView {
    let table = expect_context::<Table>();
    let shown = Memo::new(move |_| table.with(possible));
    view! {
        <div class="actions">
            {move || buttons(shown.get())}
            <LooksChoice />
        </div>
    }
}

/// What can be done now.
fn possible(session: &Session) -> Vec<Button> {
    let can_undo = session.can_undo();
    let flip = ("flip", Text::Flip, true);
    let analyse = ("analyse", Text::Analyse, true);
    if session.is_over() {
        let again = ("rematch", Text::Rematch, true);
        return vec![again, ("undo", Text::Undo, can_undo), flip, analyse];
    }
    let is_begun = !session.game().moves_made().is_empty();
    vec![
        ("undo", Text::Undo, can_undo),
        ("hint", Text::Hint, !session.is_programs_turn()),
        ("offer", Text::OfferDraw, session.can_offer()),
        ("resign", Text::Resign, is_begun),
        flip,
        analyse,
    ]
}

/// Buttons, each of which does what its name says.
pub fn buttons(all: Vec<Button>) -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let button = move |(name, text, can_press): Button| {
        view! {
            <button type="button" data-do=name disabled=!can_press on:click=move |_| act(table, name)>
                {say(preferences, text)()}
            </button>
        }
    };
    all.into_iter().map(button).collect_view()
}

/// Does what a button is for.
fn act(table: Table, name: &str) {
    match name {
        "undo" => {
            table.change(Session::undo);
        }
        "hint" => table.ask_for_hint(),
        "offer" => table.offer_draw(),
        "agree" => table.change(Session::agree),
        "decline" => table.change(Session::decline),
        "resign" => table.is_giving_up.set(true),
        "play-on" => table.is_giving_up.set(false),
        "give-up" => table.change(Session::resign),
        "again" => table.ask_again(),
        "pass" => table.pass(),
        "rematch" => table.rematch(),
        "flip" => table.turn_board(),
        // A browser that refuses to go leaves everything as it is.
        "analyse" => drop(window().location().set_href(ANALYSE)),
        "rather-not" => table.doubtful.set(None),
        "make-it" => table.make_what_is_proposed(),
        _ => {}
    }
}
