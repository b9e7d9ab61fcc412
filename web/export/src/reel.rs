//! The pictures of a game, one after another.

use draw::{Palette, Scene};
use rules::{AnyGame, Player};

use crate::Picture;

/// Gives the picture of each position of a game, from its start to where it stands.
///
/// # Examples
///
/// ```
/// use export::Reel;
/// use rules::Kind;
///
/// let mut game = Kind::Ogama.open("", None, None)?;
/// let first = game.legal_moves()[0].text.clone();
/// game.play_text(&first)?;
/// let reel = Reel::of(&game);
/// assert_eq!(reel.len(), 2);
/// assert_eq!(reel.count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reel {
    game: AnyGame,
    left: usize,
    last_move: Option<(u8, u8)>,
    palette: Palette,
    near: Player,
}

impl Reel {
    /// The reel of a game.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        let mut game = game.clone();
        let mut left = 1;
        while game.undo().is_some() {
            left += 1;
        }
        Self { game, left, last_move: None, palette: Palette::DAY, near: Player::Light }
    }

    /// Draws in other colours.
    #[must_use]
    pub const fn palette(mut self, palette: Palette) -> Self {
        self.palette = palette;
        self
    }

    /// Shows the board as `player` sees it.
    #[must_use]
    pub const fn seen_by(mut self, player: Player) -> Self {
        self.near = player;
        self
    }

    /// Makes the next move, and marks its ends in the next picture.
    fn step(&mut self) {
        let legal = self.game.legal_moves();
        let made = self.game.redo();
        let ends = |text| legal.iter().find(|info| info.text == text)?.ends;
        self.last_move = made.and_then(ends);
    }
}

impl Iterator for Reel {
    type Item = Picture;

    fn next(&mut self) -> Option<Picture> {
        self.left = self.left.checked_sub(1)?;
        let view = self.game.view();
        let names = self.game.kind().players();
        let mut scene = Scene::new(&view).names(names).palette(self.palette).seen_by(self.near);
        if let Some((from, to)) = self.last_move {
            scene = scene.last_move(from, to);
        }
        let picture = Picture::of(&scene);
        self.step();
        Some(picture)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Reel {}
