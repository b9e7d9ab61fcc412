//! The room as it is shown.

mod board_card;
mod cards;
mod sheet;

use std::sync::Arc;

use leptos::prelude::*;
use link::Link;
use rules::Kind;
use sketch::{EditError, Report, Sketch};
use ui::{Preferences, Room, keep, kept};

use crate::{Desk, Text, tell};

/// The name under which the sketch on the desk is kept.
const SKETCH: &str = "sketch";

/// What the parts of the room share.
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub preferences: Preferences,
    pub desk: RwSignal<Desk>,
    pub sketch: Memo<Sketch>,
    pub report: RwSignal<Report>,
    /// The ends of the moves with which a game on the board can begin.
    pub first_moves: RwSignal<Vec<(u8, u8)>>,
    pub looked_at: RwSignal<Option<usize>>,
    /// The place of the defect that is shown, in the list.
    pub shown: RwSignal<Option<usize>>,
    /// Why the last change was refused.
    pub refused: RwSignal<Option<EditError>>,
    pub name: RwSignal<String>,
    /// What the board is known by among those that are kept.
    pub began: RwSignal<u64>,
    /// Changes whenever the boards that are kept do.
    pub saved: RwSignal<u32>,
    /// What came by link or file and could not be opened.
    pub not_opened: RwSignal<Option<String>>,
}

impl State {
    fn new() -> Self {
        let desk = RwSignal::new(Desk::new(Sketch::default()));
        let this = Self {
            preferences: expect_context::<Preferences>(),
            desk,
            sketch: Memo::new(move |_| desk.with(|desk| desk.sketch().clone())),
            report: RwSignal::new(Report::of(&Sketch::default())),
            first_moves: RwSignal::new(Vec::new()),
            looked_at: RwSignal::new(None),
            shown: RwSignal::new(None),
            refused: RwSignal::new(None),
            name: RwSignal::new(String::new()),
            began: RwSignal::new(ui::latency::today()),
            saved: RwSignal::new(0),
            not_opened: RwSignal::new(None),
        };
        if !this.open_link() {
            let kept = kept(SKETCH).and_then(|text| Sketch::from_text(&text).ok());
            this.desk.set(Desk::new(kept.unwrap_or_default()));
        }
        Effect::new(move || this.look());
        let changed = window_event_listener(leptos::ev::hashchange, move |_| {
            this.open_link();
        });
        std::mem::forget(changed);
        this
    }

    /// Looks at the sketch anew, and keeps it.
    fn look(self) {
        self.sketch.with(|sketch| {
            keep(SKETCH, &sketch.text());
            let report = Report::of(sketch);
            let game = report.board().and_then(|board| {
                Kind::ALL.iter().find_map(|kind| kind.open("", Some(board), None).ok())
            });
            let moves = game.map_or_else(Vec::new, |game| game.legal_moves());
            self.first_moves.set(moves.into_iter().filter_map(|mv| mv.ends).collect());
            self.shown.set(None);
            self.report.set(report);
        });
    }

    /// Opens the board that the address carries; whether there was one.
    fn open_link(self) -> bool {
        let fragment = window().location().hash().unwrap_or_default();
        if fragment.len() < 2 {
            return false;
        }
        let board = match Link::from_fragment(&fragment) {
            Ok(link) => link.board.unwrap_or_default(),
            Err(error) => {
                self.not_opened.set(Some(error.to_string()));
                return false;
            }
        };
        self.open_text(&board)
    }

    /// Opens the text of a board as a new one; whether that could be done.
    pub fn open_text(self, text: &str) -> bool {
        match Sketch::from_text(text) {
            Ok(sketch) => {
                self.begin(sketch, String::new(), ui::latency::today());
                true
            }
            Err(error) => {
                self.not_opened.set(Some(error.to_string()));
                false
            }
        }
    }

    /// Lays a board on the desk. The one before comes back by undoing.
    pub fn begin(self, sketch: Sketch, name: String, began: u64) {
        self.not_opened.set(None);
        self.refused.set(None);
        self.name.set(name);
        self.began.set(began);
        self.desk.update(|desk| desk.lay(sketch));
    }

    /// Does something at the desk, and tells if it is refused.
    pub fn act(self, act: impl FnOnce(&mut Desk) -> Result<(), EditError>) {
        let done = self.desk.try_update(act);
        self.refused.set(done.and_then(Result::err));
    }

    /// What to do next.
    pub fn hint(self) -> String {
        let lang = self.preferences.lang();
        let plain = |text: Text| text.of(lang).to_owned();
        if let Some(error) = self.refused.get() {
            return tell::refusal(error, lang);
        }
        let half_done = self.desk.with(|desk| match desk.tool() {
            crate::Tool::Split if !desk.path().is_empty() => Some(plain(Text::ThisCut)),
            _ if !desk.path().is_empty() => Some(plain(Text::ThisCell)),
            _ if desk.held().is_some() => Some(plain(Text::ThisCorner)),
            _ => {
                desk.first().map(|cell| words::fill(Text::ThisJoin.of(lang), &[&tell::cell(cell)]))
            }
        });
        half_done.unwrap_or_else(|| self.report.with(|report| plain(self.next_step(report))))
    }

    fn next_step(self, report: &Report) -> Text {
        let cells = self.sketch.with(|sketch| sketch.cells().len());
        let has_no_camps = self.sketch.with(|sketch| {
            use rules::wild::Camp;
            sketch.camp(Camp::White).is_empty() || sketch.camp(Camp::Black).is_empty()
        });
        match cells {
            0 => Text::Empty,
            _ if report.is_playable() && report.defects().is_empty() => Text::Ready,
            1..20 if has_no_camps => Text::MoreCells,
            _ if has_no_camps => Text::PlaceCamps,
            _ => Text::Mend,
        }
    }

    /// The address of a room with this board in it, as that of the game `kind`.
    pub fn address(self, room: &str, kind: Option<Kind>) -> Option<String> {
        let board = self.sketch.with(|sketch| sketch.text().replace([' ', '\n'], ""));
        let game = kind.map(|kind| kind.key().to_owned());
        Link { game, board: Some(board), ..Link::default() }.address(room).ok()
    }

    /// The games that can be played on the board.
    pub fn games(self) -> Vec<Kind> {
        self.report.with(|report| {
            let board: Option<&Arc<_>> = report.board().filter(|_| report.is_playable());
            let opens = |kind: &&Kind| board.is_some_and(|b| kind.open("", Some(b), None).is_ok());
            Kind::ALL.iter().filter(opens).copied().collect()
        })
    }
}

/// Shows the room.
pub fn open() {
    ui::open(Room::Draw, || view! { <Draw /> });
}

#[component]
fn Draw() -> impl IntoView {
    let state = State::new();
    view! {
        <div class="drawing">
            <div class="stage">
                <p class="next-step" role="status" class:refused=move || state.refused.get().is_some()>
                    {move || state.hint()}
                </p>
                {cards::tools(state)}
                {sheet::show(state)}
            </div>
            <div class="side">
                {board_card::show(state)}
                {cards::defects(state)}
                {cards::camps(state)}
                {cards::ready_boards(state)}
                {board_card::own_boards(state)}
                {cards::how_to(state)}
            </div>
        </div>
    }
}
