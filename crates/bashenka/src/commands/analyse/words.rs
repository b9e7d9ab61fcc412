//! Values in words.

use engine::{Score, win_chance};
use rules::{Kind, Player};

/// From this chance of winning on a side is told to be a little better.
const A_LITTLE_BETTER: f64 = 0.55;
/// From this chance on it is told to be better.
const BETTER: f64 = 0.65;
/// From this chance on it is told to be much better.
const MUCH_BETTER: f64 = 0.80;

/// A player's name with a capital.
pub fn name(kind: Kind, player: Player) -> String {
    rules::record::player_key(kind, player)
}

/// `Orange is a little better`, where `score` is the value to `player`.
pub fn verdict(kind: Kind, player: Player, score: Score) -> String {
    let is_ahead = score.value() >= 0;
    let (ahead, score) = if is_ahead { (player, score) } else { (!player, -score) };
    let ahead = name(kind, ahead);
    if let Some(plies) = score.plies_to_win() {
        return match plies {
            0 => format!("{ahead} has won"),
            1 => format!("{ahead} wins with the next move"),
            _ => format!("{ahead} wins in {plies} plies"),
        };
    }
    match win_chance(score) {
        chance if chance >= MUCH_BETTER => format!("{ahead} is much better"),
        chance if chance >= BETTER => format!("{ahead} is better"),
        chance if chance >= A_LITTLE_BETTER => format!("{ahead} is a little better"),
        _ => "the chances are even".to_owned(),
    }
}

/// A chance in whole percent: 100 and 0 only where the result is forced.
pub fn percent(score: Score) -> String {
    let chance = (win_chance(score) * 100.0).round();
    let chance = if score.is_decided() { chance } else { chance.clamp(1.0, 99.0) };
    format!("{chance:.0} %")
}

/// A score for programs: centi-units or plies to a forced result.
pub fn to_json(score: Score) -> serde_json::Value {
    let value = (!score.is_decided()).then(|| score.value());
    serde_json::json!({
        "text": score.to_string(),
        "centi_units": value,
        "win_in_plies": score.plies_to_win(),
        "loss_in_plies": score.plies_to_loss(),
        "chance": win_chance(score),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_name_who_stands_better() {
        for (score, words) in [
            (Score::centi(10), "the chances are even"),
            (Score::centi(60), "Orange is a little better"),
            (Score::centi(-150), "Black is better"),
            (Score::centi(900), "Orange is much better"),
            (Score::win_in(1), "Orange wins with the next move"),
            (Score::win_in(3), "Orange wins in 3 plies"),
            (Score::loss_in(2), "Black wins in 2 plies"),
            (Score::loss_in(0), "Black has won"),
        ] {
            assert_eq!(verdict(Kind::Ogama, Player::Light, score), words);
        }
    }

    #[test]
    fn only_forced_results_are_certain() {
        assert_eq!(percent(Score::centi(20_000)), "99 %");
        assert_eq!(percent(Score::centi(-20_000)), "1 %");
        assert_eq!(percent(Score::win_in(5)), "100 %");
        assert_eq!(percent(Score::DRAW), "50 %");
    }
}
