//! The pages of the room.

mod lesson;
mod list;
mod puzzle;
mod rulebook;

use leptos::prelude::*;
use rules::Kind;
use ui::{Looks, Preferences, say};

use crate::place::Place;
use crate::progress::Progress;
use crate::text::Text;

/// The room: its tabs, and the page that the address names.
#[component]
pub fn Learn() -> impl IntoView {
    provide_context(Looks::restored());
    provide_context(Progress::restored());
    let place = RwSignal::new(here());
    let listen = window_event_listener(leptos::ev::hashchange, move |_| {
        let before = place.get_untracked();
        let now = here();
        if std::mem::discriminant(&before) != std::mem::discriminant(&now)
            || !matches!(now, Place::Rules(..))
        {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        place.set(now);
    });
    on_cleanup(move || listen.remove());
    view! {
        <div class="learn">
            <Tabs place />
            {move || match place.get() {
                Place::Lessons => view! { <list::Lessons /> }.into_any(),
                Place::Lesson(kind, key) => view! { <lesson::LessonPage kind key /> }.into_any(),
                Place::Puzzles(kind) => view! { <list::Puzzles kind /> }.into_any(),
                Place::Puzzle(kind, key) => view! { <puzzle::PuzzlePage kind key /> }.into_any(),
                Place::Rules(part, clause) => {
                    view! { <rulebook::Rulebook part clause /> }.into_any()
                }
            }}
        </div>
    }
}

fn here() -> Place {
    Place::read(&window().location().hash().unwrap_or_default())
}

/// The three parts of the room.
#[component]
fn Tabs(place: RwSignal<Place>) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let tab = move |text: Text, to: Place, is_here: fn(&Place) -> bool| {
        view! {
            <a href=to.address() aria-current=move || place.with(is_here).then_some("page")>
                {say(preferences, text)}
            </a>
        }
    };
    let rules = Place::Rules(lessons::book::Part::Ogama, None);
    view! {
        <nav class="tabs" aria-label=say(preferences, Text::Parts)>
            {tab(Text::Lessons, Place::Lessons, |p| matches!(p, Place::Lessons | Place::Lesson(..)))}
            {tab(Text::Puzzles, Place::Puzzles(Kind::ALL[0]), |p| {
                matches!(p, Place::Puzzles(_) | Place::Puzzle(..))
            })}
            {tab(Text::Rulebook, rules, |p| matches!(p, Place::Rules(..)))}
        </nav>
    }
}
