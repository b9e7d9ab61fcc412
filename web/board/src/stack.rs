//! The geometry of a column, seen from a little above.
//!
//! All figures are in the units of a usual field, 100 wide, around its middle,
//! `y` downwards. However tall a column is, it stays within its field: the
//! pieces are drawn the thinner, and a numeral says how many there are.

/// Half the width of a piece.
pub const WIDE: f64 = 37.0;
/// Half the depth of a piece, foreshortened.
pub const DEEP: f64 = 20.0;
/// The thickness of a piece while there is room.
const THICK: f64 = 15.0;
/// How high a column may rise.
const RISE: f64 = 52.0;
/// How high one may rise on which a figure sits.
const RISE_BELOW_FIGURE: f64 = 36.0;
/// How far a figure reaches above the middle of the piece it sits on.
pub const FIGURE: f64 = 36.0;
/// The least height that is also said in a numeral.
pub const COUNTED: usize = 4;
/// The least thickness at which a number can be read on a rim.
pub const READABLE: f64 = 10.0;

/// A column without its pieces' owners and numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    /// How thick each piece is.
    pub thick: f64,
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
        let most = if has_figure { RISE_BELOW_FIGURE } else { RISE };
        let thick = THICK.min(most / height.max(1) as f64);
        let above = if has_figure { FIGURE } else { DEEP };
        let ground = (thick * height as f64 + above - DEEP) / 2.0;
        let slack = thick / THICK * 2.2;
        let face = |level: usize| {
            let lean = if level == 0 { 0.0 } else { wander(field, level) * slack };
            (lean, ground - thick * (level + 1) as f64)
        };
        Self { thick, ground, faces: (0..height).map(face).collect() }
    }

    /// The middle of the top face, or of the bare ground.
    #[must_use]
    pub fn top(&self) -> (f64, f64) {
        self.faces.last().copied().unwrap_or((0.0, self.ground))
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
        for height in 0..=64 {
            for has_figure in [false, true] {
                for field in [0, 7, 35, 63, 255] {
                    let stack = Stack::new(height, has_figure, field);
                    let above = if has_figure { FIGURE } else { DEEP };
                    assert!(stack.top().1 - above >= -50.0, "{height} rises above its field");
                    assert!(stack.ground + DEEP <= 50.0, "{height} sinks below its field");
                    let is_within = |&(x, _): &(f64, f64)| x.abs() + WIDE <= 50.0;
                    assert!(stack.faces.iter().all(is_within), "{height} leans out of its field");
                }
            }
        }
    }

    #[test]
    fn each_piece_lies_above_the_one_below() {
        let stack = Stack::new(32, true, 9);
        assert!(stack.faces.windows(2).all(|pair| pair[1].1 < pair[0].1));
    }
}
