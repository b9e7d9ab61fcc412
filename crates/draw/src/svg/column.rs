//! A column of pieces, seen from a little above.

use rules::view::Piece;

use super::board::Wander;
use super::canvas::{Canvas, Fill, Number, Place};
use super::figure;
use super::layout::Site;
use crate::palette::Tint;
use crate::{Scene, glyphs};

/// The radii of a piece seen from a little above.
const RADII: (f64, f64) = (37.0, 21.0);
/// The thickness of a piece while there is room.
const THICK: f64 = 15.0;
/// How high a column may rise, without and with a figure on it.
const RISE: (f64, f64) = (51.0, 38.0);
/// How far a figure reaches above the middle of the piece it sits on.
const FIGURE: f64 = 34.0;
/// The least thickness at which a number can be read on the rim.
const READABLE: f64 = 10.0;
/// The least thickness at which owners can be told at a glance.
const VISIBLE: f64 = 3.5;
/// The least height that is also said in digits.
const COUNTED: usize = 6;

/// How thick the pieces of a column are drawn.
fn thickness(height: usize, has_figure: bool) -> f64 {
    let rise = if has_figure { RISE.1 } else { RISE.0 };
    THICK.min(rise / height.max(1) as f64)
}

/// Whether all pieces of a column can be read where it stands.
pub fn is_readable(column: &[Piece], has_figure: bool) -> bool {
    let thick = thickness(column.len(), has_figure);
    let has_numbers = column.iter().any(|piece| piece.value.is_some());
    column.len() <= 1 || thick >= if has_numbers { READABLE } else { VISIBLE }
}

/// Draws what stands on a point.
pub fn draw(scene: &Scene, point: u8, site: &Site, canvas: &mut Canvas) {
    let pieces = scene.column(point);
    let figure = scene.figure(point);
    let thick = thickness(pieces.len(), figure.is_some());
    let above = if figure.is_some() { FIGURE } else { RADII.1 };
    let rise = thick * pieces.len() as f64;
    // The whole is centred on the point.
    let ground = (rise + above - RADII.1) / 2.0;
    let mut stack = Stack { canvas, site, thick };
    if !pieces.is_empty() {
        stack.shadow(ground);
    }
    let mut wander = Wander(u64::from(point) * 1000);
    let slack = (thick / THICK * 1.6).max(0.4);
    let mut top = (0.0, ground);
    for (level, &piece) in pieces.iter().enumerate() {
        let tint = scene.palette.tint(piece.owner, scene.names[piece.owner.index()]);
        let aside = if level == 0 { 0.0 } else { wander.between(-slack, slack) };
        top = (aside, ground - thick * (level + 1) as f64);
        stack.rim(top, &tint);
        let is_top = level + 1 == pieces.len();
        if is_top {
            stack.face(top, piece, &tint);
        }
        match piece.value {
            Some(value) if is_top && figure.is_none() => stack.face_number(top, value, &tint),
            Some(value) => stack.rim_number(top, value, &tint),
            None => {}
        }
    }
    if let Some(owner) = figure {
        let tint = scene.palette.tint(owner, scene.names[owner.index()]);
        figure::draw(&tint, site, top, canvas);
    }
    if pieces.len() >= COUNTED {
        count(scene, pieces.len(), site, canvas);
    }
}

/// A column being built.
struct Stack<'a> {
    canvas: &'a mut Canvas,
    site: &'a Site,
    thick: f64,
}

impl Stack<'_> {
    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.site.x + x * self.site.scale, self.site.y - self.site.lift + y * self.site.scale)
    }

    fn radii(&self, part: f64) -> (f64, f64) {
        (RADII.0 * part * self.site.scale, RADII.1 * part * self.site.scale)
    }

    /// The width of outlines: none where they would hide the rims.
    fn line(&self) -> f64 {
        if self.thick < VISIBLE { 0.0 } else { (self.thick * 0.14).min(1.7) }
    }

    fn shadow(&mut self, ground: f64) {
        let (at, radii) = (self.at((3.0, ground + 2.5)), self.radii(1.02));
        self.canvas.ellipse(at, radii, Fill::flat("#2a1a0c").sheer(0.28));
    }

    /// The rim of a piece whose face has its middle at `top`.
    fn rim(&mut self, top: (f64, f64), tint: &Tint) {
        let scale = self.site.scale;
        let line = self.line() * scale;
        let (x, y) = self.at(top);
        let (rx, ry) = self.radii(1.0);
        let side = format!(
            "M{}v{}A{} {} 0 0 0 {}v{}Z",
            Place { x: x - rx, y },
            Number(self.thick * scale),
            Number(rx),
            Number(ry),
            Place { x: x + rx, y: y + self.thick * scale },
            Number(-self.thick * scale),
        );
        self.canvas.path(&side, Fill::flat(tint.side).outlined(tint.edge, line));
    }

    /// The face of the top piece.
    fn face(&mut self, top: (f64, f64), piece: Piece, tint: &Tint) {
        let line = self.line().max(1.0) * self.site.scale;
        let (x, y) = self.at(top);
        let (rx, ry) = self.radii(1.0);
        self.canvas.ellipse((x, y), (rx, ry), Fill::flat(tint.face).outlined(tint.edge, line));
        let is_turned = piece.value.is_some_and(|value| value < 0);
        let inner = self.radii(if is_turned { 0.84 } else { 0.8 });
        if is_turned {
            self.canvas.ellipse((x, y), inner, Fill::flat(tint.under).outlined(tint.edge, line));
        } else {
            self.canvas.ellipse((x, y), inner, Fill::line(tint.edge, line).sheer(0.4));
        }
    }

    /// The number of the top piece, on its face.
    fn face_number(&mut self, top: (f64, f64), value: i8, tint: &Tint) {
        let text = value.to_string();
        let height = if glyphs::width(&text, 24.0) <= 40.0 { 24.0 } else { 20.0 };
        let at = self.at(top);
        self.canvas.label(&text, at, height * self.site.scale, tint.number);
    }

    /// The number of a piece below others, on its rim.
    fn rim_number(&mut self, (x, y): (f64, f64), value: i8, tint: &Tint) {
        if self.thick >= READABLE {
            let at = self.at((x, y + RADII.1 + self.thick * 0.5));
            let height = self.thick * 0.74 * self.site.scale;
            self.canvas.label(&value.to_string(), at, height, tint.number);
        }
    }
}

/// The height of a tall column, on a slip of paper in the lower right corner.
fn count(scene: &Scene, height: usize, site: &Site, canvas: &mut Canvas) {
    let text = height.to_string();
    let tall = 13.0;
    let width = glyphs::width(&text, tall) + 9.0;
    let scale = site.scale;
    let (x, y) = (site.x + (47.0 - width / 2.0) * scale, site.y - site.lift + 37.0 * scale);
    let corner = (x - width / 2.0 * scale, y - 10.0 * scale);
    let paper = Fill::flat(scene.palette.paper).outlined(scene.palette.ink, 1.2 * scale);
    canvas.rect(corner, (width * scale, 20.0 * scale), 4.0 * scale, paper);
    canvas.label(&text, (x, y), tall * scale, scene.palette.ink);
}
