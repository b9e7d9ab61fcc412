//! A board with something to do on it: what is shown, and what is said of the
//! last move.

use std::time::Duration;

use board::Board;
use leptos::prelude::*;
use lessons::{Answer, Miss, Trial};
use play::{Session, describe, narrate};
use rules::{AnyGame, Player};
use ui::{Looks, Preferences};
use words::{Lang, ending, fill, names};

use crate::text::Text;

/// How long a move is seen before its answer is made.
const PAUSE: Duration = Duration::from_millis(700);

/// What is to be said of the last move.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Nothing yet.
    None,
    /// It was right, and there is more to do.
    On(String),
    /// It was right, and all is done.
    Done,
    /// It was wrong.
    Wrong(Miss, Box<AnyGame>),
    /// It was no move.
    Refused,
}

/// A try on a board.
#[derive(Clone, Copy)]
pub struct Exercise {
    trial: RwSignal<Trial, LocalStorage>,
    shown: RwSignal<Session, LocalStorage>,
    verdict: RwSignal<Verdict, LocalStorage>,
    looked_at: RwSignal<Option<u8>>,
    /// Counts what has been done, so that no late answer comes to another board.
    turn: StoredValue<u32>,
}

impl Exercise {
    /// A board with that try on it.
    pub fn new(trial: Trial) -> Self {
        let shown = Session::at(trial.game().clone(), 0);
        Self {
            trial: RwSignal::new_local(trial),
            shown: RwSignal::new_local(shown),
            verdict: RwSignal::new_local(Verdict::None),
            looked_at: RwSignal::new(None),
            turn: StoredValue::new(0),
        }
    }

    /// Whether all is done.
    pub fn is_done(self) -> bool {
        self.trial.with(Trial::is_done)
    }

    /// Whether the last move was wrong.
    pub fn is_wrong(self) -> bool {
        self.verdict.with(|verdict| matches!(verdict, Verdict::Wrong(..)))
    }

    /// A move that leads on.
    pub fn solution(self) -> Option<String> {
        self.trial.with(Trial::solution)
    }

    /// Makes a move and says what comes of it.
    pub fn play(self, text: &str) {
        let mut made = self.trial.with_untracked(|trial| trial.game().clone());
        let answer = self.trial.try_update(|trial| trial.answer(text));
        let Some(Ok(answer)) = answer else {
            self.verdict.set(Verdict::Refused);
            return;
        };
        // It is legal, as the answer says.
        let _ = made.play_text(text);
        self.show(made);
        let then = match answer {
            Answer::Done => {
                self.verdict.set(Verdict::Done);
                self.trial.with_untracked(|trial| trial.game().clone())
            }
            Answer::On { reply } => {
                self.verdict.set(Verdict::On(reply));
                self.trial.with_untracked(|trial| trial.game().clone())
            }
            Answer::Missed { miss, after } => {
                let mut then = (*after).clone();
                if let Some(reply) = miss.reply() {
                    // It is a move of that game.
                    let _ = then.play_text(reply);
                }
                self.verdict.set(Verdict::Wrong(miss, after));
                then
            }
        };
        self.show_later(then);
    }

    /// Puts everything back as it was before a wrong move.
    pub fn again(self) {
        self.verdict.set(Verdict::None);
        self.show(self.trial.with_untracked(|trial| trial.game().clone()));
    }

    fn show(self, game: AnyGame) {
        self.turn.update_value(|turn| *turn += 1);
        self.shown.set(Session::at(game, 0));
    }

    fn show_later(self, game: AnyGame) {
        let turn = self.turn.get_value();
        let later = move || {
            if self.turn.try_get_value() == Some(turn) {
                self.show(game);
            }
        };
        set_timeout(later, PAUSE);
    }

    /// What is said of the last move.
    pub fn told(self, lang: Lang) -> String {
        let end = |game: &AnyGame| ending::describe(game, None, lang).unwrap_or_default();
        self.verdict.with(|verdict| match verdict {
            Verdict::None => String::new(),
            Verdict::On(reply) => fill(Text::Reply.of(lang), &[reply]),
            Verdict::Done => {
                let end = self.trial.with(|trial| end(trial.game()));
                format!("{} {end}", Text::Right.of(lang)).trim_end().to_owned()
            }
            Verdict::Wrong(miss, after) => {
                format!("{} {}", Text::NotThat.of(lang), miss.told(after, lang))
            }
            Verdict::Refused => Text::Refused.of(lang).to_owned(),
        })
    }

    /// The name of the class that the verdict is shown by.
    pub fn tone(self) -> &'static str {
        self.verdict.with(|verdict| match verdict {
            Verdict::None => "",
            Verdict::On(_) | Verdict::Done => "good",
            Verdict::Wrong(..) | Verdict::Refused => "bad",
        })
    }
}

/// The board of an exercise.
#[component]
pub fn ExerciseBoard(exercise: Exercise) -> impl IntoView {
    let near = exercise.trial.with_untracked(|trial| trial.game().turn());
    let can_move = Signal::derive(move || !exercise.is_done() && !exercise.is_wrong());
    let on_move = Callback::new(move |key: String| exercise.play(&key));
    view! { <LiveBoard shown=exercise.shown near can_move looked_at=exercise.looked_at on_move /> }
}

/// A board that shows a game and gives back moves.
#[component]
pub fn LiveBoard(
    /// The game.
    shown: RwSignal<Session, LocalStorage>,
    /// Who sees their home below.
    near: Player,
    /// Whether moves can be chosen.
    can_move: Signal<bool>,
    /// The field that is looked at.
    looked_at: RwSignal<Option<u8>>,
    /// What is done with a move.
    on_move: Callback<String>,
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let looks = expect_context::<Looks>();
    let lang = move || preferences.lang();
    let plan = Memo::new(move |_| shown.with(|session| describe::plan(session.game(), near)));
    let columns =
        Memo::new(move |_| shown.with(|session| describe::columns(session.game(), lang())));
    let moves = Memo::new(move |_| {
        if can_move.get() { shown.with(|session| session.moves(lang())) } else { Vec::new() }
    });
    let reasons = Memo::new(move |_| {
        if can_move.get() {
            shown.with(|session| narrate::reasons(session, lang()))
        } else {
            Vec::new()
        }
    });
    let last = Memo::new(move |_| shown.with(Session::last));
    let told = Memo::new(move |_| shown.with(|session| narrate::last_move(session, lang())));
    let name = Signal::derive(move || {
        let game = shown.with(|session| names::game(session.game().kind(), lang()));
        fill(play::Text::Board.of(lang()), &[game])
    });
    view! {
        <Board plan columns moves last name looked_at reasons look=looks.look() told on_move />
    }
}
