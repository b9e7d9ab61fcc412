//! The board: wood, fields, coordinates, and whose turn it is.

use rules::view::Shape;
use rules::{Grid, Player};

use super::canvas::{Canvas, Fill, Place};
use super::layout::{FIELD, Form, Layout, Site};
use crate::Scene;

/// The width of the frame.
const FRAME: f64 = 13.0;

/// Draws the board.
pub fn draw(scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
    match &scene.view.shape {
        Shape::Grid(grid) => {
            frame(scene, layout, canvas);
            fields(scene, *grid, layout, canvas);
            grain(scene, layout, canvas);
            coordinates(scene, *grid, layout, canvas);
        }
        Shape::Wild(board) => {
            links(scene, layout, canvas, |cell| board.neighbours(cell));
            cells(scene, layout, canvas);
        }
    }
    turn(scene, layout, canvas);
}

fn frame(scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
    let ((x, y), (w, h)) = (layout.corner, layout.size);
    let wide = 2.0 * FRAME;
    let edge = Fill::flat(scene.palette.frame);
    canvas.rect((x - FRAME, y - FRAME), (w + wide, h + wide), 9.0, edge);
    let [_, wood, _] = scene.palette.wood;
    canvas.rect((x - 1.0, y - 1.0), (w + 2.0, h + 2.0), 2.0, Fill::flat(wood));
}

/// Every second field in the paler tone, and seams between them.
fn fields(scene: &Scene, grid: Grid, layout: &Layout, canvas: &mut Canvas) {
    let [pale, _, _] = scene.palette.wood;
    for (point, site) in layout.sites.iter().enumerate() {
        if (point % grid.files() + point / grid.files()) % 2 == 1 {
            let corner = (site.x - FIELD / 2.0, site.y - FIELD / 2.0);
            canvas.rect(corner, (FIELD, FIELD), 0.0, Fill::flat(pale));
        }
    }
    let ((x, y), (w, h)) = (layout.corner, layout.size);
    let mut data = String::new();
    for file in 1..grid.files() {
        let x = x + file as f64 * FIELD;
        data.push_str(&format!("M{}V{}", Place { x, y }, y + h));
    }
    for rank in 1..grid.ranks() {
        let y = y + rank as f64 * FIELD;
        data.push_str(&format!("M{}H{}", Place { x, y }, x + w));
    }
    canvas.path(&data, Fill::line(scene.palette.seam, 1.4));
}

/// Long fine lines along the ranks, a few in each, always the same.
fn grain(scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
    let ((left, top), (width, height)) = (layout.corner, layout.size);
    let mut data = String::new();
    let mut wander = Wander(7);
    let mut y = 0.0;
    loop {
        y += wander.between(9.0, 34.0);
        if y > height - 6.0 {
            break;
        }
        let start = wander.between(0.0, width * 0.6);
        let length = wander.between(width * 0.2, width * 0.6).min(width - start);
        let bend = wander.between(-5.0, 5.0);
        let at =
            |along: f64, off: f64| Place { x: left + start + length * along, y: top + y + off };
        data.push_str(&format!(
            "M{}C{} {} {}",
            at(0.0, 0.0),
            at(0.35, bend),
            at(0.65, -bend),
            at(1.0, bend * 0.3)
        ));
    }
    canvas.path(&data, Fill::line(scene.palette.seam, 1.1).sheer(0.45));
}

/// Numbers that look thrown and are always the same.
pub struct Wander(pub u64);

impl Wander {
    /// A number from `low` to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        // One step of SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let part = ((mixed ^ (mixed >> 31)) >> 40) as f64 / (1_u64 << 24) as f64;
        low + (high - low) * part
    }
}

fn coordinates(scene: &Scene, grid: Grid, layout: &Layout, canvas: &mut Canvas) {
    let height = 18.0 * layout.swell;
    let colour = scene.palette.ink;
    for file in 0..grid.files() {
        let letter = char::from(b'a' + file as u8).to_string();
        let below = layout.corner.1 + layout.size.1 + FRAME + 20.0 * layout.swell;
        canvas.label(&letter, (layout.sites[file].x, below), height, colour);
    }
    for rank in 0..grid.ranks() {
        let y = layout.sites[rank * grid.files()].y;
        let x = layout.corner.0 - FRAME - 22.0 * layout.swell;
        canvas.label(&(rank + 1).to_string(), (x, y), height, colour);
    }
}

/// Lines between the neighbours of a board without outlines.
fn links<'b>(
    scene: &Scene,
    layout: &Layout,
    canvas: &mut Canvas,
    neighbours: impl Fn(usize) -> &'b [u8],
) {
    let mut data = String::new();
    for (cell, site) in layout.sites.iter().enumerate() {
        if !matches!(site.form, Form::Circle(_)) {
            return;
        }
        for other in neighbours(cell).iter().copied().map(usize::from).filter(|&to| to > cell) {
            if let Some(to) = layout.sites.get(other) {
                let place = |site: &Site| Place { x: site.x, y: site.y };
                data.push_str(&format!("M{}L{}", place(site), place(to)));
            }
        }
    }
    canvas.path(&data, Fill::line(scene.palette.seam, 7.0));
}

/// The fields of a board without files and ranks.
fn cells(scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
    let palette = &scene.palette;
    for (cell, site) in layout.sites.iter().enumerate() {
        let wood = Fill::flat(palette.wood[cell * 7 % 3]);
        match &site.form {
            Form::Polygon(outline) => {
                canvas.polygon(outline, wood.outlined(palette.frame, 3.5));
            }
            Form::Circle(radius) => {
                let radii = (*radius, *radius);
                canvas.ellipse((site.x, site.y), radii, wood.outlined(palette.frame, 3.5));
            }
            Form::Square => {}
        }
    }
}

/// The names of the cells, each below what stands there.
pub fn names(scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
    if matches!(scene.view.shape, Shape::Grid(_)) {
        return;
    }
    for point in scene.points() {
        let site = &layout.sites[usize::from(point)];
        let at = (site.x, site.y + 51.0 * site.scale);
        let name = scene.view.shape.name(point);
        canvas.label(&name, at, 11.0 * site.scale, scene.palette.name);
    }
}

/// A small disc beside the home of the player to move.
fn turn(scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
    let player = scene.view.turn;
    let tint = scene.palette.tint(player, scene.names[player.index()]);
    let (left, top) = layout.corner;
    let (width, height) = layout.size;
    let is_near = player == scene.near;
    let swell = layout.swell;
    let y = if is_near { top + height - 14.0 * swell } else { top + 14.0 * swell };
    let x = left + width + FRAME + 20.0 * swell;
    let edge = match player {
        Player::Light => tint.edge,
        Player::Dark => scene.palette.ink,
    };
    canvas.ellipse(
        (x, y),
        (11.0 * swell, 11.0 * swell),
        Fill::flat(tint.face).outlined(edge, 2.0 * swell),
    );
    let away = if is_near { -swell } else { swell };
    let tip = [
        Place { x, y: y + away * 31.0 },
        Place { x: x - 7.0 * swell, y: y + away * 20.0 },
        Place { x: x + 7.0 * swell, y: y + away * 20.0 },
    ];
    canvas.polygon(&tip, Fill::flat(scene.palette.ink));
}
