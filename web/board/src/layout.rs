//! Where the fields of a board lie in its picture.

use crate::{Outline, Place, Plan, Side};

/// The side of a usual field, in units of the picture.
pub const FIELD: f64 = 100.0;
/// The room around a board.
const MARGIN: f64 = 14.0;
/// The room for coordinates, at the left and below.
const LETTERS: f64 = 34.0;

/// Where everything lies, `y` downwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The width of the picture.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The fields, in the order of the plan.
    pub sites: Vec<Site>,
}

/// A field in the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Site {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// The size of what stands there: 1 on a square.
    pub scale: f64,
    /// Its corners; none if it is a circle.
    pub corners: Vec<(f64, f64)>,
}

/// A way to walk over the board, as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To smaller `y`.
    Up,
    /// To larger `y`.
    Down,
    /// To smaller `x`.
    Left,
    /// To larger `x`.
    Right,
}

impl Layout {
    /// Lays out a board, with the home of the near side below.
    #[must_use]
    pub fn new(plan: &Plan) -> Self {
        let unit = unit(plan);
        let seen = |place: Place| match plan.near {
            Side::Light => (place.x * unit, -place.y * unit),
            Side::Dark => (-place.x * unit, place.y * unit),
        };
        let sites = plan.fields.iter().map(|field| {
            let (x, y) = seen(field.centre);
            let half = FIELD / 2.0;
            let corners: Vec<(f64, f64)> = match &field.outline {
                Outline::Square => {
                    vec![
                        (x - half, y - half),
                        (x + half, y - half),
                        (x + half, y + half),
                        (x - half, y + half),
                    ]
                }
                Outline::Polygon(corners) => corners.iter().map(|&corner| seen(corner)).collect(),
                Outline::Circle(_) => Vec::new(),
            };
            let scale = match &field.outline {
                Outline::Square => 1.0,
                Outline::Circle(_) => 0.8,
                Outline::Polygon(_) => (room((x, y), &corners) / (FIELD * 0.6)).clamp(0.25, 1.0),
            };
            Site { x, y, scale, corners }
        });
        let letters = if plan.grid.is_some() { LETTERS } else { 0.0 };
        Self::around(sites.collect(), letters)
    }

    /// Moves the sites into a picture that holds them.
    fn around(mut sites: Vec<Site>, letters: f64) -> Self {
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for (x, y) in sites.iter().flat_map(Site::reach) {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        if sites.is_empty() {
            (low, high) = ((0.0, 0.0), (0.0, 0.0));
        }
        let (dx, dy) = (MARGIN + letters - low.0, MARGIN - low.1);
        for site in &mut sites {
            (site.x, site.y) = (site.x + dx, site.y + dy);
            for corner in &mut site.corners {
                *corner = (corner.0 + dx, corner.1 + dy);
            }
        }
        Self {
            width: high.0 - low.0 + 2.0 * MARGIN + letters,
            height: high.1 - low.1 + 2.0 * MARGIN + letters,
            sites,
        }
    }

    /// The fields from the back to the front, as they are drawn.
    #[must_use]
    pub fn drawing_order(&self) -> Vec<u8> {
        let mut order: Vec<u8> =
            (0..self.sites.len()).map_while(|n| u8::try_from(n).ok()).collect();
        let y = |field: u8| self.sites[usize::from(field)].y;
        order.sort_by(|&a, &b| y(a).total_cmp(&y(b)));
        order
    }

    /// The next field in a direction, if there is one: the nearest of those
    /// that lie more that way than aside.
    #[must_use]
    pub fn towards(&self, field: u8, direction: Direction) -> Option<u8> {
        let here = self.sites.get(usize::from(field))?;
        let distance = |site: &Site| {
            let (dx, dy) = (site.x - here.x, site.y - here.y);
            let (ahead, aside) = match direction {
                Direction::Up => (-dy, dx),
                Direction::Down => (dy, dx),
                Direction::Left => (-dx, dy),
                Direction::Right => (dx, dy),
            };
            (ahead > 1.0 && aside.abs() <= ahead).then(|| ahead + 2.0 * aside.abs())
        };
        let ahead = self.sites.iter().enumerate().filter_map(|(n, s)| Some((n, distance(s)?)));
        let nearest = ahead.min_by(|(_, a), (_, b)| a.total_cmp(b))?;
        u8::try_from(nearest.0).ok()
    }
}

impl Site {
    /// Places that enclose the field.
    fn reach(&self) -> Vec<(f64, f64)> {
        if self.corners.is_empty() {
            let r = FIELD * 0.5 * self.scale;
            vec![(self.x - r, self.y - r), (self.x + r, self.y + r)]
        } else {
            self.corners.clone()
        }
    }
}

/// How long a unit of the plan is in the picture: a field of the usual kind
/// becomes [`FIELD`] wide.
fn unit(plan: &Plan) -> f64 {
    let mut widths: Vec<f64> = plan
        .fields
        .iter()
        .map(|field| match &field.outline {
            Outline::Square => 1.0,
            Outline::Polygon(corners) => {
                let corners: Vec<(f64, f64)> = corners.iter().map(|at| (at.x, at.y)).collect();
                2.0 * room((field.centre.x, field.centre.y), &corners)
            }
            Outline::Circle(_) => apart(plan) * 0.9,
        })
        .collect();
    widths.sort_by(f64::total_cmp);
    let usual = widths.get(widths.len() / 3).copied().unwrap_or(1.0);
    FIELD / if usual > 0.0 { usual } else { 1.0 }
}

/// The least distance between the middles of two fields.
fn apart(plan: &Plan) -> f64 {
    let mut least = f64::MAX;
    for (n, a) in plan.fields.iter().enumerate() {
        for b in &plan.fields[..n] {
            least = least.min((a.centre.x - b.centre.x).hypot(a.centre.y - b.centre.y));
        }
    }
    if least < f64::MAX { least } else { 1.0 }
}

/// The distance of `at` from the nearest side of the polygon.
fn room(at: (f64, f64), corners: &[(f64, f64)]) -> f64 {
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    sides.map(|(&a, &b)| from_side(at, a, b)).fold(f64::MAX, f64::min)
}

fn from_side(at: (f64, f64), a: (f64, f64), b: (f64, f64)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 { ((at.0 - a.0) * dx + (at.1 - a.1) * dy) / length } else { 0.0 };
    let along = along.clamp(0.0, 1.0);
    (at.0 - a.0 - along * dx).hypot(at.1 - a.1 - along * dy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Field;

    fn grid(files: usize, ranks: usize, near: Side) -> Layout {
        let fields = (0..files * ranks).map(|n| Field {
            name: String::new(),
            centre: Place { x: (n % files) as f64, y: (n / files) as f64 },
            outline: Outline::Square,
        });
        let grid = Some((files, ranks));
        Layout::new(&Plan { fields: fields.collect(), grid, near, tones: ["light", "dark"] })
    }

    #[test]
    fn every_field_lies_within_the_picture() {
        for near in [Side::Light, Side::Dark] {
            let layout = grid(6, 4, near);
            for (x, y) in layout.sites.iter().flat_map(Site::reach) {
                assert!((0.0..=layout.width).contains(&x) && (0.0..=layout.height).contains(&y));
            }
        }
    }

    #[test]
    fn the_near_side_has_its_home_below() {
        let [light, dark] = [Side::Light, Side::Dark].map(|near| grid(3, 3, near));
        assert!(light.sites[0].y > light.sites[8].y && light.sites[0].x < light.sites[2].x);
        assert!(dark.sites[0].y < dark.sites[8].y && dark.sites[0].x > dark.sites[2].x);
    }

    #[test]
    fn one_walks_to_the_neighbour_and_stops_at_the_edge() {
        let layout = grid(3, 3, Side::Light);
        assert_eq!(layout.towards(4, Direction::Up), Some(7));
        assert_eq!(layout.towards(4, Direction::Left), Some(3));
        assert_eq!(layout.towards(0, Direction::Down), None);
        assert_eq!(layout.towards(2, Direction::Right), None);
        assert_eq!(layout.towards(200, Direction::Up), None);
    }

    #[test]
    fn an_empty_board_has_an_empty_picture() {
        let plan = Plan { fields: vec![], grid: None, near: Side::Light, tones: ["a", "b"] };
        let layout = Layout::new(&plan);
        assert!(layout.sites.is_empty() && layout.width.is_finite());
    }
}
