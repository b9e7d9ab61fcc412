//! What games and players are called.

use rules::{AnyGame, Kind, Player};

use crate::Lang;
use crate::said::Said;

/// The name of a game; its key if it has none yet.
#[must_use]
pub fn game(kind: Kind, lang: Lang) -> &'static str {
    match kind.key() {
        "ogama" => Said::Ogama.of(lang),
        "stackreverse" => Said::Stackreverse.of(lang),
        other => other,
    }
}

/// What the game calls a player.
#[must_use]
pub fn player(kind: Kind, player: Player, lang: Lang) -> &'static str {
    match kind.players()[player.index()] {
        "orange" => Said::Orange.of(lang),
        "white" => Said::White.of(lang),
        "black" => Said::Black.of(lang),
        other => other,
    }
}

/// [`player`], after "of".
#[must_use]
pub fn of_player(kind: Kind, player: Player, lang: Lang) -> &'static str {
    match kind.players()[player.index()] {
        "orange" => Said::OrangeOf.of(lang),
        "white" => Said::WhiteOf.of(lang),
        "black" => Said::BlackOf.of(lang),
        other => other,
    }
}

/// The value of an option in the full rules of `game`.
#[must_use]
pub fn option(game: &AnyGame, key: &str) -> Option<String> {
    let rules = game.rules();
    let pair = |pair: &str| pair.split_once('=').filter(|(k, _)| *k == key).map(|(_, v)| v.into());
    rules.split(',').find_map(pair)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_player_has_a_name_in_every_language() {
        for &kind in Kind::ALL {
            assert_ne!(game(kind, Lang::Russian), kind.key());
            for side in Player::BOTH {
                assert_ne!(player(kind, side, Lang::Russian), kind.players()[side.index()]);
                assert_ne!(of_player(kind, side, Lang::English), kind.players()[side.index()]);
            }
        }
    }
}
