//! The browser's clock, and how long it takes from a move to its picture.
//!
//! Each move leaves a measure called `move-to-paint` in the browser's timeline,
//! where its tools and the tests find it.

use leptos::prelude::*;

const BEGIN: &str = "move";
const MEASURE: &str = "move-to-paint";

/// The milliseconds since the page was opened; they never go back.
pub fn now() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |clock| clock.now())
}

/// The milliseconds since 1970.
pub fn today() -> u64 {
    js_sys::Date::now() as u64
}

/// A seed short enough to be told.
pub fn seed() -> u64 {
    (js_sys::Math::random() * 1_000_000.0) as u64
}

/// A move is being made.
pub fn begin() {
    if let Some(clock) = window().performance() {
        // Only a timeline that is full refuses, and then nothing is measured.
        let _ = clock.mark(BEGIN);
    }
}

/// Measures as soon as what is now to be drawn has been: what a frame asks for
/// is drawn right after, before the next thing is done.
pub fn end_after_paint() {
    request_animation_frame(|| {
        set_timeout(
            || {
                if let Some(clock) = window().performance() {
                    let _ = clock.measure_with_start_mark(MEASURE, BEGIN);
                }
            },
            std::time::Duration::ZERO,
        );
    });
}
