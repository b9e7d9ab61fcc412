//! What lies under a place of the picture, and which of several moves a piece
//! is dropped for.

use crate::{Layout, Move, Site};

impl Layout {
    /// The field at a place of the picture.
    #[must_use]
    pub fn field_at(&self, x: f64, y: f64) -> Option<u8> {
        let found = self.sites.iter().position(|site| site.holds(x, y))?;
        u8::try_from(found).ok()
    }
}

impl Site {
    /// Whether a place of the picture lies on the field.
    #[must_use]
    pub fn holds(&self, x: f64, y: f64) -> bool {
        if self.corners.is_empty() {
            return (x - self.x).hypot(y - self.y) <= crate::FIELD * 0.5 * self.scale;
        }
        let sides = self.corners.iter().zip(self.corners.iter().cycle().skip(1));
        let crossings = sides.filter(|&(&(ax, ay), &(bx, by))| {
            (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
        });
        crossings.count() % 2 == 1
    }
}

/// What a drop comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drop {
    /// Nothing can be done there.
    Nothing,
    /// A move is chosen: its key.
    Played(String),
    /// Several moves end there, and the drop does not say which.
    Unclear,
}

/// Drops a piece from `from` on a field, `aside` of its middle: -1 at the left
/// edge, 1 at the right one. Where there are two ways, the left of the field
/// means the first and the right the second.
#[must_use]
pub fn drop_on(from: u8, to: u8, aside: f64, moves: &[Move]) -> Drop {
    const UNCLEAR: f64 = 0.2;
    let mut ways = moves.iter().filter(|mv| (mv.from, mv.to) == (from, to));
    let chosen = match (ways.next(), ways.next()) {
        (None, _) => return Drop::Nothing,
        (Some(only), None) => only,
        (Some(_), Some(_)) if aside.abs() < UNCLEAR => return Drop::Unclear,
        (Some(first), Some(second)) => {
            if aside < 0.0 {
                first
            } else {
                second
            }
        }
    };
    Drop::Played(chosen.key.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(corners: &[(f64, f64)]) -> Site {
        Site { x: 50.0, y: 50.0, scale: 1.0, corners: corners.to_vec() }
    }

    #[test]
    fn a_place_lies_on_the_field_that_encloses_it() {
        // A field with a bay at its right.
        let field = site(&[(0.0, 0.0), (100.0, 0.0), (40.0, 50.0), (100.0, 100.0), (0.0, 100.0)]);
        assert!(field.holds(20.0, 50.0) && field.holds(90.0, 2.0));
        assert!(!field.holds(90.0, 50.0) && !field.holds(-1.0, 50.0));
        let round = site(&[]);
        assert!(round.holds(50.0, 1.0) && !round.holds(2.0, 2.0));
        let layout = Layout { width: 100.0, height: 100.0, sites: vec![field, round] };
        assert_eq!(layout.field_at(90.0, 50.0), Some(1));
        assert_eq!(layout.field_at(200.0, 0.0), None);
    }

    #[test]
    fn the_side_of_a_drop_says_which_way_is_meant() {
        let mv = |to, key: &str| Move { from: 0, to, key: key.to_owned(), ..Move::default() };
        let moves = [mv(1, "a"), mv(2, "b"), mv(2, "b~")];
        assert_eq!(drop_on(0, 1, 0.0, &moves), Drop::Played("a".to_owned()));
        assert_eq!(drop_on(0, 2, -0.5, &moves), Drop::Played("b".to_owned()));
        assert_eq!(drop_on(0, 2, 0.5, &moves), Drop::Played("b~".to_owned()));
        assert_eq!(drop_on(0, 2, 0.1, &moves), Drop::Unclear);
        assert_eq!(drop_on(0, 3, 0.1, &moves), Drop::Nothing);
    }
}
