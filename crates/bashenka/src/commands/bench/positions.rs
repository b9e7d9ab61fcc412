//! The positions of the bench. Changing them changes its signature.

use rules::Kind;

/// A position, and how deep it is searched.
pub struct BenchPosition {
    /// What kind of position it is.
    pub name: &'static str,
    /// Its game.
    pub game: Kind,
    /// Its rules where they differ from the usual ones.
    pub rules: &'static str,
    /// The position string; empty for the start.
    pub text: &'static str,
    /// To what depth it is searched unless another is asked for.
    pub depth: u32,
}

const fn ogama(
    name: &'static str,
    rules: &'static str,
    depth: u32,
    text: &'static str,
) -> BenchPosition {
    BenchPosition { name, game: Kind::Ogama, rules, text, depth }
}

const fn stackreverse(
    name: &'static str,
    rules: &'static str,
    depth: u32,
    text: &'static str,
) -> BenchPosition {
    BenchPosition { name, game: Kind::Stackreverse, rules, text, depth }
}

/// Openings, middle games, endgames and variants of both games.
pub const POSITIONS: &[BenchPosition] = &[
    ogama("start", "seed=3", 9, ""),
    ogama("opening", "", 10, "b,b,b,x,b,b/b,b,b,bbb*,x,b/x6/x3,o,x2/o,x,o*,x,o,o/x,ooo,o,o,o,o o"),
    ogama(
        "opening, other wing",
        "",
        10,
        "x,b,bbb*,b,b,b/b,b,x,b,x,b/x6/x3,o,x2/o,o,ooo*,x,ob,o/o,x2,o,o,o o",
    ),
    ogama(
        "middle game",
        "",
        10,
        "b,b,b,b,b,b/x,b,b,bbb*,x2/x6/x,b,o,o,x2/o,x,o,x,o,o/x,ooo*,o,x,o,o o",
    ),
    ogama(
        "middle game, captures",
        "",
        10,
        "x,b,bbb*,b,x,b/x3,b,x2/x3,bob,x2/x,bo,x,ob,x2/x,o,ooo*,x,ob,o/x2,o,o,o,x o",
    ),
    ogama(
        "late middle game",
        "",
        11,
        "bb,x,b,x,b,b/x2,bb,bbb*,x2/x2,b,x3/ob,x,o,x,o,x/o,x,oo,x,o,o/x,ooo*,x3,o o",
    ),
    ogama(
        "endgame",
        "",
        12,
        "x,b,bbb*,bobo,x2/x6/x,b,x,bob,x2/x,bob,x,obo,x2/x,o,ooo*,x,o,x/x3,o,x2 o",
    ),
    ogama(
        "tower race",
        "",
        10,
        "x,bbb,bb,x,b,bb/b,x2,b*,x2/x2,b,x,b,x/x,o,x4/x5,oo/o*,oo,x,oooo,x,oo o",
    ),
    ogama("small board", "size=4x4,rows=1", 16, "b,b*,b,b/x4/x4/o,o,o*,o o"),
    ogama(
        "large board",
        "size=8x8",
        8,
        "b,x,b,b,b,x,bb,b/b,b,b,x2,bbb*,x,b/x5,b,x2/x,b,x6/x,o,x2,o,x3/x6,o,x/x,o,o,o,x,o,x,o/\
         x,ooo*,x,o,o,o,o,o o",
    ),
    ogama(
        "more than 64 points",
        "size=10x10",
        7,
        "b,x3,b,x,b,x,b,b/x2,b,bbb*,b,x,b,x3/x3,bb,x6/x2,b,x6,b/b,x2,b,x2,b,o,o,b/x2,o,b,x,o,x3,o/\
         o,x5,o,o,x2/x8,o,x/o,oo,o,o,x4,o,x/x2,ooo*,x2,o,x2,o,x o",
    ),
    stackreverse("start", "", 7, ""),
    stackreverse(
        "opening",
        "",
        6,
        "b9,b7,b6,x,b5,b6,b8,b10/x2,b2,b1,b1,x,b3,b4w-4/x5,b-2w2,x2/x8/x4,w-1,x3/x8/\
         w4b4,w3b3,w2,x,w-1,x,w3,x/w10,w8,w6,w5b5,w5,w6,w7,w9 w 0,0",
    ),
    stackreverse(
        "opening, quiet",
        "",
        6,
        "b9,b7,b6,b5,b5,b6,b8,b10/x,b3b4,x2,b1,x,b3,b4w4/x5,b-2,x2/x8/x2,w2b2w6,x5/x3,w1b1,x4/\
         w4,w3,x2,w1,w2,w3,x/w10,w8,x,w5,w5,w6,w7,w9 w 0,0",
    ),
    stackreverse(
        "middle game",
        "",
        6,
        "b9,b7,b6,x,b5,x,b8,x/x2,b2,b1,x3,b4w-4b10/x5,b-2w2,x2/x8/x4,w-1b1,x3/x8/\
         w4b4,w3b3,w2w6,x,w-1,w-6b6w-7,w3b3,x/w10,w8,x,w5b5w5,x3,w9 w 0,0",
    ),
    stackreverse(
        "middle game, tall columns",
        "",
        7,
        "x3,b5,x,b6,b8,b10/x6,b3w3b4,b4w4/x,w-3b3w-10,x3,b-2w6b-9,x2/x2,b-6w6b-7w9,x5/\
         x2,w2b2w-4b-5,x5/x3,w1b1,x4/x4,w1b1w2,x3/x,w8,x,w5,w5,x,w7,x w 0,0",
    ),
    stackreverse(
        "late middle game",
        "",
        7,
        "x8/x2,b-1,x4,b4w-4b10/x5,b-2w2b8,x2/x2,b-6,x5/b9w-9,x3,w-1b1w-1b5,x3/x6,b7,x/\
         w4b4w6,w3b3,w2b2,w8,x,w-6b6,w3b3w-7,x/w10,x2,w5b5w5,x4 w 0,0",
    ),
    stackreverse(
        "endgame",
        "",
        8,
        "x2,b-1,x5/x7,b4w-4b10/x5,b-2w2,x2/x3,b-6w8,x4/b9w-9,x3,w-1b1w-1,x3/x5,b8,b7w-7,x/\
         w4b4,w3b3,w2b-2w5,w-10,b-5,w-6b6,w3b3,x/x3,w5b5w-6,x4 w 0,0",
    ),
    stackreverse(
        "helpless",
        "loss=helpless",
        6,
        "b9,b7,b6,b5,b5,x,b8,b10/w-10,b3w4b4,x,b1w1,x,b-6,b3w3,b4w4/x8/x8/x4,w1b1,x3/x8/\
         x,w3,w2b2w6,x2,w2b2,x2/x,w8,x,w5,w5,w6,w7,w9 w 0,0",
    ),
    stackreverse(
        "helpless, late",
        "loss=helpless",
        7,
        "x2,b6,b5,b5,x3/x,b3w4b4w-10,x,b1w1,x2,b3w3b-6,b4w4/x8/x8/x,w-8,x2,w1b1,x3/x7,w7/\
         w-3b-7,x,w2b2w6b-9,w5,x,w2b2w6b-10,x2/x4,w5b-8w9,x3 w 0,0",
    ),
    stackreverse(
        "strict, small set",
        "size=4x4,set=2.5.7.9,loss=strict",
        9,
        "x3,w-2/x4/w9,b9,x2/x2,b2w5b-5w7b-7,x w 0,0",
    ),
    stackreverse("wild board, start", "board=wild.30.7,seed=2", 8, ""),
    stackreverse(
        "wild board",
        "board=wild.30.7",
        8,
        "x,w4,x,w5,x3,w1,x3,w6,x,b5,w3,x3,b4,x3,b1w-2b6,x2,b2,x,b3,x2 w 0,0",
    ),
];
