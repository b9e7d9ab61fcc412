//! Columns too tall to be read on the board, laid out below it.

use rules::view::Piece;

use super::canvas::{Canvas, Fill, Place};
use super::column::is_readable;
use super::layout::Layout;
use crate::Scene;

/// The size of a piece in the legend.
const CHIP: (f64, f64) = (38.0, 30.0);
/// From a line to the next.
const LINE: f64 = CHIP.1 + 5.0;
/// The room for the name of the point.
const NAME: f64 = 74.0;
/// The room above a column.
const GAP: f64 = 14.0;

/// What stands below the board.
pub struct Legend {
    entries: Vec<(u8, usize)>,
    across: usize,
    swell: f64,
    /// Its height: 0 if every column can be read where it stands.
    pub height: f64,
}

impl Legend {
    /// The legend of a scene.
    pub fn new(scene: &Scene, layout: &Layout) -> Self {
        let swell = layout.swell;
        let room = layout.width / swell - NAME - 2.0 * GAP;
        let across = ((room / CHIP.0) as usize).max(1);
        let entries: Vec<(u8, usize)> = scene
            .points()
            .filter(|&point| !is_readable(scene.column(point), scene.figure(point).is_some()))
            .map(|point| (point, scene.column(point).len().div_ceil(across)))
            .collect();
        let tall: f64 = entries.iter().map(|&(_, lines)| lines as f64 * LINE + GAP).sum();
        let height = if entries.is_empty() { 0.0 } else { (tall + GAP) * swell };
        Self { entries, across, swell, height }
    }

    /// Draws it: each column lying on its side, with the board to the left.
    pub fn draw(&self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
        let swell = self.swell;
        let mut y = layout.height;
        for &(point, lines) in &self.entries {
            let name = scene.view.shape.name(point);
            let (left, bottom) = (NAME * swell, y + CHIP.1 * swell);
            let at = (left / 2.0, (y + bottom) / 2.0);
            canvas.label(&name, at, 18.0 * swell, scene.palette.ink);
            let ground = [Place { x: left, y }, Place { x: left, y: bottom }];
            canvas.polygon(&ground, Fill::line(scene.palette.ink, 6.0 * swell));
            for (index, &piece) in scene.column(point).iter().enumerate() {
                let right = left + (6.0 + (index % self.across) as f64 * CHIP.0) * swell;
                let down = (index / self.across) as f64 * LINE * swell;
                chip(scene, piece, (right, y + down), swell, canvas);
            }
            y += (lines as f64 * LINE + GAP) * swell;
        }
    }
}

/// A piece seen from above, with its corner at `(x, y)`.
fn chip(scene: &Scene, piece: Piece, (x, y): (f64, f64), swell: f64, canvas: &mut Canvas) {
    let tint = scene.palette.tint(piece.owner, scene.names[piece.owner.index()]);
    let is_turned = piece.value.is_some_and(|value| value < 0);
    let face = if is_turned { tint.under } else { tint.face };
    let size = ((CHIP.0 - 2.0) * swell, CHIP.1 * swell);
    canvas.rect((x, y), size, 9.0 * swell, Fill::flat(face).outlined(tint.edge, 1.6 * swell));
    if let Some(value) = piece.value {
        let middle = (x + size.0 / 2.0, y + size.1 / 2.0);
        canvas.label(&value.to_string(), middle, 14.0 * swell, tint.number);
    }
}
