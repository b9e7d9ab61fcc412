//! Screens as they look at 80x24 without colour, in both languages.

mod common;

use common::{Player, options};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use rules::Kind;
use tui::{Lang, Opponent, Options, Palette};

fn tag(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "en",
        Lang::Russian => "ru",
    }
}

/// A game of each kind with columns to look at.
fn examples(lang: Lang) -> [(&'static str, Options); 2] {
    let at = |kind, position: &str| Options {
        game: Some(kind),
        position: Some(position.to_owned()),
        opponent: Opponent::Hotseat,
        ..options(lang)
    };
    let ogama = "b,b,bob*,b,b,b/b,b,bbbob,x,b,b/x6/x,oob,x,oobo,x2/o,o,bo*,o,o,o/o,o,x,o,o,o o";
    let stackreverse = "b9,b7,b6,b5,b5,b6,b8,b10/b4,b3,x2,b1,b2,b3,b4/x8/x,w-3b-3w10,x2,b-2,x3/\
                        x8/x3,w5b-1w1b2w-3,x4/w4,x,w2,x,w1,w2,w3,w4/x,w8,w6,w5,x,w6,w7,w9 w 0,0";
    [("ogama", at(Kind::Ogama, ogama)), ("stackreverse", at(Kind::Stackreverse, stackreverse))]
}

#[test]
fn start_screens() {
    for lang in Lang::ALL {
        Player::new(options(lang)).assert_screen(&format!("start.{}", tag(lang)));
    }
}

#[test]
fn boards_with_a_chosen_piece() {
    for lang in Lang::ALL {
        for (name, options) in examples(lang) {
            let mut player = Player::new(options);
            player.keys(KeyCode::Tab, 12);
            player.enter();
            player.keys(KeyCode::Tab, 3);
            player.assert_screen(&format!("{name}.{}", tag(lang)));
        }
    }
}

#[test]
fn a_wild_board() {
    for lang in Lang::ALL {
        let mut player = Player::new(Options {
            game: Some(Kind::Stackreverse),
            rules: "board=wild.30.5,loss=helpless".to_owned(),
            ..options(lang)
        });
        player.keys(KeyCode::Tab, 2);
        player.enter();
        player.key(KeyCode::Tab);
        player.assert_screen(&format!("wild.{}", tag(lang)));
        player.key(KeyCode::Esc);
        player.command('?');
        player.keys(KeyCode::Right, 2);
        player.assert_screen(&format!("help-wild.{}", tag(lang)));
    }
}

#[test]
fn help_pages() {
    for lang in Lang::ALL {
        for (name, options) in examples(lang) {
            let mut player = Player::new(options);
            player.command('?');
            if name == "ogama" {
                player.assert_screen(&format!("help.{}", tag(lang)));
            }
            player.key(KeyCode::Right);
            if name == "ogama" {
                player.assert_screen(&format!("help-signs.{}", tag(lang)));
            }
            player.key(KeyCode::Right);
            player.assert_screen(&format!("help-{name}.{}", tag(lang)));
        }
    }
}

#[test]
fn without_colour_there_is_none_and_the_signs_are_the_same() {
    for (_, options) in examples(Lang::English) {
        let screens = [Palette::Plain, Palette::Colour].map(|palette| {
            let mut player = Player::with(options.clone(), palette);
            player.key(KeyCode::Tab);
            player.enter();
            (player.screen(), player.buffer())
        });
        let [(plain, buffer), (coloured, painted)] = screens;
        assert_eq!(plain, coloured);
        assert!(buffer.content.iter().all(|c| (c.fg, c.bg) == (Color::Reset, Color::Reset)));
        assert!(painted.content.iter().any(|c| c.fg != Color::Reset));
    }
}
