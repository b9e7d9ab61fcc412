//! The panel beside the board: whose turn it is, the column, the moves.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use rules::view::Piece;
use rules::{Kind, Player};

use crate::app::App;
use crate::message::Text;
use crate::table::{Purpose, Table};
use crate::view::{board, cut, spinner};
use crate::{Lang, Opponent, names};
use words::fill;

pub(crate) fn draw(app: &App, table: &Table, area: Rect, frame: &mut Frame<'_>) {
    let block = Block::new().borders(Borders::LEFT).border_style(app.palette.dim());
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let (width, height) = (usize::from(inner.width), usize::from(inner.height));

    let mut lines = state(app, table, width);
    lines.push(Line::default());
    let room = (height.saturating_sub(lines.len())) / 2;
    lines.extend(column(app, table, room.max(3)));
    lines.push(Line::default());
    let room = height.saturating_sub(lines.len());
    lines.extend(moves(app, table, room, width));
    for (row, text) in inner.rows().zip(lines) {
        frame.render_widget(Paragraph::new(text), Rect { x: row.x + 1, ..row }.intersection(row));
    }
}

/// Whose turn it is, or how the game ended; how far the discs go.
fn state<'a>(app: &App, table: &Table, width: usize) -> Vec<Line<'a>> {
    let (kind, lang) = (table.game.kind(), app.lang);
    let mut lines: Vec<Line<'a>> = turn(app, table, width);
    for &(point, owner) in &table.view.figures {
        let height = table.view.columns[usize::from(point)].len().to_string();
        let letter = names::letter(kind, owner).to_uppercase().to_string();
        let name = table.view.shape.name(point);
        let text = fill(Text::Range.of(lang), &[&format!("{letter}*"), &name, &height]);
        lines.push(Span::styled(text, app.palette.side(owner)).into());
    }
    let text = table.game.position_text();
    if let Some(counters) = text.split(' ').nth(2).filter(|counters| *counters != "0,0") {
        lines.push(fill(Text::Counters.of(lang), &[counters]).into());
    }
    lines
}

fn turn<'a>(app: &App, table: &Table, width: usize) -> Vec<Line<'a>> {
    let (kind, lang) = (table.game.kind(), app.lang);
    let player = table.game.turn();
    let name = names::player(kind, player, lang);
    if let Some(end) = words::ending::describe(&table.game, table.resigned, lang) {
        let mut lines = vec![Span::styled(Text::GameOver.of(lang), app.palette.strong()).into()];
        lines.extend(wrapped(&end, width.saturating_sub(1)).into_iter().map(Line::from));
        return lines;
    }
    let text = match table.thinking {
        Some((_, Purpose::Hint)) => fill(Text::HintThinks.of(lang), &[spinner(app.ticks)]),
        Some((_, Purpose::Reply)) => fill(Text::Thinks.of(lang), &[name, spinner(app.ticks)]),
        None if table.seats.opponent == Opponent::Hotseat => fill(Text::ToMove.of(lang), &[name]),
        None => fill(Text::YourMove.of(lang), &[name]),
    };
    let style = app.palette.side(player).patch(app.palette.strong());
    vec![Span::styled(text, style).into()]
}

fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.len() - 1;
        let length = lines[last].chars().count();
        if length > 0 && length + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else {
            let gap = if length > 0 { " " } else { "" };
            lines[last] += gap;
            lines[last] += word;
        }
    }
    lines
}

/// The column of the chosen piece or under the cursor, from the top down.
fn column<'a>(app: &App, table: &Table, room: usize) -> Vec<Line<'a>> {
    let (point, pieces) = looked_at(table);
    let mut lines = vec![header(app, table, point, pieces)];
    let room = room.saturating_sub(1);
    let shown = if pieces.len() > room { room.saturating_sub(1) } else { pieces.len() };
    lines.extend(piece_lines(app, table, point).into_iter().take(shown));
    if pieces.len() > shown {
        let more = (pieces.len() - shown).to_string();
        lines.push(Line::from(fill(Text::AndMore.of(app.lang), &[&more])));
    }
    lines
}

/// The point whose column is listed.
fn looked_at(table: &Table) -> (u8, &[Piece]) {
    (table.cursor, &table.view.columns[usize::from(table.cursor)])
}

fn header<'a>(app: &App, table: &Table, point: u8, pieces: &[Piece]) -> Line<'a> {
    let name = table.view.shape.name(point);
    let text = match pieces.len() {
        0 => fill(Text::EmptyPoint.of(app.lang), &[&name]),
        1 => fill(Text::SingleOf.of(app.lang), &[&name]),
        height => fill(Text::ColumnOf.of(app.lang), &[&name, &height.to_string()]),
    };
    Span::styled(text, app.palette.strong()).into()
}

/// A line for each piece of a column, from the top down.
pub(crate) fn piece_lines<'a>(app: &App, table: &Table, point: u8) -> Vec<Line<'a>> {
    let pieces = &table.view.columns[usize::from(point)];
    let has_figure = table.view.figures.iter().any(|&(at, _)| at == point);
    let describe = |(n, piece): (usize, &Piece)| {
        let kind = table.game.kind();
        let sign = board::piece_text(kind, *piece);
        let sign = if n == 0 { sign.to_uppercase() } else { sign };
        let text = format!("{:<4} {}", sign, name_of(kind, *piece, app.lang));
        let has_figure = has_figure && n == 0;
        let text = if has_figure { fill(Text::WithToad.of(app.lang), &[&text]) } else { text };
        Line::from(Span::styled(text, app.palette.side(piece.owner)))
    };
    pieces.iter().rev().enumerate().map(describe).collect()
}

fn name_of(kind: Kind, piece: Piece, lang: Lang) -> String {
    let value = piece.value.map_or(String::new(), |value| format!(" {value}"));
    format!("{}{value}", names::player(kind, piece.owner, lang))
}

/// The last moves, as many as there is room for.
fn moves<'a>(app: &App, table: &Table, room: usize, width: usize) -> Vec<Line<'a>> {
    let mut lines = vec![Span::styled(Text::Moves.of(app.lang), app.palette.strong()).into()];
    if table.made.is_empty() {
        lines.push(Span::styled(Text::NoMovesYet.of(app.lang), app.palette.dim()).into());
        return lines;
    }
    let is_even = table.made.len().is_multiple_of(2);
    let first = if is_even { table.game.turn() } else { !table.game.turn() };
    let mut made: Vec<&str> = table.made.iter().map(String::as_str).collect();
    if first == Player::Dark {
        made.insert(0, "…");
    }
    let rounds: Vec<String> = made
        .chunks(2)
        .enumerate()
        .map(|(n, pair)| format!("{:>3}. {:<8} {}", n + 1, pair[0], pair.get(1).unwrap_or(&"")))
        .collect();
    let from = rounds.len().saturating_sub(room.saturating_sub(1));
    lines.extend(rounds[from..].iter().map(|round| Line::from(cut(round, width - 1))));
    lines
}

/// Text that wraps, for those who need it.
pub(crate) fn paragraph(text: &str) -> Paragraph<'_> {
    Paragraph::new(text).wrap(Wrap { trim: false })
}
