//! The upper face of a piece. Which side is up can be told from its form: a
//! piece as it was made has a round inlay, one turned over a pointed one and a
//! long minus.

use crate::Piece;

const GRAIN: &str = concat!(
    r#"<path class="grain" d="M-33-12Q-8-19 34-9M-36 4Q2-4 36 6M-30 20Q4 12 29 21"#,
    r#"M-20-29Q0-32 21-28"/>"#,
);
const HATCH: &str = concat!(
    r#"<path class="hatch" d="M-35-8L-8-35M-37 12L12-37M-31 20L20-31M-24 28L28-24"#,
    r#"M-12 35L35-12M8 36L36 8"/>"#,
);
const ROUND: &str = r#"<circle class="inlay" vector-effect="non-scaling-stroke" r="29.5"/>"#;
const POINTED: &str =
    r#"<path class="inlay" vector-effect="non-scaling-stroke" d="M-35.5 0L0-31 35.5 0 0 31Z"/>"#;

/// Whether a piece is turned over.
pub fn is_turned(piece: Piece) -> bool {
    piece.number.is_some_and(|number| number < 0)
}

/// The class of a piece: whose it is, and whether it is turned over.
pub fn class(piece: Piece, tones: [&str; 2]) -> String {
    let turned = if is_turned(piece) { " turned" } else { "" };
    format!("{}{turned}", tones[piece.side.index()])
}

/// A face with these half axes, and lines of that width.
pub fn draw(piece: Piece, (x, y): (f64, f64), (rx, ry): (f64, f64), line: f64) -> String {
    let inlay = if is_turned(piece) { POINTED } else { ROUND };
    let (across, along) = (rx / 37.0, ry / 37.0);
    format!(
        "<ellipse class=\"face\" cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" ry=\"{ry:.1}\" \
         stroke-width=\"{line:.2}\"/><g transform=\"translate({x:.1} {y:.1}) \
         scale({across:.3} {along:.3})\">{GRAIN}{HATCH}{inlay}</g>"
    )
}

/// The number on a face so deep.
pub fn number(number: i8, (x, y): (f64, f64), deep: f64) -> String {
    let text = signed(number);
    let class = match (text.chars().count(), deep) {
        (..=2, deep) if deep > 30.0 => "number large",
        (count, deep) if deep > 30.0 || (count < 3 && deep > 17.0) => "number",
        _ => "number small",
    };
    format!(r#"<text class="{class}" x="{x:.1}" y="{y:.1}">{text}</text>"#)
}

/// With a true minus.
pub fn signed(number: i8) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}
