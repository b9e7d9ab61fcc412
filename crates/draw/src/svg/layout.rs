//! Where the points of the board lie in the picture.

use rules::view::Shape;
use rules::wild::WildBoard;
use rules::{Grid, Player};

use super::canvas::Place;
use crate::Scene;

/// The side of a grid's field.
pub const FIELD: f64 = 100.0;
/// The room around a board, above and at its right; more around a large one.
const MARGIN: (f64, f64) = (34.0, 54.0);
/// The room for coordinates, at its left and below.
const LETTERS: (f64, f64) = (64.0, 60.0);
/// The room without coordinates.
const PLAIN: (f64, f64) = (34.0, 30.0);

/// Where everything lies.
#[derive(Debug)]
pub struct Layout {
    /// The width of the picture.
    pub width: f64,
    /// Its height, without the legend.
    pub height: f64,
    /// The top left corner of the board.
    pub corner: (f64, f64),
    /// The size of the board.
    pub size: (f64, f64),
    /// How much larger than usual the letters around a large board are.
    pub swell: f64,
    /// Every point of the board.
    pub sites: Vec<Site>,
}

/// A point of the board.
#[derive(Debug)]
pub struct Site {
    /// The middle.
    pub x: f64,
    /// The middle.
    pub y: f64,
    /// The size of what stands there: 1 on a grid.
    pub scale: f64,
    /// How far above the middle it stands, to leave room for a name.
    pub lift: f64,
    /// The field's form.
    pub form: Form,
}

/// The form of a field.
#[derive(Debug)]
pub enum Form {
    /// A square.
    Square,
    /// A polygon.
    Polygon(Vec<Place>),
    /// A circle of this radius.
    Circle(f64),
}

impl Layout {
    /// Lays out a scene.
    pub fn new(scene: &Scene) -> Self {
        match &scene.view.shape {
            Shape::Grid(grid) => Self::of_grid(*grid, scene.near),
            Shape::Wild(board) => Self::of_wild(board, scene.near),
        }
    }

    fn of_grid(grid: Grid, near: Player) -> Self {
        let size = (grid.files() as f64 * FIELD, grid.ranks() as f64 * FIELD);
        let sites = (0..grid.points()).map(|point| {
            let (file, rank) = ((point % grid.files()) as f64, (point / grid.files()) as f64);
            let (right, up) = ((file + 0.5) * FIELD, (rank + 0.5) * FIELD);
            let (x, y) = match near {
                Player::Light => (right, size.1 - up),
                Player::Dark => (size.0 - right, up),
            };
            Site { x, y, scale: 1.0, lift: 0.0, form: Form::Square }
        });
        Self::framed(size, sites.collect(), LETTERS)
    }

    /// A layout with a margin around sites that begin at 0.
    fn framed(size: (f64, f64), mut sites: Vec<Site>, (left, below): (f64, f64)) -> Self {
        let swell = (size.0.max(size.1) / FIELD / 9.0).clamp(1.0, 2.0);
        let (above, right) = MARGIN;
        let corner = (left * swell, above * swell);
        for site in &mut sites {
            site.shift(corner.0, corner.1);
        }
        Self {
            width: size.0 + (left + right) * swell,
            height: size.1 + (above + below) * swell,
            corner,
            size,
            swell,
            sites,
        }
    }

    fn of_wild(board: &WildBoard, near: Player) -> Self {
        let turned = |[x, y]: [i32; 2]| match near {
            Player::Light => Place { x: f64::from(x), y: -f64::from(y) },
            Player::Dark => Place { x: -f64::from(x), y: f64::from(y) },
        };
        let centres: Vec<Place> =
            (0..board.cells()).map(|cell| turned(board.centre(cell))).collect();
        let outlines: Option<Vec<Vec<Place>>> = board.polygons().map(|polygons| {
            let outline = |corners: &[[i32; 2]]| corners.iter().map(|&at| turned(at)).collect();
            polygons.iter().map(|polygon| outline(polygon.corners())).collect()
        });
        // The radius of the circle around each centre that lies in its field.
        let rooms: Vec<f64> = match &outlines {
            Some(outlines) => {
                centres.iter().zip(outlines).map(|(&at, outline)| room(at, outline)).collect()
            }
            None => vec![apart(&centres) * 0.42; centres.len()],
        };
        let unit = FIELD / 2.0 / usual(&rooms);
        let sites: Vec<Site> = (0..centres.len())
            .map(|cell| {
                let at = scaled(centres[cell], unit);
                // Alike wherever the fields let them be.
                let room = (rooms[cell] * unit).clamp(16.0, FIELD * 0.54);
                let form = match &outlines {
                    Some(outlines) => {
                        Form::Polygon(outlines[cell].iter().map(|&at| scaled(at, unit)).collect())
                    }
                    None => Form::Circle(FIELD / 2.0),
                };
                let scale = room / (FIELD * 0.64);
                Site { x: at.x, y: at.y, scale, lift: 6.5 * scale, form }
            })
            .collect();
        Self::around(sites)
    }

    /// A layout around sites that lie anywhere.
    fn around(mut sites: Vec<Site>) -> Self {
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for place in sites.iter().flat_map(Site::reach) {
            low = (low.0.min(place.x), low.1.min(place.y));
            high = (high.0.max(place.x), high.1.max(place.y));
        }
        for site in &mut sites {
            site.shift(-low.0, -low.1);
        }
        Self::framed((high.0 - low.0, high.1 - low.1), sites, PLAIN)
    }

    /// The points in the order in which they are drawn.
    pub fn drawing_order(&self) -> Vec<u8> {
        let mut order: Vec<usize> = (0..self.sites.len()).collect();
        order.sort_by(|&a, &b| self.sites[a].y.total_cmp(&self.sites[b].y));
        order.into_iter().filter_map(|point| u8::try_from(point).ok()).collect()
    }
}

impl Site {
    /// Places that enclose the field.
    fn reach(&self) -> Vec<Place> {
        let corners = |r: f64| {
            vec![Place { x: self.x - r, y: self.y - r }, Place { x: self.x + r, y: self.y + r }]
        };
        match &self.form {
            Form::Square => corners(FIELD / 2.0),
            Form::Circle(radius) => corners(*radius),
            Form::Polygon(outline) => outline.clone(),
        }
    }

    fn shift(&mut self, dx: f64, dy: f64) {
        self.x += dx;
        self.y += dy;
        if let Form::Polygon(outline) = &mut self.form {
            for corner in outline {
                corner.x += dx;
                corner.y += dy;
            }
        }
    }
}

fn scaled(at: Place, unit: f64) -> Place {
    Place { x: at.x * unit, y: at.y * unit }
}

/// How far the nearest edge of the outline is away.
fn room(at: Place, outline: &[Place]) -> f64 {
    let ends = outline.iter().zip(outline.iter().cycle().skip(1));
    ends.map(|(&a, &b)| from_edge(at, a, b)).fold(f64::MAX, f64::min)
}

/// The distance of `at` from the edge between `a` and `b`.
fn from_edge(at: Place, a: Place, b: Place) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx * dx + dy * dy;
    let along = ((at.x - a.x) * dx + (at.y - a.y) * dy) / length.max(1.0);
    let along = along.clamp(0.0, 1.0);
    (at.x - a.x - along * dx).hypot(at.y - a.y - along * dy)
}

/// The least distance between two of the places.
fn apart(places: &[Place]) -> f64 {
    let mut least = f64::MAX;
    for (n, a) in places.iter().enumerate() {
        for b in &places[..n] {
            least = least.min((a.x - b.x).hypot(a.y - b.y));
        }
    }
    if least < f64::MAX { least.max(1.0) } else { 1.0 }
}

/// The room of a field rather small among its like, at least 1.
fn usual(rooms: &[f64]) -> f64 {
    let mut sorted = rooms.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 3).copied().unwrap_or(1.0).max(1.0)
}
