//! What `loss=reach` costs: nothing to speak of where there is a mount, and a
//! look-ahead of two moves where there is none.
//!
//! The positions are the slowest of some millions of random ones on 8x8, with
//! up to 31 pieces a side. None has a mount within three moves, so nothing cuts
//! the look-ahead short.

use divan::{Bencher, black_box};
use rules::Position;
use rules::stackreverse::Small;

fn main() {
    divan::main();
}

/// The slowest under `lines=orthogonal`.
const ORTHOGONAL: &[&str] = &[
    "w8,x,b-18,b-13,x,b16,x,w-1/x,x,b-20,b22,x,w-9,w15,x/w-7,x,x,x,x,w-1,b22,w4/x,b16,b-17,w10,x,b18,x,w-10/x,w10,x,x,w-7,x,w-4,b15/x,x,b-21,x,x,b20,b15,w4/x,x,x,x,w-1,b21,x,b-18/w11,x,w-10,b-15,x,w-14,x,b-21 w 0,0",
    "w13w9w2,b-9b-15,b-9,x,x,b-12,w-3,w-4/x,x,x,w3,x,x,x,x/b-11,x,w1,x,x,x,b-13,b-16/w5,x,x,x,x,w-5w2,b-12b-13,w-11b9/w6,w-2,x,x,x,x,w2,w10w4/x,b-12,x,b-9,x,w-2,w7,b14/b-18,b15,x,w1,x,b17,w-13b17b-15,x/w8,w8,b15b17,b-14,x,x,x,b-9 w 0,0",
    "w-2,x,x,x,b7,b-9,b7,w3/x,b-5,b11,b-9,b7,b8,w-4,x/b-7,b-12,b-7,x,w5,x,w1,x/x,x,b10,b8,x,b-11,w4,x/w1,x,x,b9,b9,x,w3,w-4/x,w5,x,w-7,x,x,w6,x/x,w-3,w-1,x,x,x,w2,x/x,b10,b8,x,w-2,x,w-4,w-1 w 0,0",
    "x,x,x,w6,w11,x,x,x/w10,b18,b-16,w4,b17,w-12,w-6,x/w-8,b-14,w-8,x,x,b-15,x,x/x,x,x,x,x,x,x,w5/w-2,b-19,x,x,x,b-10,w3,b-17/b11,x,x,w9,w8,w-9,x,w1/x,b12,x,b11,w-7,x,b-19,b-10/x,b-15,x,b-18,b10,w9,x,b12 w 0,0",
    "w7,w-3,x,b-11,w1,b12,b10,x/x,w-4,w1,b9,w7,w-2,b14,x/b8,w-1,x,b-10,w6,x,x,w-8/b17,b13,x,w8,x,x,w4,b14/b10,b10,w7,b-17,w-7,w5,x,w1/w6,b9,x,w-5,b-13,w-5,w6,w1/x,x,b17,x,b-9,b-8,x,b-17/w1,x,b-13,x,b10,b10,b16,w9 w 0,0",
    "x,x,x,b17,b-13,w10,b-17,w-9/w8,w6,x,w8,b-13,w-4,w4,b-10/x,b15,x,x,w-3,b13,b10,b14/b-10,b10,w-1,x,b-14,b15,x,b-18/w4,w-9,b-13,w-6,x,w-4,w-2,b-10/x,w-8,w9,b-14,x,b-16,x,x/x,w1,w5,w-10,b-15,b-17,w8,w1/w7,x,x,b-11,w-1,b10,x,b18 w 0,0",
];

/// The slowest under `lines=all`.
const ALL: &[&str] = &[
    "b-10,w4,w-3,w-3,b-19,b-16,x,b11/b-15,x,b18,w-6,x,b-10,w-2,b-14/x,x,w-6,b-19,w-1,b10,w2,w5/w6,w-6,w-3,w-8,w2,w5,w-7,b10/b15,x,x,w1,x,w6,x,w-5/w-10,w8,b14,w-9,b-18,x,w-7,b16/w-8,x,b-18,b-19,b-15,b-12,b13,x/b18,b15,x,x,b16,b-13,b-19,w4 w 0,0",
    "b10,x,w-1,w7,b16,b-13,w-3,x/w3,x,w8,x,w1,b-13,w1,x/w-4,b-10,b16,w2,b12,b11,x,b11/x,b-10,w5,x,b15,x,x,b-14/b-9,x,b12,w5,x,w-10,w9,w2/b15,b-13,b13,w-10,x,x,x,w-10/w-7,b-9,b11,x,w8,x,x,w6/x,x,b15,x,w-2,b-16,w-5,x w 0,0",
    "w2,w-1,w2,w1,w-1,w-1,b5,b12/w2,w-2,w-3,w-1,w-1,b6,b3,b5/w2,w2,w3,w2,w1,w2,b3,b3/w-3,w-3,w-1,w-2,w-2,w-1,b11,b-8/w2,w-3,w1,w1,b4,b11,b6,b7/w2,w-3,w-3,b4,b12,b8,b-11,b3/b4,b4,b8,b-5,b11,b-10,b11,x/b10,b6,b-10,b5,b-6,x,x,x w 0,0",
    "w-9,w-8,w8,w-4,w6,b-16,x,b-13/w-8,x,b15,w7,w-2,b16,b12,b-10/x,w1,x,x,b14,w-7,x,x/b17,x,x,w-2,b10,x,b9,w-3/b-15,w3,x,b-10,w1,b-14,b8,x/x,x,b-16,w-5,x,w-1,w4,b-9/x,x,x,x,x,b-17,b-8,w1/b12,x,x,b13,w-3,x,x,w7 w 0,0",
    "w-2,w-8,x,w5,b18,b18,x,b16/x,b11,x,w5,x,x,w3,w-9/b-11,x,b-16,b11,w-5,b14,x,b13/b-13,w-1,b9,w-6,x,w-6,x,b-15/w-1,w-3,b-9,w-8,w-6,x,b-15,w1/x,w-2,w6,b-9,w1,w-7,x,w-3/b-14,x,x,b9,x,x,b17,x/b14,w5,b12,w5,x,x,b10,b-15 w 0,0",
    "b13,x,b-7,x,b-10,x,w6,x/w5,x,w-1,b11,x,x,w5,b13/x,x,b-16,w-3,w-4,w5,b-12,w7/b7,x,x,w-2,w3,b8,w-1,b-16/b12,w-6,b-14,w1,x,b12,b-16,w-3/x,w1,x,b7,x,w-4,x,w-6/x,b-7,x,w3,b-15,b10,b-7,b-9/x,x,w-5,b15,w-4,w5,b-7,w-3 w 0,0",
];

fn judge(bencher: Bencher, rules: &str, text: &str, is_over: bool) {
    let position = Small::read(rules, text).expect("well formed");
    bencher.bench_local(|| {
        assert_eq!(black_box(&position).outcome().is_some(), is_over);
    });
}

#[divan::bench(args = 0..ORTHOGONAL.len())]
fn no_mount_orthogonal(bencher: Bencher, n: usize) {
    judge(bencher, "", ORTHOGONAL[n], true);
}

#[divan::bench(args = 0..ALL.len())]
fn no_mount_all_lines(bencher: Bencher, n: usize) {
    judge(bencher, "lines=all", ALL[n], true);
}

/// The same without look-ahead: the price of judging where there is a mount.
#[divan::bench(args = ["", "loss=helpless"])]
fn with_a_mount(bencher: Bencher, rules: &str) {
    judge(bencher, rules, "x8/x8/x,b3,x4,b2,x/x8/x8/x,w5,x4,w4,x/x8/x8 w 0,0", false);
}
