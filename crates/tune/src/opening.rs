//! Random openings.

use rules::random::SplitMix64;
use rules::{Game, Position};

/// A game after `plies` random moves from `start`; `None` if it is over by
/// then, or as good as over: a side could win at once.
pub fn random_opening<P: Position>(
    start: &P,
    plies: u64,
    random: &mut SplitMix64,
) -> Option<Game<P>> {
    let mut game = Game::new(start.clone());
    for _ in 0..plies {
        let moves = game.moves();
        if moves.is_empty() {
            return None;
        }
        let pick = random.below(moves.len() as u64) as usize;
        game.play(moves[pick]).ok()?;
    }
    let is_open = !game.moves().is_empty() && !wins_at_once(game.position());
    is_open.then_some(game)
}

/// Whether the player to move has a move that wins at once.
fn wins_at_once<P: Position>(position: &P) -> bool {
    let mut position = position.clone();
    let turn = position.turn();
    position.moves().into_iter().any(|mv| {
        let undo = position.make(mv);
        let wins = position.outcome().is_some_and(|outcome| outcome.winner == Some(turn));
        position.unmake(mv, undo);
        wins
    })
}
