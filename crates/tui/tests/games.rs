//! Whole games, played as a person would play them.

mod common;

use std::sync::atomic::AtomicBool;

use common::{Player, options};
use ratatui::crossterm::event::KeyCode;
use rules::{AnyGame, Kind};
use tui::{Lang, Level, Opponent, Options};

const LIMIT: u64 = 400;

/// A sensible move for the person at the keyboard.
fn idea(game: &AnyGame, seed: u64) -> String {
    engine::choose(game, Level::ALL[2], seed, &AtomicBool::new(false)).expect("not over")
}

fn ends(game: &AnyGame, text: &str) -> Option<(u8, u8)> {
    game.legal_moves().into_iter().find(|info| info.text == text).expect("legal").ends
}

fn hotseat(kind: Kind, rules: &str) -> (Player, AnyGame) {
    let options = Options {
        game: Some(kind),
        rules: rules.to_owned(),
        opponent: Opponent::Hotseat,
        ..options(Lang::English)
    };
    (Player::new(options), kind.open(&format!("{rules},seed=1"), None, None).expect("rules"))
}

/// Goes to a point with the arrows alone.
fn walk(player: &mut Player, point: u8, files: u8) {
    player.keys(KeyCode::Left, 16);
    player.keys(KeyCode::Down, 16);
    player.keys(KeyCode::Right, usize::from(point % files));
    player.keys(KeyCode::Up, usize::from(point / files));
}

/// Plays `mirror` to its end, each move entered by `enter`.
fn play(
    player: &mut Player,
    mirror: &mut AnyGame,
    mut enter: impl FnMut(&mut Player, &AnyGame, &str),
) {
    for seed in 0..LIMIT {
        if mirror.outcome().is_some() {
            break;
        }
        let mv = idea(mirror, seed);
        enter(player, mirror, &mv);
        mirror.play_text(&mv).expect("legal");
        let screen = player.screen();
        let is_done = mv == "--" || mirror.outcome().is_some();
        assert!(screen.contains(&format!("played {mv}.")) || is_done, "{mv}\n{screen}");
    }
    assert!(mirror.outcome().is_some(), "the game comes to an end");
    assert!(player.shows("The game is over"), "{}", player.screen());
}

#[test]
fn ogama_by_keyboard() {
    let (mut player, mut mirror) = hotseat(Kind::Ogama, "size=5x5");
    play(&mut player, &mut mirror, |player, game, mv| {
        let (from, to) = ends(game, mv).expect("no passes");
        walk(player, from, 5);
        player.enter();
        walk(player, to, 5);
        player.enter();
    });
}

#[test]
fn stackreverse_by_keyboard() {
    let (mut player, mut mirror) = hotseat(Kind::Stackreverse, "size=5x5,set=1.2.3.4.5,cap=80");
    play(&mut player, &mut mirror, |player, game, mv| {
        let Some((from, to)) = ends(game, mv) else { return player.enter() };
        walk(player, from, 5);
        player.enter();
        walk(player, to, 5);
        player.enter();
        if player.shows("turn it over") {
            if mv.ends_with('~') {
                player.key(KeyCode::Char('f'));
            }
            player.enter();
        }
    });
}

#[test]
fn stackreverse_by_mouse() {
    let (mut player, mut mirror) = hotseat(Kind::Stackreverse, "size=5x5,set=1.2.3.4.5,cap=80");
    play(&mut player, &mut mirror, |player, game, mv| {
        let Some((from, to)) = ends(game, mv) else { return player.enter() };
        // Points are nine columns wide and four rows high in this window.
        for (file, rank) in [from, to].map(|p| (u16::from(p % 5), u16::from(p / 5))) {
            player.click(3 + file * 9 + 2, 1 + (4 - rank) * 4 + 1);
        }
        let screen = player.screen();
        let choice = if mv.ends_with('~') { "turn it over" } else { "leave it" };
        if let Some(row) = screen.lines().position(|line| line.contains(choice)) {
            player.click(30, row as u16);
        }
    });
}

#[test]
fn a_wild_board_by_keyboard() {
    let rules = "board=wild.24.3,cap=60";
    let (mut player, mut mirror) = hotseat(Kind::Stackreverse, rules);
    play(&mut player, &mut mirror, |player, game, mv| {
        let Some((from, to)) = ends(game, mv) else { return player.enter() };
        for cell in [from, to] {
            player.keys(KeyCode::Up, 24);
            player.keys(KeyCode::Down, usize::from(cell));
            player.enter();
        }
        if player.shows("turn it over") {
            player.keys(KeyCode::Down, usize::from(mv.ends_with('~')));
            player.enter();
        }
    });
}

#[test]
fn ogama_by_typing_against_the_program() {
    let rules = "size=4x4,rows=1,cap=120";
    let mut player = Player::new(Options {
        game: Some(Kind::Ogama),
        rules: rules.to_owned(),
        ..options(Lang::English)
    });
    let mut mirror = Kind::Ogama.open(&format!("{rules},seed=1"), None, None).expect("rules");
    for seed in 0..LIMIT {
        let mv = idea(&mirror, seed);
        player.type_text(&mv);
        player.enter();
        mirror.play_text(&mv).expect("legal");
        if mirror.outcome().is_some() {
            break;
        }
        assert!(player.shows("Black is thinking"), "{}", player.screen());
        let reply = engine::choose(&mirror, Level::ALL[2], 1, &AtomicBool::new(false));
        player.let_think();
        mirror.play_text(&reply.expect("not over")).expect("legal");
        if mirror.outcome().is_some() {
            break;
        }
        assert!(player.shows("Your move: Orange"), "{}", player.screen());
    }
    assert!(player.shows("The game is over"), "{}", player.screen());
}
