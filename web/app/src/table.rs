//! The game on the page: its state, and all that can be done to it.

use std::time::Duration;

use board::{Column, Move, Plan, Reason};
use leptos::prelude::*;
use play::{KeptError, Opponent, Session, Setup, describe, narrate};
use rules::{Player, Refusal};
use talk::Answer;

use ui::Preferences;
use ui::engine::Engine;
use ui::latency;
use ui::store::{self, Entry, Shelf, Store};

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_millis(100);

/// The table that a game is played at, for every part of the page.
#[derive(Clone, Copy)]
pub struct Table {
    session: RwSignal<Session, LocalStorage>,
    near: RwSignal<Player>,
    /// Why the engine does not answer, if it does not.
    failure: RwSignal<Option<String>>,
    /// Reads a game that was kept.
    restore: Restore,
    /// What the browser says if it keeps no games.
    pub not_kept: RwSignal<Option<String>>,
    /// The field that is looked at.
    pub looked_at: RwSignal<Option<u8>>,
    /// What the engine was asked besides moving, and what came of it.
    pub hint: RwSignal<Hint>,
    /// Whether a person is being asked if they mean to give up.
    pub is_giving_up: RwSignal<bool>,
    /// The move that waits to be confirmed.
    pub doubtful: RwSignal<Option<String>>,
    /// What the clocks show: Light's and Dark's.
    pub clocks: RwSignal<Option<[Duration; 2]>>,
    /// When the clocks were last looked at.
    looked: StoredValue<f64>,
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
    /// The games that are kept.
    store: StoredValue<Store, LocalStorage>,
}

/// What the engine was asked besides moving, as far as it has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hint {
    /// Nothing.
    #[default]
    None,
    /// It looks for a good move.
    Asked,
    /// This move is good.
    Found(String),
    /// It thinks about a draw.
    DrawAsked,
    /// It does not want one.
    DrawDeclined,
}

/// How games come to the table: with drawn boards or without.
#[derive(Clone, Copy, Debug)]
pub struct Restore {
    /// Reads a game that was kept.
    pub kept: fn(&str) -> Result<Session, KeptError>,
    /// Begins a new one.
    pub new: fn(Setup) -> Result<Session, Refusal>,
}

impl Table {
    /// A table with the game on it that was there last, else the usual one.
    pub fn new(preferences: Preferences, restore: Restore) -> Self {
        let session = restored(restore);
        let near = RwSignal::new(session.setup().person);
        let session = RwSignal::new_local(session);
        let this = Self {
            session,
            restore,
            near,
            failure: RwSignal::new(None),
            not_kept: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            is_giving_up: RwSignal::new(false),
            doubtful: RwSignal::new(None),
            clocks: RwSignal::new(None),
            looked: StoredValue::new(latency::now()),
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
            engine: StoredValue::new_local(Engine::new(|_| ())),
            store: StoredValue::new_local(Store::of(Shelf::Games)),
        };
        this.engine.set_value(Engine::new(move |answer| this.hear(answer)));
        this.begin_to_keep();
        Effect::new(move || this.ask());
        this
    }

    /// What the storage holds goes to the database, and from now on what other
    /// tabs do to this game is followed.
    fn begin_to_keep(self) {
        if self.session.with_untracked(|session| session.setup().began > 0) {
            self.put();
        }
        store::on_change_elsewhere(move |text| self.follow(&text));
        set_interval(move || self.tick(), TICK);
        // What was thought about until the page went is thought time.
        let leave = window_event_listener(leptos::ev::pagehide, move |_| {
            self.tick();
            if self.session.with_untracked(Session::is_timed) {
                self.keep();
            }
        });
        std::mem::forget(leave);
    }

    /// Another tab has changed a game; if it is this one, so does this tab.
    fn follow(self, text: &str) {
        let began = self.session.with_untracked(|session| session.setup().began);
        if let Ok(session) = (self.restore.kept)(text)
            && session.setup().began == began
        {
            self.session.set(session);
        }
    }

    fn hear(self, answer: Answer) {
        match answer {
            Answer::Best { report: Some(report), .. }
                if self.hint.get_untracked() == Hint::DrawAsked =>
            {
                let takes_it = self.change(|session| session.answer_offer(&report));
                self.hint.set(if takes_it { Hint::None } else { Hint::DrawDeclined });
            }
            Answer::Best { best: Some(best), report: Some(_), .. } => {
                self.hint.set(Hint::Found(best));
            }
            Answer::Best { best: Some(best), .. } => {
                if let Err(fault) = self.change(|session| session.play(&best)) {
                    self.failure.set(Some(fault.to_string()));
                }
            }
            Answer::Refused { text, .. } => {
                self.hint.set(Hint::None);
                self.failure.set(Some(text));
            }
            Answer::Best { best: None, .. } | Answer::Info { .. } | Answer::Ready => {}
        }
    }

    /// Looks at the game, and again whenever it changes.
    pub fn with<T>(self, look: impl FnOnce(&Session) -> T) -> T {
        self.session.with(look)
    }

    /// Changes the game. It is kept before the change is seen.
    pub fn change<T>(self, change: impl FnOnce(&mut Session) -> T) -> T {
        self.tick();
        let value = self.session.try_update_untracked(|session| change(session));
        self.keep();
        self.session.notify();
        value.expect("the table is there as long as the page")
    }

    fn keep(self) {
        if self.session.with_untracked(|session| session.setup().began > 0) {
            store::keep_on_the_board(&self.session.with_untracked(Session::keep));
            self.put();
        }
    }

    fn put(self) {
        let entry = self.session.with_untracked(|session| {
            let is_begun = !session.game().moves_made().is_empty();
            let began = session.setup().began;
            is_begun.then(|| Entry { began, text: session.keep() })
        });
        if let Some(entry) = entry {
            let then = move |done: Result<(), String>| self.not_kept.set(done.err());
            self.store.with_value(|store| store.put(&entry, then));
        }
    }

    /// Makes a move, or asks whether it is meant if it ends the game by
    /// repetition.
    pub fn play(self, text: &str) {
        let is_doubted = self.doubtful.get_untracked().as_deref() == Some(text);
        if !is_doubted && self.session.with_untracked(|session| session.would_repeat(text)) {
            return self.doubtful.set(Some(text.to_owned()));
        }
        latency::begin();
        self.doubtful.set(None);
        self.hint.set(Hint::None);
        // What can be chosen is legal; anything else changes nothing.
        let _ = self.change(|session| session.play(text));
        latency::end_after_paint();
    }

    /// Passes, if nothing else can be done.
    pub fn pass(self) {
        if let Some(key) = self.session.with_untracked(Session::pass) {
            self.play(&key);
        }
    }

    /// Begins a new game.
    pub fn begin(self, setup: Setup) {
        let setup = Setup { seed: latency::seed(), began: latency::today(), ..setup };
        match (self.restore.new)(setup) {
            Ok(session) => self.put_on_the_board(session),
            Err(refusal) => self.failure.set(Some(refusal.to_string())),
        }
    }

    /// Begins the same game with sides swapped.
    pub fn rematch(self) {
        let setup = self
            .session
            .with_untracked(|session| session.rematch(latency::today(), latency::seed()));
        self.begin(setup);
    }

    fn put_on_the_board(self, session: Session) {
        self.tick();
        self.keep();
        self.looked_at.set(None);
        self.doubtful.set(None);
        self.hint.set(Hint::None);
        self.near.set(session.setup().person);
        self.change(|now| *now = session);
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
        self.session.notify();
    }

    /// Makes the move that waits to be confirmed, else the one of the hint.
    pub fn make_what_is_proposed(self) {
        let hinted = match self.hint.get_untracked() {
            Hint::Found(text) => Some(text),
            _ => None,
        };
        if let Some(text) = self.doubtful.get_untracked().or(hinted) {
            self.play(&text);
        }
    }

    /// Asks the engine for a good move.
    pub fn ask_for_hint(self) {
        self.look_for(Hint::Asked);
    }

    /// Offers a draw: to the other person, or to the engine, which looks at the
    /// position first.
    pub fn offer_draw(self) {
        if self.session.with_untracked(|session| session.setup().opponent == Opponent::Friend) {
            self.change(Session::offer_draw);
        } else {
            self.look_for(Hint::DrawAsked);
        }
    }

    fn look_for(self, what: Hint) {
        self.engine.with_value(|engine| {
            let order = self.session.with_untracked(|s| s.hint_order(engine.ticket()));
            if let Some(order) = order {
                self.hint.set(what);
                engine.go(order);
            }
        });
    }

    /// Gives the engine the order that the game asks for, or none.
    fn ask(self) {
        self.engine.with_value(|engine| {
            let order = self.session.with(|session| session.order(engine.ticket()));
            self.failure.set(None);
            // That it declined is told until the next move.
            if self.hint.get_untracked() != Hint::DrawDeclined {
                self.hint.set(Hint::None);
            }
            self.is_giving_up.set(false);
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

    /// Lets the time pass that has passed since this was last called.
    fn tick(self) {
        let now = latency::now();
        let passed = (now - self.looked.get_value()).max(0.0);
        self.looked.set_value(now);
        let passed = Duration::from_micros((passed * 1000.0) as u64);
        let is_out = self.session.try_update_untracked(|session| session.run(passed));
        let left = self.session.with_untracked(|session| {
            let [light, dark] = Player::BOTH.map(|player| session.left(player));
            Some([light?, dark?])
        });
        if self.clocks.get_untracked() != left {
            self.clocks.set(left);
        }
        if is_out == Some(true) {
            self.keep();
            self.session.notify();
        }
    }
}

/// The game that was on the board; else, or if it cannot go on, the usual one.
fn restored(restore: Restore) -> Session {
    let kept = store::on_the_board().and_then(|text| (restore.kept)(&text).ok());
    kept.unwrap_or_else(|| {
        let setup = Setup { seed: latency::seed(), began: latency::today(), ..Setup::default() };
        (restore.new)(setup).expect("the usual rules are sound")
    })
}
