//! The clauses of `rulebook/common.md`.
//!
//! Not here: CO-7.1, CO-7.2 and CO-7.4, which are about records, and CO-8.1,
//! which is about what the command line prints.

use rules::random::SplitMix64;
use rules::{AnyGame, Kind, Player};

use crate::{after, allows, at, column, goes, moves, owners, refusal, refused_move, size, start};
use crate::{froms, walk};

const OGAMA: Kind = Kind::Ogama;
const STACK: Kind = Kind::Stackreverse;

/// Ogama, discs going one point.
const SMALL: &str = "b*,b,b/x3/o*,o,x o";
/// Ogama; `Td1 Tc4 Tc1 Tb4` leads back to it.
const TOADS: &str = "b,b*,b,b/x4/x4/o,o,o*,o o";
/// Stackreverse; `a1b1 c3b3 b1a1 b3c3` leads back to it.
const FIVES: &str = "x2,b5/x3/w5,x2 w 0,0";
/// Stackreverse: White cannot move, Black can.
const SHUT: &str = "w1,b2 w 0,0";
/// A wide board of Ogama: Orange's toad on s1, discs on files t and x.
const WIDE: &str = "b*,b,x24/x26/x18,o*,o,x3,o,x2 o";

fn code(kind: Kind, rules: &str, position: &str) -> &'static str {
    refusal(kind, rules, Some(position)).code()
}

fn rules_code(kind: Kind, rules: &str) -> &'static str {
    kind.full_rules(rules, None).expect_err(rules).code()
}

fn rules_text(kind: Kind, rules: &str) -> String {
    kind.full_rules(rules, None).expect_err(rules).to_string()
}

/// The position as it is written after it is read.
fn rewritten(kind: Kind, position: &str) -> String {
    at(kind, "", position).position_text()
}

/// The value of the only piece on a point.
fn value(game: &AnyGame, name: &str) -> Option<i8> {
    column(game, name).first().and_then(|piece| piece.value)
}

/// White moves from a1 to b1, Black from c3 to b3, and back again.
fn fives(rules: &str, rounds: usize) -> AnyGame {
    after(&at(STACK, rules, FIVES), &"a1b1 c3b3 b1a1 b3c3 ".repeat(rounds))
}

fn toads(rules: &str, rounds: usize) -> AnyGame {
    after(&at(OGAMA, rules, TOADS), &"Td1 Tc4 Tc1 Tb4 ".repeat(rounds))
}

/// How many sequences of moves there are, by playing each of them.
fn sequences(game: &AnyGame, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => moves(game).iter().map(|mv| sequences(&after(game, mv), depth - 1)).sum(),
    }
}

/// Where the toads of an Ogama start stand.
fn drawn(rules: &str) -> [String; 2] {
    let view = start(OGAMA, rules).view();
    let toad = |player| view.figures.iter().find(|figure| figure.1 == player);
    Player::BOTH.map(|player| view.shape.name(toad(player).expect("a toad").0))
}

/// The small random start that the table of part 3 gives for two seeds.
fn random_start(rules: &str) -> String {
    start(STACK, &format!("size=4x4,set=1.2.3.4,setup=random{rules}")).position_text()
}

/// The table of part 3.
fn check_pinned_set_ups() {
    assert_eq!(drawn("seed=0"), ["e2", "f5"]);
    assert_eq!(drawn("seed=1"), ["a2", "c6"]);
    assert_eq!(drawn("seed=2"), ["b2", "c6"]);
    assert_eq!(drawn("size=4x4,rows=1,seed=0"), ["d1", "b4"]);
    assert_eq!(random_start(",seed=0"), "b2,b1,b4,b3/x4/x4/w2,w3,w1,w4 w 0,0");
    assert_eq!(random_start(",seed=1"), "b2,b3,b1,b4/x4/x4/w4,w1,w2,w3 w 0,0");
}

#[test]
fn co_1_1_files_from_left_ranks_from_bottom() {
    let game = at(STACK, "", "b1,b2/x2/w3,w4 w 0,0");
    let values = ["a3", "b3", "a1", "b1"].map(|name| value(&game, name));
    assert_eq!(values, [Some(1), Some(2), Some(3), Some(4)]);
    assert_eq!(goes(&at(OGAMA, "", SMALL), "b1"), ["b2", "c1"]);
}

#[test]
fn co_1_2_positions_written_from_top() {
    let text = start(OGAMA, "size=3x3,rows=1,toads=a1.c3").position_text();
    assert_eq!(text, "b,b,b*/x3/o*,o,o o");
    let game = at(OGAMA, "", "b*,b,x/x2,o/o*,bo,x o");
    assert_eq!(owners(&game, "b1"), [Player::Dark, Player::Light]);
    assert_eq!(owners(&game, "c2"), [Player::Light]);
}

#[test]
fn co_1_3_grid_at_most_26_each_way() {
    assert_eq!(size(&at(STACK, "", "w1,x24,b1 w 0,0")).to_string(), "26x1");
    let high = format!("b1/{}w1 w 0,0", "x/".repeat(24));
    assert_eq!(size(&at(STACK, "", &high)).to_string(), "1x26");
    assert_eq!(code(STACK, "", "w1,x25,b1 w 0,0"), "bad-position");
    let higher = format!("b1/{}w1 w 0,0", "x/".repeat(25));
    assert_eq!(code(STACK, "", &higher), "bad-position");
    for bad in ["size=27x1", "size=1x27", "size=0x5", "size=5x0"] {
        assert_eq!((rules_code(OGAMA, bad), rules_code(STACK, bad)), ("bad-rules", "bad-rules"));
    }
}

#[test]
fn co_1_4_grid_at_most_256_points() {
    for allowed in ["16x16", "26x9", "9x26"] {
        assert_eq!(size(&start(STACK, &format!("size={allowed}"))).to_string(), allowed);
    }
    for bad in ["size=16x17", "size=26x10", "size=10x26"] {
        assert_eq!((rules_code(OGAMA, bad), rules_code(STACK, bad)), ("bad-rules", "bad-rules"));
    }
    let large = format!("w1,x15/{}x15,b1 w 0,0", "x16/".repeat(15));
    assert_eq!(code(STACK, "", &large), "bad-position");
    assert_eq!(size(&at(STACK, "", &large.replacen("x16/", "", 1))).to_string(), "16x16");
}

#[test]
fn co_1_5_empty_runs_read() {
    for rank in ["x4", "x,x,x,x", "x1,x3", "x2,x1,x", "x3,x"] {
        let text = rewritten(OGAMA, &format!("b*,b,b,b/{rank}/o*,o,x,x1 o"));
        assert_eq!(text, "b*,b,b,b/x4/o*,o,x2 o", "{rank}");
    }
}

#[test]
fn co_1_6_empty_run_of_zero_refused() {
    assert_eq!(code(OGAMA, "", "b*,b,b/x3,x0/o*,o,x o"), "bad-position");
    assert_eq!(code(STACK, "", "w1,x0,b1 w 0,0"), "bad-position");
}

#[test]
fn co_1_7_upper_case_positions_refused() {
    for bad in ["B*,b,b/x3/o*,o,x o", "b*,b,b/X,x2/o*,o,x o", "b*,b,b/x3/o*,O,x o"] {
        assert_eq!(code(OGAMA, "", bad), "bad-position", "{bad}");
    }
    assert_ne!(refusal(OGAMA, "", Some("b*,b,b/X3/o*,o,x o")).to_string(), "");
    assert_eq!(code(STACK, "", "W1,x,b1 w 0,0"), "bad-position");
    assert_eq!(code(STACK, "", "w1,x,b1 W 0,0"), "bad-side");
    assert_eq!(code(OGAMA, "", "b*,b,b/x3/o*,o,x O"), "bad-side");
}

#[test]
fn co_1_8_empty_runs_written_longest() {
    let text = rewritten(STACK, "x,x1,w1,x1,b1,x2,x,x3/x2,x7,x1,x w 0,0");
    assert_eq!(text, "x2,w1,x,b1,x6/x11 w 0,0");
}

#[test]
fn co_1_9_ragged_ranks_refused() {
    assert_eq!(code(OGAMA, "", "b*,b,b/x4/o*,o,x o"), "ragged-ranks");
    assert_eq!(code(STACK, "", "w1,x/b1 w 0,0"), "ragged-ranks");
}

#[test]
fn co_1_10_position_decides_size() {
    assert_eq!(size(&at(OGAMA, "", SMALL)).to_string(), "3x3");
    assert_eq!(size(&at(STACK, "", "w1,x,b1,x/x4 w 0,0")).to_string(), "4x2");
    assert!(at(OGAMA, "", SMALL).rules().contains("size=3x3"));
}

#[test]
fn co_1_11_contradicting_size_refused() {
    assert_eq!(code(OGAMA, "size=3x4", SMALL), "size-mismatch");
    assert_eq!(code(OGAMA, "size=6x6", SMALL), "size-mismatch");
    assert_eq!(code(STACK, "size=3x2", "w1,x/x,b1/x2 w 0,0"), "size-mismatch");
    assert_eq!(at(OGAMA, "size=3x3", SMALL).status(), "ongoing");
}

#[test]
fn co_1_12_unknown_side_refused() {
    for side in ["w", "x", "orange", "ob"] {
        let position = SMALL.replace(" o", &format!(" {side}"));
        assert_eq!(code(OGAMA, "", &position), "bad-side", "{side}");
    }
    for side in ["o", "x", "white"] {
        assert_eq!(code(STACK, "", &format!("w1,x,b1 {side} 0,0")), "bad-side", "{side}");
    }
}

#[test]
fn co_1_13_position_text_round_trip() {
    for (kind, rules) in [(OGAMA, "seed=3"), (STACK, "size=5x5,set=1.2.3.4.12,loss=helpless")] {
        walk(&start(kind, rules), 5, 120, |game| {
            let again = at(kind, rules, &game.position_text());
            assert_eq!(again.position_text(), game.position_text());
            assert_eq!((again.hash(), again.view()), (game.hash(), game.view()));
            assert!(game.outcome().is_some() || moves(&again) == moves(game));
        });
    }
}

#[test]
fn co_1_14_unreachable_positions_accepted() {
    assert_eq!(at(OGAMA, "", "b*,b,x/o,o,o/o*,o,ooooo o").status(), "ongoing");
    let seven = "b*,b,x/x3/o*,o,ooooooo o";
    assert_eq!(at(OGAMA, "", seven).status(), "over winner=orange reason=tower");
    let tall = "w9w9w9w9w9w9w9w9w1,x,b1 w 0,0";
    assert_eq!(at(STACK, "", tall).position_text(), tall);
    assert_eq!(at(STACK, "", tall).status(), "ongoing");
}

#[test]
fn co_2_1_rule_string_form() {
    let full = |kind: Kind, rules: &str| kind.full_rules(rules, None).expect(rules);
    let [first, second] = ["size=5x5,tie=mover,cap=9", "cap=9,size=5x5,tie=mover"];
    assert_eq!(full(OGAMA, first), full(OGAMA, second));
    assert!(full(OGAMA, first).contains("tie=mover"));
    let defaults = "size=6x6,rows=2,first=orange,tie=draw,toad-single=no,stalemate=captures,\
                    repetition=draw,cap=400";
    assert_eq!(full(OGAMA, ""), full(OGAMA, defaults));
    let defaults = "size=8x8,set=classic,setup=balanced,lines=orthogonal,limit=10,compare=abs,\
                    steps=2,loss=reach,cap=400,cap-result=draw,repetition=draw";
    assert_eq!(full(STACK, ""), full(STACK, defaults));
    for bad in ["tie", "tie=", "=mover", "tie=mover,", ",", "tie=mover;cap=9"] {
        assert_eq!(rules_code(OGAMA, bad), "bad-rules", "{bad}");
    }
}

#[test]
fn co_2_2_unknown_key_refused() {
    for kind in [OGAMA, STACK] {
        assert_eq!(rules_code(kind, "colour=red"), "bad-rules");
        let text = rules_text(kind, "colour=red");
        assert!(kind.options().iter().all(|option| text.contains(option.key)), "{text}");
    }
    assert_eq!(rules_code(OGAMA, "Size=6x6"), "bad-rules");
}

#[test]
fn co_2_3_other_games_key_refused() {
    for key in ["lines=all", "set=classic", "loss=reach", "limit=10", "cap-result=draw"] {
        assert_eq!(rules_code(OGAMA, key), "bad-rules", "{key}");
    }
    for key in ["rows=2", "tie=draw", "toads=a1.a6", "first=black", "toad-single=no"] {
        assert_eq!(rules_code(STACK, key), "bad-rules", "{key}");
    }
}

#[test]
fn co_2_4_repeated_key_refused() {
    assert_eq!(rules_code(OGAMA, "cap=9,cap=9"), "bad-rules");
    assert_eq!(rules_code(STACK, "loss=reach,size=8x8,loss=strict"), "bad-rules");
}

#[test]
fn co_2_5_bad_value_refused() {
    for (kind, rules, allowed) in [
        (OGAMA, "tie=nobody", vec!["draw", "mover", "opponent"]),
        (OGAMA, "stalemate=win", vec!["captures", "loss", "draw"]),
        (OGAMA, "cap=-1", vec!["0"]),
        (OGAMA, "rows=27", vec!["1", "26"]),
        (OGAMA, "toad-single=maybe", vec!["no", "yes"]),
        (STACK, "loss=never", vec!["reach", "helpless", "strict", "blocked"]),
        (STACK, "lines=diagonal", vec!["orthogonal", "all"]),
        (STACK, "set=1.2.100", vec!["1", "99"]),
        (STACK, "limit=ten", vec!["number"]),
    ] {
        assert_eq!(rules_code(kind, rules), "bad-rules", "{rules}");
        let text = rules_text(kind, rules);
        assert!(allowed.iter().all(|word| text.contains(word)), "{text}");
    }
}

#[test]
fn co_2_6_move_separators_read() {
    for text in ["b1b2", "b1-b2", "b1xb2"] {
        assert_eq!(at(OGAMA, "", SMALL).play_text(text).as_deref(), Ok("b1b2"));
    }
    for text in ["a1a2~", "a1-a2~", "a1xa2~"] {
        assert_eq!(at(STACK, "", FIVES).play_text(text).as_deref(), Ok("a1a2~"));
    }
    assert_eq!(refused_move(&at(OGAMA, "", SMALL), "b1--b2"), "bad-move");
    assert_eq!(refused_move(&at(OGAMA, "", SMALL), "b1 b2"), "bad-move");
}

#[test]
fn co_2_7_move_final_hash_read() {
    for (kind, position, text) in
        [(OGAMA, SMALL, "b1b2"), (OGAMA, SMALL, "Tb1"), (STACK, FIVES, "a1a2~")]
    {
        let mut game = at(kind, "", position);
        assert_eq!(game.play_text(&format!("{text}#")).as_deref(), Ok(text));
    }
    let mut pass = at(STACK, "loss=helpless", SHUT);
    assert_eq!(pass.play_text("--#").as_deref(), Ok("--"));
    assert_eq!(refused_move(&at(OGAMA, "", SMALL), "#b1b2"), "bad-move");
}

#[test]
fn co_2_8_move_any_case_read() {
    for (given, read) in [("B1B2", "b1b2"), ("b1B2", "b1b2"), ("B1XB2", "b1b2"), ("tB1", "Tb1")] {
        assert_eq!(at(OGAMA, "", SMALL).play_text(given).as_deref(), Ok(read), "{given}");
    }
    assert_eq!(at(STACK, "", FIVES).play_text("A1A2~").as_deref(), Ok("a1a2~"));
}

#[test]
fn co_2_9_move_marks_not_held_against() {
    assert_eq!(at(OGAMA, "", SMALL).play_text("b1xb2#").as_deref(), Ok("b1b2"));
    let capture_and_end = "b*,bb,x/b,x2/o*,o,x o";
    let game = at(OGAMA, "", capture_and_end);
    assert_eq!(after(&game, "b1b2").turn(), Player::Dark);
    let mut end = at(OGAMA, "", "b*,x2/b,o,o/o*,x2 o");
    assert_eq!(end.play_text("b2a2").as_deref(), Ok("b2a2"), "without x and #");
    assert_eq!(end.status(), "over winner=orange reason=captures");
}

#[test]
fn co_2_10_file_x_and_file_t_are_no_marks() {
    for (given, read) in [
        ("x1x2", "x1x2"),
        ("x1xx2", "x1x2"),
        ("X1-X2", "x1x2"),
        ("x1xw1", "x1w1"),
        ("T1T2", "t1t2"),
        ("t1xt2", "t1t2"),
        ("TT1", "Tt1"),
        ("tt1", "Tt1"),
    ] {
        assert_eq!(at(OGAMA, "", WIDE).play_text(given).as_deref(), Ok(read), "{given}");
    }
}

#[test]
fn co_3_1_seed_becomes_set_up() {
    assert_eq!(SplitMix64::new(0).next_u64(), 0xE220_A839_7B1D_CDAF);
    check_pinned_set_ups();
    for seed in [0, 1, 77] {
        let rules = format!("setup=random,seed={seed}");
        assert_eq!(start(STACK, &rules).position_text(), start(STACK, &rules).position_text());
    }
}

#[test]
fn co_3_2_bounded_draw_multiplies_and_rejects() {
    // The first bits from seed 0 are 0.883… of 2^64, the second 0.431….
    let mut random = SplitMix64::new(0);
    assert_eq!([random.below(6), random.below(1_000)], [5, 431]);
    // With the bound 2^63 + 1 the low half is the bits, plus 2^63 if they are
    // odd. E220…AF and 6E78…F4 give less than 2^64 mod bound = 2^63 - 1.
    let third = 0x06C4_5D18_8009_454F;
    assert_eq!(SplitMix64::new(0).below((1 << 63) + 1), third >> 1);
}

#[test]
fn co_3_3_ogama_draws_orange_then_black() {
    // Of 12 points 0.883… is the eleventh and 0.431… the sixth.
    assert_eq!(drawn("seed=0"), ["e2", "f5"]);
    // Of 26 by 2 points the 46th, t2, and the 23rd, w8.
    assert_eq!(drawn("size=26x9,seed=0"), ["t2", "w8"]);
}

#[test]
fn co_3_4_random_setup_shuffles_descending_values() {
    // 4 3 2 1: the last stays, 2 changes with 3, then 4 with 2.
    assert!(random_start("").ends_with("w2,w3,w1,w4 w 0,0"), "2 4 3 1 on a1 d1 b1 c1");
    for set in ["4.3.2.1", "1.2.3.4", "3.1.4.2"] {
        let game = start(STACK, &format!("size=4x4,set={set},setup=random"));
        assert_eq!(game.position_text(), random_start(""), "{set}");
    }
}

#[test]
fn co_3_5_random_setup_white_then_black() {
    // The fourth to sixth draws are 0.971…, 0.106… and 0.327…: 3 2 4 1.
    assert!(random_start("").starts_with("b2,b1,b4,b3/"), "3 2 4 1 on d4 a4 c4 b4");
}

#[test]
fn co_3_6_random_setup_fills_balanced_points() {
    let shuffled = start(STACK, "size=4x5,set=1.2.3.4.5,setup=random");
    let balanced = start(STACK, "size=4x5,set=1.2.3.4.5");
    let places = |game: &AnyGame| game.view().columns.iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(places(&shuffled), places(&balanced));
    // 5 4 3 2 1 becomes 5 2 3 4 1 and then 3 2 5 4 1, on a1 d1 b1 c1 a2.
    let white = ["a1", "d1", "b1", "c1", "a2"].map(|point| value(&shuffled, point));
    assert_eq!(white, [3, 2, 5, 4, 1].map(Some));
}

#[test]
fn co_3_7_default_seed_is_zero() {
    assert_eq!(drawn(""), drawn("seed=0"));
    assert_eq!(random_start(""), random_start(",seed=0"));
    assert!(start(OGAMA, "").rules().contains("seed=0"));
}

#[test]
fn co_3_8_seed_is_64_bits() {
    for kind in [OGAMA, STACK] {
        assert!(start(kind, "seed=18446744073709551615").rules().ends_with("18446744073709551615"));
        for bad in ["18446744073709551616", "-1", "1.5", "0x1", ""] {
            assert_eq!(rules_code(kind, &format!("seed={bad}")), "bad-rules", "{bad}");
        }
    }
    assert_ne!(random_start(",seed=18446744073709551615"), random_start(",seed=4294967295"));
}

#[test]
fn co_4_1_third_occurrence_is_repetition() {
    for (round, occurrences) in [(0, 1), (1, 2), (2, 3)] {
        let [ogama, stack] = [toads("", round), fives("", round)];
        assert_eq!([ogama.occurrences(), stack.occurrences()], [occurrences; 2]);
        let over = round == 2;
        assert_eq!([ogama.outcome().is_some(), stack.outcome().is_some()], [over; 2]);
    }
}

#[test]
fn co_4_2_cap_default_400() {
    let mut game = fives("repetition=off", 99);
    game = after(&game, "a1b1 c3b3 b1a1");
    assert_eq!((game.moves_made().len(), game.status()), (399, "ongoing".to_owned()));
    assert_eq!(after(&game, "b3c3").status(), "over winner=draw reason=cap");
    let game = at(OGAMA, "cap=3", TOADS);
    assert_eq!(after(&game, "Td1 Tc4").status(), "ongoing");
    assert_eq!(after(&game, "Td1 Tc4 Tc1").status(), "over winner=draw reason=cap");
}

#[test]
fn co_4_3_cap_zero_means_none() {
    assert_eq!(fives("repetition=off,cap=0", 110).status(), "ongoing");
    assert_eq!(toads("cap=0", 1).status(), "ongoing");
}

#[test]
fn co_4_4_cap_is_a_draw() {
    let led = "b,b*,b,b/x4/bo,x3/x,o,o*,o o";
    let ogama = after(&at(OGAMA, "cap=1,tie=mover", led), "Td1");
    assert_eq!(ogama.status(), "over winner=draw reason=cap");
    let stack = after(&at(STACK, "cap=1", "b5,x2/x3/w5,w1,w2 w 0,0"), "a1a2");
    assert_eq!(stack.status(), "over winner=draw reason=cap");
}

#[test]
fn co_4_5_result_beats_repetition_and_cap() {
    let tower = at(OGAMA, "cap=1", "b*,b,x/x,o,o/o*,ooooo,x o");
    assert_eq!(after(&tower, "b2b1").status(), "over winner=orange reason=tower");
    let shut = at(STACK, "cap=1", "w1,x,b2 b 0,0");
    assert_eq!(after(&shut, "c1b1").status(), "over winner=black reason=immobile");
}

#[test]
fn co_4_6_repetition_beats_cap() {
    assert_eq!(toads("cap=8", 2).status(), "over winner=draw reason=repetition");
    assert_eq!(fives("cap=8", 2).status(), "over winner=draw reason=repetition");
}

#[test]
fn co_4_7_history_judged_on_the_game() {
    let game = toads("cap=8", 2);
    let fresh = at(OGAMA, "cap=8", &game.position_text());
    assert_eq!((fresh.status().as_str(), fresh.occurrences()), ("ongoing", 1));
    let mut capped = after(&at(STACK, "cap=1", FIVES), "a1b1");
    assert_eq!(at(STACK, "cap=1", &capped.position_text()).status(), "ongoing");
    capped.undo();
    assert_eq!(capped.status(), "ongoing");
}

#[test]
fn co_4_8_pass_is_a_half_move() {
    let game = after(&at(STACK, "loss=helpless,cap=1", SHUT), "--");
    assert_eq!(game.status(), "over winner=draw reason=cap");
    assert_eq!(after(&at(STACK, "loss=helpless,cap=2", SHUT), "--").status(), "ongoing");
}

#[test]
fn co_5_1_perft_counts_action_sequences() {
    let ogama = at(OGAMA, "cap=0", TOADS);
    let stack = at(STACK, "cap=0", "b1,x,b2/x3/w2,x,w1 w 0,0");
    for depth in 1..=3 {
        assert_eq!(ogama.perft(depth), sequences(&ogama, depth), "Ogama {depth}");
        assert_eq!(stack.perft(depth), sequences(&stack, depth), "Stackreverse {depth}");
    }
    let by_move: u64 = ogama.divide(3).iter().map(|(_, count)| count).sum();
    assert_eq!(by_move, ogama.perft(3));
}

#[test]
fn co_5_2_perft_depth_zero_is_one() {
    assert_eq!(at(OGAMA, "", SMALL).perft(0), 1);
    assert_eq!(at(OGAMA, "", "b*,b,x/x3/o*,o,bbbbbo o").perft(0), 1);
    assert_eq!(at(STACK, "", SHUT).perft(0), 1);
}

#[test]
fn co_5_3_perft_finished_has_no_successors() {
    let tower = at(OGAMA, "", "b*,b,x/x3/o*,o,bbbbbo o");
    assert_eq!([tower.perft(1), tower.perft(2)], [0, 0]);
    assert_eq!(at(STACK, "", SHUT).perft(1), 0);
    // One action, and it ends the game.
    let last = at(STACK, "", "w2,b1 w 0,0");
    assert_eq!([last.perft(1), last.perft(2)], [1, 0]);
}

#[test]
fn co_5_4_perft_ignores_history() {
    let fresh = at(STACK, "cap=0,repetition=off", FIVES);
    assert_eq!(at(STACK, "cap=1", FIVES).perft(3), fresh.perft(3));
    let over = fives("", 2);
    assert_eq!((over.outcome().is_some(), over.perft(3)), (true, fresh.perft(3)));
}

#[test]
fn co_5_5_perft_counts_a_pass() {
    let game = at(STACK, "loss=helpless", SHUT);
    assert_eq!(game.divide(1), [("--".to_owned(), 1)]);
    assert_eq!(game.perft(2), 1, "then only b1a1");
}

#[test]
fn co_6_1_status_names_winner_and_reason() {
    assert_eq!(at(OGAMA, "", SMALL).status(), "ongoing");
    let tower = at(OGAMA, "", "b*,b,x/x3/o*,o,bbbbbo o");
    assert_eq!(tower.status(), "over winner=orange reason=tower");
    let black = at(OGAMA, "", "b*,b,x/x3/o*,o,ooooob o");
    assert_eq!(black.status(), "over winner=black reason=tower");
    assert_eq!(at(STACK, "", "b1,w2 b 0,0").status(), "over winner=white reason=immobile");
    assert_eq!(toads("", 2).status(), "over winner=draw reason=repetition");
}

#[test]
fn co_6_2_ogama_reasons() {
    let typed = |position| at(OGAMA, "", position);
    for (game, reason) in [
        (typed("b*,b,x/x3/o*,o,bbbbbo o"), "tower"),
        (typed("b*,bb,x/x3/o*,o,x o"), "captures"),
        (typed("b*,b,o/x3/bbbbo*,x2 o"), "stalemate"),
        (toads("", 2), "repetition"),
        (toads("cap=4", 1), "cap"),
    ] {
        assert!(game.status().ends_with(&format!("reason={reason}")), "{reason}");
    }
}

#[test]
fn co_6_3_stackreverse_reasons() {
    let typed = |rules, position| at(STACK, rules, position);
    for (game, reason) in [
        (typed("", "w1,x,b2 w 0,0"), "helpless"),
        (typed("", SHUT), "immobile"),
        (typed("loss=blocked", "w1,b2 w 2,0"), "blocked"),
        (fives("", 2), "repetition"),
        (fives("cap=4", 1), "cap"),
    ] {
        assert!(game.status().ends_with(&format!("reason={reason}")), "{reason}");
    }
}

#[test]
fn co_6_4_no_move_after_the_end() {
    for (game, text) in [
        (at(OGAMA, "", "b*,b,x/x3/o*,o,bbbbbo o"), "b1b2"),
        (toads("", 2), "Td1"),
        (toads("cap=4", 1), "Td1"),
        (at(STACK, "", SHUT), "--"),
        (fives("", 2), "a1b1"),
    ] {
        assert_eq!(refused_move(&game, text), "game-over", "{text}");
    }
}

#[test]
fn co_6_5_finished_has_no_moves() {
    let tower = at(OGAMA, "", "b*,b,x/x3/o*,o,bbbbbo o");
    for game in [tower, toads("", 2), toads("cap=4", 1), at(STACK, "", SHUT), fives("", 2)] {
        assert_eq!(game.legal_moves(), [], "{}", game.status());
        assert!(froms(&game).is_empty());
    }
}

#[test]
fn co_7_3_seeded_setups_pinned_to_version() {
    assert_eq!(rules::RULES_VERSION, 1, "another version has another table");
    check_pinned_set_ups();
}

#[test]
fn co_8_2_error_codes_closed_list() {
    // `bad-board` is among the wild boards.
    let typed = |rules, position| code(OGAMA, rules, position);
    assert_eq!(Kind::from_key("chess").map_err(|refusal| refusal.code()), Err("bad-game"));
    assert_eq!(rules_code(OGAMA, "colour=red"), "bad-rules");
    assert_eq!(typed("", "b*,q/o*,o o"), "bad-position");
    assert_eq!(typed("", "b*,b/o* o"), "ragged-ranks");
    assert_eq!(typed("size=6x6", SMALL), "size-mismatch");
    assert_eq!(typed("", "b*,b/o*,o w"), "bad-side");
    assert_eq!(code(STACK, "", "w1,x,b1 w 1,0"), "bad-counter");
    assert_eq!(typed("", "b*,b/o,o o"), "missing-toad");
    assert_eq!(typed("", "b*,b/o*,o* o"), "second-toad");
    assert_eq!(typed("", "b*,bbbbbb/o*,oooooo o"), "two-towers");
    assert_eq!(refusal(OGAMA, "toads=a3.a6", None).code(), "bad-toads");
    assert_eq!(refusal(OGAMA, "rows=4", None).code(), "no-room");
    let game = at(OGAMA, "", SMALL);
    assert_eq!(
        [refused_move(&game, "b1"), refused_move(&game, "b1b3")],
        ["bad-move", "illegal-move"]
    );
    assert_eq!(refused_move(&toads("cap=4", 1), "Td1"), "game-over");
}

#[test]
fn co_8_3_error_names_all_faults() {
    let text = rules_text(OGAMA, "tie=nobody,colour=red,rows=0,size=99x99");
    assert!(["nobody", "colour", "rows", "99x99"].iter().all(|word| text.contains(word)), "{text}");
    let text = rules_text(STACK, "loss=never,cap=9,cap=8,rows=2");
    assert!(["never", "cap=8", "rows"].iter().all(|word| text.contains(word)), "{text}");
    let refused = refusal(OGAMA, "", Some("b*,q,x0/x3/o*,p,x w"));
    let text = refused.to_string();
    assert!(["'q'", "'x0'", "'p'", "'w'"].iter().all(|word| text.contains(word)), "{text}");
    let refused = refusal(OGAMA, "size=4x4", Some("b,b,bbbbbb/x3/o*,o*,oooooo o"));
    let codes: Vec<&str> = refused.faults().map(|fault| fault.code).collect();
    for code in ["size-mismatch", "missing-toad", "second-toad", "two-towers"] {
        assert!(codes.contains(&code), "{code} in {codes:?}");
    }
    let refused = refusal(STACK, "size=4x4", Some("w1,x,b1 w 1,0"));
    let codes: Vec<&str> = refused.faults().map(|fault| fault.code).collect();
    assert!(codes.contains(&"size-mismatch") && codes.contains(&"bad-counter"), "{codes:?}");
    assert!(codes.contains(&refused.code()));
}

#[test]
fn co_8_4_unknown_game_refused() {
    for key in ["chess", "", "Ogama", "ogama "] {
        let refused = Kind::from_key(key).expect_err(key);
        assert_eq!(refused.code(), "bad-game");
        assert!(refused.to_string().contains("ogama or stackreverse"));
    }
    assert_eq!(Kind::from_key("ogama"), Ok(OGAMA));
    assert_eq!(Kind::from_key("stackreverse"), Ok(STACK));
}

#[test]
fn co_8_5_unreadable_position_refused() {
    for bad in ["", " ", "hello", "b*,b/o*,o", "b*,b/o*,o o o", "b*,,b/o*,o,o o", "b*,b//o*,o o"] {
        assert_eq!(code(OGAMA, "", bad), "bad-position", "{bad}");
    }
    for bad in ["", "w1,x,b1 w", "w1,x,b1 0,0", "w,x,b1 w 0,0", "1,x,b1 w 0,0", "w1-1,b1 w 0,0"] {
        assert_eq!(code(STACK, "", bad), "bad-position", "{bad}");
    }
}

#[test]
fn co_8_6_unreadable_move_refused() {
    let game = at(OGAMA, "", SMALL);
    for bad in ["", "hello", "b1", "b1b2b3", "T", "Tb", "b1b2~", "1b2b", "b1b2##", "--", "b1=b2"] {
        assert_eq!(refused_move(&game, bad), "bad-move", "{bad}");
    }
    let game = at(STACK, "", FIVES);
    for bad in ["", "a1", "Ta2", "a1a2~~", "~a1a2", "-", "---", "a1a2b2"] {
        assert_eq!(refused_move(&game, bad), "bad-move", "{bad}");
    }
}

#[test]
fn co_8_7_illegal_move_refused() {
    let game = at(OGAMA, "", SMALL);
    assert!(allows(&game, "b1b2"));
    for illegal in ["b1c2", "a3a2", "a1a2", "b1b1", "b1z9", "b1b99", "Tc1", "Th8", "b1b0"] {
        assert_eq!(refused_move(&game, illegal), "illegal-move", "{illegal}");
    }
    let game = at(STACK, "", FIVES);
    for illegal in ["a1b2", "c3b3", "b1b2", "a1a9", "a1a1~", "a1c3", "--"] {
        assert_eq!(refused_move(&game, illegal), "illegal-move", "{illegal}");
    }
}
