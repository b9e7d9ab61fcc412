//! The screen of a game: title, board, panel, message, keys.

use ratatui::Frame;
use ratatui::text::Span;
use rules::Player;

use crate::app::App;
use crate::layout::Layout;
use crate::message::Text;
use crate::table::Table;
use crate::view::{board, cut, line, panel};
use crate::{Opponent, names};
use words::fill;

pub(crate) fn draw(app: &App, table: &Table, frame: &mut Frame<'_>) {
    let area = frame.area();
    let layout = Layout::new((area.width, area.height), &table.view.shape);
    let title = format!(" {:<width$}", title(app, table), width = usize::from(area.width));
    line(frame, layout.title, Span::styled(title, app.palette.bar()));
    board::draw(app, table, &layout, frame);
    panel::draw(app, table, layout.panel, frame);
    let message = cut(&table.message, usize::from(area.width) - 1);
    line(frame, layout.message, Span::styled(format!(" {message}"), app.palette.strong()));
    let keys = if let Some((letter, _)) = app.pending {
        format!(" > {letter}")
    } else {
        format!(" {}", keys(table).of(app.lang))
    };
    line(frame, layout.keys, Span::styled(keys, app.palette.dim()));
}

fn title(app: &App, table: &Table) -> String {
    let (kind, lang) = (table.game.kind(), app.lang);
    let side = |player: Player| {
        let name = names::player(kind, player, lang);
        let letter = names::letter(kind, player);
        let who = match table.seats.opponent {
            Opponent::Hotseat => String::new(),
            Opponent::Level(_) | Opponent::Full if player == table.seats.human => {
                format!(", {}", Text::You.of(lang))
            }
            Opponent::Full => format!(", {}", Text::FullShort.of(lang)),
            Opponent::Level(level) => {
                let number = level.number().to_string();
                format!(", {}", fill(Text::LevelShort.of(lang), &[&number]))
            }
        };
        format!("{name} ({letter}{who})")
    };
    let [light, dark] = Player::BOTH.map(side);
    format!("{}   {light} – {dark}", names::game(kind, lang))
}

fn keys(table: &Table) -> Text {
    if table.is_over() {
        Text::KeysOver
    } else if !table.is_humans_turn() {
        Text::KeysThinking
    } else if table.chosen.is_some() {
        Text::KeysTarget
    } else {
        Text::KeysChoose
    }
}
