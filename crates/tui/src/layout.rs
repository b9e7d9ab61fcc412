//! Where things are on the screen. Drawing and the mouse both ask here.

use ratatui::layout::Rect;
use rules::Grid;
use rules::view::Shape;

/// The smallest window the game is played in.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// How much room the numbers of the ranks take.
pub(crate) const RANKS: u16 = 3;

/// The parts of the screen during a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub title: Rect,
    pub board: Rect,
    pub panel: Rect,
    pub message: Rect,
    pub keys: Rect,
    pub cells: Cells,
}

/// How the points lie in the board's part.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cells {
    /// In files and ranks.
    Grid {
        /// The board.
        grid: Grid,
        /// The width and height of a point.
        size: (u16, u16),
        /// How many files and ranks fit.
        seen: (u16, u16),
    },
    /// One below the other.
    List {
        /// How many there are.
        points: u16,
        /// How many fit.
        seen: u16,
    },
}

/// The first file and rank that are shown; in a list, the first cell is the
/// second number.
pub(crate) type Scroll = (u16, u16);

impl Layout {
    pub fn new((width, height): (u16, u16), shape: &Shape) -> Self {
        let panel_width = if width >= 100 { 34 } else { 28 };
        let left = width.saturating_sub(panel_width);
        let middle = height.saturating_sub(3);
        let board = Rect::new(0, 1, left, middle);
        let room = (left.saturating_sub(RANKS), middle.saturating_sub(1));
        let cells = match shape {
            Shape::Grid(grid) => Cells::grid(*grid, room),
            Shape::Wild(board) => Cells::List { points: board.cells() as u16, seen: room.1 },
        };
        Self {
            title: Rect::new(0, 0, width, 1),
            board,
            panel: Rect::new(left, 1, panel_width.min(width), middle),
            message: Rect::new(0, height.saturating_sub(2), width, 1),
            keys: Rect::new(0, height.saturating_sub(1), width, 1),
            cells,
        }
    }

    /// The rectangle of `point`, if it is shown.
    pub fn rect(&self, point: u8, scroll: Scroll) -> Option<Rect> {
        let Rect { x, y, width, .. } = self.board;
        match self.cells {
            Cells::Grid { grid, size, seen } => {
                let (file, rank) = grid.place(point);
                let column = (file as u16).checked_sub(scroll.0).filter(|&n| n < seen.0)?;
                let row = (rank as u16).checked_sub(scroll.1).filter(|&n| n < seen.1)?;
                let (left, top) = (x + RANKS + column * size.0, y + (seen.1 - 1 - row) * size.1);
                Some(Rect::new(left, top, size.0, size.1))
            }
            Cells::List { seen, .. } => {
                let row = u16::from(point).checked_sub(scroll.1).filter(|&n| n < seen)?;
                Some(Rect::new(x, y + 1 + row, width, 1))
            }
        }
    }

    /// The point under a place on the screen.
    pub fn point_at(&self, (x, y): (u16, u16), scroll: Scroll) -> Option<u8> {
        let points = match self.cells {
            Cells::Grid { grid, .. } => grid.points() as u16,
            Cells::List { points, .. } => points,
        };
        let is_under = |rect: Rect| rect.contains((x, y).into());
        (0..points).map(|p| p as u8).find(|&point| self.rect(point, scroll).is_some_and(is_under))
    }

    /// `scroll`, changed as little as brings `point` into view.
    pub fn reveal(&self, point: u8, scroll: Scroll) -> Scroll {
        match self.cells {
            Cells::Grid { grid, seen, .. } => {
                let (file, rank) = grid.place(point);
                let files = along(file as u16, scroll.0, seen.0, grid.files() as u16);
                (files, along(rank as u16, scroll.1, seen.1, grid.ranks() as u16))
            }
            Cells::List { points, seen } => (0, along(u16::from(point), scroll.1, seen, points)),
        }
    }

    /// `scroll`, moved by rows upwards on the screen (downwards if negative).
    pub fn scrolled(&self, scroll: Scroll, rows: i32) -> Scroll {
        let (all, seen, rows) = match self.cells {
            Cells::Grid { grid, seen, .. } => (grid.ranks() as u16, seen.1, rows),
            Cells::List { points, seen } => (points, seen, -rows),
        };
        let most = i32::from(all.saturating_sub(seen));
        (scroll.0, (i32::from(scroll.1) + rows).clamp(0, most) as u16)
    }
}

impl Cells {
    fn grid(grid: Grid, (width, height): (u16, u16)) -> Self {
        let (files, ranks) = (grid.files() as u16, grid.ranks() as u16);
        let size = ((width / files).clamp(6, 11), (height / ranks).clamp(2, 4));
        let fitting = ((width / size.0).max(1), (height / size.1).max(1));
        Self::Grid { grid, size, seen: (files.min(fitting.0), ranks.min(fitting.1)) }
    }
}

fn along(place: u16, scroll: u16, seen: u16, all: u16) -> u16 {
    // One more than the place itself is shown, where there is more.
    let margin = u16::from(seen > 2);
    let highest = place.saturating_sub(margin);
    let lowest = (place + margin + 1).saturating_sub(seen);
    scroll.min(highest).max(lowest).min(all.saturating_sub(seen))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_can_be_scrolled_into_view_and_clicked() {
        for text in ["1x1", "6x6", "8x8", "10x10", "16x16", "26x9", "9x26"] {
            let grid: Grid = text.parse().expect("a size");
            let layout = Layout::new((80, 24), &Shape::Grid(grid));
            let mut scroll = (0, 0);
            for point in (0..grid.points()).map(|p| p as u8) {
                scroll = layout.reveal(point, scroll);
                let rect = layout.rect(point, scroll).expect("shown");
                assert!(layout.board.contains(rect.as_position()), "{text} {rect:?}");
                assert!(rect.bottom() < layout.board.bottom(), "{text} {rect:?}");
                assert!(rect.right() <= layout.panel.x, "{text} {rect:?}");
                assert_eq!(layout.point_at((rect.x, rect.y), scroll), Some(point), "{text}");
            }
        }
    }
}
