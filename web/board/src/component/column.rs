//! A column of pieces.

use leptos::prelude::*;

use super::figure;
use crate::stack::{COUNTED, DEEP, READABLE, Stack, WIDE};
use crate::{Column, Piece, Site};

/// Draws what stands on a field.
pub fn draw(
    column: &Column,
    field: u8,
    site: &Site,
    tones: [&'static str; 2],
) -> impl IntoView + use<> {
    if column.pieces.is_empty() && column.figure.is_none() {
        return ().into_any();
    }
    let stack = Stack::new(column.pieces.len(), column.figure.is_some(), field);
    let place = format!("translate({:.1} {:.1}) scale({:.3})", site.x, site.y, site.scale);
    let top = column.pieces.len().wrapping_sub(1);
    let pieces =
        column.pieces.iter().zip(&stack.faces).enumerate().map(|(level, (&piece, &at))| {
            let is_shown = level == top && column.figure.is_none();
            draw_piece(piece, at, stack.thick, is_shown, level == top, tones)
        });
    let toad = column.figure.map(|side| figure::draw(tones[side.index()], stack.top()));
    let height = (column.pieces.len() >= COUNTED).then(|| count(column.pieces.len()));
    let shadow = stack.ground + 3.0;
    view! {
        <g class="column" transform=place>
            <ellipse class="shadow" cx="3" cy=format!("{shadow:.1}") rx="38" ry="20" />
            {pieces.collect_view()}
            {toad}
            {height}
        </g>
    }
    .into_any()
}

/// Draws a piece whose face has its middle at `(x, y)`.
pub fn draw_piece(
    piece: Piece,
    (x, y): (f64, f64),
    thick: f64,
    is_shown: bool,
    is_top: bool,
    tones: [&'static str; 2],
) -> impl IntoView + use<> {
    let is_turned = piece.number.is_some_and(|number| number < 0);
    let class =
        format!("piece {}{}", tones[piece.side.index()], if is_turned { " turned" } else { "" });
    let rim = format!(
        "M{:.1} {y:.1}v{thick:.2}a{WIDE} {DEEP} 0 0 0 {} 0v{:.2}z",
        x - WIDE,
        2.0 * WIDE,
        -thick
    );
    let number = piece.number.and_then(|number| {
        if is_shown {
            Some(face_number(number, (x, y)))
        } else {
            (thick >= READABLE).then(|| rim_number(number, (x, y), thick))
        }
    });
    let face = is_top.then(|| {
        let (x, y) = (format!("{x:.1}"), format!("{y:.1}"));
        view! {
            <ellipse class="face" cx=x.clone() cy=y.clone() rx=WIDE.to_string() ry=DEEP.to_string() />
            <ellipse class="inlay" cx=x cy=y rx="29.5" ry="15.5" />
        }
    });
    view! {
        <g class=class>
            <path class="rim" d=rim />
            {face}
            {number}
        </g>
    }
}

/// A number with a sign that can be told from afar: a minus is as long as a
/// digit, and the face of a piece turned over is dark besides.
fn face_number(number: i8, (x, y): (f64, f64)) -> AnyView {
    let text = signed(number);
    let class = if text.chars().count() > 2 { "number small" } else { "number" };
    view! { <text class=class x=format!("{x:.1}") y=format!("{y:.1}")>{text}</text> }.into_any()
}

fn rim_number(number: i8, (x, y): (f64, f64), thick: f64) -> AnyView {
    let y = format!("{:.1}", y + DEEP + thick * 0.5);
    view! { <text class="number rim-number" x=format!("{x:.1}") y=y>{signed(number)}</text> }
        .into_any()
}

/// With a true minus.
fn signed(number: i8) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

/// The height of a column, on a slip of paper in the lower right corner.
fn count(height: usize) -> impl IntoView {
    let text = height.to_string();
    let width = if text.len() > 1 { 26.0 } else { 19.0 };
    view! {
        <g class="count">
            <rect x=(47.0 - width).to_string() y="27" width=width.to_string() height="20" rx="5" />
            <text x=(47.0 - width / 2.0).to_string() y="37.5">{text}</text>
        </g>
    }
}
