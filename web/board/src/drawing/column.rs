//! A column of pieces, as it is seen from a little above or from above.

use super::{face, figure};
use crate::stack::{Bar, COUNTED, READABLE, ROUND, Stack, WIDE};
use crate::{Column, Look, Piece};

/// Draws what stands on a field, around its middle. What has just come is in a
/// group of the class `arrives`, which is `turning` if it was turned over.
pub fn draw(
    column: &Column,
    field: u8,
    tones: [&str; 2],
    look: Look,
    arrives: Option<&str>,
) -> String {
    if column.pieces.is_empty() && column.figure.is_none() {
        return String::new();
    }
    match look {
        Look::Raised => raised(column, field, tones, arrives),
        Look::Flat => flat(column, tones, arrives),
    }
}

/// Lets what has come fly in.
fn arriving(inside: String, class: Option<&str>) -> String {
    match class {
        Some(class) => format!(r#"<g class="{class}">{inside}</g>"#),
        None => inside,
    }
}

fn raised(column: &Column, field: u8, tones: [&str; 2], arrives: Option<&str>) -> String {
    let height = column.pieces.len();
    let stack = Stack::new(height, column.figure.is_some(), field);
    let (y, rx, deep) = (stack.ground + 3.0, WIDE + 1.0, stack.deep);
    let mut drawn =
        format!(r#"<ellipse class="shadow" cx="3" cy="{y:.1}" rx="{rx}" ry="{deep:.1}"/>"#);
    for (level, (&piece, &at)) in column.pieces.iter().zip(&stack.faces).enumerate() {
        let is_top = level + 1 == height;
        let is_shown = is_top && column.figure.is_none();
        // While the top piece flies, the one below it is seen from above too.
        let is_bared = arrives.is_some() && column.figure.is_none() && level + 2 == height;
        let slab = slab(piece, at, &stack, is_shown, is_top || is_bared, tones);
        drawn.push_str(&arriving(slab, arrives.filter(|_| is_shown)));
    }
    if let Some(side) = column.figure {
        let toad = figure::draw(tones[side.index()], stack.top(), column.range);
        drawn.push_str(&arriving(toad, arrives));
    }
    drawn + &count(column, (47.0, 47.0))
}

/// The top piece, round, and a bar of what lies below it.
fn flat(column: &Column, tones: [&str; 2], arrives: Option<&str>) -> String {
    let has_bar = column.pieces.len() > 1;
    let x = if has_bar { -8.0 } else { 0.0 };
    let mut drawn = String::new();
    if let Some(&piece) = column.pieces.last() {
        let is_shown = column.figure.is_none();
        let piece = round_piece(piece, (x, 0.0), is_shown, tones);
        drawn.push_str(&arriving(piece, arrives.filter(|_| is_shown)));
    }
    if let Some(side) = column.figure {
        let toad = figure::draw(tones[side.index()], (x, 8.0), column.range);
        drawn.push_str(&arriving(toad, arrives));
    }
    if has_bar {
        drawn.push_str(&bar(column, tones));
    }
    drawn + &count(column, (36.0, 49.0))
}

fn bar(column: &Column, tones: [&str; 2]) -> String {
    let Bar { x, width, tops, thick } = Bar::new(column.pieces.len());
    let line = (thick * 0.16).clamp(0.2, 1.2);
    let part = |(&piece, y): (&Piece, f64)| {
        let class = face::class(piece, tones);
        format!(
            "<g class=\"piece {class}\"><rect class=\"rim\" x=\"{x}\" y=\"{y:.2}\" \
             width=\"{width}\" height=\"{thick:.2}\" stroke-width=\"{line:.2}\"/></g>"
        )
    };
    column.pieces.iter().rev().zip(tops).map(part).collect()
}

fn round_piece(piece: Piece, at: (f64, f64), is_shown: bool, tones: [&str; 2]) -> String {
    let class = face::class(piece, tones);
    let face = face::draw(piece, at, (ROUND, ROUND), 1.7);
    let number = piece.number.filter(|_| is_shown).map(|n| face::number(n, at, ROUND));
    format!(r#"<g class="piece {class}">{face}{}</g>"#, number.unwrap_or_default())
}

/// Draws a piece by itself, in a low column.
pub fn draw_piece(piece: Piece, at: (f64, f64), tones: [&str; 2]) -> String {
    slab(piece, at, &Stack::new(1, false, 0), true, true, tones)
}

/// Draws what is taken from a column: its figure, or its top piece.
pub fn lifted(column: &Column, tones: [&str; 2]) -> String {
    match (column.figure, column.pieces.last()) {
        (Some(side), _) => figure::draw(tones[side.index()], (0.0, 6.0), column.range),
        (None, Some(&piece)) => draw_piece(piece, (0.0, -7.0), tones),
        (None, None) => String::new(),
    }
}

/// Draws a piece whose face has its middle at `(x, y)`.
fn slab(
    piece: Piece,
    (x, y): (f64, f64),
    stack: &Stack,
    is_shown: bool,
    is_top: bool,
    tones: [&str; 2],
) -> String {
    let (thick, deep, line) = (stack.thick, stack.deep, stack.line());
    let (class, left, across) = (face::class(piece, tones), x - WIDE, 2.0 * WIDE);
    let mut drawn = format!(
        "<g class=\"piece {class}\"><path class=\"rim\" stroke-width=\"{line:.2}\" \
         d=\"M{left:.1} {y:.1}v{thick:.2}a{WIDE} {deep:.1} 0 0 0 {across} 0v-{thick:.2}z\"/>"
    );
    let on_rim = piece.number.filter(|_| !is_shown && thick >= READABLE);
    if face::is_turned(piece) {
        let notches = notches((x, y), stack, on_rim.is_some());
        drawn.push_str(&format!(r#"<path class="notches" d="{notches}"/>"#));
    }
    if let Some(number) = on_rim {
        let (y, text) = (y + deep + thick * 0.5, face::signed(number));
        drawn.push_str(&format!(
            r#"<text class="number rim-number" x="{x:.1}" y="{y:.1}">{text}</text>"#
        ));
    }
    if is_top {
        drawn.push_str(&face::draw(piece, (x, y), (WIDE, deep), line));
    }
    if let Some(number) = piece.number.filter(|_| is_shown) {
        drawn.push_str(&face::number(number, (x, y), deep));
    }
    drawn + "</g>"
}

/// Cuts in the rim of a piece that is turned over, around the number on it.
fn notches((x, y): (f64, f64), stack: &Stack, has_number: bool) -> String {
    const PLACES: [f64; 7] = [-29.0, -20.0, -10.0, 0.0, 10.0, 20.0, 29.0];
    let is_free = |place: &&f64| !has_number || place.abs() > 15.0;
    let cut = |place: &f64| {
        let front = stack.deep * (1.0 - (place / WIDE).powi(2)).sqrt();
        format!("M{:.1} {:.1}v{:.2}", x + place, y + front, stack.thick)
    };
    PLACES.iter().filter(is_free).map(cut).collect()
}

/// The height of a column, on a slip of paper whose lower right corner is given;
/// nothing if it is low, or the figure on it says as much.
fn count(column: &Column, (right, low): (f64, f64)) -> String {
    let height = column.pieces.len();
    let is_said = column.figure.is_some() && column.range == Some(height);
    if height < COUNTED || is_said {
        return String::new();
    }
    let text = height.to_string();
    let width = 11.0 + 8.0 * text.len() as f64;
    let (left, top) = (right - width, low - 20.0);
    let (x, y) = (right - width / 2.0, low - 9.5);
    format!(
        "<g class=\"count\"><rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"20\" \
         rx=\"5\"/><text x=\"{x}\" y=\"{y}\">{text}</text></g>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Side;

    const TONES: [&str; 2] = ["white", "black"];

    fn column(numbers: &[i8]) -> Column {
        let side = |n: usize| if n.is_multiple_of(2) { Side::Light } else { Side::Dark };
        let piece = |(n, &number): (usize, &i8)| Piece { side: side(n), number: Some(number) };
        Column { pieces: numbers.iter().enumerate().map(piece).collect(), ..Column::default() }
    }

    #[test]
    fn every_piece_is_seen_with_its_owner_at_any_height() {
        for height in 1..=40 {
            let column = column(&vec![3; height]);
            let raised = draw(&column, 5, TONES, Look::Raised, None);
            assert_eq!(raised.matches("class=\"rim\"").count(), height);
            assert_eq!(raised.matches("class=\"piece black\"").count(), height / 2);
            assert_eq!(raised.contains("class=\"count\""), height >= COUNTED);
            let flat = draw(&column, 5, TONES, Look::Flat, None);
            assert_eq!(flat.matches("class=\"rim\"").count(), if height > 1 { height } else { 0 });
        }
    }

    #[test]
    fn a_piece_that_is_turned_over_has_another_form() {
        let [plain, turned] =
            [5, -5].map(|number| draw(&column(&[number]), 0, TONES, Look::Raised, None));
        assert!(plain.contains(">5<") && !plain.contains("notches"));
        assert!(turned.contains(">\u{2212}5<") && turned.contains("notches"));
        assert_ne!(plain.contains("<circle"), turned.contains("<circle"));
    }

    #[test]
    fn a_figure_bears_its_number_and_only_it_flies() {
        let sitting = Column { figure: Some(Side::Dark), range: Some(3), ..column(&[1, 1, 1]) };
        let drawn = draw(&sitting, 0, TONES, Look::Raised, Some("arrives"));
        assert!(drawn.contains("toad black") && drawn.contains(">3<"));
        assert_eq!(drawn.matches("arrives").count(), 1);
        assert!(!drawn.contains("class=\"count\""), "the height is on the belly");
    }

    #[test]
    fn nothing_is_drawn_where_nothing_stands() {
        assert_eq!(draw(&Column::default(), 0, TONES, Look::Raised, None), "");
    }
}
