//! How far a match has got, on the standard error.

use std::io::{self, Write as _};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{Played, Report};

/// A bar with the rate, the time left and the score so far. It hides where the
/// standard error is no terminal.
#[derive(Debug)]
pub struct Bar(ProgressBar);

impl Bar {
    /// For so many games.
    pub fn new(games: u64, is_quiet: bool) -> Self {
        let bar = ProgressBar::new(games);
        if is_quiet {
            bar.set_draw_target(ProgressDrawTarget::hidden());
        }
        let template = "{wide_bar} {pos}/{len} games, {per_sec}, {eta} left  {msg}";
        bar.set_style(ProgressStyle::with_template(template).expect("a good template"));
        Self(bar)
    }

    /// Shows what has been counted, and a game lost by a fault on a line of its
    /// own.
    pub fn show(&self, played: &Played, report: &Report) {
        if played.end.is_fault()
            && let Some(winner) = played.winner
        {
            let loser = &report.names[(!winner).index()];
            self.say(&format!("game {}: {loser} lost: {}", played.number + 1, played.end));
        }
        let [lost, drawn, won] = report.tally.games;
        let percent = 100.0 * report.tally.score();
        let ratio = report.sprt_state().map_or_else(String::new, |state| {
            format!(", ratio {:.2} in ({:.2}, {:.2})", state.ratio, state.lower, state.upper)
        });
        self.0.set_message(format!("+{won} ={drawn} -{lost} {percent:.1} %{ratio}"));
        self.0.set_position(played.number + 1);
    }

    /// Says something above the bar, or where the bar would be.
    fn say(&self, text: &str) {
        if self.0.is_hidden() {
            // When even this cannot be written, the result tells how often.
            let _ = writeln!(io::stderr().lock(), "{text}");
        } else {
            self.0.println(text);
        }
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}
