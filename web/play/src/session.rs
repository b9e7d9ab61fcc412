//! A game between two at the page, one of whom may be the program.

use board::Move;
use rules::view::View;
use rules::{AnyGame, Fault, Kind, Player, Refusal};
use talk::{Go, Order};
use words::ending::{self, Broken};
use words::{Lang, fill, names};

use crate::clock::{Clock, Control};
use crate::describe;
use crate::drawn::Drawn;
use crate::text::Text;

/// Who plays against the person at the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Another person at the same page.
    Friend,
    /// The program at this level.
    Level(u8),
}

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game.
    pub kind: Kind,
    /// Its rule string.
    pub rules: String,
    /// The wild board it is played on, if that was drawn.
    pub board: Option<Drawn>,
    /// The side of the person at the page.
    pub person: Player,
    /// Against whom.
    pub opponent: Opponent,
    /// Where the opponent's chance comes from.
    pub seed: u64,
    /// The time there is, if it is limited.
    pub control: Option<Control>,
    /// When it began, in milliseconds since 1970: what the game is known by
    /// among those that are kept.
    pub began: u64,
}

/// The levels that the program plays at.
pub fn levels() -> impl ExactSizeIterator<Item = u8> + Clone {
    engine::Level::ALL.into_iter().map(engine::Level::number)
}

impl Default for Setup {
    /// The first game there is, with its usual rules, for a person who moves
    /// first against a program that lets itself be beaten.
    fn default() -> Self {
        Self {
            kind: Kind::ALL[0],
            rules: String::new(),
            board: None,
            person: Player::Light,
            opponent: Opponent::Level(2),
            seed: 0,
            control: None,
            began: 0,
        }
    }
}

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct Session {
    pub(crate) setup: Setup,
    pub(crate) game: AnyGame,
    /// How it ended, if not by its rules.
    pub(crate) broken: Option<Broken>,
    /// Who has offered a draw.
    pub(crate) offer: Option<Player>,
    /// How many moves had been made when the program last declined a draw.
    pub(crate) declined: Option<usize>,
    pub(crate) clock: Option<Clock>,
    /// The clock at the beginning of every turn, the present one included.
    pub(crate) clocks: Vec<Clock>,
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    ///
    /// Every fault of the rules.
    ///
    /// # Examples
    ///
    /// ```
    /// use play::{Session, Setup};
    ///
    /// let mut session = Session::new(Setup::default())?;
    /// let first = session.moves(words::Lang::English).remove(0);
    /// session.play(&first.key)?;
    /// assert!(session.is_programs_turn());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(setup: Setup) -> Result<Self, Refusal> {
        let game = setup.kind.open(&setup.rules, setup.board.as_ref().map(Drawn::board), None)?;
        Ok(Self::of(setup, game))
    }

    /// A new game without a drawn board, whatever `setup` says: whoever needs no other
    /// carries nothing for drawn boards with them.
    ///
    /// # Errors
    ///
    /// Every fault of the rules.
    pub fn new_without_board(setup: Setup) -> Result<Self, Refusal> {
        let setup = Setup { board: None, ..setup };
        let game = setup.kind.open(&setup.rules, None, None)?;
        Ok(Self::of(setup, game))
    }

    /// A game between two people that stands as `game` does; it is known by when it
    /// `began`.
    #[must_use]
    pub fn at(game: AnyGame, began: u64) -> Self {
        let (kind, rules) = (game.kind(), game.rules());
        let opponent = Opponent::Friend;
        Self::of(Setup { kind, rules, opponent, began, ..Setup::default() }, game)
    }

    /// The same for a person who is to move, against the program at that level.
    #[must_use]
    pub fn against(self, level: u8) -> Self {
        let setup = Setup {
            opponent: Opponent::Level(level),
            person: self.game.turn(),
            ..self.setup.clone()
        };
        Self { setup, ..self }
    }

    pub(crate) fn of(setup: Setup, game: AnyGame) -> Self {
        let clock = setup.control.map(Clock::new);
        let clocks = clock.into_iter().collect();
        Self { setup, game, broken: None, offer: None, declined: None, clock, clocks }
    }

    /// What is being played.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// What is to be seen of it.
    #[must_use]
    pub fn view(&self) -> View {
        self.game.view()
    }

    /// Whether it has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.broken.is_some() || self.game.outcome().is_some()
    }

    /// Whether the program is to move.
    #[must_use]
    pub fn is_programs_turn(&self) -> bool {
        let is_program = matches!(self.setup.opponent, Opponent::Level(_));
        is_program && self.game.turn() != self.setup.person && !self.is_over()
    }

    /// What the person at the page can choose on the board now.
    #[must_use]
    pub fn moves(&self, lang: Lang) -> Vec<Move> {
        if self.is_programs_turn() || self.broken.is_some() {
            return Vec::new();
        }
        let moves = self.game.legal_moves();
        let mut shown: Vec<Move> = moves
            .into_iter()
            .filter_map(|info| {
                let (from, to) = info.ends?;
                let path = self.game.way(&info.text);
                let (key, is_capture) = (info.text, info.is_capture);
                Some(Move { from, to, path, is_capture, key, ..Move::default() })
            })
            .collect();
        self.tell_apart(&mut shown, lang);
        shown
    }

    /// Says how the piece comes to lie where several moves have the same ends:
    /// first the move that leaves it as it is.
    fn tell_apart(&self, moves: &mut [Move], lang: Lang) {
        moves.sort_by_key(|mv| (mv.from, mv.to));
        for group in moves.chunk_by_mut(|a, b| (a.from, a.to) == (b.from, b.to)) {
            if group.len() < 2 {
                continue;
            }
            let now = top(&self.game.view(), group[0].from);
            for mv in group.iter_mut() {
                mv.lands = self.top_after(mv);
                let number = mv.lands.and_then(|piece| piece.number).map(describe::signed);
                let text = if mv.lands == now { Text::AsItLies } else { Text::TurnedOver };
                mv.told = fill(text.of(lang), &[&number.unwrap_or_else(|| mv.key.clone())]);
            }
            group.sort_by_key(|mv| mv.lands != now);
        }
    }

    fn top_after(&self, mv: &Move) -> Option<board::Piece> {
        let mut game = self.game.clone();
        game.play_text(&mv.key).ok()?;
        top(&game.view(), mv.to)
    }

    /// The key of the pass, if that is all the person can do.
    #[must_use]
    pub fn pass(&self) -> Option<String> {
        if self.is_programs_turn() || self.broken.is_some() {
            return None;
        }
        let mut moves = self.game.legal_moves().into_iter();
        moves.next().filter(|info| info.ends.is_none()).map(|info| info.text)
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// `bad-move`, `illegal-move` or `game-over`; then nothing has changed.
    pub fn play(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(broken) = self.broken {
            let expected = broken.describe(self.game.kind(), Lang::English);
            return Err(Fault::new("game-over", "CO-6.4", "game", expected, text));
        }
        let mover = self.game.turn();
        self.game.play_text(text)?;
        self.offer = None;
        if let Some(clock) = &mut self.clock {
            clock.moved(mover);
            self.clocks.push(*clock);
        }
        Ok(())
    }

    /// Takes back the last move; against the program, back to the person's own
    /// turn. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        self.take_back();
        while self.is_programs_turn() && self.take_back() {}
        true
    }

    /// Takes back one move and the time it took.
    fn take_back(&mut self) -> bool {
        let is_undone = self.game.undo().is_some();
        if is_undone && self.clocks.len() > 1 {
            self.clocks.pop();
            self.clock = self.clocks.last().copied();
        }
        self.offer = None;
        is_undone
    }

    /// Whether there is a move of the person's to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let starts = self.game.moves_made().len();
        let is_answer_to_nothing = self.setup.person == Player::Dark
            && matches!(self.setup.opponent, Opponent::Level(_))
            && starts < 2;
        starts > 0 && !is_answer_to_nothing && self.broken.is_none()
    }

    /// The ends of the last move.
    #[must_use]
    pub fn last(&self) -> Option<(u8, u8)> {
        let mut before = self.game.clone();
        let text = before.undo()?;
        before.legal_moves().into_iter().find(|info| info.text == text)?.ends
    }

    /// What the engine is asked when it is the program's turn.
    #[must_use]
    pub fn order(&self, ticket: u32) -> Option<Order> {
        let Opponent::Level(level) = self.setup.opponent else { return None };
        let go = Go::Level { level, seed: self.setup.seed };
        self.is_programs_turn().then(|| Order { ticket, game: self.told(), go })
    }

    /// The game as the engine is told it.
    pub(crate) fn told(&self) -> talk::Game {
        talk::Game {
            kind: self.game.kind().key().to_owned(),
            rules: self.game.rules(),
            board: self.setup.board.as_ref().map(|board| board.text().to_owned()),
            start: self.game.start_text(),
            moves: self.game.moves_made(),
        }
    }

    /// Where the game stands, in a sentence: who is to move, or how it ended.
    #[must_use]
    pub fn state(&self, lang: Lang) -> String {
        let broken = self.broken.map(|broken| broken.describe(self.game.kind(), lang));
        if let Some(end) = broken.or_else(|| ending::describe(&self.game, None, lang)) {
            return end;
        }
        let turn = names::player(self.game.kind(), self.game.turn(), lang);
        let text = match self.setup.opponent {
            Opponent::Friend => Text::ToMove,
            Opponent::Level(_) if self.is_programs_turn() => Text::Thinks,
            Opponent::Level(_) => Text::YourMove,
        };
        fill(text.of(lang), &[turn])
    }
}

fn top(view: &View, point: u8) -> Option<board::Piece> {
    let piece = view.columns.get(usize::from(point))?.last()?;
    Some(board::Piece { side: describe::side(piece.owner), number: piece.value })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(kind: Kind, rules: &str, person: Player, opponent: Opponent) -> Session {
        let rules = rules.to_owned();
        Session::new(Setup { kind, rules, person, opponent, ..Setup::default() }).unwrap()
    }

    fn ogama(person: Player, opponent: Opponent) -> Session {
        session(Kind::Ogama, "size=4x4,rows=1", person, opponent)
    }

    fn play_any(session: &mut Session) {
        let mv = session.game().legal_moves().remove(0).text;
        session.play(&mv).unwrap();
    }

    #[test]
    fn a_person_chooses_only_when_it_is_their_turn() {
        let mut session = ogama(Player::Light, Opponent::Level(1));
        assert!(!session.moves(Lang::English).is_empty() && session.order(1).is_none());
        play_any(&mut session);
        assert!(session.moves(Lang::English).is_empty());
        let order = session.order(7).unwrap();
        assert_eq!((order.ticket, order.game.moves.len()), (7, 1));
        let friends = ogama(Player::Dark, Opponent::Friend);
        assert!(!friends.moves(Lang::English).is_empty() && friends.order(1).is_none());
    }

    #[test]
    fn taking_back_leads_to_the_persons_own_turn() {
        let mut session = ogama(Player::Light, Opponent::Level(1));
        assert!(!session.undo());
        play_any(&mut session);
        assert!(session.undo(), "while the program thinks");
        play_any(&mut session);
        play_any(&mut session);
        assert!(session.undo(), "after its answer");
        assert!(session.game().moves_made().is_empty());
    }

    #[test]
    fn the_programs_first_move_is_not_taken_back() {
        let mut session = ogama(Player::Dark, Opponent::Level(1));
        play_any(&mut session);
        assert!(!session.can_undo() && !session.undo());
        play_any(&mut session);
        play_any(&mut session);
        assert!(session.undo());
        assert_eq!(session.game().moves_made().len(), 1);
    }

    #[test]
    fn moves_with_the_same_ends_say_how_the_piece_will_lie() {
        let session = session(Kind::Stackreverse, "", Player::Light, Opponent::Friend);
        let moves = session.moves(Lang::English);
        let pair = moves.chunk_by(|a, b| (a.from, a.to) == (b.from, b.to)).find(|g| g.len() == 2);
        let [plain, turned] = pair.unwrap() else { panic!("two ways were expected") };
        let number = |mv: &Move| mv.lands.and_then(|piece| piece.number).unwrap();
        assert_eq!(number(plain), -number(turned));
        assert!(plain.told.starts_with("leave it: "), "{}", plain.told);
        assert!(turned.told.starts_with("turn it over: "), "{}", turned.told);
    }

    #[test]
    fn the_last_move_has_ends_and_a_new_game_none() {
        let mut session = ogama(Player::Light, Opponent::Friend);
        assert_eq!(session.last(), None);
        let first = session.moves(Lang::English).remove(0);
        session.play(&first.key).unwrap();
        assert_eq!(session.last(), Some((first.from, first.to)));
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut session = ogama(Player::Light, Opponent::Friend);
        let before = session.game().position_text();
        assert_eq!(session.play("castle").unwrap_err().code, "bad-move");
        assert_eq!(session.game().position_text(), before);
    }

    #[test]
    fn where_the_game_stands_is_told_in_both_languages() {
        let mut session = ogama(Player::Light, Opponent::Level(1));
        assert_eq!(session.state(Lang::English), "Your move: Orange");
        play_any(&mut session);
        assert_eq!(session.state(Lang::Russian), "Чёрные думают…");
        assert_eq!(ogama(Player::Light, Opponent::Friend).state(Lang::English), "Orange to move");
    }
}
