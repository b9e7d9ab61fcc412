//! A game on the table: the board, who plays, and what the player has in hand.

use std::path::PathBuf;

use rules::record::{Tag, player_key};
use rules::view::{Shape, View};
use rules::{AnyGame, MoveInfo, Player};

use crate::layout::{Layout, Scroll};
use crate::message::Text;
use crate::opponent::Mind;
use crate::storage::Saved;
use crate::{Lang, Opponent, names};
use words::ending;
use words::fill;

/// Who sits where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seats {
    pub opponent: Opponent,
    pub human: Player,
}

impl Seats {
    /// The name under which a player's games are saved.
    fn name(self, player: Player) -> String {
        match self.opponent {
            Opponent::Level(level) if player != self.human => {
                format!("Bashenka, level {}", level.number())
            }
            Opponent::Full if player != self.human => "Bashenka, full strength".to_owned(),
            _ => "Human".to_owned(),
        }
    }
}

/// What the program is thinking about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Reply,
    Hint,
}

/// The file a game was last saved in or loaded from.
#[derive(Clone, Debug)]
pub(crate) struct OnDisk {
    pub path: PathBuf,
    /// Whether saving the game there again loses nothing else.
    pub is_whole: bool,
    made: Vec<String>,
    resigned: Option<Player>,
}

/// A game and all that the player sees of it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub game: AnyGame,
    pub seats: Seats,
    pub view: View,
    pub legal: Vec<MoveInfo>,
    pub made: Vec<String>,
    pub last: Option<(u8, u8)>,
    pub cursor: u8,
    pub chosen: Option<u8>,
    /// Whether the player would rather turn the piece over.
    pub turned: bool,
    pub resigned: Option<Player>,
    /// What the file it was loaded from says beside the game.
    pub tags: Vec<Tag>,
    pub thinking: Option<(u64, Purpose)>,
    pub message: String,
    pub scroll: Scroll,
    pub file: Option<OnDisk>,
}

/// What comes of pointing at a place.
pub(crate) enum Pointed {
    /// Nothing has been played.
    Nothing,
    /// This move was chosen.
    Move(String),
    /// One of these has to be chosen.
    Several(Vec<MoveInfo>),
}

impl Table {
    pub fn new(game: AnyGame, seats: Seats, lang: Lang) -> Self {
        let view = game.view();
        let mut table = Self {
            game,
            seats,
            view,
            legal: Vec::new(),
            made: Vec::new(),
            last: None,
            cursor: 0,
            chosen: None,
            turned: false,
            resigned: None,
            tags: Vec::new(),
            thinking: None,
            message: String::new(),
            scroll: (0, 0),
            file: None,
        };
        table.refresh();
        table.cursor = table.home();
        table.prompt(lang);
        table
    }

    /// Brings what is seen up to date with the game, and empties the hand.
    pub fn refresh(&mut self) {
        self.view = self.game.view();
        self.made = self.game.moves_made();
        self.legal = if self.is_over() { Vec::new() } else { self.game.legal_moves() };
        self.last = self.last_ends();
        self.chosen = None;
        self.turned = false;
    }

    fn last_ends(&self) -> Option<(u8, u8)> {
        let mut before = self.game.clone();
        let text = before.undo()?;
        before.legal_moves().into_iter().find(|info| info.text == text)?.ends
    }

    /// A good place for the cursor: the first piece that can move.
    fn home(&self) -> u8 {
        self.legal.iter().find_map(|info| info.ends).map_or(0, |(from, _)| from)
    }

    pub fn is_over(&self) -> bool {
        self.resigned.is_some() || self.game.outcome().is_some()
    }

    pub fn is_humans(&self, player: Player) -> bool {
        self.seats.opponent == Opponent::Hotseat || player == self.seats.human
    }

    pub fn is_humans_turn(&self) -> bool {
        !self.is_over() && self.is_humans(self.game.turn())
    }

    /// What is to move, if the program is.
    pub fn mind_to_move(&self) -> Option<Mind> {
        let mind = match self.seats.opponent {
            Opponent::Hotseat => return None,
            Opponent::Level(level) => Mind::Level(level),
            Opponent::Full => Mind::FULL,
        };
        (!self.is_over() && !self.is_humans_turn()).then_some(mind)
    }

    /// All that is saved, with the names of those who play.
    pub fn saved(&self) -> Saved {
        let mut tags = self.tags.clone();
        for player in Player::BOTH {
            let key = player_key(self.game.kind(), player);
            if !tags.iter().any(|tag| tag.key == key) {
                tags.push(Tag::new(key, self.seats.name(player)));
            }
        }
        Saved { game: self.game.clone(), resigned: self.resigned, tags }
    }

    pub fn is_saved(&self) -> bool {
        match &self.file {
            None => self.made.is_empty(),
            Some(file) => file.made == self.made && file.resigned == self.resigned,
        }
    }

    /// Remembers that this is what `path` holds.
    pub fn is_at(&mut self, path: PathBuf, is_whole: bool) {
        let (made, resigned) = (self.made.clone(), self.resigned);
        self.file = Some(OnDisk { path, is_whole, made, resigned });
    }

    /// Says what there is to do.
    pub fn prompt(&mut self, lang: Lang) {
        self.message = if let Some(end) = ending::describe(&self.game, self.resigned, lang) {
            end
        } else if !self.is_humans_turn() {
            self.message.clone()
        } else if self.has_only_pass() {
            Text::OnlyPass.of(lang).to_owned()
        } else {
            Text::ChooseAPiece.of(lang).to_owned()
        };
    }

    pub fn has_only_pass(&self) -> bool {
        !self.legal.is_empty() && self.legal.iter().all(|info| info.ends.is_none())
    }

    /// The moves from the chosen piece, or none.
    pub fn targets(&self) -> impl Iterator<Item = (&MoveInfo, u8)> {
        let chosen = self.chosen;
        self.legal.iter().filter_map(move |info| {
            let (from, to) = info.ends?;
            (Some(from) == chosen).then_some((info, to))
        })
    }

    fn can_leave(&self, point: u8) -> bool {
        self.legal.iter().any(|info| info.ends.is_some_and(|(from, _)| from == point))
    }

    /// Chooses the piece on `point`, or its place to go to.
    pub fn point_at(&mut self, point: u8, lang: Lang) -> Pointed {
        self.cursor = point;
        if self.is_over() {
            self.message = Text::OverAlready.of(lang).to_owned();
            return Pointed::Nothing;
        }
        if !self.is_humans_turn() {
            self.message = Text::NotYourTurn.of(lang).to_owned();
            return Pointed::Nothing;
        }
        if self.has_only_pass() {
            return Pointed::Move(self.legal[0].text.clone());
        }
        let there: Vec<MoveInfo> =
            self.targets().filter(|&(_, to)| to == point).map(|(info, _)| info.clone()).collect();
        match there.len() {
            0 => {
                self.choose(point, lang);
                Pointed::Nothing
            }
            1 => Pointed::Move(there[0].text.clone()),
            _ => Pointed::Several(there),
        }
    }

    fn choose(&mut self, point: u8, lang: Lang) {
        let name = self.view.shape.name(point);
        if self.chosen == Some(point) {
            self.put_back(lang);
        } else if self.can_leave(point) {
            self.chosen = Some(point);
            self.turned = false;
            self.message = fill(Text::ChooseATarget.of(lang), &[&name]);
        } else if let Some(from) = self.chosen {
            let from = self.view.shape.name(from);
            self.message = fill(Text::NotThere.of(lang), &[&from, &name]);
        } else {
            let text = match self.view.columns[usize::from(point)].last() {
                None => Text::NothingHere,
                Some(top) if top.owner != self.view.turn => Text::NotYours,
                Some(_) => Text::CannotMove,
            };
            self.message = fill(text.of(lang), &[&name]);
        }
    }

    /// Puts the chosen piece back.
    pub fn put_back(&mut self, lang: Lang) {
        if let Some(point) = self.chosen.take() {
            self.cursor = point;
        }
        self.prompt(lang);
    }

    /// Plays a move.
    pub fn play(&mut self, text: &str, lang: Lang) {
        let kind = self.game.kind();
        let player = names::player(kind, self.game.turn(), lang);
        match self.game.play_text(text) {
            Ok(mv) => {
                self.refresh();
                if let Some((_, to)) = self.last {
                    self.cursor = to;
                }
                let (said, value) = if self.last.is_some() {
                    (Text::Played, mv.as_str())
                } else {
                    (Text::Passed, "")
                };
                let said = fill(said.of(lang), &[player, value]);
                self.prompt(lang);
                let says_more = self.is_over() || self.has_only_pass();
                self.message = if says_more { format!("{said} {}", self.message) } else { said };
            }
            Err(fault) => {
                let text = text.trim();
                self.message = match fault.code {
                    "bad-move" => fill(Text::BadMove.of(lang), &[text, names::example(kind)]),
                    "game-over" => Text::OverAlready.of(lang).to_owned(),
                    _ => fill(Text::IllegalMove.of(lang), &[text]),
                };
            }
        }
    }

    /// Takes back to the last place where a human was to move.
    pub fn undo(&mut self, lang: Lang) {
        if self.resigned.take().is_some() {
            self.refresh();
            self.prompt(lang);
            return;
        }
        let mut taken: Vec<String> = Vec::new();
        while let Some(mv) = self.game.undo() {
            taken.insert(0, mv);
            if self.is_humans(self.game.turn()) {
                break;
            }
        }
        if !self.is_humans(self.game.turn()) {
            taken.iter().for_each(|_| drop(self.game.redo()));
            taken.clear();
        }
        self.after_travel(&taken, [Text::TookBack, Text::NothingToUndo], lang);
    }

    /// Makes moves again up to the next place where a human is to move.
    pub fn redo(&mut self, lang: Lang) {
        let mut made: Vec<String> = Vec::new();
        while let Some(mv) = self.game.redo() {
            made.push(mv);
            if self.is_humans(self.game.turn()) {
                break;
            }
        }
        self.after_travel(&made, [Text::Redone, Text::NothingToRedo], lang);
    }

    fn after_travel(&mut self, moves: &[String], [done, nothing]: [Text; 2], lang: Lang) {
        self.refresh();
        self.message = if moves.is_empty() {
            nothing.of(lang).to_owned()
        } else {
            fill(done.of(lang), &[&moves.join(" ")])
        };
        if let Some(end) = ending::describe(&self.game, self.resigned, lang) {
            self.message = format!("{} {end}", self.message);
        }
    }

    /// Takes up a hint: chooses its piece and goes to its target.
    pub fn take_hint(&mut self, text: &str, lang: Lang) {
        let Some(info) = self.legal.iter().find(|info| info.text == text) else { return };
        if let Some((from, to)) = info.ends {
            self.chosen = Some(from);
            self.cursor = to;
            self.turned = text.ends_with('~');
        }
        self.message = fill(Text::Hint.of(lang), &[text]);
    }

    /// Who loses by resigning now.
    pub fn loser(&self) -> Player {
        match self.seats.opponent {
            Opponent::Hotseat => self.game.turn(),
            Opponent::Level(_) | Opponent::Full => self.seats.human,
        }
    }

    pub fn resign(&mut self, lang: Lang) {
        self.resigned = Some(self.loser());
        self.refresh();
        self.prompt(lang);
    }

    /// Moves the cursor by files and ranks; in a list of cells, by rows.
    pub fn walk(&mut self, (right, up): (i32, i32)) {
        match &self.view.shape {
            Shape::Grid(grid) => {
                let (file, rank) = grid.place(self.cursor);
                if let Some(point) = grid.at(file + right, rank + up) {
                    self.cursor = point;
                }
            }
            Shape::Wild(board) => {
                const PAGE: i32 = 10;
                let last = board.cells() as i32 - 1;
                let to = i32::from(self.cursor) - up + right * PAGE;
                self.cursor = to.clamp(0, last.max(0)) as u8;
            }
        }
    }

    /// Goes to the next place worth going to: a target of the chosen piece, or
    /// a piece that can move.
    pub fn next_place(&mut self, backwards: bool) {
        let mut places: Vec<u8> = if self.chosen.is_some() {
            self.targets().map(|(_, to)| to).collect()
        } else {
            self.legal.iter().filter_map(|info| info.ends).map(|(from, _)| from).collect()
        };
        places.sort_unstable();
        places.dedup();
        let cursor = self.cursor;
        let next = if backwards {
            places.iter().rev().find(|&&place| place < cursor).or(places.last())
        } else {
            places.iter().find(|&&place| place > cursor).or(places.first())
        };
        self.cursor = next.copied().unwrap_or(cursor);
    }

    pub fn reveal(&mut self, size: (u16, u16)) {
        self.scroll = Layout::new(size, &self.view.shape).reveal(self.cursor, self.scroll);
    }
}
