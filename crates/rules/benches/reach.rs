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
    "w-2,w-1,w2,w-2,w1,w-1,b-10,b-1/w2,w1,w1,w1,w1,w1,b-9,b2/w2,w2,w-2,w-1,w1,w-1,b-2,b-9/w-2,w2,w2,w1,w1,b3,b10,b2/w2,w1,w1,b-5,b-4,b4,b-2,b7/w2,w-2,w-1,b-5,b8,b-4,b10,x/b5,b8,b-3,b-10,b-3,b-6,x,x/b-2,b-4,b-9,b4,b9,x,x,x w 0,0",
    "w2b14b15,w-8,w-3,w3,w2,w-1,w3,b-12/w-5,w5,w-7,w-6,w-6,w-2,b16,b-16/w2,w7,w-7,w-3,w9,w-5,b14,b-15/w-10,w3,w-6,w-6,w1,b17,b-16,b11/w-10,w-3,w10,w-12,b-16,b-13,b16,b12/w7,w9,w11,b-15,b19,b-17,b-14,b14/b-15,b-12,b-12,b19,b-19,b19,b10,x/b-16,b-15,b13,b-17,b-14,x,x,x w 0,0",
    "w9,b-15,w-5,b23,b17,b-19,w8,b-14/b20,b21,x,w-10,b-23,w16,x,b-22/w-3,b14,w13,b-20,b15,w4,b-17,w-1/b-23,w3,x,x,w5,w-5,w-7,b-19/w4,w-3,x,w11,w7,x,x,w-8/b-22,b-18,b23,w4,x,w6,w7,w3/b-19,b-19,b-14,b-22,x,w-4,w-8,x/x,b-20,b22,b-18,w-14,b-23,x,w-13 w 0,0",
    "w-3,w7,w-4,w3,w4,w15,b19,b-17/w14,w-3,w7,w-1,w-9,w-2,b11,b11/w-9,w11,w-14,w-5,w4,w10,b11,b15/w-8,w-13,w13,w-14,w3,b-14,b18,b-18/w15,w-6,w-6,w-2,b-18,b10,b-15,b15/w-10,w7,b18,w-2,b-19,b17,b10,x/b-17,b-13,b-15,b-19,b12,b19,b12,x/b19,b-18,b-19,b19,b15,b-15,x,x w 0,0",
    "w1,w-2,w-3,w4,w-4,w-3,b-5,b7/w2,w-4,w3,w1,w-1,w-1,b7,b4/w-3,w-4,w3,w-1,w-2,b-10,b11,b5/w-2,w-2,w3,w2,w-3,b-10,b-12,x/w2,w-2,w2,w3,b4,b-5,b13,x/b-13,w1,b4,b-9,b-10,b-13,x,x/b11,b4,b-6,b13,b9,b-9,x,x/b-8,b6,b-4,b-11,x,x,x,x w 0,0",
];

/// The slowest under `lines=all`.
const ALL: &[&str] = &[
    "w-2,w2,w-1,w-6,w-6,w-2,b10,b-6/w5,w4,w5,w-3,w-2,w-2,b12,b-5/w1,w5,w2,w-5,w6,b10,b8,b-11/w-4,w-3,w-4,w-2,w-4,b9,b6,b6/w1,w-2,w4,w-4,b13,b14,b13,b-5/w1,w3,w4,b-12,b7,b14,b-7,b10/w-1,b-5,b10,b11,b5,b9,b6,x/b-5,b-10,b-9,b-9,b14,x,x,x w 0,0",
    "b-21,x,w4,b17,w-5,x,x,w7/b14,w-13,w7,x,w-13,w14,w-11,w9/b14,b-16,x,x,w-6,x,w-4,x/x,b15,w3,b18,w-12,b-15,b-22,b17/b16,w-8,x,b23,b-15,b-18,w4,b-16/b-15,b-18,w-10,x,x,w1,x,x/b21,w14,x,b22,w-6,w-2,b22,b18/w-5,x,x,w5,w13,b-14,x,b-20 w 0,0",
    "w5b-13b-14,w-5,w-1,w4,w2,w-5,b6,b11/w2,w5,w-1,w2,w2,w-5,b11,b-13/w3,w-5,w5,w1,w4,b-7,b6,b-9/w-4,w2,w-3,w3,w1,w4,b-8,b7/w1,w2,w-2,w-4,b-13,b14,b-13,b-14/w-2,w-4,w3,w3,b13,b7,b6,b-14/b5,b10,b-14,b-10,b-7,b13,b13,x/b-8,b-10,b-7,b11,b13,x,x,x w 0,0",
    "w3,w3,w9,w5,w-6,w-4,b-8,b-9/w8b14b16,w1,w-7,w-9,w-5,w-1,b-15,b15/w6,w6,w3,w3,w4,w5,b14,b-9/w7,w-7,w4,w-4,w1,b-15,b-9,b12/w-5,w-4,w-5,w-8,b-15,b-10,b11,b16/w-1,w2,w-4,b-9,b-9,b-8,b15,b16/w8,b12,b-17,b-17,b16,b9,b15,x/b-9,b12,b13,b16,b-11,x,x,x w 0,0",
    "w-2,w-5,w6,w-1,w7,w2,b15,b11/w-3,w-2,w-5,w1,w-5,b14,b-13,b-8/w-3,w6,w-5,w5,w6,w6,b12,b11/w6,w-4,w3,w6,w3,b7,b-11,b14/w-4,w6,w4,w6,w3,b9,b6,b12/w-4,w1,w6,b7,b-7,b-8,b10,x/b-14,b13,b-7,b-14,b6,b-13,b-6,x/b-15,b12,b8,b12,b8,b9,x,x w 0,0",
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
