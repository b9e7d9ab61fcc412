//! One test for every clause of the rulebook, named after the clause.
//!
//! A test states its clause by small positions and fails if the rule is
//! broken. What records and the command line do has its tests elsewhere.

mod common;
mod ogama;
mod stackreverse;
mod stackreverse_wild;

use rules::random::SplitMix64;
use rules::view::{Piece, Shape};
use rules::{AnyGame, Grid, Kind, Player, Refusal};

/// A game from its start.
fn start(kind: Kind, rules: &str) -> AnyGame {
    kind.open(rules, None, None).unwrap_or_else(|refusal| panic!("{rules}: {refusal}"))
}

/// A game from a typed-in position.
fn at(kind: Kind, rules: &str, position: &str) -> AnyGame {
    let game = kind.open(rules, None, Some(position));
    game.unwrap_or_else(|refusal| panic!("{position}: {refusal}"))
}

/// Why the rules, or the position, are refused.
fn refusal(kind: Kind, rules: &str, position: Option<&str>) -> Refusal {
    match kind.open(rules, None, position) {
        Ok(game) => panic!("{rules} {position:?} is accepted: {}", game.position_text()),
        Err(refusal) => refusal,
    }
}

/// The game after these moves, written with blanks between them.
fn after(game: &AnyGame, moves: &str) -> AnyGame {
    let mut game = game.clone();
    for text in moves.split_whitespace() {
        game.play_text(text).unwrap_or_else(|fault| panic!("{text} in {moves}: {fault}"));
    }
    game
}

/// The code with which a move is refused; nothing may change then.
fn refused_move(game: &AnyGame, text: &str) -> &'static str {
    let mut tried = game.clone();
    let fault = tried.play_text(text).expect_err(text);
    assert_eq!(tried.position_text(), game.position_text());
    fault.code
}

/// The move strings of the legal moves.
fn moves(game: &AnyGame) -> Vec<String> {
    game.legal_moves().into_iter().map(|info| info.text).collect()
}

/// Whether the move is legal.
fn allows(game: &AnyGame, text: &str) -> bool {
    moves(game).iter().any(|legal| legal == text)
}

/// Where the legal moves from a point go to, with their marks.
fn goes(game: &AnyGame, from: &str) -> Vec<String> {
    moves(game).iter().filter_map(|text| text.strip_prefix(from)).map(str::to_owned).collect()
}

/// The points from which there are legal moves, each once.
fn froms(game: &AnyGame) -> Vec<String> {
    let ends = game.legal_moves().into_iter().filter(|info| !info.text.starts_with('T'));
    let mut names: Vec<String> =
        ends.filter_map(|info| info.ends).map(|(from, _)| game.view().shape.name(from)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The pieces on a point, from the bottom up.
fn column(game: &AnyGame, name: &str) -> Vec<Piece> {
    let view = game.view();
    let point = view.shape.point(name).unwrap_or_else(|| panic!("no point {name}"));
    view.columns[usize::from(point)].clone()
}

/// The size of the grid.
fn size(game: &AnyGame) -> Grid {
    match game.view().shape {
        Shape::Grid(grid) => grid,
        Shape::Wild(_) => panic!("not a grid"),
    }
}

/// Plays at random from a seed and shows the game after every move.
fn walk(game: &AnyGame, seed: u64, longest: usize, mut look: impl FnMut(&AnyGame)) {
    let mut random = SplitMix64::new(seed);
    let mut game = game.clone();
    for _ in 0..longest {
        let legal = moves(&game);
        if legal.is_empty() {
            return;
        }
        let chosen = random.below(legal.len() as u64) as usize;
        game = after(&game, &legal[chosen]);
        look(&game);
    }
}

/// Whose the pieces of a column are, from the bottom up.
fn owners(game: &AnyGame, name: &str) -> Vec<Player> {
    column(game, name).into_iter().map(|piece| piece.owner).collect()
}
