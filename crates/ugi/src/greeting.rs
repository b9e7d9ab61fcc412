//! What the engine says of itself when asked `ugi`.

use protocol::{Answer, Boards};
use rules::wild::WildBoard;
use rules::{Grid, Kind, RULES_VERSION};

use crate::Settings;
use crate::options;

/// The answer to `ugi`.
pub(crate) fn greeting(settings: &Settings) -> Vec<Answer> {
    let mut answers = vec![
        Answer::Name(format!("Bashenka {}", env!("CARGO_PKG_VERSION"))),
        Answer::Author(env!("CARGO_PKG_AUTHORS").to_owned()),
        Answer::Protocol(protocol::VERSION),
        Answer::Rules(RULES_VERSION),
    ];
    answers.extend(options::offered(settings).into_iter().map(Answer::Option));
    answers.extend(Kind::ALL.iter().flat_map(|&kind| capabilities(kind)));
    answers.push(Answer::UgiOk);
    answers
}

fn capabilities(kind: Kind) -> Vec<Answer> {
    let game = || kind.key().to_owned();
    let is_wild = kind.options().iter().any(|option| option.key == "board");
    let mut answers = vec![
        Answer::Game { game: game(), players: kind.players().map(str::to_owned) },
        Answer::Boards(Boards {
            game: game(),
            files: Grid::LONGEST as u32,
            ranks: Grid::LONGEST as u32,
            points: Grid::MOST_POINTS as u32,
            wild: is_wild.then_some(WildBoard::MAX_CELLS as u32),
        }),
    ];
    answers.extend(kind.options().iter().map(|option| Answer::Rule {
        game: game(),
        key: option.key.to_owned(),
        default: option.default.to_owned(),
        values: option.values.to_owned(),
    }));
    answers
}
