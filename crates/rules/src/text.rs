//! The ranks of a position string, shared by every game.
//!
//! *Rule* CO-1.2 and CO-1.5: ranks from the top with `/` between them, points with `,`
//! between them, an empty point `x`, a run of n of them `xn`. What a column
//! looks like is each game's own affair.

use crate::error::{Fault, quoted};
use crate::grid::{Grid, plain_number};

/// The words of a position string's ranks, point by point from `a1` on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ranks<'t> {
    /// The length of the longest rank.
    pub files: usize,
    /// How many ranks there are.
    pub ranks: usize,
    /// For every point of the ranks, in board order, its column's word;
    /// `None` where it is empty.
    pub columns: Vec<Option<&'t str>>,
}

/// Splits `text` at its blanks into exactly `N` fields.
pub(crate) fn fields<'t, const N: usize>(
    text: &'t str,
    shape: &str,
) -> Result<[&'t str; N], Fault> {
    let found: Vec<&str> = text.split_ascii_whitespace().take(N + 1).collect();
    let count = found.len();
    found.try_into().map_err(|_| {
        let got = match count {
            n if n > N => format!("more in {}", quoted(text)),
            n => format!("{n} in {}", quoted(text)),
        };
        let expected = format!("{N} fields, `{shape}`, blanks between them");
        Fault::new("bad-position", "CO-8.5", "position", expected, got)
    })
}

/// Reads the ranks, longest possible board `longest` points a rank.
///
/// Faults go to `faults`; a rank with faults in it counts only its good points.
pub(crate) fn read_ranks<'t>(
    text: &'t str,
    longest: usize,
    faults: &mut Vec<Fault>,
) -> Option<Ranks<'t>> {
    let mut rows: Vec<Vec<Option<&'t str>>> = Vec::new();
    for (from_top, rank) in text.split('/').enumerate() {
        if from_top == Grid::LONGEST {
            let got = format!("{} of them", text.split('/').count());
            faults.push(Fault::new("bad-position", "CO-1.3", "ranks", "at most 26 ranks", got));
            return None;
        }
        rows.push(read_rank(rank, from_top, longest, faults)?);
    }
    rows.reverse();
    let (shortest, files) = rows
        .iter()
        .fold((usize::MAX, 0), |(low, high), row| (low.min(row.len()), high.max(row.len())));
    if shortest != files && faults.is_empty() {
        let got = format!("ranks of {shortest} and of {files}");
        faults.push(Fault::new("ragged-ranks", "CO-1.9", "ranks", "ranks of one length", got));
    }
    let ranks = rows.len();
    if files * ranks > Grid::MOST_POINTS {
        let got = format!("{files}x{ranks}");
        faults.push(Fault::new("bad-position", "CO-1.4", "board", "at most 256 points", got));
        return None;
    }
    Some(Ranks { files, ranks, columns: rows.concat() })
}

fn read_rank<'t>(
    text: &'t str,
    from_top: usize,
    longest: usize,
    faults: &mut Vec<Fault>,
) -> Option<Vec<Option<&'t str>>> {
    let mut row = Vec::new();
    let place = || format!("rank {} from the top", from_top + 1);
    for word in text.split(',') {
        match run_length(word) {
            Some(0) => {
                let expected = "a column, `x`, or `x` and a count from 1 up";
                faults.push(Fault::new("bad-position", "CO-1.6", place(), expected, quoted(word)));
            }
            Some(run) if row.len() + run <= longest => row.resize(row.len() + run, None),
            None if row.len() < longest => row.push(Some(word)),
            _ => {
                let expected = format!("at most {longest} points");
                let got = format!("more, at {}", quoted(word));
                faults.push(Fault::new("bad-position", "CO-1.3", place(), expected, got));
                return None;
            }
        }
    }
    Some(row)
}

/// The length of a run of empty points; `Some(0)` for a word that can be
/// neither a run nor a column; `None` for a column.
fn run_length(word: &str) -> Option<usize> {
    match word.strip_prefix('x') {
        Some("") => Some(1),
        Some(digits) => Some(plain_number(digits).map_or(0, |n| n as usize)),
        None if word.is_empty() => Some(0),
        None => None,
    }
}

/// Writes ranks of `files` points from the top down; `column` gives the word
/// at a point, or `None` where it is empty.
pub(crate) fn write_ranks(
    files: usize,
    ranks: usize,
    column: impl Fn(u8) -> Option<String>,
) -> String {
    let rank = |rank: usize| {
        let mut words = Vec::new();
        let mut empty = 0;
        for file in 0..files {
            match column((rank * files + file) as u8) {
                None => empty += 1,
                Some(word) => {
                    words.extend(run(empty));
                    empty = 0;
                    words.push(word);
                }
            }
        }
        words.extend(run(empty));
        words.join(",")
    };
    (0..ranks).rev().map(rank).collect::<Vec<_>>().join("/")
}

fn run(length: usize) -> Option<String> {
    match length {
        0 => None,
        1 => Some("x".to_owned()),
        n => Some(format!("x{n}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Option<Ranks<'_>>, Vec<&'static str>) {
        let mut faults = Vec::new();
        let ranks = read_ranks(text, 26, &mut faults);
        (ranks, faults.iter().map(|fault| fault.code).collect())
    }

    #[test]
    fn runs_may_stand_side_by_side_and_are_written_longest() {
        let (ranks, faults) = read("x,x1,o,x2/x3,x2");
        assert!(faults.is_empty());
        let ranks = ranks.expect("well formed");
        assert_eq!((ranks.files, ranks.ranks), (5, 2));
        let written = write_ranks(5, 2, |p| ranks.columns[usize::from(p)].map(str::to_owned));
        assert_eq!(written, "x2,o,x2/x5");
    }

    #[test]
    fn what_is_no_run_is_refused() {
        for bad in ["x0", "x01", "x-1", "x 1", "", "x99999999999", "xo"] {
            assert_eq!(read(&format!("o,{bad}/o,o")).1, ["bad-position"], "{bad}");
        }
        assert_eq!(read("x4294967295,x4294967295").1, ["bad-position"]);
        assert_eq!(read("x3/x4").1, ["ragged-ranks"]);
        assert_eq!(read("x17/".repeat(16).trim_end_matches('/')).1, ["bad-position"]);
        assert_eq!(read("x/".repeat(27).trim_end_matches('/')).1, ["bad-position"]);
    }
}
