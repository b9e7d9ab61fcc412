//! What the keys do.

mod common;

use common::{Player, options};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use rules::Kind;
use tui::{Event, Lang, Opponent, Options};

fn ogama(opponent: Opponent) -> Player {
    let rules = "size=4x4,rows=1,toads=c1.b4".to_owned();
    Player::new(Options { game: Some(Kind::Ogama), rules, opponent, ..options(Lang::English) })
}

fn against_program() -> Player {
    ogama(options(Lang::English).opponent)
}

fn at(kind: Kind, rules: &str, position: &str) -> Player {
    Player::new(Options {
        game: Some(kind),
        rules: rules.to_owned(),
        position: Some(position.to_owned()),
        opponent: Opponent::Hotseat,
        ..options(Lang::English)
    })
}

fn play(player: &mut Player, mv: &str) {
    player.type_text(&format!(":{mv}"));
    player.enter();
}

#[test]
fn the_start_screen_leads_to_a_game() {
    let mut player = Player::new(options(Lang::English));
    player.key(KeyCode::Right);
    assert!(player.shows("Stackreverse"));
    player.keys(KeyCode::Down, 2);
    player.keys(KeyCode::Left, 3);
    assert!(player.shows("another person"), "{}", player.screen());
    assert!(player.shows("both sides"));
    player.enter();
    assert!(player.shows("White to move"), "{}", player.screen());
}

#[test]
fn the_start_screen_can_be_clicked() {
    let mut player = Player::new(options(Lang::English));
    player.click(30, 15);
    assert!(player.shows("Начать игру"));
    player.click(10, 18);
    assert!(player.shows("Ваш ход: Оранжевые"), "{}", player.screen());
}

#[test]
fn undo_while_the_program_thinks_takes_only_ones_own_move_back() {
    let mut player = against_program();
    play(&mut player, "Tb1");
    assert!(player.shows("Black is thinking"));
    player.command('u');
    assert_eq!(player.stopped, 1);
    assert!(player.shows("Took back Tb1"), "{}", player.screen());
    // The thought that was stopped still answers: nobody listens.
    player.let_think();
    assert!(player.shows("Your move: Orange"), "{}", player.screen());
    assert!(player.shows("none yet"));
}

#[test]
fn undo_after_the_reply_takes_both_moves_back_and_redo_brings_them_again() {
    let mut player = against_program();
    play(&mut player, "Tb1");
    player.let_think();
    assert!(player.shows("1. Tb1"));
    player.command('u');
    assert!(player.shows("none yet"), "{}", player.screen());
    player.command('u');
    assert!(player.shows("nothing to take back"));
    player.command('r');
    assert!(player.shows("1. Tb1"), "{}", player.screen());
    assert!(player.shows("Your move: Orange"));
    player.command('r');
    assert!(player.shows("nothing to make again"));
}

#[test]
fn undo_leaves_the_programs_first_move_alone() {
    let mut player = Player::new(Options {
        game: Some(Kind::Ogama),
        human: rules::Player::Dark,
        ..options(Lang::English)
    });
    player.let_think();
    player.command('u');
    assert!(player.shows("nothing to take back"), "{}", player.screen());
    assert!(player.shows("Your move: Black"));
}

#[test]
fn a_hint_is_shown_and_enter_plays_it() {
    let mut player = ogama(Opponent::Hotseat);
    player.command('h');
    assert!(player.shows("Looking for a hint"));
    player.let_think();
    assert!(player.shows("Hint: "), "{}", player.screen());
    player.enter();
    assert!(player.shows("Black to move"), "{}", player.screen());
}

#[test]
fn moves_are_typed_without_a_colon_even_where_a_letter_is_a_command() {
    let position = "b5,x7/x8/x8/x8/x8/x8/x7,w5/x8 w 0,0";
    let mut player = at(Kind::Stackreverse, "loss=blocked", position);
    player.type_text("h2h7");
    player.enter();
    assert!(player.shows("1. h2h7"), "{}", player.screen());
    // No digit follows: it was the command.
    player.command('h');
    assert!(player.shows("Looking for a hint"));
}

#[test]
fn a_bad_move_says_what_a_move_looks_like() {
    let mut player = ogama(Opponent::Hotseat);
    play(&mut player, "hello");
    assert!(player.shows("hello cannot be read as a move. Write it like this: c2d4, Td3."));
    play(&mut player, "a1a4");
    assert!(player.shows("a1a4 is not a legal move here."));
}

#[test]
fn a_player_without_moves_is_told_to_pass() {
    let position = "w9,b9,x/b9,x2/x3 w 0,0";
    let mut player = at(Kind::Stackreverse, "loss=blocked", position);
    assert!(player.shows("press Enter to pass"), "{}", player.screen());
    player.enter();
    assert!(player.shows("White passed."), "{}", player.screen());
    assert!(player.shows("Turns without a way: 1,0"), "{}", player.screen());
}

#[test]
fn resigning_asks_first_and_can_be_taken_back() {
    let mut player = against_program();
    player.command('R');
    assert!(player.shows("Resign? Black wins then."));
    player.command('n');
    assert!(player.shows("Your move: Orange"));
    player.command('R');
    player.command('y');
    assert!(player.shows("Orange resigned: Black wins."));
    player.command('u');
    assert!(player.shows("Your move: Orange"));
}

#[test]
fn quitting_asks_only_when_something_would_be_lost() {
    let mut player = ogama(Opponent::Hotseat);
    player.command('q');
    assert!(player.has_left);

    let mut player = ogama(Opponent::Hotseat);
    play(&mut player, "Tb1");
    player.command('q');
    assert!(!player.has_left);
    assert!(player.shows("not saved"));
    player.command('y');
    assert!(player.has_left);
}

#[test]
fn control_c_leaves_whatever_is_on_the_screen() {
    let mut player = ogama(Opponent::Hotseat);
    play(&mut player, "Tb1");
    player.command('?');
    player.send(Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
    assert!(player.has_left);
}

#[test]
fn a_game_is_saved_and_loaded_and_not_lost_to_another() {
    let path = std::env::temp_dir().join(format!("bashenka-tui-{}.txt", std::process::id()));
    let name = path.display().to_string();
    let save = |player: &mut Player| {
        player.command('s');
        player.keys(KeyCode::Backspace, 200);
        player.type_text(&name);
        player.enter();
    };
    let mut player = ogama(Opponent::Hotseat);
    play(&mut player, "Tb1");
    save(&mut player);
    assert!(player.shows("Saved to"), "{}", player.screen());

    let mut other = ogama(Opponent::Hotseat);
    play(&mut other, "a1a2");
    save(&mut other);
    assert!(other.shows("exists already"), "{}", other.screen());
    other.command('n');
    other.command('l');
    assert!(other.shows("Leave this game?"));
    other.command('y');
    other.keys(KeyCode::Backspace, 200);
    other.type_text(&name);
    other.enter();
    std::fs::remove_file(&path).expect("it was written");
    assert!(other.shows("1. Tb1"), "{}", other.screen());
    other.command('q');
    assert!(other.has_left);
}

/// The screen after that text has been loaded from a file.
fn loaded(name: &str, text: &str) -> (Player, std::path::PathBuf) {
    let name = format!("bashenka-tui-{name}-{}.txt", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, text).expect("a folder for such files");
    let (load, opponent) = (Some(path.clone()), Opponent::Hotseat);
    (Player::new(Options { load, opponent, ..options(Lang::English) }), path)
}

const RECORD: &str = "[Game \"ogama\"] [RulesVersion \"1\"] [Rules \"size=4x4,rows=1,first=orange,\
    tie=draw,toad-single=no,stalemate=captures,repetition=draw,cap=400,toads=c1.b4\"]";

#[test]
fn a_resignation_is_loaded() {
    let end = "[Result \"0-1\"] [Termination \"resignation\"] 1. Tb1 0-1";
    let (player, path) = loaded("resigned", &format!("{RECORD} {end}"));
    std::fs::remove_file(path).expect("it was written");
    assert!(player.shows("Orange resigned: Black wins."), "{}", player.screen());
}

#[test]
fn what_a_record_has_wrong_is_told() {
    let (player, path) = loaded("wrong", &format!("{RECORD} 1. Tb1 a9b9 *"));
    std::fs::remove_file(path).expect("it was written");
    assert!(player.shows("1. Tb1"), "{}", player.screen());
    assert!(player.shows("problems: 1, first: line 1, "), "{}", player.screen());
}

#[test]
fn a_record_that_holds_more_than_the_game_is_not_lost() {
    let text = format!("{RECORD} 1. Tb1 {{A note.}} *");
    let (mut player, path) = loaded("noted", &text);
    play(&mut player, "a4a3");
    player.command('s');
    player.enter();
    let kept = std::fs::read_to_string(&path).expect("it is there");
    std::fs::remove_file(path).expect("it was written");
    assert!(player.shows("exists already"), "{}", player.screen());
    assert_eq!(kept, text);
}

#[test]
fn a_file_that_is_no_game_is_refused_with_a_reason() {
    let load = Some(std::env::temp_dir().join("bashenka-no-such-file"));
    let player = Player::new(Options { load, ..options(Lang::English) });
    assert!(player.shows("Could not load"), "{}", player.screen());
}

#[test]
fn the_commands_are_on_the_same_keys_of_a_russian_keyboard() {
    let mut player = Player::new(Options { game: Some(Kind::Ogama), ..options(Lang::Russian) });
    player.command('й');
    assert!(player.has_left);
}

#[test]
fn every_end_is_told_in_words() {
    let words = |player: Player| {
        let screen = player.screen();
        let panel = screen.lines().filter_map(|line| line.split_once('│')).map(|(_, end)| end);
        panel.map(str::trim).collect::<Vec<_>>().join(" ")
    };
    let tower = words(at(Kind::Ogama, "size=3x3", "b*,x2/x,obobobo,x/o*,x2 o"));
    assert!(tower.contains("A tower of 7 stands on b2: Orange wins."), "{tower}");
    let neither = words(at(Kind::Ogama, "size=3x3", "b*,bo,x/x3/o*,x2 b"));
    let expected = "Neither side has a free single disc; captures 1 to 0: Orange wins.";
    assert!(neither.contains(expected), "{neither}");
    let orange = words(at(Kind::Ogama, "size=3x3", "b*,bo,x/x,b,x/o*,x2 b"));
    let expected = "Orange has no free single disc; captures 1 to 0: Orange wins.";
    assert!(orange.contains(expected), "{orange}");
    let reach = words(at(Kind::Stackreverse, "size=3x3", "b9,x2/x3/x2,w1 w 0,0"));
    let expected = "White could not get onto an enemy column even in three moves: Black wins.";
    assert!(reach.contains(expected), "{reach}");
}

#[test]
fn a_repetition_and_the_cap_end_the_game() {
    let mut player = ogama(Opponent::Hotseat);
    for mv in ["Tb1", "Tc4", "Tc1", "Tb4", "Tb1", "Tc4", "Tc1", "Tb4"] {
        play(&mut player, mv);
    }
    assert!(player.shows("third"), "{}", player.screen());
    let rules = "size=4x4,rows=1,cap=1".to_owned();
    let opponent = Opponent::Hotseat;
    let game = Some(Kind::Ogama);
    let mut player = Player::new(Options { game, rules, opponent, ..options(Lang::English) });
    player.key(KeyCode::Tab);
    player.enter();
    player.key(KeyCode::Tab);
    player.enter();
    assert!(player.shows("limit of one move:"), "{}", player.screen());
}

#[test]
fn a_board_too_large_for_the_window_scrolls() {
    let mut player = Player::new(Options {
        game: Some(Kind::Ogama),
        rules: "size=16x16".to_owned(),
        opponent: Opponent::Hotseat,
        ..options(Lang::English)
    });
    player.keys(KeyCode::Down, 15);
    player.keys(KeyCode::Left, 15);
    assert!(player.shows("\n 1 [O"), "{}", player.screen());
    player.keys(KeyCode::Up, 15);
    player.keys(KeyCode::Right, 15);
    assert!(player.shows("\n16  B") && !player.shows("\n 1"), "{}", player.screen());
    // The wheel moves the board under the cursor's feet, and the cursor along.
    let mouse = |kind| {
        let (column, row, modifiers) = (10, 10, KeyModifiers::NONE);
        Event::Mouse(MouseEvent { kind, column, row, modifiers })
    };
    (0..10).for_each(|_| player.send(mouse(MouseEventKind::ScrollDown)));
    assert!(player.shows("\n 1  O"), "{}", player.screen());
    (0..10).for_each(|_| player.send(mouse(MouseEventKind::ScrollUp)));
    assert!(player.shows("\n16  B"), "{}", player.screen());
}

#[test]
fn a_window_too_small_says_so_and_a_larger_one_goes_on() {
    let mut player = ogama(Opponent::Hotseat);
    player.resize(40, 10);
    assert!(player.shows("This window is 40x10."), "{}", player.screen());
    player.resize(3, 1);
    player.screen();
    player.resize(120, 40);
    assert!(player.shows("Orange to move"));
}
