//! A report as people read it.

use std::fmt;

use super::Report;
use crate::stats::{Interval, Spread, Verdict};

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.names;
        let [lost, drawn, won] = self.tally.games;
        let games = self.tally.games();
        writeln!(f, "{first} against {second}: {}, seed {}", self.game(), self.seed)?;
        let percent = 100.0 * self.tally.score();
        writeln!(f, "games {games}: won {won}, drawn {drawn}, lost {lost}; score {percent:.1} %")?;
        self.write_strength(f)?;
        self.write_test(f)?;
        self.write_ends(f)?;
        self.write_work(f)
    }
}

impl Report {
    fn game(&self) -> String {
        let gap = if self.rules.is_empty() { "" } else { " " };
        format!("{}{gap}{}", self.kind.key(), self.rules)
    }

    fn write_strength(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [ll, ld, even, wd, ww] = self.tally.pairs;
        writeln!(f, "pairs of 0 to 2 points: {ll}, {ld}, {even}, {wd}, {ww}")?;
        for (name, spread) in
            [("pairs", self.tally.pentanomial()), ("games", self.tally.trinomial())]
        {
            write!(f, "Elo by {name} {}", elo(spread.elo()))?;
            write!(f, ", superior with {:.1} %", 100.0 * spread.superiority())?;
            writeln!(f, "{}", normalised(spread))?;
        }
        let [halves, games] = self.as_light;
        let percent = 50.0 * halves as f64 / games.max(1) as f64;
        writeln!(f, "with the first side's pieces {percent:.1} % of {games}")
    }

    fn write_test(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(sprt), Some(state)) = (self.sprt, self.sprt_state()) else { return Ok(()) };
        let said = match state.verdict() {
            Some(Verdict::Elo0) => format!("Elo {} accepted", sprt.elo0),
            Some(Verdict::Elo1) => format!("Elo {} accepted", sprt.elo1),
            None => "not decided".to_owned(),
        };
        writeln!(
            f,
            "test of Elo {} against {}: {said}; log-likelihood ratio {:.3} in ({:.3}, {:.3})",
            sprt.elo0, sprt.elo1, state.ratio, state.lower, state.upper
        )
    }

    fn write_ends(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (end, [won, drawn, lost]) in &self.ends {
            writeln!(f, "  {end:<14} won {won:>5}  drawn {drawn:>5}  lost {lost:>5}")?;
        }
        let games = self.tally.games().max(1);
        writeln!(f, "plies a game {:.1}", self.plies as f64 / games as f64)
    }

    fn write_work(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((name, work), faults) in self.names.iter().zip(&self.work).zip(self.faults) {
            write!(
                f,
                "{name}: {:.1} ms a move, {:.0} at most",
                work.mean_milliseconds(),
                work.longest.as_secs_f64() * 1000.0
            )?;
            if work.nodes > 0 {
                write!(
                    f,
                    ", {:.0} nodes, {:.0} a second, depth {:.1}",
                    work.mean_nodes(),
                    work.nodes_per_second(),
                    work.mean_depth()
                )?;
            }
            writeln!(
                f,
                "{}",
                if faults > 0 { format!(", FAULTS {faults}") } else { String::new() }
            )?;
        }
        Ok(())
    }
}

/// `+12.3 (+1.0 to +23.6)`.
fn elo(Interval { low, value, high }: Interval) -> String {
    // Adding 0 makes -0 plain.
    let [low, value, high] = [low, value, high].map(|elo| elo + 0.0);
    format!("{value:+.1} ({low:+.1} to {high:+.1})")
}

fn normalised(spread: Spread<'_>) -> String {
    spread
        .normalised_elo()
        .map_or_else(String::new, |interval| format!(", normalised {}", elo(interval)))
}
