//! Rule strings.

use proptest::prelude::*;
use proptest::strategy::Union;

/// An option of a rule string, `key=value`, or none.
pub(super) type Item = BoxedStrategy<Option<String>>;

/// The sizes of grids, as files and ranks: small ones above all, then any that
/// are allowed, then those at a limit or at the edge of a machine word.
pub fn sizes() -> BoxedStrategy<(usize, usize)> {
    let rare = [
        (16, 16),
        (1, 1),
        (1, 26),
        (26, 1),
        (26, 9),
        (9, 26),
        (10, 25),
        (25, 10),
        (17, 15),
        (8, 8),
        (5, 13),
        (9, 7),
        (16, 8),
        (13, 10),
        (24, 8),
        (12, 16),
    ];
    let any = (1_usize..=26, 1_usize..=26)
        .prop_filter("the size is too large", |(files, ranks)| files * ranks <= 256);
    prop_oneof![
        6 => (2_usize..=5, 2_usize..=5),
        3 => (1_usize..=9, 1_usize..=9),
        1 => any,
        1 => prop::sample::select(rare.to_vec()),
    ]
    .boxed()
}

/// An option that is left out half of the time.
pub(super) fn item(key: &'static str, values: impl Strategy<Value = String> + 'static) -> Item {
    prop::option::of(values.prop_map(move |value| format!("{key}={value}"))).boxed()
}

/// An option that is always there.
pub(super) fn given(key: &str, value: impl std::fmt::Display) -> Item {
    Just(Some(format!("{key}={value}"))).boxed()
}

/// An option with one of a few words.
pub(super) fn words(key: &'static str, words: &[&'static str]) -> Item {
    item(key, prop::sample::select(words.to_vec()).prop_map(str::to_owned))
}

/// The half-moves of `cap`; mostly so few that random games reach them.
pub(super) fn cap() -> Item {
    item("cap", prop_oneof![Just(0_u32), 1_u32..20, 1_u32..1_000].prop_map(|cap| cap.to_string()))
}

/// Any seed, the small ones above all.
pub(super) fn seeds() -> impl Strategy<Value = String> {
    prop_oneof![0_u64..100, any::<u64>(), Just(u64::MAX)].prop_map(|seed| seed.to_string())
}

/// One of two options, or neither.
pub(super) fn either(one: Item, other: Item) -> Item {
    Union::new([one, other]).boxed()
}

/// A rule string of the options that are there, in any order.
pub(super) fn rule_string(items: Vec<Item>) -> BoxedStrategy<String> {
    items
        .prop_map(|items| items.into_iter().flatten().collect::<Vec<String>>())
        .prop_shuffle()
        .prop_map(|items| items.join(","))
        .boxed()
}
