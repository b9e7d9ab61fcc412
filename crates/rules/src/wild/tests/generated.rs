//! *Rule* SR-5.21 to SR-5.23: boards from a seed.

use std::sync::LazyLock;

use super::*;

/// A board of every size, with seeds near zero and far from it.
static BOARDS: LazyLock<Vec<(String, WildBoard)>> = LazyLock::new(|| {
    let board = |cells: usize| {
        let seed = if cells.is_multiple_of(2) { cells as u64 } else { u64::MAX - cells as u64 };
        let board = WildBoard::generate(cells, seed).expect("the size is offered");
        (format!("wild.{cells}.{seed}"), board)
    };
    (WildBoard::MIN_GENERATED..=WildBoard::MAX_GENERATED).map(board).collect()
});

fn boards() -> impl Iterator<Item = (&'static str, &'static WildBoard)> {
    BOARDS.iter().map(|(name, board)| (name.as_str(), board))
}

/// All that a board is, hashed by FNV-1a, which fits in a few lines and never changes.
fn hash(board: &WildBoard) -> u64 {
    let polygons = board.polygons().expect("generated boards are drawn").iter();
    let corners = polygons.flat_map(|polygon| polygon.corners().as_flattened());
    let ends = (0..board.cells()).flat_map(|cell| board.neighbours(cell));
    let Camps { white, black } = board.camps().expect("generated boards have camps");
    let cells = ends.chain(white).chain(black).map(|&cell| i32::from(cell));
    let bytes = corners.copied().chain(cells).flat_map(i32::to_le_bytes);
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

#[test]
fn the_same_size_and_seed_give_the_same_board_for_ever() {
    let pins = [
        (20, 0, 0xC42C_E9E7_FFE7_7BBD),
        (24, 1, 0x12CE_969C_820C_92A8),
        (21, 21, 0x7580_8374_1480_14CB),
        (60, 7, 0xFC67_4EB0_9ED2_3967),
        (119, u64::MAX, 0xC1DE_765C_F98A_6E4D),
        (120, 3, 0xDBA6_63B9_5B65_44C8),
    ];
    let found = pins.map(|(cells, seed, _)| {
        let board = WildBoard::generate(cells, seed).expect("the size is offered");
        (cells, seed, hash(&board))
    });
    assert_eq!(found, pins, "{found:#018X?}");
}

#[test]
fn other_sizes_are_refused() {
    for cells in [0, 1, 19, 121, usize::MAX] {
        let fault = BoardFault::GeneratedSize { cells };
        assert_eq!(faults(WildBoard::generate(cells, 1)), [fault]);
    }
}

#[test]
fn boards_have_their_size_and_are_in_one_piece() {
    for (name, board) in boards() {
        let cells: usize = name.split('.').nth(1).unwrap().parse().unwrap();
        assert_eq!(board.cells(), cells, "{name}");
        assert!(board.warnings().is_empty(), "{name}");
        assert!((0..cells).all(|cell| board.neighbours(cell).len() >= 2), "{name}");
    }
}

#[test]
fn camps_of_six_keep_three_steps_apart() {
    for (name, board) in boards() {
        let Camps { white, black } = board.camps().expect("generated boards have camps");
        assert_eq!((white.len(), black.len()), (6, 6), "{name}");
        let steps = board.links.distances(white);
        assert!(black.iter().all(|&cell| steps[usize::from(cell)] >= Some(3)), "{name}");
        let height = |&cell: &u8| board.centre(cell.into())[1];
        assert!(white.iter().map(height).max() < black.iter().map(height).min(), "{name}");
        let polygons = board.polygons().expect("generated boards are drawn");
        let is_at_rim =
            |&cell: &u8| polygons[usize::from(cell)].corners().iter().any(|c| c[1] == 0);
        let back = white.iter().take_while(|cell| is_at_rim(cell)).count();
        assert!((3..=6).contains(&back), "{name}");
    }
}

#[test]
fn boards_are_their_own_half_turn() {
    for (name, board) in boards() {
        let turned = |cell: u8| board.cells() as u8 - 1 - cell;
        for cell in 0..board.cells() as u8 {
            let mut other: Vec<u8> =
                board.neighbours(turned(cell).into()).iter().map(|&end| turned(end)).collect();
            other.reverse();
            assert_eq!(board.neighbours(cell.into()), other, "{name} {cell}");
        }
        let Camps { white, black } = board.camps().expect("generated boards have camps");
        assert!(white.iter().map(|&cell| turned(cell)).eq(black.iter().copied()), "{name}");
    }
}

#[test]
fn cells_are_even_and_sides_are_long_enough_to_see() {
    for (name, board) in boards() {
        let polygons = board.polygons().expect("generated boards are drawn");
        let (width, height) = (838_860_i64, 1_048_576);
        let side = (width * height / board.cells() as i64).isqrt();
        let mut total = 0;
        for polygon in polygons {
            let points = polygon.points();
            total += super::super::geometry::twice_area(&points);
            let sides = super::super::geometry::sides(&points);
            let shortest = sides.map(|(a, b)| a.distance2(b).isqrt()).min();
            assert!(shortest >= Some(side * 23 / 100), "{name}: {shortest:?} of {side}");
            assert!(points.len() >= 4, "{name}");
        }
        assert_eq!(total, 2 * width * height, "{name}: the cells fill the rectangle");
    }
}

#[test]
fn boards_survive_being_written() {
    for (name, board) in boards() {
        assert_eq!(WildBoard::from_json(&board.to_json()).as_ref(), Ok(board), "{name}");
    }
}

#[test]
fn different_seeds_give_different_boards() {
    let boards: Vec<WildBoard> =
        (0..20).map(|seed| WildBoard::generate(30, seed).unwrap()).collect();
    for (index, board) in boards.iter().enumerate() {
        assert!(!boards[..index].contains(board), "seed {index}");
    }
}
