//! Small games as a whole: every position that can come about, valued
//! backwards from the ends (retrograde analysis; Ströhlein, 1970).
//!
//! Positions that neither side can force are draws: there each player can go
//! on for ever without losing, until repetition or cap makes it a draw. Where
//! the rules give a win for either of those, no draw is claimed. Positions are
//! told apart by their hash of 64 bits alone.

mod graph;
mod values;

use std::sync::atomic::AtomicBool;

use rules::{Game, Player, Position};

use crate::solve::session::{barred, plies_left};
use crate::solve::watch::{Progress, Stage, Watch};
use crate::solve::{Budget, Length, Reservation, Solution, Verdict};
use crate::table::NoMemory;

use graph::Graph;
use values::{Value, Values};

pub(super) fn solve<P: Position>(
    game: &Game<P>,
    budget: &Budget,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Progress),
) -> Result<Solution, NoMemory> {
    if let Some(outcome) = game.outcome() {
        return Ok(Solution::of_finished(outcome.winner, game.position().turn()));
    }
    let mut watch = Watch::new(budget.nodes, stop, tell);
    watch.enter(Stage::Listing);
    let mut position = game.position().clone();
    let bytes = (budget.megabytes as u64).saturating_mul(1 << 20);
    let Ok(graph) = Graph::of(&mut position, &barred(game), bytes, &mut watch) else {
        return Ok(Solution::bare(Verdict::Unknown, watch.nodes));
    };
    watch.enter(Stage::Valuing);
    let Ok(values) = Values::of(&graph, &mut watch) else {
        return Ok(Solution::bare(Verdict::Unknown, watch.nodes));
    };
    let mut solution = judge(game, &graph, &values);
    solution.nodes = watch.nodes;
    solution.census = Some(values.census(&graph));
    Ok(solution)
}

fn judge<P: Position>(game: &Game<P>, graph: &Graph, values: &Values) -> Solution {
    let turn = game.position().turn();
    let left = plies_left(game);
    match values.of_place(Graph::ROOT) {
        Value::Won { winner, plies } if plies <= left => {
            let length = Length::Exactly(u32::from(plies));
            let is_win = winner == turn;
            let verdict = if is_win { Verdict::Win(length) } else { Verdict::Loss(length) };
            let mut solution = Solution::bare(verdict, 0);
            solution.line = line(game.position(), graph, values, winner);
            if is_win {
                solution.moves = first_moves(game.position(), graph, values, winner, plies);
            }
            solution
        }
        // With a win too far off for the cap, or none, nobody is made to lose.
        _ => {
            let reservation = graph.reservation;
            let is_draw = reservation.is_none();
            let verdict = if is_draw { Verdict::Draw } else { Verdict::Unknown };
            Solution { reservation, ..Solution::bare(verdict, 0) }
        }
    }
}

/// The move from `place` that is best for both sides: after it, one ply less.
fn line<P: Position>(position: &P, graph: &Graph, values: &Values, winner: Player) -> Vec<String> {
    let mut position = position.clone();
    let mut place = Graph::ROOT;
    let mut line = Vec::new();
    while let Value::Won { plies: left @ 1.., .. } = values.of_place(place) {
        let wanted = Value::Won { winner, plies: left - 1 };
        let moves = position.moves();
        let next = moves.iter().zip(graph.successors(place));
        let Some((&mv, &after)) =
            next.into_iter().find(|&(_, &after)| values.of_place(after) == wanted)
        else {
            break;
        };
        line.push(position.write_move(mv));
        position.make(mv);
        place = after;
    }
    line
}

fn first_moves<P: Position>(
    position: &P,
    graph: &Graph,
    values: &Values,
    winner: Player,
    plies: u16,
) -> Vec<String> {
    let wanted = Value::Won { winner, plies: plies - 1 };
    let moves = position.moves();
    let good = moves.iter().zip(graph.successors(Graph::ROOT));
    let mut texts: Vec<String> = good
        .filter(|&(_, &after)| values.of_place(after) == wanted)
        .map(|(&mv, _)| position.write_move(mv))
        .collect();
    texts.sort_unstable();
    texts
}

impl Graph {
    /// Why positions that nobody can force are no draws, if they are not.
    fn reserve<P: Position>(&mut self, position: &P) {
        let is_win = |outcome: rules::Outcome| outcome.winner.is_some();
        if position.repetition().is_some_and(is_win) {
            self.reservation = Some(Reservation::Repetition);
        } else if position.cap().is_some_and(|(_, outcome)| is_win(outcome)) {
            self.reservation.get_or_insert(Reservation::Cap);
        }
    }
}
