//! What holds for the terms of every position.

#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test prints its seeds")]

use engine::Evaluator as _;
use engine::terms::{Counts, Judged, Sum, Weighted};
use rules::random::SplitMix64;
use rules::{Position, ogama, stackreverse};

const OGAMA: [&str; 4] = ["", "size=5x5", "size=7x6,toad-single=yes", "size=3x4,rows=1"];
const STACKREVERSE: [&str; 5] = [
    "",
    "set=run16,setup=random",
    "size=6x6,set=1.2.3.4.5.6,lines=all",
    "loss=helpless",
    "compare=signed,size=5x7,set=3.9.12.40.2",
];

fn ogama_start(rules: &str, seed: u64) -> ogama::Small {
    let comma = if rules.is_empty() { "" } else { "," };
    let rules = ogama::Rules::read(&format!("{rules}{comma}seed={seed}")).unwrap();
    let setup = ogama::Setup::start(&rules).unwrap();
    ogama::Small::new(rules, setup).unwrap()
}

fn stackreverse_start(rules: &str, _: u64) -> stackreverse::Small {
    let rules = stackreverse::Rules::read(rules, None).unwrap();
    let setup = stackreverse::Setup::start(&rules).unwrap();
    stackreverse::Small::new(rules, setup).unwrap()
}

/// Runs `check` on the positions of random games; prints their seeds.
fn on_random_games<P: Position>(
    rules: &[&str],
    start: impl Fn(&str, u64) -> P,
    mut check: impl FnMut(&str, &P),
) {
    for (number, rules) in (0..).zip(rules.iter().cycle().take(60)) {
        println!("rules {rules:?}, seed {number}");
        let mut position = start(rules, number);
        let mut random = SplitMix64::new(number);
        for _ in 0..80 {
            if position.outcome().is_some() {
                break;
            }
            check(rules, &position);
            let moves = position.moves();
            position.make(moves[random.below(moves.len() as u64) as usize]);
        }
    }
}

fn counts<P: Judged>(position: &P) -> Vec<i32> {
    let mut counts = Counts::new(P::weights().len());
    position.terms(&mut counts);
    counts.0
}

/// The position with the board upside down and the sides exchanged.
fn exchanged(text: &str, letters: [char; 2]) -> String {
    let swap = |c: char| match letters.iter().position(|&letter| letter == c) {
        Some(n) => letters[1 - n],
        None => c,
    };
    let parts: Vec<&str> = text.split(' ').collect();
    let ranks: Vec<&str> = parts[0].split('/').rev().collect();
    let mut swapped: Vec<String> = [ranks.join("/"), parts[1].to_owned()]
        .iter()
        .map(|t| t.chars().map(swap).collect())
        .collect();
    if let Some((light, dark)) = parts.get(2).and_then(|counters| counters.split_once(',')) {
        swapped.push(format!("{dark},{light}"));
    }
    swapped.join(" ")
}

fn sum<P: Judged>(position: &P) -> i32 {
    let mut sum = Sum::new(P::weights());
    position.terms(&mut sum);
    sum.total()
}

fn check_sum<P: Judged>(position: &P) {
    let weights = P::weights().iter().map(|&weight| i32::from(weight));
    let total: i32 =
        counts(position).iter().zip(weights).map(|(count, weight)| count * weight).sum();
    assert_eq!(sum(position), total);
}

#[test]
fn the_sum_of_ogama_is_its_counts_times_their_weights() {
    on_random_games(&OGAMA, ogama_start, |_, position| check_sum(position));
}

#[test]
fn the_sum_of_stackreverse_is_its_counts_times_their_weights() {
    on_random_games(&STACKREVERSE, stackreverse_start, |_, position| check_sum(position));
}

#[test]
fn exchanging_the_sides_of_ogama_negates_every_term() {
    on_random_games(&OGAMA, ogama_start, |rules, position| {
        let text = exchanged(&position.text(), ['o', 'b']);
        let other = ogama::Small::read(rules, &text).unwrap();
        let negated: Vec<i32> = counts(&other).iter().map(|count| -count).collect();
        assert_eq!(counts(position), negated, "{position:?}");
    });
}

#[test]
fn exchanging_the_sides_of_stackreverse_negates_every_term() {
    on_random_games(&STACKREVERSE, stackreverse_start, |rules, position| {
        let text = exchanged(&position.text(), ['w', 'b']);
        let other = stackreverse::Small::read(rules, &text).unwrap();
        let negated: Vec<i32> = counts(&other).iter().map(|count| -count).collect();
        assert_eq!(counts(position), negated, "{position:?}");
    });
}

#[test]
fn names_and_weights_are_as_many_as_terms_and_no_name_stands_twice() {
    fn check<P: Judged>() {
        let mut names = P::term_names();
        assert_eq!(names.len(), P::weights().len());
        names.sort();
        names.dedup();
        assert_eq!(names.len(), P::weights().len());
    }
    check::<ogama::Small>();
    check::<stackreverse::Small>();
}

#[test]
fn no_weights_make_a_judgement_look_like_a_forced_result() {
    let [low, high] = [i16::MIN, i16::MAX].map(|weight| Weighted::new(vec![weight; 400]));
    on_random_games(&STACKREVERSE, stackreverse_start, |_, position| {
        for evaluator in [&low, &high] {
            assert!(evaluator.evaluate(position).abs() < 20_000);
        }
    });
}

#[test]
fn a_term_without_a_weight_weighs_nothing() {
    let position = stackreverse_start("", 0);
    assert_eq!(Weighted::new(Vec::new()).evaluate(&position), 0);
}

/// The count of the term called `name`.
fn count_of<P: Judged>(position: &P, name: &str) -> i32 {
    let place = P::term_names().iter().position(|term| term == name).unwrap();
    counts(position)[place]
}

#[test]
fn a_column_of_five_that_the_toad_can_bring_into_reach_is_a_threat() {
    // Orange's toad on one can step onto two; the tall column is two away from
    // the disc on a1.
    let text = "x3,b,b*/x5/x,o,x3/o*,oo,bbbbb,x2/o,x,x3 o";
    let position = ogama::Small::read("size=5x5", text).unwrap();
    assert_eq!(count_of(&position, "near five 0"), 1, "{text}");
}

#[test]
fn prey_is_what_the_strongest_piece_could_ever_mount() {
    // White's four is strong enough for the three and the two, Black's nine
    // for the only white piece.
    let text = "b9,x,b-3,b2/x4/x4/w4,x3 w 0,0";
    let position = stackreverse::Small::read("size=4x4", text).unwrap();
    let prey = [1, 2, 3].map(|number| count_of(&position, &format!("prey {number}")));
    assert_eq!(prey, [-1, 1, 0]);
    let hunters = [1, 2, 3].map(|number| count_of(&position, &format!("hunters {number}")));
    assert_eq!(hunters, [0, 0, 0], "one hunter each is none more for either");
}
