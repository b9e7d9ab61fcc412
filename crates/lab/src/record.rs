//! Games of a match as records.

use engine::Score as Value;
use rules::Player;
use rules::record::{Notes, Record, Score, Termination, clock_text, player_key};

use crate::game::{End, MoveNote, Played};
use crate::side::Side;

/// The record of a game between contestants of these names.
///
/// The evaluations are centi-units, more being better for Light.
#[must_use]
pub fn record_of(played: &Played, names: [&str; 2], date: &str) -> Record {
    let mut record = Record::from_game(&played.game);
    let light = played.light;
    let score = match played.winner.map(|winner| winner.player(light)) {
        Some(Player::Light) => Score::Light,
        Some(Player::Dark) => Score::Dark,
        None => Score::Draw,
    };
    record.set_result(score, Some(termination(&played.end)));
    let mut tag = |key: &str, value: String| {
        record.set_tag(key, value).expect("keys of letters, none of the record's own");
    };
    tag("Event", format!("match game {}", played.number + 1));
    for player in Player::BOTH {
        let side = Side::playing(player, light);
        tag(&player_key(played.game.kind(), player), names[side.index()].to_owned());
    }
    tag("Date", date.to_owned());
    tag("OpeningPlies", played.opening_plies.to_string());
    for player in Player::BOTH {
        let seed = played.seeds[Side::playing(player, light).index()];
        let key = player_key(played.game.kind(), player);
        tag(&format!("{key}Seed"), seed.to_string());
    }
    add_notes(&mut record, played);
    record
}

fn termination(end: &End) -> Termination {
    match end {
        End::Rules(reason) => Termination::Rules(*reason),
        End::Resignation => Termination::Resignation,
        End::Time => Termination::Time,
        other => Termination::Other(other.to_string()),
    }
}

fn add_notes(record: &mut Record, played: &Played) {
    let nodes: Vec<_> = record.tree().main_line().skip(played.opening_plies).collect();
    let mut mover = if (nodes.len() % 2 == 0) == (played.game.turn() == Player::Light) {
        Player::Light
    } else {
        Player::Dark
    };
    for (node, note) in nodes.into_iter().zip(&played.notes) {
        record.set_notes(node, notes(note, mover));
        mover = !mover;
    }
}

fn notes(note: &MoveNote, mover: Player) -> Notes {
    let to_light = |score: Value| if mover == Player::Light { score } else { -score };
    Notes {
        eval: note.score.map(|score| to_light(score).value().to_string()),
        clock: note.left.map(|left| clock_text(left.as_millis() as u64)),
        ..Notes::default()
    }
}

/// The records in a text of several, as a match writes them: each begins with
/// a line that opens the tag `Game`.
///
/// # Examples
///
/// ```
/// let text = "[Game \"ogama\"]\n*\n\n[Game \"stackreverse\"]\n*\n";
/// assert_eq!(lab::split_records(text).count(), 2);
/// ```
pub fn split_records(text: &str) -> impl Iterator<Item = &str> {
    const HEAD: &str = "[Game \"";
    let inner = text.match_indices("\n[Game \"").map(|(at, _)| at + 1);
    let mut starts: Vec<usize> =
        text.starts_with(HEAD).then_some(0).into_iter().chain(inner).collect();
    starts.push(text.len());
    let ends = starts.clone().into_iter().skip(1);
    starts.into_iter().zip(ends).map(|(from, to)| &text[from..to])
}
