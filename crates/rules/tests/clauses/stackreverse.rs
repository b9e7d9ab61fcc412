//! The clauses of `rulebook/stackreverse.md`, but for the wild boards.

use rules::{AnyGame, Kind, Player};

use crate::{after, allows, column, froms, goes, moves, owners, refused_move, size, walk};

/// The picture of part 3: White's 5 on c2 to move.
const MOVE: &str = "x2,b4,x,b1/b2,x4/x4,b3/w6,x,w5,b-5,x/x2,w3,x2 w 0,0";
/// The second picture of part 3: White's 10 blocks Black's -7.
const FREED: &str = "x2,b9,x/x4/w5b-7w10,x3/x3,w2 w 0,0";
/// White's 5 on c3 with all its lines open, but for a black 1 on a5.
const OPEN: &str = "b1,x4/x5/x2,w5,x2/x5/x5 w 0,0";
/// `a1b1 c3b3 b1a1 b3c3` leads back to it.
const FIVES: &str = "x2,b5/x3/w5,x2 w 0,0";
/// White cannot move, Black can.
const SHUT: &str = "w1,b2 w 0,0";
/// White cannot move; Black may go to and fro with `c2b2` and `b2c2`.
const WALLED: &str = "b3,x,b4/w1,b2,x w 0,0";
/// The example of part 4: two lone pieces that do not see each other.
const APART: &str = "b1,x3/x4/x4/x3,w1 w 0,0";

fn stack(rules: &str, position: &str) -> AnyGame {
    crate::at(Kind::Stackreverse, rules, position)
}

fn start(rules: &str) -> AnyGame {
    crate::start(Kind::Stackreverse, rules)
}

fn refused(rules: &str, position: &str) -> &'static str {
    crate::refusal(Kind::Stackreverse, rules, Some(position)).code()
}

fn refused_start(rules: &str) -> &'static str {
    crate::refusal(Kind::Stackreverse, rules, None).code()
}

fn status(rules: &str, position: &str) -> String {
    stack(rules, position).status()
}

/// The position after some moves.
fn text(rules: &str, position: &str, moves: &str) -> String {
    after(&stack(rules, position), moves).position_text()
}

/// The visible values of a column, from the bottom up.
fn values(game: &AnyGame, name: &str) -> Vec<i8> {
    column(game, name).into_iter().filter_map(|piece| piece.value).collect()
}

/// The values of a side, greatest first.
fn set(game: &AnyGame, player: Player) -> Vec<i8> {
    let pieces = game.view().columns.concat();
    let own = pieces.into_iter().filter(|piece| piece.owner == player);
    let mut values: Vec<i8> = own.filter_map(|piece| piece.value).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values
}

/// Whether a white piece that shows `v` may land on a black one that shows `t`.
fn lands(rules: &str, v: i8, t: i8) -> bool {
    allows(&stack(&format!("loss=blocked{rules}"), &format!("w{v},b{t} w 0,0")), "a1b1")
}

/// The counters at the end of the position string.
fn counters(game: &AnyGame) -> String {
    game.position_text().rsplit(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn sr_1_1_default_size_8x8() {
    assert_eq!(size(&start("")).to_string(), "8x8");
    assert_eq!(size(&start("size=5x7,set=1.2")).to_string(), "5x7");
}

#[test]
fn sr_1_2_white_moves_first() {
    assert_eq!(start("").turn(), Player::Light);
    assert!(start("setup=random").position_text().ends_with(" w 0,0"));
}

#[test]
fn sr_1_3_piece_has_two_signs() {
    let game = after(&stack("", MOVE), "c2c4~");
    assert_eq!(values(&game, "c4"), [-5]);
    assert_eq!(values(&after(&game, "e3d3 c4c3~"), "c3"), [5]);
    assert!(lands("", 6, -5) && !lands("", 6, 5), "only the visible side counts");
}

#[test]
fn sr_1_4_values_1_to_99() {
    for value in ["0", "-0", "+5", "05", "-05", "100", "-100", ""] {
        let position = format!("w{value},x,b1 w 0,0");
        assert_eq!(refused("", &position), "bad-position", "{value}");
    }
    for bad in ["0", "-5", "+5", "05", "100", "1.0", "1..2", ""] {
        assert_eq!(refused_start(&format!("set={bad}")), "bad-rules", "{bad}");
    }
    assert_eq!(values(&stack("", "w99,x,b-99 w 0,0"), "a1"), [99]);
    assert_eq!(values(&stack("", "w99,x,b-99 w 0,0"), "c1"), [-99]);
    assert_eq!(set(&start("set=99.1"), Player::Light), [99, 1]);
}

#[test]
fn sr_1_5_set_classic() {
    for game in [start(""), start("set=classic")] {
        for player in Player::BOTH {
            let classic = [10, 9, 8, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1];
            assert_eq!(set(&game, player), classic);
        }
    }
}

#[test]
fn sr_1_6_set_run16() {
    let run: Vec<i8> = (1..=16).rev().collect();
    assert_eq!(Player::BOTH.map(|player| set(&start("set=run16"), player)), [run.clone(), run]);
}

#[test]
fn sr_1_7_set_list() {
    let game = start("set=1.1.2.2.3.4");
    assert_eq!(Player::BOTH.map(|player| set(&game, player)), [[4, 3, 2, 2, 1, 1]; 2]);
    let other_order = start("set=2.4.1.3.1.2");
    assert_eq!(other_order.position_text(), game.position_text());
}

#[test]
fn sr_2_1_balanced_is_default() {
    let balanced = start("setup=balanced,seed=7");
    assert_eq!(start("").position_text(), balanced.position_text());
    assert_ne!(start("setup=random").position_text(), balanced.position_text());
}

#[test]
fn sr_2_2_balanced_alternates_left_right() {
    let game = start("size=4x4,set=1.2.3.4");
    assert_eq!(game.position_text(), "b3,b1,b2,b4/x4/x4/w4,w2,w1,w3 w 0,0");
    let game = start("size=3x5,set=1.2.3.4.5.6");
    assert_eq!(game.position_text(), "b5,b4,b6/b2,b1,b3/x3/w3,w1,w2/w6,w4,w5 w 0,0");
}

#[test]
fn sr_2_3_black_is_white_turned() {
    for rules in ["", "set=run16", "size=5x5,set=1.2.3.4.5.6.7", "size=3x7,set=9.8.7.6"] {
        let columns = start(rules).view().columns;
        for (mine, theirs) in columns.iter().zip(columns.iter().rev()) {
            let turned: Vec<_> = theirs.iter().map(|piece| (!piece.owner, piece.value)).collect();
            let here: Vec<_> = mine.iter().map(|piece| (piece.owner, piece.value)).collect();
            assert_eq!(here, turned, "{rules}");
        }
        assert!(columns[0].iter().all(|piece| piece.owner == Player::Light));
    }
}

#[test]
fn sr_2_4_classic_8x8_start() {
    let first = "b9,b7,b6,b5,b5,b6,b8,b10/b4,b3,b2,b1,b1,b2,b3,b4/x8/x8/x8/x8/";
    let second = "w4,w3,w2,w1,w1,w2,w3,w4/w10,w8,w6,w5,w5,w6,w7,w9 w 0,0";
    assert_eq!(start("").position_text(), format!("{first}{second}"));
}

#[test]
fn sr_2_5_starts_positive() {
    for rules in ["", "set=run16", "setup=random,seed=3"] {
        let pieces = start(rules).view().columns.concat();
        assert!(pieces.iter().all(|piece| piece.value > Some(0)), "{rules}");
    }
}

#[test]
fn sr_2_6_incomplete_rank_empty_in_middle() {
    let seven = "b6,b4,b3,b5,b7/b1,x3,b2/x5/w2,x3,w1/w7,w5,w3,w4,w6 w 0,0";
    assert_eq!(start("size=5x5,set=1.2.3.4.5.6.7").position_text(), seven);
    let one_more = "b9,x3,b9/x5/w9,x3,w9 w 0,0";
    assert_eq!(start("size=5x3,set=9.9").position_text(), one_more);
}

#[test]
fn sr_2_7_set_must_leave_empty_rank() {
    assert_eq!(refused_start("size=4x4,set=1.2.3.4.5"), "no-room");
    assert_eq!(start("size=4x5,set=1.2.3.4.5").status(), "ongoing");
    assert_eq!(refused_start("size=2x2,set=1"), "no-room");
    assert_eq!(status("size=3x3,set=run16", FIVES), "ongoing");
}

#[test]
fn sr_2_8_setup_random_keeps_points_and_values() {
    let places = |game: &AnyGame| {
        let columns = game.view().columns.into_iter();
        columns.map(|pieces| pieces.first().map(|piece| piece.owner)).collect::<Vec<_>>()
    };
    let balanced = start("size=5x5,set=1.2.3.4.5.6.7");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let game = start(&format!("size=5x5,set=1.2.3.4.5.6.7,setup=random,seed={seed}"));
        assert_eq!(places(&game), places(&balanced));
        assert_eq!(Player::BOTH.map(|player| set(&game, player)), [[7, 6, 5, 4, 3, 2, 1]; 2]);
        seen.insert(game.position_text());
    }
    assert_eq!(seen.len(), 20, "which value stands where depends on the seed");
}

#[test]
fn sr_2_9_start_counters_zero() {
    for loss in ["reach", "helpless", "strict", "blocked"] {
        assert_eq!(counters(&start(&format!("loss={loss}"))), "0,0");
    }
}

#[test]
fn sr_3_1_only_own_top_piece_moves() {
    let game = stack("", "b2,x,w1b3/x3/w5,x,b2w4 w 0,0");
    assert_eq!(froms(&game), ["a1", "c1"]);
    let game = stack("", "b2,x,w1b3/x3/w5,x,b2w4 b 0,0");
    assert_eq!(froms(&game), ["a3", "c3"]);
}

#[test]
fn sr_3_2_only_that_piece_moves() {
    let after = text("", "b2,x,x/x3/w5,x,w9b2w-3w4 w 0,0", "c1c2");
    assert_eq!(after, "b2,x2/x2,w4/w5,x,w9b2w-3 b 0,0");
}

#[test]
fn sr_3_3_uncovered_piece_is_free() {
    let game = after(&stack("", FREED), "a2c2");
    assert_eq!(game.position_text(), "x2,b9,x/x4/w5b-7,x,w10,x/x3,w2 b 0,0");
    assert!(allows(&game, "a2b2"), "the -7 may move");
    assert!(allows(&after(&game, "a2a3"), "a2b2"), "then the 5 may move");
}

#[test]
fn sr_3_4_straight_any_distance() {
    let ends = ["a3", "b3", "c1", "c2", "c4", "c5", "d3", "e3"];
    let both_ways: Vec<String> =
        ends.iter().flat_map(|end| [(*end).to_owned(), format!("{end}~")]).collect();
    assert_eq!(goes(&stack("", OPEN), "c3"), both_ways);
}

#[test]
fn sr_3_5_no_passing_over_pieces() {
    assert_eq!(refused_move(&stack("", MOVE), "c2e2"), "illegal-move", "over an enemy");
    let game = stack("", "w5,w9,x,b9,x w 0,0");
    assert_eq!(moves(&game), ["b1c1", "b1c1~"], "over neither the own 9 nor the enemy's");
}

#[test]
fn sr_3_6_lines_orthogonal() {
    for rules in ["", "lines=orthogonal"] {
        let game = stack(rules, OPEN);
        for diagonal in ["c3b2", "c3d4", "c3d2", "c3b4", "c3a5", "c3e5"] {
            assert_eq!(refused_move(&game, diagonal), "illegal-move");
        }
    }
}

#[test]
fn sr_3_7_lines_all() {
    let mut ends = goes(&stack("lines=all", OPEN), "c3");
    ends.retain(|end| !end.ends_with('~'));
    let rook = ["a3", "b3", "c1", "c2", "c4", "c5", "d3", "e3"];
    let diagonal = ["a1", "a5", "b2", "b4", "d2", "d4", "e1", "e5"];
    let mut all = [rook, diagonal].concat();
    all.sort_unstable();
    assert_eq!(ends, all);
    assert!(!allows(&stack("lines=all", OPEN), "c3d5"), "no knight's move");
}

#[test]
fn sr_3_8_flip_on_the_way_to_empty() {
    let game = stack("", OPEN);
    assert!(allows(&game, "c3e3") && allows(&game, "c3e3~"));
    assert_eq!(values(&after(&game, "c3e3"), "e3"), [5]);
    assert_eq!(values(&after(&game, "c3e3~"), "e3"), [-5]);
}

#[test]
fn sr_3_9_no_flip_without_moving() {
    assert_eq!(refused_move(&stack("", OPEN), "c3c3~"), "illegal-move");
    walk(&start("size=4x4,set=1.2.3.4"), 1, 60, |game| {
        assert!(game.legal_moves().iter().all(|info| info.ends.is_none_or(|(a, b)| a != b)));
    });
}

#[test]
fn sr_3_10_no_flip_onto_occupied() {
    let game = stack("", MOVE);
    for landing in ["c2c5", "c2d2", "c2c1"] {
        assert!(allows(&game, landing));
        assert_eq!(refused_move(&game, &format!("{landing}~")), "illegal-move");
    }
    assert_eq!(values(&after(&game, "c2c5"), "c5"), [4, 5]);
}

#[test]
fn sr_3_11_landing_needs_as_great_a_value() {
    for rules in ["", ",compare=abs"] {
        for (v, t) in [(5, 4), (5, 5), (5, -5), (-6, 5), (-5, 5), (-1, -1)] {
            assert!(lands(rules, v, t), "{v} on {t}");
        }
        for (v, t) in [(4, 5), (2, -9), (-4, 5), (-4, -5), (1, -2)] {
            assert!(!lands(rules, v, t), "{v} on {t}");
        }
    }
}

#[test]
fn sr_3_12_landing_sum_within_limit() {
    for (v, t) in [(5, 5), (6, 4), (9, 1), (-7, -3), (-5, -5), (12, -2), (99, -89)] {
        assert!(lands("", v, t), "{v} on {t}");
    }
    for (v, t) in [(6, 5), (9, 2), (-7, -4), (-6, -5), (11, 1), (12, -1), (-13, 2)] {
        assert!(!lands("", v, t), "{v} on {t}");
    }
}

#[test]
fn sr_3_13_limit_default_10() {
    assert!(lands(",limit=10", 6, 4) && lands("", 6, 4));
    assert!(!lands(",limit=10", 6, 5) && !lands("", 6, 5));
    assert!(lands(",limit=11", 6, 5) && !lands(",limit=9", 6, 4));
    assert!(lands(",limit=0", 5, -5) && !lands(",limit=0", 5, -4));
    assert_eq!(refused_start("limit=-1"), "bad-rules");
}

#[test]
fn sr_3_14_compare_signed() {
    for (v, t) in [(2, -9), (5, 5), (1, -1), (-3, 3), (-5, 4), (-1, -9)] {
        assert!(lands(",compare=signed", v, t), "{v} on {t}");
    }
    for (v, t) in [(4, 5), (2, -13), (-4, 5), (-2, -9), (6, 5)] {
        assert!(!lands(",compare=signed", v, t), "{v} on {t}");
    }
}

#[test]
fn sr_3_15_landing_on_either_side() {
    for rules in ["loss=blocked", "loss=blocked,compare=signed"] {
        for (v, t) in [(5, 4), (4, 5), (6, 5), (-6, 5), (2, -9), (-7, -4), (9, 1)] {
            let [own, enemy] = ["w", "b"].map(|side| format!("w{v},{side}{t} w 0,0"));
            let may = |position: &str| allows(&stack(rules, position), "a1b1");
            assert_eq!(may(&own), may(&enemy), "{v} on {t}");
        }
    }
}

#[test]
fn sr_3_16_landing_looks_at_top_only() {
    assert!(allows(&stack("loss=blocked", "w5,b9w9b9b1 w 0,0"), "a1b1"));
    assert!(!allows(&stack("loss=blocked", "w5,b1w1b1b9 w 0,0"), "a1b1"));
    assert!(allows(&stack("loss=blocked", "w9w5,b1 w 0,0"), "a1b1"), "nor below the mover");
}

#[test]
fn sr_3_17_landed_piece_blocks_column() {
    let game = after(&stack("", "x2,b5/x3/w5,b4,x w 0,0"), "a1b1");
    assert_eq!(game.position_text(), "x2,b5/x3/x,b4w5,x b 0,0");
    assert_eq!(froms(&game), ["c3"]);
    assert_eq!(refused_move(&game, "b1b2"), "illegal-move");
}

#[test]
fn sr_3_18_no_height_limit() {
    let tall = "b1w1".repeat(20);
    let game = stack("", &format!("x2,b2/x3/w5,{tall},x w 0,0"));
    assert_eq!(values(&after(&game, "a1b1"), "b1").len(), 41);
}

#[test]
fn sr_3_19_over_limit_needs_opposite_sign() {
    for v in [11, 12, 15, 20] {
        for t in 1..=20 {
            assert!(!lands("", v, t) && !lands("", -v, -t), "{v} and {t}");
            assert_eq!(lands("", v, -t), t <= v && v - t <= 10, "{v} on -{t}");
            assert_eq!(lands("", -v, t), t <= v && v - t <= 10, "-{v} on {t}");
        }
    }
}

#[test]
fn sr_3_20_pass_only_without_moves() {
    for loss in ["loss=helpless", "loss=blocked"] {
        let game = stack(loss, SHUT);
        assert_eq!(moves(&game), ["--"]);
        assert_eq!(refused_move(&game, "a1b1"), "illegal-move");
        let passed = after(&game, "--");
        assert_eq!(passed.position_text(), "w1,b2 b 1,0", "only the turn passes");
    }
}

#[test]
fn sr_3_21_no_voluntary_pass() {
    for loss in ["reach", "helpless", "strict", "blocked"] {
        let game = stack(&format!("loss={loss}"), FIVES);
        assert_eq!(refused_move(&game, "--"), "illegal-move");
        assert!(!allows(&game, "--"));
    }
}

#[test]
fn sr_3_22_no_pass_where_it_loses() {
    for loss in ["loss=reach", "loss=strict"] {
        let game = stack(loss, SHUT);
        assert_eq!(game.status(), "over winner=black reason=immobile");
        assert_eq!(refused_move(&game, "--"), "game-over");
        assert!(moves(&game).is_empty());
    }
}

#[test]
fn sr_3_23_mount_is_landing_on_opponent() {
    let game = stack("", MOVE);
    let mounts = game.legal_moves().into_iter().filter(|info| info.is_capture);
    let mounts: Vec<String> = mounts.map(|info| info.text).collect();
    assert_eq!(mounts, ["a2a4", "c2c5", "c2d2"], "not c2c1, onto White's own 3");
}

#[test]
fn sr_4_1_loss_judged_at_turn_start() {
    assert_eq!(status("", "w1,x,b2 w 0,0"), "over winner=black reason=helpless");
    assert_eq!(status("", "w1,x,b2 b 0,0"), "ongoing", "Black's turn is looked at, not White's");
    let game = after(&stack("", "w1,x,b2 b 0,0"), "c1b1");
    assert_eq!(game.status(), "over winner=black reason=immobile", "when White's turn begins");
}

#[test]
fn sr_4_2_loser_is_player_to_move() {
    assert_eq!(status("", "w1,x,b2 w 0,0"), "over winner=black reason=helpless");
    assert_eq!(status("", "b1,x,w2 b 0,0"), "over winner=white reason=helpless");
    assert_eq!(status("loss=helpless", "b1,x,w2 b 0,2"), "over winner=white reason=helpless");
    assert_eq!(status("loss=strict", "b1,w2 b 0,0"), "over winner=white reason=immobile");
    assert_eq!(status("loss=blocked", "b1,w2 b 0,2"), "over winner=white reason=blocked");
}

#[test]
fn sr_4_3_reach_is_default() {
    assert!(start("").rules().contains("loss=reach"));
    assert_eq!(status("", "w1,x,b2 w 0,0"), status("loss=reach", "w1,x,b2 w 0,0"));
    assert_eq!(status("loss=helpless", "w1,x,b2 w 0,0"), "ongoing");
}

#[test]
fn sr_4_4_reach_needs_a_mount_within_three() {
    // Between walls of black 50s the white 1 goes up, right, down: a mount.
    let three = "x3/x,b50,x/w1,b50,b1 w 0,0";
    assert_eq!(status("", three), "ongoing");
    // One turn more: up, right, down, right.
    let four = "x3,b50,b50/x,b50,x,b50,b50/w1,b50,x2,b1 w 0,0";
    assert_eq!(status("", four), "over winner=black reason=helpless");
    assert_eq!(status("", &three.replace(" w 0", " b 0")), "ongoing");
    assert_eq!(status("", "w5,b5 w 0,0"), "ongoing", "one move");
    assert_eq!(status("", "w9,x2,b9 w 0,0"), "ongoing", "two moves");
}

#[test]
fn sr_4_5_reach_may_use_any_moves() {
    assert_eq!(status("", "w9,x2,b9 w 0,0"), "ongoing", "turned over on the way");
    assert_eq!(status("", "w9,b9 w 0,0"), "over winner=black reason=immobile");
    assert_eq!(status("", "w3,w2,b3 w 0,0"), "ongoing", "a landing on an own column");
    assert_eq!(status("", "w3,w8,b9 w 0,0"), "over winner=black reason=immobile");
    // The 8, which may land nowhere, lies on White's own 1.
    let freed = "x,b50/w1w8,b1/b50,b50 w 0,0";
    assert_eq!(status("limit=2", freed), "ongoing", "a piece set free on the way");
}

#[test]
fn sr_4_6_reach_without_moves_is_immobile() {
    assert_eq!(status("", "w1,b2 w 0,0"), "over winner=black reason=immobile");
    assert_eq!(status("", "w1,x,b2 w 0,0"), "over winner=black reason=helpless");
    assert_eq!(status("", "b9w1,w1,b2 w 0,0"), "over winner=black reason=helpless");
}

#[test]
fn sr_4_7_reach_counts_nothing() {
    let game = after(&stack("", "w9,x3,b9 w 0,0"), "a1b1 e1d1 b1c1~");
    assert_eq!(counters(&game), "0,0");
    walk(&start("size=4x4,set=1.2.3.4"), 2, 60, |game| assert_eq!(counters(game), "0,0"));
}

#[test]
fn sr_4_8_helpless_turn_has_no_mount() {
    for rules in ["loss=helpless", "loss=strict"] {
        assert_eq!(text(rules, APART, "d1d2 a4b4 d2c2"), "x,b1,x2/x4/x2,w1,x/x4 b 2,1");
        let mount = after(&stack(rules, "w5,x,b5 w 0,0"), "a1b1");
        assert_eq!(counters(&mount), "0,0", "a mount, made or not");
        let own = after(&stack(rules, "x3/w5,w4,b9 w 0,0"), "a1b1");
        assert_eq!(counters(&own), "1,0", "a landing on an own column is none");
    }
}

#[test]
fn sr_4_9_third_helpless_turn_loses() {
    for rules in ["loss=helpless", "loss=strict"] {
        let game = after(&stack(rules, APART), "d1d2 a4b4 d2c2");
        assert_eq!(game.status(), "ongoing");
        assert_eq!(after(&game, "b4a4").status(), "over winner=black reason=helpless");
        let saved = after(&game, "b4c4");
        assert_eq!(saved.status(), "ongoing", "White has a mount on the third turn");
    }
}

#[test]
fn sr_4_10_helpless_without_moves_passes() {
    let game = stack("loss=helpless", WALLED);
    assert_eq!((game.status().as_str(), moves(&game)), ("ongoing", vec!["--".to_owned()]));
    assert_eq!(counters(&after(&game, "--")), "1,0");
    let third = after(&game, "-- c2b2 -- b2c2");
    assert_eq!(third.status(), "over winner=black reason=helpless");
}

#[test]
fn sr_4_11_strict_without_moves_loses() {
    assert_eq!(status("loss=strict", WALLED), "over winner=black reason=immobile");
    assert_eq!(status("loss=strict", "w1,b2 w 1,0"), "over winner=black reason=immobile");
    assert_eq!(status("loss=strict", "w1,x,b2 w 1,0"), "ongoing");
}

#[test]
fn sr_4_12_strict_names_helpless_first() {
    assert_eq!(status("loss=strict", "w1,b2 w 2,0"), "over winner=black reason=helpless");
}

#[test]
fn sr_4_13_third_blocked_turn_loses() {
    let game = after(&stack("loss=blocked", WALLED), "-- c2b2 --");
    assert_eq!((game.status().as_str(), counters(&game)), ("ongoing", "2,0".to_owned()));
    assert_eq!(after(&game, "b2c2").status(), "over winner=black reason=blocked");
    assert_eq!(after(&game, "b1c1").status(), "ongoing", "White may move on the third turn");
}

#[test]
fn sr_4_14_blocked_ignores_mounts() {
    let game = after(&stack("loss=blocked", APART), "d1d2 a4b4 d2d1 b4a4 d1d2 a4b4 d2d1");
    assert_eq!((game.status().as_str(), counters(&game)), ("ongoing", "0,0".to_owned()));
    assert_eq!(status("loss=blocked", "w1,x,b9 w 2,0"), "ongoing");
}

#[test]
fn sr_4_15_counter_grows_on_bad_turn() {
    for (rules, position, text, grown) in [
        ("loss=helpless", APART, "d1d2", "1,0"),
        ("loss=strict", APART, "d1d2", "1,0"),
        ("loss=helpless", "w1,x,b2 w 1,0", "a1b1", "2,0"),
        ("loss=helpless", SHUT, "--", "1,0"),
        ("loss=blocked", SHUT, "--", "1,0"),
        ("loss=blocked", "b1,w2 b 0,1", "--", "0,2"),
    ] {
        assert_eq!(counters(&after(&stack(rules, position), text)), grown, "{rules} {position}");
    }
}

#[test]
fn sr_4_16_counter_resets_on_good_turn() {
    for rules in ["loss=helpless", "loss=strict"] {
        let game = after(&stack(rules, "w5,x,b5 w 2,0"), "a1b1");
        assert_eq!(counters(&game), "0,0", "a mount could have been made");
    }
    let game = after(&stack("loss=blocked", "w1,x,b9 w 2,0"), "a1b1");
    assert_eq!(counters(&game), "0,0", "a move could be made");
}

#[test]
fn sr_4_17_counter_of_opponent_untouched() {
    let turn = |rules, position, text| counters(&after(&stack(rules, position), text));
    assert_eq!(turn("loss=helpless", "w5,x,b5 w 2,1", "a1b1"), "0,1");
    assert_eq!(turn("loss=helpless", "w1,x,b2 w 1,2", "a1b1"), "2,2");
    assert_eq!(turn("loss=strict", "b5,x,w5 b 2,1", "a1b1"), "2,0");
    assert_eq!(turn("loss=blocked", "w1,b2 w 0,2", "--"), "1,2");
}

#[test]
fn sr_4_18_counter_two_and_bad_turn_loses() {
    for counter in 0..=2 {
        for (rules, bad, good) in [
            ("loss=helpless", "w1,x,b9", "w5,x,b5"),
            ("loss=strict", "w1,x,b9", "w5,x,b5"),
            ("loss=blocked", "w1,b9", "w1,x,b9"),
        ] {
            let over = |columns| stack(rules, &format!("{columns} w {counter},0")).outcome();
            assert_eq!(over(bad).is_some(), counter == 2, "{rules} {counter}");
            assert_eq!(over(good), None, "{rules} {counter}");
        }
    }
}

#[test]
fn sr_4_19_cap_result_draw() {
    let led = "b5,x2/x3/w5,w1,w2 w 0,0";
    for rules in ["cap=1", "cap=1,cap-result=draw"] {
        assert_eq!(after(&stack(rules, led), "a1a2").status(), "over winner=draw reason=cap");
    }
}

#[test]
fn sr_4_20_cap_result_tops() {
    let capped = |position| after(&stack("cap=1,cap-result=tops", position), "a1a2").status();
    assert_eq!(capped("b5,x2/x3/w5,w1,x w 0,0"), "over winner=white reason=cap");
    assert_eq!(capped("b5,b1,b1/x3/w5,w1,x w 0,0"), "over winner=black reason=cap");
    assert_eq!(capped("b5,b1,x/x3/w5,w1,x w 0,0"), "over winner=draw reason=cap");
    assert_eq!(capped("b5,x2/x3/w5,b1b1w1,x w 0,0"), "over winner=white reason=cap");
}

#[test]
fn sr_4_21_repetition_is_a_draw() {
    for rules in ["", "repetition=draw", "cap-result=tops"] {
        let once = after(&stack(rules, FIVES), "a1b1 c3b3 b1a1 b3c3");
        assert_eq!(once.status(), "ongoing");
        let twice = after(&once, "a1b1 c3b3 b1a1 b3c3");
        assert_eq!(twice.status(), "over winner=draw reason=repetition");
    }
}

#[test]
fn sr_4_22_repetition_off() {
    let round = "a1b1 c3b3 b1a1 b3c3 ".repeat(4);
    let game = after(&stack("repetition=off", FIVES), &round);
    assert_eq!((game.status().as_str(), game.occurrences()), ("ongoing", 5));
}

#[test]
fn sr_4_23_same_position_means() {
    let again = after(&stack("", FIVES), "a1b1 c3b3 b1a1 b3c3");
    assert_eq!((again.position_text().as_str(), again.occurrences()), (FIVES, 2));
    let signs = after(&stack("", FIVES), "a1b1 c3b3 b1a1~ b3c3");
    assert_eq!(signs.occurrences(), 1, "another side lies upwards");
    let other_player = after(&stack("", FIVES), "a1b1 c3b3 b1c1 b3c3 c1a1");
    assert_eq!(other_player.position_text(), FIVES.replace(" w ", " b "));
    assert_eq!(other_player.occurrences(), 1);
    let counted = after(&stack("loss=helpless", APART), "d1d2 a4b4 d2d1 b4a4");
    assert_eq!(counted.position_text(), APART.replace("0,0", "2,2"));
    assert_eq!(counted.occurrences(), 1, "the counters are others");
}

#[test]
fn sr_6_1_position_string_columns() {
    let game = stack("", FREED);
    assert_eq!(values(&game, "a2"), [5, -7, 10]);
    assert_eq!(owners(&game, "a2"), [Player::Light, Player::Dark, Player::Light]);
    assert_eq!((game.turn(), game.position_text().as_str()), (Player::Light, FREED));
    let black = stack("loss=helpless", "w5,x,b5 b 1,2");
    assert_eq!((black.turn(), counters(&black).as_str()), (Player::Dark, "1,2"));
}

#[test]
fn sr_6_2_counters_0_to_2() {
    for bad in ["3,0", "0,3", "-1,0", "0", "0,0,0", "a,b", "00,0", "+1,0", "0;0", ","] {
        let position = format!("w5,x,b5 w {bad}");
        assert_eq!(refused("loss=helpless", &position), "bad-counter", "{bad}");
    }
    for good in ["0,0", "1,0", "0,2", "2,1"] {
        assert_eq!(counters(&stack("loss=helpless", &format!("w5,x,b5 w {good}"))), good);
    }
}

#[test]
fn sr_6_3_reach_refuses_counters() {
    for bad in ["1,0", "0,1", "2,2"] {
        let position = format!("w5,x,b5 w {bad}");
        assert_eq!(refused("", &position), "bad-counter", "{bad}");
        assert_eq!(refused("loss=reach", &position), "bad-counter", "{bad}");
        assert_eq!(status("loss=strict", &position), "ongoing", "{bad}");
    }
}

#[test]
fn sr_6_5_move_string() {
    let mut game = stack("", FIVES);
    assert_eq!(game.play_text("a1a3").as_deref(), Ok("a1a3"));
    assert_eq!((values(&game, "a1").len(), values(&game, "a3")), (0, vec![5]));
}

#[test]
fn sr_6_6_tilde_marks_a_flip() {
    let mut game = stack("", FIVES);
    assert_eq!(game.play_text("a1a3~").as_deref(), Ok("a1a3~"));
    assert_eq!(values(&game, "a3"), [-5]);
    assert_eq!(refused_move(&stack("", FIVES), "a1~a3"), "bad-move");
}

#[test]
fn sr_6_7_pass_string() {
    let mut game = stack("loss=blocked", SHUT);
    assert_eq!(game.play_text("--").as_deref(), Ok("--"));
    assert_eq!(game.moves_made(), ["--"]);
}

#[test]
fn sr_6_8_one_sided_position_accepted() {
    assert_eq!(status("", "w1,x2 w 0,0"), "over winner=black reason=helpless");
    assert_eq!(status("", "w1,x2 b 0,0"), "over winner=white reason=immobile");
    assert_eq!(moves(&stack("loss=helpless", "w1,x2 b 0,0")), ["--"]);
    assert_eq!(status("", "x3 w 0,0"), "over winner=black reason=immobile");
}
