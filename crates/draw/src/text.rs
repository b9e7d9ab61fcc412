//! Text diagrams.

use std::fmt::Write as _;

use rules::view::Shape;
use rules::{Grid, Player};

use crate::Scene;

/// How wide a diagram should be at most.
const WIDTH: usize = 80;
/// The room for rank numbers.
const MARGIN: usize = 5;
/// The widest gap between two files.
const GAP: usize = 3;

/// The scene as text.
pub fn draw(scene: &Scene) -> String {
    let mut out = match &scene.view.shape {
        Shape::Grid(grid) => grid_diagram(scene, *grid),
        Shape::Wild(_) => cell_list(scene),
    };
    out.push('\n');
    notes(scene, &mut out);
    out
}

/// How a point is shown.
struct Shown {
    text: String,
    /// Whether the column is too tall to be shown here.
    is_cut: bool,
}

/// A point in at most `width` columns, if that can be done.
fn shown(scene: &Scene, point: u8, width: usize) -> Shown {
    let whole: String = scene.column(point).iter().map(|&piece| scene.piece(piece)).collect();
    let whole = marked(scene, point, if whole.is_empty() { ".".to_owned() } else { whole });
    if whole.chars().count() <= width {
        return Shown { text: whole, is_cut: false };
    }
    match scene.column(point) {
        [.., top] if scene.column(point).len() > 1 => {
            let text = marked(scene, point, format!("{}+", scene.piece(*top)));
            Shown { text, is_cut: true }
        }
        _ => Shown { text: whole, is_cut: false },
    }
}

/// `text` with the marks of the point around it.
fn marked(scene: &Scene, point: u8, mut text: String) -> String {
    if scene.figure(point).is_some() {
        text.push('*');
    }
    let is_end = scene.last_ends().is_some_and(|(from, to)| point == from || point == to);
    if scene.targets.contains(&point) {
        format!("({text})")
    } else if is_end {
        format!("[{text}]")
    } else {
        text
    }
}

/// The widest of the texts, at least 1.
fn widest<'a>(texts: impl Iterator<Item = &'a Shown>) -> usize {
    texts.map(|shown| shown.text.chars().count()).max().unwrap_or(1)
}

fn grid_diagram(scene: &Scene, grid: Grid) -> String {
    let room = ((WIDTH - MARGIN + 1) / grid.files()).saturating_sub(1).max(1);
    let cells: Vec<Shown> = scene.points().map(|point| shown(scene, point, room)).collect();
    let width = widest(cells.iter());
    let gap = (room + 1).saturating_sub(width).clamp(1, GAP);
    let files: Vec<usize> = seen(grid.files(), scene.near);
    let ranks: Vec<usize> = seen(grid.ranks(), scene.near);
    let mut out = String::new();
    for rank in ranks.into_iter().rev() {
        let row = files.iter().map(|file| cells[rank * grid.files() + file].text.as_str());
        line(&mut out, &format!("{:>2}", rank + 1), row, width + gap);
    }
    out.push('\n');
    let names: Vec<String> =
        files.iter().map(|&file| char::from(b'a' + file as u8).to_string()).collect();
    line(&mut out, "", names.iter().map(String::as_str), width + gap);
    list_cut(scene, &cells, &mut out);
    out
}

/// 0 to `count`, in the order in which `player` sees them from left to right.
fn seen(count: usize, player: Player) -> Vec<usize> {
    match player {
        Player::Light => (0..count).collect(),
        Player::Dark => (0..count).rev().collect(),
    }
}

/// A line of columns, without blanks at its end.
fn line<'a>(out: &mut String, label: &str, texts: impl Iterator<Item = &'a str>, stride: usize) {
    let mut line = format!("{label:MARGIN$}");
    for text in texts {
        let _ = write!(line, "{text:stride$}");
    }
    out.push_str(line.trim_end());
    out.push('\n');
}

/// The cells of a board without files and ranks, each with its name, in order.
fn cell_list(scene: &Scene) -> String {
    const ROOM: usize = 12;
    let cells: Vec<Shown> = scene.points().map(|point| shown(scene, point, ROOM)).collect();
    let label = scene.points().map(|p| scene.view.shape.name(p).len()).max().unwrap_or(1);
    let stride = label + 1 + widest(cells.iter()) + GAP;
    let across = (WIDTH + GAP) / stride;
    let down = cells.len().div_ceil(across.max(1)).max(1);
    let mut out = String::new();
    for row in 0..down {
        let mut line = String::new();
        for (index, cell) in cells.iter().enumerate().skip(row).step_by(down) {
            let name = scene.view.shape.name(index as u8);
            let entry = format!("{name:label$} {}", cell.text);
            let _ = write!(line, "{entry:stride$}");
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    list_cut(scene, &cells, &mut out);
    out
}

/// The columns that did not fit, from the top down.
fn list_cut(scene: &Scene, cells: &[Shown], out: &mut String) {
    let cut = scene.points().zip(cells).filter(|(_, shown)| shown.is_cut);
    for (n, (point, _)) in cut.enumerate() {
        if n == 0 {
            out.push('\n');
        }
        let column = scene.column(point);
        let name = scene.view.shape.name(point);
        let mut entry = format!("{name}: {} pieces, from the top:", column.len());
        let mut length = entry.len();
        for piece in column.iter().rev().map(|&piece| scene.piece(piece)) {
            if length + 1 + piece.len() > WIDTH {
                entry.push_str("\n   ");
                length = 3;
            }
            length += 1 + piece.len();
            let _ = write!(entry, " {piece}");
        }
        out.push_str(&entry);
        out.push('\n');
    }
}

/// What is not to be seen on the board.
fn notes(scene: &Scene, out: &mut String) {
    let name = |point| scene.view.shape.name(point);
    for (from, to) in scene.arrows_on_board() {
        let _ = writeln!(out, "{} -> {}", name(from), name(to));
    }
    let _ = writeln!(out, "{} to move", scene.names[scene.view.turn.index()]);
}
