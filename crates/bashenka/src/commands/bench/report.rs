//! What the bench says.

use std::fmt;
use std::time::Duration;

use engine::Score;
use rules::Kind;
use serde_json::{Value, json};

/// One position, measured.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The game's word.
    pub game: &'static str,
    /// What kind of position it is.
    pub name: &'static str,
    /// The depth reached.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
    /// The best move.
    pub best: String,
    /// Its value.
    pub score: Score,
}

/// All positions together.
#[derive(Clone, Debug)]
pub struct Whole {
    threads: u64,
    depth: Option<u32>,
    measured: Vec<Measured>,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, name, depth, nodes, best, score, .. } = self;
        let score = score.to_string();
        write!(f, "{game:<13} {name:<26} depth {depth:<3} {nodes:>9} nodes  {best:<7} {score}")
    }
}

impl Whole {
    /// Nothing yet.
    pub const fn new(threads: u64, depth: Option<u32>) -> Self {
        Self { threads, depth, measured: Vec::new() }
    }

    /// One more position.
    pub fn add(&mut self, measured: Measured) {
        self.measured.push(measured);
    }

    /// The positions visited, all together.
    pub fn nodes(&self) -> u64 {
        self.measured.iter().map(|one| one.nodes).sum()
    }

    /// The positions visited and the time taken, by game.
    fn by_game(&self) -> impl Iterator<Item = (&'static str, u64, Duration)> + '_ {
        Kind::ALL.iter().map(|kind| {
            let of_game = self.measured.iter().filter(|one| one.game == kind.key());
            let nodes = of_game.clone().map(|one| one.nodes).sum();
            (kind.key(), nodes, of_game.map(|one| one.time).sum())
        })
    }

    /// One object with all of it.
    pub fn to_json(&self) -> Value {
        let one = |one: &Measured| {
            json!({
                "game": one.game, "name": one.name, "depth": one.depth, "nodes": one.nodes,
                "seconds": one.time.as_secs_f64(), "best": one.best,
                "score": one.score.to_string(),
            })
        };
        let game = |(game, nodes, time): (&'static str, u64, Duration)| json!({ "game": game, "nodes": nodes, "nodes_per_second": speed(nodes, time) });
        json!({
            "bench": self.nodes(),
            "threads": self.threads,
            "depth": self.depth,
            "games": self.by_game().map(game).collect::<Vec<_>>(),
            "positions": self.measured.iter().map(one).collect::<Vec<_>>(),
        })
    }
}

/// The lines after those of the positions.
impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        for (game, nodes, time) in self.by_game() {
            let (speed, seconds) = (speed(nodes, time), time.as_secs_f64());
            writeln!(f, "{game:<13} {nodes:>10} nodes in {seconds:.2} s, {speed} nodes/s")?;
        }
        writeln!(f, "Bench: {}", self.nodes())
    }
}

fn speed(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64
}
