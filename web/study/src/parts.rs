//! The room, part by part.

mod engine_lines;
mod graph;
mod hand_on;
mod keys;
mod open_text;
mod remarks;
mod review_card;
mod stage;
mod tree;

use leptos::prelude::*;
use ui::{ColumnPanel, Looks, Preferences};

use crate::desk::Desk;

/// The board, and all that belongs to the study of it.
#[component]
pub fn StudyRoom() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let (desk, looks) = (Desk::new(preferences), Looks::restored());
    provide_context(desk);
    provide_context(looks);
    keys::listen(desk);
    view! {
        <div class="play study">
            <section class="stage">
                <stage::Stage />
                <graph::Graph />
            </section>
            <aside class="side">
                <engine_lines::EngineLines />
                <tree::Tree />
                <remarks::Remarks />
                <ColumnPanel plan=desk.plan columns=desk.columns looked_at=desk.looked_at />
            </aside>
            <section class="under">
                <review_card::ReviewCard />
                <open_text::OpenText />
                <hand_on::HandOn />
            </section>
        </div>
    }
}
