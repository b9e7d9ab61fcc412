//! The tree of moves as a list, of which only the lines to be seen are drawn.

use leptos::ev::MouseEvent;
use leptos::html::Div;
use leptos::prelude::*;
use rules::record::{NodeId, Tree as Moves};
use study::Remark;
use study::rows::{Row, number};
use ui::{Preferences, say};

use super::keys::act;
use crate::desk::{Desk, offset};
use crate::text::{MOVES, Text};

/// The height of a line in pixels, as in the style sheet.
const ROW: f64 = 32.0;
/// The least height of the list that is reckoned with, in pixels.
const LEAST: f64 = 320.0;
/// Lines drawn above and below those to be seen.
const SPARE: usize = 4;
/// How many variations deep lines still move to the right.
const DEEPEST: u16 = 6;

/// The moves, and what can be done with them.
#[component]
pub fn Tree() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let count = move || {
        desk.edits.track();
        let count = desk.with_untracked(|study| study.tree().len());
        (count > 0).then(|| MOVES.say(count as u64, preferences.lang()))
    };
    let is_empty = Memo::new(move |_| desk.rows.with(|rows| rows.rows.is_empty()));
    let list = move || {
        if is_empty.get() {
            view! { <p class="hint">{say(preferences, Text::NoMoves)}</p> }.into_any()
        } else {
            view! { <List /> }.into_any()
        }
    };
    let edit = move |name: &'static str, text: Text, can: fn(&study::Study) -> bool| {
        view! {
            <button type="button" data-do=name disabled=move || !desk.with(can)
                on:click=move |_| act(desk, name)>
                {say(preferences, text)}
            </button>
        }
    };
    view! {
        <section class="card tree-card">
            <h2>{say(preferences, Text::Moves)} <small>{count}</small></h2>
            {list}
            <div class="actions small">
                {edit("undo", Text::Undo, study::Study::can_undo)}
                {edit("redo", Text::Redo, study::Study::can_redo)}
                {edit("promote", Text::Promote, can_promote)}
                {edit("main", Text::MakeMain, can_promote)}
                {edit("delete", Text::Delete, |study| study.here() != Moves::ROOT)}
            </div>
            <Menu />
        </section>
    }
}

/// Whether the move here is not on the main line.
fn can_promote(study: &study::Study) -> bool {
    let tree = study.tree();
    let mut up = std::iter::successors(Some(study.here()), |&at| tree.parent(at));
    up.any(|at| tree.previous_sibling(at).is_some())
}

/// The list.
#[component]
fn List() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let frame = NodeRef::<Div>::new();
    let top = RwSignal::new(0.0_f64);
    let range = Memo::new(move |_| {
        let all = desk.rows.with(|rows| rows.rows.len());
        let height = frame.get().map_or(0, |frame| frame.client_height());
        // It has no height before it is laid out.
        let height = f64::from(height).max(LEAST);
        let first = (top.get() / ROW) as usize;
        let shown = (height / ROW).ceil() as usize + 1;
        (first.saturating_sub(SPARE).min(all), (first + shown + SPARE).min(all))
    });
    Effect::new(move || {
        let here = desk.here.get();
        let row = desk.rows.with(|rows| rows.row_of(here)).unwrap_or(0);
        if let Some(frame) = frame.get() {
            let (scroll, height) =
                (f64::from(frame.scroll_top()), f64::from(frame.client_height()));
            let at = row as f64 * ROW;
            if at < scroll || at + ROW > scroll + height {
                let middle = (at - (height - ROW) / 2.0).max(0.0);
                frame.set_scroll_top(middle as i32);
                top.set(middle);
            }
        }
    });
    let rows = move || {
        let (first, last) = range.get();
        desk.rows.with(|rows| {
            rows.rows[first.min(rows.rows.len())..last.min(rows.rows.len())]
                .iter()
                .map(|row| row_view(desk, row))
                .collect_view()
        })
    };
    let space = move || format!("{:.0}px", desk.rows.with(|rows| rows.rows.len()) as f64 * ROW);
    let offset = move || format!("translateY({:.0}px)", range.get().0 as f64 * ROW);
    // Only a move that is drawn can be named.
    let active = move || {
        let here = desk.here.get();
        let (row, (first, last)) = (desk.rows.with(|rows| rows.row_of(here)), range.get());
        let is_drawn = row.is_some_and(|row| (first..last).contains(&row));
        is_drawn.then(|| format!("move-{}", here.index()))
    };
    view! {
        <div class="tree" node_ref=frame role="listbox" tabindex="0"
            aria-label=say(preferences, Text::Moves) aria-activedescendant=active
            on:scroll=move |_| {
                if let Some(frame) = frame.get_untracked() { top.set(f64::from(frame.scroll_top())) }
            }>
            <div class="tree-space" role="presentation" style:height=space>
                <div class="tree-rows" role="presentation" style:transform=offset>{rows}</div>
            </div>
        </div>
    }
}

fn row_view(desk: Desk, row: &Row) -> AnyView {
    let indent = |depth: u16| format!("{}px", 14 * depth.min(DEEPEST));
    match row {
        Row::Moves { depth, nodes } => {
            let is_aside = *depth > 0;
            let moves = nodes.iter().enumerate().map(|(n, &node)| one(desk, node, n == 0));
            view! {
                <div class="row" class:aside=is_aside role="presentation"
                    style:padding-left=indent(*depth)>
                    {moves.collect_view()}
                </div>
            }
            .into_any()
        }
        Row::Comment { depth, node } => {
            let said = desk.with_untracked(|study| study.remark(*node).comment);
            said_row(desk, *node, indent(*depth), said)
        }
        Row::Lead { depth, node } => {
            let said = desk.with_untracked(|study| study.tree().notes(*node).before.clone());
            said_row(desk, *node, indent(*depth), said)
        }
    }
}

/// A line of what is said at a move.
fn said_row(desk: Desk, node: NodeId, indent: String, said: String) -> AnyView {
    view! {
        <div class="row said" role="presentation" style:padding-left=indent title=said.clone()
            on:click=move |_| desk.go(node)>
            {said.clone()}
        </div>
    }
    .into_any()
}

/// A move, with its number where it needs one.
fn one(desk: Desk, node: NodeId, is_first: bool) -> impl IntoView {
    let (label, glyph, is_marked) = desk.with_untracked(|study| {
        let tree = study.tree();
        let (ply, offset) = (tree.ply(node), offset(study));
        let is_light = (ply + offset) % 2 == 1;
        let number = (is_first || is_light).then(|| number(ply, offset) + "\u{a0}");
        let Remark { glyph, marks, .. } = study.remark(node);
        let label = number.unwrap_or_default() + tree.text(node);
        (label, glyph.map_or("", study::Glyph::sign), !marks.is_empty())
    });
    let is_here = move || desk.here.get() == node;
    let open_menu = move |event: MouseEvent| {
        event.prevent_default();
        desk.go(node);
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        desk.menu.set(Some((node, at.0, at.1)));
    };
    view! {
        <button type="button" class="move" class:here=is_here class:marked=is_marked tabindex="-1"
            id=format!("move-{}", node.index()) role="option"
            aria-selected=move || is_here().to_string()
            on:click=move |_| desk.go(node) on:contextmenu=open_menu>
            {label}<b>{glyph}</b>
        </button>
    }
}

/// The menu of a move.
#[component]
fn Menu() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let item = move |name: &'static str, text: Text| {
        view! {
            <button type="button" role="menuitem" data-menu=name on:click=move |_| act(desk, name)>
                {say(preferences, text)}
            </button>
        }
    };
    let comment = move |_| super::remarks::begin_comment();
    let shown = move || {
        desk.menu.get().map(|(_, x, y)| {
            view! {
                <div class="menu" role="menu" aria-label=say(preferences, Text::Edit)
                    style:left=format!("{x:.0}px") style:top=format!("{y:.0}px")>
                    {item("promote", Text::Promote)}
                    {item("main", Text::MakeMain)}
                    <button type="button" role="menuitem" data-menu="comment" on:click=comment>
                        {say(preferences, Text::Comment)}
                    </button>
                    {item("delete", Text::Delete)}
                </div>
            }
        })
    };
    view! { {shown} }
}
