//! The clocks of a game.

use leptos::prelude::*;
use play::face;
use rules::Player;
use words::names;

use crate::table::Table;
use ui::Preferences;

/// From here on a clock calls for attention.
const LOW: u64 = 10;

/// Both clocks of a game that has them.
#[component]
pub fn Clocks() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let shown = Memo::new(move |_| {
        let left = table.clocks.get()?;
        let lang = preferences.lang();
        let (kind, turn) = table.with(|session| {
            (session.game().kind(), session.is_timed().then(|| session.game().turn()))
        });
        Some(Player::BOTH.map(|player| {
            let left = left[player.index()];
            let is_low = left.as_secs() < LOW;
            let class = match (turn == Some(player), is_low) {
                (true, true) => "clock running low",
                (true, false) => "clock running",
                (false, true) => "clock low",
                (false, false) => "clock",
            };
            (names::player(kind, player, lang), face(left), class)
        }))
    });
    let clock = |(place, (name, left, class)): (usize, (&'static str, String, &'static str))| {
        view! {
            <span class=class data-clock=["light", "dark"][place]>
                <span>{name}</span>
                <b role="timer">{left}</b>
            </span>
        }
    };
    move || {
        let both = shown.get()?;
        Some(view! {
            <div class="clocks">{both.into_iter().enumerate().map(clock).collect_view()}</div>
        })
    }
}
