//! Where to draw the cells of a board that was not drawn.
//!
//! Cells start out in layers by their distance from White's camp, and are then
//! moved until distances on the page are about the numbers of steps (stress
//! majorization: Gansner, Koren and North, "Graph drawing by stress
//! majorization", 2004), in whole numbers and a fixed number of rounds.

use super::UNITS;
use super::camps::Camps;
use super::geometry::{Point, bounds, divide};
use super::links::Links;

/// The length of a step before the drawing is scaled.
const STEP: i64 = 1 << 14;

/// How often every cell is moved.
const ROUNDS: usize = 40;

/// A place for each cell; no two are the same.
pub(super) fn centres(links: &Links, camps: Option<&Camps>) -> Vec<[i32; 2]> {
    let steps = Steps::new(links);
    let mut places = layered(links, camps);
    for _ in 0..ROUNDS {
        steps.relax(&mut places);
    }
    if let Some(camps) = camps {
        upright(&mut places, camps);
    }
    scale(&mut places);
    spread(&mut places);
    scale(&mut places);
    places.iter().map(|p| [p.x as i32, p.y as i32]).collect()
}

/// The number of steps between any two cells.
struct Steps {
    cells: usize,
    between: Vec<i64>,
}

impl Steps {
    fn new(links: &Links) -> Self {
        let cells = links.cells();
        let all: Vec<Option<u8>> =
            (0..cells).flat_map(|cell| links.distances(&[cell as u8])).collect();
        let longest = all.iter().flatten().max().copied().unwrap_or(0);
        // Pieces that no way joins keep clear of each other.
        let apart = i64::from(longest / 2) + 2;
        let between = all.iter().map(|steps| steps.map_or(apart, i64::from)).collect();
        Self { cells, between }
    }

    /// Moves each cell to where its distances from all others come closest to their steps.
    fn relax(&self, places: &mut [Point]) {
        for cell in 0..self.cells {
            let row = &self.between[cell * self.cells..][..self.cells];
            let (mut sum, mut weights) = (Point::default(), 0);
            for (other, &steps) in row.iter().enumerate().filter(|&(other, _)| other != cell) {
                let weight = 4_096 / (steps * steps).min(4_096);
                let wanted = towards(places[other], places[cell], steps * STEP, cell < other);
                sum = sum.plus(wanted.times(weight));
                weights += weight;
            }
            let mean = |sum: i64| divide(sum.into(), i128::from(weights.max(1)));
            places[cell] = Point::new(mean(sum.x), mean(sum.y));
        }
    }
}

/// The point at a distance from `from` in the direction of `to`.
fn towards(from: Point, to: Point, distance: i64, is_left: bool) -> Point {
    let way = to.minus(from);
    match way.dot(way).isqrt() {
        0 => from.plus(Point::new(if is_left { -distance } else { distance }, 0)),
        length => from.plus(Point::new(way.x * distance / length, way.y * distance / length)),
    }
}

/// Layers by distance from White's camp, or from a cell at the rim.
fn layered(links: &Links, camps: Option<&Camps>) -> Vec<Point> {
    let rim = [farthest(links, 0) as u8];
    let camp = camps.map(|camps| camps.white.as_slice()).filter(|camp| !camp.is_empty());
    let layers = links.distances(camp.unwrap_or(&rim));
    let highest = layers.iter().flatten().max().copied().unwrap_or(0);
    let layer = |cell: usize| i64::from(layers[cell].unwrap_or(highest / 2));
    let mut places = vec![Point::default(); links.cells()];
    let mut order: Vec<usize> = (0..links.cells()).collect();
    order.sort_by_key(|&cell| layer(cell));
    for row in order.chunk_by(|&a, &b| layer(a) == layer(b)) {
        let mut row: Vec<(i64, usize)> =
            row.iter().map(|&cell| (mean_below(links, &places, cell), cell)).collect();
        row.sort_unstable();
        for (index, &(_, cell)) in row.iter().enumerate() {
            let x = (2 * index as i64 + 1 - row.len() as i64) * STEP / 2;
            places[cell] = Point::new(x, (layer(cell) + 1) * STEP);
        }
    }
    places
}

/// The mean place, from left to right, of the neighbours that have a place.
fn mean_below(links: &Links, places: &[Point], cell: usize) -> i64 {
    let below = links.of(cell).iter().map(|&end| places[usize::from(end)]).filter(|p| p.y > 0);
    let (sum, count) = below.fold((0, 0), |(sum, count), p| (sum + p.x, count + 1));
    sum / i64::max(count, 1)
}

fn farthest(links: &Links, cell: u8) -> usize {
    let steps = links.distances(&[cell]);
    (0..links.cells()).max_by_key(|&cell| steps[cell]).unwrap_or(0)
}

/// Turns the drawing so that Black's camp lies straight above White's.
fn upright(places: &mut [Point], camps: &Camps) {
    if camps.white.is_empty() || camps.black.is_empty() {
        return;
    }
    // Means, not sums: the square of a difference of sums may not fit.
    let mean = |camp: &[u8]| {
        let all = camp.iter().map(|&cell| places[usize::from(cell)]);
        let (sum, count) = (all.fold(Point::default(), Point::plus), camp.len() as i64);
        Point::new(sum.x / count, sum.y / count)
    };
    let up = mean(&camps.black).minus(mean(&camps.white));
    let length = up.dot(up).isqrt();
    if length == 0 {
        return;
    }
    for place in places {
        *place = Point::new(up.y * place.x - up.x * place.y, up.dot(*place));
        *place = Point::new(place.x / length, place.y / length);
    }
}

/// Makes the larger side of the drawing the unit length.
fn scale(places: &mut [Point]) {
    let Some((low, high)) = bounds(places) else {
        return;
    };
    let side = (high.x - low.x).max(high.y - low.y).max(1);
    for place in places {
        let moved = place.minus(low);
        *place = Point::new(moved.x * UNITS / side, moved.y * UNITS / side);
    }
}

/// Moves cells that lie on top of others to free places nearby.
fn spread(places: &mut [Point]) {
    let gap = UNITS / (4 * (places.len() as i64).isqrt().max(1));
    for cell in 1..places.len() {
        let (placed, rest) = places.split_at_mut(cell);
        let is_free = |p: &Point| placed.iter().all(|other| p.distance2(*other) >= gap * gap / 4);
        let start = rest[0];
        let rings = (0..=cell as i64).flat_map(|ring| around(ring).map(move |way| way.times(gap)));
        if let Some(free) = rings.map(|way| start.plus(way)).find(is_free) {
            rest[0] = free;
        }
    }
}

/// The points of a square ring around the origin.
fn around(ring: i64) -> impl Iterator<Item = Point> {
    let all = (-ring..=ring).flat_map(move |y| (-ring..=ring).map(move |x| Point::new(x, y)));
    all.filter(move |p| p.x.abs().max(p.y.abs()) == ring)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_camps_far_apart_are_turned_upright() {
        let path: Vec<[u8; 2]> = (0..255).map(|cell| [cell, cell + 1]).collect();
        let links = Links::from_pairs(256, &path);
        let camps = Camps { white: (130..=255).collect(), black: (0..120).collect() };
        let places = centres(&links, Some(&camps));
        assert!(places[0][1] > places[255][1]);
    }
}
