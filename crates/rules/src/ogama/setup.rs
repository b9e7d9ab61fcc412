//! What a position string of Ogama says, before it is judged.

use std::fmt;

use crate::Player;
use crate::error::{Fault, Refusal, quoted};
use crate::grid::Grid;
use crate::ogama::rules::Toads;
use crate::ogama::{First, Position, Rules, TOWER};
use crate::position::Position as _;
use crate::random::SplitMix64;
use crate::set::PointSet;
use crate::text::{fields, read_ranks, write_ranks};

/// Discs and toads on a board, and whose turn it is: any arrangement at all.
///
/// [`Position::new`] makes a position of it, or says every reason why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board.
    pub grid: Grid,
    /// For every point of the board its discs, from the bottom up.
    pub columns: Vec<Vec<Player>>,
    /// The points with a toad; the top disc tells whose.
    pub toads: Vec<u8>,
    /// The player to move.
    pub turn: Player,
}

impl Setup {
    /// Reads a position string (*Rule* OG-6.1 and OG-6.2).
    ///
    /// # Errors
    ///
    /// `bad-position`, `ragged-ranks` and `bad-side`: every one found.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let mut faults = Vec::new();
        let setup = Self::parse(text, &mut faults);
        Refusal::check(faults)?;
        Ok(setup.expect("what has no faults was read"))
    }

    /// [`Setup::read`], together with the faults it has under `rules`.
    pub(crate) fn read_under(text: &str, rules: &Rules) -> Result<Self, Refusal> {
        let mut faults = Vec::new();
        let setup = Self::parse(text, &mut faults);
        faults.extend(setup.iter().flat_map(|setup| setup.faults(rules)));
        Refusal::check(faults)?;
        Ok(setup.expect("what has no faults was read"))
    }

    /// Nothing if the board could not be read; a wrong side is no hindrance.
    fn parse(text: &str, faults: &mut Vec<Fault>) -> Option<Self> {
        let [rows, side] = fields(text, "ROWS SIDE").map_err(|fault| faults.push(fault)).ok()?;
        let ranks = read_ranks(rows, Grid::LONGEST, faults);
        let mut columns = Vec::new();
        let mut toads = Vec::new();
        for (point, word) in ranks.iter().flat_map(|ranks| &ranks.columns).enumerate() {
            let column = word.map_or_else(|| Some((Vec::new(), false)), read_column);
            let (discs, toad) = column.unwrap_or_else(|| {
                faults.push(bad_column(word.unwrap_or_default()));
                (Vec::new(), false)
            });
            columns.push(discs);
            toads.extend(toad.then_some(point as u8));
        }
        let is_read = faults.is_empty();
        let turn = read_side(side, faults);
        let grid = Grid::new(ranks.as_ref()?.files, ranks.as_ref()?.ranks).ok()?;
        is_read.then_some(Self { grid, columns, toads, turn })
    }

    /// The start of a game under `rules` (*Rule* OG-1).
    ///
    /// # Errors
    ///
    /// `no-room` if the homes overlap, `bad-toads` if a chosen point is off
    /// its home.
    pub fn start(rules: &Rules) -> Result<Self, Refusal> {
        let grid = rules.board();
        let (files, rows) = (grid.files(), rules.rows);
        if 2 * rows > grid.ranks() {
            let expected = format!("at most {} home ranks a side", grid.ranks() / 2);
            let got = format!("rows={rows} on {grid}");
            return Err(Fault::new("no-room", "OG-1.6", "homes", expected, got).into());
        }
        let home = rows * files;
        let mut columns = vec![Vec::new(); grid.points()];
        columns[..home].fill(vec![Player::Light]);
        columns[grid.points() - home..].fill(vec![Player::Dark]);
        let toads = start_toads(rules, grid, &columns)?.to_vec();
        let turn = match rules.first {
            First::Orange => Player::Light,
            First::Black => Player::Dark,
        };
        Ok(Self { grid, columns, toads, turn })
    }

    /// Every reason for which this is no position under `rules`.
    pub(crate) fn faults(&self, rules: &Rules) -> Vec<Fault> {
        let mut faults = Vec::new();
        if let Some(size) = rules.size.filter(|&size| size != self.grid) {
            let (expected, got) = (format!("size={size}"), self.grid.to_string());
            faults.push(Fault::new("size-mismatch", "CO-1.11", "board", expected, got));
        }
        for player in Player::BOTH {
            let owned = |&&toad: &&u8| self.top(toad) == Some(player);
            let place = format!("toad of {}", Position::<u64>::PLAYERS[player.index()]);
            let count = self.toads.iter().filter(owned).count();
            let fault = |code, clause| Fault::new(code, clause, &*place, "one", count.to_string());
            match count {
                0 => faults.push(fault("missing-toad", "OG-6.3")),
                1 => {}
                _ => faults.push(fault("second-toad", "OG-6.4")),
            }
        }
        let towers = self.columns.iter().filter(|discs| discs.len() >= TOWER).count();
        if towers > 1 {
            let expected = "at most one column of six or more";
            let got = towers.to_string();
            faults.push(Fault::new("two-towers", "OG-5.25", "columns", expected, got));
        }
        faults
    }

    fn top(&self, point: u8) -> Option<Player> {
        self.columns[usize::from(point)].last().copied()
    }
}

/// The toads' first points: chosen, or drawn, Orange's before Black's, from
/// their homes in board order (*Rule* OG-1.8, CO-3.3).
fn start_toads(rules: &Rules, grid: Grid, columns: &[Vec<Player>]) -> Result<[u8; 2], Refusal> {
    let home = |player: Player| {
        let is_home = move |&point: &u8| columns[usize::from(point)] == [player];
        (0..grid.points()).map(|p| p as u8).filter(is_home).collect::<Vec<_>>()
    };
    let homes = Player::BOTH.map(home);
    match &rules.toads {
        Toads::Seed(seed) => {
            let mut random = SplitMix64::new(*seed);
            Ok(homes.map(|home| home[random.below(home.len() as u64) as usize]))
        }
        Toads::At(names) => {
            let points = [0, 1]
                .map(|side| grid.point(&names[side]).filter(|point| homes[side].contains(point)));
            let mut faults = Vec::new();
            for side in 0..2 {
                if points[side].is_none() {
                    let place = format!("toad of {}", Position::<u64>::PLAYERS[side]);
                    let expected =
                        format!("a point of its home on {grid} with rows={}", rules.rows);
                    faults.push(Fault::new(
                        "bad-toads",
                        "OG-1.10",
                        place,
                        expected,
                        quoted(&names[side]),
                    ));
                }
            }
            Refusal::check(faults)?;
            Ok(points.map(|point| point.expect("a missing point is a fault")))
        }
    }
}

fn read_side(side: &str, faults: &mut Vec<Fault>) -> Player {
    match side {
        "o" => return Player::Light,
        "b" => return Player::Dark,
        _ => {}
    }
    faults.push(Fault::new("bad-side", "CO-1.12", "side to move", "o or b", quoted(side)));
    Player::Light
}

/// The discs of a column's word and whether a toad stands on it.
fn read_column(word: &str) -> Option<(Vec<Player>, bool)> {
    let discs = word.strip_suffix('*').unwrap_or(word);
    let owners: Option<Vec<Player>> = discs
        .bytes()
        .map(|letter| match letter {
            b'o' => Some(Player::Light),
            b'b' => Some(Player::Dark),
            _ => None,
        })
        .collect();
    owners.filter(|owners| !owners.is_empty()).map(|owners| (owners, discs.len() < word.len()))
}

fn bad_column(word: &str) -> Fault {
    let expected = "discs o and b from the bottom up, * behind them for a toad";
    Fault::new("bad-position", "OG-6.1", "column", expected, quoted(word))
}

impl<S: PointSet> From<&Position<S>> for Setup {
    fn from(position: &Position<S>) -> Self {
        Self {
            grid: position.tables.grid,
            columns: position.tables.board.points().map(|p| position.discs(p).collect()).collect(),
            toads: Player::BOTH.map(|player| position.toad(player)).to_vec(),
            turn: position.turn(),
        }
    }
}

/// The position string.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |owner: &Player| if *owner == Player::Light { 'o' } else { 'b' };
        let word = |point: u8| {
            let discs = &self.columns[usize::from(point)];
            let mut word: String = discs.iter().map(letter).collect();
            if self.toads.contains(&point) {
                word.push('*');
            }
            (!discs.is_empty()).then_some(word)
        };
        let rows = write_ranks(self.grid.files(), self.grid.ranks(), word);
        write!(f, "{rows} {}", letter(&self.turn))
    }
}
