//! A player without a terminal: sends keys and clicks, reads the screen.

#![allow(dead_code, reason = "each test file uses its part")]

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use tui::{App, Effect, Event, Lang, Level, Mind, Options, Palette};

/// The program, and what stands for the world around it.
pub struct Player {
    pub app: App,
    size: (u16, u16),
    /// Thoughts asked for; answered by [`Player::let_think`].
    pub asked: Vec<Effect>,
    pub stopped: usize,
    pub has_left: bool,
}

impl Player {
    pub fn new(options: Options) -> Self {
        Self::with(options, Palette::Plain)
    }

    pub fn with(options: Options, palette: Palette) -> Self {
        let mut app = App::new(options, palette, 1).expect("good options");
        let effects = app.first_effects();
        let mut player =
            Self { app, size: (80, 24), asked: Vec::new(), stopped: 0, has_left: false };
        player.carry_out(effects);
        player
    }

    pub fn send(&mut self, event: Event) {
        let effects = self.app.update(event);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Leave => self.has_left = true,
                Effect::StopThinking => self.stopped += 1,
                Effect::Think { .. } => self.asked.push(effect),
                Effect::Save(path, saved, existing) => {
                    let result = tui::save(&path, &saved, existing);
                    self.send(Event::Saved(path, result));
                }
                Effect::Load(path) => {
                    let result = tui::load(&path).map(Box::new);
                    self.send(Event::Loaded(path, result));
                }
            }
        }
    }

    /// Answers what was asked of the program's mind.
    pub fn let_think(&mut self) {
        for effect in std::mem::take(&mut self.asked) {
            if let Effect::Think { ticket, game, mind, seed } = effect {
                // What thinks by the clock would be another player at each run.
                let level = match mind {
                    Mind::Level(level) => level,
                    Mind::Full(_) => Level::ALL[6],
                };
                let mv = engine::choose(&game, level, seed, &AtomicBool::new(false));
                self.send(Event::Thought(ticket, mv));
            }
        }
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.send(Event::Resize(width, height));
    }

    pub fn key(&mut self, code: KeyCode) {
        self.send(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub fn keys(&mut self, code: KeyCode, times: usize) {
        (0..times).for_each(|_| self.key(code));
    }

    pub fn type_text(&mut self, text: &str) {
        text.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
    }

    /// A letter, and the time it takes to be sure that no digit follows.
    pub fn command(&mut self, letter: char) {
        self.key(KeyCode::Char(letter));
        (0..6).for_each(|_| self.send(Event::Tick));
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter);
    }

    pub fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = KeyModifiers::NONE;
        self.send(Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    pub fn buffer(&self) -> Buffer {
        let backend = TestBackend::new(self.size.0, self.size.1);
        let mut terminal = Terminal::new(backend).expect("a test terminal");
        terminal.draw(|frame| tui::view(&self.app, frame)).expect("drawn");
        terminal.backend().buffer().clone()
    }

    pub fn screen(&self) -> String {
        let buffer = self.buffer();
        let mut text = String::new();
        for y in 0..buffer.area.height {
            let row: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
            text.push_str(row.trim_end());
            text.push('\n');
        }
        text
    }

    pub fn shows(&self, text: &str) -> bool {
        self.screen().contains(text)
    }

    /// Asserts that the screen is the one in `tests/screens`. Set
    /// `UPDATE_SCREENS` to write it there instead.
    pub fn assert_screen(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
        let path = folder.join(format!("{name}.txt"));
        let screen = self.screen();
        if std::env::var_os("UPDATE_SCREENS").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&path, &screen).expect("written");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(screen, expected, "the screen {name} has changed:\n{screen}");
    }
}

pub fn options(lang: Lang) -> Options {
    Options { lang: Some(lang), ..Options::default() }
}
