//! Random games are legal, varied, and obey laws that need no second program.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use rules_testkit::property::check;
use rules_testkit::random_game::{Case, Play, ogama, stackreverse};
use rules_testkit::reference::{Ogama, Reference, ReferenceGame, Stackreverse};

// Laws

#[test]
fn ogama_positions_obey_the_laws() {
    check("ogama laws", 400, ogama::positions(), |case| obeys_the_laws::<Ogama>(&case));
}

#[test]
fn stackreverse_positions_obey_the_laws() {
    check("stackreverse laws", 400, stackreverse::positions(), |case| {
        obeys_the_laws::<Stackreverse>(&case)
    });
}

/// A position is read back, its moves are sorted and lead to its children, and
/// no move leads to other pieces than before.
fn obeys_the_laws<R: Reference>(case: &Case) -> Result<(), TestCaseError> {
    let position: R = case.reference();
    prop_assert_eq!(position.position(), &*case.position);
    let moves = position.moves();
    prop_assert!(moves.is_sorted());
    prop_assert_eq!(moves.iter().collect::<BTreeSet<_>>().len(), moves.len());
    prop_assert_eq!(moves.is_empty(), position.status() != "ongoing");
    prop_assert!(position.landings().iter().all(|landing| moves.contains(landing)));
    prop_assert_eq!(position.apply("a0a0").is_some(), false);
    let children = position.children();
    prop_assert_eq!(children.len(), moves.len());
    for (action, (written, child)) in moves.iter().zip(children).take(8) {
        prop_assert_eq!(action, &written);
        let applied = position.apply(action).expect("a listed move is legal");
        prop_assert_eq!(applied.position(), child.position());
        prop_assert_eq!(pieces(&child.position()), pieces(&case.position));
        let read: R = Case { position: child.position(), ..case.clone() }.reference();
        prop_assert_eq!(read.status(), child.status());
    }
    Ok(())
}

/// The owners and values, without signs, of all pieces; sorted.
fn pieces(position: &str) -> Vec<String> {
    let rows = position.split(' ').next().expect("ranks come first");
    let mut pieces: Vec<String> = Vec::new();
    for letter in rows.chars() {
        match letter {
            'o' | 'b' | 'w' | '*' | 'x' | ',' | '/' => pieces.push(letter.to_string()),
            '-' => {}
            digit => pieces.last_mut().expect("a digit follows a letter").push(digit),
        }
    }
    pieces.retain(|piece| !piece.starts_with(['x', ',', '/']));
    pieces.sort();
    pieces
}

#[test]
fn ogama_games_start_where_their_rules_say() {
    check("ogama games", 200, ogama::plays(), |play| starts_and_ends::<Ogama>(&play));
}

#[test]
fn stackreverse_games_start_where_their_rules_say() {
    check("stackreverse games", 200, stackreverse::plays(), |play| {
        starts_and_ends::<Stackreverse>(&play)
    });
}

fn starts_and_ends<R: Reference>(play: &Play) -> Result<(), TestCaseError> {
    let start = R::start(&play.first.rules, play.first.neighbours().as_ref());
    let mut position = start.expect("the rules leave room");
    prop_assert_eq!(position.position(), &*play.first.position);
    for action in &play.moves {
        position = position.apply(action).expect("a random game is legal");
    }
    prop_assert_eq!(position.position(), &*play.last.position);
    Ok(())
}

/// Disc moves go exactly as far as the toad's column is high, and never onto a
/// toad (*Rule* OG-4.9, OG-4.11).
#[test]
fn ogama_discs_go_as_far_as_the_toad_is_high() {
    check("ogama distances", 400, ogama::positions(), |case| {
        let columns = columns(&case.position);
        let side = case.position.split(' ').nth(1).expect("a side");
        let own = columns.values().find(|column| column.ends_with(&format!("{side}*")));
        let height = own.expect("each side has a toad").len() - 1;
        for action in case.reference::<Ogama>().moves() {
            if action.starts_with('T') {
                continue;
            }
            let (from, to) = ends(&action);
            prop_assert_eq!(from.0.abs_diff(to.0) + from.1.abs_diff(to.1), height);
            prop_assert!(columns[&from].ends_with(side));
            prop_assert!(!columns.get(&to).is_some_and(|column| column.ends_with('*')));
        }
        Ok(())
    });
}

type Point = (usize, usize);

/// The columns of a grid position by file and rank, both from 1.
fn columns(position: &str) -> BTreeMap<Point, String> {
    let rows = position.split(' ').next().expect("ranks come first");
    let mut columns = BTreeMap::new();
    for (rank, row) in (1..).zip(rows.split('/').rev()) {
        let mut file = 1;
        for item in row.split(',') {
            match item.strip_prefix('x') {
                Some("") => file += 1,
                Some(run) => file += run.parse::<usize>().expect("the length of a run"),
                None => {
                    columns.insert((file, rank), item.to_owned());
                    file += 1;
                }
            }
        }
    }
    columns
}

/// The two points of a move on a grid.
fn ends(action: &str) -> (Point, Point) {
    let second = action.rfind(|letter: char| letter.is_ascii_lowercase()).expect("two points");
    let point = |name: &str| {
        let file = name.as_bytes()[0] - b'a' + 1;
        (usize::from(file), name[1..].parse().expect("a rank"))
    };
    (point(&action[..second]), point(&action[second..]))
}

// Variety

/// The first `count` values of a strategy under a fixed seed.
fn sample<S: Strategy>(strategy: &S, count: usize) -> Vec<S::Value> {
    let config = Config { rng_seed: RngSeed::Fixed(7), ..Config::default() };
    let mut runner = TestRunner::new(config);
    let mut next = || strategy.new_tree(&mut runner).expect("a value").current();
    (0..count).map(|_| next()).collect()
}

/// Fails unless some value of `given` contains each of `wanted`.
fn assert_seen(given: &[String], wanted: &str) {
    for word in wanted.split_whitespace() {
        assert!(given.iter().any(|text| text.contains(word)), "{word} never occurs");
    }
}

#[test]
fn ogama_shows_every_option_and_every_end() {
    let cases = sample(&ogama::positions(), 1_500);
    let rules: Vec<String> = cases.iter().map(|case| case.rules.clone()).collect();
    assert_seen(
        &rules,
        "size= rows= first=orange first=black tie=draw tie=mover tie=opponent toad-single=no \
         toad-single=yes stalemate=captures stalemate=loss stalemate=draw repetition=draw \
         repetition=captures cap=0 cap= seed= toads=",
    );
    let status = |case: &Case| case.reference::<Ogama>().status();
    let statuses: Vec<String> = cases.iter().map(status).collect();
    assert_seen(&statuses, "ongoing reason=tower reason=captures reason=stalemate winner=draw");
    let ongoing = statuses.iter().filter(|status| *status == "ongoing").count();
    assert!(ongoing * 3 > statuses.len(), "only {ongoing} positions are ongoing");
}

#[test]
fn stackreverse_shows_every_option_and_every_end() {
    let cases = sample(&stackreverse::positions(), 600);
    let rules: Vec<String> = cases.iter().map(|case| case.rules.clone()).collect();
    assert_seen(
        &rules,
        "size= set=classic set=run16 setup=balanced setup=random seed= lines=orthogonal lines=all \
         steps=2 steps=1-2 compare=abs compare=signed limit= loss=reach loss=helpless loss=strict \
         loss=blocked cap=0 cap-result=draw cap-result=tops repetition=draw repetition=off",
    );
    let status = |case: &Case| case.reference::<Stackreverse>().status();
    let statuses: Vec<String> = cases.iter().map(status).collect();
    assert_seen(&statuses, "ongoing reason=helpless reason=immobile reason=blocked");
    let ongoing = statuses.iter().filter(|status| *status == "ongoing").count();
    assert!(ongoing * 3 > statuses.len(), "only {ongoing} positions are ongoing");
    assert!(cases.iter().any(|case| case.board.is_some()));
}

#[test]
fn games_show_repetitions_caps_and_passes() {
    let ogama = sample(&ogama::plays(), 600);
    let stackreverse = sample(&stackreverse::plays(), 600);
    let ends = ogama.iter().map(end::<Ogama>);
    let ends: Vec<String> = ends.chain(stackreverse.iter().map(end::<Stackreverse>)).collect();
    assert_seen(&ends, "winner=draw reason=repetition reason=cap");
    assert_seen(&ends, "winner=orange winner=white winner=black");
    let passes = |play: &Play| play.moves.iter().any(|action| action == "--");
    assert!(stackreverse.iter().any(passes));
}

/// The status of a game when it ends, or after its last move.
fn end<R: Reference>(play: &Play) -> String {
    let mut game = ReferenceGame::new(play.first.reference::<R>());
    for action in &play.moves {
        if game.play(action).is_err() {
            break;
        }
    }
    game.status()
}
