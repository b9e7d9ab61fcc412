//! The picture in words, for those who cannot see it.

use std::fmt::Write as _;

use super::canvas::Canvas;
use crate::Scene;

/// Writes the title and the description.
pub fn said(scene: &Scene, canvas: &mut Canvas) {
    canvas.text("title", &format!("{} to move", scene.names[scene.view.turn.index()]));
    let mut words = String::from("Columns from the bottom up.");
    for point in scene.points() {
        let (column, figure) = (scene.column(point), scene.figure(point));
        if column.is_empty() && figure.is_none() {
            continue;
        }
        let _ = write!(words, " {}:", scene.view.shape.name(point));
        for (n, piece) in column.iter().enumerate() {
            let _ = write!(words, "{}{}", if n == 0 { " " } else { ", " }, {
                let value = piece.value.map(|value| format!(" {value}")).unwrap_or_default();
                format!("{}{value}", scene.names[piece.owner.index()])
            });
        }
        if let Some(owner) = figure {
            let _ = write!(words, ", toad of {}", scene.names[owner.index()]);
        }
        words.push('.');
    }
    if let Some((from, to)) = scene.last_ends() {
        let name = |point| scene.view.shape.name(point);
        let _ = write!(words, " Last move: {} to {}.", name(from), name(to));
    }
    canvas.text("desc", &words);
}
