//! What a search does at every node asks for no memory.

use std::hint::black_box;

use rules::random::SplitMix64;
use rules::{Position, ogama, stackreverse};

/// How many moves a game is followed.
const PLIES: usize = 60;

/// The memory asked for by `work`, in the number of requests.
fn requests(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

/// Plays at random from `position` and measures at every step; with `judges`
/// also whether the game is over.
fn plays_without_allocation<P: Position>(mut position: P, judges: bool) {
    let mut list = Vec::with_capacity(1 << 14);
    let mut random = SplitMix64::new(7);
    for ply in 0..PLIES {
        if position.outcome().is_some() {
            assert!(ply > 0, "a finished game shows nothing");
            return;
        }
        list.clear();
        let asked = requests(|| {
            position.moves_into_unchecked(&mut list);
            black_box(position.count_moves_unchecked());
            for &mv in &list {
                let undo = position.make(mv);
                if judges {
                    black_box(position.outcome());
                }
                position.unmake(mv, undo);
            }
        });
        assert_eq!(asked, 0, "at ply {ply}: {position:?}");
        assert_eq!(position.count_moves_unchecked(), list.len() as u64);
        let chosen = list[random.below(list.len() as u64) as usize];
        position.make(chosen);
    }
}

#[test]
fn memory_asked_for_is_noticed() {
    assert_eq!(requests(|| drop(black_box(vec![0_u8; 64]))), 1);
    assert_eq!(requests(|| ()), 0);
}

#[test]
fn a_node_of_ogama_asks_for_no_memory() {
    for (rules, start) in [
        ("size=4x4,rows=1", "b,b*,b,b/x4/x4/o,o,o*,o o"),
        (
            "stalemate=captures,tie=mover",
            "b,b,b,b,b,b/b,b,b,b,b*,b/x6/x6/o,o*,o,o,o,o/o,o,o,o,o,o o",
        ),
        ("toad-single=yes", "b*,x2,bb/bobo,b,x,b/x2,ooobo,x/x,o*,o,x o"),
    ] {
        plays_without_allocation(ogama::Small::read(rules, start).expect(start), true);
        plays_without_allocation(ogama::Large::read(rules, start).expect(start), true);
    }
}

#[test]
fn a_node_of_stackreverse_asks_for_no_memory() {
    let start = "b1,b2,b3,b4/x4/x4/w4,w3,w2,w1 w 0,0";
    for (rules, judges) in [
        // By this rule an end is searched for, which may ask for memory.
        ("set=1.2.3.4", false),
        ("set=1.2.3.4,loss=helpless", true),
        ("set=1.2.3.4,loss=strict,lines=all", true),
        ("set=1.2.3.4,loss=blocked,compare=signed", true),
    ] {
        plays_without_allocation(stackreverse::Small::read(rules, start).expect(rules), judges);
    }
}

#[test]
fn positions_on_small_boards_are_small() {
    assert!(size_of::<ogama::Small>() <= 512, "{}", size_of::<ogama::Small>());
    assert!(size_of::<stackreverse::Small>() <= 512, "{}", size_of::<stackreverse::Small>());
}
