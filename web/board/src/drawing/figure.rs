//! The figure that sits on a column: a toad, seen from the front.

/// What lies before the belly, and is the same on every toad.
const BODY: &str = concat!(
    r#"<ellipse class="skin" cx="-18" cy="1" rx="9.5" ry="9"/>"#,
    r#"<ellipse class="skin" cx="-21" cy="9" rx="8.5" ry="3.4"/>"#,
    r#"<ellipse class="skin" cx="18" cy="1" rx="9.5" ry="9"/>"#,
    r#"<ellipse class="skin" cx="21" cy="9" rx="8.5" ry="3.4"/>"#,
    r#"<path class="skin" d="M-17 7C-23-6-19-20 0-20C19-20 23-6 17 7C9 13-9 13-17 7Z"/>"#,
    r#"<ellipse class="belly" cx="0" cy="2" rx="12" ry="10"/>"#,
    r#"<ellipse class="skin" cx="-11" cy="11.5" rx="6" ry="3"/>"#,
    r#"<ellipse class="skin" cx="11" cy="11.5" rx="6" ry="3"/>"#,
);

/// What lies above it.
const HEAD: &str = concat!(
    r#"<path class="mouth" d="M-14-11C-8-7 8-7 14-11"/>"#,
    r#"<path class="nose" d="M-3-15h.01M3-15h.01"/>"#,
    r#"<ellipse class="skin" cx="-10.5" cy="-21" rx="7.4" ry="7.2"/>"#,
    r#"<ellipse class="eye" cx="-10.5" cy="-21.5" rx="4.8" ry="4.8"/>"#,
    r#"<ellipse class="pupil" cx="-10.5" cy="-21.3" rx="3.6" ry="2"/>"#,
    r#"<ellipse class="skin" cx="10.5" cy="-21" rx="7.4" ry="7.2"/>"#,
    r#"<ellipse class="eye" cx="10.5" cy="-21.5" rx="4.8" ry="4.8"/>"#,
    r#"<ellipse class="pupil" cx="10.5" cy="-21.3" rx="3.6" ry="2"/>"#,
);

/// Draws a toad that sits on a face whose middle is at `(x, y)`, with its number
/// on the belly.
pub fn draw(tone: &str, (x, y): (f64, f64), number: Option<usize>) -> String {
    let number =
        number.map(|number| format!(r#"<text class="number range" y="2">{number}</text>"#));
    let number = number.unwrap_or_default();
    let y = y - 2.0;
    format!(
        r#"<g class="toad {tone}" transform="translate({x:.1} {y:.1})">{BODY}{number}{HEAD}</g>"#
    )
}
