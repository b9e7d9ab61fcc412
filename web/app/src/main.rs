//! The page: where a person plays.
//!
//! [`table`] holds the state and all that can be done to it; [`engine`] speaks
//! to the worker; [`pages`] show it. What is legal comes from `rules` by way of
//! `play`, and what is said from its catalogue: neither is decided here.

mod engine;
mod frame;
mod latency;
mod looks;
mod pages;
mod preferences;
mod store;
mod table;

fn main() {
    // The index shows a line of its own until the page is there.
    let waiting = leptos::prelude::document().get_element_by_id("waiting");
    if let Some(waiting) = waiting {
        waiting.remove();
    }
    leptos::mount::mount_to_body(frame::Frame);
}
