//! A position on its way down the tree, and the random game behind it.

use rules::random::SplitMix64;
use rules::{Game, Outcome, Player as Side, Position};

use super::stood::Stood;

/// The root of a search, and one position that is moved on from it.
#[derive(Debug)]
pub(super) struct Player<P: Position> {
    root: P,
    /// The plies played before the root.
    made: u32,
    /// The longest game the rules allow.
    cap: Option<u32>,
    stood: Stood,
    position: P,
    ply: u32,
    outcome: Option<Outcome>,
    /// The legal moves of a position, one list for all.
    moves: Vec<P::Move>,
    random: SplitMix64,
}

impl<P: Position> Player<P> {
    /// At the present position of `game`.
    pub fn new(game: &Game<P>, random: SplitMix64) -> Self {
        let root = game.position().clone();
        let mut stood = Stood::default();
        let mut walk = Game::new(game.start().clone());
        stood.add_to_game(walk.position().hash());
        for mv in game.moves_made() {
            // The moves were legal in the game itself.
            if walk.play(mv).is_ok() {
                stood.add_to_game(walk.position().hash());
            }
        }
        Self {
            made: game.moves_made().len() as u32,
            cap: root.cap().map(|(longest, _)| longest),
            stood,
            position: root.clone(),
            root,
            ply: 0,
            outcome: None,
            moves: Vec::with_capacity(256),
            random,
        }
    }

    /// Goes back to the root, which is not over.
    pub fn restart(&mut self) {
        self.position = self.root.clone();
        self.stood.forget();
        (self.ply, self.outcome) = (0, None);
    }

    /// How many moves have been made since the root.
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    pub fn turn(&self) -> Side {
        self.position.turn()
    }

    /// How the game ended, if it is over here.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Makes a legal move.
    #[inline]
    pub fn make(&mut self, mv: P::Move) {
        self.position.make(mv);
        self.ply += 1;
        self.outcome = self.judge();
    }

    /// As `Game::outcome` judges: by the position, else by repetition, else by
    /// length.
    #[inline]
    fn judge(&mut self) -> Option<Outcome> {
        let times = self.stood.add(self.position.hash());
        if let Some(outcome) = self.position.outcome() {
            return Some(outcome);
        }
        if times >= 3
            && let Some(outcome) = self.position.repetition()
        {
            return Some(outcome);
        }
        match self.cap {
            Some(longest) if self.made + self.ply >= longest => {
                self.position.cap().map(|(_, outcome)| outcome)
            }
            _ => None,
        }
    }

    /// The legal moves in random order; none if the game is over.
    pub fn shuffled_moves(&mut self) -> &[P::Move] {
        self.moves.clear();
        if self.outcome.is_none() {
            self.position.moves_into_unchecked(&mut self.moves);
            self.random.shuffle(&mut self.moves);
        }
        &self.moves
    }

    /// Plays at random to the end, `longest` plies at most, and says what it is
    /// worth to Light: 0, a half or 1.
    pub fn play_out(&mut self, longest: u32) -> f32 {
        let last = self.ply.saturating_add(longest);
        while self.outcome.is_none() && self.ply < last {
            self.moves.clear();
            self.position.moves_into_unchecked(&mut self.moves);
            let Some(mv) = self.pick() else { break };
            self.make(mv);
        }
        match self.outcome {
            Some(outcome) => worth(outcome.winner),
            None => worth(self.owner_of_more()),
        }
    }

    /// Who owns more columns.
    fn owner_of_more(&self) -> Option<Side> {
        let view = self.position.view();
        let tops = view.columns.iter().filter_map(|column| column.last());
        let lead: i32 = tops.map(|piece| if piece.owner == Side::Light { 1 } else { -1 }).sum();
        match lead {
            0 => None,
            lead => Some(if lead > 0 { Side::Light } else { Side::Dark }),
        }
    }

    /// One of the moves. The product of a 32-bit draw favours none of them by
    /// more than one in ten million.
    #[inline]
    fn pick(&mut self) -> Option<P::Move> {
        let draw = self.random.next_u64() >> 32;
        self.moves.get(((draw * self.moves.len() as u64) >> 32) as usize).copied()
    }
}

/// What a game is worth to Light.
const fn worth(winner: Option<Side>) -> f32 {
    match winner {
        Some(Side::Light) => 1.0,
        Some(Side::Dark) => 0.0,
        None => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use rules::{AnyGame, BySize, Kind};

    use super::*;

    /// Random games through `Player` and `Game` side by side.
    fn check<P: Position>(game: &Game<P>, seed: u64) {
        let mut player = Player::new(game, SplitMix64::new(seed));
        for _ in 0..20 {
            player.restart();
            let mut game = game.clone();
            while let Some(&mv) = player.shuffled_moves().first() {
                player.make(mv);
                game.play(mv).expect("legal");
                assert_eq!(player.outcome(), game.outcome(), "seed {seed}");
            }
            assert!(game.outcome().is_some());
        }
    }

    #[test]
    fn games_end_as_the_rules_say_by_repetition_and_cap_too() {
        let mut ogama = Kind::Ogama.open("size=3x3,rows=1,toads=a1.a3,cap=40", None, None);
        if let Ok(game) = &mut ogama {
            let first = game.legal_moves()[0].text.clone();
            game.play_text(&first).expect("legal");
        }
        let rules = "size=3x3,set=1.2.3,cap=30,cap-result=tops";
        for game in [ogama, Kind::Stackreverse.open(rules, None, None)] {
            match game.expect("good rules") {
                AnyGame::Ogama(BySize::Small(game)) => check(&game, 1),
                AnyGame::Stackreverse(BySize::Small(game)) => check(&game, 2),
                game => panic!("{game:?} is a small board"),
            }
        }
    }
}
