//! What is said of moves: of the last one, and of where a piece may not land.

use board::Reason;
use rules::{Prospect, Verdict};
use words::{Lang, fill, names};

use crate::describe::signed;
use crate::{Session, Text};

/// The last move in words; nothing before the first.
#[must_use]
pub fn last_move(session: &Session, lang: Lang) -> String {
    let mut before = session.game().clone();
    let Some(text) = before.undo() else { return String::new() };
    let who = names::player(before.kind(), before.turn(), lang);
    let info = before.legal_moves().into_iter().find(|info| info.text == text);
    let Some((info, (from, to))) = info.and_then(|info| Some((info.clone(), info.ends?))) else {
        return fill(Text::WentPast.of(lang), &[who]);
    };
    let shape = session.view().shape;
    let said = if info.is_capture { Text::WentOver } else { Text::WentTo };
    fill(said.of(lang), &[who, &shape.name(from), &shape.name(to)])
}

/// Why the pieces of the person at the page may or may not land where they come
/// to.
#[must_use]
pub fn reasons(session: &Session, lang: Lang) -> Vec<Reason> {
    if session.is_programs_turn() || session.is_over() {
        return Vec::new();
    }
    let game = session.game();
    let points = (0..session.view().shape.points()).map_while(|point| u8::try_from(point).ok());
    let from_one = |from: u8| {
        game.prospects(from).into_iter().map(move |Prospect { to, verdict }| Reason {
            from,
            to,
            may_land: verdict.may_land(),
            told: why(verdict, lang),
        })
    };
    points.flat_map(from_one).collect()
}

/// A verdict in words.
#[must_use]
pub fn why(verdict: Verdict, lang: Lang) -> String {
    match verdict {
        Verdict::Fits { value, under } => {
            fill(Text::Fits.of(lang), &[&signed(value), &signed(under)])
        }
        Verdict::TooWeak { value, under } => {
            fill(Text::TooWeak.of(lang), &[&signed(value), &signed(under)])
        }
        Verdict::OverLimit { value, under, limit } => {
            // The sum of two pieces may be beyond what one piece can show.
            let sum = i32::from(value) + i32::from(under);
            let minus = if sum < 0 { "\u{2212}" } else { "" };
            let sum = format!("{minus}{}", sum.unsigned_abs());
            let parts = [&signed(value), &signed(under), &sum, &limit.to_string()];
            fill(Text::OverLimit.of(lang), &parts.map(String::as_str))
        }
        Verdict::Occupied => Text::Occupied.of(lang).to_owned(),
        Verdict::WayClosed => Text::WayClosed.of(lang).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Kind, Player};

    use super::*;
    use crate::{Opponent, Setup};

    fn session(kind: Kind, rules: &str, person: Player, opponent: Opponent) -> Session {
        let rules = rules.to_owned();
        Session::new(Setup { kind, rules, person, opponent, ..Setup::default() }).unwrap()
    }

    #[test]
    fn the_last_move_is_told_in_both_languages() {
        let mut friends = session(Kind::Stackreverse, "", Player::Light, Opponent::Friend);
        assert_eq!(last_move(&friends, Lang::English), "");
        friends.play("b2b3").unwrap();
        assert_eq!(last_move(&friends, Lang::English), "White: b2 to b3");
        assert_eq!(last_move(&friends, Lang::Russian), "Белые: b2 – b3");
    }

    #[test]
    fn every_reason_agrees_with_the_moves_there_are() {
        for kind in Kind::ALL {
            let friends = session(*kind, "", Player::Light, Opponent::Friend);
            let moves = friends.moves(Lang::English);
            for why in reasons(&friends, Lang::English) {
                let is_move = moves.iter().any(|mv| (mv.from, mv.to) == (why.from, why.to));
                assert_eq!(is_move, why.may_land, "{why:?}");
            }
        }
    }

    #[test]
    fn while_the_program_thinks_nothing_is_said_of_its_pieces() {
        let thinking = session(Kind::Stackreverse, "", Player::Dark, Opponent::Level(1));
        assert!(reasons(&thinking, Lang::English).is_empty());
    }

    #[test]
    fn a_verdict_names_both_numbers_and_the_limit() {
        let verdict = Verdict::OverLimit { value: -8, under: -5, limit: 10 };
        let said = why(verdict, Lang::English);
        assert_eq!(said, "\u{2212}8 on \u{2212}5: together \u{2212}13, the limit is 10");
        let verdict = Verdict::TooWeak { value: 3, under: 5 };
        assert_eq!(why(verdict, Lang::Russian), "3 на 5: слишком слаба");
    }
}
