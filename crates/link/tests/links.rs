//! Links carry any text there and back, stay short, and are refused with a reason.

use link::{Key, Link, LinkError, Unpacking};
use proptest::prelude::*;

fn link(board: &str) -> Link {
    Link { board: Some(board.to_owned()), ..Link::default() }
}

/// The lines of a board file: long, and alike.
fn long_text() -> String {
    (0..200).map(|n| format!("[[{n}, 0], [{n}, 1], [{n}, 2]],\n")).collect()
}

proptest! {
    #[test]
    fn any_link_comes_back(
        texts in prop::array::uniform5(prop::option::of(
            prop_oneof![any::<String>(), "[.%&#=~a-c]{0,12}", "(ab|[0-9]){0,300}"]
        ))
    ) {
        let [game, rules, board, position, record] = texts;
        let link = Link { game, rules, board, position, record };
        let fragment = link.fragment()?;
        prop_assert!(fragment.is_ascii(), "{fragment}");
        prop_assert!(!fragment.contains(['#', ' ', '"', '<', '>']), "{fragment}");
        prop_assert_eq!(Link::from_fragment(&fragment)?, link.clone());
        prop_assert_eq!(Link::from_fragment(&format!("#{fragment}"))?, link);
    }

    #[test]
    fn any_text_is_read_or_refused(fragment in "(#|board|game|=|&|%|\\.|[a-zA-Z0-9ж-]){0,40}") {
        if let Err(error) = Link::from_fragment(&fragment) {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn any_packed_bytes_are_read_or_refused(letters in "[A-Za-z0-9_-]{0,60}") {
        let _ = Link::from_fragment(&format!("record=.{letters}"));
    }
}

#[test]
fn short_texts_stay_readable_and_long_ones_are_packed() -> Result<(), LinkError> {
    let rules = "board=wild,set=1.2,steps=1-2";
    let link = Link { rules: Some(rules.to_owned()), ..link(&long_text()) };
    let fragment = link.fragment()?;
    assert!(fragment.starts_with(&format!("rules={rules}&board=.")), "{fragment}");
    assert!(fragment.len() * 2 < long_text().len(), "{} bytes", fragment.len());
    Ok(())
}

#[test]
fn a_packed_value_may_be_escaped_on_its_way() -> Result<(), LinkError> {
    let fragment = link(&long_text()).fragment()?;
    let escaped = fragment.replace('.', "%2E").replace('-', "%2d").replace('_', "%5F");
    assert_eq!(Link::from_fragment(&escaped)?, link(&long_text()));
    Ok(())
}

#[test]
fn keys_come_in_any_order_and_empty_parts_are_passed_over() -> Result<(), LinkError> {
    let link = Link::from_fragment("#&position=x&&game=ogama&")?;
    assert_eq!((link.get(Key::Game), link.get(Key::Position)), (Some("ogama"), Some("x")));
    assert!(Link::from_fragment("#")?.is_empty());
    assert_eq!(Link::default().address("/draw")?, "/draw");
    Ok(())
}

#[test]
fn faults_say_what_was_expected_and_what_came() {
    let refusals = [
        ("game", "expected key=value in the link, got 'game'"),
        ("game=a&game=b", "the link gives 'game' again: expected it once"),
        ("game=%zz", "game in the link: expected two hexadecimal digits after '%', got 'zz'"),
    ];
    for (fragment, message) in refusals {
        let error = Link::from_fragment(fragment).expect_err(fragment);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_link_that_was_cut_short_is_told_as_such() -> Result<(), LinkError> {
    let fragment = link(&long_text()).fragment()?;
    let half = &fragment[.."board=.".len() + 40];
    let error = Link::from_fragment(half);
    let reason = Unpacking::Cut { bytes: 30 };
    assert_eq!(error, Err(LinkError::NotPacked { key: Key::Board, reason }));
    Ok(())
}

#[test]
fn nothing_unpacks_to_more_than_the_limit() -> Result<(), LinkError> {
    let whole = "0".repeat(Link::LIMIT);
    let fragment = link(&whole).fragment()?;
    assert!(fragment.len() < 10_000, "{} bytes", fragment.len());
    assert_eq!(Link::from_fragment(&fragment)?, link(&whole));

    let too_long = Err(LinkError::TooLong { limit: Link::LIMIT });
    assert_eq!(Link::from_fragment(&format!("{fragment}&game=ogama")), too_long);
    let again = fragment.replace("board=", "record=");
    assert_eq!(Link::from_fragment(&format!("{fragment}&{again}")), too_long);
    assert_eq!(
        link(&format!("{whole}0")).fragment(),
        Err(LinkError::TooLong { limit: Link::LIMIT })
    );
    Ok(())
}
