//! A column of pieces, as it is seen from a little above or from above.

use leptos::prelude::*;

use super::{face, figure};
use crate::stack::{Bar, COUNTED, READABLE, ROUND, Stack, WIDE};
use crate::{Column, Look, Piece, Site};

/// Where a piece that has just come stood before, from where it stands now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrival {
    /// How far to the right.
    pub dx: f64,
    /// How far below.
    pub dy: f64,
    /// Whether it is turned over on the way.
    pub is_turned: bool,
}

impl Arrival {
    fn class(this: Option<Self>) -> &'static str {
        match this {
            None => "",
            Some(Self { is_turned: false, .. }) => "arrives",
            Some(Self { is_turned: true, .. }) => "arrives turning",
        }
    }

    fn offset(this: Option<Self>) -> (String, String) {
        let (dx, dy) = this.map_or((0.0, 0.0), |this| (this.dx, this.dy));
        (format!("{dx:.1}px"), format!("{dy:.1}px"))
    }
}

/// Draws what stands on a field; what has just come flies in.
pub fn draw(
    column: &Column,
    field: u8,
    site: &Site,
    tones: [&'static str; 2],
    look: Look,
    arrival: Option<Arrival>,
) -> AnyView {
    if column.pieces.is_empty() && column.figure.is_none() {
        return ().into_any();
    }
    let place = format!("translate({:.1} {:.1}) scale({:.3})", site.x, site.y, site.scale);
    let inside = match look {
        Look::Raised => raised(column, field, tones, arrival),
        Look::Flat => flat(column, tones, arrival),
    };
    view! { <g class="column" transform=place>{inside}</g> }.into_any()
}

/// Lets what is in it fly in from where it stood.
fn arriving(inside: AnyView, arrival: Option<Arrival>) -> AnyView {
    if arrival.is_none() {
        return inside;
    }
    let (dx, dy) = Arrival::offset(arrival);
    view! { <g class=Arrival::class(arrival) style:--dx=dx style:--dy=dy>{inside}</g> }.into_any()
}

fn raised(
    column: &Column,
    field: u8,
    tones: [&'static str; 2],
    arrival: Option<Arrival>,
) -> AnyView {
    let stack = Stack::new(column.pieces.len(), column.figure.is_some(), field);
    let top = column.pieces.len().wrapping_sub(1);
    let pieces =
        column.pieces.iter().zip(&stack.faces).enumerate().map(|(level, (&piece, &at))| {
            let is_top = level == top;
            let is_shown = is_top && column.figure.is_none();
            let drawn = slab(piece, at, &stack, is_shown, is_top, tones);
            arriving(drawn, arrival.filter(|_| is_shown))
        });
    let toad = column.figure.map(|side| {
        let toad = figure::draw(tones[side.index()], stack.top(), column.range).into_any();
        arriving(toad, arrival)
    });
    let height = column.pieces.len();
    let is_said = column.figure.is_some() && column.range == Some(height);
    let height = (height >= COUNTED && !is_said).then(|| count(height, (47.0, 47.0)));
    let shadow = format!("{:.1}", stack.ground + 3.0);
    let (rx, ry) = ((WIDE + 1.0).to_string(), format!("{:.1}", stack.deep));
    view! {
        <ellipse class="shadow" cx="3" cy=shadow rx=rx ry=ry />
        {pieces.collect_view()}
        {toad}
        {height}
    }
    .into_any()
}

/// The top piece, round, and a bar of what lies below it.
fn flat(column: &Column, tones: [&'static str; 2], arrival: Option<Arrival>) -> AnyView {
    let height = column.pieces.len();
    let has_bar = height > 1;
    let x = if has_bar { -8.0 } else { 0.0 };
    let top = column.pieces.last().map(|&piece| {
        let drawn = round_piece(piece, (x, 0.0), column.figure.is_none(), tones);
        arriving(drawn, arrival.filter(|_| column.figure.is_none()))
    });
    let toad = column.figure.map(|side| {
        let toad = figure::draw(tones[side.index()], (x, 8.0), column.range).into_any();
        arriving(toad, arrival)
    });
    let bar = has_bar.then(|| bar(column, tones));
    let is_said = column.figure.is_some() && column.range == Some(height);
    let height = (height >= COUNTED && !is_said).then(|| count(height, (36.0, 49.0)));
    view! { {top} {toad} {bar} {height} }.into_any()
}

fn bar(column: &Column, tones: [&'static str; 2]) -> impl IntoView + use<> {
    let bar = Bar::new(column.pieces.len());
    let line = format!("{:.2}", (bar.thick * 0.16).clamp(0.2, 1.2));
    let part = |(&piece, &y): (&Piece, &f64)| {
        let turned = face::turned_class(piece);
        let class = format!("piece {}{turned}", tones[piece.side.index()]);
        view! {
            <g class=class>
                <rect class="rim" x=bar.x.to_string() y=format!("{y:.2}") stroke-width=line.clone()
                    width=bar.width.to_string() height=format!("{:.2}", bar.thick) />
            </g>
        }
    };
    column.pieces.iter().rev().zip(&bar.tops).map(part).collect_view()
}

fn round_piece(
    piece: Piece,
    (x, y): (f64, f64),
    is_shown: bool,
    tones: [&'static str; 2],
) -> AnyView {
    let class = format!("piece {}{}", tones[piece.side.index()], face::turned_class(piece));
    let number = piece.number.filter(|_| is_shown).map(|n| face::number(n, (x, y), ROUND));
    view! {
        <g class=class>
            {face::draw(piece, (x, y), (ROUND, ROUND), 1.7)}
            {number}
        </g>
    }
    .into_any()
}

/// Draws a piece by itself, in a low column.
pub fn draw_piece(piece: Piece, at: (f64, f64), tones: [&'static str; 2]) -> AnyView {
    slab(piece, at, &Stack::new(1, false, 0), true, true, tones)
}

/// Draws a piece whose face has its middle at `(x, y)`.
fn slab(
    piece: Piece,
    (x, y): (f64, f64),
    stack: &Stack,
    is_shown: bool,
    is_top: bool,
    tones: [&'static str; 2],
) -> AnyView {
    let (thick, deep, line) = (stack.thick, stack.deep, format!("{:.2}", stack.line()));
    let class = format!("piece {}{}", tones[piece.side.index()], face::turned_class(piece));
    let rim = format!(
        "M{:.1} {y:.1}v{thick:.2}a{WIDE} {deep:.1} 0 0 0 {} 0v{:.2}z",
        x - WIDE,
        2.0 * WIDE,
        -thick
    );
    let has_rim_number = piece.number.is_some() && !is_shown && thick >= READABLE;
    let notches = face::is_turned(piece)
        .then(|| view! { <path class="notches" d=notches((x, y), stack, has_rim_number) /> });
    let rim_number = piece.number.filter(|_| has_rim_number).map(|number| {
        let middle = format!("{:.1}", y + deep + thick * 0.5);
        view! { <text class="number rim-number" x=format!("{x:.1}") y=middle>{face::signed(number)}</text> }
    });
    let face_number = piece.number.filter(|_| is_shown).map(|n| face::number(n, (x, y), deep));
    let face = is_top.then(|| face::draw(piece, (x, y), (WIDE, deep), stack.line()));
    view! {
        <g class=class>
            <path class="rim" d=rim stroke-width=line />
            {notches}
            {rim_number}
            {face}
            {face_number}
        </g>
    }
    .into_any()
}

/// Cuts in the rim of a piece that is turned over, around the number on it.
fn notches((x, y): (f64, f64), stack: &Stack, has_number: bool) -> String {
    let places = [-29.0, -20.0, -10.0, 0.0, 10.0, 20.0, 29.0_f64];
    let is_free = |place: &&f64| !has_number || place.abs() > 15.0;
    let mut data = String::new();
    for place in places.iter().filter(is_free) {
        let front = stack.deep * (1.0 - (place / WIDE).powi(2)).sqrt();
        data.push_str(&format!("M{:.1} {:.1}v{:.2}", x + place, y + front, stack.thick));
    }
    data
}

/// The height of a column, on a slip of paper whose lower right corner is given.
fn count(height: usize, (right, low): (f64, f64)) -> impl IntoView {
    let text = height.to_string();
    let width = 11.0 + 8.0 * text.len() as f64;
    view! {
        <g class="count">
            <rect x=(right - width).to_string() y=(low - 20.0).to_string() width=width.to_string()
                height="20" rx="5" />
            <text x=(right - width / 2.0).to_string() y=(low - 9.5).to_string()>{text}</text>
        </g>
    }
}
