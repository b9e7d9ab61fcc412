//! The games that are kept: to go on with, to delete, to save as records.

use leptos::prelude::*;
use play::{MOVES, Opponent, Session, Text};
use wasm_bindgen::prelude::*;
use words::{Lang, fill, names};

use super::choose::take_to_the_board;
use super::players::said;
use ui::Preferences;
use ui::file;
use ui::say;
use ui::store::{self, Entry, Shelf, Store};

/// The list of games, read again whenever a game has been brought back.
#[component]
pub fn KeptGames() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let store = StoredValue::new_local(Store::of(Shelf::Games));
    let not_kept = RwSignal::new(None::<String>);
    let kept = RwSignal::new_local(Vec::<Session>::new());
    let deleted = RwSignal::new_local(None::<Session>);
    let here = store::on_the_board().and_then(|text| Session::from_kept(&text).ok());
    let now = here.as_ref().map_or(0, |session| session.setup().began);
    let read = move || {
        let then = move |texts: Result<Vec<String>, String>| match texts {
            Ok(texts) => {
                let sessions = texts.iter().rev().filter_map(|text| Session::from_kept(text).ok());
                kept.set(sessions.collect());
            }
            Err(error) => not_kept.set(Some(error)),
        };
        store.with_value(|store| store.all(then));
    };
    // The board's room may have gone before the database had its last move.
    match here.filter(|session| !session.game().moves_made().is_empty()) {
        Some(session) => {
            let entry = Entry { began: now, text: session.keep() };
            store.with_value(|store| store.put(&entry, move |_| read()));
        }
        None => read(),
    }
    let delete = Callback::new(move |began: u64| {
        let mut all = kept.get_untracked();
        let Some(place) = all.iter().position(|one| one.setup().began == began) else { return };
        let gone = all.remove(place);
        store.with_value(|store| {
            store.remove(began, move |done| match done {
                Ok(()) => {
                    kept.set(all);
                    deleted.set(Some(gone));
                }
                Err(error) => not_kept.set(Some(error)),
            });
        });
    });
    let restore = move |session: &Session| {
        let entry = Entry { began: session.setup().began, text: session.keep() };
        store.with_value(|store| {
            store.put(&entry, move |done| match done {
                Ok(()) => {
                    deleted.set(None);
                    read();
                }
                Err(error) => not_kept.set(Some(error)),
            });
        });
    };
    let undo = move || {
        let session = deleted.get()?;
        let lang = preferences.lang();
        let said = fill(Text::Deleted.of(lang), &[&title(&session, lang)]);
        Some(view! {
            <div class="notice" role="status">
                <p>{said}</p>
                <button type="button" data-do="restore" on:click=move |_| restore(&session)>
                    {say(preferences, Text::Restore)}
                </button>
            </div>
        })
    };
    let rows = move || {
        let lang = preferences.lang();
        let rows: Vec<AnyView> =
            kept.with(|all| all.iter().map(|one| row(one, now, lang, delete)).collect());
        if rows.is_empty() {
            return view! { <p class="hint">{say(preferences, Text::NoGames)}</p> }.into_any();
        }
        view! { <ul class="games">{rows}</ul> }.into_any()
    };
    let trouble = move || {
        let said = fill(Text::NotKept.of(preferences.lang()), &[&not_kept.get()?]);
        Some(view! { <p class="failure" role="alert">{said}</p> })
    };
    view! {
        <section class="card">
            <h2>{say(preferences, Text::Games)}</h2>
            {undo}
            {rows}
            {trouble}
        </section>
    }
}

fn row(session: &Session, now: u64, lang: Lang, delete: Callback<u64>) -> AnyView {
    let began = session.setup().began;
    let is_here = began == now;
    let (open, export) = (session.clone(), session.clone());
    let lines = view! {
        <strong>{title(session, lang)}</strong>
        <span class="hint">{about(session, lang)}</span>
    };
    let buttons = if is_here {
        view! { <em class="hint">{Text::OnTheBoard.of(lang)}</em> }.into_any()
    } else {
        view! {
            <button type="button" data-do="open"
                on:click=move |_| take_to_the_board(&open)>
                {Text::Open.of(lang)}
            </button>
            <button type="button" data-do="delete" on:click=move |_| delete.run(began)>
                {Text::Delete.of(lang)}
            </button>
        }
        .into_any()
    };
    view! {
        <li>
            {lines}
            <span class="actions">
                {buttons}
                <button type="button" data-do="export" on:click=move |_| save(&export, lang)>
                    {Text::Export.of(lang)}
                </button>
            </span>
        </li>
    }
    .into_any()
}

/// The game and the day.
fn title(session: &Session, lang: Lang) -> String {
    let date = date(session).to_locale_date_string(lang.tag(), &JsValue::UNDEFINED);
    format!("{}, {}", names::game(session.game().kind(), lang), String::from(date))
}

/// Against whom, how many moves, and where it stands.
fn about(session: &Session, lang: Lang) -> String {
    let moves = MOVES.say(session.game().moves_made().len() as u64, lang);
    let against = match session.setup().opponent {
        Opponent::Friend => String::new(),
        level => fill(Text::Against.of(lang), &[&said(level, lang)]) + " \u{b7} ",
    };
    format!("{against}{moves} \u{b7} {}", session.state(lang))
}

fn date(session: &Session) -> js_sys::Date {
    js_sys::Date::new(&JsValue::from_f64(session.setup().began as f64))
}

/// Lets the browser save the game as a record.
fn save(session: &Session, lang: Lang) {
    let iso = String::from(date(session).to_iso_string());
    let day = iso.split('T').next().unwrap_or_default();
    let record = session.record(lang, day).to_string();
    file::save_text(&format!("{}-{day}.txt", session.game().kind().key()), &record);
}
