//! Pictures as SVG.
//!
//! A grid's field is 100 units wide. Everything on a point is drawn within its
//! field, so that no column hides another or runs off the board, however tall.

mod board;
mod canvas;
mod column;
mod figure;
mod layout;
mod legend;
mod marks;
mod said;

pub use canvas::Place;

use canvas::{Canvas, Fill};
use layout::Layout;

use crate::Scene;

/// The scene as an SVG document.
pub fn draw(scene: &Scene) -> String {
    let layout = Layout::new(scene);
    let legend = legend::Legend::new(scene, &layout);
    let mut canvas = Canvas::new(layout.width, layout.height + legend.height);
    said::said(scene, &mut canvas);
    let whole = (layout.width, layout.height + legend.height);
    canvas.rect((0.0, 0.0), whole, 0.0, Fill::flat(scene.palette.paper));
    board::draw(scene, &layout, &mut canvas);
    marks::below(scene, &layout, &mut canvas);
    board::names(scene, &layout, &mut canvas);
    for point in layout.drawing_order() {
        let site = &layout.sites[usize::from(point)];
        column::draw(scene, point, site, &mut canvas);
    }
    marks::above(scene, &layout, &mut canvas);
    legend.draw(scene, &layout, &mut canvas);
    canvas.finish()
}
