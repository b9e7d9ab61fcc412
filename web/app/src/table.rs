//! The game on the page: its state, and all that can be done to it.

use board::{Column, Move, Plan, Reason};
use leptos::prelude::*;
use play::{Session, Setup, describe, narrate};
use rules::Player;
use talk::Answer;

use crate::engine::Engine;
use crate::preferences::Preferences;

/// The table that a game is played at, for every part of the page.
#[derive(Clone, Copy)]
pub struct Table {
    session: RwSignal<Session, LocalStorage>,
    near: RwSignal<Player>,
    /// Why the engine does not answer, if it does not.
    failure: RwSignal<Option<String>>,
    /// The field that is looked at.
    pub looked_at: RwSignal<Option<u8>>,
    /// The board.
    pub plan: Memo<Plan>,
    /// What stands on it.
    pub columns: Memo<Vec<Column>>,
    /// What can be chosen on it.
    pub moves: Memo<Vec<Move>>,
    /// Why pieces may or may not go somewhere.
    pub reasons: Memo<Vec<Reason>>,
    /// The last move in words.
    pub told: Memo<String>,
    /// The ends of the last move.
    pub last: Memo<Option<(u8, u8)>>,
    engine: StoredValue<Engine, LocalStorage>,
}

impl Table {
    /// A table with the usual game on it.
    pub fn new(preferences: Preferences) -> Self {
        let setup = Setup { seed: seed(), ..Setup::default() };
        let session = Session::new(setup).expect("the usual rules are sound");
        let near = RwSignal::new(session.setup().person);
        let session = RwSignal::new_local(session);
        let failure = RwSignal::new(None);
        let hear = move |answer| match answer {
            Answer::Best { best: Some(best), .. } => {
                session.update(|session| {
                    if let Err(fault) = session.play(&best) {
                        failure.set(Some(fault.to_string()));
                    }
                });
            }
            Answer::Refused { text, .. } => failure.set(Some(text)),
            Answer::Best { best: None, .. } | Answer::Info { .. } | Answer::Ready => {}
        };
        let this = Self {
            session,
            near,
            failure,
            looked_at: RwSignal::new(None),
            plan: Memo::new(move |_| {
                let near = near.get();
                session.with(|session| describe::plan(session.game(), near))
            }),
            columns: Memo::new(move |_| {
                let lang = preferences.lang();
                session.with(|session| describe::columns(session.game(), lang))
            }),
            moves: Memo::new(move |_| {
                let lang = preferences.lang();
                session.with(|session| session.moves(lang))
            }),
            reasons: Memo::new(move |_| {
                let lang = preferences.lang();
                session.with(|session| narrate::reasons(session, lang))
            }),
            told: Memo::new(move |_| {
                let lang = preferences.lang();
                session.with(|session| narrate::last_move(session, lang))
            }),
            last: Memo::new(move |_| session.with(Session::last)),
            engine: StoredValue::new_local(Engine::new(hear)),
        };
        Effect::new(move || this.ask());
        this
    }

    /// Looks at the game, and again whenever it changes.
    pub fn with<T>(self, look: impl FnOnce(&Session) -> T) -> T {
        self.session.with(look)
    }

    /// Makes a move.
    pub fn play(self, text: &str) {
        self.session.update(|session| {
            // What can be chosen is legal; anything else changes nothing.
            let _ = session.play(text);
        });
    }

    /// Takes back a move.
    pub fn undo(self) {
        self.session.update(|session| {
            session.undo();
        });
    }

    /// Begins a new game.
    pub fn begin(self, setup: Setup) {
        let setup = Setup { seed: seed(), ..setup };
        match Session::new(setup) {
            Ok(session) => {
                self.looked_at.set(None);
                self.near.set(session.setup().person);
                self.session.set(session);
            }
            Err(refusal) => self.failure.set(Some(refusal.to_string())),
        }
    }

    /// Turns the board around.
    pub fn turn_board(self) {
        self.near.update(|near| *near = !*near);
    }

    /// Why the engine does not answer, if it does not.
    pub fn failure(self) -> Option<String> {
        self.failure.get()
    }

    /// Asks the engine once more after it has failed.
    pub fn ask_again(self) {
        self.session.update(|_| {});
    }

    /// Gives the engine the order that the game asks for, or none.
    fn ask(self) {
        self.engine.with_value(|engine| {
            let order = self.session.with(|session| session.order(engine.ticket()));
            self.failure.set(None);
            match order {
                Some(order) => engine.go(order),
                None => {
                    engine.stop();
                    // So that it is there when it is needed; if it cannot be
                    // started, the next order will say so.
                    let _ = engine.start();
                }
            }
        });
    }
}

/// A seed short enough to be told.
fn seed() -> u64 {
    (js_sys::Math::random() * 1_000_000.0) as u64
}
