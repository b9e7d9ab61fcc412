//! The clauses of `rulebook/stackreverse.md` on wild boards: part 5, and how
//! their positions are written.

use std::sync::Arc;

use rules::view::Shape;
use rules::wild::{BoardError, BoardFault, BoardWarning, WildBoard};
use rules::{AnyGame, Kind, Player};

use crate::{after, allows, column, goes, moves, refused_move};

type Board = Arc<WildBoard>;

/// A polygon with its sides along the axes.
fn block(x: f64, y: f64, width: f64, height: f64) -> Vec<[f64; 2]> {
    vec![[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
}

fn drawn(polygons: &[Vec<[f64; 2]>]) -> Result<WildBoard, BoardError> {
    WildBoard::from_polygons(polygons, None)
}

/// The board of the picture in part 5: three, four and three bricks.
fn bricks() -> Board {
    let row = |x: i32, y: f64, count: i32| (0..count).map(move |n| (f64::from(x + 2 * n), y));
    let corners = row(1, 2.0, 3).chain(row(0, 1.0, 4)).chain(row(1, 0.0, 3));
    let polygons: Vec<_> = corners.map(|(x, y)| block(x, y, 2.0, 1.0)).collect();
    Arc::new(drawn(&polygons).expect("bricks lie side by side"))
}

fn edges(cells: usize, edges: &[[u32; 2]]) -> Board {
    Arc::new(WildBoard::from_edges(cells, edges, None).expect("good edges"))
}

/// Cells in a row, each the neighbour of the next.
fn chain(cells: u32) -> Board {
    let pairs: Vec<[u32; 2]> = (1..cells).map(|cell| [cell, cell + 1]).collect();
    edges(cells as usize, &pairs)
}

fn json(text: &str) -> Result<WildBoard, BoardError> {
    WildBoard::from_json(text)
}

/// A chain of seven cells with these camps, as a board file.
fn camps(white: &str, black: &str) -> Result<WildBoard, BoardError> {
    let edges = "[[1,2],[2,3],[3,4],[4,5],[5,6],[6,7]]";
    json(&format!(r#"{{"cells": 7, "edges": {edges}, "white": {white}, "black": {black}}}"#))
}

/// A board with camps of three cells, listed out of order.
fn camped() -> Board {
    Arc::new(camps("[3,1,2]", "[5,6,7]").expect("the camps are apart"))
}

fn on(board: &Board, rules: &str, position: &str) -> AnyGame {
    let game = Kind::Stackreverse.open(rules, Some(board), Some(position));
    game.unwrap_or_else(|refusal| panic!("{position}: {refusal}"))
}

/// The position string of the start.
fn started(board: &Board, rules: &str) -> String {
    let game = Kind::Stackreverse.open(rules, Some(board), None);
    game.unwrap_or_else(|refusal| panic!("{rules}: {refusal}")).position_text()
}

fn refused(board: &Board, rules: &str, position: Option<&str>) -> &'static str {
    Kind::Stackreverse.open(rules, Some(board), position).expect_err(rules).code()
}

/// The faults of a board that is refused.
fn faults(board: Result<WildBoard, BoardError>) -> Vec<BoardFault> {
    board.expect_err("a bad board").faults().cloned().collect()
}

/// The values of a side, in the order of the cells.
fn set(game: &AnyGame, player: Player) -> Vec<i8> {
    let pieces = game.view().columns.concat();
    let own = pieces.into_iter().filter(|piece| piece.owner == player);
    own.filter_map(|piece| piece.value).collect()
}

#[test]
fn sr_5_1_cells_sharing_an_edge_are_neighbours() {
    let four = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)].map(|(x, y)| block(x, y, 1.0, 1.0));
    let board = drawn(&four).expect("four squares");
    assert_eq!(board.neighbours(0), [1, 2], "not 3, which it meets at a corner");
    assert_eq!(board.neighbours(3), [1, 2]);
    assert_eq!(bricks().neighbours(4), [0, 1, 3, 5, 7, 8]);
}

#[test]
fn sr_5_2_two_steps() {
    for rules in ["", "steps=2"] {
        let game = on(&chain(5), rules, "w5,x3,b5 w 0,0");
        assert_eq!(moves(&game), ["n1n3", "n1n3~"]);
    }
    let game = on(&bricks(), "", "b3,x3,b6,x2,w4,x2 w 0,0");
    assert_eq!(moves(&game), ["n8n1", "n8n10", "n8n10~", "n8n6", "n8n6~"]);
}

#[test]
fn sr_5_3_two_steps_end_elsewhere() {
    let game = on(&bricks(), "", "b3,x3,b6,x2,w4,x2 w 0,0");
    assert_eq!(refused_move(&game, "n8n8"), "illegal-move");
    assert_eq!(refused_move(&game, "n8n8~"), "illegal-move");
    let alone = on(&edges(3, &[[1, 2]]), "loss=blocked", "w5,x,b5 w 0,0");
    assert_eq!(moves(&alone), ["--"], "there and back is no move");
}

#[test]
fn sr_5_4_cell_passed_must_be_free() {
    for middle in ["w9", "b1", "b9"] {
        let game = on(&chain(5), "loss=blocked", &format!("w5,{middle},x2,b5 w 0,0"));
        assert_eq!(goes(&game, "n1"), [""; 0], "{middle}");
    }
    let game = on(&chain(5), "", "w5,x,b1,x,b5 w 0,0");
    assert_eq!(goes(&game, "n1"), ["n3"], "the cell it ends on may hold a column");
}

#[test]
fn sr_5_5_any_free_middle_serves() {
    let ring = edges(4, &[[1, 2], [2, 3], [3, 4], [4, 1]]);
    let plain = |position| moves(&on(&ring, "loss=blocked", position));
    assert_eq!(plain("w5,x3 w 0,0"), ["n1n3", "n1n3~"], "by two cells, and yet one move");
    assert_eq!(plain("w5,b9,x2 w 0,0"), ["n1n3", "n1n3~"]);
    assert_eq!(plain("w5,x2,b9 w 0,0"), ["n1n3", "n1n3~"]);
    assert_eq!(plain("w5,b9,x,b9 w 0,0"), ["--"]);
}

#[test]
fn sr_5_6_two_steps_may_end_on_neighbour() {
    let triangle = edges(3, &[[1, 2], [2, 3], [3, 1]]);
    let game = on(&triangle, "loss=blocked", "w5,x2 w 0,0");
    assert_eq!(moves(&game), ["n1n2", "n1n2~", "n1n3", "n1n3~"]);
    let game = on(&triangle, "loss=blocked", "w5,b9,x w 0,0");
    assert_eq!(moves(&game), ["--"], "not n3, as n2 is not free");
}

#[test]
fn sr_5_7_one_or_two_steps() {
    let game = on(&chain(5), "steps=1-2", "w5,x3,b5 w 0,0");
    assert_eq!(moves(&game), ["n1n2", "n1n2~", "n1n3", "n1n3~"]);
    let game = on(&chain(5), "steps=1-2", "w5,b1,x2,b5 w 0,0");
    assert_eq!(moves(&game), ["n1n2"], "n3 lies behind a piece");
    let game = on(&bricks(), "steps=1-2", "b3,x3,b6,x2,w4,x2 w 0,0");
    assert!(allows(&game, "n8n4") && allows(&game, "n8n9~"));
    assert!(!allows(&game, "n8n2") && !allows(&game, "n8n5"));
}

#[test]
fn sr_5_8_wild_landing_and_flip_as_on_grid() {
    let lands = |rules, v, t| {
        let position = format!("w{v},x,b{t} w 0,0");
        allows(&on(&chain(3), &format!("loss=blocked{rules}"), &position), "n1n3")
    };
    assert!(lands("", 5, 5) && lands("", -6, 5) && lands(",compare=signed", 2, -9));
    assert!(!lands("", 6, 5) && !lands("", 4, 5) && !lands("", 2, -9));
    let game = on(&chain(5), "", "w5,x3,b5 w 0,0");
    assert_eq!(after(&game, "n1n3~").position_text(), "x2,w-5,x,b5 b 0,0");
    let status = |rules, position| on(&chain(3), rules, position).status();
    assert_eq!(status("", "w1,x,b9 w 0,0"), "over winner=black reason=immobile");
    assert_eq!(moves(&on(&chain(3), "loss=helpless", "w1,x,b9 w 0,0")), ["--"]);
    let far = |cells, position| on(&chain(cells), "", position).status();
    assert_eq!(far(7, "w1,x5,b1 w 0,0"), "ongoing", "a mount with the third move");
    assert_eq!(far(9, "w1,x7,b1 w 0,0"), "over winner=black reason=helpless", "with the fourth");
}

#[test]
fn sr_5_9_cells_named_in_order() {
    let game = on(&bricks(), "", "b3,x3,b6,x2,w4,x2 w 0,0");
    let values = ["n1", "n5", "n8"].map(|name| column(&game, name)[0].value);
    assert_eq!(values, [Some(3), Some(6), Some(4)]);
    assert_eq!(game.view().shape.name(9), "n10");
    assert_eq!(refused_move(&game, "n8n11"), "illegal-move");
    assert_eq!(refused_move(&game, "n8n0"), "illegal-move");
}

#[test]
fn sr_5_10_board_from_polygons() {
    let text = r#"{"polygons": [
        [[0,0],[100,0],[100,100],[0,100]],
        [[100.2,0.1],[200,0],[200,100],[99.9,100]],
        [[201,0],[300,0],[300,100],[200.1,99.8]],
        [[240,100.3],[260,100],[250,150]],
        [[400,0],[500,0],[500,100]]
    ]}"#;
    let board = json(text).expect("a drawing by hand");
    let neighbours = [0, 1, 2, 3, 4].map(|cell| board.neighbours(cell).to_vec());
    assert_eq!(neighbours, [vec![1], vec![0, 2], vec![1, 3], vec![2], vec![]]);
}

#[test]
fn sr_5_11_vertex_on_edge_splits_it() {
    let long = block(0.0, 0.0, 1.0, 2.0);
    let board = drawn(&[long, block(1.0, 0.0, 1.0, 1.0), block(1.0, 1.0, 1.0, 1.0)]);
    let board = board.expect("one long cell beside two short ones");
    assert_eq!(board.neighbours(0), [1, 2]);
    let board = drawn(&[block(0.0, 0.0, 3.0, 1.0), block(1.0, 1.0, 1.0, 1.0)]).expect("a step");
    assert_eq!(board.neighbours(0), [1], "both ends of the edge lie on the longer one");
}

#[test]
fn sr_5_12_board_from_edges() {
    let board = json(r#"{"cells": 4, "edges": [[1,2],[4,2],[3,4]]}"#).expect("a good file");
    assert_eq!(board.cells(), 4);
    let neighbours = [0, 1, 2, 3].map(|cell| board.neighbours(cell).to_vec());
    assert_eq!(neighbours, [vec![1], vec![0, 3], vec![3], vec![1, 2]]);
}

#[test]
fn sr_5_13_camps_in_board() {
    let board = camped();
    let given = board.camps().expect("camps");
    assert_eq!((given.white.as_slice(), given.black.as_slice()), (&[2, 0, 1][..], &[4, 5, 6][..]));
    let text = r#"{"polygons": [[[0,0],[1,0],[1,1],[0,1]], [[1,0],[2,0],[2,1],[1,1]],
        [[2,0],[3,0],[3,1],[2,1]]], "white": [1], "black": [3]}"#;
    let board = json(text).expect("a good file");
    let given = board.camps().expect("camps");
    assert_eq!((given.white.as_slice(), given.black.as_slice()), (&[0][..], &[2][..]));
    assert_eq!(bricks().camps(), None);
}

#[test]
fn sr_5_14_fewer_than_two_cells_refused() {
    assert!(WildBoard::from_edges(0, &[], None).is_err());
    assert!(WildBoard::from_edges(1, &[], None).is_err());
    assert!(drawn(&[block(0.0, 0.0, 1.0, 1.0)]).is_err());
    assert!(WildBoard::from_edges(2, &[[1, 2]], None).is_ok());
}

#[test]
fn sr_5_15_more_than_256_cells_refused() {
    assert_eq!(WildBoard::from_edges(256, &[[1, 256]], None).map(|board| board.cells()), Ok(256));
    assert!(WildBoard::from_edges(257, &[[1, 2]], None).is_err());
    let row =
        |count: u32| drawn(&(0..count).map(|n| block(n.into(), 0.0, 1.0, 1.0)).collect::<Vec<_>>());
    assert_eq!(row(256).map(|board| board.cells()), Ok(256));
    assert!(row(257).is_err());
}

#[test]
fn sr_5_16_bad_edges_refused() {
    for edge in [[1, 1], [1, 4], [0, 1], [9, 2]] {
        assert!(WildBoard::from_edges(3, &[[1, 2], edge], None).is_err(), "{edge:?}");
    }
    assert!(WildBoard::from_edges(3, &[[1, 2], [1, 3]], None).is_ok());
}

#[test]
fn sr_5_17_bad_polygons_refused() {
    let square = block(0.0, 0.0, 10.0, 10.0);
    let crossed = vec![[20.0, 0.0], [30.0, 10.0], [30.0, 0.0], [20.0, 10.0]];
    assert!(matches!(
        faults(drawn(&[square.clone(), crossed]))[..],
        [BoardFault::SelfCrossing { cell: 2, .. }]
    ));
    let overlapping = block(5.0, 5.0, 10.0, 10.0);
    assert!(matches!(
        faults(drawn(&[square.clone(), overlapping]))[..],
        [BoardFault::Overlap { first: 1, second: 2, .. }]
    ));
    assert!(drawn(&[square.clone(), block(2.0, 2.0, 3.0, 3.0)]).is_err(), "one in the other");
    assert!(drawn(&[square.clone(), square]).is_err(), "one on the other");
}

#[test]
fn sr_5_18_camps_apart() {
    assert!(camps("[1,2]", "[4,5]").is_ok());
    assert_eq!(faults(camps("[1,2]", "[2,5]"))[0], BoardFault::CampsOverlap { cell: 2 });
    let touching = BoardFault::CampsTouch { white: 2, black: 3 };
    assert_eq!(faults(camps("[1,2]", "[3,5]")), [touching]);
}

#[test]
fn sr_5_19_board_refusal_names_every_reason() {
    let text = r#"{"cells": 3, "edges": [[1,1],[2,9],[1,2]], "white": [1,7], "black": [2,2]}"#;
    let found = faults(json(text));
    for fault in [
        BoardFault::EdgeToItself { edge: 1, cell: 1 },
        BoardFault::EdgeToNowhere { edge: 2, cell: 9, cells: 3 },
        BoardFault::CampRepeats { camp: rules::wild::Camp::Black, cell: 2 },
        BoardFault::CampNowhere { camp: rules::wild::Camp::White, cell: 7, cells: 3 },
    ] {
        assert!(found.contains(&fault), "{fault} in {found:?}");
    }
    let error = json(text).expect_err("a bad board").to_string();
    assert!(found.iter().all(|fault| error.contains(&fault.to_string())));
}

#[test]
fn sr_5_20_odd_boards_warned() {
    let ring: Vec<[u32; 2]> = (1..=20).map(|cell| [cell, cell % 20 + 1]).collect();
    assert_eq!(edges(20, &ring).warnings(), []);
    let few = edges(2, &[[1, 2]]);
    assert_eq!(few.warnings(), [BoardWarning::FewCells { cells: 2 }]);
    let parts = edges(20, &ring[..18]);
    assert_eq!(parts.warnings(), [BoardWarning::SeveralPieces { pieces: 2 }]);
    let twice = edges(20, &[ring.as_slice(), &[[2, 1]]].concat());
    let warning = BoardWarning::RepeatedEdge { first: 1, second: 2, times: 2 };
    assert_eq!(twice.warnings(), [warning]);
    assert_eq!(twice.neighbours(0), [1, 19], "it counts once");
}

#[test]
fn sr_5_21_generated_board() {
    let start = |rules: &str| Kind::Stackreverse.open(rules, None, None).expect(rules);
    let game = start("board=wild.24.7");
    let Shape::Wild(board) = game.view().shape else { panic!("a wild board") };
    assert_eq!(board.cells(), 24);
    assert_eq!(WildBoard::generate(24, 7).as_ref(), Ok(&*board));
    assert_ne!(WildBoard::generate(24, 8).as_ref(), Ok(&*board));
    let again = start("board=wild.24.7");
    assert_eq!((again.position_text(), moves(&again)), (game.position_text(), moves(&game)));
}

#[test]
fn sr_5_22_generated_board_20_to_120() {
    for cells in [20, 21, 120] {
        assert_eq!(WildBoard::generate(cells, 1).map(|board| board.cells()), Ok(cells));
    }
    assert!(WildBoard::generate(19, 1).is_err() && WildBoard::generate(121, 1).is_err());
    for bad in ["wild.19.1", "wild.121.1", "wild.0.1", "wild.24", "wild.24.-1", "wild", "8x8"] {
        let refused = Kind::Stackreverse.full_rules(&format!("board={bad}"), None);
        assert_eq!(refused.expect_err(bad).code(), "bad-rules", "{bad}");
    }
}

#[test]
fn sr_5_23_generated_camps_apart() {
    for seed in 0..12 {
        let board = WildBoard::generate(20 + 9 * seed as usize, seed).expect("20 to 119 cells");
        let camps = board.camps().expect("a generated board has camps");
        let height = |cell: &u8| board.centre(usize::from(*cell))[1];
        let highest_white = camps.white.iter().map(height).max();
        assert!(highest_white < camps.black.iter().map(height).min(), "{seed}");
        for &white in &camps.white {
            let near = board.neighbours(usize::from(white));
            assert!(!camps.black.contains(&white), "{seed}");
            assert!(!near.iter().any(|cell| camps.black.contains(cell)), "{seed}");
        }
    }
}

#[test]
fn sr_5_24_wild_default_set() {
    let game = Kind::Stackreverse.open("board=wild.30.1", None, None).expect("a start");
    for player in Player::BOTH {
        let mut values = set(&game, player);
        values.sort_unstable();
        assert_eq!(values, [1, 2, 3, 4, 5, 6]);
    }
    assert!(game.rules().contains("set=1.2.3.4.5.6,"));
}

#[test]
fn sr_5_25_wild_balanced_follows_camp() {
    assert_eq!(started(&camped(), "set=1.2.3"), "w2,w1,w3,x,b3,b2,b1 w 0,0");
    assert_eq!(started(&camped(), "set=2.9.4"), "w4,w2,w9,x,b9,b4,b2 w 0,0");
}

#[test]
fn sr_5_26_small_set_leaves_camp_cells_empty() {
    assert_eq!(started(&camped(), "set=1.2"), "w1,x,w2,x,b2,b1,x w 0,0");
}

#[test]
fn sr_5_27_large_set_has_no_room() {
    assert_eq!(refused(&camped(), "set=1.2.3.4", None), "no-room");
    assert_eq!(refused(&camped(), "", None), "no-room", "six values on three cells");
    let typed = on(&camped(), "set=1.2.3.4", "w5,x,b5,x4 w 0,0");
    assert_eq!(typed.status(), "ongoing");
}

#[test]
fn sr_5_28_no_camps_no_start() {
    assert_eq!(refused(&chain(7), "set=1", None), "no-room");
    assert_eq!(on(&chain(7), "set=1", "w5,x,b5,x4 w 0,0").status(), "ongoing");
}

#[test]
fn sr_5_29_unreadable_board_refused() {
    for text in [
        "",
        "cells",
        "{}",
        "[]",
        r#"{"cells": 4}"#,
        r#"{"edges": [[1,2]]}"#,
        r#"{"cells": "four", "edges": []}"#,
        r#"{"cells": 4, "edges": [[1]]}"#,
        r#"{"cells": 4, "edges": [[1,2]], "colour": 1}"#,
        r#"{"cells": 4, "edges": [[1,2]], "polygons": []}"#,
        r#"{"polygons": [[[0,0],[1,0]], [[0,0],[1,0],[1,1]]]}"#,
    ] {
        assert!(json(text).is_err(), "{text}");
    }
    let ogama = Kind::Ogama.open("", Some(&chain(7)), None);
    assert_eq!(ogama.expect_err("Ogama is played on grids").code(), "bad-board");
}

#[test]
fn sr_5_30_camp_names_each_cell_once() {
    for (white, black) in [("[8]", "[4]"), ("[0]", "[4]"), ("[1,1]", "[4]"), ("[1]", "[4,5,4]")] {
        assert!(camps(white, black).is_err(), "{white} {black}");
    }
    assert!(camps("[1]", "[4,5]").is_ok());
}

#[test]
fn sr_6_4_wild_position_is_one_rank() {
    let board = chain(5);
    let text = "w5,x,b-3w5,x,b5 w 0,0";
    assert_eq!(on(&board, "", text).position_text(), text);
    for bad in ["w5,x2,b5 w 0,0", "w5,x4,b5 w 0,0", "w5,x4/x4,b5 w 0,0"] {
        assert_eq!(refused(&board, "", Some(bad)), "size-mismatch", "{bad}");
    }
    let large = chain(200);
    assert_eq!(on(&large, "", "w5,x198,b5 w 0,0").status(), "over winner=black reason=helpless");
}
