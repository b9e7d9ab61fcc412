//! Orthogonal boards: files and ranks.

use std::fmt;
use std::str::FromStr;

/// An orthogonal board of at most 26 files, 26 ranks and 256 points
/// (*Rule* CO-1.3 and CO-1.4).
///
/// Points are numbered from 0 along the ranks: `a1`, `b1`, … `a2`, ….
///
/// # Examples
///
/// ```
/// use rules::Grid;
///
/// let grid: Grid = "6x4".parse()?;
/// assert_eq!(grid.points(), 24);
/// assert_eq!(grid.name(8), "c2");
/// assert_eq!(grid.point("c2"), Some(8));
/// assert_eq!(grid.point("g1"), None);
/// # Ok::<(), rules::GridError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    files: u8,
    ranks: u8,
}

/// A size that no board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected FILESxRANKS, each 1 to 26 and at most 256 points together")]
pub struct GridError;

impl Grid {
    /// The longest side.
    pub const LONGEST: usize = 26;
    /// The most points.
    pub const MOST_POINTS: usize = 256;

    /// A board of `files` by `ranks`.
    ///
    /// # Errors
    ///
    /// If a side is 0 or over 26, or there are more than 256 points.
    pub const fn new(files: usize, ranks: usize) -> Result<Self, GridError> {
        let sides_fit =
            files >= 1 && ranks >= 1 && files <= Self::LONGEST && ranks <= Self::LONGEST;
        if sides_fit && files * ranks <= Self::MOST_POINTS {
            Ok(Self { files: files as u8, ranks: ranks as u8 })
        } else {
            Err(GridError)
        }
    }

    /// How many files there are.
    #[must_use]
    pub const fn files(self) -> usize {
        self.files as usize
    }

    /// How many ranks there are.
    #[must_use]
    pub const fn ranks(self) -> usize {
        self.ranks as usize
    }

    /// How many points there are.
    #[must_use]
    pub const fn points(self) -> usize {
        self.files() * self.ranks()
    }

    /// The point on `file` and `rank`, both from 0, if it is on the board.
    #[must_use]
    pub fn at(self, file: i32, rank: i32) -> Option<u8> {
        let on_board = (0..i32::from(self.files)).contains(&file)
            && (0..i32::from(self.ranks)).contains(&rank);
        on_board.then(|| (rank * i32::from(self.files) + file) as u8)
    }

    /// The file and the rank of `point`, both from 0.
    #[must_use]
    pub fn place(self, point: u8) -> (i32, i32) {
        (i32::from(point % self.files), i32::from(point / self.files))
    }

    /// The point's name: `a1` is point 0.
    #[must_use]
    pub fn name(self, point: u8) -> String {
        let (file, rank) = self.place(point);
        format!("{}{}", char::from(b'a' + file as u8), rank + 1)
    }

    /// The point of that name (lower case), if it is on the board.
    #[must_use]
    pub fn point(self, name: &str) -> Option<u8> {
        let file = name.bytes().next().filter(u8::is_ascii_lowercase)?;
        let rank = plain_number(&name[1..])?;
        self.at(i32::from(file - b'a'), i32::try_from(rank).ok()? - 1)
    }
}

/// `digits` as a number, if it is written without sign and leading zero.
pub(crate) fn plain_number(digits: &str) -> Option<u32> {
    let plain = digits.bytes().all(|b| b.is_ascii_digit());
    let leading_zero = digits.len() > 1 && digits.starts_with('0');
    (plain && !leading_zero).then(|| digits.parse().ok())?
}

impl FromStr for Grid {
    type Err = GridError;

    fn from_str(text: &str) -> Result<Self, GridError> {
        let (files, ranks) = text.split_once('x').ok_or(GridError)?;
        let side = |digits| plain_number(digits).ok_or(GridError);
        Self::new(side(files)? as usize, side(ranks)? as usize)
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.files, self.ranks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_out_of_range_are_refused() {
        for good in ["1x1", "26x9", "9x26", "16x16"] {
            assert_eq!(good.parse::<Grid>().expect("in range").to_string(), good);
        }
        for bad in ["", "x", "4", "0x4", "4x0", "27x1", "1x27", "16x17", "+4x4", "04x4", "4X4"] {
            assert_eq!(bad.parse::<Grid>(), Err(GridError), "{bad}");
        }
    }

    #[test]
    fn names_round_trip_and_others_are_no_points() {
        let grid = Grid::new(26, 9).expect("in range");
        for point in 0..=u8::MAX {
            if usize::from(point) < grid.points() {
                assert_eq!(grid.point(&grid.name(point)), Some(point));
            }
        }
        for bad in ["", "a", "1", "a0", "a01", "a10", "A1", "ä1", "a-1", "a99999999999"] {
            assert_eq!(grid.point(bad), None, "{bad}");
        }
    }
}
