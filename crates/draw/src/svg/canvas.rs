//! Writing SVG elements.

use std::fmt::{self, Write as _};

/// A place on the canvas; written with at most two decimals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Number(self.x), Number(self.y))
    }
}

/// A number written with at most two decimals.
#[derive(Clone, Copy)]
pub struct Number(pub f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

/// How a form is filled and outlined.
#[derive(Clone, Copy, Debug)]
pub struct Fill<'a> {
    fill: &'a str,
    line: Option<(&'a str, f64)>,
    dash: Option<f64>,
    opacity: f64,
}

impl<'a> Fill<'a> {
    /// A colour without outline.
    pub const fn flat(fill: &'a str) -> Self {
        Self { fill, line: None, dash: None, opacity: 1.0 }
    }

    /// An outline alone.
    pub const fn line(colour: &'a str, width: f64) -> Self {
        Self { fill: "none", line: Some((colour, width)), dash: None, opacity: 1.0 }
    }

    /// The same with an outline.
    pub const fn outlined(self, colour: &'a str, width: f64) -> Self {
        Self { line: Some((colour, width)), ..self }
    }

    /// The same with its outline in dashes.
    pub const fn dashed(self, length: f64) -> Self {
        Self { dash: Some(length), ..self }
    }

    /// The same, so that what lies below shines through.
    pub const fn sheer(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }
}

impl fmt::Display for Fill<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " fill=\"{}\"", self.fill)?;
        if let Some((colour, width)) = self.line.filter(|(_, width)| *width > 0.0) {
            write!(f, " stroke=\"{colour}\" stroke-width=\"{}\"", Number(width))?;
        }
        if let Some(length) = self.dash {
            write!(f, " stroke-dasharray=\"{0} {0}\"", Number(length))?;
        }
        if self.opacity < 1.0 {
            write!(f, " opacity=\"{}\"", Number(self.opacity))?;
        }
        Ok(())
    }
}

/// An SVG document in the making.
#[derive(Debug)]
pub struct Canvas {
    out: String,
}

impl Canvas {
    /// An empty one of that size.
    pub fn new(width: f64, height: f64) -> Self {
        let (width, height) = (Number(width), Number(height));
        let out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             role=\"img\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n"
        );
        Self { out }
    }

    /// An element that holds only text.
    pub fn text(&mut self, element: &str, text: &str) {
        let _ = writeln!(self.out, "<{element}>{}</{element}>", escaped(text));
    }

    /// A rectangle from its top left corner, its corners rounded.
    pub fn rect(&mut self, (x, y): (f64, f64), (w, h): (f64, f64), round: f64, fill: Fill) {
        let (x, y, w, h, round) = (Number(x), Number(y), Number(w), Number(h), Number(round));
        let _ = writeln!(
            self.out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{round}\"{fill}/>"
        );
    }

    /// An ellipse.
    pub fn ellipse(&mut self, (x, y): (f64, f64), (rx, ry): (f64, f64), fill: Fill) {
        let (x, y, rx, ry) = (Number(x), Number(y), Number(rx), Number(ry));
        let _ =
            writeln!(self.out, "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"{fill}/>");
    }

    /// A path.
    pub fn path(&mut self, data: &str, fill: Fill) {
        let _ = writeln!(self.out, "<path d=\"{data}\"{fill}/>");
    }

    /// A closed polygon.
    pub fn polygon(&mut self, corners: &[Place], fill: Fill) {
        let mut data = String::from("M");
        for (n, corner) in corners.iter().enumerate() {
            let _ = write!(data, "{}{corner}", if n == 0 { "" } else { "L" });
        }
        data.push('Z');
        self.path(&data, fill);
    }

    /// A name or a number, centred.
    pub fn label(&mut self, text: &str, (x, y): (f64, f64), height: f64, colour: &str) {
        let data = crate::glyphs::path(text, x, y, height);
        if !data.is_empty() {
            self.path(&data, Fill::line(colour, height * 0.14));
        }
    }

    /// The document.
    pub fn finish(mut self) -> String {
        self.out.push_str("</svg>\n");
        self.out
    }
}

/// `text` as it may stand in a document; control characters are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if letter.is_control() => {}
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let text = |number| Number(number).to_string();
        assert_eq!(text(1.0), "1");
        assert_eq!(text(-0.001), "0");
        assert_eq!(text(2.506), "2.51");
        assert_eq!(text(100.0), "100");
    }

    #[test]
    fn text_cannot_leave_its_element() {
        assert_eq!(escaped("a</title>&\u{1}b"), "a&lt;/title&gt;&amp;b");
    }
}
