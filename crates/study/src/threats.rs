//! What the other side would do.

use rules::Visit;
use rules::{AnyGame, Game, Position};

/// The same position with the other side to move, as the start of a game: what
/// that side would do now, it threatens. `None` where the game is over, or would
/// be.
///
/// # Examples
///
/// ```
/// use rules::Kind;
///
/// let game = Kind::Ogama.open("", None, None)?;
/// let other = study::threats(&game).expect("nothing is over");
/// assert_ne!(other.turn(), game.turn());
/// # Ok::<(), rules::Refusal>(())
/// ```
#[must_use]
pub fn threats(game: &AnyGame) -> Option<AnyGame> {
    if game.outcome().is_some() {
        return None;
    }
    let mut game = game.clone();
    game.visit(Switch);
    game.outcome().is_none().then_some(game)
}

/// Gives the turn to the other side.
struct Switch;

impl Visit for Switch {
    type Out = ();

    fn visit<P: Position>(self, game: &mut Game<P>) {
        let mut position = game.position().clone();
        position.switch_turn();
        *game = Game::new(position);
    }
}
