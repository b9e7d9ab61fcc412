//! What can be done besides moving, and what is asked meanwhile.

use leptos::prelude::*;
use play::{Session, Text};
use words::{fill, names};

use crate::frame::say;
use crate::looks::LooksChoice;
use crate::preferences::Preferences;
use crate::table::{Hint, Table};

/// The buttons below the board.
#[component]
pub fn Actions() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let giving_up = RwSignal::new(false);
    let cannot_undo = Memo::new(move |_| !table.with(Session::can_undo));
    let can_offer = Memo::new(move |_| table.with(Session::can_offer));
    let is_over = Memo::new(move |_| table.with(Session::is_over));
    let cannot_hint =
        Memo::new(move |_| table.with(|session| session.is_over() || session.is_programs_turn()));
    let begun = Memo::new(move |_| table.with(|session| !session.game().moves_made().is_empty()));
    let button = move |name: &'static str, text: Text, act: fn(Table)| {
        view! {
            <button type="button" data-do=name on:click=move |_| act(table)>
                {say(preferences, text)}
            </button>
        }
    };
    let during = move || {
        (!is_over.get()).then(|| {
            view! {
                <button type="button" data-do="undo" disabled=cannot_undo
                    on:click=move |_| { table.change(Session::undo); }>
                    {say(preferences, Text::Undo)}
                </button>
                <button type="button" data-do="hint" disabled=cannot_hint
                    on:click=move |_| table.ask_for_hint()>
                    {say(preferences, Text::Hint)}
                </button>
                <button type="button" data-do="resign" disabled=move || !begun.get()
                    on:click=move |_| giving_up.set(true)>
                    {say(preferences, Text::Resign)}
                </button>
                {move || can_offer.get().then(|| {
                    button("offer", Text::OfferDraw, |table| table.change(Session::offer_draw))
                })}
            }
        })
    };
    let after = move || {
        is_over.get().then(|| {
            let undo = (!cannot_undo.get()).then(|| {
                button("undo", Text::Undo, |table| {
                    table.change(Session::undo);
                })
            });
            view! { {button("rematch", Text::Rematch, Table::rematch)} {undo} }
        })
    };
    view! {
        <div class="actions">
            {during}
            {after}
            {button("flip", Text::Flip, Table::turn_board)}
            <LooksChoice />
        </div>
        {move || (giving_up.get() && !is_over.get()).then(|| {
            let yes = move || { giving_up.set(false); table.change(Session::resign); };
            question(preferences, Text::ResignSure, "resign-sure", yes, move || giving_up.set(false))
        })}
        <Notices />
    }
}

/// What is asked or told between moves.
#[component]
fn Notices() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let is_repeated = Memo::new(move |_| table.with(Session::is_repeated));
    let repeated = move || {
        is_repeated.get().then(|| {
            view! { <p class="notice" data-note="repeated" role="status">{say(preferences, Text::StoodTwice)}</p> }
        })
    };
    let doubtful = move || {
        let text = table.doubtful.get()?;
        let no = move || table.doubtful.set(None);
        Some(question(preferences, Text::ThirdTime, "third", move || table.play(&text), no))
    };
    view! { {repeated} {doubtful} <Offer /> <HintLine /> }
}

/// The offer of a draw, for the other player to answer.
#[component]
fn Offer() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let offered =
        Memo::new(move |_| table.with(|session| Some((session.game().kind(), session.offer()?))));
    move || {
        let (kind, player) = offered.get()?;
        let lang = preferences.lang();
        let said = fill(Text::Offered.of(lang), &[names::player(kind, player, lang)]);
        Some(view! {
            <div class="notice" role="status">
                <p>{said}</p>
                <button type="button" data-do="agree" on:click=move |_| table.change(Session::agree)>
                    {say(preferences, Text::Agree)}
                </button>
                <button type="button" data-do="decline"
                    on:click=move |_| table.change(Session::decline)>
                    {say(preferences, Text::Decline)}
                </button>
            </div>
        })
    }
}

/// The hint, once it is there.
#[component]
fn HintLine() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    move || match table.hint.get() {
        Hint::None => None,
        Hint::Asked => Some(
            view! { <p class="notice" role="status">{say(preferences, Text::Hinting)}</p> }
                .into_any(),
        ),
        Hint::Found(text) => {
            let said = fill(Text::Hinted.of(preferences.lang()), &[&text]);
            Some(
                view! {
                    <div class="notice" data-note="hint" role="status">
                        <p>{said}</p>
                        <button type="button" data-do="make-it" on:click=move |_| table.play(&text)>
                            {say(preferences, Text::MakeIt)}
                        </button>
                    </div>
                }
                .into_any(),
            )
        }
    }
}

/// A question to be answered with yes or no.
fn question(
    preferences: Preferences,
    text: Text,
    name: &'static str,
    yes: impl Fn() + 'static,
    no: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <div class="notice" role="alertdialog" aria-label=say(preferences, text) data-ask=name>
            <p>{say(preferences, text)}</p>
            <button type="button" data-do="yes" on:click=move |_| yes()>
                {say(preferences, Text::Yes)}
            </button>
            <button type="button" data-do="no" on:click=move |_| no()>
                {say(preferences, Text::No)}
            </button>
        </div>
    }
}
