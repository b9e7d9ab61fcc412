//! What players do besides moving: resign, agree to a draw, run out of time,
//! ask for a hint, play again.

use std::time::Duration;

use rules::{Player, Reason};
use talk::{Go, Limits, Order, Report, Score};
use words::ending::Broken;

use crate::session::{Opponent, Session, Setup};

/// What a hint may cost: little enough not to be waited for.
const HINT_NODES: u64 = 400_000;
const HINT_TIME: u64 = 2_000;

/// From this many moves on the program takes a draw in an even position.
const LATE: usize = 60;
/// The person's score from which a position is even, and from which the program
/// stands worse; a hundred is one column.
const EVEN: i32 = -20;
const WORSE: i32 = 80;
/// For so many moves after it declined the program is not asked again.
const DECLINED_FOR: usize = 10;

impl Session {
    /// How the game ended, if its rules have not ended it.
    #[must_use]
    pub const fn broken(&self) -> Option<Broken> {
        self.broken
    }

    /// The player whose move it is gives up; against the program it is the
    /// person at the page.
    pub fn resign(&mut self) {
        let loser = match self.setup.opponent {
            Opponent::Friend => self.game.turn(),
            Opponent::Level(_) => self.setup.person,
        };
        self.end(Broken::Resigned(loser));
    }

    /// Whether a draw can be offered now: by a person whose turn it is, once. The
    /// program is asked again only some moves after it declined.
    #[must_use]
    pub fn can_offer(&self) -> bool {
        let made = self.game.moves_made().len();
        let is_welcome = self.declined.is_none_or(|at| made >= at + DECLINED_FOR);
        let is_begun = self.setup.opponent == Opponent::Friend || made > 0;
        let is_own_turn = !self.is_over() && !self.is_programs_turn();
        is_own_turn && is_begun && is_welcome && self.offer.is_none()
    }

    /// The program answers an offer by what it thinks of the position, in which
    /// the person is to move: it takes the draw if it stands worse, and late in
    /// a game already if it does not stand better. Returns whether it does.
    pub fn answer_offer(&mut self, report: &Report) -> bool {
        let made = self.game.moves_made().len();
        let least = if made >= LATE { EVEN } else { WORSE };
        let takes_it = match report.lines.first().map(|line| line.score) {
            Some(Score::Win(_)) => true,
            Some(Score::Centi(score)) => score >= least,
            Some(Score::Loss(_)) | None => false,
        };
        if takes_it {
            self.end(Broken::Agreed);
        } else {
            self.declined = Some(made);
        }
        takes_it
    }

    /// The player whose move it is offers a draw. The offer stands until it is
    /// answered or a move is made.
    pub fn offer_draw(&mut self) {
        if self.can_offer() {
            self.offer = Some(self.game.turn());
        }
    }

    /// Who has offered a draw.
    #[must_use]
    pub const fn offer(&self) -> Option<Player> {
        self.offer
    }

    /// The other player takes the offer.
    pub fn agree(&mut self) {
        if self.offer.is_some() {
            self.end(Broken::Agreed);
        }
    }

    /// The other player declines it.
    pub fn decline(&mut self) {
        self.offer = None;
    }

    fn end(&mut self, broken: Broken) {
        if !self.is_over() {
            self.broken = Some(broken);
            self.offer = None;
        }
    }

    /// Whether time passes: there is a clock, the first move has been made and
    /// the game is not over.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.clock.is_some() && !self.is_over() && !self.game.moves_made().is_empty()
    }

    /// Lets time pass for whoever is to move. Returns whether the game ended
    /// by it.
    pub fn run(&mut self, passed: Duration) -> bool {
        let turn = self.game.turn();
        let is_timed = self.is_timed();
        let Some(clock) = self.clock.as_mut().filter(|_| is_timed) else { return false };
        let is_out = clock.run(turn, passed);
        if is_out {
            self.end(Broken::Time(turn));
        }
        is_out
    }

    /// How much time a player has left, if the game has clocks.
    #[must_use]
    pub fn left(&self, player: Player) -> Option<Duration> {
        Some(self.clock?.left(player))
    }

    /// Whether this move would bring a position about for the third time, and
    /// so end the game.
    #[must_use]
    pub fn would_repeat(&self, text: &str) -> bool {
        let mut game = self.game.clone();
        let is_legal = game.play_text(text).is_ok();
        is_legal && game.outcome().is_some_and(|outcome| outcome.reason == Reason::Repetition)
    }

    /// Whether the position has stood before, so that it must not come a third
    /// time.
    #[must_use]
    pub fn is_repeated(&self) -> bool {
        !self.is_over() && self.game.occurrences() == 2
    }

    /// What the engine is asked for a hint, while a person is to move.
    #[must_use]
    pub fn hint_order(&self, ticket: u32) -> Option<Order> {
        let can_move = !self.is_over() && !self.is_programs_turn();
        let limits = Limits {
            nodes: Some(HINT_NODES),
            time_ms: Some(HINT_TIME),
            lines: 1,
            ..Limits::default()
        };
        can_move.then(|| Order { ticket, game: self.told(), go: Go::Search(limits) })
    }

    /// The same once more with sides swapped, to begin at `began` with `seed`.
    #[must_use]
    pub fn rematch(&self, began: u64, seed: u64) -> Setup {
        Setup { person: !self.setup.person, began, seed, ..self.setup.clone() }
    }
}

#[cfg(test)]
mod tests {
    use rules::Kind;
    use words::Lang;

    use super::*;
    use crate::clock::{Bonus, Control};

    const SECOND: Duration = Duration::from_secs(1);

    fn session(opponent: Opponent) -> Session {
        let control = Control { base: 10 * SECOND, bonus: Bonus::Increment(SECOND) };
        let setup = Setup {
            kind: Kind::Ogama,
            rules: "size=4x4,rows=1".to_owned(),
            opponent,
            control: Some(control),
            ..Setup::default()
        };
        Session::new(setup).unwrap()
    }

    fn play_any(session: &mut Session) {
        let mv = session.game().legal_moves().remove(0).text;
        session.play(&mv).unwrap();
    }

    #[test]
    fn whoever_resigns_has_lost_and_nothing_more_is_done() {
        let mut session = session(Opponent::Level(1));
        play_any(&mut session);
        session.resign();
        assert_eq!(session.state(Lang::English), "Orange resigned: Black wins.");
        assert!(session.is_over() && !session.can_undo() && session.order(1).is_none());
        assert!(session.moves(Lang::English).is_empty() && session.pass().is_none());
        let before = session.game().moves_made();
        let mv = session.game().legal_moves().remove(0).text;
        assert_eq!(session.play(&mv).unwrap_err().code, "game-over");
        session.offer_draw();
        session.agree();
        assert_eq!(session.broken(), Some(Broken::Resigned(Player::Light)));
        assert_eq!(session.game().moves_made(), before);
    }

    #[test]
    fn a_draw_takes_two_people_and_an_offer_falls_with_a_move() {
        let mut session = session(Opponent::Friend);
        session.agree();
        assert!(!session.is_over());
        session.offer_draw();
        assert_eq!(session.offer(), Some(Player::Light));
        play_any(&mut session);
        assert_eq!(session.offer(), None);
        session.offer_draw();
        session.decline();
        session.agree();
        assert!(!session.is_over());
        session.offer_draw();
        session.agree();
        assert_eq!(session.state(Lang::Russian), "По обоюдному согласию: ничья.");
    }

    #[test]
    fn the_program_takes_a_draw_when_it_stands_worse() {
        let report = |score| {
            let line = talk::Line { score, moves: Vec::new() };
            Report { lines: vec![line], ..Report::default() }
        };
        let mut session = session(Opponent::Level(3));
        assert!(!session.can_offer(), "nothing has been played");
        play_any(&mut session);
        assert!(!session.can_offer(), "it is the program's turn");
        play_any(&mut session);
        assert!(session.can_offer());
        for score in [Score::Centi(0), Score::Loss(4), Score::Centi(-300)] {
            assert!(!session.answer_offer(&report(score)), "{score:?}");
            assert!(!session.is_over() && !session.can_offer());
        }
        assert!(!session.answer_offer(&Report::default()), "without a line it plays on");
        assert!(session.answer_offer(&report(Score::Centi(150))));
        assert_eq!(session.state(Lang::English), "Both sides agreed: a draw.");
    }

    #[test]
    fn time_passes_from_the_first_move_on_and_ends_the_game_once() {
        let mut session = session(Opponent::Friend);
        assert!(!session.run(60 * SECOND));
        assert_eq!(session.left(Player::Light), Some(10 * SECOND));
        play_any(&mut session);
        assert!(!session.run(4 * SECOND));
        play_any(&mut session);
        assert_eq!(session.left(Player::Dark), Some(7 * SECOND));
        assert!(session.run(60 * SECOND) && !session.run(60 * SECOND));
        assert_eq!(session.state(Lang::English), "Orange has run out of time: Black wins.");
    }

    #[test]
    fn what_is_taken_back_gives_its_time_back() {
        let mut session = session(Opponent::Friend);
        play_any(&mut session);
        session.run(4 * SECOND);
        play_any(&mut session);
        session.run(3 * SECOND);
        assert!(session.undo());
        assert_eq!(session.left(Player::Light), Some(11 * SECOND));
        assert_eq!(session.left(Player::Dark), Some(10 * SECOND));
    }

    #[test]
    fn a_third_repetition_is_seen_before_it_is_made() {
        let rules = "size=4x4,rows=1,toads=b1.b4".to_owned();
        let setup = Setup { rules, opponent: Opponent::Friend, ..Setup::default() };
        let mut session = Session::new(setup).unwrap();
        let round = ["Ta1", "Ta4", "Tb1", "Tb4"];
        for text in round {
            assert!(!session.would_repeat(text) && !session.is_repeated());
            session.play(text).unwrap();
        }
        assert!(session.is_repeated());
        for text in &round[..3] {
            session.play(text).unwrap();
        }
        assert!(session.would_repeat("Tb4") && !session.would_repeat("castle"));
        session.play("Tb4").unwrap();
        assert!(session.is_over() && !session.would_repeat("Ta1"));
    }

    #[test]
    fn a_hint_is_asked_for_on_ones_own_turn_only() {
        let mut session = session(Opponent::Level(1));
        assert!(matches!(session.hint_order(3).unwrap().go, Go::Search(_)));
        play_any(&mut session);
        assert!(session.hint_order(4).is_none());
    }

    #[test]
    fn a_rematch_swaps_the_sides_and_keeps_the_rest() {
        let session = session(Opponent::Level(4));
        let setup = session.rematch(5, 6);
        assert_eq!((setup.person, setup.began, setup.seed), (Player::Dark, 5, 6));
        assert_eq!(setup.rules, session.setup().rules);
        assert_eq!(setup.control, session.setup().control);
    }
}
