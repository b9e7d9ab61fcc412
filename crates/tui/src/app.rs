//! The whole state of the program, and how an event changes it.

use std::path::PathBuf;
use std::sync::Arc;

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use rules::view::Shape;
use rules::wild::WildBoard;
use rules::{Kind, MoveInfo, Refusal};

use crate::event::{Effect, Event, Existing, SaveError};
use crate::keyboard;
use crate::layout::Layout;
use crate::message::Text;
use crate::opponent::Mind;
use crate::palette::Palette;
use crate::start::{Row, Start};
use crate::storage::Loaded;
use crate::table::{Pointed, Purpose, Seats, Table};
use crate::view::popup;
use crate::{Lang, Options, language};
use words::fill;

/// What is on the screen beneath the popups.
#[derive(Debug)]
pub(crate) enum Screen {
    Start(Start),
    Table(Box<Table>),
}

/// A question that yes or no answers.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    Resign,
    Quit,
    New,
    Load,
    Overwrite(PathBuf),
}

/// What a line of text is typed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typing {
    Move,
    Save,
    Load,
}

/// What lies over the screen and takes the keys.
#[derive(Clone, Debug)]
pub(crate) enum Popup {
    Help(usize),
    Ask(Question),
    Type(Typing, String),
    /// The moves between the same two points, and which is marked.
    Several(Vec<MoveInfo>, usize),
    Column,
}

/// The state of the program.
#[derive(Debug)]
pub struct App {
    pub(crate) lang: Lang,
    pub(crate) palette: Palette,
    pub(crate) size: (u16, u16),
    pub(crate) screen: Screen,
    pub(crate) popup: Option<Popup>,
    pub(crate) ticks: usize,
    /// A letter that is a command and a file, and the tick it was typed at.
    pub(crate) pending: Option<(char, usize)>,
    seed: u64,
    tickets: u64,
    effects: Vec<Effect>,
}

/// A letter that might begin a move waits this many ticks for a digit.
const PATIENCE: usize = 4;

impl App {
    /// The program at its beginning.
    ///
    /// # Errors
    ///
    /// Every fault of the rules or the position in `options`.
    pub fn new(options: Options, palette: Palette, seed: u64) -> Result<Self, Refusal> {
        let lang = options.lang.unwrap_or_else(language::of_the_locale);
        let seats = Seats { opponent: options.opponent, human: options.human };
        let screen = match options.game {
            None => Screen::Start(Start::new(Kind::ALL[0], seats)),
            Some(kind) => {
                let Options { rules, board, position, .. } = &options;
                let rules = if position.is_some() {
                    rules.clone()
                } else {
                    with_seed(kind, rules, seed, board.as_ref())
                };
                let game = kind.open(&rules, board.as_ref(), position.as_deref())?;
                Screen::Table(Box::new(Table::new(game, seats, lang)))
            }
        };
        let mut app = Self {
            lang,
            palette,
            size: (80, 24),
            screen,
            popup: None,
            ticks: 0,
            pending: None,
            seed,
            tickets: 0,
            effects: options.load.map(Effect::Load).into_iter().collect(),
        };
        app.settle();
        Ok(app)
    }

    /// Takes an event in; gives what is to be done now.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Key(_) => {}
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Resize(width, height) => self.size = (width, height),
            Event::Tick => self.tick(),
            Event::Thought(ticket, mv) => self.thought(ticket, mv),
            Event::Saved(path, result) => self.saved(path, result),
            Event::Loaded(path, result) => self.loaded(path, result),
        }
        self.settle();
        std::mem::take(&mut self.effects)
    }

    /// What is to be done at the beginning.
    pub fn first_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Whether something moves on the screen by itself.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.pending.is_some() || self.table().is_some_and(|table| table.thinking.is_some())
    }

    pub(crate) fn table(&self) -> Option<&Table> {
        match &self.screen {
            Screen::Table(table) => Some(table),
            Screen::Start(_) => None,
        }
    }

    fn table_mut(&mut self) -> Option<&mut Table> {
        match &mut self.screen {
            Screen::Table(table) => Some(table),
            Screen::Start(_) => None,
        }
    }

    /// What follows from any change: the program's turn, the cursor in view.
    fn settle(&mut self) {
        let (size, seed) = (self.size, self.seed);
        let ticket = self.tickets + 1;
        let Screen::Table(table) = &mut self.screen else { return };
        table.reveal(size);
        if let (Some(mind), None) = (table.mind_to_move(), table.thinking) {
            table.thinking = Some((ticket, Purpose::Reply));
            let game = Box::new(table.game.clone());
            self.tickets = ticket;
            self.effects.push(Effect::Think { ticket, game, mind, seed });
        }
    }

    fn stop_thinking(&mut self) {
        let thinking = self.table_mut().and_then(|table| table.thinking.take());
        if thinking.is_some() {
            self.effects.push(Effect::StopThinking);
        }
    }

    fn tick(&mut self) {
        self.ticks = self.ticks.wrapping_add(1);
        if let Some((letter, since)) = self.pending
            && self.ticks.wrapping_sub(since) >= PATIENCE
        {
            self.pending = None;
            self.command(letter);
        }
    }

    fn thought(&mut self, ticket: u64, mv: Option<String>) {
        let lang = self.lang;
        let Some(table) = self.table_mut() else { return };
        let Some((expected, purpose)) = table.thinking else { return };
        if expected != ticket {
            return;
        }
        table.thinking = None;
        match (mv, purpose) {
            (Some(mv), Purpose::Reply) => table.play(&mv, lang),
            (Some(mv), Purpose::Hint) => table.take_hint(&mv, lang),
            (None, _) => {
                // Without a move the program would be asked again for ever.
                table.seats.opponent = crate::Opponent::Hotseat;
                table.message = Text::NoThought.of(lang).to_owned();
            }
        }
    }

    // Keys.

    fn key(&mut self, key: KeyEvent) {
        let KeyEvent { code, modifiers, .. } = key;
        if modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(code, KeyCode::Char('c' | 'C' | 'с' | 'С')) {
                self.effects.push(Effect::Leave);
            }
            return;
        }
        if self.popup.is_some() {
            self.key_in_popup(code);
        } else if matches!(self.screen, Screen::Start(_)) {
            self.key_at_start(keyboard::latin(code));
        } else {
            self.key_at_table(keyboard::latin(code));
        }
    }

    fn key_at_start(&mut self, code: KeyCode) {
        let Screen::Start(start) = &mut self.screen else { return };
        match code {
            KeyCode::Up => start.go(-1),
            KeyCode::Down | KeyCode::Tab => start.go(1),
            KeyCode::Left => start.change(-1, &mut self.lang),
            KeyCode::Right | KeyCode::Char(' ') => start.change(1, &mut self.lang),
            KeyCode::Enter => self.begin(),
            KeyCode::Char('l') => self.ask_file(Typing::Load),
            KeyCode::Char('q') | KeyCode::Esc => self.effects.push(Effect::Leave),
            _ => {}
        }
    }

    fn begin(&mut self) {
        let Screen::Start(start) = &mut self.screen else { return };
        let rules = with_seed(start.kind, &start.rules(self.seed), self.seed, None);
        match start.kind.open(&rules, None, None) {
            Ok(game) => {
                let table = Table::new(game, start.seats, self.lang);
                self.screen = Screen::Table(Box::new(table));
            }
            Err(refusal) => {
                start.message = fill(Text::NotOpened.of(self.lang), &[&refusal.to_string()]);
            }
        }
    }

    fn key_at_table(&mut self, code: KeyCode) {
        if let Some((letter, _)) = self.pending.take() {
            match code {
                KeyCode::Char(digit) if digit.is_ascii_digit() => {
                    self.popup = Some(Popup::Type(Typing::Move, format!("{letter}{digit}")));
                    return;
                }
                _ => self.command(letter),
            }
            if self.popup.is_some() {
                return self.key_in_popup(code);
            }
        }
        let lang = self.lang;
        let Some(table) = self.table_mut() else { return };
        match code {
            KeyCode::Up => table.walk((0, 1)),
            KeyCode::Down => table.walk((0, -1)),
            KeyCode::Left => table.walk((-1, 0)),
            KeyCode::Right => table.walk((1, 0)),
            KeyCode::Tab => table.next_place(false),
            KeyCode::BackTab => table.next_place(true),
            KeyCode::Esc => table.put_back(lang),
            KeyCode::Enter | KeyCode::Char(' ') => self.point_at_cursor(),
            KeyCode::Char(letter) => self.letter(letter),
            _ => {}
        }
    }

    fn letter(&mut self, letter: char) {
        let is_file = self.table().is_some_and(|table| match &table.view.shape {
            Shape::Grid(grid) => grid.point(&format!("{letter}1")).is_some(),
            Shape::Wild(_) => letter == 'n',
        });
        let is_command = COMMANDS.contains(letter);
        if is_command && is_file {
            self.pending = Some((letter, self.ticks));
        } else if is_command {
            self.command(letter);
        } else if is_file || matches!(letter, 'T' | 't' | '-') {
            self.popup = Some(Popup::Type(Typing::Move, letter.to_string()));
        }
    }

    fn command(&mut self, letter: char) {
        let lang = self.lang;
        match letter {
            'u' => {
                self.stop_thinking();
                self.with_table(|table| table.undo(lang));
            }
            'r' if self.is_thinking(Purpose::Reply) => {}
            'r' => {
                self.stop_thinking();
                self.with_table(|table| table.redo(lang));
            }
            'h' => self.ask_hint(),
            'f' => self.with_table(|table| table.turned = !table.turned),
            's' => self.ask_file(Typing::Save),
            'l' if self.is_saved() => self.ask_file(Typing::Load),
            'l' => self.popup = Some(Popup::Ask(Question::Load)),
            'n' if self.is_saved() => self.leave_table(),
            'n' => self.popup = Some(Popup::Ask(Question::New)),
            'R' if self.table().is_some_and(|table| !table.is_over()) => {
                self.popup = Some(Popup::Ask(Question::Resign));
            }
            'q' if self.is_saved() => self.effects.push(Effect::Leave),
            'q' => self.popup = Some(Popup::Ask(Question::Quit)),
            'i' => self.popup = Some(Popup::Column),
            '?' => self.popup = Some(Popup::Help(0)),
            ':' | '/' => self.popup = Some(Popup::Type(Typing::Move, String::new())),
            _ => {}
        }
    }

    fn with_table(&mut self, change: impl FnOnce(&mut Table)) {
        if let Some(table) = self.table_mut() {
            change(table);
        }
    }

    fn is_thinking(&self, purpose: Purpose) -> bool {
        self.table().and_then(|table| table.thinking).is_some_and(|(_, p)| p == purpose)
    }

    fn is_saved(&self) -> bool {
        self.table().is_none_or(Table::is_saved)
    }

    fn ask_hint(&mut self) {
        let ticket = self.tickets + 1;
        let lang = self.lang;
        let Some(table) = self.table_mut() else { return };
        if !table.is_humans_turn() {
            let text = if table.is_over() { Text::OverAlready } else { Text::NotYourTurn };
            table.message = text.of(lang).to_owned();
            return;
        }
        if table.thinking.is_none() {
            table.thinking = Some((ticket, Purpose::Hint));
            let game = Box::new(table.game.clone());
            self.tickets = ticket;
            self.effects.push(Effect::Think { ticket, game, mind: Mind::HINT, seed: 0 });
        }
    }

    fn ask_file(&mut self, typing: Typing) {
        let file = self.table().and_then(|table| table.file.as_ref());
        let name = file.map_or_else(
            || {
                let kind = self.table().map_or("bashenka", |table| table.game.kind().key());
                format!("{kind}.txt")
            },
            |file| file.path.display().to_string(),
        );
        self.popup = Some(Popup::Type(typing, name));
    }

    fn leave_table(&mut self) {
        self.stop_thinking();
        if let Screen::Table(table) = &self.screen {
            // The next game of the session starts from another seed.
            self.seed = self.seed.wrapping_add(1);
            self.screen = Screen::Start(Start::new(table.game.kind(), table.seats));
        }
    }

    fn point_at_cursor(&mut self) {
        if let Some(table) = self.table() {
            self.point_at(table.cursor);
        }
    }

    fn point_at(&mut self, point: u8) {
        let lang = self.lang;
        // Whoever goes on does not wait for the hint he asked for.
        if self.is_thinking(Purpose::Hint) {
            self.stop_thinking();
        }
        let Some(table) = self.table_mut() else { return };
        match table.point_at(point, lang) {
            Pointed::Nothing => {}
            Pointed::Move(mv) => table.play(&mv, lang),
            Pointed::Several(moves) => {
                let marked = usize::from(table.turned).min(moves.len() - 1);
                self.popup = Some(Popup::Several(moves, marked));
            }
        }
    }

    fn play(&mut self, text: &str) {
        let lang = self.lang;
        if self.is_thinking(Purpose::Hint) {
            self.stop_thinking();
        }
        self.with_table(|table| {
            if table.is_over() || table.is_humans_turn() {
                table.play(text, lang);
            } else {
                table.message = Text::NotYourTurn.of(lang).to_owned();
            }
        });
    }

    // Popups.

    fn key_in_popup(&mut self, code: KeyCode) {
        match self.popup.take() {
            None => {}
            Some(Popup::Help(page)) => self.popup = help_key(page, code),
            Some(Popup::Column) => {}
            Some(Popup::Ask(question)) => match keyboard::latin(code) {
                KeyCode::Char('y' | 'Y') => self.agree(question),
                KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => {}
                _ => self.popup = Some(Popup::Ask(question)),
            },
            Some(Popup::Type(typing, text)) => self.key_in_line(typing, text, code),
            Some(Popup::Several(moves, marked)) => {
                self.key_in_several(moves, marked, keyboard::latin(code));
            }
        }
    }

    fn key_in_several(&mut self, moves: Vec<MoveInfo>, marked: usize, code: KeyCode) {
        let count = moves.len();
        match code {
            KeyCode::Enter | KeyCode::Char(' ') => self.play(&moves[marked].text),
            KeyCode::Esc => {}
            KeyCode::Up | KeyCode::Left => {
                self.popup = Some(Popup::Several(moves, (marked + count - 1) % count));
            }
            KeyCode::Down | KeyCode::Right | KeyCode::Tab | KeyCode::Char('f') => {
                self.popup = Some(Popup::Several(moves, (marked + 1) % count));
            }
            _ => self.popup = Some(Popup::Several(moves, marked)),
        }
    }

    fn key_in_line(&mut self, typing: Typing, mut text: String, code: KeyCode) {
        const LONGEST: usize = 200;
        let code = if typing == Typing::Move { keyboard::latin(code) } else { code };
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.typed(typing, &text),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(letter) if text.chars().count() < LONGEST => text.push(letter),
            _ => {}
        }
        let is_gone = typing == Typing::Move && text.is_empty() && code == KeyCode::Backspace;
        self.popup = (!is_gone).then_some(Popup::Type(typing, text));
    }

    fn typed(&mut self, typing: Typing, text: &str) {
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        match typing {
            Typing::Move => self.play(text),
            Typing::Save => {
                let path = PathBuf::from(text);
                let file = self.table().and_then(|table| table.file.as_ref());
                let is_ours = file.is_some_and(|file| file.path == path && file.is_whole);
                let existing = if is_ours { Existing::Replace } else { Existing::Keep };
                self.save(path, existing);
            }
            Typing::Load => self.effects.push(Effect::Load(PathBuf::from(text))),
        }
    }

    fn save(&mut self, path: PathBuf, existing: Existing) {
        if let Some(table) = self.table() {
            let saved = table.saved();
            self.effects.push(Effect::Save(path, Box::new(saved), existing));
        }
    }

    fn agree(&mut self, question: Question) {
        let lang = self.lang;
        match question {
            Question::Resign => {
                self.stop_thinking();
                self.with_table(|table| table.resign(lang));
            }
            Question::Quit => self.effects.push(Effect::Leave),
            Question::New => self.leave_table(),
            Question::Load => self.ask_file(Typing::Load),
            Question::Overwrite(path) => self.save(path, Existing::Replace),
        }
    }

    fn say(&mut self, said: String) {
        match &mut self.screen {
            Screen::Start(start) => start.message = said,
            Screen::Table(table) => table.message = said,
        }
    }

    fn saved(&mut self, path: PathBuf, result: Result<(), SaveError>) {
        match result {
            Ok(()) => {
                let name = path.display().to_string();
                self.with_table(|table| table.is_at(path, true));
                self.say(fill(Text::SavedTo.of(self.lang), &[&name]));
            }
            Err(SaveError::Exists) => self.popup = Some(Popup::Ask(Question::Overwrite(path))),
            Err(SaveError::Other(why)) => self.say(fill(Text::NotSaved.of(self.lang), &[&why])),
        }
    }

    fn loaded(&mut self, path: PathBuf, result: Result<Box<Loaded>, String>) {
        let lang = self.lang;
        let Loaded { saved, is_whole, problems, problem } = match result {
            Ok(loaded) => *loaded,
            Err(why) => return self.say(fill(Text::NotLoaded.of(lang), &[&why])),
        };
        self.stop_thinking();
        let seats = match &self.screen {
            Screen::Start(start) => start.seats,
            Screen::Table(table) => table.seats,
        };
        let mut table = Table::new(saved.game, seats, lang);
        table.resigned = saved.resigned;
        table.tags = saved.tags;
        table.refresh();
        table.prompt(lang);
        let name = path.display().to_string();
        table.message = match problem {
            None => format!("{} {}", fill(Text::LoadedFrom.of(lang), &[&name]), table.message),
            Some(problem) => {
                // The folder would take the room of what is wrong.
                let name = path.file_name().map_or(name, |name| name.display().to_string());
                let values = [name.as_str(), &problems.to_string(), &problem];
                fill(Text::LoadedInPart.of(lang), &values)
            }
        };
        table.is_at(path, is_whole);
        self.screen = Screen::Table(Box::new(table));
    }

    // The mouse.

    fn mouse(&mut self, mouse: MouseEvent) {
        let at = (mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            MouseEventKind::ScrollUp => self.scroll(1),
            MouseEventKind::ScrollDown => self.scroll(-1),
            _ => {}
        }
    }

    fn scroll(&mut self, rows: i32) {
        let size = self.size;
        self.with_table(|table| {
            let layout = Layout::new(size, &table.view.shape);
            table.scroll = layout.scrolled(table.scroll, rows);
            // The cursor comes along, so that the board stays where it is.
            while layout.reveal(table.cursor, table.scroll) != table.scroll {
                let before = table.cursor;
                table.walk((0, rows.signum()));
                if table.cursor == before {
                    break;
                }
            }
        });
    }

    fn click(&mut self, at: (u16, u16)) {
        self.pending = None;
        let size = self.size;
        match (self.popup.take(), &mut self.screen) {
            (Some(Popup::Several(moves, _)), _) => {
                if let Some(n) = popup::several_at(size, moves.len(), at) {
                    self.play(&moves[n].text);
                }
            }
            (Some(Popup::Help(_) | Popup::Column), _) => {}
            (popup @ Some(_), _) => self.popup = popup,
            (None, Screen::Start(start)) => {
                let Some(row) = crate::view::start::row_at(size, at) else { return };
                start.row = row;
                match row {
                    Row::Begin => self.begin(),
                    _ => start.change(1, &mut self.lang),
                }
            }
            (None, Screen::Table(table)) => {
                let layout = Layout::new(size, &table.view.shape);
                if let Some(point) = layout.point_at(at, table.scroll) {
                    self.point_at(point);
                }
            }
        }
    }
}

/// The letters that are commands at the table.
const COMMANDS: &str = "urhfslnRqi?:/";

/// How many pages of help there are.
pub(crate) const HELP_PAGES: usize = 3;

fn help_key(page: usize, code: KeyCode) -> Option<Popup> {
    match code {
        KeyCode::Left | KeyCode::PageUp => Some(Popup::Help(page.saturating_sub(1))),
        KeyCode::Right | KeyCode::PageDown | KeyCode::Enter | KeyCode::Char(' ' | '?') => {
            (page + 1 < HELP_PAGES || code == KeyCode::Right)
                .then_some(Popup::Help((page + 1).min(HELP_PAGES - 1)))
        }
        _ => None,
    }
}

/// `rules` with the seed, unless they say themselves where chance comes from.
fn with_seed(kind: Kind, rules: &str, seed: u64, board: Option<&Arc<WildBoard>>) -> String {
    let gap = if rules.trim().is_empty() { "" } else { "," };
    let seeded = format!("{rules}{gap}seed={seed}");
    // Rules that already say it refuse a seed, and then stay as they are.
    if kind.full_rules(&seeded, board).is_ok() { seeded } else { rules.to_owned() }
}
