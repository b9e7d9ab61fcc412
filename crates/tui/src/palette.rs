//! Colours that can be told apart by everybody, or none.
//!
//! No meaning rests on a colour alone: letters and brackets say the same.

use ratatui::style::{Color, Modifier, Style};
use rules::Player;

/// Whether colours are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// Orange and blue, which no common colour blindness confuses.
    Colour,
    /// None; bold and reversed letters only.
    Plain,
}

const ORANGE: Color = Color::Indexed(214);
const BLUE: Color = Color::Indexed(75);
const NIGHT: Color = Color::Indexed(24);
const EARTH: Color = Color::Indexed(94);
const GREY: Color = Color::Indexed(238);

impl Palette {
    fn coloured(self, style: Style) -> Style {
        if self == Self::Colour { style } else { Style::new() }
    }

    pub(crate) fn side(self, player: Player) -> Style {
        let colour = if player == Player::Light { ORANGE } else { BLUE };
        self.coloured(Style::new().fg(colour))
    }

    pub(crate) fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
    }

    pub(crate) fn chosen(self) -> Style {
        self.coloured(Style::new().bg(GREY)).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn target(self) -> Style {
        self.coloured(Style::new().bg(NIGHT)).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn capture(self) -> Style {
        self.coloured(Style::new().bg(EARTH)).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn dim(self) -> Style {
        self.coloured(Style::new().fg(Color::Indexed(245)))
    }

    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(crate) fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}
