//! How a game of Ogama ends (`rulebook/ogama.md`, part 5).

use crate::ogama::{Position, Repetition, Stalemate, Tie, ToadSingle};
use crate::position::Position as _;
use crate::set::PointSet;
use crate::{Outcome, Player, Reason};

impl<S: PointSet> Position<S> {
    /// The ends in the order of the rules (*Rule* OG-5.21).
    #[inline]
    pub(crate) fn judge(&self) -> Option<Outcome> {
        if let Some(tower) = self.tower() {
            let owner = Player::BOTH[usize::from(self.tops(Player::Dark).contains(tower))];
            return Some(Outcome::win(owner, Reason::Tower));
        }
        if Player::BOTH.iter().any(|&player| self.singles(player).is_empty()) {
            return Some(self.count_captures(Reason::Captures));
        }
        if self.has_move() { None } else { Some(self.judge_stalemate()) }
    }

    /// The singles of `player` (*Rule* OG-5.5 to OG-5.7).
    #[inline]
    pub fn singles(&self, player: Player) -> S {
        let lone = self.lone_discs() & self.tops(player);
        match self.tables.rules.toad_single {
            ToadSingle::Yes => lone,
            ToadSingle::No => lone & !S::only(self.toad(player)),
        }
    }

    #[cold]
    fn judge_stalemate(&self) -> Outcome {
        match self.tables.rules.stalemate {
            Stalemate::Captures => self.count_captures(Reason::Stalemate),
            Stalemate::Loss => Outcome::win(!self.turn(), Reason::Stalemate),
            Stalemate::Draw => Outcome::draw(Reason::Stalemate),
        }
    }

    pub(crate) fn judge_repetition(&self) -> Outcome {
        match self.tables.rules.repetition {
            Repetition::Draw => Outcome::draw(Reason::Repetition),
            Repetition::Captures => self.count_captures(Reason::Repetition),
        }
    }

    /// More captures win; the player not to move is the mover (*Rule* OG-5.10
    /// to OG-5.13 and OG-5.23).
    #[cold]
    fn count_captures(&self, reason: Reason) -> Outcome {
        let mover = !self.turn();
        let winner = match self.captures(mover).cmp(&self.captures(!mover)) {
            std::cmp::Ordering::Greater => Some(mover),
            std::cmp::Ordering::Less => Some(!mover),
            std::cmp::Ordering::Equal => match self.tables.rules.tie {
                Tie::Draw => None,
                Tie::Mover => Some(mover),
                Tie::Opponent => Some(!mover),
            },
        };
        Outcome { winner, reason }
    }
}
