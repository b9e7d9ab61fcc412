//! What the board is given: data about what is to be seen and done.

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The side whose home is at the bottom.
    Light,
    /// The side whose home is at the top.
    Dark,
}

impl Side {
    /// 0 for Light and 1 for Dark.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A place in the drawing of a board, `y` upwards, in any unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// To the right.
    pub x: f64,
    /// Upwards.
    pub y: f64,
}

/// A board without what stands on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Its fields; what stands on them is counted in the same order.
    pub fields: Vec<Field>,
    /// How many files and ranks it has, if it has such.
    pub grid: Option<(usize, usize)>,
    /// The side that sees its home below.
    pub near: Side,
    /// The names of the two sides' colours, as classes of the style sheet.
    pub tones: [&'static str; 2],
}

/// A place that pieces stand on.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// What it is called: `c4`.
    pub name: String,
    /// Its middle.
    pub centre: Place,
    /// Its form.
    pub outline: Outline,
}

/// The form of a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A square of side 1 around the centre.
    Square,
    /// A polygon.
    Polygon(Vec<Place>),
    /// None of its own: a circle with lines to these neighbours.
    Circle(Vec<u8>),
}

/// What stands on a field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    /// From the bottom up.
    pub pieces: Vec<Piece>,
    /// Whose figure sits on top.
    pub figure: Option<Side>,
    /// The number the figure bears, if it bears one.
    pub range: Option<usize>,
    /// The parts in words, from the top down, the figure first.
    pub parts: Vec<String>,
    /// The column in words, for those who listen.
    pub told: String,
}

/// A piece of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// The number to be seen, if it has one; negative if it is turned over.
    pub number: Option<i8>,
}

/// A move that can be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// Where it begins.
    pub from: u8,
    /// Where it ends.
    pub to: u8,
    /// The fields it passes, both ends included, as far as they are to be shown.
    pub path: Vec<u8>,
    /// Whether it lands on a column of the other side.
    pub is_capture: bool,
    /// What is given back when it is chosen; what is typed to choose it.
    pub key: String,
    /// How the piece lies there, where several moves have the same ends.
    pub lands: Option<Piece>,
    /// The move in words, where several have the same ends.
    pub told: String,
}

/// Why something may or may not go to a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Where it stands.
    pub from: u8,
    /// The field in question.
    pub to: u8,
    /// Whether it may.
    pub may_land: bool,
    /// Why, in words.
    pub told: String,
}

/// From where the board is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// From a little above: columns rise.
    #[default]
    Raised,
    /// From straight above: top pieces, each with a bar of what is below.
    Flat,
}
