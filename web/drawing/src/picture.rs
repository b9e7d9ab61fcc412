//! The sheet as a picture: text of SVG, `y` downwards.

use std::fmt::Write as _;

use rules::wild::Camp;
use sketch::{Defect, Point, Report, Sketch, What};

use crate::Desk;

/// A place of the sheet as it stands in the picture.
fn place(at: Point) -> String {
    format!("{},{}", at.x, Sketch::SIDE - at.y)
}

fn places(ring: &[Point]) -> String {
    ring.iter().map(|&at| place(at)).collect::<Vec<_>>().join(" ")
}

/// What is to be seen of a sketch besides itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// The cell that is pointed at.
    pub looked_at: Option<usize>,
    /// Its neighbours.
    pub neighbours: Vec<usize>,
    /// Where a piece may go from it.
    pub targets: Vec<usize>,
    /// The cells of a defect that is shown, and those that wait for something.
    pub shown: Vec<usize>,
}

/// The cells, with their names and camps.
#[must_use]
pub fn cells(sketch: &Sketch, seen: &Seen, centres: &[Point]) -> String {
    let mut text = String::new();
    for (cell, ring) in sketch.cells().iter().enumerate() {
        let camp = match sketch.camp_of(cell) {
            Some(Camp::White) => " white-camp",
            Some(Camp::Black) => " black-camp",
            None => "",
        };
        let mut class = format!("cell{camp}");
        let marks = [
            (seen.looked_at == Some(cell), " looked-at"),
            (seen.neighbours.contains(&cell), " neighbour"),
            (seen.shown.contains(&cell), " shown"),
        ];
        marks.iter().filter(|(is_so, _)| *is_so).for_each(|(_, mark)| class.push_str(mark));
        let at = centres.get(cell).copied().unwrap_or_else(|| middle(ring));
        let (x, y) = (at.x, Sketch::SIDE - at.y);
        // Writing to a text cannot fail.
        let _ = write!(
            text,
            r#"<polygon class="{class}" data-cell="{cell}" points="{}"/><text class="cell-name" x="{x}" y="{y}">n{}</text>"#,
            places(ring),
            cell + 1
        );
        if seen.targets.contains(&cell) {
            let _ = write!(text, r#"<circle class="goes" cx="{x}" cy="{y}" r="260"/>"#);
        }
    }
    text
}

/// The corners, what is half drawn, the cursor, and the place of a defect.
#[must_use]
pub fn marks(desk: &Desk, shown: Option<&Defect>) -> String {
    let dot = |class: &str, at: Point, r: u32| {
        let (x, y) = (at.x, Sketch::SIDE - at.y);
        format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{r}"/>"#)
    };
    let mut text: String =
        desk.sketch().corners().into_iter().map(|at| dot("corner", at, 55)).collect();
    if let Some(defect) = shown {
        if let What::Gap(ring) = &defect.what {
            let _ = write!(text, r#"<polygon class="gap" points="{}"/>"#, places(ring));
        }
        text.extend(defect.at.map(|at| dot("defect-place", at, 420)));
    }
    if let Some(&first) = desk.path().first() {
        let mut line = desk.path().to_vec();
        line.push(desk.cursor());
        let _ = write!(text, r#"<polyline class="path" points="{}"/>"#, places(&line));
        text.push_str(&dot("first", first, 150));
    }
    text.extend(desk.held().map(|at| dot("held", at, 150)));
    text + &dot("cursor", desk.cursor(), 80)
}

/// What there is to see around a cell.
#[must_use]
pub fn seen(report: &Report, looked_at: Option<usize>, first_moves: &[(u8, u8)]) -> Seen {
    let board = report.board();
    let cell = looked_at.filter(|&cell| board.is_some_and(|board| cell < board.cells()));
    let neighbours = board.zip(cell).map_or_else(Vec::new, |(board, cell)| {
        board.neighbours(cell).iter().map(|&other| usize::from(other)).collect()
    });
    let from = |&&(from, _): &&(u8, u8)| Some(usize::from(from)) == cell;
    let mut targets: Vec<usize> =
        first_moves.iter().filter(from).map(|&(_, to)| usize::from(to)).collect();
    targets.sort_unstable();
    targets.dedup();
    Seen { looked_at, neighbours, targets, shown: Vec::new() }
}

fn middle(ring: &[Point]) -> Point {
    let count = ring.len().max(1) as i64;
    let mean = |of: fn(&Point) -> i32| {
        (ring.iter().map(|at| i64::from(of(at))).sum::<i64>() / count) as i32
    };
    Point::new(mean(|at| at.x), mean(|at| at.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Example;

    #[test]
    fn a_cell_lights_up_with_its_neighbours_and_where_its_piece_may_go() {
        let sketch = Example::Bricks.sketch();
        let report = Report::of(&sketch);
        let seen = seen(&report, Some(0), &[(0, 9), (0, 9), (3, 4)]);
        assert_eq!((seen.neighbours.len(), &seen.targets[..]), (3, &[9][..]));
        let text = cells(&sketch, &seen, report.centres());
        assert_eq!(text.matches("neighbour").count(), 3);
        assert_eq!(text.matches("class=\"goes\"").count(), 1);
        assert_eq!(text.matches("<polygon").count(), sketch.cells().len());
    }
}
