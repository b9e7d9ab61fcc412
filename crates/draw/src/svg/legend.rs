//! Columns too tall to be read on the board, laid out below it.

use rules::view::Piece;

use super::canvas::{Canvas, Fill, Place};
use super::column::is_readable;
use super::layout::Layout;
use crate::Scene;

/// The size of a piece in the legend.
const CHIP: (f64, f64) = (38.0, 30.0);
/// The room for the name of the point.
const NAME: f64 = 74.0;
/// The room above a column.
const GAP: f64 = 14.0;

/// What stands below the board.
pub struct Legend {
    entries: Vec<(u8, usize)>,
    across: usize,
    /// Its height: 0 if every column can be read where it stands.
    pub height: f64,
}

impl Legend {
    /// The legend of a scene.
    pub fn new(scene: &Scene, layout: &Layout) -> Self {
        let room = layout.width - NAME - 2.0 * GAP;
        let across = ((room / CHIP.0) as usize).max(1);
        let entries: Vec<(u8, usize)> = scene
            .points()
            .filter(|&point| !is_readable(scene.column(point), scene.figure(point).is_some()))
            .map(|point| (point, scene.column(point).len().div_ceil(across)))
            .collect();
        let lines: f64 =
            entries.iter().map(|&(_, lines)| lines as f64 * (CHIP.1 + 5.0) + GAP).sum();
        let height = if entries.is_empty() { 0.0 } else { lines + GAP };
        Self { entries, across, height }
    }

    /// Draws it: each column lying on its side, with the board to the left.
    pub fn draw(&self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
        let mut y = layout.height;
        for &(point, lines) in &self.entries {
            let name = scene.view.shape.name(point);
            let middle = y + CHIP.1 / 2.0;
            canvas.label(&name, (NAME / 2.0, middle), 18.0, scene.palette.ink);
            let ground = [Place { x: NAME, y: y - 1.0 }, Place { x: NAME, y: y + CHIP.1 + 1.0 }];
            canvas.polygon(&ground, Fill::line(scene.palette.frame, 5.0));
            for (index, &piece) in scene.column(point).iter().enumerate() {
                let x = NAME + 6.0 + (index % self.across) as f64 * CHIP.0;
                let down = (index / self.across) as f64 * (CHIP.1 + 5.0);
                chip(scene, piece, (x, y + down), canvas);
            }
            y += lines as f64 * (CHIP.1 + 5.0) + GAP;
        }
    }
}

/// A piece seen from above.
fn chip(scene: &Scene, piece: Piece, corner: (f64, f64), canvas: &mut Canvas) {
    let tint = scene.palette.tint(piece.owner, scene.names[piece.owner.index()]);
    let is_turned = piece.value.is_some_and(|value| value < 0);
    let face = if is_turned { tint.under } else { tint.face };
    let size = (CHIP.0 - 2.0, CHIP.1);
    canvas.rect(corner, size, 9.0, Fill::flat(face).outlined(tint.edge, 1.6));
    if let Some(value) = piece.value {
        let middle = (corner.0 + size.0 / 2.0, corner.1 + size.1 / 2.0);
        canvas.label(&value.to_string(), middle, 14.0, tint.number);
    }
}
