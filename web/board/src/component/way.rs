//! The ways of the moves of a chosen piece: where each turns, and where it
//! ends.

use leptos::prelude::*;

use super::State;
use crate::{Layout, Move};

/// All ways of the chosen piece, thin, and the one to the field that is looked
/// at.
pub fn draw(layout: StoredValue<Layout>, state: State) -> impl IntoView {
    let paths = Memo::new(move |_| {
        let choice = state.choice.get();
        let from = choice.from()?;
        let mut paths: Vec<Vec<u8>> = state
            .moves
            .with(|moves| moves.iter().filter(|mv| mv.from == from).map(shown).collect());
        paths.sort();
        paths.dedup();
        Some(paths)
    });
    let drawn = move || {
        let to = state.looked_at.get();
        paths.with(|paths| {
            let paths = paths.iter().flatten();
            layout.with_value(|layout| {
                let all: String = paths.clone().map(|path| line(layout, path)).collect();
                let one = paths.clone().find(|path| path.last().copied() == to);
                let one = one.map(|path| one_way(layout, path)).unwrap_or_default();
                format!("<path class=\"ways\" d=\"{all}\"/>{one}")
            })
        })
    };
    view! { <g class="paths" inner_html=drawn></g> }
}

/// At least the ends.
fn shown(mv: &Move) -> Vec<u8> {
    if mv.path.len() > 1 { mv.path.clone() } else { vec![mv.from, mv.to] }
}

fn line(layout: &Layout, path: &[u8]) -> String {
    let mut data = String::new();
    for (n, &field) in path.iter().enumerate() {
        let Some(site) = layout.sites.get(usize::from(field)) else { continue };
        let letter = if n == 0 { 'M' } else { 'L' };
        data.push_str(&format!("{letter}{:.1} {:.1}", site.x, site.y));
    }
    data
}

/// A way with a point for every field it passes.
fn one_way(layout: &Layout, path: &[u8]) -> String {
    let inner = path.get(1..path.len().saturating_sub(1)).unwrap_or_default();
    let point = |&field: &u8| {
        let site = layout.sites.get(usize::from(field))?;
        let (x, y, r) = (site.x, site.y, 6.0 * site.scale);
        Some(format!("<circle class=\"stop\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\"/>"))
    };
    let points: String = inner.iter().filter_map(point).collect();
    let data = line(layout, path);
    format!(
        "<path class=\"way-halo\" d=\"{data}\"/><path class=\"way-line\" d=\"{data}\"/>{points}"
    )
}
