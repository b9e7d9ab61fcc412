//! The clauses of `rulebook/ogama.md`.

use rules::{AnyGame, Kind, Player};

use crate::{after, allows, column, froms, goes, moves, owners, refused_move, size, walk};

/// The picture of part 3: Orange's toad on b2 of a crowded board.
const STEPS: &str = "x3,b,b*/x2,b,x2/bo,bbb,oobo,x,b/x,o*,o,x,o/o,x,ob,x,o o";
/// The first picture of part 4: Orange's toad on three discs, b1 to move.
const PATHS: &str = "b,x,b,x,o/x5/x,obo*,x2,b/x,bb,x2,o/x,o,b*,x2 o";
/// The second picture of part 4: `a2a3` captures.
const CAPTURE: &str = "x,b*,b,b/b,x3/o,x3/x,o,o*,o o";
/// The first picture of part 5: Black builds a tower with `b5b6`.
const TOWER: &str = "x,bbbbo,x2,b*,bb/b,b,x2,bb,x/x3,b,x,o/x,o,o,x3/o*,oo,o,x2,ooo/o,x5 b";
/// The second picture of part 5: Black has one free lone disc.
const ENDGAME: &str = "b*,x4/x2,oob,ob,ob/o,x2,b,x/x3,o,x/ooo*,x4 o";
/// Discs go one point; both sides have lone discs.
const SMALL: &str = "b*,b,b/x3/o*,o,x o";
/// Orange, with four captures and a lone disc, has no action.
const STUCK: &str = "b*,b,o/x3/bbbbo*,x2 o";
/// Black has no single; both sides have one capture.
const TIED: &str = "b*,ob,x/x3/o*,o,bo o";
/// The toads go to and fro and back to where they were.
const ROUND: &str = "Td1 Tc4 Tc1 Tb4";

fn ogama(rules: &str, position: &str) -> AnyGame {
    crate::at(Kind::Ogama, rules, position)
}

fn start(rules: &str) -> AnyGame {
    crate::start(Kind::Ogama, rules)
}

fn refused(rules: &str, position: &str) -> &'static str {
    crate::refusal(Kind::Ogama, rules, Some(position)).code()
}

fn refused_start(rules: &str) -> &'static str {
    crate::refusal(Kind::Ogama, rules, None).code()
}

/// The status of a typed-in position.
fn status(rules: &str, position: &str) -> String {
    ogama(rules, position).status()
}

/// The status after some moves.
fn ends(rules: &str, position: &str, moves: &str) -> String {
    after(&ogama(rules, position), moves).status()
}

/// The toad steps among the legal moves.
fn steps(game: &AnyGame) -> Vec<String> {
    moves(game).into_iter().filter(|text| text.starts_with('T')).collect()
}

/// The points of the toads, Orange's first.
fn toads(game: &AnyGame) -> [String; 2] {
    let view = game.view();
    assert_eq!(view.figures.len(), 2);
    Player::BOTH.map(|player| {
        let figure = view.figures.iter().find(|figure| figure.1 == player);
        view.shape.name(figure.expect("each side has a toad").0)
    })
}

fn cycle(position: &str, rules: &str, rounds: usize) -> AnyGame {
    after(&ogama(rules, position), &[ROUND; 9][..rounds].join(" "))
}

#[test]
fn og_1_1_default_size_6x6() {
    assert_eq!(size(&start("")).to_string(), "6x6");
    let game = start("size=5x4,rows=1,toads=a1.a4");
    assert_eq!(game.position_text(), "b*,b,b,b,b/x5/x5/o*,o,o,o,o o");
}

#[test]
fn og_1_2_home_ranks_hold_one_disc_each() {
    let game = start("size=3x5,rows=1,toads=a1.a5");
    assert_eq!(game.position_text(), "b*,b,b/x3/x3/x3/o*,o,o o");
    let game = start("size=3x5,rows=2,toads=a1.a5");
    assert_eq!(game.position_text(), "b*,b,b/b,b,b/x3/o,o,o/o*,o,o o");
}

#[test]
fn og_1_3_default_rows_2() {
    let game = start("toads=b2.e5");
    let picture = "b,b,b,b,b,b/b,b,b,b,b*,b/x6/x6/o,o*,o,o,o,o/o,o,o,o,o,o o";
    assert_eq!(game.position_text(), picture);
}

#[test]
fn og_1_4_rows_at_least_1() {
    assert_eq!(refused_start("rows=0"), "bad-rules");
    assert_eq!(refused_start("rows=-1"), "bad-rules");
    assert_eq!(start("rows=1").status(), "ongoing");
}

#[test]
fn og_1_5_homes_may_touch() {
    let game = start("size=3x4,rows=2,toads=a1.a4");
    assert_eq!(game.position_text(), "b*,b,b/b,b,b/o,o,o/o*,o,o o");
}

#[test]
fn og_1_6_overlapping_homes_have_no_room() {
    assert_eq!(refused_start("size=3x3,rows=2"), "no-room");
    assert_eq!(refused_start("size=3x4,rows=3"), "no-room");
    assert_eq!(status("size=3x3,rows=2", SMALL), "ongoing");
}

#[test]
fn og_1_7_toads_start_on_own_home() {
    for seed in 0..200 {
        let game = start(&format!("seed={seed}"));
        let [orange, black] = toads(&game);
        assert!(orange.ends_with(['1', '2']) && black.ends_with(['5', '6']), "{seed}");
        assert_eq!(owners(&game, &orange), [Player::Light]);
        assert_eq!(owners(&game, &black), [Player::Dark]);
    }
}

#[test]
fn og_1_8_toad_points_drawn_from_seed() {
    let mut counts = std::collections::BTreeMap::new();
    for seed in 0..3_200 {
        let game = start(&format!("size=4x4,rows=1,seed={seed}"));
        *counts.entry(toads(&game)).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 16, "every pair of points");
    assert!(counts.values().all(|count| (140..260).contains(count)), "{counts:?}");
}

#[test]
fn og_1_9_toads_fixed_by_choice() {
    assert_eq!(toads(&start("toads=c2.d5")), ["c2", "d5"]);
    assert_eq!(toads(&start("toads=f1.a6")), ["f1", "a6"]);
}

#[test]
fn og_1_10_toads_off_home_refused() {
    for points in ["c3.d5", "c2.d4", "d5.c2", "c2.c1", "c2.d7"] {
        assert_eq!(refused_start(&format!("toads={points}")), "bad-toads", "{points}");
    }
}

#[test]
fn og_1_11_seed_with_toads_refused() {
    assert_eq!(refused_start("seed=0,toads=c2.d5"), "bad-rules");
    assert_eq!(refused_start("toads=c2.d5,seed=7"), "bad-rules");
}

#[test]
fn og_1_12_orange_moves_first() {
    assert_eq!(start("").turn(), Player::Light);
    assert!(start("").position_text().ends_with(" o"));
}

#[test]
fn og_1_13_first_black_moves_first() {
    assert_eq!(start("first=black").turn(), Player::Dark);
    assert_eq!(start("first=orange").turn(), Player::Light);
}

#[test]
fn og_1_14_ogama_label_leaves_no_trace() {
    let labelled = start("toads=a1.a6");
    let stepped = after(&start("toads=b1.a5"), "Ta1 Ta6");
    assert_eq!(stepped.position_text(), labelled.position_text());
    assert_eq!(stepped.hash(), labelled.hash());
    assert_eq!(moves(&stepped), moves(&labelled));
}

#[test]
fn og_1_15_position_side_decides() {
    assert_eq!(ogama("first=black", "b*,b/o*,o o").turn(), Player::Light);
    assert_eq!(ogama("first=orange", "b*,b/o*,o b").turn(), Player::Dark);
}

#[test]
fn og_2_1_one_action_per_turn() {
    for action in ["Tb1", "b1b2"] {
        let game = after(&ogama("", SMALL), action);
        assert_eq!(game.turn(), Player::Dark);
        assert!(moves(&game).iter().all(|text| text.ends_with(['2', '3'])), "{action}");
        assert_eq!(after(&game, "b3c3").turn(), Player::Light);
    }
}

#[test]
fn og_2_2_no_pass() {
    let game = ogama("", SMALL);
    assert_eq!(refused_move(&game, "--"), "bad-move");
    assert!(game.legal_moves().iter().all(|info| info.ends.is_some()));
}

#[test]
fn og_3_1_toad_steps_to_eight_neighbours() {
    let game = ogama("", "b,b*,b,b,b/x,o,o,o,x/o,o,o*,o,o/x,o,o,o,x/x2,o,x2 o");
    assert_eq!(steps(&game), ["Tb2", "Tb3", "Tb4", "Tc2", "Tc4", "Td2", "Td3", "Td4"]);
    assert_eq!(steps(&ogama("", "b,b*,b/o,o,x/o*,o,o o")), ["Ta2", "Tb1", "Tb2"]);
}

#[test]
fn og_3_2_toad_needs_own_top() {
    assert_eq!(steps(&ogama("", STEPS)), ["Ta1", "Ta3", "Tc2", "Tc3"]);
}

#[test]
fn og_3_3_toad_never_enters_empty() {
    let game = ogama("", STEPS);
    assert_eq!(refused_move(&game, "Ta2"), "illegal-move");
    assert_eq!(refused_move(&game, "Tb1"), "illegal-move");
}

#[test]
fn og_3_4_toad_never_enters_enemy_top() {
    let game = ogama("", STEPS);
    assert_eq!(refused_move(&game, "Tb3"), "illegal-move");
    assert_eq!(refused_move(&game, "Tc1"), "illegal-move");
}

#[test]
fn og_3_5_toad_climbs_any_height() {
    let game = ogama("", "b*,b,x/o,x2/o*,bbbbo,x o");
    let climbed = after(&game, "Tb1");
    assert_eq!(toads(&climbed)[0], "b1");
    assert_eq!(toads(&after(&climbed, "b3c3 Ta1"))[0], "a1");
}

#[test]
fn og_3_6_toad_step_moves_no_disc() {
    let game = after(&ogama("", STEPS), "Tc3");
    let picture = "x3,b,b*/x2,b,x2/bo,bbb,oobo*,x,b/x,o,o,x,o/o,x,ob,x,o b";
    assert_eq!(game.position_text(), picture);
}

#[test]
fn og_4_1_disc_is_own_top_disc() {
    let game = ogama("", "b*,b,ob/x3/o*,o,bo o");
    assert_eq!(froms(&game), ["b1", "c1"]);
    assert_eq!(froms(&ogama("", "b*,b,ob/x3/o*,o,bo b")), ["b3", "c3"]);
}

#[test]
fn og_4_2_disc_under_toad_stays() {
    let game = ogama("", "b*,b,b/x3/o*,o,x o");
    assert_eq!((refused_move(&game, "a1a2"), allows(&game, "b1b2")), ("illegal-move", true));
    let game = ogama("", "b*,b,b/x3/o,o*,x o");
    assert_eq!((refused_move(&game, "b1b2"), allows(&game, "a1a2")), ("illegal-move", true));
}

#[test]
fn og_4_3_only_one_disc_moves() {
    let game = after(&ogama("", "b*,b,b/x3/o*,o,obbo o"), "c1c2");
    assert_eq!(game.position_text(), "b*,b,b/x2,o/o*,o,obb b");
}

#[test]
fn og_4_4_uncovered_disc_owns_column() {
    let game = after(&ogama("", "b*,b,b/x3/o*,o,obbo o"), "c1c2");
    assert!(allows(&game, "c1b1"), "the black disc uncovered may move");
    let game = after(&game, "b3b2");
    assert!(!froms(&game).contains(&"c1".to_owned()), "Orange has lost the column");
}

#[test]
fn og_4_5_distance_is_height_under_own_toad() {
    let game = ogama("", "b*,b,x3/x5/x5/x5/bo*,x,o,o,x o");
    assert_eq!(goes(&game, "c1"), ["b2", "c3", "d2", "e1"]);
    let game = ogama("", "bbb*,b,x3/x5/x5/x5/o*,x,o,o,x o");
    assert_eq!(goes(&game, "c1"), ["b1", "c2", "d1"]);
}

#[test]
fn og_4_6_distance_follows_the_toad_now() {
    let game = ogama("", "b*,b,x3/x5/x5/x5/o*,bo,o,o,x o");
    assert_eq!(goes(&game, "c1"), ["b1", "c2", "d1"]);
    let game = after(&game, "Tb1 b5b4");
    assert_eq!(goes(&game, "c1"), ["b2", "c3", "d2", "e1"]);
}

#[test]
fn og_4_7_path_straight() {
    let game = ogama("", "b,b*,x,obo*/x4/x4/o,x2,o o");
    assert!(allows(&game, "a1a4") && allows(&game, "a1d1"));
    let game = ogama("", "b,b*,x2,b/x5/x5/x5/obo*,x2,o,b o");
    assert!(allows(&game, "d1d4"), "up a file");
    let game = ogama("", "o,b*,x2,b/x5/x5/x5/obo*,x3,o o");
    assert!(allows(&game, "a5a2") && allows(&game, "e1b1"), "down a file and to the left");
}

#[test]
fn og_4_8_path_one_right_angle_turn() {
    let game = ogama("", "b,b*,x,obo*/x4/x4/o,x2,o o");
    assert!(allows(&game, "a1b3") && allows(&game, "a1c2"));
    let game = ogama("", "b*,x,b/x,o,x/o*,x2 o");
    assert_eq!(goes(&game, "b2"), ["a2", "b1", "b3", "c2"], "one point knows no turn");
}

#[test]
fn og_4_9_destinations_at_exact_distance() {
    let game = ogama("", "b*,x3,b/x5/x2,o,x2/x5/bo*,x4 o");
    assert_eq!(goes(&game, "c3"), ["a3", "b2", "b4", "c1", "c5", "d2", "d4", "e3"]);
}

#[test]
fn og_4_10_toad_blocks_passage() {
    let game = ogama("", PATHS);
    assert_eq!(refused_move(&game, "b1b4"), "illegal-move", "its own toad is in the way");
    assert_eq!(refused_move(&game, "b1e1"), "illegal-move", "Black's toad is in the way");
    assert_eq!(goes(&game, "b1"), ["a3", "d2"]);
}

#[test]
fn og_4_11_toad_blocks_destination() {
    let game = ogama("", "b,x2/o*,o,b*/x3 o");
    assert_eq!(goes(&game, "b2"), ["b1", "b3"]);
    assert_eq!(refused_move(&game, "b2a2"), "illegal-move");
    assert_eq!(refused_move(&game, "b2c2"), "illegal-move");
}

#[test]
fn og_4_12_columns_do_not_block() {
    for between in ["x", "o", "b", "bbb", "bbbbo"] {
        let game = ogama("", &format!("b*,x4,b/x6/bo*,x,o,{between},x,o o"));
        assert!(allows(&game, "c1e1"), "over {between}");
    }
}

#[test]
fn og_4_13_path_stays_on_board() {
    let game = ogama("", "b*,b,x2/x3,o/o,x2,bo* o");
    assert_eq!(goes(&game, "d2"), ["b2", "c1", "c3"]);
    assert_eq!(goes(&game, "a1"), ["b2", "c1"]);
    assert_eq!(refused_move(&game, "d2d4"), "illegal-move");
}

#[test]
fn og_4_14_one_open_path_is_enough() {
    let game = ogama("", PATHS);
    assert!(allows(&game, "b1a3"), "by a1, as b3 is closed");
    assert!(allows(&game, "b1d2"), "by b2, as c1 is closed");
    assert!(!allows(&game, "b1c3"), "both corners are closed");
}

#[test]
fn og_4_15_lands_on_empty_own_or_enemy() {
    let game = ogama("", "b*,x,b/o,o,b/o*,x2 o");
    assert_eq!(goes(&game, "b2"), ["a2", "b1", "b3", "c2"]);
}

#[test]
fn og_4_16_disc_lands_on_top() {
    let game = after(&ogama("", "b*,x,b/bo,o,ob/o*,o,x o"), "b2a2");
    assert_eq!(game.position_text(), "b*,x,b/boo,x,ob/o*,o,x b");
    let game = after(&ogama("", "b*,x,b/bo,o,ob/o*,o,x o"), "b2c2");
    assert_eq!(game.position_text(), "b*,x,b/bo,x,obo/o*,o,x b");
}

#[test]
fn og_4_17_landing_on_enemy_captures() {
    let game = ogama("", CAPTURE);
    assert!(game.legal_moves().iter().any(|info| info.text == "a2a3" && info.is_capture));
    let game = after(&game, "a2a3");
    assert_eq!(game.position_text(), "x,b*,b,b/bo,x3/x4/x,o,o*,o b");
    assert!(!froms(&game).contains(&"a3".to_owned()));
    assert!(allows(&after(&game, "c4c3"), "a3a2"), "the column is Orange's now");
}

#[test]
fn og_4_18_nothing_leaves_the_board() {
    let count = |game: &AnyGame| {
        let text = game.position_text();
        let rows = text.split(' ').next().unwrap_or_default().to_owned();
        ['o', 'b', '*'].map(|letter| rows.matches(letter).count())
    };
    for seed in 0..20 {
        let game = start(&format!("seed={seed}"));
        walk(&game, seed, 80, |game| assert_eq!(count(game), [12, 12, 2]));
    }
}

#[test]
fn og_4_19_move_known_by_its_ends() {
    let game = ogama("", "b*,x3,b/x5/x2,o,x2/x5/bo*,x4 o");
    let both_corners_open = moves(&game).iter().filter(|text| *text == "c3d4").count();
    assert_eq!(both_corners_open, 1);
    assert_eq!(game.perft(1), 8);
}

#[test]
fn og_5_1_tower_of_six_wins() {
    let six = "b*,b,x/x,o,o/o*,ooooo,x o";
    assert_eq!(ends("", six, "b2b1"), "over winner=orange reason=tower");
    let five = "b*,b,x/x,o,o/o*,oooo,x o";
    assert_eq!(ends("", five, "b2b1"), "ongoing");
}

#[test]
fn og_5_2_tower_built_or_captured() {
    assert_eq!(ends("", TOWER, "b5b6"), "over winner=black reason=tower", "captured");
    let own = TOWER.replace("bbbbo", "obbbb");
    assert_eq!(ends("", &own, "b5b6"), "over winner=black reason=tower", "built");
}

#[test]
fn og_5_3_tower_discs_of_any_colour() {
    for five in ["bbbbb", "ooooo", "obobo", "bobob", "bbbbo"] {
        let position = format!("b*,b,x/x,o,o/o*,{five},x o");
        assert_eq!(ends("", &position, "b2b1"), "over winner=orange reason=tower", "{five}");
    }
}

#[test]
fn og_5_4_no_singles_ends_game() {
    let over = "over winner=black reason=captures";
    assert_eq!(status("", ENDGAME), "ongoing");
    assert_eq!(ends("", ENDGAME, "a3d3"), over, "Orange takes Black's last single");
    assert_eq!(ends("", ENDGAME, "a3b1"), "ongoing");
    assert_eq!(ends("", ENDGAME, "a3b1 d3d4"), over, "Black joins it to a column");
}

#[test]
fn og_5_5_single_is_a_column_of_one() {
    assert_eq!(status("", "b*,b,ob/x3/o*,o,x o"), "ongoing");
    assert!(status("", "b*,bb,ob/x3/o*,o,x o").ends_with("reason=captures"));
    assert!(status("", "b*,b,ob/x3/o*,oo,bo o").ends_with("reason=captures"));
}

#[test]
fn og_5_6_disc_under_toad_is_no_single() {
    for position in ["b*,bb,x/x3/o*,o,x o", "b*,b,x/x3/o*,oo,x o"] {
        assert_eq!(status("", position), "over winner=draw reason=captures");
        assert_eq!(status("toad-single=no", position), "over winner=draw reason=captures");
    }
}

#[test]
fn og_5_7_toad_single_yes_counts_it() {
    assert_eq!(status("toad-single=yes", "b*,bb,x/x3/o*,o,x o"), "ongoing");
    assert_eq!(status("toad-single=yes", "b*,b,x/x3/o*,oo,x o"), "ongoing");
    let none = "bb*,bb,x/x3/o*,o,x o";
    assert_eq!(status("toad-single=yes", none), "over winner=draw reason=captures");
}

#[test]
fn og_5_8_toad_step_can_end_game() {
    let position = "b*,b,x/x3/oo*,o,x o";
    assert_eq!(status("", position), "ongoing");
    assert_eq!(ends("", position, "Tb1"), "over winner=draw reason=captures");
    assert_eq!(ends("toad-single=yes", position, "Tb1"), "ongoing");
}

#[test]
fn og_5_9_captures_are_enemy_discs_under_own_top() {
    let winner = |black: &str, orange: &str| status("", &format!("{black}/x3/{orange} o"));
    let [orange, black] = ["orange", "black"].map(|w| format!("over winner={w} reason=captures"));
    assert_eq!(winner("b*,bob,x", "o*,o,bbo"), orange, "one against two");
    assert_eq!(winner("b*,obob,x", "o*,o,ooobo"), black, "own discs below do not count");
    assert_eq!(winner("oob*,bb,x", "o*,o,bo"), black, "discs under a toad's column count");
    assert_eq!(winner("b*,bbbob,ob", "obbbo*,o,x"), orange, "two against three");
}

#[test]
fn og_5_10_more_captures_win() {
    let orange = "b*,ob,x/x3/o*,o,bbo o";
    assert_eq!(status("tie=opponent", orange), "over winner=orange reason=captures");
    let black = "b*,oob,x/x3/o*,o,bo o";
    assert_eq!(status("tie=mover", black), "over winner=black reason=captures");
    assert_eq!(status("tie=opponent", black), "over winner=black reason=captures");
}

#[test]
fn og_5_11_tie_is_a_draw() {
    assert_eq!(status("", TIED), "over winner=draw reason=captures");
    assert_eq!(status("tie=draw", TIED), "over winner=draw reason=captures");
}

#[test]
fn og_5_12_tie_mover() {
    let step = "b*,b,x/x3/oo*,o,x o";
    assert_eq!(ends("tie=mover", step, "Tb1"), "over winner=orange reason=captures");
}

#[test]
fn og_5_13_tie_opponent() {
    let step = "b*,b,x/x3/oo*,o,x o";
    assert_eq!(ends("tie=opponent", step, "Tb1"), "over winner=black reason=captures");
}

#[test]
fn og_5_14_stalemate_counts_captures() {
    assert_eq!(status("", STUCK), "over winner=orange reason=stalemate");
    let equal = STUCK.replace("bbbb", "oooo");
    assert_eq!(status("", &equal), "over winner=draw reason=stalemate");
    assert_eq!(status("tie=opponent", &equal), "over winner=orange reason=stalemate");
    let black_moves = STUCK.replace("x2 o", "x2 b");
    assert_eq!(status("", &black_moves), "ongoing", "only the player to move matters");
}

#[test]
fn og_5_15_stalemate_loss() {
    assert_eq!(status("stalemate=loss", STUCK), "over winner=black reason=stalemate");
}

#[test]
fn og_5_16_stalemate_draw() {
    assert_eq!(status("stalemate=draw", STUCK), "over winner=draw reason=stalemate");
}

#[test]
fn og_5_17_stalemate_reason_always_named() {
    for rules in ["stalemate=captures", "stalemate=loss", "stalemate=draw"] {
        assert!(status(rules, STUCK).ends_with("reason=stalemate"), "{rules}");
    }
}

#[test]
fn og_5_18_repetition_is_a_draw() {
    let led = "b,b*,b,b/x4/bo,x3/x,o,o*,o o";
    for rules in ["", "repetition=draw", "tie=mover"] {
        assert_eq!(cycle(led, rules, 1).status(), "ongoing");
        assert_eq!(cycle(led, rules, 2).status(), "over winner=draw reason=repetition");
    }
}

#[test]
fn og_5_19_repetition_captures() {
    let led = "b,b*,b,b/x4/bo,x3/x,o,o*,o o";
    let equal = "b,b*,b,b/x4/x4/o,o,o*,o o";
    let status = |position, rules| cycle(position, rules, 2).status();
    assert_eq!(status(led, "repetition=captures"), "over winner=orange reason=repetition");
    assert_eq!(status(equal, "repetition=captures"), "over winner=draw reason=repetition");
    let mover = "repetition=captures,tie=mover";
    assert_eq!(status(equal, mover), "over winner=black reason=repetition");
}

#[test]
fn og_5_20_same_position_means() {
    let game = start("toads=b1.b6");
    let again = after(&game, "Ta1 Ta6 Tb1 Tb6");
    assert_eq!((again.position_text(), again.occurrences()), (game.position_text(), 2));
    let other_player = after(&game, "Ta1 Ta6 Tb2 Tb6 Tb1");
    assert_eq!(other_player.position_text(), game.position_text().replace(" o", " b"));
    assert_eq!(other_player.occurrences(), 1);
    assert_eq!(after(&game, "Ta1 Ta6").occurrences(), 1, "the toads stand elsewhere");
}

#[test]
fn og_5_21_ends_judged_in_order() {
    let tower_and_captures = "b*,b,oob/x,o,x/o*,ooooo,x o";
    assert_eq!(ends("", tower_and_captures, "b2b1"), "over winner=orange reason=tower");
    let captures_and_stalemate = "b*,b,x/x3/bbbbo*,x2 o";
    let rules = "stalemate=loss";
    assert_eq!(status(rules, captures_and_stalemate), "over winner=orange reason=captures");
    let stalemate_and_cap = STUCK.replace("x2 o", "x2 b");
    assert!(ends("cap=1", &stalemate_and_cap, "b3b2").ends_with("reason=stalemate"));
    let equal = "b,b*,b,b/x4/x4/o,o,o*,o o";
    assert!(cycle(equal, "cap=8", 2).status().ends_with("reason=repetition"));
}

#[test]
fn og_5_22_start_judged_before_first_action() {
    assert_eq!(start("size=1x2,rows=1").status(), "over winner=draw reason=captures");
    assert_eq!(status("", TIED), "over winner=draw reason=captures");
    assert_eq!(status("", STUCK), "over winner=orange reason=stalemate");
}

#[test]
fn og_5_23_mover_of_a_typed_position() {
    assert_eq!(status("tie=mover", TIED), "over winner=black reason=captures");
    let black_moves = TIED.replace("bo o", "bo b");
    assert_eq!(status("tie=mover", &black_moves), "over winner=orange reason=captures");
    assert_eq!(status("tie=opponent", &black_moves), "over winner=black reason=captures");
}

#[test]
fn og_5_24_typed_tower_is_over() {
    for side in ["o", "b"] {
        let orange = format!("b*,b,x/x3/o*,o,bbbbbo {side}");
        assert_eq!(status("", &orange), "over winner=orange reason=tower");
        let black = format!("b*,b,x/x3/o*,o,ooooobb {side}");
        assert_eq!(status("", &black), "over winner=black reason=tower");
    }
    assert_eq!(status("", "b*,b,x/x3/o*,o,bbbbo o"), "ongoing");
}

#[test]
fn og_5_25_two_towers_refused() {
    assert_eq!(refused("", "b*,b,bbbbbb/x3/o*,o,oooooo o"), "two-towers");
    assert_eq!(refused("", "b*,b,bbbbbbb/x3/o*,bbbbbb,x o"), "two-towers");
}

#[test]
fn og_6_1_position_string_columns() {
    let game = ogama("", "b*,b,x/x3/o*,o,obb b");
    assert_eq!(owners(&game, "c1"), [Player::Light, Player::Dark, Player::Dark]);
    assert_eq!((column(&game, "a2").len(), game.turn()), (0, Player::Dark));
    assert_eq!(refused("", "b*,b,x/x3/o*,o,obw b"), "bad-position");
    assert_eq!(refused("", "b*,b,x/x3/o*,o,x"), "bad-position");
}

#[test]
fn og_6_2_star_marks_a_toad() {
    assert_eq!(toads(&ogama("", "oob*,b,x/x3/o,o,bo* o")), ["c1", "a3"]);
    assert_eq!(toads(&ogama("", "bbo*,b,x/x3/o,o,ob* o")), ["a3", "c1"]);
}

#[test]
fn og_6_3_missing_toad_refused() {
    assert_eq!(refused("", "b*,b,x/x3/o,o,x o"), "missing-toad");
    assert_eq!(refused("", "b,b,x/x3/o*,o,x o"), "missing-toad");
}

#[test]
fn og_6_4_second_toad_refused() {
    assert_eq!(refused("", "b*,b,x/x3/o*,o*,x o"), "second-toad");
    assert_eq!(refused("", "b*,b*,x/x3/o*,o,x o"), "second-toad");
}

#[test]
fn og_6_5_misplaced_star_refused() {
    for column in ["o**", "*o", "o*o", "*", "x*"] {
        let position = format!("b*,b,x/x3/o,{column},x o");
        assert_eq!(refused("", &position), "bad-position", "{column}");
    }
    assert_eq!(status("", "b*,b,x/x3/o,o*,x o"), "ongoing");
}

#[test]
fn og_6_6_disc_move_string() {
    let mut game = ogama("", PATHS);
    assert!(allows(&game, "b1d2"));
    assert_eq!(game.play_text("b1d2").as_deref(), Ok("b1d2"));
    assert_eq!((column(&game, "b1").len(), column(&game, "d2").len()), (0, 1));
}

#[test]
fn og_6_7_toad_move_string() {
    let mut game = ogama("", STEPS);
    assert_eq!(game.play_text("Tc3").as_deref(), Ok("Tc3"));
    assert_eq!(toads(&game)[0], "c3");
}

#[test]
fn og_6_8_record_marks_read_back() {
    for marked in ["a2a3", "a2xa3", "a2a3#", "a2xa3#"] {
        assert_eq!(ogama("", CAPTURE).play_text(marked).as_deref(), Ok("a2a3"), "{marked}");
    }
    let mut game = ogama("", "b*,b,x/x3/oo*,o,x o");
    assert_eq!(game.play_text("Tb1#").as_deref(), Ok("Tb1"));
}

#[test]
fn og_6_9_tower_under_toad_accepted() {
    let position = "b*,b,x/x3/oooooo*,o,x b";
    assert_eq!(status("", position), "over winner=orange reason=tower");
    let position = "obobobb*,b,x/x3/o*,o,x b";
    assert_eq!(status("", position), "over winner=black reason=tower");
}
