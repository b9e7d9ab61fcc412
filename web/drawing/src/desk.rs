//! What lies on the desk: the sketch, the tool in hand, and what is half done.
//!
//! All that can be done is done by taps at places of the sheet, so mouse,
//! finger and keys do the same.

use rules::wild::Camp;
use sketch::{EditError, Editor, Onto, Point, Sketch, Snap, simplify};

/// What a tap does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Sets the corners of a new cell.
    Cell,
    /// Picks a corner up and puts it down.
    Corner,
    /// Cuts a cell in two.
    Split,
    /// Makes one cell of two neighbours.
    Join,
    /// Takes a cell away.
    Remove,
    /// Puts a cell into a camp, or takes it out.
    Camp(Camp),
}

impl Tool {
    /// All tools, in the order in which they are shown.
    pub const ALL: [Self; 7] = [
        Self::Cell,
        Self::Corner,
        Self::Split,
        Self::Join,
        Self::Remove,
        Self::Camp(Camp::White),
        Self::Camp(Camp::Black),
    ];

    /// A word for it, for style sheets and tests.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cell => "cell",
            Self::Corner => "corner",
            Self::Split => "split",
            Self::Join => "join",
            Self::Remove => "remove",
            Self::Camp(Camp::White) => "white",
            Self::Camp(Camp::Black) => "black",
        }
    }
}

/// The sketch, the tool in hand, and what is half done.
#[derive(Clone, Debug)]
pub struct Desk {
    editor: Editor,
    tool: Tool,
    path: Vec<Point>,
    held: Option<Point>,
    first: Option<usize>,
    cursor: Point,
}

impl Desk {
    /// The distance between the points of the grid, which the arrow keys go.
    pub const GRID: i32 = 250;

    /// A desk with that sketch on it.
    #[must_use]
    pub fn new(sketch: Sketch) -> Self {
        let middle = Point::new(Sketch::SIDE / 2, Sketch::SIDE / 2);
        let tool = Tool::Cell;
        let editor = Editor::new(sketch);
        Self { editor, tool, path: Vec::new(), held: None, first: None, cursor: middle }
    }

    /// The sketch.
    #[must_use]
    pub const fn sketch(&self) -> &Sketch {
        self.editor.sketch()
    }

    /// The tool in hand.
    #[must_use]
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// The corners of a cell or cut that is being drawn.
    #[must_use]
    pub fn path(&self) -> &[Point] {
        &self.path
    }

    /// The corner that has been picked up.
    #[must_use]
    pub const fn held(&self) -> Option<Point> {
        self.held
    }

    /// The cell that waits for the one to be joined with.
    #[must_use]
    pub const fn first(&self) -> Option<usize> {
        self.first
    }

    /// Where the next tap by keys happens, and where the pointer was last.
    #[must_use]
    pub const fn cursor(&self) -> Point {
        self.cursor
    }

    /// Takes another tool; what is half done is given up.
    pub fn choose(&mut self, tool: Tool) {
        self.give_up();
        self.tool = tool;
    }

    /// Gives up what is half done; whether there was something.
    pub fn give_up(&mut self) -> bool {
        let is_any = !self.path.is_empty() || self.held.is_some() || self.first.is_some();
        self.path.clear();
        (self.held, self.first) = (None, None);
        is_any
    }

    /// Takes the last corner back, or gives up what else is half done.
    pub fn step_back(&mut self) -> bool {
        self.path.pop().is_some() || self.give_up()
    }

    /// Undoes the last change; whether there was one.
    pub fn undo(&mut self) -> bool {
        self.give_up();
        self.editor.undo()
    }

    /// Makes the last change undone again; whether there was one.
    pub fn redo(&mut self) -> bool {
        self.give_up();
        self.editor.redo()
    }

    /// Whether there is a change to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.editor.can_undo()
    }

    /// Whether there is a change to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.editor.can_redo()
    }

    /// Makes any change that can be undone.
    ///
    /// # Errors
    ///
    /// As the change says; then nothing has changed.
    pub fn edit<T>(
        &mut self,
        make: impl FnOnce(&mut Sketch) -> Result<T, EditError>,
    ) -> Result<T, EditError> {
        self.give_up();
        self.editor.edit(make)
    }

    /// Lays another sketch on the desk, which can be undone.
    pub fn lay(&mut self, sketch: Sketch) {
        // Nothing here can be refused.
        let _ = self.edit(|now| {
            *now = sketch;
            Ok(())
        });
    }

    /// The pointer is at a place: the cursor follows, drawn to what is near.
    pub fn point_at(&mut self, at: Point, reach: i32) -> Snap {
        let snap = self.sketch().snap(at, reach, Self::GRID / 5, &self.path);
        self.cursor = snap.point;
        snap
    }

    /// Moves the cursor by keys.
    pub fn walk(&mut self, right: i32, up: i32) {
        let on = |x: i32| x.clamp(0, Sketch::SIDE);
        self.cursor = Point::new(on(self.cursor.x + right), on(self.cursor.y + up));
    }

    /// Uses the tool at a place; `reach` is how far it is drawn to corners and sides.
    ///
    /// # Errors
    ///
    /// If the change that this makes is refused; then the sketch is as it was.
    pub fn tap(&mut self, at: Point, reach: i32) -> Result<(), EditError> {
        let snap = self.point_at(at, reach);
        match self.tool {
            Tool::Cell => self.set_corner(snap.point),
            Tool::Corner => self.hold_or_drop(snap),
            Tool::Split => self.cut(snap),
            Tool::Join => self.join(at),
            Tool::Remove => self.on_cell(at, Sketch::remove),
            Tool::Camp(camp) => self.on_cell(at, |sketch, cell| {
                let is_in = sketch.camp_of(cell) == Some(camp);
                sketch.set_camp(cell, (!is_in).then_some(camp))
            }),
        }
    }

    /// Closes the cell that is being drawn, if it has three corners.
    ///
    /// # Errors
    ///
    /// If it can be no cell.
    pub fn close(&mut self) -> Result<(), EditError> {
        if self.path.len() < 3 {
            return Ok(());
        }
        let path = std::mem::take(&mut self.path);
        self.editor.edit(|sketch| sketch.add(&path)).map(drop)
    }

    /// Makes a cell of a line drawn freehand.
    ///
    /// # Errors
    ///
    /// If it can be no cell.
    pub fn stroke(&mut self, stroke: &[Point], reach: i32) -> Result<(), EditError> {
        let corners = simplify(stroke, reach);
        let snapped = corners.iter().map(|&at| self.sketch().snap(at, reach, 1, &[]).point);
        self.path = snapped.collect();
        if self.path.len() < 3 {
            let corners = self.path.len();
            self.path.clear();
            return Err(EditError::TooFewCorners { corners });
        }
        self.close()
    }

    fn set_corner(&mut self, at: Point) -> Result<(), EditError> {
        let is_end = self.path.first() == Some(&at) || self.path.last() == Some(&at);
        if is_end {
            return self.close();
        }
        self.path.push(at);
        Ok(())
    }

    fn hold_or_drop(&mut self, snap: Snap) -> Result<(), EditError> {
        if let Some(from) = self.held.take() {
            return match snap.point == from {
                true => Ok(()),
                false => self.editor.edit(|sketch| sketch.move_corner(from, snap.point)),
            };
        }
        if snap.onto == Onto::Side {
            self.editor.edit(|sketch| sketch.add_corner(snap.point))?;
        }
        if self.sketch().corners().contains(&snap.point) {
            self.held = Some(snap.point);
        }
        Ok(())
    }

    fn cut(&mut self, snap: Snap) -> Result<(), EditError> {
        let is_outline = snap.onto != Onto::Grid;
        if self.path.is_empty() && !is_outline {
            return Err(EditError::CutOffOutline { at: snap.point });
        }
        if self.path.last() == Some(&snap.point) {
            return Ok(());
        }
        self.path.push(snap.point);
        if self.path.len() < 2 || !is_outline {
            return Ok(());
        }
        let path = std::mem::take(&mut self.path);
        let mut refused = EditError::CutOutside;
        for cell in 0..self.sketch().cells().len() {
            match self.editor.edit(|sketch| sketch.split(cell, &path)) {
                Ok(_) => return Ok(()),
                Err(error @ EditError::TooMany { .. }) => refused = error,
                Err(_) => {}
            }
        }
        Err(refused)
    }

    fn join(&mut self, at: Point) -> Result<(), EditError> {
        let Some(cell) = self.sketch().cell_at(at) else { return Ok(()) };
        match self.first.take() {
            None => {
                self.first = Some(cell);
                Ok(())
            }
            Some(first) if first == cell => Ok(()),
            Some(first) => self.editor.edit(|sketch| sketch.merge(first, cell)).map(drop),
        }
    }

    fn on_cell(
        &mut self,
        at: Point,
        make: impl FnOnce(&mut Sketch, usize) -> Result<(), EditError>,
    ) -> Result<(), EditError> {
        match self.sketch().cell_at(at) {
            Some(cell) => self.editor.edit(|sketch| make(sketch, cell)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REACH: i32 = 200;

    fn tapped(desk: &mut Desk, places: &[[i32; 2]]) -> Result<(), EditError> {
        places.iter().try_for_each(|&at| desk.tap(at.into(), REACH))
    }

    fn two_squares() -> Desk {
        let mut desk = Desk::new(Sketch::default());
        let left = [[1000, 1000], [3000, 1000], [3000, 3000], [1000, 3000], [1020, 990]];
        let right = [[3010, 990], [5000, 1000], [5000, 3000], [2990, 3050], [3000, 1000]];
        tapped(&mut desk, &left).unwrap();
        tapped(&mut desk, &right).unwrap();
        desk
    }

    #[test]
    fn cells_drawn_by_taps_join_where_they_come_near() {
        let desk = two_squares();
        assert_eq!(desk.sketch().cells().len(), 2);
        assert_eq!(desk.sketch().corners().len(), 6, "two corners are common");
        assert!(desk.path().is_empty());
    }

    #[test]
    fn a_corner_is_picked_up_and_put_down_for_all_cells_that_meet_there() {
        let mut desk = two_squares();
        desk.choose(Tool::Corner);
        tapped(&mut desk, &[[3000, 3000], [3500, 3500]]).unwrap();
        let moved = Point::new(3500, 3500);
        assert!(desk.sketch().cells().iter().all(|ring| ring.contains(&moved)));
        assert!(desk.undo() && !desk.sketch().corners().contains(&moved));
    }

    #[test]
    fn a_cut_splits_a_cell_and_joining_makes_it_one_again() {
        let mut desk = two_squares();
        desk.choose(Tool::Split);
        tapped(&mut desk, &[[2000, 1010], [2000, 2990]]).unwrap();
        assert_eq!(desk.sketch().cells().len(), 3);
        desk.choose(Tool::Join);
        tapped(&mut desk, &[[1500, 2000], [2500, 2000]]).unwrap();
        assert_eq!(desk.sketch().cells().len(), 2);
        desk.choose(Tool::Split);
        assert!(tapped(&mut desk, &[[8000, 8000]]).is_err(), "a cut begins on an outline");
    }

    #[test]
    fn cells_go_into_camps_and_out_and_away() {
        let mut desk = two_squares();
        desk.choose(Tool::Camp(Camp::White));
        tapped(&mut desk, &[[2000, 2000]]).unwrap();
        assert_eq!(desk.sketch().camp(Camp::White), [0]);
        tapped(&mut desk, &[[2000, 2000]]).unwrap();
        assert!(desk.sketch().camp(Camp::White).is_empty());
        desk.choose(Tool::Remove);
        tapped(&mut desk, &[[2000, 2000], [9000, 9000]]).unwrap();
        assert_eq!(desk.sketch().cells().len(), 1);
    }

    #[test]
    fn a_line_drawn_freehand_becomes_a_cell() {
        let mut desk = Desk::new(Sketch::default());
        let side = (0..20).map(|n| Point::new(1000 + n * 100, 1000 + n % 3));
        let back = [Point::new(3000, 3000), Point::new(1000, 3000)];
        desk.stroke(&side.chain(back).collect::<Vec<_>>(), 100).unwrap();
        assert_eq!(desk.sketch().cells()[0].len(), 4);
        assert!(desk.stroke(&[Point::new(0, 0), Point::new(900, 0)], 100).is_err());
        assert!(desk.path().is_empty());
    }

    #[test]
    fn what_is_half_done_can_be_taken_back() {
        let mut desk = Desk::new(Sketch::default());
        tapped(&mut desk, &[[1000, 1000], [3000, 1000]]).unwrap();
        assert!(desk.step_back() && desk.path().len() == 1);
        desk.choose(Tool::Join);
        assert!(desk.path().is_empty() && !desk.give_up());
    }
}
