//! What the browser keeps: games, boards, studies.
//!
//! A game is written twice at every change. First, before the change is seen,
//! to the storage that answers at once: what is seen is never lost, and the
//! page opens with it without waiting. Then to the database, which holds all
//! games. What the first holds and the second may lack is handed on at the next
//! start.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode, Storage};

const DATABASE: &str = "bashenka";
/// The game on the board, in the storage of the browser and of this tab.
const ON_THE_BOARD: &str = "game";

/// Where things of one kind are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Games, by when they began.
    Games,
    /// Boards that were drawn.
    Boards,
    /// Studies.
    Studies,
}

impl Shelf {
    const ALL: [Self; 3] = [Self::Games, Self::Boards, Self::Studies];

    const fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Boards => "boards",
            Self::Studies => "studies",
        }
    }
}

/// Something as it is kept: what it is known by, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The milliseconds since 1970 at which it began.
    pub began: u64,
    /// Its text.
    pub text: String,
}

/// What is done with what the browser answers, or says is wrong.
type Then<T> = Box<dyn FnOnce(Result<T, String>)>;

/// A shelf of the database, which is opened when it is first needed.
#[derive(Clone)]
pub struct Store {
    shelf: Shelf,
    database: Rc<RefCell<Option<IdbDatabase>>>,
}

impl Store {
    /// That shelf.
    #[must_use]
    pub fn of(shelf: Shelf) -> Self {
        Self { shelf, database: Rc::default() }
    }

    /// Keeps something, in place of what was known by the same.
    pub fn put(&self, entry: &Entry, then: impl FnOnce(Result<(), String>) + 'static) {
        let (key, text) = (key(entry.began), JsValue::from_str(&entry.text));
        let put = move |all: &IdbObjectStore| all.put_with_key(&text, &key);
        self.ask(IdbTransactionMode::Readwrite, put, |_| (), Box::new(then));
    }

    /// Forgets something.
    pub fn remove(&self, began: u64, then: impl FnOnce(Result<(), String>) + 'static) {
        let remove = move |all: &IdbObjectStore| all.delete(&key(began));
        self.ask(IdbTransactionMode::Readwrite, remove, |_| (), Box::new(then));
    }

    /// All texts, the oldest first.
    pub fn all(&self, then: impl FnOnce(Result<Vec<String>, String>) + 'static) {
        let texts = |found: JsValue| {
            js_sys::Array::from(&found).iter().filter_map(|text| text.as_string()).collect()
        };
        self.ask(IdbTransactionMode::Readonly, IdbObjectStore::get_all, texts, Box::new(then));
    }

    /// Asks the database for something, and opens it first if need be.
    fn ask<T: 'static>(
        &self,
        mode: IdbTransactionMode,
        ask: impl FnOnce(&IdbObjectStore) -> Result<IdbRequest, JsValue> + 'static,
        read: impl FnOnce(JsValue) -> T + 'static,
        then: Then<T>,
    ) {
        let name = self.shelf.name();
        self.open(Box::new(move |database| {
            let request = database.and_then(|database| {
                let all = database.transaction_with_str_and_mode(name, mode);
                let all = all.and_then(|transaction| transaction.object_store(name));
                all.and_then(|all| ask(&all)).map_err(|error| said(&error))
            });
            match request {
                Ok(request) => answer(&request, Box::new(|found| then(found.map(read)))),
                Err(error) => then(Err(error)),
            }
        }));
    }

    fn open(&self, then: Then<IdbDatabase>) {
        if let Some(database) = self.database.borrow().clone() {
            return then(Ok(database));
        }
        let request = match window().indexed_db() {
            Ok(Some(factory)) => factory.open_with_u32(DATABASE, 1).map_err(|error| said(&error)),
            Ok(None) => Err(String::new()),
            Err(error) => Err(said(&error)),
        };
        let request = match request {
            Ok(request) => request,
            Err(error) => return then(Err(error)),
        };
        let fresh = request.clone();
        let create = Closure::once_into_js(move || {
            let database = fresh.result().map(JsCast::unchecked_into::<IdbDatabase>);
            // If it fails, so does what is asked of it, which will be told.
            if let Ok(database) = database {
                let _ = Shelf::ALL.map(|shelf| database.create_object_store(shelf.name()));
            }
        });
        request.set_onupgradeneeded(Some(create.unchecked_ref()));
        let this = self.clone();
        let opened = move |found: Result<JsValue, String>| {
            then(found.map(|database| {
                let database: IdbDatabase = database.unchecked_into();
                *this.database.borrow_mut() = Some(database.clone());
                database
            }));
        };
        answer(&request, Box::new(opened));
    }
}

/// Hands on what a request comes to.
fn answer(request: &IdbRequest, then: Then<JsValue>) {
    let answered = request.clone();
    let hear = Closure::once_into_js(move || {
        let failed = answered.error().ok().flatten().map(|error| error.message());
        then(match failed {
            Some(error) => Err(error),
            None => answered.result().map_err(|error| said(&error)),
        });
    });
    request.set_onsuccess(Some(hear.unchecked_ref()));
    request.set_onerror(Some(hear.unchecked_ref()));
}

fn key(began: u64) -> JsValue {
    JsValue::from_f64(began as f64)
}

fn said(error: &JsValue) -> String {
    error.dyn_ref::<web_sys::DomException>().map(|error| error.message()).unwrap_or_default()
}

/// The text of the game that was on the board: of this tab, else of any.
pub fn on_the_board() -> Option<String> {
    let kept = |storage: Option<Storage>| storage?.get_item(ON_THE_BOARD).ok().flatten();
    kept(of_the_tab()).or_else(|| kept(of_the_browser()))
}

/// Keeps the text of the game on the board. It is kept when this returns.
pub fn keep_on_the_board(text: &str) {
    for storage in [of_the_tab(), of_the_browser()].into_iter().flatten() {
        // A full or forbidden storage leaves the database, which says so.
        let _ = storage.set_item(ON_THE_BOARD, text);
    }
}

/// Calls `hear` with the text of a game that another tab has changed.
pub fn on_change_elsewhere(hear: impl Fn(String) + 'static) {
    let listen = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_deref() == Some(ON_THE_BOARD)
            && let Some(text) = event.new_value()
        {
            hear(text);
        }
    });
    // It is heard as long as the page is there.
    std::mem::forget(listen);
}

fn of_the_tab() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

fn of_the_browser() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
