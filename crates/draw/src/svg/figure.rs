//! The figure that sits on a column: a toad, seen from the front.

use super::canvas::{Canvas, Fill, Place};
use super::layout::Site;
use crate::palette::Tint;

/// Draws a toad that sits on a face whose middle is at `seat`.
pub fn draw(tint: &Tint, site: &Site, seat: (f64, f64), canvas: &mut Canvas) {
    let scale = site.scale;
    let mut toad = Toad {
        canvas,
        tint,
        scale,
        x: site.x + seat.0 * scale,
        y: site.y - site.lift + (seat.1 - 2.0) * scale,
    };
    toad.legs();
    toad.body();
    toad.eyes();
}

/// A toad being drawn.
struct Toad<'a> {
    canvas: &'a mut Canvas,
    tint: &'a Tint,
    scale: f64,
    x: f64,
    y: f64,
}

impl Toad<'_> {
    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (self.x + x * self.scale, self.y + y * self.scale)
    }

    fn oval(&mut self, (x, y): (f64, f64), (rx, ry): (f64, f64), fill: Fill) {
        let at = self.at(x, y);
        self.canvas.ellipse(at, (rx * self.scale, ry * self.scale), fill);
    }

    /// A path of cubic curves: its start, then three places a curve.
    fn curves(&mut self, places: &[(f64, f64)], fill: Fill) {
        let mut data = String::new();
        for (n, &(x, y)) in places.iter().enumerate() {
            let (x, y) = self.at(x, y);
            data.push_str(match n {
                0 => "M",
                _ if n % 3 == 1 => "C",
                _ => " ",
            });
            data.push_str(&Place { x, y }.to_string());
        }
        self.canvas.path(&data, fill);
    }

    fn skin(&self) -> Fill<'static> {
        Fill::flat(self.tint.body).outlined(self.tint.edge, 1.8 * self.scale)
    }

    fn legs(&mut self) {
        let skin = self.skin();
        for side in [-1.0, 1.0] {
            self.oval((side * 18.0, 1.0), (9.5, 9.0), skin);
            self.oval((side * 21.0, 9.0), (8.5, 3.4), skin);
        }
    }

    fn body(&mut self) {
        let (skin, tint, scale) = (self.skin(), self.tint, self.scale);
        let back = [
            (-17.0, 7.0),
            (-23.0, -6.0),
            (-19.0, -20.0),
            (0.0, -20.0),
            (19.0, -20.0),
            (23.0, -6.0),
            (17.0, 7.0),
            (9.0, 13.0),
            (-9.0, 13.0),
            (-17.0, 7.0),
        ];
        self.curves(&back, skin);
        self.oval((0.0, 3.0), (11.0, 6.5), Fill::flat(tint.belly));
        for side in [-1.0, 1.0] {
            self.oval((side * 8.0, 10.5), (6.0, 3.2), skin);
        }
        let mouth = [(-14.0, -8.0), (-8.0, -2.0), (8.0, -2.0), (14.0, -8.0)];
        self.curves(&mouth, Fill::line(tint.edge, 1.8 * scale));
        for (x, y) in [(-3.0, -13.5), (3.0, -13.5)] {
            self.oval((x, y), (0.9, 0.9), Fill::flat(tint.edge));
        }
    }

    fn eyes(&mut self) {
        let skin = self.skin();
        for side in [-1.0, 1.0] {
            self.oval((side * 10.5, -21.0), (7.4, 7.2), skin);
            self.oval((side * 10.5, -21.5), (4.8, 4.8), Fill::flat("#fdf6d8"));
            self.oval((side * 10.5, -21.3), (3.6, 2.0), Fill::flat("#1c1712"));
        }
    }
}
