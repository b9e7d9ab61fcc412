//! The desk: the study, the engine that looks at it, and all that can be done.

use std::time::Duration;

use board::{Column, Move, Plan, Reason};
use leptos::prelude::*;
use play::{Session, describe, narrate};
use rules::record::{NodeId, Record, Tree};
use rules::{AnyGame, Player};
use study::Study;
use study::rows::Rows;
use talk::Answer;
use ui::Preferences;
use ui::engine::Engine;

use crate::judge;
use crate::orders;
use crate::values::{Valued, Values};

mod review;
mod shelf;

pub use review::Reviewed;

/// How long a position rests before the engine looks at it: less than a person
/// waits, more than a key held down takes from step to step.
const REST: Duration = Duration::from_millis(50);

/// What the engine thinks of the position here.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// What it says.
    pub report: talk::Report,
    /// Who is to move in what it looks at.
    pub turn: Player,
    /// Whether it looks at what the other side threatens.
    pub is_threats: bool,
}

/// All that the room knows, for every part of it.
#[derive(Clone, Copy)]
pub struct Desk {
    study: RwSignal<Study, LocalStorage>,
    /// The game here, as the board is told it.
    session: RwSignal<Session, LocalStorage>,
    near: RwSignal<Player>,
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
    /// The place in the tree.
    pub here: Memo<NodeId>,
    /// The tree as lines of a list.
    pub rows: Memo<Rows>,
    /// Changes with every edit.
    pub edits: Memo<u64>,
    /// Whether the engine is to think.
    pub is_thinking: RwSignal<bool>,
    /// How many lines it tells apart.
    pub lines: RwSignal<usize>,
    /// Whether it looks at what the other side threatens.
    pub is_threats: RwSignal<bool>,
    /// What it thinks.
    pub thought: RwSignal<Option<Thought>>,
    /// Why it does not answer, if it does not.
    pub failure: RwSignal<Option<String>>,
    /// The line that is shown on the board.
    pub shown_line: RwSignal<Option<Vec<String>>>,
    /// Whether the pointer draws instead of moving pieces.
    pub is_drawing: RwSignal<bool>,
    /// The move whose menu is open, and where.
    pub menu: RwSignal<Option<(NodeId, f64, f64)>>,
    /// How far a review has come: so many of so many positions.
    pub progress: RwSignal<Option<(usize, usize)>>,
    /// The last review.
    pub reviewed: RwSignal<Option<Reviewed>, LocalStorage>,
    /// What was last opened, or why not.
    pub opened: RwSignal<Option<shelf::Opened>>,
    values: RwSignal<Values, LocalStorage>,
    job: StoredValue<review::Job, LocalStorage>,
    engine: StoredValue<Engine, LocalStorage>,
    rest: StoredValue<Option<TimeoutHandle>>,
    to_keep: StoredValue<Option<TimeoutHandle>>,
}

pub use shelf::Opened;

impl Desk {
    /// The desk as it was left, or with what the address brings.
    pub fn new(preferences: Preferences) -> Self {
        let study = RwSignal::new_local(shelf::restored());
        let near = RwSignal::new(Player::Light);
        let edits = Memo::new(move |_| study.with(Study::edits));
        let session = RwSignal::new_local(study.with_untracked(session_of));
        let this = Self {
            study,
            session,
            near,
            looked_at: RwSignal::new(None),
            plan: Memo::new(move |_| {
                let near = near.get();
                edits.track();
                study.with_untracked(|study| describe::plan(study.record().start(), near))
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
            here: Memo::new(move |_| study.with(Study::here)),
            rows: Memo::new(move |_| {
                edits.track();
                study.with_untracked(|study| Rows::of(study.tree(), offset(study)))
            }),
            edits,
            is_thinking: RwSignal::new(true),
            lines: RwSignal::new(3),
            is_threats: RwSignal::new(false),
            thought: RwSignal::new(None),
            failure: RwSignal::new(None),
            shown_line: RwSignal::new(None),
            is_drawing: RwSignal::new(false),
            menu: RwSignal::new(None),
            progress: RwSignal::new(None),
            reviewed: RwSignal::new_local(None),
            opened: RwSignal::new(None),
            values: RwSignal::new_local(Values::default()),
            job: StoredValue::new_local(review::Job::Nothing),
            engine: StoredValue::new_local(Engine::new(|_| ())),
            rest: StoredValue::new(None),
            to_keep: StoredValue::new(None),
        };
        this.engine.set_value(Engine::new(move |answer| this.hear(answer)));
        this.follow_the_position();
        this.begin_to_keep();
        this
    }

    /// Looks at the study, and again whenever it changes.
    pub fn with<T>(self, look: impl FnOnce(&Study) -> T) -> T {
        self.study.with(look)
    }

    /// Looks at the study once.
    pub fn with_untracked<T>(self, look: impl FnOnce(&Study) -> T) -> T {
        self.study.with_untracked(look)
    }

    /// Walks in the study or edits it.
    pub fn change<T>(self, change: impl FnOnce(&mut Study) -> T) -> T {
        self.shown_line.set(None);
        self.menu.set(None);
        let before = self.study.with_untracked(|study| (study.here(), study.edits()));
        let value = self.study.try_update(change);
        if before != self.study.with_untracked(|study| (study.here(), study.edits())) {
            self.session.set(self.study.with_untracked(session_of));
        }
        value.expect("the desk is there as long as the page")
    }

    /// Makes a move here.
    pub fn play(self, text: &str) {
        // What can be chosen is legal; anything else changes nothing.
        let _ = self.change(|study| study.play(text));
    }

    /// Whose move it is, or how the game ended, in a sentence.
    pub fn state(self, lang: words::Lang) -> String {
        self.session.with(|session| session.state(lang))
    }

    /// Turns the board around.
    pub fn turn_board(self) {
        self.near.update(|near| *near = !*near);
    }

    /// From which side the board is seen.
    pub fn near(self) -> Player {
        self.near.get()
    }

    /// The moves of the line here, with what is known of them.
    pub fn valued_line(self) -> Vec<Valued> {
        self.values.with(|values| self.study.with(|study| values.of_line(study)))
    }

    /// What the position here is worth to Light, if that is known.
    pub fn value_here(self) -> Option<engine::Score> {
        let over = self.study.with(|study| over(study.game()));
        over.or_else(|| {
            let thought = self.thought.get().filter(|thought| !thought.is_threats)?;
            let line = thought.report.lines.first()?;
            Some(judge::to_light(judge::score(line.score), thought.turn))
        })
        .or_else(|| {
            let here = self.here.get();
            self.valued_line().iter().find(|valued| valued.node == here)?.score
        })
    }

    // The engine.

    /// Lets the engine look at whatever position one comes to.
    fn follow_the_position(self) {
        let position = Memo::new(move |_| {
            self.study.with(|study| (study.game().hash(), study.here(), study.game().start_text()))
        });
        Effect::new(move || {
            position.track();
            let is_wanted = self.is_thinking.get();
            let (lines, is_threats) = (self.lines.get(), self.is_threats.get());
            let is_reviewing = self.progress.with(Option::is_some);
            if is_reviewing {
                return;
            }
            self.rest_engine();
            if is_wanted {
                let begin = move || self.analyse(lines, is_threats);
                self.rest.set_value(set_timeout_with_handle(begin, REST).ok());
            }
        });
    }

    /// Stops the engine, and forgets what it thought.
    fn rest_engine(self) {
        if let Some(timer) = self.rest.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        self.engine.with_value(Engine::stop);
        self.job.set_value(review::Job::Nothing);
        self.thought.set(None);
        self.failure.set(None);
        self.shown_line.set(None);
    }

    fn analyse(self, lines: usize, is_threats: bool) {
        let order = self.study.with_untracked(|study| {
            let now = study.game();
            let game = if is_threats { study::threats(now)? } else { now.clone() };
            if game.outcome().is_some() {
                return None;
            }
            let ticket = self.engine.with_value(Engine::ticket);
            let order = orders::analyse(ticket, &game, board(study).as_deref(), lines);
            Some((order, game.turn()))
        });
        if let Some((order, turn)) = order {
            self.job.set_value(review::Job::Analysis { turn, is_threats });
            self.engine.with_value(|engine| engine.go(order));
        }
    }

    fn hear(self, answer: Answer) {
        match answer {
            Answer::Info { report, .. } => self.think(report),
            Answer::Best { report: Some(report), .. } => {
                if !self.review_goes_on(&report) {
                    self.think(report);
                }
            }
            Answer::Refused { text, .. } => {
                self.progress.set(None);
                self.failure.set(Some(text));
            }
            Answer::Best { report: None, .. } | Answer::Ready => {}
        }
    }

    fn think(self, report: talk::Report) {
        let job = self.job.with_value(review::Job::analysis);
        let Some((turn, is_threats)) = job else { return };
        if report.lines.is_empty() {
            return;
        }
        if !is_threats {
            let score = judge::to_light(judge::score(report.lines[0].score), turn);
            let (start, moves) = self
                .study
                .with_untracked(|study| (study.game().start_text(), study.game().moves_made()));
            self.values.update(|values| values.note(&start, &moves, score));
        }
        self.thought.set(Some(Thought { report, turn, is_threats }));
    }
}

/// The game here, between two people.
fn session_of(study: &Study) -> Session {
    Session::at(study.game().clone(), 0)
}

/// Half-moves before the first one in move 1.
pub fn offset(study: &Study) -> u32 {
    u32::from(study.record().start().turn() == Player::Dark)
}

/// What a game that is over is worth to Light.
fn over(game: &AnyGame) -> Option<engine::Score> {
    let outcome = game.outcome()?;
    Some(match outcome.winner {
        None => engine::Score::DRAW,
        Some(Player::Light) => engine::Score::win_in(0),
        Some(Player::Dark) => engine::Score::loss_in(0),
    })
}

/// The board of the study, if it was drawn.
fn board(study: &Study) -> Option<String> {
    let is_board = |tag: &rules::record::Tag| tag.key == "Board";
    study.record().all_tags().into_iter().find(is_board).map(|tag| tag.value)
}

/// The study of a record, at its start; of one with moves, nothing is lost.
fn opened(record: Record) -> Study {
    let mut study = Study::new(record);
    study.go(Tree::ROOT);
    study
}
