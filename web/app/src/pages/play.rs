//! The page to play on.

use board::Board;
use leptos::prelude::*;
use play::Text;
use words::{fill, names};

use super::actions::Actions;
use super::move_list::MoveList;
use super::notices::Notices;
use super::quick_game::QuickGame;
use super::state_line::StateLine;
use super::time::Clocks;
use crate::table::{Restore, Table};
use ui::Preferences;
use ui::{ColumnPanel, Looks};

/// The board, and what belongs to the game on it.
#[component]
pub fn Play(
    /// Reads a game that was kept.
    restore: Restore,
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let (table, looks) = (Table::new(preferences, restore), Looks::restored());
    provide_context(table);
    provide_context(looks);
    let name = Signal::derive(move || {
        let lang = preferences.lang();
        let game = table.with(|session| names::game(session.game().kind(), lang));
        fill(Text::Board.of(lang), &[game])
    });
    view! {
        <div class="play">
            <section class="stage">
                <StateLine />
                <Clocks />
                <Board plan=table.plan columns=table.columns moves=table.moves last=table.last
                    name=name looked_at=table.looked_at
                    reasons=table.reasons look=looks.look() told=table.told
                    on_move=move |key: String| table.play(&key) />
                <Actions />
                <Notices />
            </section>
            <aside class="side">
                <ColumnPanel plan=table.plan columns=table.columns looked_at=table.looked_at />
                <MoveList />
                <QuickGame />
            </aside>
        </div>
    }
}
