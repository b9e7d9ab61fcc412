//! The board itself: its fields and its coordinates.

use crate::{FIELD, Layout, Outline, Plan, Site};

/// Draws the board.
pub fn draw(plan: &Plan, layout: &Layout) -> String {
    let fields = layout.sites.iter().enumerate().map(|(n, site)| {
        let class = format!("wood wood-{}", tone(plan, n));
        shape(site, 50.0, &class)
    });
    let fields: String = fields.collect();
    [frame(plan, layout), links(plan, layout), fields, letters(plan, layout)].concat()
}

/// Which of the woods a field is of: neighbours on a grid differ.
fn tone(plan: &Plan, field: usize) -> usize {
    match plan.grid {
        Some((files, _)) => (field % files + field / files) % 2,
        None => field * 7 % 3,
    }
}

/// The outline of a field; a circle has that radius on a usual field.
pub fn shape(site: &Site, radius: f64, class: &str) -> String {
    if site.corners.is_empty() {
        let (x, y, r) = (site.x, site.y, radius * site.scale);
        return format!(r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="{r:.1}"/>"#);
    }
    let corner = |&(x, y): &(f64, f64)| format!("{x:.1},{y:.1}");
    let points = site.corners.iter().map(corner).collect::<Vec<_>>().join(" ");
    format!(r#"<polygon class="{class}" points="{points}"/>"#)
}

/// The upper left corner of all fields of a grid.
fn corner(layout: &Layout) -> (f64, f64) {
    let least = |of: fn(&Site) -> f64| layout.sites.iter().map(of).fold(f64::MAX, f64::min);
    (least(|site| site.x) - FIELD / 2.0, least(|site| site.y) - FIELD / 2.0)
}

/// The edge around a board of files and ranks.
fn frame(plan: &Plan, layout: &Layout) -> String {
    const EDGE: f64 = 8.0;
    let Some((files, ranks)) = plan.grid else { return String::new() };
    let (left, top) = corner(layout);
    let (x, y) = (left - EDGE, top - EDGE);
    let [width, height] = [files, ranks].map(|count| count as f64 * FIELD + 2.0 * EDGE);
    format!(r#"<rect class="frame" x="{x}" y="{y}" rx="10" width="{width}" height="{height}"/>"#)
}

/// Lines between neighbours that have no common side to show it.
fn links(plan: &Plan, layout: &Layout) -> String {
    let mut data = String::new();
    for (field, site) in plan.fields.iter().zip(&layout.sites) {
        let Outline::Circle(neighbours) = &field.outline else { continue };
        for other in neighbours.iter().filter_map(|&n| layout.sites.get(usize::from(n))) {
            data.push_str(&format!("M{:.1} {:.1}L{:.1} {:.1}", site.x, site.y, other.x, other.y));
        }
    }
    if data.is_empty() { data } else { format!(r#"<path class="links" d="{data}"/>"#) }
}

/// The letters of the files below and the numbers of the ranks at the left.
fn letters(plan: &Plan, layout: &Layout) -> String {
    let Some((files, ranks)) = plan.grid else { return String::new() };
    let (left, top) = corner(layout);
    let low = top + ranks as f64 * FIELD;
    let letter = |text: &str, x: f64, y: f64| {
        format!(r#"<text class="letter" x="{x}" y="{y}">{text}</text>"#)
    };
    let below = (0..files).map(|file| {
        let name = char::from(b'a' + u8::try_from(file).unwrap_or(25).min(25)).to_string();
        letter(&name, layout.sites[file].x, low + 28.0)
    });
    let aside = (0..ranks)
        .map(|rank| letter(&(rank + 1).to_string(), left - 26.0, layout.sites[rank * files].y));
    below.chain(aside).collect()
}
