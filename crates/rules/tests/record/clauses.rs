//! The clauses of the rulebook on records.

use rules::record::{Record, RecordError, Severity, Trouble};
use rules::{Kind, RULES_VERSION};

use super::some::{errors, small, small_text};

#[test]
fn co_7_1_record_names_rules_in_full() {
    for &kind in Kind::ALL {
        let record = Record::from_game(&kind.open("", None, None).expect("the defaults"));
        let text = record.to_string();
        let full = kind.full_rules("", None).expect("the defaults");
        assert!(text.contains(&format!("[Rules \"{full}\"]")), "{text}");
        for pair in ["cap=400", "repetition=draw", "seed=0"] {
            assert!(full.split(',').any(|item| item == pair), "{full}");
        }
    }
}

#[test]
fn co_7_1_partial_rules_are_filled_with_a_warning() {
    let text = "[Game \"ogama\"]\n[RulesVersion \"1\"]\n[Rules \"cap=30\"]\n\n*\n";
    let reading = Record::read(text).expect("it is readable");
    assert_eq!(reading.record.rules(), Kind::Ogama.full_rules("cap=30", None).expect("good"));
    let [problem] = &reading.problems[..] else { panic!("one problem: {:?}", reading.problems) };
    assert_eq!((problem.severity, problem.line, problem.column), (Severity::Warning, 3, 1));
    assert!(problem.to_string().contains("none for size=6x6,rows=2,first=orange"), "{problem}");
}

#[test]
fn co_7_2_record_names_rules_version() {
    let text = small(&[]).to_string();
    assert!(text.contains(&format!("[RulesVersion \"{RULES_VERSION}\"]")), "{text}");
    assert_eq!(small(&[]).rules_version(), RULES_VERSION);
}

#[test]
fn co_7_2_a_newer_rules_version_is_refused() {
    for version in ["2", "99999999999", "0", "-1", "one", ""] {
        let text = small_text("", "*")
            .replace("[RulesVersion \"1\"]", &format!("[RulesVersion \"{version}\"]"));
        let error = Record::read(&text).expect_err("not ours");
        assert_eq!(error, RecordError::RulesVersion { ours: 1, got: version.to_owned() });
        assert_eq!(
            error.to_string(),
            format!("tag RulesVersion: expected 1 to 1, got '{version}'")
        );
    }
}

#[test]
fn co_7_3_seeded_setups_pinned_to_version() {
    assert_eq!(RULES_VERSION, 1, "a new version: pin its set-ups too");
    for (rules, start) in [
        ("seed=0", "b,b,b,b,b,b/b,b,b,b,b,b*/x6/x6/o,o,o,o,o*,o/o,o,o,o,o,o o"),
        ("seed=1", "b,b,b*,b,b,b/b,b,b,b,b,b/x6/x6/o*,o,o,o,o,o/o,o,o,o,o,o o"),
        ("seed=18446744073709551615", "b,b,b,b,b*,b/b,b,b,b,b,b/x6/x6/o,o,o,o,o*,o/o,o,o,o,o,o o"),
    ] {
        let game = Kind::Ogama.open(rules, None, None).expect("good rules");
        assert_eq!(game.start_text(), start, "{rules}");
    }
    for (rules, start) in [
        (
            "setup=random,seed=0",
            "b6,b9,b7,b2,b3,b1,b6,b10/b5,b2,b3,b4,b5,b8,b4,b1/x8/x8/x8/x8/w1,w7,w2,w5,w1,w10,w9,w3/w2,w5,w3,w4,w4,w8,w6,w6 w 0,0",
        ),
        (
            "setup=random,seed=7",
            "b1,b3,b6,b2,b5,b10,b8,b3/b9,b4,b6,b4,b2,b1,b5,b7/x8/x8/x8/x8/w3,w8,w5,w10,w5,w2,w6,w6/w3,w1,w4,w4,w9,w1,w7,w2 w 0,0",
        ),
    ] {
        let game = Kind::Stackreverse.open(rules, None, None).expect("good rules");
        assert_eq!(game.start_text(), start, "{rules}");
    }
}

#[test]
fn co_7_4_record_keeps_explicit_zero() {
    let game = Kind::Ogama.open("cap=0,seed=0", None, None).expect("good rules");
    let text = Record::from_game(&game).to_string();
    let read = Record::read_strict(&text).expect("it is ours");
    assert_eq!(read.rules(), game.rules());
    assert!(read.rules().contains("cap=0,") && read.rules().ends_with("seed=0"));
    assert_eq!(read.seed(), Some(0));

    let by_tag = "[Game \"ogama\"] [RulesVersion \"1\"] [Rules \"cap=0\"] [Seed \"0\"] *";
    let reading = Record::read(by_tag).expect("it is readable");
    assert_eq!(reading.record.rules(), game.rules());
    assert_eq!(errors(&reading.problems).len(), 0);
}

#[test]
fn a_seed_tag_is_read_into_the_rules() {
    let text = |rules: &str, seed: &str| {
        format!("[Game \"ogama\"] [Rules \"{rules}\"] [Seed \"{seed}\"] *")
    };
    let seed = |text: &str| Record::read(text).map(|reading| reading.record.seed());
    assert_eq!(seed(&text("", "5")), Ok(Some(5)));
    assert_eq!(seed(&text("tie=mover", "5")), Ok(Some(5)));
    let twice = Record::read(&text("seed=4", "5")).expect("it is readable");
    assert_eq!(twice.record.seed(), Some(4));
    assert!(
        matches!(&errors(&twice.problems)[0].trouble, Trouble::Tag { key, .. } if key == "Seed")
    );
    for bad in [text("", "x"), text("toads=a1.a6", "5")] {
        assert_eq!(Record::read(&bad).expect_err("refused").code(), "bad-rules");
    }
}
