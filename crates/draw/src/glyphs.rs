//! Digits and letters as strokes, so that pictures need no font.
//!
//! A glyph is drawn on a field 20 high, from its top left corner; letters that
//! reach below the line go down to 26. Its strokes are lines and cubic curves.

/// A glyph: its width and its strokes.
struct Glyph {
    width: f64,
    strokes: &'static str,
}

/// The room between two glyphs.
const GAP: f64 = 5.0;
/// The height of digits.
const HEIGHT: f64 = 20.0;

/// The width of `text` when its digits are `height` high.
pub fn width(text: &str, height: f64) -> f64 {
    let glyphs = text.chars().filter_map(glyph);
    let units: f64 = glyphs.map(|glyph| glyph.width + GAP).sum();
    (units - GAP).max(0.0) * height / HEIGHT
}

/// The strokes of `text` as SVG path data, its digits `height` high, centred on
/// `x` and with the middle of its digits on `y`.
pub fn path(text: &str, x: f64, y: f64, height: f64) -> String {
    let scale = height / HEIGHT;
    let mut left = x - width(text, height) / 2.0;
    let top = y - height / 2.0;
    let mut data = String::new();
    for glyph in text.chars().filter_map(glyph) {
        for token in glyph.strokes.split_whitespace() {
            match point(token) {
                None => data.push_str(token),
                Some((dx, dy)) => {
                    let place = crate::svg::Place { x: left + dx * scale, y: top + dy * scale };
                    if data.ends_with(|last: char| last.is_ascii_digit()) {
                        data.push(' ');
                    }
                    data.push_str(&place.to_string());
                }
            }
        }
        left += (glyph.width + GAP) * scale;
    }
    data
}

/// `x,y`, if that is what the token is.
fn point(token: &str) -> Option<(f64, f64)> {
    let (x, y) = token.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

/// The round part of many letters.
macro_rules! bowl {
    ($more:literal) => {
        concat!(
            "M 10,14 C 10,10.5 8,8 5,8 C 2,8 0,10.5 0,14 C 0,17.5 2,20 5,20 C 8,20 10,17.5 10,14 ",
            $more
        )
    };
}

const fn glyph(letter: char) -> Option<Glyph> {
    let (width, strokes) = match letter {
        '0' => (12.0, "M 6,0 C 10,0 12,4 12,10 C 12,16 10,20 6,20 C 2,20 0,16 0,10 C 0,4 2,0 6,0"),
        '1' => (7.0, "M 0,4.5 L 5.5,0 L 5.5,20"),
        '2' => (
            12.0,
            "M 0.6,5 C 1.2,1.6 3.3,0 6,0 C 9.5,0 11.5,2.4 11.5,5.4 C 11.5,9.5 8,12 0,20 L 12,20",
        ),
        '3' => (
            12.0,
            "M 0.8,2.6 C 2.2,0.8 4,0 6,0 C 9,0 11,2 11,4.8 C 11,7.5 9,9.4 5,9.4 C 9.5,9.4 12,11.4 12,14.6 C 12,18 9.5,20 6,20 C 3.4,20 1.3,19 0,17",
        ),
        '4' => (12.0, "M 9,20 L 9,0 L 0,14 L 12,14"),
        '5' => (
            12.0,
            "M 11,0 L 2.4,0 L 1.5,9 C 3,8 4.5,7.5 6,7.5 C 9.8,7.5 12,10 12,13.6 C 12,17.5 9.5,20 6,20 C 3.4,20 1.3,19 0,17",
        ),
        '6' => (
            12.0,
            "M 9.5,0.4 C 4,2.5 0,7.5 0,13.5 C 0,17.5 2.5,20 6,20 C 9.5,20 12,17.5 12,14 C 12,10.5 9.5,8.3 6.3,8.3 C 3.2,8.3 0.6,10.4 0,13.5",
        ),
        '7' => (12.0, "M 0,0 L 12,0 L 4.5,20"),
        '8' => (
            12.0,
            "M 6,9 C 3,9 1,7.2 1,4.6 C 1,2 3,0 6,0 C 9,0 11,2 11,4.6 C 11,7.2 9,9 6,9 C 2.5,9 0,11 0,14.5 C 0,17.8 2.5,20 6,20 C 9.5,20 12,17.8 12,14.5 C 12,11 9.5,9 6,9",
        ),
        '9' => (
            12.0,
            "M 2.5,19.6 C 8,17.5 12,12.5 12,6.5 C 12,2.5 9.5,0 6,0 C 2.5,0 0,2.5 0,6 C 0,9.5 2.5,11.7 5.7,11.7 C 8.8,11.7 11.4,9.6 12,6.5",
        ),
        '-' => (10.0, "M 0,10 L 10,10"),
        'a' => (10.0, bowl!("M 10,8 L 10,20")),
        'b' => (10.0, bowl!("M 0,0 L 0,20")),
        'c' => (
            9.0,
            "M 9,10 C 8,8.7 6.7,8 5,8 C 2,8 0,10.5 0,14 C 0,17.5 2,20 5,20 C 6.7,20 8,19.3 9,18",
        ),
        'd' => (10.0, bowl!("M 10,0 L 10,20")),
        'e' => (
            10.0,
            "M 0,14 L 10,14 C 10,10.5 8,8 5,8 C 2,8 0,10.5 0,14 C 0,17.5 2,20 5.2,20 C 7,20 8.5,19.3 9.5,18",
        ),
        'f' => (8.0, "M 8,0.6 C 5,-0.6 3,1 3,4 L 3,20 M 0,8 L 7,8"),
        'g' => (10.0, bowl!("M 10,8 L 10,21 C 10,24 8,26 5,26 C 3,26 1.5,25.3 0.5,24.3")),
        'h' => (9.5, "M 0,0 L 0,20 M 0,13 C 0,10 2,8 5,8 C 8,8 9.5,9.8 9.5,13 L 9.5,20"),
        'i' => (2.0, "M 1,8 L 1,20 M 1,2.8 L 1,3.2"),
        'j' => (4.0, "M 4,8 L 4,22 C 4,24.7 2.5,26 0,25.6 M 4,2.8 L 4,3.2"),
        'k' => (9.5, "M 0,0 L 0,20 M 9,8 L 0,15.5 M 3.6,12.6 L 9.5,20"),
        'l' => (2.0, "M 1,0 L 1,20"),
        'm' => (
            15.0,
            "M 0,8 L 0,20 M 0,12.5 C 0,10 1.5,8 4,8 C 6.5,8 7.5,9.8 7.5,12.5 L 7.5,20 M 7.5,12.5 C 7.5,10 9,8 11.5,8 C 14,8 15,9.8 15,12.5 L 15,20",
        ),
        'n' => (9.5, "M 0,8 L 0,20 M 0,13 C 0,10 2,8 5,8 C 8,8 9.5,9.8 9.5,13 L 9.5,20"),
        'o' => (10.0, bowl!("")),
        'p' => (10.0, bowl!("M 0,8 L 0,26")),
        'q' => (10.0, bowl!("M 10,8 L 10,26")),
        'r' => (6.0, "M 0,8 L 0,20 M 0,13 C 0,10 2,8 6,8"),
        's' => (
            9.0,
            "M 8.5,10 C 7.5,8.6 6.3,8 4.7,8 C 2.3,8 0.7,9.3 0.7,11 C 0.7,15 9,12.8 9,16.8 C 9,18.7 7.3,20 4.7,20 C 2.7,20 1.2,19.3 0,17.8",
        ),
        't' => (7.5, "M 3,2 L 3,16 C 3,19 4.5,20.3 7.5,19.7 M 0,8 L 7,8"),
        'u' => (9.5, "M 0,8 L 0,15 C 0,18.2 1.5,20 4.5,20 C 7.5,20 9.5,18 9.5,15 M 9.5,8 L 9.5,20"),
        'v' => (10.0, "M 0,8 L 5,20 L 10,8"),
        'w' => (15.0, "M 0,8 L 3.5,20 L 7.5,9 L 11.5,20 L 15,8"),
        'x' => (9.5, "M 0,8 L 9.5,20 M 9.5,8 L 0,20"),
        'y' => (10.0, "M 0,8 L 5,20 M 10,8 L 5,20 C 3.5,24 2.5,26 0,26"),
        'z' => (9.5, "M 0,8 L 9,8 L 0,20 L 9.5,20"),
        _ => return None,
    };
    Some(Glyph { width, strokes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_a_point_and_a_number_has_strokes_that_can_be_read() {
        for letter in ('a'..='z').chain('0'..='9').chain(['-']) {
            let glyph = glyph(letter).expect("a glyph");
            for token in glyph.strokes.split_whitespace() {
                let is_known = ["M", "L", "C"].contains(&token) || point(token).is_some();
                assert!(is_known, "{letter}: {token}");
            }
        }
    }

    #[test]
    fn text_is_centred_and_as_wide_as_it_says() {
        assert_eq!(path("7", 6.0, 10.0, 20.0), "M0 0L12 0L4.5 20");
        assert_eq!(width("-10", 20.0), 10.0 + 7.0 + 12.0 + 2.0 * GAP);
        assert_eq!(width("", 20.0), 0.0);
    }
}
