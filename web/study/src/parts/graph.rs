//! How the chances went along the line here.

use engine::win_chance;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use ui::{Preferences, say};
use wasm_bindgen::JsCast as _;

use crate::desk::Desk;
use crate::text::Text;
use crate::values::Valued;

/// The graph; nothing while fewer than two values are known.
#[component]
pub fn Graph() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let preferences = expect_context::<Preferences>();
    let line = Memo::new(move |_| desk.valued_line());
    let is_known = Memo::new(move |_| {
        line.with(|line| line.iter().filter(|valued| valued.score.is_some()).count() > 1)
    });
    let here = move || {
        let at = desk.here.get();
        line.with(|line| line.iter().position(|valued| valued.node == at)).unwrap_or(0)
    };
    let size = move || format!("0 0 {} 100", line.with(Vec::len).saturating_sub(1).max(1));
    let marks = move || {
        desk.reviewed.with(|reviewed| {
            let Some(reviewed) = reviewed else { return String::new() };
            let moments = reviewed.review.moments();
            let tick = |moment: &engine::review::Moment| {
                let ply = reviewed.review.moves[moment.index].ply;
                format!("<path class=\"moment\" d=\"M{ply} 0V100\"/>")
            };
            moments.iter().map(tick).collect()
        })
    };
    let tones = move || desk.with(|study| study.kind().players());
    let go = move |event: MouseEvent| {
        let Some(ratio) = along(&event) else { return };
        let node = line.with_untracked(|line| {
            let last = line.len().saturating_sub(1) as f64;
            line.get((ratio * last).round() as usize).map(|valued| valued.node)
        });
        if let Some(node) = node {
            desk.go(node);
        }
    };
    let shown = move || {
        is_known.get().then(|| {
            view! {
                <div class=move || format!("graph {}", tones()[1]) role="img" aria-label=say(preferences, Text::Graph) on:click=go>
                    <svg viewBox=size preserveAspectRatio="none">
                        <path class=move || format!("area {}", tones()[0]) d=move || line.with(|line| area(line)) />
                        <path class="even" d=move || format!("M0 50H{}", line.with(Vec::len)) />
                        <g inner_html=marks></g>
                        <path class="now" d=move || format!("M{} 0V100", here()) />
                    </svg>
                </div>
            }
        })
    };
    view! { {shown} }
}

/// The area below the chances of Light; what is not known is as what came before.
fn area(line: &[Valued]) -> String {
    let mut data = String::from("M0 100");
    let mut chance = line.iter().find_map(|valued| valued.score).map_or(0.5, win_chance);
    for (n, valued) in line.iter().enumerate() {
        chance = valued.score.map_or(chance, win_chance);
        data.push_str(&format!("L{n} {:.1}", 100.0 - 100.0 * chance));
    }
    data.push_str(&format!("L{} 100Z", line.len().saturating_sub(1)));
    data
}

/// How far along the graph an event happened, from 0 to 1.
fn along(event: &MouseEvent) -> Option<f64> {
    let graph = event.current_target()?.dyn_into::<web_sys::Element>().ok()?;
    let place = graph.get_bounding_client_rect();
    let ratio = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
    Some(ratio.clamp(0.0, 1.0))
}
