//! What is to be drawn.

use rules::Player;
use rules::view::{Piece, View};

use crate::Palette;

/// A position and what is to be marked on it.
///
/// Marks on points that the board does not have are left out.
///
/// # Examples
///
/// ```
/// use draw::Scene;
/// use rules::Kind;
///
/// let game = Kind::Ogama.open("", None, Some("b,b*,bo,b/x4/x4/o,o,o*,o o"))?;
/// let view = game.view();
/// let scene = Scene::new(&view).names(game.kind().players()).last_move(1, 5);
/// assert!(scene.text().starts_with(" 4   b     b*    bo    b\n"));
/// assert!(scene.svg().starts_with("<svg "));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    pub(crate) view: &'a View,
    pub(crate) names: [&'a str; 2],
    pub(crate) last_move: Option<(u8, u8)>,
    pub(crate) arrows: Vec<(u8, u8)>,
    pub(crate) targets: Vec<u8>,
    pub(crate) palette: Palette,
    pub(crate) near: Player,
}

impl<'a> Scene<'a> {
    /// `view` without marks, seen by Light, by day.
    #[must_use]
    pub const fn new(view: &'a View) -> Self {
        Self {
            view,
            names: ["light", "dark"],
            last_move: None,
            arrows: Vec::new(),
            targets: Vec::new(),
            palette: Palette::DAY,
            near: Player::Light,
        }
    }

    /// What the players are called, Light's name first.
    ///
    /// A text diagram takes their first letters for the pieces, and a picture
    /// the colour, if a name is that of one: `orange`, `white` or `black`.
    #[must_use]
    pub const fn names(mut self, names: [&'a str; 2]) -> Self {
        self.names = names;
        self
    }

    /// Marks the move that led here.
    #[must_use]
    pub const fn last_move(mut self, from: u8, to: u8) -> Self {
        self.last_move = Some((from, to));
        self
    }

    /// Adds an arrow. Text diagrams name arrows below the board.
    #[must_use]
    pub fn arrow(mut self, from: u8, to: u8) -> Self {
        self.arrows.push((from, to));
        self
    }

    /// Marks points as places to go to.
    #[must_use]
    pub fn targets(mut self, points: impl IntoIterator<Item = u8>) -> Self {
        self.targets.extend(points);
        self
    }

    /// Draws in other colours.
    #[must_use]
    pub const fn palette(mut self, palette: Palette) -> Self {
        self.palette = palette;
        self
    }

    /// Shows the board as `player` sees it, with that player's home below.
    #[must_use]
    pub const fn seen_by(mut self, player: Player) -> Self {
        self.near = player;
        self
    }

    /// The position as a text diagram: at most 80 columns wide wherever the
    /// board lets it, and without colours.
    ///
    /// Each point shows its column from the bottom up: a letter a piece, with
    /// its number if it has one, and `*` for a figure on top. Where that is too
    /// long only the top piece is shown, with a `+`, and the whole column is
    /// listed below. The ends of the last move stand in brackets, targets in
    /// parentheses.
    #[must_use]
    pub fn text(&self) -> String {
        crate::text::draw(self)
    }

    /// The position as an SVG document.
    ///
    /// It holds no ids, styles, scripts or fonts, so it may be put into any
    /// page, as often as you like.
    #[must_use]
    pub fn svg(&self) -> String {
        crate::svg::draw(self)
    }

    /// The pieces on a point, from the bottom up.
    pub(crate) fn column(&self, point: u8) -> &'a [Piece] {
        self.view.columns.get(usize::from(point)).map_or(&[], Vec::as_slice)
    }

    /// The owner of the figure on a point.
    pub(crate) fn figure(&self, point: u8) -> Option<Player> {
        self.view.figures.iter().find(|(at, _)| *at == point).map(|&(_, owner)| owner)
    }

    /// The points of the board, in order.
    pub(crate) fn points(&self) -> impl Iterator<Item = u8> + use<> {
        (0..self.view.shape.points()).map_while(|point| u8::try_from(point).ok())
    }

    /// Whether the board has the point.
    pub(crate) fn has(&self, point: u8) -> bool {
        usize::from(point) < self.view.shape.points()
    }

    /// The ends of the last move, if it is on the board.
    pub(crate) fn last_ends(&self) -> Option<(u8, u8)> {
        self.last_move.filter(|&(from, to)| self.has(from) && self.has(to))
    }

    /// The arrows that are on the board.
    pub(crate) fn arrows_on_board(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        self.arrows.iter().copied().filter(|&(from, to)| self.has(from) && self.has(to))
    }

    /// A piece in letters: `w-7`.
    pub(crate) fn piece(&self, piece: Piece) -> String {
        let value = piece.value.map(|value| value.to_string()).unwrap_or_default();
        format!("{}{value}", self.letter(piece.owner))
    }

    /// The letter of a side's pieces: its name's first, a capital for Dark if
    /// both names begin alike.
    fn letter(&self, player: Player) -> char {
        let [light, dark] = self.names.map(|name| name.chars().next().unwrap_or('?'));
        match player {
            Player::Light => light,
            Player::Dark if dark == light => dark.to_ascii_uppercase(),
            Player::Dark => dark,
        }
    }
}
