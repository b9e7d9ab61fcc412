//! The board as a whole: its name, playing on it, keeping it and handing it on.

use leptos::prelude::*;
use ui::store::{Entry, Shelf, Store};
use ui::{file, say};
use wasm_bindgen::prelude::*;
use words::{fill, names};

use super::State;
use crate::{CELLS, OwnBoard, Text, file_name};

/// What has just been done, or could not be.
type Told = RwSignal<Option<(Text, String)>>;

/// Name, play, save, share, files.
pub fn show(state: State) -> impl IntoView {
    let preferences = state.preferences;
    let (told, link): (Told, _) = (RwSignal::new(None), RwSignal::new(None::<String>));
    Effect::new(move || {
        state.sketch.track();
        told.set(None);
        link.set(None);
    });
    let is_blank = Memo::new(move |_| state.sketch.with(|sketch| sketch.cells().is_empty()));
    let play = move || {
        let lang = preferences.lang();
        let way = |kind| {
            let said = fill(Text::Play.of(lang), &[names::game(kind, lang)]);
            state
                .address("/", Some(kind))
                .map(|to| view! { <a class="main" data-do="play" href=to>{said}</a> })
        };
        state.games().into_iter().map(way).collect_view()
    };
    let share = move |_| {
        let origin = window().location().origin().unwrap_or_default();
        let Some(address) = state.address("/draw", None) else { return };
        let address = origin + &address;
        // Where nothing may be copied, the link stands there to be copied by hand.
        let copied = window().navigator().clipboard().write_text(&address);
        let then = Closure::once(move |_: JsValue| told.set(Some((Text::Copied, String::new()))));
        let no = Closure::once(|_: JsValue| ());
        let _ = copied.then2(&then, &no);
        then.forget();
        no.forget();
        link.set(Some(address));
    };
    let export = move |_| {
        let name = file_name(&state.name.get_untracked());
        file::save_text(&name, &state.sketch.with_untracked(sketch::Sketch::text));
    };
    let said = move || {
        let lang = preferences.lang();
        let flaw = state.not_opened.get().map(|error| (Text::NotOpened, error));
        let (text, value) = flaw.clone().or_else(|| told.get())?;
        let said = fill(text.of(lang), &[&value]);
        Some(view! { <p class:failure=flaw.is_some() class="told" role="status">{said}</p> })
    };
    view! {
        <section class="card board-card">
            <h2>{say(preferences, Text::Board)} <small>{move || {
                CELLS.say(state.sketch.with(|sketch| sketch.cells().len()) as u64, preferences.lang())
            }}</small></h2>
            <label><span>{say(preferences, Text::Name)}</span>
                <input type="text" name="name" maxlength="60" autocomplete="off"
                    prop:value=move || state.name.get()
                    on:input=move |event| state.name.set(event_target_value(&event)) />
            </label>
            <div class="actions">{play}</div>
            <div class="actions">
                <button type="button" data-do="save" disabled=is_blank on:click=move |_| save(state, told)>
                    {say(preferences, Text::Save)}
                </button>
                <button type="button" data-do="share" disabled=is_blank on:click=share>
                    {say(preferences, Text::Share)}
                </button>
                <button type="button" data-do="export" disabled=is_blank on:click=export>
                    {say(preferences, Text::Export)}
                </button>
                <label class="file button"><span>{say(preferences, Text::OpenFile)}</span>
                    <input type="file" name="file" accept=".json,application/json"
                        on:change=move |event| open_file(&event, state) />
                </label>
            </div>
            {move || link.get().map(|address| view! {
                <input type="text" name="link" readonly=true prop:value=address
                    aria-label=say(preferences, Text::ThisLink) />
            })}
            {said}
        </section>
    }
}

fn save(state: State, told: Told) {
    let began = state.began.get_untracked();
    let (name, sketch) = (state.name.get_untracked(), state.sketch.get_untracked());
    let text = OwnBoard { began, name, sketch }.keep();
    Store::of(Shelf::Boards).put(&Entry { began, text }, move |done| {
        told.set(Some(match done {
            Ok(()) => (Text::Saved, String::new()),
            Err(error) => (Text::NotKept, error),
        }));
        state.saved.update(|count| *count += 1);
    });
}

fn open_file(event: &web_sys::Event, state: State) {
    let input =
        event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(input) = input else { return };
    let file = input.files().and_then(|files| files.get(0));
    let (Some(file), Ok(reader)) = (file, web_sys::FileReader::new()) else { return };
    let done = reader.clone();
    let read = Closure::once_into_js(move || {
        let text = done.result().ok().and_then(|text| text.as_string()).unwrap_or_default();
        state.open_text(&text);
    });
    reader.set_onload(Some(read.unchecked_ref()));
    if let Err(error) = reader.read_as_text(&file) {
        state.not_opened.set(Some(format!("{error:?}")));
    }
    // So that the same file can be opened again.
    input.set_value("");
}

/// The boards that are kept.
pub fn own_boards(state: State) -> impl IntoView {
    let preferences = state.preferences;
    let boards = RwSignal::new(Vec::<OwnBoard>::new());
    let (deleted, trouble) = (RwSignal::new(None::<OwnBoard>), RwSignal::new(None::<String>));
    Effect::new(move || {
        state.saved.track();
        Store::of(Shelf::Boards).all(move |texts| match texts {
            Ok(texts) => {
                boards
                    .set(texts.iter().rev().filter_map(|text| OwnBoard::from_kept(text)).collect());
            }
            Err(error) => trouble.set(Some(error)),
        });
    });
    let changed = move |done: Result<(), String>| match done {
        Ok(()) => state.saved.update(|count| *count += 1),
        Err(error) => trouble.set(Some(error)),
    };
    let title = move |name: &str| match name.trim() {
        "" => Text::Unnamed.of(preferences.lang()).to_owned(),
        name => name.to_owned(),
    };
    let row = move |board: OwnBoard| {
        let lang = preferences.lang();
        let count = CELLS.say(board.sketch.cells().len() as u64, lang);
        let (began, open, gone) = (board.began, board.clone(), board.clone());
        let here = move || (state.began.get() == began).then(|| Text::OnTheSheet.of(lang));
        view! {
            <li>
                <strong>{title(&board.name)}</strong>
                <span class="hint">{count} " " {here}</span>
                <span class="actions">
                    <button type="button" data-do="open" on:click=move |_| {
                        state.begin(open.sketch.clone(), open.name.clone(), open.began);
                    }>{Text::Open.of(lang)}</button>
                    <button type="button" data-do="delete" on:click=move |_| {
                        deleted.set(Some(gone.clone()));
                        Store::of(Shelf::Boards).remove(began, changed);
                    }>{Text::Delete.of(lang)}</button>
                </span>
            </li>
        }
    };
    let rows = move || match boards.get() {
        all if all.is_empty() => {
            view! { <p class="hint">{say(preferences, Text::NoBoards)}</p> }.into_any()
        }
        all => {
            view! { <ul class="games">{all.into_iter().map(row).collect_view()}</ul> }.into_any()
        }
    };
    let undo = move || {
        let board = deleted.get()?;
        let said = fill(Text::Deleted.of(preferences.lang()), &[&title(&board.name)]);
        let restore = move |_| {
            deleted.set(None);
            Store::of(Shelf::Boards)
                .put(&Entry { began: board.began, text: board.keep() }, changed);
        };
        Some(view! {
            <div class="notice" role="status"><p>{said}</p>
                <button type="button" data-do="restore" on:click=restore>{say(preferences, Text::Restore)}</button>
            </div>
        })
    };
    let failure = move || {
        let said = fill(Text::NotKept.of(preferences.lang()), &[&trouble.get()?]);
        Some(view! { <p class="failure" role="alert">{said}</p> })
    };
    view! {
        <section class="card">
            <h2>{say(preferences, Text::OwnBoards)}</h2>
            {undo}{rows}{failure}
        </section>
    }
}
