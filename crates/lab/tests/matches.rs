//! Matches between players that need no other program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lab::{
    Arbiter, End, Match, MatchError, Openings, Played, Report, Resign, Side, record_of, run,
};
use rules::record::{Record, Termination};
use rules::{Kind, Player};

/// A match of quick games on a small board.
fn plan(first: &str, second: &str, pairs: u64) -> Match {
    Match {
        players: [first, second].map(|text| text.parse().expect("a player")),
        openings: Openings {
            kind: Kind::Ogama,
            rules: "size=4x4,rows=1,cap=60".to_owned(),
            board: None,
            position: None,
            plies: 3,
            balance: 150,
            nodes: 300,
            seed: 5,
        },
        pairs,
        concurrency: 1,
        clock: None,
        arbiter: Arbiter { most_plies: 400, resign: None, margin: Duration::from_secs(60) },
        sprt: None,
    }
}

fn play(plan: &Match) -> (Vec<Played>, Report) {
    let mut games = Vec::new();
    let report = run(plan, &AtomicBool::new(false), &mut |played, _| games.push(played.clone()));
    (games, report.expect("a match"))
}

/// All of a game that does not depend on time.
fn story(played: &Played) -> impl PartialEq + std::fmt::Debug + use<> {
    let nodes = played.work.map(|work| work.nodes);
    let scores: Vec<_> = played.notes.iter().map(|note| note.score).collect();
    let seeds = (played.number, played.light, played.seeds);
    (played.game.rules(), played.game.moves_made(), played.end.clone(), nodes, scores, seeds)
}

#[test]
fn games_are_the_same_however_many_are_played_at_a_time() {
    for second in ["uct:nodes=100", "random", "engine:level=2"] {
        let one = plan("engine:nodes=300", second, 4);
        let three = Match { concurrency: 3, ..one.clone() };
        let (games, report) = play(&one);
        let (again, other) = play(&three);
        let stories = |games: &[Played]| games.iter().map(story).collect::<Vec<_>>();
        assert_eq!(stories(&games), stories(&again), "{second}");
        assert_eq!(report.tally, other.tally);
        assert_eq!(games.len(), 8);
    }
}

#[test]
fn another_seed_is_another_match() {
    let first = plan("random", "random", 1);
    let mut second = first.clone();
    second.openings.seed += 1;
    assert_ne!(story(&play(&first).0[0]), story(&play(&second).0[0]));
}

#[test]
fn a_pair_has_one_opening_and_swaps_the_sides() {
    let (games, _) = play(&plan("random", "random", 3));
    for pair in games.chunks(2) {
        let opening = |played: &Played| {
            (played.game.rules(), played.game.moves_made()[..played.opening_plies].to_vec())
        };
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
        assert_eq!([pair[0].light, pair[1].light], [Side::First, Side::Second]);
        assert_eq!(pair[0].opening_plies, 3);
    }
    assert_ne!(games[0].game.rules(), games[2].game.rules());
}

#[test]
fn a_program_against_itself_shares_every_pair() {
    let (_, report) = play(&plan("engine:nodes=200", "engine:nodes=200", 4));
    assert_eq!(report.tally.pairs, [0, 0, 4, 0, 0]);
}

#[test]
fn the_engine_beats_random_moves_and_a_test_stops_when_that_is_clear() {
    let sprt = Some("0,100".parse().expect("a test"));
    let one = Match { sprt, ..plan("engine:nodes=300", "random", 200) };
    let (games, report) = play(&one);
    assert!(report.verdict() == Some(lab::stats::Verdict::Elo1), "{report}");
    assert!(games.len() < 200 && games.len() as u64 == report.tally.games(), "{report}");
    let (_, other) = play(&Match { concurrency: 3, ..one });
    assert_eq!(report.tally, other.tally);
}

#[test]
fn every_game_is_told_in_order_and_counted_for_the_first() {
    let (games, report) = play(&plan("engine:nodes=100", "random", 3));
    assert_eq!(games.iter().map(|played| played.number).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    let won = games.iter().filter(|played| played.winner == Some(Side::First)).count();
    assert_eq!(report.tally.games[2], won as u64);
    for played in &games {
        let End::Rules(reason) = played.end else { panic!("{:?}", played.end) };
        let outcome = played.game.outcome().expect("over");
        let winner = outcome.winner.map(|winner| Side::playing(winner, played.light));
        assert_eq!((outcome.reason, winner), (reason, played.winner));
    }
}

#[test]
fn games_that_are_too_long_are_draws() {
    let mut long = plan("random", "random", 1);
    long.arbiter.most_plies = 5;
    let (games, report) = play(&long);
    assert_eq!(report.tally.games, [0, 2, 0]);
    assert!(games.iter().all(|played| played.end == End::Length));
    assert!(games.iter().all(|played| played.game.moves_made().len() == 5));
}

#[test]
fn games_end_when_both_have_agreed_on_the_winner_for_long_enough() {
    let mut usual = plan("engine:nodes=400", "uct:nodes=300", 6);
    usual.openings.rules = "size=5x5,rows=1,cap=80".to_owned();
    let mut short = usual.clone();
    short.arbiter.resign = Some(Resign { moves: 1, score: 50 });
    let ((games, usual), (resigned, short)) = (play(&usual), play(&short));
    assert!(short.plies < usual.plies, "{short}");
    let mut given_up = 0;
    for (long, short) in games.iter().zip(&resigned) {
        let moves = short.game.moves_made();
        assert_eq!(long.game.moves_made()[..moves.len()], moves);
        given_up += u32::from(short.end == End::Resignation);
        if short.end == End::Resignation {
            let last = &short.notes[short.notes.len() - 2..];
            let values: Vec<i32> =
                last.iter().map(|note| note.score.map_or(0, engine::Score::value)).collect();
            assert!(values.iter().all(|value| value.abs() >= 50), "{values:?}");
            assert!((values[0] > 0) != (values[1] > 0), "{values:?}");
        }
    }
    assert!(given_up > 0, "{short}");
}

#[test]
fn records_of_games_read_back_with_players_result_and_reason() {
    let mut long = plan("engine:nodes=100,name=strong", "random", 2);
    long.arbiter.most_plies = 14;
    let (games, _) = play(&long);
    let names = ["strong", "random"];
    let text = |played| record_of(played, names, "2026.05.17").to_string();
    let all: Vec<String> = games.iter().map(text).collect();
    let all = all.join("\n");
    assert_eq!(lab::split_records(&all).count(), games.len());
    for (text, played) in lab::split_records(&all).zip(&games) {
        let record = Record::read_strict(text).expect(text);
        assert_eq!(record.replay().moves_made(), played.game.moves_made());
        let light = if played.light == Side::First { "strong" } else { "random" };
        assert_eq!(record.player(Player::Light), Some(light));
        assert_eq!(record.date(), Some("2026.05.17"));
        assert_eq!(record.tag("OpeningPlies"), Some("3"));
        let reason = match (&played.end, record.termination()) {
            (End::Rules(reason), Some(Termination::Rules(read))) => read == reason,
            (End::Length, Some(Termination::Other(text))) => text == "length",
            _ => false,
        };
        assert!(reason, "{text}");
    }
}

/// `[%eval …]` is better for Light when it is greater.
#[test]
fn evaluations_in_records_are_from_the_view_of_light() {
    let (games, _) = play(&plan("engine:nodes=100", "random", 1));
    for played in &games {
        let record = record_of(played, ["a", "b"], "");
        let nodes: Vec<_> = record.tree().main_line().skip(played.opening_plies).collect();
        for (n, (&node, note)) in nodes.iter().zip(&played.notes).enumerate() {
            let plies = played.opening_plies + n;
            let is_light = plies.is_multiple_of(2);
            let value = note.score.map(|score| if is_light { score } else { -score }.value());
            let written = record.tree().notes(node).eval.as_ref().map(|text| text.parse());
            assert_eq!(written, value.map(Ok));
        }
    }
}

#[test]
fn a_match_that_is_stopped_counts_what_was_played() {
    let stop = AtomicBool::new(false);
    let long = plan("random", "random", 1_000_000);
    let report = run(&long, &stop, &mut |played, _| {
        stop.store(played.number >= 9, Ordering::Relaxed);
    });
    let games = report.expect("a match").tally.games();
    assert!((10..1000).contains(&games), "{games}");
}

#[test]
fn matches_that_cannot_be_played_say_why() {
    let refused = |plan: &Match| run(plan, &AtomicBool::new(false), &mut |_, _| {}).err();
    let endless = refused(&plan("engine", "random", 1));
    assert_eq!(endless, Some(MatchError::NoLimit("engine".to_owned())));
    let missing = refused(&plan("cmd:/no/such/program nodes=1", "random", 1));
    assert!(matches!(missing, Some(MatchError::NoStart { .. })), "{missing:?}");
    let mut bad = plan("random", "random", 1);
    bad.openings.rules = "size=0x0".to_owned();
    assert!(matches!(refused(&bad), Some(MatchError::Opening(_))));
}

#[test]
fn a_clock_serves_players_without_a_limit_of_their_own() {
    let clock = Some("0.5+0.005".parse().expect("a clock"));
    let (games, report) = play(&Match { clock, ..plan("engine", "uct:nodes=50", 1) });
    assert_eq!(report.faults, [0, 0], "{report}");
    for played in &games {
        let first = if played.light == Side::First { 0 } else { 1 };
        let own = played.notes.iter().skip((first + played.opening_plies) % 2).step_by(2);
        assert!(own.clone().count() > 0 && own.clone().all(|note| note.left.is_some()));
    }
}
