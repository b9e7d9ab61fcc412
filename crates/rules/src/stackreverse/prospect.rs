//! Why a piece may or may not land: for people to look at.

use crate::position::Position as _;
use crate::prospect::{Prospect, Verdict};
use crate::stackreverse::{Action, Compare, Move, Position, Width};

impl<S: Width> Position<S> {
    /// The ends of `mv`; nothing for the pass.
    pub(crate) fn way(mv: Move) -> Vec<u8> {
        match mv.action() {
            Action::Go { from, to, .. } => vec![from, to],
            Action::Pass => Vec::new(),
        }
    }

    /// The columns that the top piece of `from` comes to, and whether it may
    /// land there (*Rule* SR-3.11 to SR-3.14); nothing if it is not the
    /// mover's.
    pub(crate) fn landings_from(&self, from: u8) -> Vec<Prospect> {
        if !self.tops(self.turn()).contains(from) {
            return Vec::new();
        }
        let (_, hits) = self.sight(from);
        hits.points().map(|to| Prospect { to, verdict: self.verdict(from, to) }).collect()
    }

    fn verdict(&self, from: u8, to: u8) -> Verdict {
        let (value, under) = (self.top_value(from), self.top_value(to));
        let rules = self.rules();
        let compared = match rules.compare {
            Compare::Abs => i32::from(under).abs(),
            Compare::Signed => i32::from(under),
        };
        if self.may_land(from, to) {
            Verdict::Fits { value, under }
        } else if i32::from(value).abs() < compared {
            Verdict::TooWeak { value, under }
        } else {
            Verdict::OverLimit { value, under, limit: rules.limit }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    #[test]
    fn a_verdict_says_may_land_exactly_where_a_move_does() {
        for rules in ["", "lines=all,compare=signed", "board=wild.30.7"] {
            let mut game = Kind::Stackreverse.open(rules, None, None).unwrap();
            for n in 0..60 {
                let view = game.view();
                let moves = game.legal_moves();
                for from in 0..view.columns.len() as u8 {
                    for Prospect { to, verdict } in game.prospects(from) {
                        let is_legal = moves.iter().any(|mv| mv.ends == Some((from, to)));
                        assert_eq!(verdict.may_land(), is_legal, "{rules}: {from} to {to}");
                    }
                }
                let Some(mv) = moves.get(n * 11 % moves.len().max(1)) else { break };
                game.play_text(&mv.text).unwrap();
            }
        }
    }

    #[test]
    fn too_weak_and_too_much_are_told_apart() {
        let position = "w3,b5,w8,x1/x4/x4/x1,b6,x2 w 0,0";
        let game = Kind::Stackreverse.open("size=4x4,loss=helpless", None, Some(position)).unwrap();
        let verdicts: Vec<Verdict> =
            [12, 14].into_iter().flat_map(|p| game.prospects(p)).map(|p| p.verdict).collect();
        assert_eq!(
            verdicts,
            [
                Verdict::TooWeak { value: 3, under: 5 },
                Verdict::OverLimit { value: 8, under: 5, limit: 10 },
            ]
        );
    }
}
