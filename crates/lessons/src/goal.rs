//! What a step asks for, and whether a move does it.

use rules::view::View;
use rules::{AnyGame, MoveInfo, Player};

use crate::Miss;

/// What is asked of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Any move.
    Any,
    /// A piece, not a figure, comes to this point.
    To(&'static str),
    /// The figure moves.
    Figure,
    /// A piece lands on a column of the other side.
    Capture,
    /// A capture that the other side cannot take back at once.
    SafeCapture,
    /// A piece lands so that its column has this height.
    Height(usize),
    /// The mover's pieces go so far from then on.
    Range(usize),
    /// The piece that moved shows this number.
    Number(i8),
    /// The piece that moved leaves another of the mover's own on top.
    Uncover,
    /// A piece lands on this point next, unless the other side prevents it.
    Threat(&'static str),
    /// The other side is left with so many moves at most.
    Confine(usize),
    /// The other side cannot win with its next move.
    Hold,
    /// Any move: the other side wins with its next one, which is shown.
    Lost,
    /// The game is won with this move.
    Win,
    /// The game is won by force in so many half-moves: played out.
    Force(u32),
}

impl Goal {
    /// In how many half-moves the game is to be won, if that is the goal.
    #[must_use]
    pub const fn plies(self) -> Option<u32> {
        match self {
            Self::Win => Some(1),
            Self::Force(plies) => Some(plies),
            _ => None,
        }
    }

    /// With what the other side answers once the goal is reached, if it is to be
    /// shown.
    pub(crate) fn answered(self, after: &AnyGame) -> Option<String> {
        matches!(self, Self::Lost).then(|| winning_move(after)).flatten()
    }

    /// What `mv`, a legal move of `before`, lacks; `after` is the game with it.
    ///
    /// For goals of one move; a win is judged by [`crate::Trial`].
    pub(crate) fn missed(self, before: &AnyGame, mv: &MoveInfo, after: &AnyGame) -> Option<Miss> {
        let mover = before.turn();
        let seen = Seen { before, after, mv, mover, view: after.view() };
        match self {
            Self::Any | Self::Lost | Self::Win | Self::Force(_) => None,
            Self::To(point) => {
                seen.unless(!seen.is_figure() && seen.ends_on(point), Miss::Elsewhere)
            }
            Self::Figure => seen.unless(seen.is_figure(), Miss::NotTheFigure),
            Self::Capture => seen.unless(mv.is_capture, Miss::NoCapture),
            Self::SafeCapture if !mv.is_capture => Some(Miss::NoCapture),
            Self::SafeCapture => seen.taken_back().map(|reply| Miss::Taken { reply }),
            Self::Height(wanted) => seen.height(wanted),
            Self::Range(wanted) => {
                let got = after.range(mover).unwrap_or(0);
                seen.unless(got == wanted, Miss::Range { got, wanted })
            }
            Self::Number(wanted) => {
                let got = seen.number();
                seen.unless(got == Some(wanted), Miss::Number { got, wanted })
            }
            Self::Uncover => seen.unless(seen.uncovers(), Miss::NothingFreed),
            Self::Threat(point) => seen.unless(seen.threatens(point), Miss::NoThreat),
            Self::Confine(most) => {
                let got = after.legal_moves().iter().filter(|mv| mv.ends.is_some()).count();
                seen.unless(got <= most, Miss::Freedom { got, most })
            }
            Self::Hold => winning_move(after).map(|reply| Miss::Beaten { reply }),
        }
    }
}

/// A move, and the game before and after it.
struct Seen<'g> {
    before: &'g AnyGame,
    after: &'g AnyGame,
    mv: &'g MoveInfo,
    mover: Player,
    view: View,
}

impl Seen<'_> {
    fn unless(&self, is_met: bool, miss: Miss) -> Option<Miss> {
        (!is_met).then_some(miss)
    }

    fn is_figure(&self) -> bool {
        self.view.figures != self.before.view().figures
    }

    fn ends_on(&self, point: &str) -> bool {
        self.mv.ends.is_some_and(|(_, to)| self.view.shape.name(to) == point)
    }

    fn height(&self, wanted: usize) -> Option<Miss> {
        let to = self.mv.ends.map(|(_, to)| usize::from(to)).filter(|_| !self.is_figure());
        let Some(to) = to else { return Some(Miss::NotTheFigure) };
        let got = self.view.columns.get(to).map_or(0, Vec::len);
        self.unless(got == wanted, Miss::Height { got, wanted })
    }

    fn number(&self) -> Option<i8> {
        let (_, to) = self.mv.ends?;
        self.view.columns.get(usize::from(to))?.last()?.value
    }

    fn uncovers(&self) -> bool {
        let from = self.mv.ends.and_then(|(from, _)| self.view.columns.get(usize::from(from)));
        from.and_then(|column| column.last()).is_some_and(|top| top.owner == self.mover)
    }

    /// The reply that lands on the column just captured.
    fn taken_back(&self) -> Option<String> {
        let (_, to) = self.mv.ends?;
        let replies = self.after.legal_moves().into_iter();
        replies
            .filter(|reply| reply.is_capture)
            .find(|reply| reply.ends.is_some_and(|e| e.1 == to))
            .map(|r| r.text)
    }

    /// Whether the mover could land on `point` if the other side stood still.
    fn threatens(&self, point: &str) -> bool {
        let Some(mut still) = with_turn(self.after) else { return false };
        let moves = still.legal_moves();
        moves.iter().any(|mv| {
            let is_there = mv.ends.is_some_and(|(_, to)| self.view.shape.name(to) == point);
            is_there && mv.is_capture && still.play_text(&mv.text).is_ok()
        })
    }
}

/// A move with which the player to move wins at once.
fn winning_move(game: &AnyGame) -> Option<String> {
    let wins = |text: &String| {
        let mut after = game.clone();
        let is_made = after.play_text(text).is_ok();
        is_made && after.outcome().is_some_and(|outcome| outcome.winner == Some(game.turn()))
    };
    game.legal_moves().into_iter().map(|mv| mv.text).find(wins)
}

/// The same position with the other player to move.
fn with_turn(game: &AnyGame) -> Option<AnyGame> {
    struct Switch;
    impl rules::Visit for Switch {
        type Out = String;
        fn visit<P: rules::Position>(self, game: &mut rules::Game<P>) -> String {
            let mut position = game.position().clone();
            position.switch_turn();
            position.text()
        }
    }
    let text = game.clone().visit(Switch);
    game.kind().open(&game.rules(), None, Some(&text)).ok()
}
