//! What a score means in games won, drawn and lost.
//!
//! The expectation of a game, a draw counted as half a win, follows the
//! logistic curve that ratings follow (Elo, "The Rating of Chessplayers, Past
//! and Present", 1978): with `s` for the score in centi-units,
//!
//! ```text
//! e = 1 / (1 + 10^(-s / CENTI_FOR_TEN_TO_ONE))
//! ```
//!
//! Draws are likeliest in even positions and vanish at both ends:
//!
//! ```text
//! draw = 4 e (1 - e) DRAWS_WHEN_EVEN,   win = e - draw / 2,   loss = 1 - e - draw / 2
//! ```

use crate::score::Score;

/// The score at which ten games are won for one lost, in centi-units. A first
/// guess, to be fitted to games.
pub const CENTI_FOR_TEN_TO_ONE: f64 = 400.0;

/// The share of draws in games from even positions; at most one half. A first
/// guess, like the other.
pub const DRAWS_WHEN_EVEN: f64 = 0.1;

/// The expectation of a game, from 0 for lost to 1 for won, a draw counted as
/// half a win, for the player whom `score` is for. Forced results are certain.
///
/// # Examples
///
/// ```
/// use engine::{Score, win_chance};
///
/// assert_eq!(win_chance(Score::DRAW), 0.5);
/// assert_eq!(win_chance(Score::win_in(7)), 1.0);
/// assert!((win_chance(Score::centi(400)) - 10.0 / 11.0).abs() < 1e-12);
/// ```
#[must_use]
pub fn win_chance(score: Score) -> f64 {
    if score.is_win() {
        1.0
    } else if score.is_loss() {
        0.0
    } else {
        1.0 / (1.0 + 10_f64.powf(-f64::from(score.value()) / CENTI_FOR_TEN_TO_ONE))
    }
}

/// The chances of a win, a draw and a loss in thousandths, which sum up to
/// 1000.
///
/// # Examples
///
/// ```
/// use engine::{Score, win_draw_loss};
///
/// assert_eq!(win_draw_loss(Score::DRAW), [450, 100, 450]);
/// assert_eq!(win_draw_loss(Score::loss_in(4)), [0, 0, 1000]);
/// ```
#[must_use]
pub fn win_draw_loss(score: Score) -> [u16; 3] {
    let expected = win_chance(score);
    let draw = 4.0 * expected * (1.0 - expected) * DRAWS_WHEN_EVEN;
    let thousandths = |share: f64| (share * 1000.0).round().clamp(0.0, 1000.0) as u16;
    let win = thousandths(expected - draw / 2.0);
    let loss = thousandths(1.0 - expected - draw / 2.0).min(1000 - win);
    [win, 1000 - win - loss, loss]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_sum_up_mirror_and_rise_with_the_score() {
        let mut last = 0;
        for value in -29_000..=29_000 {
            let score = Score::centi(value);
            let [win, draw, loss] = win_draw_loss(score);
            assert_eq!(win + draw + loss, 1000, "{value}");
            assert!(win >= last, "{value}");
            last = win;
            let [other, _, _] = win_draw_loss(-score);
            assert!(other.abs_diff(loss) <= 1, "{value}");
        }
    }
}
