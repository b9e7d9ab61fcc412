//! The rulebook, with boards that play its examples.

use std::time::Duration;

use leptos::prelude::*;
use lessons::book::{Block, Diagram, Part, Span, read};
use play::Session;
use rules::{Kind, Player};
use ui::{Preferences, say};
use words::{fill, names};

use crate::exercise::LiveBoard;
use crate::place::Place;
use crate::text::Text;

/// How long the position before an example is seen.
const PAUSE: Duration = Duration::from_millis(600);

/// A text of the rulebook, shown from that clause on.
#[component]
pub fn Rulebook(part: Part, clause: Option<String>) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let blocks = move || {
        let blocks = read(part, preferences.lang()).into_iter();
        blocks.map(block).collect_view()
    };
    Effect::new(move || {
        preferences.lang();
        let id = clause.clone();
        request_animation_frame(move || {
            if let Some(element) = id.and_then(|id| document().get_element_by_id(&id)) {
                element.scroll_into_view();
            }
        });
    });
    let parts = Part::ALL.map(|other| {
        let name = move || match other {
            Part::Ogama => names::game(Kind::Ogama, preferences.lang()),
            Part::Stackreverse => names::game(Kind::Stackreverse, preferences.lang()),
            Part::Common => Text::Common.of(preferences.lang()),
        };
        view! {
            <a href=Place::Rules(other, None).address()
                aria-current=(other == part).then_some("true")>{name}</a>
        }
    });
    view! {
        <article class="book">
            <p class="kinds">{parts.collect_view()}</p>
            {blocks}
        </article>
    }
}

fn block(block: Block) -> AnyView {
    match block {
        Block::Heading { level: 1, text } => view! { <h2>{spans(text)}</h2> }.into_any(),
        Block::Heading { level: 2, text } => view! { <h3>{spans(text)}</h3> }.into_any(),
        Block::Heading { text, .. } => view! { <h4>{spans(text)}</h4> }.into_any(),
        Block::Clause { id, text } => view! { <Clause id text /> }.into_any(),
        Block::Paragraph(text) => view! { <p>{spans(text)}</p> }.into_any(),
        Block::List(points) => {
            let point = |text| view! { <li>{spans(text)}</li> };
            view! { <ul>{points.into_iter().map(point).collect_view()}</ul> }.into_any()
        }
        Block::Table(rows) => table(rows).into_any(),
        Block::Board(diagram) => view! { <DiagramView diagram /> }.into_any(),
        Block::Lines(text) => view! { <pre tabindex="0">{text}</pre> }.into_any(),
    }
}

#[component]
fn Clause(id: String, text: Vec<Span>) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let name = id.clone();
    let label = move || fill(Text::LinkTo.of(preferences.lang()), &[&name]);
    view! {
        <p class="clause" id=id.clone()>
            <a class="id" href=format!("#{id}") aria-label=label>{id.clone()}</a>
            " "
            {spans(text)}
        </p>
    }
}

fn table(mut rows: Vec<Vec<Vec<Span>>>) -> impl IntoView {
    let rest = rows.split_off(rows.len().min(1));
    let head = rows.pop().unwrap_or_default().into_iter();
    let head = head.map(|cell| view! { <th scope="col">{spans(cell)}</th> }).collect_view();
    let row = |cells: Vec<Vec<Span>>| {
        let cells = cells.into_iter().map(|cell| view! { <td>{spans(cell)}</td> });
        view! { <tr>{cells.collect_view()}</tr> }
    };
    view! {
        <div class="wide-table" tabindex="0">
            <table>
                <thead><tr>{head}</tr></thead>
                <tbody>{rest.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

fn spans(spans: Vec<Span>) -> impl IntoView {
    let one = |span| match span {
        Span::Plain(text) => text.into_any(),
        Span::Strong(text) => view! { <strong>{text}</strong> }.into_any(),
        Span::Emphasis(text) => view! { <em>{text}</em> }.into_any(),
        Span::Code(text) => view! { <code>{text}</code> }.into_any(),
        Span::Clause(id) => view! { <a href=format!("#{id}")>{id.clone()}</a> }.into_any(),
    };
    spans.into_iter().map(one).collect_view()
}

/// A picture as a board: it plays the example of its clause, and one may try
/// moves on it.
#[component]
fn DiagramView(diagram: Diagram) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let Ok(game) = diagram.open() else { return ().into_any() };
    let shown = RwSignal::new_local(Session::at(game, 0));
    let stored = StoredValue::new(diagram.clone());
    let reset = move || {
        if let Some(game) = stored.try_with_value(|diagram| diagram.open().ok()).flatten() {
            shown.set(Session::at(game, 0));
        }
    };
    let on_move = Callback::new(move |key: String| {
        // A move of the list is taken.
        shown.update(|session| drop(session.play(&key)));
    });
    let is_moved = move || shown.with(|session| !session.game().moves_made().is_empty());
    let example = diagram.example.map(|example| {
        let (mv, kind) = (example.mv.clone(), diagram.kind);
        let play = move |_| {
            let Ok(game) = kind.open("", None, Some(&example.before)) else { return };
            shown.set(Session::at(game, 0));
            let mv = example.mv.clone();
            set_timeout(move || drop(shown.try_update(|session| session.play(&mv))), PAUSE);
        };
        let words = move || fill(Text::PlayExample.of(preferences.lang()), &[&mv]);
        view! { <button type="button" data-do="example" on:click=play>{words}</button> }
    });
    view! {
        <figure class="diagram">
            <LiveBoard shown near=Player::Light can_move=Signal::derive(|| true)
                looked_at=RwSignal::new(None) on_move />
            <figcaption class="actions">
                {example}
                {move || is_moved().then(|| view! {
                    <button type="button" data-do="back" on:click=move |_| reset()>
                        {say(preferences, Text::Back)}
                    </button>
                })}
            </figcaption>
        </figure>
    }
    .into_any()
}
