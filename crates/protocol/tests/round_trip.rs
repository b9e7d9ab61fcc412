//! Every message reads back the same, and no line whatever makes the readers
//! panic or say more than one line.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use protocol::{
    Answer, Boards, Clock, Command, Form, Go, Info, Mode, Scored, Setting, Shown, Start, Status,
    Value,
};
use rules_testkit::property::check;

const CASES: u32 = 2000;

/// A word that is none of the protocol's own.
fn word() -> BoxedStrategy<String> {
    const TAKEN: [&str; 9] =
        ["none", "moves", "value", "values", "type", "string", "proven", "start", "pos"];
    let any = "[a-zA-Z0-9~*.,=/{}\"-]{1,12}";
    any.prop_filter("taken", |text| !TAKEN.contains(&text.as_str())).boxed()
}

/// Words with one blank between them.
fn text(most: usize) -> BoxedStrategy<String> {
    vec(word(), 1..=most).prop_map(|words| words.join(" ")).boxed()
}

/// [`text`], or nothing.
fn maybe_text(most: usize) -> BoxedStrategy<String> {
    vec(word(), 0..=most).prop_map(|words| words.join(" ")).boxed()
}

fn clock() -> BoxedStrategy<Clock> {
    let make = |(time, increment, moves_to_go)| Clock { time, increment, moves_to_go };
    any::<([u64; 2], [u64; 2], Option<u32>)>().prop_map(make).boxed()
}

fn go() -> BoxedStrategy<Go> {
    let mode = prop_oneof![Just(Mode::Play), Just(Mode::Infinite), Just(Mode::Ponder)];
    let limits = any::<(Option<u64>, Option<u64>, Option<u32>)>();
    (limits, option::of(clock()), mode)
        .prop_map(|((nodes, movetime, depth), clock, mode)| Go {
            nodes,
            movetime,
            depth,
            clock,
            mode,
        })
        .boxed()
}

fn command() -> BoxedStrategy<Command> {
    let start = prop_oneof![Just(Start::OfGame), text(3).prop_map(Start::At)];
    prop_oneof![
        Just(Command::Ugi),
        Just(Command::IsReady),
        (text(2), option::of(maybe_text(3)))
            .prop_map(|(name, value)| Command::SetOption { name, value }),
        word().prop_map(Command::NewGame),
        maybe_text(3).prop_map(Command::SetRules),
        option::of(text(5)).prop_map(Command::SetBoard),
        (start, vec(word(), 0..9)).prop_map(|(start, moves)| Command::Position { start, moves }),
        go().prop_map(Command::Go),
        Just(Command::PonderHit),
        Just(Command::Stop),
        Just(Command::Legal),
        Just(Command::Status),
        Just(Command::Show),
        Just(Command::Quit),
    ]
    .boxed()
}

fn form() -> BoxedStrategy<Form> {
    prop_oneof![
        any::<[i64; 3]>().prop_map(|[default, min, max]| Form::Spin { default, min, max }),
        (word(), vec(word(), 0..5)).prop_map(|(default, values)| Form::Combo { default, values }),
        any::<bool>().prop_map(|default| Form::Check { default }),
        maybe_text(3).prop_map(|default| Form::Text { default }),
        Just(Form::Button),
    ]
    .boxed()
}

fn scored() -> BoxedStrategy<Scored> {
    let value = prop_oneof![
        any::<i32>().prop_map(Value::Centi),
        any::<u32>().prop_map(Value::Win),
        any::<u32>().prop_map(Value::Loss),
    ];
    (value, any::<bool>()).prop_map(|(value, is_proven)| Scored { value, is_proven }).boxed()
}

fn info() -> BoxedStrategy<Info> {
    let small = any::<[Option<u32>; 4]>();
    let large = any::<[Option<u64>; 3]>();
    let wdl = any::<Option<[u16; 3]>>();
    let rest = (option::of(scored()), vec(word(), 0..6), option::of(text(4)));
    (small, large, wdl, rest)
        .prop_map(|([depth, seldepth, multipv, hashfull], [nodes, nps, time], wdl, rest)| Info {
            depth,
            seldepth,
            multipv,
            score: rest.0,
            wdl,
            nodes,
            nps,
            hashfull,
            time,
            pv: rest.1,
            text: rest.2,
        })
        .boxed()
}

fn handshake() -> BoxedStrategy<Answer> {
    prop_oneof![
        text(3).prop_map(Answer::Name),
        text(3).prop_map(Answer::Author),
        any::<u32>().prop_map(Answer::Protocol),
        any::<u32>().prop_map(Answer::Rules),
        (text(2), form()).prop_map(|(name, form)| Answer::Option(Setting { name, form })),
        (word(), word(), word())
            .prop_map(|(game, one, two)| Answer::Game { game, players: [one, two] }),
        (word(), any::<[u32; 3]>(), any::<Option<u32>>()).prop_map(
            |(game, [files, ranks, points], wild)| {
                Answer::Boards(Boards { game, files, ranks, points, wild })
            }
        ),
        (word(), word(), text(4), text(6)).prop_map(|(game, key, default, values)| {
            Answer::Rule { game, key, default, values }
        }),
        Just(Answer::UgiOk),
        Just(Answer::ReadyOk),
    ]
    .boxed()
}

fn answer() -> BoxedStrategy<Answer> {
    let over = |(winner, reason)| Answer::Status(Status::Over { winner, reason });
    prop_oneof![
        handshake(),
        info().prop_map(Answer::Info),
        option::of((word(), option::of(word()))).prop_map(|found| {
            let (best, ponder) = found.map_or((None, None), |(mv, reply)| (Some(mv), reply));
            Answer::BestMove { best, ponder }
        }),
        vec(word(), 0..20).prop_map(Answer::Legal),
        Just(Answer::Status(Status::Ongoing)),
        (word(), word()).prop_map(over),
        (word(), word(), text(4))
            .prop_map(|(game, rules, position)| { Answer::Shown(Shown { game, rules, position }) }),
        (word(), maybe_text(8)).prop_map(|(code, text)| Answer::Error { code, text }),
    ]
    .boxed()
}

#[test]
fn every_command_reads_back() {
    check("commands read back", CASES, command(), |command| {
        let line = command.to_string();
        prop_assert_eq!(line.parse(), Ok(command), "{}", line);
        Ok(())
    });
}

#[test]
fn every_answer_reads_back() {
    check("answers read back", CASES, answer(), |answer| {
        let line = answer.to_string();
        prop_assert_eq!(line.parse(), Ok(answer), "{}", line);
        Ok(())
    });
}

/// Lines made of what lines are made of, so that they get far into the readers.
fn line() -> BoxedStrategy<String> {
    const OWN: [&str; 38] = [
        "ugi",
        "setoption",
        "name",
        "value",
        "newgame",
        "setrules",
        "setboard",
        "none",
        "position",
        "start",
        "pos",
        "moves",
        "go",
        "nodes",
        "movetime",
        "depth",
        "time1",
        "time2",
        "inc1",
        "movestogo",
        "infinite",
        "ponder",
        "stop",
        "info",
        "score",
        "cp",
        "win",
        "proven",
        "wdl",
        "pv",
        "bestmove",
        "option",
        "type",
        "spin",
        "default",
        "boards",
        "-1",
        "99999999999999999999",
    ];
    let part = prop_oneof![
        4 => proptest::sample::select(&OWN[..]).prop_map(str::to_owned),
        1 => word(),
        1 => any::<String>(),
    ];
    let blank = proptest::sample::select(&[" ", "  ", "\t", "", "\u{3000}", "\r", "\u{1}"][..]);
    vec((part, blank), 0..12)
        .prop_map(|parts| parts.into_iter().map(|(part, blank)| part + blank).collect())
        .boxed()
}

#[test]
fn whatever_is_read_is_one_line_and_reads_back() {
    check("any line", 4 * CASES, line(), |line| {
        if let Ok(command) = line.parse::<Command>() {
            let again = command.to_string();
            prop_assert!(!again.contains(char::is_control), "{:?}", again);
            prop_assert_eq!(again.parse::<Command>().map(|read| read.to_string()), Ok(again));
        }
        if let Ok(answer) = line.parse::<Answer>() {
            let again = answer.to_string();
            prop_assert!(!again.contains(char::is_control), "{:?}", again);
            prop_assert_eq!(again.parse::<Answer>().map(|read| read.to_string()), Ok(again));
        }
        Ok(())
    });
}

#[test]
fn a_refusal_names_the_place_and_what_was_expected() {
    for (line, said) in [
        ("", "expected ugi, isready"),
        ("fly", "got 'fly'"),
        ("ugi now", "line: expected nothing more, got 'now'"),
        ("setoption Hash 5", "setoption: expected name, got 'Hash'"),
        ("newgame", "newgame: expected the name of a game, got nothing"),
        ("setboard", "setboard: expected a board as JSON, or none, got nothing"),
        ("position", "position: expected start, or pos and a position, got nothing"),
        ("position start a1a2", "start: expected moves, got 'a1a2'"),
        ("position pos moves a1a2", "pos: expected a position, got nothing"),
        ("go nodes -1", "nodes: expected a whole number, got '-1'"),
        ("go nodes", "nodes: expected a whole number, got nothing"),
        ("go nodes 1 nodes 2", "go: expected every word once, got 'nodes'"),
        ("go infinite ponder", "go: expected infinite or ponder, once, got 'ponder'"),
        ("go time1 5", "go: expected both time1 and time2"),
        ("go inc1 5", "go: expected both time1 and time2"),
        ("go movetime 1.5", "movetime: expected milliseconds, a whole number, got '1.5'"),
    ] {
        let error = line.parse::<Command>().expect_err(line).to_string();
        assert!(error.contains(said), "{line}: {error}");
    }
}

/// Found by the fuzzer: a name was written as two words.
#[test]
fn control_characters_part_words_as_blanks_do() {
    assert!("newgame stackrevers\u{1}\u{0}oe".parse::<Command>().is_err());
    let moves = vec!["a1a2".to_owned(), "--".to_owned()];
    let parted = "\u{0}position\u{1}start moves\ta1a2\u{7f}--\r".parse();
    assert_eq!(parted, Ok(Command::Position { start: Start::OfGame, moves }));
}

#[test]
fn an_overdrawn_clock_is_empty_and_an_endless_one_is_full() {
    let line = "go time1 -5 time2 9223372036854775808 inc1 99999999999999999999999 inc2 -0";
    let Ok(Command::Go(Go { clock: Some(clock), .. })) = line.parse() else { panic!("a clock") };
    assert_eq!(clock.time, [0, 1 << 63]);
    assert_eq!(clock.increment, [u64::MAX, 0]);
}

#[test]
fn a_reader_of_answers_passes_over_what_it_does_not_know() {
    let line = "info depth 3 colour blue nodes 7 currmove a1a2 pv a1a2";
    let Ok(Answer::Info(info)) = line.parse() else { panic!("information") };
    assert_eq!((info.depth, info.nodes, info.pv), (Some(3), Some(7), vec!["a1a2".to_owned()]));
}
