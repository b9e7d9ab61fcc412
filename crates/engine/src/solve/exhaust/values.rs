//! The value of every position, worked out backwards from the ends.

use rules::Player;

use crate::solve::Census;
use crate::solve::exhaust::graph::Graph;
use crate::solve::watch::{Halt, Watch};

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// It is won, and with best play takes so many plies.
    Won { winner: Player, plies: u16 },
    /// Nobody can force it.
    Open,
}

/// The values of all positions of a graph.
pub(super) struct Values {
    winners: Vec<Option<Player>>,
    plies: Vec<u16>,
}

/// Which positions lead to which.
struct Backwards {
    begins: Vec<u32>,
    edges: Vec<u32>,
}

impl Backwards {
    fn of(graph: &Graph) -> Self {
        let mut begins = vec![0_u32; graph.len() + 1];
        let all = 0..graph.len() as u32;
        for place in all.clone() {
            for &after in graph.successors(place) {
                begins[after as usize + 1] += 1;
            }
        }
        for n in 1..begins.len() {
            begins[n] += begins[n - 1];
        }
        let mut edges = vec![0; graph.edges() as usize];
        let mut next = begins.clone();
        for place in all {
            for &after in graph.successors(place) {
                edges[next[after as usize] as usize] = place;
                next[after as usize] += 1;
            }
        }
        Self { begins, edges }
    }

    fn before(&self, place: u32) -> &[u32] {
        let place = place as usize;
        &self.edges[self.begins[place] as usize..self.begins[place + 1] as usize]
    }
}

impl Values {
    /// Works backwards, ply by ply: who can move to a position won for him has
    /// won, and who can only move to positions won for the other has lost.
    pub fn of(graph: &Graph, watch: &mut Watch<'_>) -> Result<Self, Halt> {
        let backwards = Backwards::of(graph);
        let all = 0..graph.len() as u32;
        let mut winners: Vec<Option<Player>> =
            all.clone().map(|place| graph.kind(place).end.flatten()).collect();
        let mut plies = vec![0_u16; graph.len()];
        let mut hopes: Vec<u16> =
            all.clone().map(|place| graph.successors(place).len() as u16).collect();
        let mut queue: Vec<u32> = all.filter(|&p| winners[p as usize].is_some()).collect();
        let mut head = 0;
        while head < queue.len() {
            let place = queue[head];
            head += 1;
            let Some(winner) = winners[place as usize] else { continue };
            for &before in backwards.before(place) {
                let n = before as usize;
                if winners[n].is_some() {
                    continue;
                }
                hopes[n] -= 1;
                if graph.kind(before).turn == winner || hopes[n] == 0 {
                    winners[n] = Some(winner);
                    plies[n] = plies[place as usize].saturating_add(1);
                    queue.push(before);
                }
            }
            watch.glance()?;
        }
        Ok(Self { winners, plies })
    }

    pub fn of_place(&self, place: u32) -> Value {
        match self.winners[place as usize] {
            Some(winner) => Value::Won { winner, plies: self.plies[place as usize] },
            None => Value::Open,
        }
    }

    pub fn census(&self, graph: &Graph) -> Census {
        let count =
            |player| self.winners.iter().filter(|&&winner| winner == Some(player)).count() as u64;
        let (light, dark) = (count(Player::Light), count(Player::Dark));
        let positions = graph.len() as u64;
        Census { positions, moves: graph.edges(), light, dark, drawn: positions - light - dark }
    }
}
