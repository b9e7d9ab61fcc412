//! What lies over the screen: help, questions, choices, a line to type in.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use rules::MoveInfo;

use crate::app::{App, HELP_PAGES, Popup, Question, Typing};
use crate::message::Text;
use crate::names;
use crate::table::Table;
use crate::view::{line, panel};
use words::fill;

pub(crate) fn draw(app: &App, frame: &mut Frame<'_>) {
    match &app.popup {
        None => {}
        Some(Popup::Help(page)) => draw_help(app, *page, frame),
        Some(Popup::Ask(question)) => draw_question(app, question, frame),
        Some(Popup::Type(typing, text)) => draw_line(app, *typing, text, frame),
        Some(Popup::Several(moves, marked)) => draw_several(app, moves, *marked, frame),
        Some(Popup::Column) => draw_column(app, frame),
    }
}

fn centred((width, height): (u16, u16), wanted: (u16, u16)) -> Rect {
    let (w, h) = (wanted.0.min(width), wanted.1.min(height));
    Rect::new((width - w) / 2, (height - h) / 2, w, h)
}

/// An empty box in the middle; what is inside of it.
fn open(app: &App, title: &str, wanted: (u16, u16), frame: &mut Frame<'_>) -> Rect {
    let area = centred(frame.area().as_size().into(), wanted);
    let block = Block::bordered().title(format!(" {title} ")).border_style(app.palette.strong());
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

fn draw_help(app: &App, page: usize, frame: &mut Frame<'_>) {
    let title = fill(Text::HelpTitle.of(app.lang), &[&(page + 1).to_string()]);
    let inner = open(app, &title, (78, 22), frame);
    let text = match page {
        0 => Text::HelpHowTo.of(app.lang).to_owned(),
        1 => Text::HelpSigns.of(app.lang).to_owned(),
        _ => app
            .table()
            .map_or(String::new(), |table| names::rules(&table.game, &table.view.shape, app.lang)),
    };
    debug_assert!(page < HELP_PAGES);
    frame.render_widget(panel::paragraph(&text), inner);
    let keys = Span::styled(Text::HelpKeys.of(app.lang), app.palette.dim());
    line(frame, Rect { y: inner.bottom() - 1, height: 1, ..inner }, keys);
}

fn draw_question(app: &App, question: &Question, frame: &mut Frame<'_>) {
    let lang = app.lang;
    let asked = match question {
        Question::Resign => app.table().map_or(String::new(), |table| {
            let winner = names::player(table.game.kind(), !table.loser(), lang);
            fill(Text::AskResign.of(lang), &[winner])
        }),
        Question::Quit => Text::AskQuit.of(lang).to_owned(),
        Question::New | Question::Load => Text::AskNew.of(lang).to_owned(),
        Question::Overwrite(path) => {
            fill(Text::AskOverwrite.of(lang), &[&path.display().to_string()])
        }
    };
    let inner = open(app, "?", (60, 5), frame);
    let text = vec![Line::from(asked), Line::default(), Line::from(Text::YesOrNo.of(lang))];
    frame.render_widget(Paragraph::new(text), inner);
}

fn draw_line(app: &App, typing: Typing, text: &str, frame: &mut Frame<'_>) {
    let asked = match typing {
        Typing::Move => Text::AskMove,
        Typing::Save => Text::AskSave,
        Typing::Load => Text::AskLoad,
    };
    let area = frame.area();
    let rows = Rect::new(0, area.height - 2, area.width, 2);
    frame.render_widget(Clear, rows);
    let asked = format!(" {} ", asked.of(app.lang));
    // The end of a long text is what one is typing at.
    let room = usize::from(area.width).saturating_sub(asked.chars().count() + 2);
    let hidden = text.chars().count().saturating_sub(room);
    let shown: String = text.chars().skip(hidden).collect();
    let spans = vec![
        Span::styled(asked, app.palette.strong()),
        Span::raw(shown),
        Span::styled("_", app.palette.strong()),
    ];
    line(frame, Rect { height: 1, ..rows }, spans);
    let keys = Span::styled(format!(" {}", Text::PromptKeys.of(app.lang)), app.palette.dim());
    line(frame, Rect { y: rows.y + 1, height: 1, ..rows }, keys);
}

/// The box of a choice between moves.
const SEVERAL: (u16, u16) = (56, 0);

fn several_rect(size: (u16, u16), count: usize) -> Rect {
    centred(size, (SEVERAL.0, count as u16 + 6))
}

/// The choice at a place on the screen.
pub(crate) fn several_at(size: (u16, u16), count: usize, (x, y): (u16, u16)) -> Option<usize> {
    let area = several_rect(size, count);
    let n = y.checked_sub(area.y + 3)?;
    (usize::from(n) < count && (area.left()..area.right()).contains(&x)).then_some(usize::from(n))
}

fn draw_several(app: &App, moves: &[MoveInfo], marked: usize, frame: &mut Frame<'_>) {
    let Some(table) = app.table() else { return };
    let lang = app.lang;
    let inner = open(app, "?", (SEVERAL.0, moves.len() as u16 + 6), frame);
    let to = moves.first().and_then(|info| info.ends).map_or(0, |(_, to)| to);
    let mut lines = vec![
        Line::from(fill(Text::AskTurn.of(lang), &[&table.view.shape.name(to)])),
        Line::default(),
    ];
    for (n, info) in moves.iter().enumerate() {
        let (mark, style) =
            if n == marked { (">", app.palette.cursor()) } else { (" ", app.palette.strong()) };
        let text = format!(" {} ", kind_of_move(app, table, info));
        lines.push(Line::from(vec![Span::raw(mark), Span::styled(text, style)]));
    }
    lines.push(Line::default());
    lines.push(Span::styled(Text::TurnKeys.of(lang), app.palette.dim()).into());
    frame.render_widget(Paragraph::new(lines), inner);
}

/// What sets a move apart from the others between the same points.
fn kind_of_move(app: &App, table: &Table, info: &MoveInfo) -> String {
    let top = info.ends.and_then(|(from, _)| table.view.columns[usize::from(from)].last());
    let value = top.and_then(|piece| piece.value).map_or(0, i32::from);
    let (text, value) =
        if info.text.ends_with('~') { (Text::TurnedOver, -value) } else { (Text::AsItLies, value) };
    fill(text.of(app.lang), &[&value.to_string()])
}

/// The whole column under the cursor, in as many stripes as it takes.
fn draw_column(app: &App, frame: &mut Frame<'_>) {
    const STRIPE: usize = 18;
    const WIDTH: u16 = 25;
    let Some(table) = app.table() else { return };
    let lines = panel::piece_lines(app, table, table.cursor);
    let title = table.view.shape.name(table.cursor);
    let stripes = lines.len().div_ceil(STRIPE).clamp(1, 3) as u16;
    let height = lines.len().clamp(1, STRIPE) as u16;
    let inner = open(app, &title, (stripes * WIDTH + 3, height + 4), frame);
    for (n, text) in lines.into_iter().enumerate().take(3 * STRIPE) {
        let (x, y) = ((n / STRIPE) as u16 * WIDTH, (n % STRIPE) as u16);
        line(frame, Rect::new(inner.x + x, inner.y + y, WIDTH, 1).intersection(inner), text);
    }
    let keys = Span::styled(Text::AnyKey.of(app.lang), app.palette.dim());
    line(frame, Rect { y: inner.bottom() - 1, height: 1, ..inner }, keys);
}
