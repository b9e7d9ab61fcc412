//! The board and what stands on it.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use rules::view::{Piece, Shape};
use rules::{Grid, Kind};

use crate::app::App;
use crate::layout::{Cells, Layout, RANKS};
use crate::message::Text;
use crate::names;
use crate::table::Table;
use crate::view::{cut, line};

/// What is to be seen of a point beside its column.
struct Point {
    name: u8,
    is_here: bool,
    is_chosen: bool,
    is_last: bool,
    /// Whether the chosen piece can go there, and if so whether it captures.
    target: Option<bool>,
}

pub(crate) fn draw(app: &App, table: &Table, layout: &Layout, frame: &mut Frame<'_>) {
    let points = table.view.columns.len();
    for name in (0..points).map(|p| p as u8) {
        let Some(rect) = layout.rect(name, table.scroll) else { continue };
        let target =
            table.targets().filter(|&(_, to)| to == name).map(|(i, _)| i.is_capture).next();
        let point = Point {
            name,
            is_here: table.cursor == name,
            is_chosen: table.chosen == Some(name),
            is_last: table.last.is_some_and(|(from, to)| from == name || to == name),
            target,
        };
        match &table.view.shape {
            Shape::Grid(_) => draw_point(app, table, &point, rect, frame),
            Shape::Wild(board) => {
                let neighbours = board.neighbours(usize::from(name));
                draw_row(app, table, &point, neighbours, rect, frame);
            }
        }
    }
    match layout.cells {
        Cells::Grid { grid, size, seen } => {
            draw_names(app, table, layout, (grid, size, seen), frame);
        }
        Cells::List { .. } => {
            let header = Span::styled(Text::CellHeader.of(app.lang), app.palette.dim());
            line(frame, Rect { x: 1, height: 1, ..layout.board }, header);
        }
    }
}

/// A point of a grid: its top piece, and below it its height and the rest.
fn draw_point(app: &App, table: &Table, point: &Point, rect: Rect, frame: &mut Frame<'_>) {
    let style = style(app, point);
    let blank = " ".repeat(usize::from(rect.width));
    if point.is_chosen || point.target.is_some() {
        for row in rect.rows() {
            line(frame, row, Span::styled(blank.clone(), style));
        }
    }
    let [open, close] = brackets(point);
    // In a wide cell the brackets stay close to the piece.
    let inner = usize::from(rect.width - 2).min(5);
    let column = &table.view.columns[usize::from(point.name)];
    let mut first = vec![Span::styled(open, style)];
    match column.split_last() {
        None => {
            let paint = style.patch(app.palette.dim());
            first.push(Span::styled(format!("{:<inner$}", "·"), paint));
        }
        Some((top, below)) => {
            let side = style.patch(app.palette.side(top.owner)).patch(app.palette.strong());
            let top = top_text(table, point.name, *top);
            first.push(Span::styled(format!("{top:<inner$}"), side));
            let second = Rect { y: rect.y + 1, height: 1, ..rect };
            draw_below(app, table.game.kind(), below, style, second, frame);
        }
    }
    first.push(Span::styled(close, style));
    line(frame, Rect { height: 1, ..rect }, first);
}

/// `3↓bo`: the height, and the pieces under the top.
fn draw_below(
    app: &App,
    kind: Kind,
    below: &[Piece],
    style: Style,
    rect: Rect,
    frame: &mut Frame<'_>,
) {
    let mut spans = vec![Span::styled(" ", style)];
    let height = below.len() + 1;
    let head = if below.is_empty() { height.to_string() } else { format!("{height}↓") };
    let room = usize::from(rect.width).saturating_sub(1 + head.chars().count());
    spans.push(Span::styled(head, style.patch(app.palette.dim())));
    spans.extend(pieces(app, kind, below, style, room));
    line(frame, rect, spans);
}

/// The pieces from the top down, as many as there is room for; the height
/// beside them tells how many are missing.
fn pieces(app: &App, kind: Kind, below: &[Piece], style: Style, room: usize) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    let mut left = room;
    for piece in below.iter().rev() {
        let word = piece_text(kind, *piece);
        let Some(rest) = left.checked_sub(word.len()) else {
            if left > 0 {
                spans.push(Span::styled("…", style));
            }
            break;
        };
        left = rest;
        spans.push(Span::styled(word, style.patch(app.palette.side(piece.owner))));
    }
    spans
}

/// `o` or `w-7`, as in position strings.
pub(crate) fn piece_text(kind: Kind, piece: Piece) -> String {
    let value = piece.value.map_or(String::new(), |value| value.to_string());
    format!("{}{value}", names::letter(kind, piece.owner))
}

fn top_text(table: &Table, point: u8, piece: Piece) -> String {
    let has_figure = table.view.figures.iter().any(|&(at, _)| at == point);
    let figure = if has_figure { "*" } else { "" };
    format!("{}{figure}", piece_text(table.game.kind(), piece).to_uppercase())
}

/// The signs left and right of a top piece.
fn brackets(point: &Point) -> [&'static str; 2] {
    if let Some(sign) = target_sign(point) {
        if point.is_here { ["[", sign] } else { [sign, " "] }
    } else if point.is_here {
        ["[", "]"]
    } else if point.is_chosen {
        ["{", "}"]
    } else if point.is_last {
        ["(", ")"]
    } else {
        [" ", " "]
    }
}

fn target_sign(point: &Point) -> Option<&'static str> {
    point.target.map(|captures| if captures { "x" } else { "+" })
}

fn style(app: &App, point: &Point) -> Style {
    let ground = match point.target {
        Some(true) => app.palette.capture(),
        Some(false) => app.palette.target(),
        None if point.is_chosen => app.palette.chosen(),
        None => Style::new(),
    };
    if point.is_here { ground.patch(app.palette.strong()) } else { ground }
}

/// A cell of a wild board: name, column and neighbours in a row.
fn draw_row(
    app: &App,
    table: &Table,
    point: &Point,
    neighbours: &[u8],
    rect: Rect,
    frame: &mut Frame<'_>,
) {
    const COLUMN: usize = 18;
    let (style, kind) = (style(app, point), table.game.kind());
    let [open, close] = brackets(point);
    let name = table.view.shape.name(point.name);
    let column = &table.view.columns[usize::from(point.name)];
    let mut spans = vec![Span::styled(format!("{open}{name:<5}"), style)];
    match column.split_last() {
        None => spans.push(Span::styled(format!("·{close}"), style)),
        Some((top, below)) => {
            let side = style.patch(app.palette.side(top.owner)).patch(app.palette.strong());
            spans.push(Span::styled(top_text(table, point.name, *top), side));
            spans.push(Span::styled(close, style));
            let head = format!(" {}{}", column.len(), if below.is_empty() { "" } else { "↓" });
            spans.push(Span::raw(head));
            spans.extend(pieces(app, kind, below, Style::new(), COLUMN - 9));
        }
    }
    let used: usize = spans.iter().map(Span::width).sum();
    spans.push(Span::raw(" ".repeat((8 + COLUMN).saturating_sub(used))));
    let names: Vec<String> = neighbours.iter().map(|&n| table.view.shape.name(n)).collect();
    let room = usize::from(rect.width).saturating_sub(9 + COLUMN);
    spans.push(Span::styled(cut(&names.join(" "), room), app.palette.dim()));
    line(frame, rect, Line::from(spans));
}

/// The letters of the files and the numbers of the ranks; arrows where the
/// board goes on.
fn draw_names(
    app: &App,
    table: &Table,
    layout: &Layout,
    (grid, size, seen): (Grid, (u16, u16), (u16, u16)),
    frame: &mut Frame<'_>,
) {
    let (scroll, board) = (table.scroll, layout.board);
    let dim = app.palette.dim();
    for n in 0..seen.1 {
        let y = board.y + (seen.1 - 1 - n) * size.1;
        let rank = format!("{:>2}", scroll.1 + n + 1);
        line(frame, Rect::new(0, y, RANKS, 1), Span::styled(rank, dim));
    }
    let above = scroll.1 + seen.1 < grid.ranks() as u16;
    let rows = [(above, 0, "^"), (scroll.1 > 0, seen.1 * size.1 - 1, "v")];
    for (_, y, sign) in rows.into_iter().filter(|(more, ..)| *more) {
        let rect = Rect::new(2, board.y + y, 1, 1);
        line(frame, rect, Span::styled(sign, app.palette.strong()));
    }
    let y = board.y + seen.1 * size.1;
    for n in 0..seen.0 {
        let file = char::from(b'a' + (scroll.0 + n) as u8).to_string();
        let rect = Rect::new(RANKS + n * size.0 + 1, y, 1, 1);
        line(frame, rect, Span::styled(file, dim));
    }
    let right = scroll.0 + seen.0 < grid.files() as u16;
    let columns = [(scroll.0 > 0, 0, "<"), (right, RANKS + seen.0 * size.0 - 1, ">")];
    for (_, x, sign) in columns.into_iter().filter(|(more, ..)| *more) {
        line(frame, Rect::new(x, y, 1, 1), Span::styled(sign, app.palette.strong()));
    }
}
