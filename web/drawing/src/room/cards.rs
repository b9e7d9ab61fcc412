//! Tools, defects, camps and ready boards.

use leptos::prelude::*;
use rules::wild::{Camp, WildBoard};
use sketch::Sketch;
use ui::say;
use words::fill;

use super::State;
use super::sheet::{redo, undo};
use crate::{CAMP, Desk, Example, Text, Tool, tell};

const fn name(tool: Tool) -> Text {
    match tool {
        Tool::Cell => Text::Cell,
        Tool::Corner => Text::Corner,
        Tool::Split => Text::Split,
        Tool::Join => Text::Join,
        Tool::Remove => Text::Remove,
        Tool::Camp(Camp::White) => Text::White,
        Tool::Camp(Camp::Black) => Text::Black,
    }
}

/// The tools, and undoing.
pub fn tools(state: State) -> impl IntoView {
    let preferences = state.preferences;
    let tool = move |tool: Tool| {
        view! {
            <button type="button" data-tool-choice=tool.word()
                aria-pressed=move || (state.desk.with(Desk::tool) == tool).to_string()
                on:click=move |_| { state.refused.set(None); state.desk.update(|desk| desk.choose(tool)) }>
                {say(preferences, name(tool))}
            </button>
        }
    };
    let clear = move |_| state.begin(Sketch::default(), String::new(), ui::latency::today());
    view! {
        <div class="actions tools" role="group" aria-label=say(preferences, Text::Tools)>
            {Tool::ALL.map(tool)}
        </div>
        <div class="actions">
            <button type="button" data-do="undo" disabled=move || !state.desk.with(Desk::can_undo)
                on:click=move |_| undo(state)>{say(preferences, Text::Undo)}</button>
            <button type="button" data-do="redo" disabled=move || !state.desk.with(Desk::can_redo)
                on:click=move |_| redo(state)>{say(preferences, Text::Redo)}</button>
            <button type="button" data-do="clear" on:click=clear
                disabled=move || state.sketch.with(|sketch| sketch.cells().is_empty())>
                {say(preferences, Text::Clear)}
            </button>
        </div>
    }
}

/// All that is wrong, each with ways to see and to mend it.
pub fn defects(state: State) -> impl IntoView {
    let preferences = state.preferences;
    let rows = move || {
        let lang = preferences.lang();
        let (report, sketch) = (state.report.get(), state.sketch.get());
        let unequal = tell::unequal_camps(&sketch, lang);
        if report.defects().is_empty() && unequal.is_none() {
            return view! { <p class="hint">{Text::NoDefects.of(lang)}</p> }.into_any();
        }
        let row = |(n, defect): (usize, &sketch::Defect)| {
            let (told, grave) = (tell::defect(defect, &sketch, lang), defect.is_grave());
            let can_show = !defect.cells.is_empty() || defect.at.is_some();
            let show = can_show.then(|| view! {
                <button type="button" data-do="show" aria-pressed=move || (state.shown.get() == Some(n)).to_string()
                    on:click=move |_| state.shown.update(|shown| *shown = (*shown != Some(n)).then_some(n))>
                    {Text::Show.of(lang)}
                </button>
            });
            let wrong = defect.clone();
            let repair = tell::is_mendable(defect, &sketch).then(|| view! {
                <button type="button" data-do="repair"
                    on:click=move |_| state.act(|desk| desk.edit(|sketch| tell::repair(&wrong, sketch)))>
                    {Text::Repair.of(lang)}
                </button>
            });
            view! { <li class:grave=grave><span>{told}</span><span class="actions">{show}{repair}</span></li> }
        };
        let rows = report.defects().iter().enumerate().map(row).collect_view();
        let unequal = unequal.map(|told| view! { <li><span>{told}</span></li> });
        view! { <ul class="defects">{rows}{unequal}</ul> }.into_any()
    };
    let is_blank = move || state.sketch.with(|sketch| sketch.cells().is_empty());
    move || {
        (!is_blank()).then(|| {
            view! {
                <section class="card"><h2>{say(preferences, Text::Defects)}</h2>{rows}</section>
            }
        })
    }
}

/// The sizes of the camps, and what is around the cell that is pointed at.
pub fn camps(state: State) -> impl IntoView {
    let preferences = state.preferences;
    let sizes = move || {
        let of = |camp| state.sketch.with(|sketch| sketch.camp(camp).len().to_string());
        fill(Text::CampSizes.of(preferences.lang()), &[&of(Camp::White), &of(Camp::Black)])
    };
    let place = move |count: usize| {
        state.act(|desk| {
            desk.edit(|sketch| {
                sketch.propose_camps(count);
                Ok(())
            })
        });
    };
    let around = move || {
        let lang = preferences.lang();
        let Some(cell) = state.looked_at.get() else { return Text::LookHelp.of(lang).to_owned() };
        let seen = state.report.with(|report| {
            state.first_moves.with(|moves| crate::picture::seen(report, Some(cell), moves))
        });
        let mut said = fill(Text::Looked.of(lang), &[&tell::cell(cell)]) + ". ";
        said += &match seen.neighbours.is_empty() {
            true => Text::NoNeighbours.of(lang).to_owned(),
            false => fill(Text::Neighbours.of(lang), &[&tell::cells(seen.neighbours)]),
        };
        said.push('.');
        if !seen.targets.is_empty() {
            said += " ";
            said += &fill(Text::FirstMoves.of(lang), &[&tell::cells(seen.targets)]);
        }
        said
    };
    let is_blank = move || state.sketch.with(|sketch| sketch.cells().is_empty());
    move || {
        (!is_blank()).then(|| {
            view! {
                <section class="card">
                    <h2>{say(preferences, Text::Camps)} <small>{sizes}</small></h2>
                    <div class="actions">
                        <button type="button" data-do="camps" on:click=move |_| place(CAMP)>
                            {say(preferences, Text::ProposeCamps)}
                        </button>
                        <button type="button" data-do="no-camps" on:click=move |_| place(0)>
                            {say(preferences, Text::NoCamps)}
                        </button>
                    </div>
                    <p class="hint around">{around}</p>
                </section>
            }
        })
    }
}

/// Boards to begin with, and one made from a lot.
pub fn ready_boards(state: State) -> impl IntoView {
    let preferences = state.preferences;
    let (cells, lot) = (RwSignal::new(40_usize), RwSignal::new(ui::latency::seed()));
    let ready = move |example: Example| {
        let text = match example {
            Example::Bricks => Text::Bricks,
            Example::Honeycomb => Text::Honeycomb,
            Example::Wheel => Text::Wheel,
        };
        let lay = move |_| state.begin(example.sketch(), String::new(), ui::latency::today());
        view! {
            <button type="button" data-example=example.word() on:click=lay>
                {say(preferences, text)}
            </button>
        }
    };
    let generate = move |_| {
        let board = WildBoard::generate(cells.get_untracked(), lot.get_untracked());
        match board
            .map_err(|e| e.to_string())
            .and_then(|b| Sketch::from_board(&b).map_err(|e| e.to_string()))
        {
            Ok(sketch) => {
                state.begin(sketch, String::new(), ui::latency::today());
                lot.set(ui::latency::seed());
            }
            Err(error) => state.not_opened.set(Some(error)),
        }
    };
    view! {
        <section class="card">
            <h2>{say(preferences, Text::BeginWith)}</h2>
            <div class="actions">{Example::ALL.map(ready)}</div>
            <div class="lot">
                <label><span>{say(preferences, Text::CellCount)}</span>
                    <input type="number" name="cells" prop:value=move || cells.get().to_string()
                        min=WildBoard::MIN_GENERATED.to_string() max=WildBoard::MAX_GENERATED.to_string()
                        on:change=move |event| cells.set(event_target_value(&event).parse().unwrap_or(40)
                            .clamp(WildBoard::MIN_GENERATED, WildBoard::MAX_GENERATED)) />
                </label>
                <label><span>{say(preferences, Text::Lot)}</span>
                    <input type="number" name="lot" min="0" prop:value=move || lot.get().to_string()
                        on:change=move |event| lot.set(event_target_value(&event).parse().unwrap_or(0)) />
                </label>
                <button type="button" data-do="generate" on:click=generate>
                    {say(preferences, Text::Generate)}
                </button>
            </div>
        </section>
    }
}

/// How one draws, with pointer and keys.
pub fn how_to(state: State) -> impl IntoView {
    let preferences = state.preferences;
    view! {
        <details class="card">
            <summary>{say(preferences, Text::HowTo)}</summary>
            <p class="hint">{say(preferences, Text::HowCells)}</p>
            <p class="hint">{say(preferences, Text::Keys)}</p>
        </details>
    }
}
