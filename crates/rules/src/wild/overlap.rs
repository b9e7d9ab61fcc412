//! Whether welded polygons keep clear of themselves and of each other.
//!
//! After welding, two sides share their ends, or cross, or keep apart; no
//! corner lies inside another side. So two polygons overlap exactly if sides
//! cross, or both run along a side in the same direction, or the middle of a
//! side of one lies inside the other.

use super::error::BoardFault;
use super::faults::Faults;
use super::geometry::{Point, between, bounds, is_crossing, is_inside, sides, turn};
use super::quantise::Frame;
use super::weld::Welded;

/// A side of a ring, by its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Side {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) ring: usize,
}

/// The sides of all rings, in order.
pub(super) struct Sides(Vec<Side>);

impl Sides {
    pub(super) fn new(welded: &Welded) -> Self {
        let rings = welded.rings.iter().enumerate();
        let mut all: Vec<Side> = rings
            .flat_map(|(ring, corners)| {
                let next = corners.iter().cycle().skip(1);
                let pairs = corners.iter().zip(next);
                pairs.map(move |(&from, &to)| Side { from, to, ring })
            })
            .collect();
        all.sort_unstable();
        Self(all)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Side> {
        self.0.iter()
    }

    /// The rings with a side between two points in this direction.
    pub(super) fn along(&self, from: u32, to: u32) -> impl Iterator<Item = usize> + '_ {
        let start = self.0.partition_point(|side| (side.from, side.to) < (from, to));
        let rest = self.0[start..].iter();
        rest.take_while(move |side| (side.from, side.to) == (from, to)).map(|side| side.ring)
    }
}

/// Adds a fault for each polygon that meets itself and each two that overlap.
///
/// `cells` holds the cell of each ring. Returns whether there was none.
pub(super) fn check(welded: &Welded, cells: &[usize], frame: Frame, faults: &mut Faults) -> bool {
    let mut clashes = Clashes::new(welded);
    clashes.find_closed();
    clashes.find_touching();
    clashes.find_crossing();
    let sides = Sides::new(welded);
    clashes.find_common(&sides);
    clashes.find_inside(&sides);
    for clash in &clashes.found {
        faults.add(clash.fault(cells, frame));
    }
    clashes.found.is_empty()
}

/// Where an outline first crosses itself, if it does.
pub(super) fn own_crossing(outline: &[Point]) -> Option<Point> {
    let segments = Segment::sorted(sides(outline).map(|(a, b)| (0, a, b)));
    let mut found = None;
    sweep(&segments, |first, second| {
        if found.is_none() {
            found = first.crossing(second);
        }
    });
    found
}

/// A ring that meets itself, or two that overlap.
struct Clash {
    rings: [usize; 2],
    /// Where, or nowhere if welding left nothing of the ring.
    at: Option<Point>,
}

impl Clash {
    fn fault(&self, cells: &[usize], frame: Frame) -> BoardFault {
        let [first, second] = self.rings.map(|ring| cells[ring] + 1);
        match self.at.map(|at| frame.spot(at)) {
            None => BoardFault::NoArea { cell: first },
            Some(at) if first == second => BoardFault::SelfCrossing { cell: first, at },
            Some(at) => BoardFault::Overlap { first, second, at },
        }
    }
}

struct Clashes<'a> {
    welded: &'a Welded,
    outlines: Vec<Vec<Point>>,
    found: Vec<Clash>,
    /// For each two rings, whether they are known to clash.
    is_known: Vec<bool>,
}

impl<'a> Clashes<'a> {
    fn new(welded: &'a Welded) -> Self {
        let rings = welded.rings.len();
        Self {
            welded,
            outlines: (0..rings).map(|ring| welded.outline(ring)).collect(),
            found: Vec::new(),
            is_known: vec![false; rings * rings],
        }
    }

    fn is_known(&self, first: usize, second: usize) -> bool {
        self.is_known[first * self.outlines.len() + second]
    }

    fn add(&mut self, first: usize, second: usize, at: Option<Point>) {
        if !self.is_known(first, second) {
            let rings = self.outlines.len();
            self.is_known[first * rings + second] = true;
            self.is_known[second * rings + first] = true;
            self.found.push(Clash { rings: [first.min(second), first.max(second)], at });
        }
    }

    /// Rings that welding closed.
    fn find_closed(&mut self) {
        for ring in 0..self.outlines.len() {
            if self.outlines[ring].len() < 3 {
                self.add(ring, ring, None);
            }
        }
    }

    /// Rings that come to a point twice.
    fn find_touching(&mut self) {
        for ring in 0..self.outlines.len() {
            let mut corners = self.welded.rings[ring].clone();
            corners.sort_unstable();
            if let Some(twice) = corners.windows(2).find(|pair| pair[0] == pair[1]) {
                let at = self.welded.points[twice[0] as usize];
                self.add(ring, ring, Some(at));
            }
        }
    }

    /// Rings with sides that cross sides of the same or another ring.
    fn find_crossing(&mut self) {
        let rings = self.outlines.iter().enumerate();
        let all = rings.flat_map(|(ring, outline)| sides(outline).map(move |(a, b)| (ring, a, b)));
        let segments = Segment::sorted(all);
        sweep(&segments, |first, second| {
            if !self.is_known(first.ring, second.ring)
                && let Some(at) = first.crossing(second)
            {
                self.add(first.ring, second.ring, Some(at));
            }
        });
    }

    /// Whether a ring crosses or touches itself, so that it has no clear inside.
    fn is_tangled(&self, ring: usize) -> bool {
        self.is_known(ring, ring)
    }

    /// Rings that run along a side in the same direction.
    fn find_common(&mut self, sides: &Sides) {
        for side in sides.iter() {
            for other in sides.along(side.from, side.to) {
                if other > side.ring && !self.is_tangled(other) && !self.is_tangled(side.ring) {
                    let at = self.middle(side);
                    self.add(side.ring, other, Some(at));
                }
            }
        }
    }

    /// Rings with the middle of a side inside another ring.
    fn find_inside(&mut self, sides: &Sides) {
        // Twice as large, so that the middles are whole.
        let large = |outline: &Vec<Point>| outline.iter().map(|p| p.times(2)).collect();
        let outlines: Vec<Vec<Point>> = self.outlines.iter().map(large).collect();
        let boxes: Vec<_> = outlines.iter().map(|outline| bounds(outline)).collect();
        for side in sides.iter().filter(|side| side.from != side.to) {
            let ends = [side.from, side.to].map(|end| self.welded.points[end as usize]);
            let middle = ends[0].plus(ends[1]);
            let neighbours: Vec<usize> = sides.along(side.to, side.from).collect();
            for other in 0..outlines.len() {
                if is_within(middle, boxes[other])
                    && !self.is_known(side.ring, other)
                    && side.ring != other
                    && !self.is_tangled(other)
                    && !self.is_tangled(side.ring)
                    && !neighbours.contains(&other)
                    && is_inside(middle, &outlines[other])
                {
                    let at = self.middle(side);
                    self.add(side.ring, other, Some(at));
                }
            }
        }
    }

    fn middle(&self, side: &Side) -> Point {
        let [a, b] = [side.from, side.to].map(|end| self.welded.points[end as usize]);
        between(a, b, 1, 2)
    }
}

fn is_within(p: Point, limits: Option<(Point, Point)>) -> bool {
    limits.is_some_and(|(low, high)| {
        (low.x..=high.x).contains(&p.x) && (low.y..=high.y).contains(&p.y)
    })
}

/// A side of an outline, from left to right.
struct Segment {
    ring: usize,
    left: Point,
    right: Point,
}

impl Segment {
    fn sorted(sides: impl Iterator<Item = (usize, Point, Point)>) -> Vec<Self> {
        let mut segments: Vec<Self> =
            sides.map(|(ring, a, b)| Self { ring, left: a.min(b), right: a.max(b) }).collect();
        segments.sort_unstable_by_key(|segment| (segment.left.x, segment.ring));
        segments
    }

    fn is_level_with(&self, other: &Self) -> bool {
        let span = |s: &Self| (s.left.y.min(s.right.y), s.left.y.max(s.right.y));
        let ((low, high), (other_low, other_high)) = (span(self), span(other));
        low <= other_high && other_low <= high
    }

    fn crossing(&self, other: &Self) -> Option<Point> {
        let (a, b, c, d) = (self.left, self.right, other.left, other.right);
        (self.is_level_with(other) && is_crossing(a, b, c, d)).then(|| {
            let part = turn(c, d, a);
            between(a, b, part, part - turn(c, d, b))
        })
    }
}

/// Hands over each two segments that lie above each other somewhere.
fn sweep(segments: &[Segment], mut pair: impl FnMut(&Segment, &Segment)) {
    for (index, first) in segments.iter().enumerate() {
        let later = &segments[index + 1..];
        for second in later.iter().take_while(|s| s.left.x <= first.right.x) {
            pair(first, second);
        }
    }
}
