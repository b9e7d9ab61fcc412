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
    let all = move || {
        let data = paths.with(|paths| {
            let paths = paths.iter().flatten();
            layout.with_value(|layout| paths.map(|path| line(layout, path)).collect::<String>())
        });
        (!data.is_empty()).then(|| view! { <path class="ways" d=data /> })
    };
    let looked_at = move || {
        let to = state.looked_at.get()?;
        paths.with(|paths| {
            let path = paths.iter().flatten().find(|path| path.last() == Some(&to))?;
            Some(layout.with_value(|layout| one(layout, path)))
        })
    };
    view! { {all} {looked_at} }
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
fn one(layout: &Layout, path: &[u8]) -> impl IntoView + use<> {
    let inner = path.get(1..path.len().saturating_sub(1)).unwrap_or_default();
    let point = |&field: &u8| {
        let site = layout.sites.get(usize::from(field))?;
        let radius = format!("{:.1}", 6.0 * site.scale);
        Some(view! { <circle class="stop" cx=site.x.to_string() cy=site.y.to_string() r=radius /> })
    };
    let data = line(layout, path);
    view! {
        <path class="way-halo" d=data.clone() />
        <path class="way-line" d=data />
        {inner.iter().map(point).collect_view()}
    }
}
