//! What a position string of Stackreverse says, before it is judged.

use std::fmt;

use crate::Player;
use crate::error::{Fault, Refusal, quoted};
use crate::grid::{Grid, plain_number};
use crate::position::Position as _;
use crate::random::SplitMix64;
use crate::stackreverse::stacks::{Piece, Width};
use crate::stackreverse::{Arrangement, Board, Loss, Position, Rules};
use crate::text::{Ranks, fields, read_ranks, write_ranks};
use crate::view::Shape;

/// Pieces on a board, whose turn it is and the counters: any arrangement.
///
/// [`Position::new`] makes a position of it, or says every reason why not.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The board.
    pub shape: Shape,
    /// For every point of the board its pieces, from the bottom up.
    pub columns: Vec<Vec<Piece>>,
    /// The player to move.
    pub turn: Player,
    /// White's and Black's counter.
    pub counters: [u8; 2],
}

impl Setup {
    /// Reads a position string (*Rule* SR-6.1). A grid takes its size from the
    /// text, whatever the size of `shape`; a wild board must be the one given.
    ///
    /// # Errors
    ///
    /// `bad-position`, `ragged-ranks`, `size-mismatch`, `bad-side` and
    /// `bad-counter`: every one found.
    pub fn read(text: &str, shape: &Shape) -> Result<Self, Refusal> {
        let mut faults = Vec::new();
        let setup = Self::parse(text, shape, &mut faults);
        Refusal::check(faults)?;
        Ok(setup.expect("what has no faults was read"))
    }

    /// [`Setup::read`], together with the faults it has under `rules`.
    pub(crate) fn read_under(text: &str, rules: &Rules) -> Result<Self, Refusal> {
        let mut faults = Vec::new();
        let setup = Self::parse(text, &rules.shape(), &mut faults);
        faults.extend(setup.iter().flat_map(|setup| setup.faults(rules)));
        Refusal::check(faults)?;
        Ok(setup.expect("what has no faults was read"))
    }

    /// Nothing if the board could not be read; a wrong side or counter is no
    /// hindrance.
    fn parse(text: &str, shape: &Shape, faults: &mut Vec<Fault>) -> Option<Self> {
        let [rows, side, counters] =
            fields(text, "ROWS SIDE HW,HB").map_err(|fault| faults.push(fault)).ok()?;
        let ranks = match shape {
            Shape::Grid(_) => read_ranks(rows, Grid::LONGEST, faults),
            Shape::Wild(_) => read_ranks(rows, Grid::MOST_POINTS, faults),
        };
        let columns = ranks.as_ref().map_or_else(Vec::new, |ranks| read_columns(ranks, faults));
        let sound = ranks.filter(|_| faults.is_empty());
        let shape = sound.and_then(|ranks| fit(shape, &ranks, faults));
        let turn = read_side(side, faults);
        let counters = read_counters(counters, faults);
        Some(Self { shape: shape?, columns, turn, counters })
    }

    /// The start of a game under `rules` (*Rule* SR-2 and SR-5.24 to SR-5.28).
    ///
    /// # Errors
    ///
    /// `no-room` if the pieces do not leave room between the sides, or the
    /// board has no camps for them.
    pub fn start(rules: &Rules) -> Result<Self, Refusal> {
        let shape = rules.shape();
        let values = rules.values();
        let homes = match &shape {
            Shape::Grid(grid) => grid_homes(*grid, values.len())?,
            Shape::Wild(board) => {
                let camps = board.camps().ok_or_else(|| {
                    let got = "a board without camps";
                    Fault::new("no-room", "SR-5.28", "camps", "white and black cells", got)
                })?;
                [camps.white.clone(), camps.black.clone()]
            }
        };
        let mut faults = Vec::new();
        let mut random = SplitMix64::new(rules.seed);
        let mut columns = vec![Vec::new(); shape.points()];
        for (owner, home) in Player::BOTH.into_iter().zip(homes) {
            if home.len() < values.len() {
                let place = format!("camp of {}", Position::<u64>::PLAYERS[owner.index()]);
                let expected = format!("a set of at most {} pieces", home.len());
                faults.push(Fault::new(
                    "no-room",
                    "SR-5.27",
                    place,
                    expected,
                    values.len().to_string(),
                ));
            }
            let mut values = values.clone();
            if rules.setup == Arrangement::Random {
                random.shuffle(&mut values);
            }
            for (point, value) in home.into_iter().zip(values) {
                columns[usize::from(point)].push(Piece { owner, value });
            }
        }
        Refusal::check(faults)?;
        Ok(Self { shape, columns, turn: Player::Light, counters: [0; 2] })
    }

    /// How many pieces there are.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.columns.iter().map(Vec::len).sum()
    }

    /// Every reason for which this is no position under `rules`.
    pub(crate) fn faults(&self, rules: &Rules) -> Vec<Fault> {
        let mut faults = Vec::new();
        let size = match (&rules.board, &self.shape) {
            (Board::Grid(Some(size)), Shape::Grid(grid)) if size != grid => Some((size, grid)),
            _ => None,
        };
        if let Some((size, grid)) = size {
            let (expected, got) = (format!("size={size}"), grid.to_string());
            faults.push(Fault::new("size-mismatch", "CO-1.11", "board", expected, got));
        }
        if rules.loss == Loss::Reach && self.counters != [0; 2] {
            let [white, black] = self.counters;
            let got = format!("{white},{black}");
            let expected = "0,0, as loss=reach counts nothing";
            faults.push(Fault::new("bad-counter", "SR-6.3", "counters", expected, got));
        }
        faults
    }
}

/// The points of each side on a grid, in the order in which the greatest
/// values are laid (*Rule* SR-2.2 and SR-2.3).
fn grid_homes(grid: Grid, pieces: usize) -> Result<[Vec<u8>; 2], Refusal> {
    let files = grid.files();
    let ranks = pieces.div_ceil(files);
    if 2 * ranks >= grid.ranks() {
        let expected = "a set that leaves an empty rank between the sides";
        let got = format!("{pieces} pieces a side on {grid}");
        return Err(Fault::new("no-room", "SR-2.7", "set", expected, got).into());
    }
    let white = (0..pieces).map(|n| {
        let (rank, nth) = (n / files, n % files);
        let file = if nth % 2 == 0 { nth / 2 } else { files - 1 - nth / 2 };
        (rank * files + file) as u8
    });
    let white: Vec<u8> = white.collect();
    let last = (grid.points() - 1) as u8;
    let black = white.iter().map(|point| last - point).collect();
    Ok([white, black])
}

/// The board that the ranks lie on.
fn fit(shape: &Shape, ranks: &Ranks<'_>, faults: &mut Vec<Fault>) -> Option<Shape> {
    let got = format!("{} points in {} ranks", ranks.columns.len(), ranks.ranks);
    match shape {
        Shape::Grid(_) => match Grid::new(ranks.files, ranks.ranks) {
            Ok(grid) => Some(Shape::Grid(grid)),
            Err(error) => {
                let expected = error.to_string();
                faults.push(Fault::new("bad-position", "CO-1.3", "board", expected, got));
                None
            }
        },
        Shape::Wild(board) if ranks.ranks == 1 && ranks.files == board.cells() => {
            Some(shape.clone())
        }
        Shape::Wild(board) => {
            let expected = format!("{} cells in one rank", board.cells());
            faults.push(Fault::new("size-mismatch", "SR-6.4", "board", expected, got));
            None
        }
    }
}

fn read_columns(ranks: &Ranks<'_>, faults: &mut Vec<Fault>) -> Vec<Vec<Piece>> {
    let mut columns = Vec::with_capacity(ranks.columns.len());
    for word in &ranks.columns {
        let column = word.map_or_else(|| Some(Vec::new()), read_column);
        columns.push(column.unwrap_or_else(|| {
            let expected =
                "pieces from the bottom up, each w or b and a value from -99 to 99, not 0";
            let got = quoted(word.unwrap_or_default());
            faults.push(Fault::new("bad-position", "SR-6.1", "column", expected, got));
            Vec::new()
        }));
    }
    columns
}

fn read_column(word: &str) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let mut rest = word;
    while let Some(letter) = rest.bytes().next() {
        let owner = match letter {
            b'w' => Player::Light,
            b'b' => Player::Dark,
            _ => return None,
        };
        let end = rest[1..].find(['w', 'b']).map_or(rest.len(), |n| n + 1);
        pieces.push(Piece { owner, value: read_value(&rest[1..end])? });
        rest = &rest[end..];
    }
    (!pieces.is_empty()).then_some(pieces)
}

/// A value as it shows (*Rule* SR-1.4).
fn read_value(text: &str) -> Option<i8> {
    let (digits, sign) = text.strip_prefix('-').map_or((text, 1), |digits| (digits, -1));
    let value = plain_number(digits).filter(|n| (1..=99).contains(n))?;
    Some(value as i8 * sign)
}

fn read_side(side: &str, faults: &mut Vec<Fault>) -> Player {
    match side {
        "w" => return Player::Light,
        "b" => return Player::Dark,
        _ => {}
    }
    faults.push(Fault::new("bad-side", "CO-1.12", "side to move", "w or b", quoted(side)));
    Player::Light
}

fn read_counters(text: &str, faults: &mut Vec<Fault>) -> [u8; 2] {
    let one = |digit| plain_number(digit).filter(|n| *n <= 2).map(|n| n as u8);
    let both = text.split_once(',').and_then(|(white, black)| Some([one(white)?, one(black)?]));
    both.unwrap_or_else(|| {
        let expected = "two counters of 0 to 2 like 0,0";
        faults.push(Fault::new("bad-counter", "SR-6.2", "counters", expected, quoted(text)));
        [0; 2]
    })
}

impl<S: Width> From<&Position<S>> for Setup {
    fn from(position: &Position<S>) -> Self {
        Self {
            shape: position.tables.shape.clone(),
            columns: position.tables.board.points().map(|p| position.column(p)).collect(),
            turn: position.turn(),
            counters: Player::BOTH.map(|player| position.counter(player)),
        }
    }
}

/// The position string.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |owner| if owner == Player::Light { 'w' } else { 'b' };
        let word = |point: u8| {
            let pieces = &self.columns[usize::from(point)];
            let piece = |piece: &Piece| format!("{}{}", letter(piece.owner), piece.value);
            (!pieces.is_empty()).then(|| pieces.iter().map(piece).collect())
        };
        let (files, ranks) = match &self.shape {
            Shape::Grid(grid) => (grid.files(), grid.ranks()),
            Shape::Wild(board) => (board.cells(), 1),
        };
        let [white, black] = self.counters;
        write!(f, "{} {} {white},{black}", write_ranks(files, ranks, word), letter(self.turn))
    }
}
