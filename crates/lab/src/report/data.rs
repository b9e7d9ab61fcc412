//! A report as programs read it.

use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use super::Report;
use crate::game::Work;
use crate::stats::{Interval, Spread, Verdict};

/// An estimate; what is infinite is `null` in JSON.
#[derive(serde::Serialize)]
struct Estimate {
    low: Option<f64>,
    value: Option<f64>,
    high: Option<f64>,
}

#[derive(serde::Serialize)]
struct Strength {
    elo: Estimate,
    normalised_elo: Option<Estimate>,
    superiority: f64,
}

#[derive(serde::Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    ratio: f64,
    lower: f64,
    upper: f64,
    accepted: Option<f64>,
}

#[derive(serde::Serialize)]
struct Contestant<'r> {
    name: &'r str,
    moves: u64,
    mean_ms: f64,
    longest_ms: f64,
    mean_nodes: f64,
    nodes_per_second: f64,
    mean_depth: f64,
    faults: u64,
}

impl From<Interval> for Estimate {
    fn from(interval: Interval) -> Self {
        let finite = |value: f64| value.is_finite().then_some(value);
        Self {
            low: finite(interval.low),
            value: finite(interval.value),
            high: finite(interval.high),
        }
    }
}

impl From<Spread<'_>> for Strength {
    fn from(spread: Spread<'_>) -> Self {
        Self {
            elo: spread.elo().into(),
            normalised_elo: spread.normalised_elo().map(Into::into),
            superiority: spread.superiority(),
        }
    }
}

impl<'r> Contestant<'r> {
    fn new(name: &'r str, work: &Work, faults: u64) -> Self {
        Self {
            name,
            moves: work.moves,
            mean_ms: work.mean_milliseconds(),
            longest_ms: work.longest.as_secs_f64() * 1000.0,
            mean_nodes: work.mean_nodes(),
            nodes_per_second: work.nodes_per_second(),
            mean_depth: work.mean_depth(),
            faults,
        }
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [lost, drawn, won] = self.tally.games;
        let mut out = serializer.serialize_struct("Report", 14)?;
        out.serialize_field("game", self.kind.key())?;
        out.serialize_field("rules", &self.rules)?;
        out.serialize_field("seed", &self.seed)?;
        out.serialize_field("contestants", &self.contestants())?;
        out.serialize_field("games", &self.tally.games())?;
        out.serialize_field("won", &won)?;
        out.serialize_field("drawn", &drawn)?;
        out.serialize_field("lost", &lost)?;
        out.serialize_field("score", &self.tally.score())?;
        out.serialize_field("pairs", &self.tally.pairs)?;
        out.serialize_field("by_pairs", &Strength::from(self.tally.pentanomial()))?;
        out.serialize_field("by_games", &Strength::from(self.tally.trinomial()))?;
        out.serialize_field("ends", &self.ends)?;
        out.serialize_field("sprt", &self.test())?;
        out.end()
    }
}

impl Report {
    fn contestants(&self) -> [Contestant<'_>; 2] {
        [0, 1].map(|n| Contestant::new(&self.names[n], &self.work[n], self.faults[n]))
    }

    fn test(&self) -> Option<Test> {
        let (sprt, state) = (self.sprt?, self.sprt_state()?);
        let accepted = state.verdict().map(|verdict| match verdict {
            Verdict::Elo0 => sprt.elo0,
            Verdict::Elo1 => sprt.elo1,
        });
        Some(Test {
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            alpha: sprt.alpha,
            beta: sprt.beta,
            ratio: state.ratio,
            lower: state.lower,
            upper: state.upper,
            accepted,
        })
    }
}
