//! Where records and positions are pasted, chosen as files, or dropped.

use leptos::html::Textarea;
use leptos::prelude::*;
use rules::Kind;
use study::Spot;
use ui::{Preferences, say};
use wasm_bindgen::prelude::*;
use web_sys::{DragEvent, File, FileReader, HtmlInputElement};
use words::{fill, names};

use crate::desk::{Desk, Opened};
use crate::text::{MOVES, Text};

/// The field, the file, and what came of it.
#[component]
pub fn OpenText() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let field = NodeRef::<Textarea>::new();
    let open = move |text: &str| {
        desk.open_text(text);
        if let (Some(field), Some(Opened::Refused(_, Some(spot)))) =
            (field.get_untracked(), desk.opened.get_untracked())
        {
            field.set_value(text);
            point_at(&field, text, spot);
        } else if let (Some(field), Some(Opened::Game(..))) =
            (field.get_untracked(), desk.opened.get_untracked())
        {
            field.set_value("");
        }
    };
    let open_field = move |_| {
        if let Some(field) = field.get_untracked() {
            open(&field.value());
        }
    };
    let choose = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(file) = input.and_then(|input| input.files()?.get(0)) {
            read(&file, open);
        }
    };
    let drop_file = move |event: DragEvent| {
        event.prevent_default();
        if let Some(file) = event.data_transfer().and_then(|data| data.files()?.get(0)) {
            read(&file, open);
        }
    };
    let fresh = move |kind: Kind| {
        view! {
            <button type="button" data-new=kind.key() on:click=move |_| desk.begin(kind)>
                {move || names::game(kind, preferences.lang())}
            </button>
        }
    };
    view! {
        <section class="card open" on:drop=drop_file
            on:dragover=move |event: DragEvent| event.prevent_default()>
            <h2>{say(preferences, Text::Open)}</h2>
            <p class="hint">{say(preferences, Text::OpenHelp)}</p>
            <textarea node_ref=field rows="4" name="record" spellcheck="false"
                aria-label=say(preferences, Text::Open)></textarea>
            <div class="actions small">
                <button type="button" class="main" data-do="open" on:click=open_field>
                    {say(preferences, Text::OpenDo)}
                </button>
                <label class="button">
                    {say(preferences, Text::File)}
                    <input type="file" class="unseen" on:change=choose />
                </label>
            </div>
            <Outcome />
            <h3>{say(preferences, Text::Fresh)}</h3>
            <div class="actions small">{Kind::ALL.iter().map(|&kind| fresh(kind)).collect_view()}</div>
        </section>
    }
}

/// What came of opening something.
#[component]
fn Outcome() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let told = move || {
        let lang = preferences.lang();
        Some(match desk.opened.get()? {
            Opened::Game(kind, moves) => {
                let game =
                    format!("{}, {}", names::game(kind, lang), MOVES.say(moves as u64, lang));
                view! { <p class="hint" data-opened="yes">{fill(Text::Opened.of(lang), &[&game])}</p> }.into_any()
            }
            Opened::BadLink(why) => {
                let said = fill(Text::BadLink.of(lang), &[&why]);
                view! { <p class="failure" data-opened="no">{said}</p> }.into_any()
            }
            Opened::Refused(why, spot) => {
                let place = spot.map(|Spot { line, column }| {
                    fill(Text::Where.of(lang), &[&line.to_string(), &column.to_string()])
                });
                let said = fill(Text::NotOpened.of(lang), &[&place.unwrap_or_default()]);
                view! {
                    <p class="failure" data-opened="no">{said}</p>
                    <pre class="why">{why}</pre>
                }
                .into_any()
            }
        })
    };
    view! { <div role="status">{told}</div> }
}

/// Selects in the field the word where the text fails.
fn point_at(field: &web_sys::HtmlTextAreaElement, text: &str, spot: Spot) {
    let before: String = text.split_inclusive('\n').take(spot.line as usize - 1).collect();
    let line = text.split_inclusive('\n').nth(spot.line as usize - 1).unwrap_or_default();
    let letters: String = line.chars().take(spot.column as usize - 1).collect();
    let rest = &line[letters.len()..];
    let word = rest.split([' ', '\n', ')', '}']).next().unwrap_or_default();
    // The browser counts in units of UTF-16.
    let units = |text: &str| u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX);
    let start = units(&before) + units(&letters);
    // A field that is hidden takes no focus; the place stands in the words too.
    let _ = field.focus();
    let _ = field.set_selection_range(start, start + units(word).max(1));
}

/// Reads a file as text.
fn read(file: &File, then: impl Fn(&str) + Copy + 'static) {
    let Ok(reader) = FileReader::new() else { return };
    let read = reader.clone();
    let done = Closure::once_into_js(move || {
        let text = read.result().ok().and_then(|text| text.as_string());
        then(&text.unwrap_or_default());
    });
    reader.set_onloadend(Some(done.unchecked_ref()));
    // A file that cannot be read comes to an empty text, which is refused.
    let _ = reader.read_as_text(file);
}
