//! How a game ended, in words.

use rules::view::View;
use rules::{AnyGame, Kind, Outcome, Player, Reason};

use crate::said::{LIMIT, Said};
use crate::{Lang, fill, names};

/// How a game ends that its rules have not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Broken {
    /// A player gave up.
    Resigned(Player),
    /// A player's time ran out.
    Time(Player),
    /// Both agreed to a draw.
    Agreed,
}

impl Broken {
    /// Who has won by it.
    #[must_use]
    pub fn winner(self) -> Option<Player> {
        match self {
            Self::Resigned(loser) | Self::Time(loser) => Some(!loser),
            Self::Agreed => None,
        }
    }

    /// It, in a sentence.
    #[must_use]
    pub fn describe(self, kind: Kind, lang: Lang) -> String {
        let result = wins(kind, self.winner(), lang);
        match self {
            Self::Resigned(loser) => {
                fill(Said::EndResigned.of(lang), &[names::player(kind, loser, lang), &result])
            }
            Self::Time(loser) => {
                fill(Said::EndTime.of(lang), &[names::of_player(kind, loser, lang), &result])
            }
            Self::Agreed => fill(Said::EndAgreed.of(lang), &[&result]),
        }
    }
}

/// Who wins, if anybody.
fn wins(kind: Kind, winner: Option<Player>, lang: Lang) -> String {
    match winner {
        Some(player) => fill(Said::Wins.of(lang), &[names::player(kind, player, lang)]),
        None => Said::Draw.of(lang).to_owned(),
    }
}

/// The end of `game` in a sentence, once it is over or a side has resigned.
#[must_use]
pub fn describe(game: &AnyGame, resigned: Option<Player>, lang: Lang) -> Option<String> {
    let kind = game.kind();
    if let Some(loser) = resigned {
        return Some(Broken::Resigned(loser).describe(kind, lang));
    }
    let outcome = game.outcome()?;
    let result = wins(kind, outcome.winner, lang);
    let loser = names::of_player(kind, outcome.winner.map_or(game.turn(), |w| !w), lang);
    let view = game.view();
    let say = |text: Said, values: &[&str]| Some(fill(text.of(lang), values));
    match outcome.reason {
        Reason::Tower => {
            let (point, height) = tallest(&view);
            say(Said::EndTower, &[&height.to_string(), &view.shape.name(point), &result])
        }
        Reason::Captures => {
            let count = captures(&view, outcome, lang);
            let toad_counts = names::option(game, "toad-single").as_deref() == Some("yes");
            let lacks = |player: &Player| !has_single(&view, *player, toad_counts);
            let lacking: Vec<Player> = Player::BOTH.into_iter().filter(lacks).collect();
            match lacking[..] {
                [player] => {
                    let player = names::of_player(kind, player, lang);
                    say(Said::EndCaptures, &[player, &count, &result])
                }
                _ => say(Said::EndCapturesBoth, &[&count, &result]),
            }
        }
        Reason::Stalemate => {
            let stuck = names::of_player(kind, game.turn(), lang);
            if names::option(game, "stalemate").as_deref() == Some("captures") {
                let count = captures(&view, outcome, lang);
                say(Said::EndStalemateCaptures, &[stuck, &count, &result])
            } else {
                say(Said::EndStalemate, &[stuck, &result])
            }
        }
        Reason::Helpless => {
            let by_reach = names::option(game, "loss").as_deref() == Some("reach");
            let text = if by_reach { Said::EndReach } else { Said::EndHelpless };
            say(text, &[loser, &result])
        }
        Reason::Immobile => say(Said::EndImmobile, &[loser, &result]),
        Reason::Blocked => say(Said::EndBlocked, &[loser, &result]),
        Reason::Repetition => say(Said::EndRepetition, &[&result]),
        Reason::Cap => {
            let cap = names::option(game, "cap").and_then(|cap| cap.parse().ok());
            say(Said::EndCap, &[&LIMIT.say(cap.unwrap_or_default(), lang), &result])
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
    fill(Said::CountOf.of(lang), &[&of(first), &of(!first)])
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_resigns_is_told_before_anything_else() {
        let game = Kind::Ogama.open("", None, None).unwrap();
        let told = |lang| describe(&game, Some(Player::Light), lang).unwrap();
        assert_eq!(told(Lang::English), "Orange resigned: Black wins.");
        assert_eq!(told(Lang::Russian), "Оранжевые сдались: выиграли Чёрные.");
    }

    #[test]
    fn an_end_that_no_rule_made_is_told_with_its_result() {
        let told = |broken: Broken, lang| broken.describe(Kind::Stackreverse, lang);
        let time = Broken::Time(Player::Dark);
        assert_eq!(told(time, Lang::English), "Black has run out of time: White wins.");
        assert_eq!(told(time, Lang::Russian), "У Чёрных кончилось время: выиграли Белые.");
        assert_eq!(told(Broken::Agreed, Lang::Russian), "По обоюдному согласию: ничья.");
        assert_eq!(time.winner(), Some(Player::Light));
    }

    #[test]
    fn captures_are_told_with_both_figures_the_winners_first() {
        let position = "x2,bbb,b*/bb,x3/x,oboob,o*,x/o,x,oo,o o";
        let game = Kind::Ogama.open("size=4x4", None, Some(position)).unwrap();
        let told = |lang| describe(&game, None, lang).unwrap();
        assert_eq!(
            told(Lang::English),
            "Black has no free single disc; captures 3 to 0: Black wins."
        );
        assert_eq!(
            told(Lang::Russian),
            "У Чёрных нет свободных одиночных дисков; захваты 3:0: выиграли Чёрные."
        );
    }

    #[test]
    fn a_limit_takes_the_right_form_of_its_word() {
        assert_eq!(LIMIT.say(1, Lang::English), "one move");
        assert_eq!(LIMIT.say(121, Lang::Russian), "121 ход");
        assert_eq!(LIMIT.say(400, Lang::Russian), "400 ходов");
    }

    #[test]
    fn a_side_without_a_move_is_named() {
        let position = "b10,x3/x4/x4/w1b5,x3 w 0,0";
        let game = Kind::Stackreverse.open("", None, Some(position)).unwrap();
        let told = describe(&game, None, Lang::English).unwrap();
        assert_eq!(told, "White has no move: Black wins.");
    }
}
