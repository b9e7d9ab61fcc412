//! The reference against the puzzles, by plain exhaustive search.

use std::collections::HashMap;

use rules_testkit::reference::{Ogama, Reference, Stackreverse};
use rules_testkit::vectors::{Game, Puzzle, puzzles};

/// The positions already judged: who is asked about, position, half-moves left.
type Known = HashMap<(String, String, u32), bool>;

/// The name of the player to move, as the position string gives him.
fn to_move(game: Game, position: &str) -> &'static str {
    match (game, position.split(' ').nth(1)) {
        (Game::Ogama, Some("o")) => "orange",
        (Game::Stackreverse, Some("w")) => "white",
        _ => "black",
    }
}

fn opponent(game: Game, player: &str) -> &'static str {
    match (game, player) {
        (_, "orange" | "white") => "black",
        (Game::Ogama, _) => "orange",
        (Game::Stackreverse, _) => "white",
    }
}

/// A search for one game's forced wins.
struct Search {
    game: Game,
    known: Known,
}

impl Search {
    fn new(game: Game) -> Self {
        let known = Known::new();
        Self { game, known }
    }

    /// Whether `player` can force a win within `plies` half-moves.
    fn wins<R: Reference>(&mut self, position: &R, player: &str, plies: u32) -> bool {
        let status = position.status();
        if status != "ongoing" {
            return status.starts_with(&format!("over winner={player} "));
        }
        if plies == 0 {
            return false;
        }
        let text = position.position();
        let moves_himself = to_move(self.game, &text) == player;
        let key = (player.to_owned(), text, plies);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mut children = position.children().into_iter();
        let mut wins = |(_, child): (String, R)| self.wins(&child, player, plies - 1);
        let result = if moves_himself {
            children.any(&mut wins)
        } else {
            children.all(&mut wins)
        };
        self.known.insert(key, result);
        result
    }
}

fn check<R: Reference>(puzzle: &Puzzle) {
    let name = format!("{} {}", puzzle.rules, puzzle.position);
    let position = R::parse(&puzzle.rules, None, &puzzle.position).expect(&name);
    assert_eq!(position.status(), "ongoing", "{name}");
    let player = to_move(puzzle.game, &puzzle.position);
    let mut search = Search::new(puzzle.game);
    if let Some(plies) = puzzle.win_in_plies {
        assert!(!search.wins(&position, player, plies - 1), "{name}: too long");
        let mut winning = position.children();
        winning.retain(|(_, child)| search.wins(child, player, plies - 1));
        let winning: Vec<String> = winning.into_iter().map(|(action, _)| action).collect();
        assert_eq!(winning, puzzle.moves, "{name}");
    }
    if let Some(plies) = puzzle.loss_in_plies {
        let winner = opponent(puzzle.game, player);
        assert!(!search.wins(&position, winner, plies - 1), "{name}: too long");
        assert!(search.wins(&position, winner, plies), "{name}: too short");
    }
}

#[test]
fn every_puzzle_is_solved() {
    let mut solved = 0;
    for puzzle in puzzles() {
        let began = std::time::Instant::now();
        match puzzle.game {
            Game::Ogama => check::<Ogama>(&puzzle),
            Game::Stackreverse => check::<Stackreverse>(&puzzle),
        }
        eprintln!("{:?} {} {}", began.elapsed(), puzzle.rules, puzzle.position);
        solved += 1;
    }
    eprintln!("puzzles.json: {solved} solved");
    assert_eq!(solved, 69);
}
