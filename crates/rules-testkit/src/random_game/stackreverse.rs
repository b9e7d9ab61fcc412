//! Random Stackreverse, on grids and on wild boards.

use proptest::prelude::*;

use super::board::boards;
use super::options::{Item, cap, given, item, rule_string, seeds, sizes, words};
use super::{Case, Play, play, whims};
use crate::reference::text::{written_grid, written_rank};
use crate::reference::{Reference, Stackreverse};
use crate::vectors::{EdgeBoard, Game};

/// Positions of every kind.
pub fn positions() -> BoxedStrategy<Case> {
    prop_oneof![typed(), plays().prop_map(|play| play.last)].boxed()
}

/// Games from a start on.
pub fn plays() -> BoxedStrategy<Play> {
    let grid = grid_starts().prop_map(|rules| (rules, None));
    let wild = wild_starts().prop_map(|(rules, board)| (rules, Some(board)));
    (prop_oneof![2 => grid, 1 => wild], whims())
        .prop_map(|((rules, board), whims)| {
            let neighbours = board.as_ref().map(EdgeBoard::neighbours);
            let start = Stackreverse::start(&rules, neighbours.as_ref()).expect("there is room");
            let first = Case { game: Game::Stackreverse, rules, board, position: start.position() };
            play(first, start, &whims)
        })
        .boxed()
}

/// Rule strings that give a start position on a grid.
pub fn grid_starts() -> BoxedStrategy<String> {
    let with_size = sizes().prop_filter("an empty rank has to be left", |(_, ranks)| *ranks > 2);
    let size = prop_oneof![4 => with_size.prop_map(Some), 1 => Just(None)];
    size.prop_flat_map(|size| {
        let (files, ranks) = size.unwrap_or((8, 8));
        let most = files * ((ranks - 1) / 2);
        let mut items = free_items();
        items.extend(size.map(|(files, ranks)| given("size", format!("{files}x{ranks}"))));
        items.push(set_for(most, 16));
        rule_string(items)
    })
    .boxed()
}

/// Rule strings that give a start position on a wild board, and the board.
pub fn wild_starts() -> BoxedStrategy<(String, EdgeBoard)> {
    let with_camps =
        boards().prop_filter("both sides need a camp", |board| smaller_camp(board) > 0);
    with_camps
        .prop_flat_map(|board| {
            let mut items = free_items();
            items.push(set_for(smaller_camp(&board), 6));
            (rule_string(items), Just(board))
        })
        .boxed()
}

fn smaller_camp(board: &EdgeBoard) -> usize {
    board.white.len().min(board.black.len())
}

/// A set of at most `most` values a side; it may be left out if the default
/// one, of `default` values, fits.
fn set_for(most: usize, default: usize) -> Item {
    let listed = listed_set(most.min(20)).prop_map(|set| Some(format!("set={set}")));
    let mut fitting = vec![None];
    if most >= 16 {
        fitting.extend(["set=classic", "set=run16"].map(|set| Some(set.to_owned())));
    }
    match most >= default {
        true => prop_oneof![2 => listed, 1 => prop::sample::select(fitting)].boxed(),
        false => listed.boxed(),
    }
}

/// A set given as a list of its values.
fn listed_set(most: usize) -> impl Strategy<Value = String> {
    prop::collection::vec(value(), 1..=most).prop_map(|values| {
        let values: Vec<String> = values.iter().map(u32::to_string).collect();
        values.join(".")
    })
}

/// A value without its sign: from 1 to 10 above all.
fn value() -> impl Strategy<Value = u32> {
    prop_oneof![6 => 1_u32..=5, 6 => 1_u32..=10, 2 => 1_u32..=20, 1 => 1_u32..=99]
}

/// The options that fit every board; `lines` and `steps` each say nothing on
/// the other kind.
fn free_items() -> Vec<Item> {
    let limits = prop_oneof![4 => 3_u32..=15, 1 => 0_u32..=3, 1 => 0_u32..=250];
    vec![
        words("setup", &["balanced", "random"]),
        item("seed", seeds()),
        words("lines", &["orthogonal", "all"]),
        words("steps", &["2", "1-2"]),
        words("compare", &["abs", "signed"]),
        item("limit", limits.prop_map(|limit| limit.to_string())),
        words("loss", &["reach", "helpless", "strict", "blocked"]),
        cap(),
        words("cap-result", &["draw", "tops"]),
        words("repetition", &["draw", "off"]),
    ]
}

/// Positions that play need not reach: any columns, any numbers, counters.
pub fn typed() -> BoxedStrategy<Case> {
    prop_oneof![2 => typed_on_grids(), 1 => typed_on_boards()].boxed()
}

/// Positions on grids that play need not reach.
pub fn typed_on_grids() -> BoxedStrategy<Case> {
    sizes()
        .prop_flat_map(|(files, ranks)| {
            let mut items = typed_items();
            items.push(item("size", Just(format!("{files}x{ranks}"))));
            (rule_string(items), columns(files * ranks), side_and_counters()).prop_map(
                move |(rules, columns, turn)| Typed { rules, columns, files, board: None, turn },
            )
        })
        .prop_map(Typed::case)
        .boxed()
}

/// Positions on wild boards that play need not reach.
pub fn typed_on_boards() -> BoxedStrategy<Case> {
    boards()
        .prop_flat_map(|board| {
            (rule_string(typed_items()), columns(board.cells), side_and_counters(), Just(board))
        })
        .prop_map(|(rules, columns, turn, board)| Typed {
            rules,
            columns,
            files: 0,
            board: Some(board),
            turn,
        })
        .prop_map(Typed::case)
        .boxed()
}

/// Options for a typed-in position, which need not leave room for a start.
fn typed_items() -> Vec<Item> {
    let mut items = free_items();
    let named = prop::sample::select(vec!["classic", "run16"]).prop_map(str::to_owned);
    items.push(item("set", prop_oneof![named, listed_set(20)]));
    items
}

/// The side to move and two counters.
fn side_and_counters() -> impl Strategy<Value = (char, u32, u32)> {
    (prop::sample::select(vec!['w', 'b']), 0_u32..=2, 0_u32..=2)
}

/// What the pieces of one position are like.
#[derive(Clone, Debug)]
struct Style {
    /// The odds of no, one and more pieces on a point.
    heights: [u32; 3],
    /// How many of the pieces are White's.
    white: f64,
    /// How many of the pieces show a minus.
    minus: f64,
    /// Between what the values lie; `None` for any.
    values: Option<(u32, u32)>,
}

fn styles() -> impl Strategy<Value = Style> {
    let heights = [[20, 3, 1], [4, 4, 1], [4, 2, 4], [0, 4, 1], [1, 1, 6], [8, 1, 1]];
    let white = prop_oneof![6 => Just(0.5), 1 => Just(0.0), 1 => Just(1.0), 2 => 0.0..=1.0];
    let minus = prop_oneof![4 => Just(0.5), 1 => Just(0.0), 1 => Just(0.1)];
    let values = [(1, 5), (1, 10), (6, 99), (11, 99), (98, 99)];
    let values = prop::option::of(prop::sample::select(values.to_vec()));
    (prop::sample::select(heights.to_vec()), white, minus, values)
        .prop_map(|(heights, white, minus, values)| Style { heights, white, minus, values })
}

/// The columns of a position, as their texts.
fn columns(points: usize) -> BoxedStrategy<Vec<String>> {
    styles().prop_flat_map(move |style| prop::collection::vec(column(&style), points)).boxed()
}

fn column(style: &Style) -> impl Strategy<Value = String> + use<> {
    let [none, one, more] = style.heights;
    let rarely = prop_oneof![20 => Just(0), 1 => 6_usize..=14];
    let height = prop_oneof![none => Just(0), one => Just(1), more => 2_usize..=5, 1 => rarely];
    let style = style.clone();
    height.prop_flat_map(move |height| {
        prop::collection::vec(piece(&style), height).prop_map(|pieces| pieces.concat())
    })
}

fn piece(style: &Style) -> impl Strategy<Value = String> + use<> {
    let white = prop::bool::weighted(style.white);
    let minus = prop::bool::weighted(style.minus);
    let values = style.values.map_or(value().boxed(), |(least, most)| (least..=most).boxed());
    (white, minus, values).prop_map(|(white, minus, value)| {
        format!("{}{}{value}", if white { 'w' } else { 'b' }, if minus { "-" } else { "" })
    })
}

/// The parts of a typed-in position.
#[derive(Clone, Debug)]
struct Typed {
    rules: String,
    columns: Vec<String>,
    /// The files of the grid, if it is one.
    files: usize,
    board: Option<EdgeBoard>,
    turn: (char, u32, u32),
}

impl Typed {
    /// The case, with every second column taken away until it can be judged in
    /// good time.
    fn case(mut self) -> Case {
        loop {
            let case = self.written();
            if !case.reference::<Stackreverse>().is_slow() {
                return case;
            }
            let occupied = self.columns.iter_mut().filter(|column| !column.is_empty());
            occupied.step_by(2).for_each(String::clear);
        }
    }

    fn written(&self) -> Case {
        let rows = match self.board {
            None => written_grid(&self.columns, self.files),
            Some(_) => written_rank(&self.columns),
        };
        let (side, white, black) = self.turn;
        let position = match self.counts() {
            true => format!("{rows} {side} {white},{black}"),
            false => format!("{rows} {side} 0,0"),
        };
        Case {
            game: Game::Stackreverse,
            rules: self.rules.clone(),
            board: self.board.clone(),
            position,
        }
    }

    /// Whether the counters may be other than 0.
    fn counts(&self) -> bool {
        self.rules.split(',').any(|item| item.starts_with("loss=") && item != "loss=reach")
    }
}
