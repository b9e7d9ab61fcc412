//! The games and rules that puzzles are made of.

/// Game and rule string. Those of a game share its puzzles about evenly.
pub const VARIANTS: &[(&str, &str)] = &[
    ("ogama", ""),
    ("stackreverse", "size=4x4,set=1.2.3.4"),
    ("ogama", "size=5x5"),
    ("stackreverse", "size=5x5,set=1.2.3.4.5"),
    ("ogama", "size=4x4"),
    ("stackreverse", "size=5x5,set=1.2.3.4.5,loss=helpless"),
    ("ogama", "size=5x5,rows=1"),
    ("stackreverse", "size=4x4,set=2.5.7.9,loss=strict"),
    ("ogama", "size=4x5,rows=1,tie=mover"),
    ("stackreverse", "size=6x6,set=1.2.3.4.5.6"),
    ("ogama", "size=4x4,tie=opponent"),
    ("stackreverse", "size=5x5,set=2.3.5.7.9,lines=all,loss=strict"),
    ("ogama", "size=5x6,toad-single=yes"),
    ("stackreverse", "board=wild.20.7,set=1.2.3.4"),
    ("ogama", "size=7x7"),
    ("stackreverse", ""),
];
