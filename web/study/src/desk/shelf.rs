//! Where studies come from, and where they are kept.

use std::time::Duration;

use leptos::prelude::*;
use link::Link;
use play::{Session, Setup};
use rules::record::{NodeId, Record, Tree};
use rules::wild::WildBoard;
use rules::{AnyGame, Kind};
use study::{OpenError, Spot, Study};
use ui::{keep, kept, latency, store};
use wasm_bindgen::JsValue;

use super::{Desk, opened};

/// The study as it is kept, and the place in it.
const STUDY: &str = "study";
const PLACE: &str = "study-at";
/// What the address says when the game on the board is meant.
const ON_THE_BOARD: &str = "#on-the-board";
/// How long after an edit it is kept; leaving the page keeps it at once.
const PAUSE: Duration = Duration::from_millis(300);

/// What came of opening something.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// So many moves of a game.
    Game(Kind, usize),
    /// It could not be, and where it fails.
    Refused(String, Option<Spot>),
    /// The link in the address could not be read.
    BadLink(String),
}

/// The study as it was left.
pub fn restored() -> Study {
    let record = kept(STUDY).and_then(|text| Some(Record::read(&text).ok()?.record));
    let Some(record) = record else { return usual() };
    let mut study = Study::new(record);
    let place = kept(PLACE).and_then(|number| number.parse::<usize>().ok()).unwrap_or(0);
    let node = study.tree().nodes(Tree::ROOT).nth(place);
    if let Some(node) = node {
        study.go(node);
    }
    study
}

fn usual() -> Study {
    let setup = Setup::default();
    let game = setup.kind.open(&setup.rules, None, None).expect("the usual rules are sound");
    Study::of(&game)
}

impl Desk {
    /// Keeps the study from now on, and takes what the address brings.
    pub(super) fn begin_to_keep(self) {
        Effect::new(move || {
            self.edits.track();
            self.here.track();
            if let Some(timer) = self.to_keep.try_update_value(Option::take).flatten() {
                timer.clear();
            }
            let timer = set_timeout_with_handle(move || self.keep(), PAUSE);
            self.to_keep.set_value(timer.ok());
        });
        let leave = window_event_listener(leptos::ev::pagehide, move |_| self.keep());
        let come = window_event_listener(leptos::ev::hashchange, move |_| self.take_address());
        // Both are heard as long as the page is there.
        std::mem::forget((leave, come));
        self.take_address();
    }

    fn keep(self) {
        self.with_untracked(|study| {
            keep(STUDY, &study.text());
            let place = study.tree().nodes(Tree::ROOT).position(|node| node == study.here());
            keep(PLACE, &place.unwrap_or(0).to_string());
        });
    }

    /// Takes what the address brings, and leaves the bare address.
    fn take_address(self) {
        let hash = window().location().hash().unwrap_or_default();
        if hash.len() < 2 {
            return;
        }
        if hash == ON_THE_BOARD {
            let session = store::on_the_board().and_then(|text| Session::from_kept(&text).ok());
            if let Some(session) = session {
                self.put(Record::from_game(session.game()), Place::End);
            }
        } else {
            match linked(&hash) {
                Ok(record) => self.put(record, Place::Start),
                Err(why) => self.opened.set(Some(Opened::BadLink(why))),
            }
        }
        if let Ok(history) = window().history() {
            // A browser that refuses only leaves a long address.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some("/study"));
        }
    }

    /// Opens a record or a position, which can be undone like any edit.
    pub fn open_text(self, text: &str) {
        let found = self.with_untracked(|study| study::open(text, study.record().start()));
        match found {
            Ok(record) => self.put(record, Place::Start),
            Err(error) => self.opened.set(Some(refused(&error))),
        }
    }

    /// Begins with the start of that game.
    pub fn begin(self, kind: Kind) {
        if let Ok(game) = kind.open("", None, None) {
            self.put(Record::from_game(&game), Place::Start);
        }
    }

    fn put(self, record: Record, place: Place) {
        let (kind, moves) = (record.kind(), record.tree().len());
        let study = opened(record);
        let is_same = self.with_untracked(|now| now.record() == study.record());
        if !is_same {
            self.change(|now| now.replace(study.record().clone()));
            self.reviewed.set(None);
        }
        if place == Place::End {
            self.change(Study::to_end);
        }
        self.opened.set(Some(Opened::Game(kind, moves)));
    }

    /// The address of this study.
    ///
    /// # Errors
    ///
    /// If it is too long for one.
    pub fn address(self) -> Result<String, link::LinkError> {
        let record = Some(self.with_untracked(Study::text));
        let address = Link { record, ..Link::default() }.address("/study")?;
        Ok(window().location().origin().unwrap_or_default() + &address)
    }

    /// Puts the position here on the board of the room to play in, and goes there;
    /// against the program at that level, else with a friend.
    pub fn play_from_here(self, level: Option<u8>) {
        let game = self.with_untracked(|study| from_here(study.game()));
        let Some(game) = game else { return };
        let session = Session::at(game, latency::today());
        let session = match level {
            Some(level) => session.against(level),
            None => session,
        };
        store::keep_on_the_board(&session.keep());
        // If the browser refuses, the game is still there for the next visit.
        let _ = window().location().set_href("/");
    }

    /// Goes to a move and closes what hangs over the tree.
    pub fn go(self, node: NodeId) {
        self.change(|study| study.go(node));
    }
}

/// Where in a new study one begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Start,
    End,
}

/// The position as the start of a game.
fn from_here(game: &AnyGame) -> Option<AnyGame> {
    let board = match game.view().shape {
        rules::view::Shape::Grid(_) => None,
        rules::view::Shape::Wild(board) => Some(board),
    };
    game.kind().open(&game.rules(), board.as_ref(), Some(&game.position_text())).ok()
}

/// The record that a link carries, or that begins with what it carries.
fn linked(hash: &str) -> Result<Record, String> {
    let link = Link::from_fragment(hash).map_err(|error| error.to_string())?;
    if let Some(text) = &link.record {
        return Ok(Record::read(text).map_err(|error| error.to_string())?.record);
    }
    let kind = link.game.as_deref().map_or(Ok(Kind::ALL[0]), Kind::from_key);
    let kind = kind.map_err(|refusal| refusal.to_string())?;
    let board = link.board.as_deref().map(WildBoard::from_json).transpose();
    let board = board.map_err(|error| error.to_string())?.map(std::sync::Arc::new);
    let rules = link.rules.unwrap_or_default();
    let game = kind.open(&rules, board.as_ref(), link.position.as_deref());
    Ok(Record::from_game(&game.map_err(|refusal| refusal.to_string())?))
}

fn refused(error: &OpenError) -> Opened {
    Opened::Refused(error.to_string(), error.spot())
}
