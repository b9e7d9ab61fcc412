//! Kinds of fault that users of other programs reported in public.
//!
//! Each test names the report and holds what is absent here. More of them
//! stand in `tests/record`, where records are tested part by part.

use rules::record::{
    Explorer, Marks, Record, RecordError, Score, Severity, Termination, Tree, Trouble,
};
use rules::view::Piece;
use rules::{AnyGame, Kind, Reason};

fn open(kind: Kind, rules: &str, position: Option<&str>) -> AnyGame {
    let game = kind.open(rules, None, position);
    game.unwrap_or_else(|refusal| panic!("{rules} {position:?}: {refusal}"))
}

fn play(game: &mut AnyGame, moves: &str) {
    for text in moves.split_whitespace() {
        game.play_text(text).unwrap_or_else(|fault| panic!("{text} in {moves}: {fault}"));
    }
}

/// A shuttle that never ends: two pieces to and fro.
const SHUTTLE: (&str, &str) = ("repetition=off,cap=0,loss=blocked", "x3,b5/x4/x4/w5,x3 w 0,0");

/// [PTN-Ninja#14](https://github.com/gruppler/PTN-Ninja/issues/14) and
/// [#16](https://github.com/gruppler/PTN-Ninja/issues/16): an unknown tag, an
/// odd clock and another way to write a draw broke loading.
#[test]
fn unknown_tags_and_odd_clocks_are_kept_whatever_they_say() {
    let odd = ["10:0 +15", "0", "-", "", "1d", "5/40", "\\\"10\\\"", "十分", "10:0 +15 +15"];
    for clock in odd {
        let text = format!(
            "[Game \"stackreverse\"]\n[RulesVersion \"1\"]\n[Rules \"set=1.2\"]\n\
             [TimeControl \"{clock}\"]\n[Clock \"{clock}\"]\n[Result \"1-2-1-2\"]\n\n1-2-1-2\n"
        );
        let reading = Record::read(&text).unwrap_or_else(|error| panic!("{clock}: {error}"));
        let is_error = |severity| severity == Severity::Error;
        assert!(!reading.problems.iter().any(|problem| is_error(problem.severity)), "{clock}");
        let record = reading.record;
        let told = clock.replace('\\', "");
        assert_eq!(record.clock(), Some(&*told));
        assert_eq!(record.tag("TimeControl"), Some(&*told));
        assert_eq!(record.score(), &Score::Draw);
        assert_eq!(Record::read_strict(&record.to_string()).as_ref(), Ok(&record));
    }
}

/// PTN-Ninja, commit `420be9ff`: tags that say zero were dropped. Here: every
/// option that may be 0, and says it.
#[test]
fn zeros_of_the_rules_are_not_taken_for_defaults() {
    for (kind, zeros) in [
        (Kind::Ogama, &["cap=0", "seed=0"][..]),
        (Kind::Stackreverse, &["cap=0", "limit=0", "setup=random,seed=0"][..]),
    ] {
        for &zero in zeros {
            let record = Record::from_game(&open(kind, zero, None));
            let read = Record::read_strict(&record.to_string()).expect("it is ours");
            assert_eq!(read.rules(), record.rules());
            assert!(zero.split(',').all(|pair| read.rules().contains(pair)), "{zero}");
        }
    }
}

/// [playtak-ui#68](https://github.com/USTakAssociation/playtak-ui/pull/68): a
/// first ply that only a variant knows was skipped. Here: a move of a wild
/// board on a grid, and of a grid on a wild board.
#[test]
fn a_first_ply_of_another_board_is_named_and_ends_the_line() {
    for (rules, moves, read) in [
        ("size=4x4,set=1.2.3.4", "1. n1n4 a4a3 2. a1a2 *", "n1n4"),
        ("set=1.2,board=wild.20.1", "1. a1a2 n1n2 *", "a1a2"),
        ("size=4x4,set=1.2.3.4", "1. -- a4a3 *", "--"),
    ] {
        let text = format!(
            "[Game \"stackreverse\"]\n[RulesVersion \"1\"]\n[Rules \"{rules}\"]\n\n{moves}\n"
        );
        let reading = Record::read(&text).unwrap_or_else(|error| panic!("{rules}: {error}"));
        assert!(reading.record.tree().is_empty());
        let bad = reading.problems.iter().find_map(|problem| match &problem.trouble {
            Trouble::Move(bad) => Some(bad),
            _ => None,
        });
        let bad = bad.unwrap_or_else(|| panic!("{:?}", reading.problems));
        assert_eq!((bad.ply, &*bad.number, &*bad.read), (1, "1.", read));
        assert!(bad.left_out >= 1, "{bad:?}");
        assert!(Record::read_strict(&text).is_err());
    }
}

/// [playtak-ui#63](https://github.com/USTakAssociation/playtak-ui/pull/63):
/// looking at a game in another way changed it.
#[test]
fn looking_at_a_game_changes_nothing() {
    let mut game = open(Kind::Stackreverse, "size=4x4,set=1.2.3.4", None);
    play(&mut game, "a1a2 a4a3~ b1b2");
    let mut explorer = Explorer::new(Record::from_game(&game));
    while explorer.forward() {}
    let (text, hash) = (game.position_text(), game.hash());
    for _ in 0..3 {
        let _ = (explorer.game().view(), explorer.game().legal_moves(), explorer.game().perft(2));
        let _ = (explorer.record().to_json(), explorer.record().text(Marks::Shown));
        assert_eq!((explorer.game().position_text(), explorer.game().hash()), (text.clone(), hash));
        while explorer.back() {}
        assert_eq!(explorer.game().position_text(), game.start_text());
        while explorer.forward() {}
    }
    assert_eq!(explorer.game().position_text(), text);
}

/// [PTN-Ninja#32](https://github.com/gruppler/PTN-Ninja/issues/32): an early
/// ply replaced while the reader stands deep below it corrupted the branches.
#[test]
fn replacing_the_first_ply_from_far_below_keeps_every_branch_whole() {
    let mut game = open(Kind::Stackreverse, SHUTTLE.0, Some(SHUTTLE.1));
    play(&mut game, &"a1b1 d4c4 b1a1 c4d4 ".repeat(5));
    let mut explorer = Explorer::new(Record::from_game(&game));
    while explorer.forward() {}
    let old = explorer.record().tree().main_child(Tree::ROOT).expect("a move");
    explorer.go(Tree::ROOT);
    let new = explorer.play("a1a2").expect("legal");
    for node in [old, new, old, new] {
        assert!(explorer.promote_to_main(node) || explorer.record().tree().ply(node) == 1);
        let text = explorer.record().to_string();
        assert_eq!(Record::read_strict(&text).as_ref(), Ok(explorer.record()), "{text}");
    }
    assert_eq!(explorer.remove(old), 20);
    assert_eq!(explorer.record().tree().len(), 1);
    assert_eq!(explorer.record().replay().moves_made(), ["a1a2"]);
}

/// [NoHatCoder/Playtak#13](https://github.com/NoHatCoder/Playtak/issues/13):
/// special pieces were counted as ordinary ones, and unequally. Here: discs
/// under toads count as captures, the toad itself and its disc do not; and the
/// record says what the board says.
#[test]
fn counts_at_the_end_are_of_the_right_pieces() {
    for (rules, position, status, score) in [
        // Two discs under a toad against one under a disc.
        ("", "b*,x2/x,ob,x/bbo*,x2 o", "over winner=orange reason=captures", "1-0"),
        // One each: the toads' heights do not matter.
        ("", "bob*,x2/x3/bo*,x2 o", "over winner=draw reason=captures", "1/2-1/2"),
        // A full board without a free point, and columns of both kinds.
        ("size=2x2", "b*,ob/o*,bob o", "over winner=black reason=captures", "0-1"),
    ] {
        let game = open(Kind::Ogama, rules, Some(position));
        assert_eq!(game.status(), status, "{position}");
        assert!(game.legal_moves().is_empty());
        let record = Record::from_game(&game);
        assert_eq!(record.score().text(), score, "{position}");
        assert_eq!(record.termination(), Some(&Termination::Rules(Reason::Captures)));
        let read = Record::read_strict(&record.to_string()).expect("it is ours");
        assert_eq!((read.contradiction(), read.score()), (None, record.score()));
    }
}

/// [Ludii PR#41](https://github.com/Ludeme/Ludii/pull/41): a piece added to a
/// stack counted twice, and one taken off left something behind. Here: a column
/// raised and taken apart level by level beside lists of pieces; for random
/// games see `rules-testkit/tests/fast.rs`.
#[test]
fn every_level_of_a_column_is_as_in_a_plain_list() {
    let start = "x4,b1/b1,b1,x,b1,x/x5/w1,w1,w1,w1,w1 w 0,0";
    let rules = "loss=blocked,cap=0,repetition=off";
    let mut game = open(Kind::Stackreverse, rules, Some(start));
    let mut plain = game.view().columns;
    let mut seen = vec![(game.position_text(), game.hash())];
    for ply in 0..40 {
        let legal = game.legal_moves();
        // Up while anything can land, else apart.
        let landing = |info: &&rules::MoveInfo| {
            info.ends.is_some_and(|(_, to)| !plain[usize::from(to)].is_empty())
        };
        let chosen = match ply < 20 {
            true => legal.iter().find(landing),
            false => legal.iter().find(|info| !landing(info)),
        };
        let Some(info) = chosen.or(legal.first()) else { break };
        if let Some((from, to)) = info.ends {
            let piece = plain[usize::from(from)].pop().expect("a piece");
            let turned = info.text.ends_with('~');
            let value = piece.value.map(|value| if turned { -value } else { value });
            plain[usize::from(to)].push(Piece { value, ..piece });
        }
        play(&mut game, &info.text);
        assert_eq!(game.view().columns, plain, "ply {ply}: {}", info.text);
        let again = open(Kind::Stackreverse, &game.rules(), Some(&game.position_text()));
        assert_eq!(again.hash(), game.hash());
        seen.push((game.position_text(), game.hash()));
    }
    assert!(seen.len() > 30, "{}", seen.len());
    assert_eq!(plain.iter().map(Vec::len).sum::<usize>(), 9);
    while seen.pop().is_some_and(|was| was == (game.position_text(), game.hash())) {
        if game.undo().is_none() {
            break;
        }
    }
    assert_eq!((seen.len(), game.position_text()), (0, start.to_owned()));
}

/// [lila#19781](https://github.com/lichess-org/lila/issues/19781) and
/// [#12823](https://github.com/lichess-org/lila/issues/12823): a huge import
/// failed without a word, or left half of it. Here: the most moves there may be
/// are read, and one more refuses the whole, with the number.
#[test]
fn a_text_of_too_many_moves_is_refused_whole_and_with_the_number() {
    let (rules, position) = SHUTTLE;
    let text = |moves: usize| {
        let mut text = format!(
            "[Game \"stackreverse\"]\n[RulesVersion \"1\"]\n[Rules \"{rules}\"]\n\
             [Position \"{position}\"]\n\n"
        );
        for ply in 0..moves {
            text.push_str(["a1b1 ", "d4c4 ", "b1a1 ", "c4d4 "][ply % 4]);
        }
        text + "*\n"
    };
    let reading = Record::read(&text(Tree::MOST_MOVES)).expect("as many as there may be");
    assert_eq!(reading.record.tree().len(), Tree::MOST_MOVES);
    let error = Record::read(&text(Tree::MOST_MOVES + 1)).expect_err("one more");
    assert_eq!(error, RecordError::TooManyMoves);
    assert!(error.to_string().contains("at most 1000000 moves"), "{error}");
}

/// [lila#11734](https://github.com/lichess-org/lila/issues/11734) and
/// [pychess#682](https://github.com/gbtami/pychess-variants/issues/682),
/// [#964](https://github.com/gbtami/pychess-variants/issues/964),
/// [#867](https://github.com/gbtami/pychess-variants/issues/867): exports lost
/// variations, or all but the first move, or said "undefined". Here: either
/// game, on every kind of board.
#[test]
fn every_export_of_every_game_and_board_is_read_back() {
    for (kind, rules, position) in [
        (Kind::Ogama, "size=4x4,rows=1,seed=3", None),
        (Kind::Ogama, "tie=mover", Some("b,b*,b,b/x4/x4/o,o,o*,o b")),
        (Kind::Stackreverse, "", None),
        (Kind::Stackreverse, "loss=helpless", Some("w1b5,x3/x4/x4/b10,x3 w 0,0")),
        (Kind::Stackreverse, "set=1.2.3,board=wild.20.5,loss=strict", None),
        (Kind::Stackreverse, "loss=helpless", Some("b10,x3/x4/x4/w1b5,x3 w 0,0")),
    ] {
        let mut game = open(kind, rules, position);
        let empty = Record::from_game(&game);
        let legal = game.legal_moves();
        let mut branched = empty.clone();
        for info in legal.iter().take(3) {
            let node = branched.add(Tree::ROOT, &info.text).expect("legal");
            let next = branched.game_at(node).expect("a node").legal_moves();
            for reply in next.iter().take(2) {
                branched.add(node, &reply.text).expect("legal");
            }
        }
        for _ in 0..6 {
            let Some(info) = game.legal_moves().pop() else { break };
            play(&mut game, &info.text);
        }
        for record in [empty, branched, Record::from_game(&game)] {
            for marks in [Marks::Plain, Marks::Shown] {
                let text = record.text(marks);
                assert!(!text.contains("undefined"), "{text}");
                assert_eq!(Record::read_strict(&text).as_ref(), Ok(&record), "{text}");
            }
            assert!(!record.to_json().contains("undefined"));
        }
    }
}

/// [ViliamVadocz/tak#5](https://github.com/ViliamVadocz/tak/pull/5) and
/// [pychess#1548](https://github.com/gbtami/pychess-variants/issues/1548): the
/// same game went on under other rules. Here: rules in full, in any order, are
/// the same text, and a game reopened from its position keeps them.
#[test]
fn a_reopened_game_keeps_its_rules() {
    for (kind, given, same) in [
        (Kind::Ogama, "size=5x5,tie=mover,seed=4", "seed=4,tie=mover,size=5x5"),
        (Kind::Stackreverse, "limit=9,lines=all,cap=7", "cap=7,limit=9,lines=all"),
    ] {
        let mut game = open(kind, given, None);
        assert_eq!(open(kind, same, None).rules(), game.rules());
        let first = game.legal_moves().remove(0).text;
        play(&mut game, &first);
        let again = open(kind, &game.rules(), Some(&game.position_text()));
        assert_eq!(again.rules(), game.rules());
        assert_eq!(again.legal_moves(), game.legal_moves());
        let record = Record::read_strict(&Record::from_game(&game).to_string()).expect("ours");
        assert_eq!(record.replay().rules(), game.rules());
    }
}

/// Real records of other programs (taktician's PTN, the UHP string of
/// [hive PR#668](https://github.com/hiveboardgame/hive/pull/668), the PGN of
/// [pychess#1000](https://github.com/gbtami/pychess-variants/issues/1000)) and
/// the spacing of [Anki-Chess#50](https://github.com/TowelSniffer/Anki-Chess-2.0/issues/50):
/// cut off anywhere they are refused or told of, and nothing panics.
#[test]
fn foreign_records_cut_off_anywhere_are_refused() {
    for whole in [
        "[Site \"PlayTak.com\"]\n[Size \"5\"]\n[Result \"R-0\"]\n\n1. a1 e5\n2. Sc3 3c3+12 R-0\n",
        "Base;InProgress;White[3];wS1;bG1 -wS1;wA1 wS1/;bG2 /bG1",
        "[Event \"?\"]\n[Variant \"Embassy\"]\n[FEN \"10/10 w KQkq - 0 1\"]\n\n1.e4 e5 $1 {x} 0-1",
    ] {
        for end in (0..=whole.len()).filter(|&end| whole.is_char_boundary(end)) {
            assert!(Record::read(&whole[..end]).is_err(), "{}", &whole[..end]);
            let ours = format!("[Game \"ogama\"]\n{}", &whole[..end]);
            let strict = Record::read_strict(&ours);
            if let Ok(reading) = Record::read(&ours) {
                assert!(reading.record.tree().is_empty(), "{ours}");
            } else {
                assert!(strict.is_err());
            }
        }
    }
}

/// [hive PR#545](https://github.com/hiveboardgame/hive/pull/545): the tree was
/// copied at every step. Here: a step asks for as much memory in a tree of
/// twenty thousand moves as in one of forty.
#[test]
fn a_step_copies_no_tree() {
    let step = |moves: usize| {
        let mut game = open(Kind::Stackreverse, SHUTTLE.0, Some(SHUTTLE.1));
        play(&mut game, &"a1b1 d4c4 b1a1 c4d4 ".repeat(moves / 4));
        let mut explorer = Explorer::new(Record::from_game(&game));
        assert_eq!(explorer.record().tree().len(), moves);
        // Lists have grown before anything is measured.
        for _ in 0..4 {
            assert!(explorer.forward());
        }
        for _ in 0..4 {
            assert!(explorer.back());
        }
        let info = allocation_counter::measure(|| {
            assert!(explorer.forward() && explorer.forward() && explorer.back());
        });
        info.bytes_total
    };
    assert_eq!(step(20_000), step(40));
}
