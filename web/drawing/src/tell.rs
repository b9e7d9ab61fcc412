//! What is wrong, in words, and what mends it.

use rules::wild::{BoardFault, BoardWarning, Camp};
use sketch::{Defect, EditError, Sketch, What};
use words::{Lang, fill};

use crate::examples::CAMP;
use crate::text::{CELLS, Text};

/// The name of a cell as it stands on the board.
#[must_use]
pub fn cell(cell: usize) -> String {
    format!("n{}", cell + 1)
}

/// The names of cells, one after another.
#[must_use]
pub fn cells(cells: impl IntoIterator<Item = usize>) -> String {
    cells.into_iter().map(cell).collect::<Vec<_>>().join(", ")
}

/// A defect in words.
#[must_use]
pub fn defect(defect: &Defect, sketch: &Sketch, lang: Lang) -> String {
    let sizes = [Camp::White, Camp::Black].map(|camp| sketch.camp(camp).len().to_string());
    let named: Vec<String> = defect.cells.iter().map(|&one| cell(one)).collect();
    let [first, second] = [0, 1].map(|n| named.get(n).map_or("", String::as_str));
    let counted = CELLS.say(sketch.cells().len() as u64, lang);
    let say = |text: Text, values: &[&str]| fill(text.of(lang), values);
    match &defect.what {
        What::Refused(fault) => match fault {
            BoardFault::TooFewCells { .. } => say(Text::TooFewCells, &[&counted]),
            BoardFault::TooManyCells { .. } => say(Text::TooManyCells, &[]),
            BoardFault::TooFewCorners { .. } | BoardFault::NoArea { .. } => {
                say(Text::Thin, &[first])
            }
            BoardFault::SelfCrossing { .. } => say(Text::Crossing, &[first]),
            BoardFault::Overlap { .. } => say(Text::Overlap, &[first, second]),
            BoardFault::CampsTouch { .. } => say(Text::CampsTouch, &[first, second]),
            other => say(Text::OtherDefect, &[&other.to_string()]),
        },
        What::NoStart(fault) if fault.code == "no-room" => {
            say(Text::SmallCamps, &[&sizes[0], &sizes[1], &CAMP.to_string()])
        }
        What::NoStart(fault) => say(Text::OtherDefect, &[&fault.to_string()]),
        What::NoCamp(Camp::White) => say(Text::NoWhite, &[]),
        What::NoCamp(Camp::Black) => say(Text::NoBlack, &[]),
        What::Alone => say(Text::Alone, &[first]),
        What::Unreachable => say(Text::Apart, &[&named.join(", ")]),
        What::Gap(_) => say(Text::Gap, &[]),
        What::Odd(BoardWarning::FewCells { .. }) => say(Text::FewCells, &[&counted]),
        What::Odd(other) => say(Text::OtherDefect, &[&other.to_string()]),
    }
}

/// What is said of camps of different sizes, which the rules allow.
#[must_use]
pub fn unequal_camps(sketch: &Sketch, lang: Lang) -> Option<String> {
    let [white, black] = [Camp::White, Camp::Black].map(|camp| sketch.camp(camp).len());
    let is_odd = white != black && white > 0 && black > 0;
    let said = || fill(Text::UnequalCamps.of(lang), &[&white.to_string(), &black.to_string()]);
    is_odd.then(said)
}

/// Whether [`repair`] can mend a defect.
#[must_use]
pub fn is_mendable(defect: &Defect, sketch: &Sketch) -> bool {
    let mut mended = sketch.clone();
    repair(defect, &mut mended).is_ok() && mended != *sketch
}

/// Mends a defect: fills a gap, takes away what overlaps or stands apart, places
/// camps anew.
///
/// # Errors
///
/// If the sketch has no room for it; then it may be mended in part.
pub fn repair(defect: &Defect, sketch: &mut Sketch) -> Result<(), EditError> {
    match &defect.what {
        What::Gap(ring) => sketch.add(ring).map(drop),
        What::Alone | What::Unreachable => take_away(sketch, &defect.cells),
        What::NoCamp(_) | What::NoStart(_) | What::Refused(BoardFault::CampsTouch { .. }) => {
            sketch.propose_camps(CAMP);
            Ok(())
        }
        What::Refused(
            BoardFault::Overlap { .. }
            | BoardFault::SelfCrossing { .. }
            | BoardFault::NoArea { .. }
            | BoardFault::TooFewCorners { .. },
        ) => take_away(sketch, defect.cells.last().map_or(&[], std::slice::from_ref)),
        What::Refused(_) | What::Odd(_) => Ok(()),
    }
}

/// Takes cells away, the last first, so that numbers stay right.
fn take_away(sketch: &mut Sketch, cells: &[usize]) -> Result<(), EditError> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells.into_iter().rev().try_for_each(|cell| sketch.remove(cell))
}

/// Why a change was refused, in words.
#[must_use]
pub fn refusal(error: EditError, lang: Lang) -> String {
    let pair =
        |text: Text, a: usize, b: usize| fill(text.of(lang), &[&format!("n{a}"), &format!("n{b}")]);
    match error {
        EditError::TooFewCorners { .. } | EditError::Flat => Text::NotACell.of(lang).to_owned(),
        EditError::OffSheet { .. } => Text::OffSheet.of(lang).to_owned(),
        EditError::CutOffOutline { .. } => Text::CutFromOutline.of(lang).to_owned(),
        EditError::CutOutside => Text::CutInside.of(lang).to_owned(),
        EditError::NotNeighbours { first, second } => pair(Text::NotNeighbours, first, second),
        EditError::Enclosing { first, second } => pair(Text::Enclosing, first, second),
        EditError::TooMany { count, most } => {
            fill(Text::TooMany.of(lang), &[&count.to_string(), &most.to_string()])
        }
        _ => Text::NoSuchCorner.of(lang).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use sketch::{Point, Report};

    use super::*;
    use crate::examples::Example;

    fn square(left: i32, low: i32, side: i32) -> Vec<Point> {
        [[left, low], [left + side, low], [left + side, low + side], [left, low + side]]
            .map(Point::from)
            .to_vec()
    }

    /// The first defect of a sketch, once in each language, and what is left when it
    /// has been repaired.
    fn first(sketch: &Sketch) -> ([String; 2], Sketch) {
        let report = Report::of(sketch);
        let found = &report.defects()[0];
        let mut mended = sketch.clone();
        repair(found, &mut mended).unwrap();
        ([Lang::English, Lang::Russian].map(|lang| defect(found, sketch, lang)), mended)
    }

    #[test]
    fn cells_that_overlap_are_named_and_one_is_taken_away() {
        let mut sketch = Sketch::default();
        sketch.add(&square(1000, 1000, 2000)).unwrap();
        sketch.add(&square(2000, 2000, 2000)).unwrap();
        let (said, mended) = first(&sketch);
        assert_eq!(said, ["Cells n1 and n2 overlap.", "Клетки n1 и n2 перекрываются."]);
        assert_eq!(mended.cells().len(), 1);
    }

    #[test]
    fn missing_and_small_camps_are_said_and_placed() {
        let mut sketch = Example::Bricks.sketch();
        sketch.propose_camps(0);
        let (said, mended) = first(&sketch);
        assert_eq!(said[0], "White has no camp.");
        assert!(Report::of(&mended).is_playable());
        sketch.propose_camps(3);
        let (said, mended) = first(&sketch);
        assert!(said[0].contains("White's has 3, Black's 3") && said[0].contains("6 each"));
        assert!(Report::of(&mended).is_playable());
    }

    #[test]
    fn camps_of_different_sizes_are_said() {
        let mut sketch = Example::Bricks.sketch();
        assert_eq!(unequal_camps(&sketch, Lang::English), None);
        let member = sketch.camp(Camp::White)[0];
        sketch.set_camp(member, None).unwrap();
        assert!(unequal_camps(&sketch, Lang::Russian).unwrap().contains("у белых 5"));
    }

    #[test]
    fn a_gap_is_filled_and_a_cell_apart_is_taken_away() {
        let mut sketch = Example::Wheel.sketch();
        sketch.remove(0).unwrap();
        let report = Report::of(&sketch);
        let gap = report.defects().iter().find(|d| matches!(d.what, What::Gap(_))).unwrap();
        assert!(is_mendable(gap, &sketch));
        repair(gap, &mut sketch).unwrap();
        assert_eq!(Report::of(&sketch).defects(), []);
        sketch.add(&square(0, 0, 700)).unwrap();
        let (said, mended) = first(&sketch);
        assert_eq!(said[0], "Cell n38 has no neighbours.");
        assert_eq!(mended.cells().len(), 37);
    }

    #[test]
    fn every_refusal_has_words() {
        let at = Point::new(1, 2);
        let errors = [
            EditError::NoCorner { at },
            EditError::CutOutside,
            EditError::NotNeighbours { first: 1, second: 3 },
            EditError::TooMany { count: 300, most: 256 },
        ];
        for error in errors {
            for lang in Lang::ALL {
                assert!(!refusal(error, lang).contains('{'), "{error:?}");
            }
        }
    }
}
