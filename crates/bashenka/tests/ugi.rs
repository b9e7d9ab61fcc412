//! What `bashenka ugi` promises to those who speak to it properly.

mod talk;

use protocol::{Answer, Form, Info, Setting, Status, Value};
use rules::{AnyGame, Kind};
use talk::Talk;

/// One legal move that wins, and no other that does.
const WIN_IN_ONE: (&str, &str, &str) = (
    "newgame stackreverse\nsetrules size=4x4,set=1.2.3.4",
    "x,w-4,w-1,x/x4/x,b-1b3b-4,x2/x,b-2w-2w-3,x2 w 0,0",
    "b4b2",
);
/// White can only pass.
const PASS: &str = "newgame stackreverse\nsetrules loss=blocked\nposition pos \
    w1b5,x3/x4/x4/b10,x3 w 0,0";
/// It is over: White cannot move.
const OVER: &str = "newgame stackreverse\nposition pos b10,x3/x4/x4/w1b5,x3 w 0,0";

#[test]
fn the_handshake_tells_all_games_rules_boards_and_settings() {
    let mut talk = Talk::new();
    talk.say("ugi");
    let answers: Vec<Answer> =
        talk.until("ugiok").iter().map(|line| line.parse().expect(line)).collect();
    assert!(answers.contains(&Answer::Protocol(protocol::VERSION)));
    assert!(answers.contains(&Answer::Rules(rules::RULES_VERSION)));
    for kind in Kind::ALL {
        let has = |answer: &Answer| answers.contains(answer);
        let players = kind.players().map(str::to_owned);
        assert!(has(&Answer::Game { game: kind.key().to_owned(), players }));
        for option in kind.options() {
            assert!(has(&Answer::Rule {
                game: kind.key().to_owned(),
                key: option.key.to_owned(),
                default: option.default.to_owned(),
                values: option.values.to_owned(),
            }));
        }
        let board = format!("boards {} files 26 ranks 26 points 256", kind.key());
        assert!(answers.iter().any(|answer| answer.to_string().starts_with(&board)));
    }
    let is_wild = |answer: &&Answer| answer.to_string().ends_with(" wild 256");
    assert_eq!(answers.iter().filter(is_wild).count(), 1);
    assert!(talk.end().is_empty());
}

#[test]
fn whatever_is_offered_can_be_set() {
    let mut talk = Talk::new();
    talk.say("ugi");
    for line in talk.until("ugiok") {
        let Ok(Answer::Option(Setting { name, form })) = line.parse() else { continue };
        let values = match form {
            Form::Spin { min, max, .. } => vec![min, max.min(64)],
            Form::Button => vec![],
            Form::Combo { values, .. } => {
                for value in values {
                    let said = talk.ask_all(&format!("setoption name {name} value {value}"));
                    assert!(said.is_empty(), "{said:?}");
                }
                continue;
            }
            form => panic!("{form:?}"),
        };
        for value in values {
            let said = talk.ask_all(&format!("setoption name {name} value {value}"));
            assert!(said.is_empty(), "{said:?}");
        }
    }
    talk.end();
}

#[test]
fn every_kind_of_limit_ends_in_a_legal_move() {
    let mut talk = Talk::new();
    talk.say("newgame ogama\nposition start");
    let legal = talk.legal();
    for go in [
        "go nodes 0",
        "go nodes 1",
        "go nodes 5000",
        "go depth 0",
        "go depth 1",
        "go depth 4",
        "go depth 4294967295 movetime 1",
        "go movetime 0",
        "go movetime 30",
        "go movetime -7",
        "go time1 300 time2 1 inc1 10 inc2 0 movestogo 3",
        "go time1 0 time2 0",
        "go time1 -9223372036854775808 time2 9223372036854775808",
        "go time1 99999999999999999999999 time2 0 inc1 99999999999999999999999 nodes 1000",
        "go time1 5 time2 5 movestogo 0",
        "go movetime 18446744073709551615 nodes 1000",
        "go nodes 18446744073709551615 depth 3",
    ] {
        let best = talk.best(go).expect(go);
        assert!(legal.contains(&best), "{go}: {best}");
    }
    assert!(talk.end().is_empty());
}

#[test]
fn the_move_goes_with_the_last_line_told() {
    let mut talk = Talk::new();
    talk.say("newgame stackreverse\ngo nodes 20000");
    let (infos, best) = talk.until_move();
    let Some(Answer::Info(last)) = infos.last() else { panic!("no information") };
    assert_eq!(last.pv.first(), best.as_ref());
    let [win, draw, loss] = last.wdl.expect("chances");
    assert_eq!(win + draw + loss, 1000);
    assert!(last.depth >= Some(1) && last.seldepth >= last.depth && last.nodes >= Some(1));
    assert!(last.nps.is_some() && last.hashfull.is_some() && last.time.is_some());
    assert_eq!(last.multipv, None);
}

/// What is told of a search of so many nodes, but for the times.
fn told(talk: &mut Talk) -> Vec<String> {
    talk.say("go nodes 30000");
    let (infos, best) = talk.until_move();
    let kept = |answer: Answer| match answer {
        Answer::Info(info) => Info { nps: None, time: None, ..info }.to_string(),
        other => panic!("{other}"),
    };
    infos.into_iter().map(kept).chain(best).collect()
}

#[test]
fn with_one_thread_and_a_limit_of_nodes_all_is_told_the_same_again() {
    let mut talk = Talk::new();
    talk.say("newgame ogama");
    let first = told(&mut talk);
    assert_ne!(told(&mut talk), first, "the table helps");
    talk.say("newgame ogama");
    assert_eq!(told(&mut talk), first, "a new game");
    talk.say("setoption name Clear Hash");
    assert_eq!(told(&mut talk), first, "a cleared table");
    let mut another = Talk::new();
    another.say("newgame ogama");
    assert_eq!(told(&mut another), first, "another program");
}

#[test]
fn several_lines_are_told_apart_best_first() {
    let mut talk = Talk::new();
    talk.say("setoption name MultiPV value 3\nnewgame ogama\ngo depth 3");
    let (infos, _) = talk.until_move();
    let last: Vec<_> = infos[infos.len() - 3..]
        .iter()
        .map(|answer| match answer {
            Answer::Info(info) => info,
            other => panic!("{other}"),
        })
        .collect();
    for (number, info) in (1..).zip(&last) {
        assert_eq!((info.depth, info.multipv), (Some(3), Some(number)));
    }
    let value = |place: usize| match last[place].score.expect("a score").value {
        Value::Centi(value) => value,
        other => panic!("decided at the start: {other:?}"),
    };
    assert!(value(0) >= value(1) && value(1) >= value(2));
    let firsts: std::collections::BTreeSet<_> = last.iter().map(|info| &info.pv[0]).collect();
    assert_eq!(firsts.len(), 3);
    talk.say("setoption name MultiPV value 256\nposition start\ngo depth 1");
    let (infos, _) = talk.until_move();
    assert_eq!(infos.len(), talk.legal().len());
}

#[test]
fn a_win_in_one_is_found_whatever_the_limit() {
    let (game, position, winning) = WIN_IN_ONE;
    let mut talk = Talk::new();
    talk.say(&format!("{game}\nposition pos {position}"));
    for go in ["go nodes 1", "go movetime 0", "go time1 1 time2 1", "go depth 1"] {
        talk.say(go);
        let (infos, best) = talk.until_move();
        assert_eq!(best.as_deref(), Some(winning), "{go}");
        let Some(Answer::Info(last)) = infos.last() else { panic!("{go}: nothing told") };
        assert_eq!(last.score.map(|score| score.value), Some(Value::Win(1)), "{go}");
        assert_eq!(last.wdl, Some([1000, 0, 0]), "{go}");
    }
}

#[test]
fn a_pass_is_a_move() {
    let mut talk = Talk::new();
    talk.say(PASS);
    assert_eq!(talk.legal(), ["--"]);
    assert_eq!(talk.best("go depth 3").as_deref(), Some("--"));
    talk.say(&format!("{} moves --", PASS.lines().last().expect("a line")));
    assert_eq!(talk.ask("show").split(" pos ").nth(1), Some("w1b5,x3/x4/x4/b10,x3 b 1,0"));
}

#[test]
fn a_game_that_is_over_has_no_move_and_says_why() {
    let mut talk = Talk::new();
    talk.say(OVER);
    assert!(talk.legal().is_empty());
    let status = "status over winner=black reason=immobile";
    assert_eq!(talk.ask("status"), status);
    for go in ["go nodes 1", "go infinite", "go ponder", "go movetime 0"] {
        assert_eq!(talk.ask(go), status, "{go}");
        assert_eq!(talk.hear(), "bestmove none", "{go}");
    }
    assert!(talk.ask_all("stop").is_empty());
    talk.say("newgame stackreverse\nposition pos x3,b5/x4/x4/w5,x3 w 0,0");
    assert_eq!(talk.ask("status"), "status ongoing");
    let around = "a1b1 d4c4 b1a1 c4d4 ".repeat(2);
    talk.say(&format!("position pos x3,b5/x4/x4/w5,x3 w 0,0 moves {around}"));
    let draw = Status::Over { winner: "draw".to_owned(), reason: "repetition".to_owned() };
    assert_eq!(talk.ask("status").parse(), Ok(Answer::Status(draw)));
    talk.say("setrules cap=2\nposition pos x3,b5/x4/x4/w5,x3 w 0,0 moves a1b1 d4c4\ngo");
    assert_eq!(talk.hear(), "status over winner=draw reason=cap");
    assert_eq!(talk.hear(), "bestmove none");
}

#[test]
fn the_program_plays_whole_games_against_itself() {
    let mut talk = Talk::new();
    for (kind, rules) in
        [("ogama", "size=4x4,rows=1,seed=3"), ("stackreverse", "size=5x5,set=1.2.3")]
    {
        let mut game: AnyGame = Kind::from_key(kind)
            .and_then(|kind| kind.open(rules, None, None))
            .expect("these rules have a start");
        talk.say(&format!("newgame {kind}\nsetrules {rules}"));
        loop {
            let moves = game.moves_made().join(" ");
            talk.say(&format!("position start moves {moves}"));
            let Some(best) = talk.best("go nodes 200") else { break };
            game.play_text(&best).expect("legal");
        }
        assert_eq!(talk.ask("status"), format!("status {}", game.status()));
        assert!(game.outcome().is_some());
    }
}

#[test]
fn a_wild_board_is_set_and_put_away() {
    let board = "{\"cells\": 4, \"edges\": [[1, 2], [2, 3], [3, 4]], \"white\": [1], \
        \"black\": [4]}";
    let mut talk = Talk::new();
    talk.say("newgame stackreverse");
    assert!(talk.ask_all(&format!("setrules set=2,steps=1-2\nsetboard {board}")).is_empty());
    assert!(talk.legal().iter().all(|mv| mv.starts_with("n1")), "cells are named by numbers");
    assert!(talk.best("go nodes 500").is_some());
    assert_eq!(talk.refusal("setrules size=4x4"), "bad-rules");
    assert!(talk.ask_all("setboard none\nsetrules size=4x4,set=1.2.3.4").is_empty());
    assert!(talk.legal().iter().any(|mv| mv.starts_with("a1")));
    assert!(talk.ask_all("setrules board=wild.24.7").is_empty());
    assert!(talk.best("go nodes 500").is_some());
    talk.say("newgame ogama");
    assert_eq!(talk.refusal(&format!("setboard {board}")), "bad-board");
    assert_eq!(talk.refusal("setboard {"), "bad-board");
    assert!(talk.best("go nodes 500").is_some(), "nothing has changed");
}

#[test]
fn every_board_gives_a_move_or_a_clear_none() {
    let mut talk = Talk::new();
    let corner = |first: &str, last: &str, files: usize, ranks: usize| {
        let mut rows = vec![vec!["x"; files]; ranks];
        rows[0][files - 1] = last;
        rows[ranks - 1][0] = first;
        rows.iter().map(|row| row.join(",")).collect::<Vec<_>>().join("/")
    };
    let mut boards = 0;
    for (files, ranks) in (1..=26).flat_map(|files| (1..=26).map(move |ranks| (files, ranks))) {
        let is_telling = files * ranks <= 12 || files == 26 || ranks == 26 || files == ranks;
        if files * ranks > 256 || !is_telling {
            continue;
        }
        boards += 1;
        for (game, position) in [
            ("ogama", format!("{} o", corner("o*", "b*", files, ranks))),
            ("stackreverse", format!("{} w 0,0", corner("w1", "b1", files, ranks))),
        ] {
            let said = talk.ask_all(&format!("newgame {game}\nposition pos {position}"));
            if let Some(line) = said.first() {
                assert!(line.starts_with("error "), "{files}x{ranks}: {line}");
                assert!(files * ranks <= 2, "{files}x{ranks}: {line}");
                continue;
            }
            let legal = talk.legal();
            let best = talk.best("go nodes 1");
            match &best {
                Some(best) => assert!(legal.contains(best), "{game} {files}x{ranks}: {best}"),
                None => assert!(legal.is_empty(), "{game} {files}x{ranks}"),
            }
        }
    }
    assert!(boards > 60);
}

#[test]
fn levels_play_and_the_weakest_varies_with_the_seed() {
    let mut talk = Talk::new();
    talk.say("newgame ogama\nsetoption name Level value 1");
    let legal = talk.legal();
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let best = talk.best(&format!("setoption name Seed value {seed}\ngo movetime 1"));
        let best = best.expect("a move");
        assert!(legal.contains(&best));
        assert_eq!(talk.best("go movetime 1"), Some(best.clone()), "the same seed");
        seen.insert(best);
    }
    assert!(seen.len() > 1, "{seen:?}");
    assert!(talk.ask_all("setoption name Level value full").is_empty());
    talk.say("go depth 2");
    assert!(!talk.until_move().0.is_empty(), "full strength tells of its lines");
}
