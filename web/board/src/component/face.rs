//! The upper face of a piece. Which side is up can be told from its form: a
//! piece as it was made has a round inlay, one turned over a pointed one and a
//! long minus.

use leptos::prelude::*;

use crate::Piece;

/// Whether a piece is turned over.
pub fn is_turned(piece: Piece) -> bool {
    piece.number.is_some_and(|number| number < 0)
}

/// What is added to the class of a piece that is turned over.
pub fn turned_class(piece: Piece) -> &'static str {
    if is_turned(piece) { " turned" } else { "" }
}

/// A face with these half axes, and lines of that width.
pub fn draw(piece: Piece, (x, y): (f64, f64), (rx, ry): (f64, f64), line: f64) -> AnyView {
    let (cx, cy) = (format!("{x:.1}"), format!("{y:.1}"));
    let place = format!("translate({x:.1} {y:.1}) scale({:.3} {:.3})", rx / 37.0, ry / 37.0);
    let inlay = if is_turned(piece) {
        view! { <path class="inlay" vector-effect="non-scaling-stroke" d="M-35.5 0L0-31 35.5 0 0 31Z" /> }
            .into_any()
    } else {
        view! { <circle class="inlay" vector-effect="non-scaling-stroke" r="29.5" /> }.into_any()
    };
    view! {
        <ellipse class="face" cx=cx cy=cy rx=format!("{rx:.1}") ry=format!("{ry:.1}")
            stroke-width=format!("{line:.2}") />
        <g transform=place>
            <path class="grain" d="M-33-12Q-8-19 34-9M-36 4Q2-4 36 6M-30 20Q4 12 29 21M-20-29Q0-32 21-28" />
            <path class="hatch" d="M-35-8L-8-35M-37 12L12-37M-31 20L20-31M-24 28L28-24M-12 35L35-12M8 36L36 8" />
            {inlay}
        </g>
    }
    .into_any()
}

/// The number on a face so deep.
pub fn number(number: i8, (x, y): (f64, f64), deep: f64) -> AnyView {
    let text = signed(number);
    let class = match (text.chars().count(), deep) {
        (_, deep) if deep > 30.0 => "number large",
        (..=2, deep) if deep > 17.0 => "number",
        _ => "number small",
    };
    view! { <text class=class x=format!("{x:.1}") y=format!("{y:.1}")>{text}</text> }.into_any()
}

/// With a true minus.
pub fn signed(number: i8) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}
