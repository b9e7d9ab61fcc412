//! The start screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use rules::Player;

use crate::app::App;
use crate::message::Text;
use crate::names;
use crate::start::{Row, Start};
use crate::view::line;

/// Where the first row stands.
const TOP: u16 = 7;
const LEFT: u16 = 6;

fn row_rect((width, _): (u16, u16), n: usize) -> Rect {
    let gap = u16::from(n + 1 == Row::ALL.len());
    Rect::new(LEFT, TOP + 2 * n as u16 + gap, width.saturating_sub(LEFT), 1)
}

/// The row at a place on the screen.
pub(crate) fn row_at(size: (u16, u16), at: (u16, u16)) -> Option<Row> {
    let is_there = |n: &usize| row_rect(size, *n).contains(at.into());
    (0..Row::ALL.len()).find(is_there).map(|n| Row::ALL[n])
}

pub(crate) fn draw(app: &App, start: &Start, frame: &mut Frame<'_>) {
    let (lang, palette) = (app.lang, app.palette);
    let area = frame.area();
    let at = |y: u16| Rect::new(LEFT, y, area.width - LEFT, 1);
    let title = vec![
        Span::styled("B A S H E N K A", palette.side(Player::Light).patch(palette.strong())),
        Span::raw("   "),
        Span::styled(Text::Welcome.of(lang), palette.side(Player::Dark)),
    ];
    line(frame, at(2), title);
    line(frame, at(4), names::short(start.kind, lang));
    for (n, &row) in Row::ALL.iter().enumerate() {
        let is_here = row == start.row;
        let mark = if is_here { "> " } else { "  " };
        let style = if is_here { palette.cursor() } else { palette.strong() };
        let mut spans = vec![Span::raw(mark)];
        if row == Row::Begin {
            spans.push(Span::styled(format!("[ {} ]", row.text().of(lang)), style));
        } else {
            let value = start.value(row, lang);
            let shown = if is_here { format!("< {value} >") } else { format!("  {value}") };
            spans.push(Span::styled(format!("{:<14}", row.text().of(lang)), palette.dim()));
            spans.push(Span::styled(shown, style));
        }
        line(frame, row_rect((area.width, area.height), n), Line::from(spans));
    }
    line(frame, Rect::new(1, area.height - 3, area.width - 2, 1), start.message.as_str());
    let keys = Span::styled(Text::StartKeys.of(lang), palette.dim());
    line(frame, Rect::new(1, area.height - 1, area.width - 1, 1), keys);
}
