//! Faults that users of other programs met, and that are absent here.

use std::time::{Duration, Instant};

use rules::Kind;
use rules::record::{Explorer, Record, Score, Severity, Termination, Tree, Trouble};

use super::some::{errors, small, small_text};

/// Report 1: unknown tags, an odd clock and other ways to write a draw broke
/// loading.
#[test]
fn unknown_tags_odd_clocks_and_aliases_load() {
    let tags = "[TimeControl \"?\"]\n[Clock \"10:0 +15\"]\n[Result \"1-2-1-2\"]\n[Termination \"agreement\"]";
    let reading = Record::read(&small_text(tags, "1. Ta1 {[%clk 10:0 +15]} 1-2-1-2"))
        .expect("it is readable");
    let record = &reading.record;
    assert_eq!(errors(&reading.problems).len(), 0, "{:?}", reading.problems);
    assert!(reading.problems.iter().any(|problem| problem.to_string().contains("'1-2-1-2'")));
    assert_eq!(record.tag("TimeControl"), Some("?"));
    assert_eq!(record.clock(), Some("10:0 +15"));
    assert_eq!(record.score(), &Score::Draw);
    assert_eq!(record.termination(), Some(&Termination::Agreement));
    let first = record.tree().main_child(Tree::ROOT).expect("a move");
    assert_eq!(record.tree().notes(first).clock.as_deref(), Some("10:0 +15"));
    assert!(record.to_string().contains("[Clock \"10:0 +15\"]"));
    assert_eq!(Record::read_strict(&record.to_string()).as_ref(), Ok(record));
}

#[test]
fn an_unknown_result_is_kept_as_it_is() {
    let reading =
        Record::read(&small_text("[Result \"R-0\"]", "1. Ta1 R-0")).expect("it is readable");
    assert_eq!(reading.record.score(), &Score::Other("R-0".to_owned()));
    assert_eq!(errors(&reading.problems).len(), 0, "{:?}", reading.problems);
    let text = reading.record.to_string();
    assert!(text.contains("[Result \"R-0\"]") && text.ends_with("1. Ta1 *\n"), "{text}");
    assert_eq!(Record::read(&text).expect("ours").record, reading.record);
}

/// Report 2: tags whose value was zero were dropped.
#[test]
fn zeros_are_kept() {
    let tags = "[Clock \"0\"]\n[Komi \"0\"]\n[Round \"0\"]\n[Empty \"\"]";
    let text = small_text(tags, "1. Ta1 {[%eval 0] [%clk 0:00:00]} *").replace("cap=400", "cap=0");
    let record = Record::read_strict(&text).expect("it is good");
    let read = Record::read_strict(&record.to_string()).expect("it is ours");
    for (key, value) in [("Clock", "0"), ("Komi", "0"), ("Round", "0"), ("Empty", "")] {
        assert_eq!(read.tag(key), Some(value));
    }
    let first = read.tree().main_child(Tree::ROOT).expect("a move");
    let notes = read.tree().notes(first);
    assert_eq!((notes.eval.as_deref(), notes.clock_millis()), (Some("0"), Some(0)));
    assert!(read.rules().contains(",cap=0,"));
}

/// Report 3: the first ply of a variant was skipped, and all that followed was
/// read with the wrong colour.
#[test]
fn an_unreadable_first_ply_stops_the_line() {
    let text = small_text("", "1. 2a1 Ta1 2. Tb1 *");
    let reading = Record::read(&text).expect("its tags are good");
    assert!(reading.record.tree().is_empty());
    let [problem] = errors(&reading.problems)[..] else { panic!("{:?}", reading.problems) };
    let Trouble::Move(bad) = &problem.trouble else { panic!("{problem}") };
    assert_eq!((bad.ply, &*bad.number, &*bad.read), (1, "1.", "2a1"));
    assert_eq!((bad.fault.code, bad.left_out), ("bad-move", 2));
    assert!(bad.legal.contains(&"Ta1".to_owned()));
    assert_eq!((problem.line, problem.column), (6, 4));
    let error = Record::read_strict(&text).expect_err("strict");
    assert_eq!(error.code(), "bad-move");
    assert!(error.to_string().contains("ply 1 (1.) of the main line"), "{error}");
}

#[test]
fn a_skipped_move_is_seen_by_the_numbers() {
    let reading = Record::read(&small_text("", "1. Ta1 2. Ta4 *")).expect("it is readable");
    let told: Vec<String> = reading.problems.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["line 6, column 8: expected 1..., got '2.'"]);
}

/// Report 4: replacing an early ply corrupted branches, or never ended.
#[test]
fn a_branch_at_ply_one_can_take_the_place_of_the_main_line() {
    let start = Instant::now();
    let mut explorer = Explorer::new(small(&["Ta1", "Ta4"]));
    let old = explorer.record().tree().main_child(Tree::ROOT).expect("a move");
    let new = explorer.play("Tc1").expect("legal");
    explorer.play("Tc4").expect("legal");
    assert!(explorer.promote(new));
    assert_eq!(explorer.remove(old), 2);
    assert_eq!(explorer.record().replay().moves_made(), ["Tc1", "Tc4"]);
    assert_eq!(explorer.game().moves_made(), ["Tc1", "Tc4"]);
    let text = explorer.record().to_string();
    assert_eq!(Record::read_strict(&text).as_ref(), Ok(explorer.record()));
    assert!(start.elapsed() < Duration::from_secs(5));
}

/// Report 16: variations were lost, or their first move.
#[test]
fn no_move_of_a_variation_is_lost() {
    let moves = "1. Ta1 (1. Tc1 Tc4 (1... Ta4)) 1... Ta4 (1... Tc4) 2. Tb1 *";
    let record = Record::read_strict(&small_text("", moves)).expect("it is good");
    assert!(record.to_string().ends_with(&format!("\n{moves}\n")), "{record}");
    assert_eq!(record.tree().len(), 7);
}

/// Report 20: old records could not be opened under new rules, and an editor
/// forgot the variant.
#[test]
fn rules_and_version_outlive_editing() {
    let game = Kind::Ogama.open("size=5x5,tie=mover,cap=12", None, None).expect("good rules");
    let record = Record::from_game(&game);
    let mut explorer = Explorer::new(Record::read_strict(&record.to_string()).expect("ours"));
    let first = explorer.game().legal_moves().remove(0).text;
    explorer.play(&first).expect("legal");
    let edited = explorer.into_record();
    assert_eq!((edited.rules(), edited.rules_version()), (record.rules(), 1));
    assert_eq!(edited.replay().rules(), game.rules());
}

#[test]
fn a_result_against_the_moves_is_told() {
    for (tags, moves, severity) in [
        ("[Result \"1-0\"]\n[Termination \"tower\"]", "1. Ta1 1-0", Some(Severity::Error)),
        ("[Result \"1-0\"]\n[Termination \"time\"]", "1. Ta1 1-0", None),
        ("[Result \"1-0\"]", "1. Ta1 1-0", None),
        ("[Result \"1-0\"]", "1. Ta1 0-1", Some(Severity::Error)),
        ("[Result \"1-0\"]", "1. Ta1", Some(Severity::Warning)),
        ("", "1. Ta1 0-1", None),
    ] {
        let reading = Record::read(&small_text(tags, moves)).expect("it is readable");
        let found = reading.problems.first().map(|problem| problem.severity);
        assert_eq!(found, severity, "{tags} {moves} {:?}", reading.problems);
        let refused = Record::read_strict(&small_text(tags, moves)).is_err();
        assert_eq!(refused, severity == Some(Severity::Error));
    }
    let over = |result: &str| {
        let start = "[Position \"b,b*,b,b/x4/x4/o,o,o*,o o\"]\n";
        let rules = "[Game \"ogama\"] [RulesVersion \"1\"] [Rules \"cap=1\"]";
        Record::read(&format!("{rules}{start}{result}\n\n1. Tb1")).expect("it is readable")
    };
    let worst = |reading: &rules::record::Reading| errors(&reading.problems).len();
    assert_eq!(worst(&over("[Result \"1/2-1/2\"] [Termination \"cap\"]")), 0);
    assert_eq!(worst(&over("[Result \"1/2-1/2\"] [Termination \"repetition\"]")), 1);
    assert_eq!(worst(&over("[Result \"0-1\"]")), 1);
    assert_eq!(worst(&over("[Result \"*\"]")), 0);
}
