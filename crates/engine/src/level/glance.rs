//! The moves as a person sees them: which win at once, which are far away.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};

use rules::view::Shape;
use rules::{Game, Player};

use super::mind::Mind;
use crate::score::Score;
use crate::searchable::{Evaluator, Playable};

/// A move and what it leads to.
#[derive(Clone, Copy, Debug)]
struct Candidate<M> {
    mv: M,
    /// The hash of the position after it.
    to: u64,
    is_capture: bool,
    /// How far it is from where the last piece landed.
    steps: u8,
    /// Its value, if it ends the game or goes round in a circle.
    end: Option<Score>,
}

/// A position as seen by the player to move.
pub(super) struct Glance<P: Playable> {
    game: Game<P>,
    me: Player,
    moves: Vec<Candidate<P::Move>>,
}

impl<P: Playable> Glance<P> {
    /// Looks at every move; `None` if there is none.
    pub fn of(game: &Game<P>) -> Option<Self> {
        let mut game = game.clone();
        let me = game.position().turn();
        let mut list = game.moves();
        list.sort_unstable();
        let steps = steps_from_last(&game);
        let mut moves = Vec::with_capacity(list.len());
        for mv in list {
            let position = game.position();
            let is_capture = position.is_capture(mv);
            let near = |(from, to): (u8, u8)| steps[usize::from(from)].min(steps[usize::from(to)]);
            let steps = position.ends(mv).map_or(0, near);
            game.play(mv).ok()?;
            // A position that stands again is taken for one that will once more.
            let again = (game.occurrences() > 1).then_some(Score::DRAW);
            let end = game.outcome().map(|outcome| worth(outcome.winner, me)).or(again);
            moves.push(Candidate { mv, to: game.position().hash(), is_capture, steps, end });
            game.undo();
        }
        (!moves.is_empty()).then_some(Self { game, me, moves })
    }

    /// A move that wins at once.
    pub fn win_at_once(&self) -> Option<P::Move> {
        self.moves.iter().find(|seen| seen.end.is_some_and(Score::is_win)).map(|seen| seen.mv)
    }

    /// The move that seems best without a search.
    pub fn best(&mut self, is_careful: bool, stop: &AtomicBool, mind: &Mind) -> Option<P::Move> {
        let mut values = Vec::new();
        for mv in self.noticed(mind) {
            if stop.load(Ordering::Relaxed) {
                return Some(mv);
            }
            let value = self.value(mv);
            values.push((mv, value));
        }
        let mut ranked = self.ranked(values, mind);
        if is_careful {
            // What was overlooked may be what saves the game.
            let rest = self.moves.iter().map(|seen| seen.mv);
            let rest: Vec<_> = rest.filter(|mv| !ranked.contains(mv)).collect();
            ranked.extend(rest);
            let safe = ranked
                .iter()
                .copied()
                .find(|&mv| stop.load(Ordering::Relaxed) || !self.loses_at_once(mv));
            return safe.or(ranked.first().copied());
        }
        ranked.first().copied()
    }

    /// The moves that are not overlooked; all of them if every one is.
    fn noticed(&self, mind: &Mind) -> Vec<P::Move> {
        let is_seen =
            |seen: &&Candidate<P::Move>| seen.is_capture || mind.notices(seen.to, seen.steps);
        let noticed: Vec<_> = self.moves.iter().filter(is_seen).map(|seen| seen.mv).collect();
        let all = || self.moves.iter().map(|seen| seen.mv).collect();
        if noticed.is_empty() { all() } else { noticed }
    }

    /// The moves in the order in which they seem good.
    fn ranked(&self, values: Vec<(P::Move, i32)>, mind: &Mind) -> Vec<P::Move> {
        let spread = spread(values.iter().map(|&(_, value)| value));
        let seems = |(mv, value): (P::Move, i32)| {
            let seen = self.moves.iter().find(|seen| seen.mv == mv)?;
            Some((mind.seems(seen.to, value, seen.is_capture, spread), mv))
        };
        let mut ranked: Vec<(i32, P::Move)> = values.into_iter().filter_map(seems).collect();
        ranked.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
        ranked.into_iter().map(|(_, mv)| mv).collect()
    }

    /// What the board looks like after the worst reply to `mv`.
    fn value(&self, mv: P::Move) -> i32 {
        let end = self.moves.iter().find(|seen| seen.mv == mv).and_then(|seen| seen.end);
        if let Some(end) = end {
            return end.value();
        }
        let mut position = self.game.position().clone();
        position.make(mv);
        let evaluator = position.evaluator();
        let mut worst = i32::MAX;
        for reply in position.moves() {
            let undo = position.make(reply);
            let value = match position.outcome() {
                Some(outcome) => worth(outcome.winner, self.me).value(),
                None => evaluator.evaluate(&position),
            };
            position.unmake(reply, undo);
            worst = worst.min(value);
        }
        worst
    }

    /// Whether the game is lost after `mv` or after some reply to it.
    fn loses_at_once(&mut self, mv: P::Move) -> bool {
        let (game, me) = (&mut self.game, self.me);
        let is_lost =
            |game: &Game<P>| game.outcome().is_some_and(|outcome| outcome.winner == Some(!me));
        if game.play(mv).is_err() {
            return true;
        }
        let mut loses = is_lost(game);
        for reply in game.moves() {
            if loses || game.play(reply).is_err() {
                break;
            }
            loses = is_lost(game);
            game.undo();
        }
        game.undo();
        loses
    }
}

/// How far values that decide nothing commonly are from their mean.
fn spread(values: impl Iterator<Item = i32> + Clone) -> i32 {
    let open = values.filter(|value| !Score::centi(*value).is_decided() && value.abs() < 20_000);
    let count = (open.clone().count() as i32).max(1);
    let mean = open.clone().sum::<i32>() / count;
    open.map(|value| (value - mean).abs()).sum::<i32>() / count
}

fn worth(winner: Option<Player>, me: Player) -> Score {
    match winner {
        None => Score::DRAW,
        Some(winner) if winner == me => Score::win_in(1),
        Some(_) => Score::loss_in(1),
    }
}

/// For every point, how many steps it is from where the last piece landed;
/// nowhere is far before the first move and after a pass.
fn steps_from_last<P: Playable>(game: &Game<P>) -> Vec<u8> {
    let shape = game.position().view().shape;
    let last = game.moves_made().next_back().and_then(|mv| game.position().ends(mv));
    let Some((_, last)) = last else { return vec![0; shape.points()] };
    match &shape {
        Shape::Grid(grid) => {
            let (file, rank) = grid.place(last);
            let steps = |point: usize| {
                let (f, r) = grid.place(point as u8);
                f.abs_diff(file).max(r.abs_diff(rank)) as u8
            };
            (0..shape.points()).map(steps).collect()
        }
        Shape::Wild(board) => steps_over_cells(board.cells(), last, |cell| board.neighbours(cell)),
    }
}

/// Steps from `from` to each of so many cells, by neighbours.
fn steps_over_cells<'b>(cells: usize, from: u8, neighbours: impl Fn(usize) -> &'b [u8]) -> Vec<u8> {
    let mut steps = vec![u8::MAX; cells];
    steps[usize::from(from)] = 0;
    let mut queue = VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        let next = steps[usize::from(cell)].saturating_add(1);
        for &other in neighbours(usize::from(cell)) {
            if steps[usize::from(other)] == u8::MAX {
                steps[usize::from(other)] = next;
                queue.push_back(other);
            }
        }
    }
    steps
}
