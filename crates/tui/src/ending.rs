//! How a game ended, in words.

use rules::view::View;
use rules::{AnyGame, Outcome, Player, Reason};

use crate::Lang;
use crate::message::{Text, fill};
use crate::names;

/// The end of `game` in a sentence, once it is over.
pub(crate) fn describe(game: &AnyGame, resigned: Option<Player>, lang: Lang) -> Option<String> {
    let kind = game.kind();
    let name = |player| names::player(kind, player, lang);
    let wins = |winner: Option<Player>| match winner {
        Some(player) => fill(Text::Wins.of(lang), &[name(player)]),
        None => Text::Draw.of(lang).to_owned(),
    };
    if let Some(loser) = resigned {
        return Some(fill(Text::EndResigned.of(lang), &[name(loser), &wins(Some(!loser))]));
    }
    let outcome = game.outcome()?;
    let result = wins(outcome.winner);
    let loser = names::of_player(kind, outcome.winner.map_or(game.turn(), |w| !w), lang);
    let view = game.view();
    let say = |text: Text, values: &[&str]| Some(fill(text.of(lang), values));
    match outcome.reason {
        Reason::Tower => {
            let (point, height) = tallest(&view);
            say(Text::EndTower, &[&height.to_string(), &view.shape.name(point), &result])
        }
        Reason::Captures => {
            let count = captures(&view, outcome, lang);
            let toad_counts = names::option(game, "toad-single").as_deref() == Some("yes");
            let lacks = |player: &Player| !has_single(&view, *player, toad_counts);
            let lacking: Vec<Player> = Player::BOTH.into_iter().filter(lacks).collect();
            match lacking[..] {
                [player] => {
                    let player = names::of_player(kind, player, lang);
                    say(Text::EndCaptures, &[player, &count, &result])
                }
                _ => say(Text::EndCapturesBoth, &[&count, &result]),
            }
        }
        Reason::Stalemate => {
            let stuck = names::of_player(kind, game.turn(), lang);
            if names::option(game, "stalemate").as_deref() == Some("captures") {
                let count = captures(&view, outcome, lang);
                say(Text::EndStalemateCaptures, &[stuck, &count, &result])
            } else {
                say(Text::EndStalemate, &[stuck, &result])
            }
        }
        Reason::Helpless => {
            let by_reach = names::option(game, "loss").as_deref() == Some("reach");
            let text = if by_reach { Text::EndReach } else { Text::EndHelpless };
            say(text, &[loser, &result])
        }
        Reason::Immobile => say(Text::EndImmobile, &[loser, &result]),
        Reason::Blocked => say(Text::EndBlocked, &[loser, &result]),
        Reason::Repetition => say(Text::EndRepetition, &[&result]),
        Reason::Cap => {
            let cap = names::option(game, "cap").unwrap_or_default();
            say(Text::EndCap, &[&cap, &result])
        }
    }
}

fn tallest(view: &View) -> (u8, usize) {
    let heights = view.columns.iter().map(Vec::len).enumerate();
    let (point, height) = heights.max_by_key(|&(_, height)| height).unwrap_or((0, 0));
    (point as u8, height)
}

/// The captures, the winner's first.
fn captures(view: &View, outcome: Outcome, lang: Lang) -> String {
    let first = outcome.winner.unwrap_or(Player::Light);
    let of = |player| captures_of(view, player).to_string();
    fill(Text::CountOf.of(lang), &[&of(first), &of(!first)])
}

/// The pieces of the other side in the columns that `player` tops.
fn captures_of(view: &View, player: Player) -> usize {
    let topped = view.columns.iter().filter(|c| c.last().is_some_and(|top| top.owner == player));
    topped.map(|column| column.iter().filter(|piece| piece.owner != player).count()).sum()
}

fn has_single(view: &View, player: Player, toad_counts: bool) -> bool {
    let has_toad = |point: usize| view.figures.iter().any(|&(at, _)| usize::from(at) == point);
    view.columns.iter().enumerate().any(|(point, column)| {
        matches!(column[..], [only] if only.owner == player) && (toad_counts || !has_toad(point))
    })
}
