//! The last move, places to go to, and arrows.

use super::canvas::{Canvas, Fill, Place};
use super::layout::{FIELD, Form, Layout, Site};
use crate::Scene;

/// Marks that lie on the board, under the pieces.
pub fn below(scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
    if let Some((from, to)) = scene.last_ends() {
        let line = Fill::flat(scene.palette.last).outlined(scene.palette.frame, 2.4);
        field(&layout.sites[usize::from(from)], line.dashed(7.0).sheer(0.6), canvas);
        if from != to {
            field(&layout.sites[usize::from(to)], line.sheer(0.9), canvas);
        }
    }
    for &point in scene.targets.iter().filter(|&&point| scene.has(point)) {
        let site = &layout.sites[usize::from(point)];
        if !scene.column(point).is_empty() {
            let radius = 45.5 * site.scale;
            let ring = Fill::line(scene.palette.target, 6.0 * site.scale);
            canvas.ellipse((site.x, site.y), (radius, radius), ring);
        } else {
            let radius = 11.0 * site.scale;
            let dot = Fill::flat(scene.palette.target);
            canvas.ellipse((site.x, site.y), (radius, radius), dot);
        }
    }
}

/// A whole field, a little within its edges.
fn field(site: &Site, fill: Fill, canvas: &mut Canvas) {
    match &site.form {
        Form::Square => {
            let inner = FIELD - 7.0;
            let corner = (site.x - inner / 2.0, site.y - inner / 2.0);
            canvas.rect(corner, (inner, inner), 4.0, fill);
        }
        Form::Circle(radius) => {
            canvas.ellipse((site.x, site.y), (radius - 4.0, radius - 4.0), fill);
        }
        Form::Polygon(outline) => {
            let within = |corner: &Place| Place {
                x: site.x + (corner.x - site.x) * 0.92,
                y: site.y + (corner.y - site.y) * 0.92,
            };
            let corners: Vec<Place> = outline.iter().map(within).collect();
            canvas.polygon(&corners, fill);
        }
    }
}

/// Marks that lie over the pieces.
pub fn above(scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
    for (from, to) in scene.arrows_on_board() {
        let (from, to) = (&layout.sites[usize::from(from)], &layout.sites[usize::from(to)]);
        arrow(scene, from, to, canvas);
    }
}

/// An arrow between two points, or a ring where both are one.
fn arrow(scene: &Scene, from: &Site, to: &Site, canvas: &mut Canvas) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    let scale = from.scale.min(to.scale);
    let colour = Fill::flat(scene.palette.arrow).outlined(scene.palette.paper, 2.0 * scale);
    if length < 1.0 {
        let radius = 44.0 * scale;
        let ring = Fill::line(scene.palette.arrow, 7.0 * scale).sheer(0.85);
        canvas.ellipse((to.x, to.y), (radius, radius), ring);
        return;
    }
    let (ux, uy) = (dx / length, dy / length);
    let (start, tip) = (length.min(60.0 * scale) * 0.25, length - 8.0 * scale);
    let neck = (tip - 30.0 * scale).max(start);
    let outline = [
        (start, 4.5),
        (neck, 4.5),
        (neck - 4.0 * scale, 15.0),
        (tip, 0.0),
        (neck - 4.0 * scale, -15.0),
        (neck, -4.5),
        (start, -4.5),
    ];
    let corners: Vec<Place> = outline
        .iter()
        .map(|&(along, aside)| Place {
            x: from.x + ux * along - uy * aside * scale,
            y: from.y + uy * along + ux * aside * scale,
        })
        .collect();
    canvas.polygon(&corners, colour.sheer(0.85));
}
