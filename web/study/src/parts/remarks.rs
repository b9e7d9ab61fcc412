//! What is said of the move here.

use leptos::prelude::*;
use study::Glyph;
use ui::{Preferences, say};
use wasm_bindgen::JsCast as _;

use crate::desk::Desk;
use crate::text::Text;

/// The field for comments, by its id.
const FIELD: &str = "comment";

/// Glyphs and the comment.
#[component]
pub fn Remarks() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let remark = Memo::new(move |_| {
        let remark = desk.with(|study| study.remark(study.here()));
        (remark.glyph.map(Glyph::sign), remark.comment)
    });
    let glyph = move |glyph: Glyph| {
        let is_given = move || remark.with(|(given, _)| *given == Some(glyph.sign()));
        let give = move |_| {
            let new = (!is_given()).then_some(glyph);
            desk.change(|study| study.set_glyph(study.here(), new));
        };
        view! {
            <button type="button" class="glyph" data-glyph=glyph.sign()
                aria-pressed=move || is_given().to_string() on:click=give>
                {glyph.sign()}
            </button>
        }
    };
    let commented = move |event| {
        let said = event_target_value(&event);
        desk.change(|study| study.comment(study.here(), &said));
    };
    view! {
        <section class="card remarks">
            <h2>{say(preferences, Text::Edit)}</h2>
            <div class="actions small" role="group" aria-label=say(preferences, Text::Glyphs)>
                {Glyph::ALL.map(glyph)}
            </div>
            <textarea id=FIELD rows="2" aria-label=say(preferences, Text::Comment)
                placeholder=say(preferences, Text::CommentHelp)
                prop:value=move || remark.with(|(_, comment)| comment.clone())
                on:change=commented></textarea>
        </section>
    }
}

/// Lets a person write a comment.
pub fn begin_comment() {
    let field = document().get_element_by_id(FIELD);
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A field that cannot have the focus can still be clicked.
        let _ = field.focus();
    }
}
