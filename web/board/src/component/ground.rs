//! The board itself: its fields and its coordinates.

use leptos::prelude::*;

use crate::{FIELD, Layout, Outline, Plan, Site};

/// Draws the board.
pub fn draw(plan: &Plan, layout: &Layout) -> impl IntoView + use<> {
    let fields = plan.fields.iter().zip(&layout.sites).enumerate();
    let field = |(number, (field, site)): (usize, (&crate::Field, &Site))| {
        let tone = match plan.grid {
            Some((files, _)) => (number % files + number / files) % 2,
            None => number * 7 % 3,
        };
        let class = format!("wood wood-{tone}");
        match field.outline {
            Outline::Circle(_) => {
                let radius = (50.0 * site.scale).to_string();
                view! {
                    <circle class=class cx=site.x.to_string() cy=site.y.to_string() r=radius />
                }
                .into_any()
            }
            Outline::Square | Outline::Polygon(_) => {
                view! { <polygon class=class points=points(site) /> }.into_any()
            }
        }
    };
    view! {
        <g class="ground">
            {frame(plan, layout)}
            {links(plan, layout)}
            {fields.map(field).collect_view()}
            {letters(plan, layout)}
        </g>
    }
}

/// The corners of a field as an attribute; nothing for a circle.
pub fn points(site: &Site) -> String {
    let corner = |&(x, y): &(f64, f64)| format!("{x:.1},{y:.1}");
    site.corners.iter().map(corner).collect::<Vec<_>>().join(" ")
}

/// The edge around a board of files and ranks.
fn frame(plan: &Plan, layout: &Layout) -> impl IntoView + use<> {
    let (files, ranks) = plan.grid?;
    let left = layout.sites.iter().map(|site| site.x).fold(f64::MAX, f64::min) - FIELD / 2.0;
    let top = layout.sites.iter().map(|site| site.y).fold(f64::MAX, f64::min) - FIELD / 2.0;
    const EDGE: f64 = 8.0;
    Some(view! {
        <rect class="frame" x=(left - EDGE).to_string() y=(top - EDGE).to_string() rx="10"
            width=(files as f64 * FIELD + 2.0 * EDGE).to_string()
            height=(ranks as f64 * FIELD + 2.0 * EDGE).to_string() />
    })
}

/// Lines between neighbours that have no common side to show it.
fn links(plan: &Plan, layout: &Layout) -> impl IntoView + use<> {
    let mut data = String::new();
    for (field, site) in plan.fields.iter().zip(&layout.sites) {
        let Outline::Circle(neighbours) = &field.outline else { continue };
        for other in neighbours.iter().filter_map(|&n| layout.sites.get(usize::from(n))) {
            data.push_str(&format!("M{:.1} {:.1}L{:.1} {:.1}", site.x, site.y, other.x, other.y));
        }
    }
    (!data.is_empty()).then(|| view! { <path class="links" d=data /> })
}

/// The letters of the files below and the numbers of the ranks at the left.
fn letters(plan: &Plan, layout: &Layout) -> impl IntoView + use<> {
    let (files, ranks) = plan.grid?;
    let low = layout.sites.iter().map(|site| site.y).fold(f64::MIN, f64::max) + FIELD / 2.0;
    let left = layout.sites.iter().map(|site| site.x).fold(f64::MAX, f64::min) - FIELD / 2.0;
    let letter = |text: String, x: f64, y: f64| {
        view! { <text class="letter" x=x.to_string() y=y.to_string()>{text}</text> }
    };
    let below = (0..files).map(|file| {
        let name = char::from(b'a' + u8::try_from(file).unwrap_or(25).min(25)).to_string();
        letter(name, layout.sites[file].x, low + 28.0)
    });
    let aside = (0..ranks)
        .map(|rank| letter((rank + 1).to_string(), left - 26.0, layout.sites[rank * files].y));
    Some(below.chain(aside).collect_view())
}
