//! Whatever stands on a board can be set up, and is judged by the rules.

use std::sync::Arc;

use proptest::prelude::*;
use rules::view::Piece;
use rules::wild::WildBoard;
use rules::{AnyGame, Kind, Player};
use setup::{Draft, EditError, Editor, PasteError};

type Outcome = Result<(), Box<dyn std::error::Error>>;

const DISC: Piece = Piece { owner: Player::Light, value: None };

fn ogama(text: &str) -> Draft {
    Draft::of(&Kind::Ogama.open("size=3x4", None, Some(text)).expect("a position"))
}

fn start(kind: Kind) -> Draft {
    Draft::of(&kind.open("", None, None).expect("the usual rules have a start"))
}

fn codes(draft: &Draft) -> Vec<&'static str> {
    draft.faults().iter().map(|fault| fault.code).collect()
}

/// Positions of both games, on grids and on wild boards.
fn games() -> Vec<AnyGame> {
    let wild = Arc::new(WildBoard::generate(30, 4).expect("a board"));
    let stackreverse = |rules: &str, board| Kind::Stackreverse.open(rules, board, None);
    let opened = [
        Kind::Ogama.open("", None, None),
        Kind::Ogama.open("size=5x8,rows=2,first=black", None, None),
        stackreverse("", None),
        stackreverse("board=wild.24.5", None),
        stackreverse("set=1.2.3", Some(&wild)),
    ];
    opened.into_iter().map(|game| game.expect("a start")).collect()
}

#[test]
fn any_position_is_taken_over_and_written_as_it_was() -> Outcome {
    for mut game in games() {
        for ply in 0..30 {
            let draft = Draft::of(&game);
            assert_eq!(draft.text(), game.position_text());
            assert_eq!(draft.game()?.view(), game.view());
            let mut pasted = draft.clone();
            pasted.clear();
            pasted.paste(&game.position_text())?;
            assert_eq!(pasted, draft);
            let moves = game.legal_moves();
            let Some(chosen) = moves.get((ply * 7) % moves.len().max(1)) else { break };
            game.play_text(&chosen.text)?;
        }
    }
    Ok(())
}

#[test]
fn a_column_is_built_turned_and_taken_apart() -> Outcome {
    let mut draft = start(Kind::Stackreverse);
    draft.clear();
    for value in [3, -5, 7] {
        draft.put_on(0, Piece { owner: Player::Light, value: Some(value) })?;
    }
    draft.reorder(0, 0, 2)?;
    draft.turn_over(0, 0)?;
    draft.change_owner(0, 1)?;
    draft.put(0, 0, Piece { owner: Player::Dark, value: Some(1) })?;
    assert!(draft.text().contains("b1w5b7w3"), "{}", draft.text());
    draft.carry(0, 9)?;
    assert_eq!(draft.columns()[0].pieces, []);
    assert_eq!(draft.take(9, 1)?.value, Some(5));
    draft.empty_point(9)?;
    draft.set_turn(Player::Dark);
    assert!(draft.text().ends_with(" b 0,0"), "{}", draft.text());
    Ok(())
}

#[test]
fn toads_stand_on_columns_and_are_missed_by_the_rules() -> Outcome {
    let mut draft = ogama("b*,b,b/x3/x3/o*,o,o o");
    assert_eq!(codes(&draft), Vec::<&str>::new());
    draft.set_figure(0, false)?;
    assert_eq!(codes(&draft), ["missing-toad"]);
    draft.set_figure(9, false)?;
    assert_eq!(codes(&draft), ["missing-toad", "missing-toad"]);
    let on_nothing = EditError::NoFigure { at: "a2".to_owned() };
    assert_eq!(draft.set_figure(3, true), Err(on_nothing));
    draft.set_figure(1, true)?;
    draft.set_figure(11, true)?;
    assert!(draft.game().is_ok());
    Ok(())
}

#[test]
fn a_toad_goes_with_its_column_and_leaves_with_the_last_disc() -> Outcome {
    let mut draft = ogama("b*,b,b/x3/x3/o*,o,o o");
    draft.carry(0, 1)?;
    assert_eq!((draft.columns()[1].pieces.len(), draft.columns()[1].has_figure), (2, true));
    draft.take(1, 1)?;
    assert!(draft.columns()[1].has_figure);
    draft.take(1, 0)?;
    assert!(!draft.columns()[1].has_figure);
    Ok(())
}

#[test]
fn a_wild_board_without_camps_can_be_set_up_all_the_same() -> Outcome {
    let board = Arc::new(WildBoard::from_edges(3, &[[1, 2], [2, 3]], None)?);
    let mut draft = Draft::on(Kind::Stackreverse, "", &board);
    assert_eq!(draft.set_start().expect_err("no camps").code(), "no-room");
    draft.put_on(0, Piece { owner: Player::Light, value: Some(2) })?;
    draft.put_on(2, Piece { owner: Player::Dark, value: Some(1) })?;
    assert_eq!(draft.text(), "w2,x,b1 w 0,0");
    assert!(draft.game().is_ok(), "{:?}", draft.faults());
    Ok(())
}

#[test]
fn counters_are_set_where_there_are_any() -> Outcome {
    let mut draft = start(Kind::Stackreverse);
    draft.set_counter(Player::Dark, 2)?;
    assert!(draft.text().ends_with(" 0,2"), "{}", draft.text());
    draft.set_counter(Player::Dark, 3)?;
    assert_eq!(codes(&draft), ["bad-counter"]);
    assert!(start(Kind::Ogama).set_counter(Player::Light, 1).is_err());
    Ok(())
}

#[test]
fn what_no_game_has_is_refused_and_changes_nothing() {
    let mut draft = start(Kind::Ogama);
    let before = draft.clone();
    let valued = Piece { owner: Player::Light, value: Some(3) };
    let refusals = [
        draft.put_on(200, DISC),
        draft.put(0, 7, DISC),
        draft.put_on(0, valued),
        draft.turn_over(0, 0),
        draft.reorder(0, 0, 1),
        draft.take(20, 0).map(drop),
    ];
    assert!(refusals.iter().all(Result::is_err), "{refusals:?}");
    assert_eq!(draft, before);
    let mut other = start(Kind::Stackreverse);
    assert!(other.put_on(0, DISC).is_err() && other.set_figure(0, true).is_err());
}

#[test]
fn broken_texts_are_refused_with_their_place() {
    let mut draft = ogama("b*,b,b/x3/x3/o*,o,o o");
    let before = draft.clone();
    let refusals = [
        ("b*,b,b/x3/x3/o*,o,o", PasteError::Fields { expected: 2, got: 1 }),
        (
            "b*,b,b/x3/o*,o,o o",
            PasteError::Size { expected: 12, ranks: 4, got: "3 ranks".to_owned() },
        ),
        (
            "x3/x3/x4/x3 o",
            PasteError::Size { expected: 12, ranks: 4, got: "more in rank 2".to_owned() },
        ),
        (
            "x3/x3/x3/o,w,o o",
            PasteError::Column {
                at: "b1".to_owned(),
                example: "ob".to_owned(),
                word: "w".to_owned(),
            },
        ),
        (
            "x3/x3/x3/x3 ob",
            PasteError::Side { expected: "o or b".to_owned(), got: "ob".to_owned() },
        ),
    ];
    for (text, error) in refusals {
        assert_eq!(draft.paste(text), Err(error), "{text}");
    }
    assert_eq!(draft, before);
}

#[test]
fn changes_are_undone_and_made_again() -> Outcome {
    let mut editor = Editor::new(start(Kind::Ogama));
    let before = editor.draft().clone();
    editor.edit(|draft| draft.put_on(0, DISC))?;
    assert!(editor.edit(|draft| draft.put_on(255, DISC)).is_err());
    assert!(editor.undo() && !editor.can_undo());
    assert_eq!(*editor.draft(), before);
    assert!(editor.redo() && !editor.can_redo());
    Ok(())
}

proptest! {
    #[test]
    fn any_draft_comes_back_from_its_text(
        steps in prop::collection::vec((0..6_u8, 0..40_u8, 0..40_u8, -99..=99_i8, any::<bool>()), 0..60)
    ) {
        for game in games() {
            let mut draft = Draft::of(&game);
            for &(step, a, b, value, flag) in &steps {
                let owner = if flag { Player::Light } else { Player::Dark };
                let value = draft.style().has_values().then_some(value);
                let _ = match step {
                    0 | 1 => draft.put_on(a, Piece { owner, value }),
                    2 => draft.carry(a, b),
                    3 => draft.take(a, usize::from(b % 4)).map(drop),
                    4 => draft.set_figure(a, flag),
                    _ => { draft.set_turn(owner); Ok(()) }
                };
            }
            let mut again = draft.clone();
            again.clear();
            prop_assert_eq!(again.paste(&draft.text()), Ok(()));
            prop_assert_eq!(&again, &draft);
            if let Ok(game) = draft.game() {
                prop_assert_eq!(game.position_text(), draft.text());
            }
        }
    }

    #[test]
    fn any_text_is_taken_over_or_refused(text in "[xobw0-9*,/ -]{0,40}|\\PC{0,20}") {
        for kind in Kind::ALL {
            let _ = start(*kind).paste(&text);
        }
    }
}
