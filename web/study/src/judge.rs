//! What a value means, in words and as a chance.

use engine::review::{Review, Turn};
use engine::{Score, win_chance};
use rules::{Kind, Player};
use words::{Lang, fill, names};

use crate::text::{IN_MOVES, Text};

/// The chances from which on one side is said to stand better, much better, or to
/// win; below the first, chances are even.
const SLIGHT: f64 = 0.54;
const BETTER: f64 = 0.62;
const MUCH_BETTER: f64 = 0.75;
const WINNING: f64 = 0.9;

/// A value to the player to move, from what the engine says.
#[must_use]
pub fn score(told: talk::Score) -> Score {
    match told {
        talk::Score::Centi(value) => Score::centi(value),
        talk::Score::Win(plies) => Score::win_in(plies),
        talk::Score::Loss(plies) => Score::loss_in(plies),
    }
}

/// The value to Light of one to `player`.
#[must_use]
pub fn to_light(score: Score, player: Player) -> Score {
    if player == Player::Light { score } else { -score }
}

/// A chance from 0 to 1 as a whole number of hundredths.
#[must_use]
pub fn percent(chance: f64) -> u32 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u32
}

/// The side with the better chances, Light if they are even, and its chance.
#[must_use]
pub fn better_side(to_light: Score) -> (Player, f64) {
    let chance = win_chance(to_light);
    if chance >= 0.5 { (Player::Light, chance) } else { (Player::Dark, 1.0 - chance) }
}

/// A value to Light in words.
#[must_use]
pub fn in_words(kind: Kind, to_light: Score, lang: Lang) -> String {
    let (side, chance) = better_side(to_light);
    let name = names::player(kind, side, lang);
    let plies = to_light.plies_to_win().or(to_light.plies_to_loss());
    match plies {
        Some(0) => return fill(Text::WinsNow.of(lang), &[name]),
        Some(plies) => return fill(Text::WinsIn.of(lang), &[name, &in_moves(plies, lang)]),
        None => {}
    }
    let text = match chance {
        _ if chance < SLIGHT => Text::Even,
        _ if chance < BETTER => Text::Slight,
        _ if chance < MUCH_BETTER => Text::Better,
        _ if chance < WINNING => Text::MuchBetter,
        _ => Text::Winning,
    };
    fill(text.of(lang), &[name])
}

/// In how many moves of one side.
fn in_moves(plies: u32, lang: Lang) -> String {
    IN_MOVES.say(u64::from(plies.div_ceil(2)), lang)
}

/// A key moment of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// How many moves had been made with this one.
    pub ply: u32,
    /// The move.
    pub played: String,
    /// The mark it earns.
    pub sign: &'static str,
    /// What it did.
    pub told: String,
}

/// The key moments of a review in words.
#[must_use]
pub fn moments(kind: Kind, review: &Review, lang: Lang) -> Vec<Told> {
    let tell = |moment: engine::review::Moment| {
        let mv = &review.moves[moment.index];
        let name = names::player(kind, mv.player, lang);
        let best = mv.best.moves.first().map_or("", String::as_str);
        let told = match moment.turn {
            Turn::MissedWin(plies) => {
                fill(Text::MissedWin.of(lang), &[name, &in_moves(plies, lang), best])
            }
            Turn::IntoLoss(plies) => {
                fill(Text::IntoLoss.of(lang), &[name, &in_moves(plies, lang), best])
            }
            Turn::LostLead => fill(Text::LostLead.of(lang), &[name, best]),
            Turn::Worse => {
                let lost = percent(mv.loss()).to_string();
                fill(Text::Worse.of(lang), &[name, &lost, best])
            }
        };
        let sign = mv.mark().map_or("", engine::review::Mark::sign);
        Told { ply: mv.ply, played: mv.played.clone(), sign, told }
    };
    review.moments().into_iter().map(tell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_follow_the_chances_of_either_side() {
        let said = |score| in_words(Kind::Ogama, score, Lang::English);
        assert_eq!(said(Score::DRAW), "The chances are even");
        assert_eq!(said(Score::centi(100)), "Orange has better chances");
        assert_eq!(said(Score::centi(-100)), "Black has better chances");
        assert_eq!(said(Score::centi(900)), "Orange should win");
        assert_eq!(said(Score::loss_in(3)), "Black wins, in 2 moves");
        assert_eq!(said(Score::win_in(0)), "Orange has won");
    }

    #[test]
    fn a_value_to_dark_is_turned_for_light() {
        assert_eq!(to_light(score(talk::Score::Win(3)), Player::Dark), Score::loss_in(3));
        assert_eq!(to_light(score(talk::Score::Centi(5)), Player::Light), Score::centi(5));
        assert_eq!(better_side(Score::loss_in(1)), (Player::Dark, 1.0));
    }
}
