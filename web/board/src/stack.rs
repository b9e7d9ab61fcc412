//! The geometry of a column, seen from a little above, or from straight above.
//!
//! All figures are in the units of a usual field, 100 wide, around its middle,
//! `y` downwards. However tall a column is, it stays within its field, so that
//! none hides what stands behind it or runs off the board: the pieces are drawn
//! the thinner and seen from a lower place, and a numeral says how many there
//! are.

/// Half the width of a piece.
pub const WIDE: f64 = 37.0;
/// Half the depth of a piece in a low column, foreshortened.
pub const DEEP: f64 = 20.0;
/// Half the depth of a piece in a tall column.
const DEEP_IF_TALL: f64 = 13.0;
/// The greatest height of a low column, and the least of a tall one.
const LOW: f64 = 4.0;
const TALL: f64 = 10.0;
/// The thickness of a piece while there is room.
const THICK: f64 = 15.0;
/// The height of what is drawn on a field.
const ROOM: f64 = 96.0;
/// How far a figure reaches above the middle of the piece it sits on.
pub const FIGURE: f64 = 36.0;
/// How far a tall column leans.
const LEAN: f64 = 5.0;
/// The least height that is also said in a numeral.
pub const COUNTED: usize = 3;
/// The least thickness at which a number can be read on a rim.
pub const READABLE: f64 = 11.5;
/// The radius of a piece seen from straight above.
pub const ROUND: f64 = 38.0;

/// A column without its pieces' owners and numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    /// How thick each piece is.
    pub thick: f64,
    /// Half the depth of each piece.
    pub deep: f64,
    /// The middle of the ground it stands on.
    pub ground: f64,
    /// The middles of the pieces' faces, from the bottom up.
    pub faces: Vec<(f64, f64)>,
}

impl Stack {
    /// A column of `height` pieces on the field numbered `field`, whose number
    /// decides how it leans.
    #[must_use]
    pub fn new(height: usize, has_figure: bool, field: u8) -> Self {
        let tallness = ((height as f64 - LOW) / (TALL - LOW)).clamp(0.0, 1.0);
        let deep = DEEP + (DEEP_IF_TALL - DEEP) * tallness;
        let above = if has_figure { FIGURE } else { deep };
        let thick = THICK.min((ROOM - deep - above) / height.max(1) as f64);
        let ground = (thick * height as f64 + above - deep) / 2.0;
        let slack = thick / THICK * 2.2;
        let lean = LEAN * tallness * wander(field, 0).signum();
        let face = |level: usize| {
            let up = (level + 1) as f64;
            let thrown = if level == 0 { 0.0 } else { wander(field, level) * slack };
            let leaning = lean * (up / height.max(1) as f64 - 0.5) * 2.0;
            (leaning + thrown, ground - thick * up)
        };
        Self { thick, deep, ground, faces: (0..height).map(face).collect() }
    }

    /// The middle of the top face, or of the bare ground.
    #[must_use]
    pub fn top(&self) -> (f64, f64) {
        self.faces.last().copied().unwrap_or((0.0, self.ground))
    }

    /// How thick a line around a piece may be without hiding a thin one.
    #[must_use]
    pub fn line(&self) -> f64 {
        (self.thick * 0.22).clamp(0.25, 1.6)
    }
}

/// A column seen from straight above: beside the top piece its pieces are
/// shown as a bar, from the top down.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// The left edge.
    pub x: f64,
    /// The width.
    pub width: f64,
    /// The upper edge of each piece, from the top piece down.
    pub tops: Vec<f64>,
    /// How high each piece is.
    pub thick: f64,
}

impl Bar {
    /// The bar of a column of so many pieces.
    #[must_use]
    pub fn new(height: usize) -> Self {
        const LONGEST: f64 = 88.0;
        let thick = (LONGEST / height.max(1) as f64).min(9.0);
        let top = -thick * height as f64 / 2.0;
        let tops = (0..height).map(|n| top + thick * n as f64).collect();
        Self { x: 39.0, width: 8.5, tops, thick }
    }
}

/// A number from -1 to 1 that looks thrown and is always the same.
fn wander(field: u8, level: usize) -> f64 {
    let mixed = (u64::from(field) * 1000 + level as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed >> 40) as f64 / (1_u64 << 23) as f64 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_column_leaves_its_field_at_any_height() {
        for height in 0..=255 {
            for has_figure in [false, true] {
                for field in [0, 7, 35, 63, 255] {
                    let stack = Stack::new(height, has_figure, field);
                    let above = if has_figure { FIGURE } else { stack.deep };
                    assert!(stack.top().1 - above >= -50.0, "{height} rises above its field");
                    assert!(stack.ground + stack.deep <= 50.0, "{height} sinks below its field");
                    let is_within = |&(x, _): &(f64, f64)| x.abs() + WIDE <= 50.0;
                    assert!(stack.faces.iter().all(is_within), "{height} leans out of its field");
                }
            }
        }
    }

    #[test]
    fn each_piece_lies_above_the_one_below_and_can_be_told_from_it() {
        let stack = Stack::new(32, false, 9);
        assert!(stack.faces.windows(2).all(|pair| pair[1].1 < pair[0].1));
        assert!(stack.thick >= 2.0 && stack.line() <= stack.thick / 2.0, "{stack:?}");
    }

    #[test]
    fn a_bar_shows_every_piece_within_its_field() {
        for height in 0..=255 {
            let bar = Bar::new(height);
            assert_eq!(bar.tops.len(), height);
            let is_within = |&top: &f64| top >= -50.0 && top + bar.thick <= 50.0;
            assert!(bar.tops.iter().all(is_within) && bar.x + bar.width <= 50.0);
        }
    }
}
