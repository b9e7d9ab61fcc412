//! The colours of the pictures.

use rules::Player;

/// The colours of a picture: paper, wood, ink and pieces.
///
/// No meaning hangs on a colour alone: the two sides differ in brightness, and
/// every mark has a form of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The sheet under everything.
    pub paper: &'static str,
    /// Coordinates and names.
    pub ink: &'static str,
    /// The edge of the board.
    pub frame: &'static str,
    /// The names of cells, on wood.
    pub name: &'static str,
    /// Fields of the board, three tones of one wood.
    pub wood: [&'static str; 3],
    /// Seams and grain of the wood.
    pub seam: &'static str,
    /// The last move.
    pub last: &'static str,
    /// Places to go to.
    pub target: &'static str,
    /// Arrows.
    pub arrow: &'static str,
    /// The colours of pieces by the name of a side.
    tints: &'static [(&'static str, Tint)],
    /// The colours of pieces of sides with any other name.
    other: [Tint; 2],
}

/// The colours of one side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tint {
    /// The face of a piece.
    pub face: &'static str,
    /// The face of a piece turned over.
    pub under: &'static str,
    /// The rim seen from the side.
    pub side: &'static str,
    /// Outlines.
    pub edge: &'static str,
    /// Numbers.
    pub number: &'static str,
    /// The body of a figure.
    pub body: &'static str,
    /// The belly of a figure.
    pub belly: &'static str,
}

const IVORY: Tint = Tint {
    face: "#fbf4e4",
    under: "#e9d9b8",
    side: "#e6d6b4",
    edge: "#4a3826",
    number: "#2e241b",
    body: "#fffaf0",
    belly: "#ecdcb8",
};
const PERSIMMON: Tint = Tint {
    face: "#ea8f3f",
    under: "#c96a1c",
    side: "#d97826",
    edge: "#552c10",
    number: "#2e1a0c",
    body: "#f2a455",
    belly: "#fbd9a6",
};
const CHARCOAL: Tint = Tint {
    face: "#3d3a38",
    under: "#211f1e",
    side: "#2a2827",
    edge: "#b8a98f",
    number: "#f6eddb",
    body: "#5a564f",
    belly: "#8b8374",
};

const TINTS: &[(&str, Tint)] = &[("white", IVORY), ("orange", PERSIMMON), ("black", CHARCOAL)];

impl Palette {
    /// Ink on paper, a board of pale wood.
    pub const DAY: Self = Self {
        paper: "#f5eddd",
        ink: "#57483a",
        frame: "#8a6037",
        name: "#6e4a26",
        wood: ["#e2c493", "#d9b782", "#debe8b"],
        seam: "#b58f5c",
        last: "#f4dc6a",
        target: "#2f6b4f",
        arrow: "#2c5a86",
        tints: TINTS,
        other: [IVORY, CHARCOAL],
    };

    /// The same by lamplight: a dark sheet, a board of walnut.
    pub const NIGHT: Self = Self {
        paper: "#1d1b1a",
        ink: "#b9a98f",
        frame: "#3a2819",
        name: "#e6d3b3",
        wood: ["#8a6844", "#7d5c3b", "#846240"],
        seam: "#5d4328",
        last: "#b08f3c",
        target: "#a9dcb6",
        arrow: "#a8cdf0",
        tints: TINTS,
        other: [IVORY, CHARCOAL],
    };

    /// The colours of a side of that name.
    pub(crate) fn tint(&self, player: Player, name: &str) -> Tint {
        let named = self.tints.iter().find(|(known, _)| *known == name);
        named.map_or(self.other[player.index()], |&(_, tint)| tint)
    }
}
