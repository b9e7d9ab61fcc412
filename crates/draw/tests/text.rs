//! Text diagrams, as they are.

#[allow(dead_code, reason = "each test file uses its own part")]
mod common;

use common::{corners, game};
use draw::Scene;
use insta::assert_snapshot;
use rules::Player;

#[test]
fn starts() {
    let ogama = game("ogama", "toads=b2.e5", None);
    let view = ogama.view();
    assert_snapshot!("ogama_start", Scene::new(&view).names(ogama.kind().players()).text());
    let stackreverse = game("stackreverse", "", None);
    let view = stackreverse.view();
    let scene = Scene::new(&view).names(stackreverse.kind().players());
    assert_snapshot!("stackreverse_start", scene.text());
    assert_snapshot!("stackreverse_start_seen_by_dark", scene.seen_by(Player::Dark).text());
}

#[test]
fn marks() {
    let position = "x,b,bob*,x/oobob,bo,x2/o,boo,x,b/o*,oo,x,bb o";
    let game = game("ogama", "", Some(position));
    let view = game.view();
    let scene = Scene::new(&view).names(game.kind().players());
    assert_snapshot!(scene.last_move(0, 5).targets([1, 5, 6]).arrow(3, 7).arrow(0, 15).text());
}

#[test]
fn tall_columns_are_listed() {
    for (name, size) in [("on_8x8", "8x8"), ("on_16x16", "16x16")] {
        let view = corners(size, 32, false);
        assert_snapshot!(format!("tall_{name}"), Scene::new(&view).text());
    }
}

#[test]
fn wild_boards_are_lists() {
    let game = game("stackreverse", "board=wild.40.7", None);
    let view = game.view();
    let scene = Scene::new(&view).names(game.kind().players());
    assert_snapshot!(scene.last_move(0, 4).text());
}

#[test]
fn diagrams_of_boards_up_to_8x8_fit_80_columns() {
    for height in [1, 2, 3, 5, 12, 32, 200] {
        for has_figures in [false, true] {
            let view = corners("8x8", height, has_figures);
            let text = Scene::new(&view).last_move(0, 7).targets([0, 56]).text();
            for line in text.lines() {
                assert!(line.chars().count() <= 80, "{height} {has_figures}: {line}");
            }
        }
    }
}

#[test]
fn marks_off_the_board_are_left_out() {
    let view = corners("2x2", 1, false);
    let marked = Scene::new(&view).last_move(0, 200).arrow(9, 0).targets([4, 255]);
    assert_eq!(marked.text(), Scene::new(&view).text());
    assert_eq!(marked.svg(), Scene::new(&view).svg());
}
