//! Records to test with.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use rules::record::{Explorer, Notes, Problem, Record, Score, Severity, Termination};
use rules::wild::WildBoard;
use rules::{AnyGame, Kind};
use rules_testkit::random_game::{Case, Play, ogama, stackreverse};
use rules_testkit::vectors::Game;

/// A small game of Ogama that is not over for some moves.
pub const SMALL: &str = "size=4x4,rows=1,toads=b1.b4";

/// That game without moves.
pub fn small_game() -> AnyGame {
    Kind::Ogama.open(SMALL, None, None).expect("the rules are good")
}

/// A record of that game with some moves.
pub fn small(moves: &[&str]) -> Record {
    let mut game = small_game();
    for text in moves {
        game.play_text(text).expect("the moves are legal");
    }
    Record::from_game(&game)
}

/// The text of a record of that game: more tags, and moves.
pub fn small_text(tags: &str, moves: &str) -> String {
    let rules = small_game().rules();
    format!("[Game \"ogama\"]\n[RulesVersion \"1\"]\n[Rules \"{rules}\"]\n{tags}\n\n{moves}\n")
}

/// The problems that cost something.
pub fn errors(problems: &[Problem]) -> Vec<&Problem> {
    problems.iter().filter(|problem| problem.severity == Severity::Error).collect()
}

/// A random start of either game, typed in or not, on a grid or a wild board.
fn cases() -> BoxedStrategy<Case> {
    let start = |play: Play| play.first;
    prop_oneof![
        3 => ogama::plays().prop_map(start),
        1 => ogama::typed(),
        2 => stackreverse::plays().prop_map(start),
        1 => stackreverse::typed(),
    ]
    .boxed()
}

/// The game that begins there; `None` if its board has but one camp.
fn open(case: &Case) -> Option<AnyGame> {
    let kind = match case.game {
        Game::Ogama => Kind::Ogama,
        Game::Stackreverse => Kind::Stackreverse,
    };
    let board = case.board_json().map(|json| WildBoard::from_json(&json).map(Arc::new));
    let board = board.transpose().ok()?;
    Some(kind.open(&case.rules, board.as_ref(), Some(&case.position)).expect("a legal case"))
}

/// Any text, the letters that mean something here above all.
pub fn texts() -> BoxedStrategy<String> {
    const PIECES: [&str; 24] = [
        "\"",
        "\\",
        "{",
        "}",
        "[",
        "]",
        "(",
        ")",
        ";",
        "%",
        "[%eval 1]",
        "[%clk ",
        "\n",
        "\r\n",
        "\r",
        "\t",
        " ",
        "\u{feff}",
        "\u{2028}",
        "*",
        "1-0",
        "1.",
        "Ада",
        "\0",
    ];
    let pieces = prop::collection::vec(prop::sample::select(&PIECES[..]), 0..8);
    prop_oneof![
        3 => pieces.prop_map(|pieces| pieces.concat()),
        1 => any::<String>(),
        1 => Just(String::new()),
    ]
    .boxed()
}

/// Any notes.
pub fn notes() -> BoxedStrategy<Notes> {
    let annotation = || prop::option::of(texts());
    (texts(), texts(), annotation(), annotation())
        .prop_map(|(before, after, eval, clock)| Notes { before, after, eval, clock })
        .boxed()
}

/// Any result.
fn results() -> BoxedStrategy<(Score, Option<Termination>)> {
    let score = prop_oneof![
        Just(Score::Light),
        Just(Score::Dark),
        Just(Score::Draw),
        Just(Score::Open),
        texts().prop_map(Score::Other)
    ];
    let reason = prop_oneof![Just("time".to_owned()), Just("tower".to_owned()), texts()];
    (score, prop::option::of(reason.prop_map(|word| Termination::read(&word)))).boxed()
}

/// Tags of some keys and any text.
fn tags() -> BoxedStrategy<Vec<(String, String)>> {
    let keys = ["Orange", "White", "Black", "Date", "Clock", "Event", "Коми", "a-b", "Size"];
    let key = prop::sample::select(keys.map(str::to_owned).to_vec());
    prop::collection::vec((key, texts()), 0..6).boxed()
}

/// One change of a record.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Make a legal move.
    Play(Index),
    /// Go some moves back.
    Back(u8),
    /// Go to some node.
    Go(Index),
    /// Note something at some node.
    Note(Index, Notes),
    /// Remove some node.
    Remove(Index),
    /// Promote some node.
    Promote(Index),
    /// Demote some node.
    Demote(Index),
    /// Put some node on the main line.
    ToMain(Index),
    /// Set a tag.
    Tag(String, String),
    /// Remove a tag.
    Untag(String),
}

/// Changes, most of them moves.
pub fn edits() -> BoxedStrategy<Vec<Edit>> {
    let node = any::<Index>;
    let tag = || tags().prop_filter_map("a tag", |tags| tags.into_iter().next());
    let edit = prop_oneof![
        12 => node().prop_map(Edit::Play),
        4 => (1..4_u8).prop_map(Edit::Back),
        2 => node().prop_map(Edit::Go),
        3 => (node(), notes()).prop_map(|(node, notes)| Edit::Note(node, notes)),
        1 => node().prop_map(Edit::Remove),
        1 => node().prop_map(Edit::Promote),
        1 => node().prop_map(Edit::Demote),
        1 => node().prop_map(Edit::ToMain),
        1 => tag().prop_map(|(key, value)| Edit::Tag(key, value)),
        1 => tag().prop_map(|(key, _)| Edit::Untag(key)),
    ];
    prop::collection::vec(edit, 0..60).boxed()
}

/// A record of a random start and changes to it.
pub fn edited() -> BoxedStrategy<(Record, Vec<Edit>)> {
    (cases(), tags(), results(), edits())
        .prop_filter_map("a board", |(case, tags, (score, reason), edits)| {
            let mut record = Record::from_game(&open(&case)?);
            for (key, value) in tags {
                record.set_tag(&key, value).expect("the keys are good");
            }
            record.set_result(score, reason);
            Some((record, edits))
        })
        .boxed()
}

/// Records of every kind.
pub fn records() -> BoxedStrategy<Record> {
    edited()
        .prop_map(|(record, edits)| {
            let mut explorer = Explorer::new(record);
            for edit in &edits {
                super::editing::apply(&mut explorer, edit);
            }
            explorer.into_record()
        })
        .boxed()
}
