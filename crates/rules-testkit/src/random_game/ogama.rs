//! Random Ogama.

use proptest::prelude::*;
use proptest::sample::Index;

use super::options::{Item, cap, either, given, item, rule_string, seeds, sizes, words};
use super::{Case, Play, play, whims};
use crate::reference::text::{point_name, written_grid};
use crate::reference::{Ogama, Reference};
use crate::vectors::Game;

/// Positions of every kind.
pub fn positions() -> BoxedStrategy<Case> {
    prop_oneof![typed(), plays().prop_map(|play| play.last)].boxed()
}

/// Games from a start on.
pub fn plays() -> BoxedStrategy<Play> {
    (starts(), whims())
        .prop_map(|(rules, whims)| {
            let start = Ogama::start(&rules, None).expect("the rules leave room");
            let first = Case { game: Game::Ogama, rules, board: None, position: start.position() };
            play(first, start, &whims)
        })
        .boxed()
}

/// Rule strings that give a start position.
pub fn starts() -> BoxedStrategy<String> {
    let with_size = sizes().prop_filter("two homes need two ranks", |(_, ranks)| *ranks > 1);
    let size = prop_oneof![4 => with_size.prop_map(Some), 1 => Just(None)];
    size.prop_flat_map(|size| {
        let (files, ranks) = size.unwrap_or((6, 6));
        let most = ranks / 2;
        (Just(size), Just(files), Just(ranks), prop_oneof![2 => 1..=most.min(3), 1 => 1..=most])
    })
    .prop_flat_map(|(size, files, ranks, rows)| {
        let mut items = free_items();
        items.extend(size.map(|(files, ranks)| given("size", format!("{files}x{ranks}"))));
        items.push(match rows {
            2 => item("rows", Just("2".to_owned())),
            _ => given("rows", rows),
        });
        let home = rows * files;
        let away = files * ranks - home;
        let toads = (0..home, away..files * ranks).prop_map(move |(orange, black)| {
            format!("{}.{}", point_name(orange, files), point_name(black, files))
        });
        items.push(either(item("seed", seeds()), item("toads", toads)));
        rule_string(items)
    })
    .boxed()
}

/// The options that fit every board.
fn free_items() -> Vec<Item> {
    vec![
        words("first", &["orange", "black"]),
        words("tie", &["draw", "mover", "opponent"]),
        words("toad-single", &["no", "yes"]),
        words("stalemate", &["captures", "loss", "draw"]),
        words("repetition", &["draw", "captures"]),
        cap(),
    ]
}

/// Positions that play need not reach: any columns, any numbers, towers.
pub fn typed() -> BoxedStrategy<Case> {
    sizes()
        .prop_filter("two toads need two points", |(files, ranks)| files * ranks > 1)
        .prop_flat_map(|(files, ranks)| {
            (typed_rules(files, ranks), rows(files, ranks), any::<bool>())
        })
        .prop_map(|(rules, rows, orange)| {
            let position = format!("{rows} {}", if orange { 'o' } else { 'b' });
            Case { game: Game::Ogama, rules, board: None, position }
        })
        .boxed()
}

/// Rules for a typed-in position, which need not leave room for a start.
fn typed_rules(files: usize, ranks: usize) -> BoxedStrategy<String> {
    let mut items = free_items();
    items.push(item("size", Just(format!("{files}x{ranks}"))));
    items.push(item("rows", (1_u32..=26).prop_map(|rows| rows.to_string())));
    let toads = prop::sample::select(vec!["a1.a2", "c2.d5", "z1.a26"]).prop_map(str::to_owned);
    items.push(either(item("seed", seeds()), item("toads", toads)));
    rule_string(items)
}

/// The ranks of a position: columns, a toad for each side, at most one tower.
fn rows(files: usize, ranks: usize) -> BoxedStrategy<String> {
    let points = files * ranks;
    let orange_share = prop_oneof![4 => Just(0.5), 1 => Just(0.0), 1 => Just(1.0), 2 => 0.0..=1.0];
    (any::<Height>(), orange_share)
        .prop_flat_map(move |(heights, share)| {
            let columns = prop::collection::vec(column(heights, share), points);
            (columns, tower(), any::<Index>(), any::<Index>())
        })
        .prop_map(move |(mut columns, tower, orange, black)| {
            if let Some((at, discs)) = tower {
                let at = at.index(points);
                columns[at] = discs;
            }
            let orange = orange.index(points);
            let black = (orange + 1 + black.index(points - 1)) % points;
            put_toad(&mut columns[orange], 'o');
            put_toad(&mut columns[black], 'b');
            written_grid(&columns, files)
        })
        .boxed()
}

/// How high the columns of a position are: the odds of none, one and more
/// discs.
#[derive(Clone, Copy, Debug)]
struct Height([u32; 3]);

impl Arbitrary for Height {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let all = [[20, 3, 1], [4, 4, 1], [4, 2, 4], [0, 4, 1], [1, 1, 6], [8, 1, 1]];
        prop::sample::select(all.to_vec()).prop_map(Self).boxed()
    }
}

/// A column of up to five discs.
fn column(Height([none, one, more]): Height, share: f64) -> impl Strategy<Value = String> {
    let height = prop_oneof![none => Just(0), one => Just(1), more => 2_usize..=5];
    height.prop_flat_map(move |height| {
        let discs = prop::collection::vec(prop::bool::weighted(share), height);
        discs.prop_map(|discs| {
            discs.into_iter().map(|orange| if orange { 'o' } else { 'b' }).collect()
        })
    })
}

/// A column of six or more for one position in ten.
fn tower() -> impl Strategy<Value = Option<(Index, String)>> {
    prop::option::weighted(0.1, (any::<Index>(), "[ob]{6,9}"))
}

/// Puts a toad on a column, on top of a disc of its own colour. The height
/// stays, unless there is none.
fn put_toad(column: &mut String, colour: char) {
    column.pop();
    column.push(colour);
    column.push('*');
}
