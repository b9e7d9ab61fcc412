//! The clocks of a game.

use leptos::prelude::*;
use play::face;
use rules::Player;
use words::names;

use crate::preferences::Preferences;
use crate::table::Table;

/// Both clocks of a game that has them.
#[component]
pub fn Clocks() -> impl IntoView {
    let table = expect_context::<Table>();
    let preferences = expect_context::<Preferences>();
    let has_clocks = Memo::new(move |_| table.clocks.with(Option::is_some));
    let turn =
        Memo::new(move |_| table.with(|session| session.is_timed().then(|| session.game().turn())));
    let kind = Memo::new(move |_| table.with(|session| session.game().kind()));
    let one = move |player: Player| {
        let shown = Memo::new(move |_| {
            table.clocks.get().map(|left| face(left[player.index()])).unwrap_or_default()
        });
        let is_low = move || table.clocks.get().is_some_and(|l| l[player.index()].as_secs() < 10);
        let name = move || names::player(kind.get(), player, preferences.lang());
        view! {
            <span class="clock" class:running=move || turn.get() == Some(player) class:low=is_low
                data-clock=["light", "dark"][player.index()]>
                <span>{name}</span> <b role="timer">{move || shown.get()}</b>
            </span>
        }
    };
    move || {
        has_clocks
            .get()
            .then(|| view! { <div class="clocks">{Player::BOTH.map(one).collect_view()}</div> })
    }
}
