//! A column taken apart, from the top down.

use leptos::prelude::*;

use crate::drawing::{face, figure};
use crate::{Column, Piece};

/// How many parts a column has before they are drawn closer together.
const MANY: usize = 12;

/// Every part of a column from the top down, drawn and in words.
#[component]
pub fn Tower(
    /// The column.
    column: Column,
    /// The names of the two sides' colours, as classes of the style sheet.
    tones: [&'static str; 2],
) -> impl IntoView {
    let mut words = column.parts.clone().into_iter();
    let toad = column.figure.map(|side| {
        let toad = figure::draw(tones[side.index()], (0.0, 0.0), column.range);
        view! {
            <li>
                <svg class="sitting" viewBox="-32 -34 64 48" aria-hidden="true" inner_html=toad></svg>
                <span>{words.next()}</span>
            </li>
        }
    });
    let height = column.pieces.len();
    let slice = |(n, &piece): (usize, &Piece)| {
        let class = format!("slice {}", face::class(piece, tones));
        let number = piece.number.map(face::signed);
        view! {
            <li>
                <span class=class aria-hidden="true">{number}</span>
                <span>{words.next()}</span>
                <small aria-hidden="true">{(height - n).to_string()}</small>
            </li>
        }
    };
    let slices = column.pieces.iter().rev().enumerate().map(slice).collect_view();
    let is_long = height > MANY;
    view! { <ol class="tower" class:many=is_long>{toad} {slices}</ol> }
}
