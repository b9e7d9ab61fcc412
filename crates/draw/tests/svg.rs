//! What holds for every picture.

#[allow(dead_code, reason = "each test file uses its own part")]
mod common;

use common::{corners, game};
use draw::{Palette, Scene};
use rules::Player;

/// The numbers of an element's attributes of these names.
fn numbers<const N: usize>(element: &str, names: [&str; N]) -> [f64; N] {
    names.map(|name| {
        let (_, rest) = element.split_once(&format!(" {name}=\"")).expect("the attribute");
        rest.split_once('"').expect("its end").0.parse().expect("a number")
    })
}

fn ellipses(svg: &str) -> Vec<[f64; 4]> {
    let found = svg.lines().filter(|line| line.starts_with("<ellipse"));
    found.map(|line| numbers(line, ["cx", "cy", "rx", "ry"])).collect()
}

#[test]
fn no_column_leaves_its_field_however_tall() {
    for height in [1, 2, 3, 4, 5, 6, 12, 32, 100, 512] {
        for has_figures in [false, true] {
            for near in Player::BOTH {
                let svg = Scene::new(&corners("3x3", height, has_figures)).seen_by(near).svg();
                let board = (64.0, 34.0, 364.0, 334.0);
                let pieces = ellipses(&svg);
                // The last but one form is the mark of the player to move.
                for [x, y, rx, ry] in pieces.into_iter().filter(|piece| piece[0] < board.2) {
                    let context = format!("{height} {has_figures}: {x} {y}");
                    assert!(x - rx >= board.0 && x + rx <= board.2, "{context}");
                    assert!(y - ry >= board.1 && y + ry <= board.3, "{context}");
                    let in_field = |at: f64, from: f64, radius: f64| {
                        let at = (at - from) % 100.0;
                        at - radius >= -1.0 && at + radius <= 101.0
                    };
                    assert!(in_field(x, board.0, rx) && in_field(y, board.1, ry), "{context}");
                }
            }
        }
    }
}

#[test]
fn a_picture_can_be_put_into_any_page() {
    let game = game("stackreverse", "", None);
    let view = game.view();
    let names = ["<script>", "\"&\u{0}"];
    for palette in [Palette::DAY, Palette::NIGHT] {
        let scene = Scene::new(&view).names(names).palette(palette);
        let svg = scene.last_move(0, 17).arrow(1, 2).targets([20, 60]).svg();
        for bad in [" id=", " class=", " style=", "<script", "url(", "href", "<text", "\u{0}"] {
            assert!(!svg.contains(bad), "{bad}");
        }
        assert!(svg.contains("<title>&lt;script&gt; to move</title>"));
    }
}

#[test]
fn a_picture_says_what_it_shows() {
    let game = game("ogama", "", Some("b,b*,b,b/x4/x4/o,bo,o*,x o"));
    let view = game.view();
    let svg = Scene::new(&view).names(game.kind().players()).last_move(3, 1).svg();
    assert!(svg.contains("<title>orange to move</title>"));
    assert!(svg.contains(" a1: orange. b1: black, orange. c1: orange, toad of orange."));
    assert!(svg.contains("Last move: d1 to b1.</desc>"));
}

#[test]
fn a_column_that_cannot_be_read_is_laid_out_below() {
    let chips = |height| {
        let svg = Scene::new(&corners("4x4", height, false)).svg();
        svg.lines().filter(|line| line.starts_with("<rect") && line.contains("rx=\"9\"")).count()
    };
    assert_eq!(chips(5), 1, "the frame");
    assert_eq!(chips(6), 1 + 4 * 6);
    assert_eq!(chips(32), 1 + 4 * 32);
}

#[test]
fn the_other_side_sees_the_board_turned() {
    let view = corners("3x3", 1, false);
    let near = ellipses(&Scene::new(&view).svg());
    let far = ellipses(&Scene::new(&view).seen_by(Player::Dark).svg());
    assert_eq!(near.len(), far.len());
    assert_ne!(Scene::new(&view).svg(), Scene::new(&view).seen_by(Player::Dark).svg());
}

#[test]
fn every_kind_of_board_is_drawn() {
    for (rules, position) in
        [("board=wild.20.1", None), ("board=wild.120.9", None), ("size=26x9", None)]
    {
        let game = game("stackreverse", rules, position);
        let view = game.view();
        let svg = Scene::new(&view).names(game.kind().players()).svg();
        assert!(svg.ends_with("</svg>\n"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{rules}");
    }
}
