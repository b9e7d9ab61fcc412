//! What is around every page: the name, the language and the colours.

use leptos::prelude::*;
use play::Text;
use words::{Lang, Phrase};

use crate::preferences::{Preferences, Scheme};
use crate::room::Room;

/// A text in the language of the page.
pub fn say<T: Phrase>(preferences: Preferences, text: T) -> impl Fn() -> &'static str + Copy {
    move || text.of(preferences.lang())
}

/// Shows a room inside the frame of the page. [`Preferences`] are in its context.
pub fn open<V: IntoView + 'static>(room: Room, inside: impl FnOnce() -> V + Send + 'static) {
    // The index shows a line of its own until the page is there.
    if let Some(waiting) = document().get_element_by_id("waiting") {
        waiting.remove();
    }
    leptos::mount::mount_to_body(move || {
        provide_context(Preferences::restored(room));
        view! { <Frame room>{inside()}</Frame> }
    });
}

/// A room, with its frame.
#[component]
fn Frame(room: Room, children: Children) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    view! {
        <header class="top">
            <h1 class="name">
                <Towers />
                <span>{say(preferences, Text::Name)}</span>
            </h1>
            <Rooms here=room />
            <Languages preferences />
            <SchemeButton preferences />
        </header>
        <main>
            {children()}
        </main>
    }
}

/// The ways to the rooms.
#[component]
fn Rooms(here: Room) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let way = move |room: Room| {
        view! {
            <a href=room.address() aria-current=(room == here).then_some("page")>
                {say(preferences, room.name())}
            </a>
        }
    };
    view! { <nav class="rooms" aria-label=say(preferences, Text::Rooms)>{Room::ALL.map(way)}</nav> }
}

/// The sign of the page: two little towers.
#[component]
fn Towers() -> impl IntoView {
    let tower = |x: u32, height: u32, class: &'static str| {
        let disc = move |n: u32| {
            view! { <rect x=x.to_string() y=(25 - 6 * n).to_string() width="13" height="5" rx="2.2" /> }
        };
        view! { <g class=class>{(0..height).map(disc).collect_view()}</g> }
    };
    view! {
        <svg class="towers" viewBox="0 0 32 32" aria-hidden="true">
            {tower(2, 4, "one")}
            {tower(17, 2, "other")}
        </svg>
    }
}

/// The languages to choose among.
#[component]
fn Languages(preferences: Preferences) -> impl IntoView {
    let one = move |lang: Lang| {
        view! {
            <button type="button" class="quiet" lang=lang.tag() data-lang=lang.tag()
                aria-pressed=move || (preferences.lang() == lang).to_string()
                title=lang.name() on:click=move |_| preferences.speak(lang)>
                {lang.tag().to_uppercase()}
            </button>
        }
    };
    view! {
        <div class="languages" role="group" aria-label=say(preferences, Text::Language)>
            {Lang::ALL.map(one).collect_view()}
        </div>
    }
}

/// Changes between light and dark.
#[component]
fn SchemeButton(preferences: Preferences) -> impl IntoView {
    let shape = move || match preferences.scheme() {
        Scheme::Light => "M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z",
        Scheme::Dark => {
            "M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1\
             M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1"
        }
    };
    view! {
        <button type="button" class="quiet" data-do="scheme" aria-label=say(preferences, Text::Scheme)
            title=say(preferences, Text::Scheme) on:click=move |_| preferences.turn_scheme()>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=shape /></svg>
        </button>
    }
}
