//! The screen of the moment, drawn from the state and from nothing else.

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{App, Screen};
use crate::layout::SMALLEST;
use crate::message::Text;
use words::fill;

mod board;
mod panel;
pub(crate) mod popup;
pub(crate) mod start;
mod table;

/// Draws the program.
pub fn view(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let [width, height] = [area.width, area.height].map(|n| n.to_string());
        let said = fill(Text::TooSmall.of(app.lang), &[&width, &height]);
        frame.render_widget(Paragraph::new(said).wrap(Wrap { trim: true }), area);
        return;
    }
    match &app.screen {
        Screen::Start(start) => start::draw(app, start, frame),
        Screen::Table(table) => table::draw(app, table, frame),
    }
    popup::draw(app, frame);
}

/// One line of text, cut where the room ends.
fn line<'a>(frame: &mut Frame<'_>, area: Rect, spans: impl Into<Line<'a>>) {
    frame.render_widget(Paragraph::new(spans.into()).alignment(Alignment::Left), area);
}

/// `text`, cut to `width` with `…` for what is cut off.
fn cut(text: &str, width: usize) -> String {
    if Span::raw(text).width() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// The turning sign of a program at work.
fn spinner(ticks: usize) -> &'static str {
    ["|", "/", "-", "\\"][ticks % 4]
}
