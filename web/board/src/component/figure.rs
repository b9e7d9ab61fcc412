//! The figure that sits on a column: a toad, seen from the front.

use leptos::prelude::*;

/// Draws a toad that sits on a face whose middle is at `(x, y)`, with its number
/// on the belly.
pub fn draw(
    tone: &'static str,
    (x, y): (f64, f64),
    number: Option<usize>,
) -> impl IntoView + use<> {
    let place = format!("translate({x:.1} {:.1})", y - 2.0);
    let eye = |side: f64| {
        let x = format!("{:.1}", side * 10.5);
        view! {
            <ellipse class="skin" cx=x.clone() cy="-21" rx="7.4" ry="7.2" />
            <ellipse class="eye" cx=x.clone() cy="-21.5" rx="4.8" ry="4.8" />
            <ellipse class="pupil" cx=x cy="-21.3" rx="3.6" ry="2" />
        }
    };
    let leg = |side: f64| {
        view! {
            <ellipse class="skin" cx=format!("{}", side * 18.0) cy="1" rx="9.5" ry="9" />
            <ellipse class="skin" cx=format!("{}", side * 21.0) cy="9" rx="8.5" ry="3.4" />
        }
    };
    let hand = |side: f64| {
        view! { <ellipse class="skin" cx=format!("{}", side * 11.0) cy="11.5" rx="6" ry="3" /> }
    };
    view! {
        <g class=format!("toad {tone}") transform=place>
            {leg(-1.0)}
            {leg(1.0)}
            <path class="skin" d="M-17 7C-23-6-19-20 0-20C19-20 23-6 17 7C9 13-9 13-17 7Z" />
            <ellipse class="belly" cx="0" cy="2" rx="12" ry="10" />
            {hand(-1.0)}
            {hand(1.0)}
            {number.map(|number| view! { <text class="number range" x="0" y="2">{number.to_string()}</text> })}
            <path class="mouth" d="M-14-11C-8-7 8-7 14-11" />
            <path class="nose" d="M-3-15h.01M3-15h.01" />
            {eye(-1.0)}
            {eye(1.0)}
        </g>
    }
}
