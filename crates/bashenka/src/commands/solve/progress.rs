//! How far the solver is, for people who wait.

use std::io::{self, IsTerminal as _, Write as _};

use engine::solve::{Progress, Stage};

/// One line on the standard error that is written over and over, if that is a
/// terminal.
pub struct Bar {
    is_seen: bool,
    players: [&'static str; 2],
}

impl Bar {
    pub fn new(players: [&'static str; 2]) -> Self {
        Self { is_seen: io::stderr().is_terminal(), players }
    }

    pub fn show(&mut self, progress: Progress) {
        let doing = match progress.stage {
            Stage::Proof { attacker, plies: Some(plies) } => {
                format!("{} to win within {plies} plies", self.players[attacker.index()])
            }
            Stage::Proof { attacker, plies: None } => {
                format!("{} to win", self.players[attacker.index()])
            }
            Stage::Listing => "listing positions".to_owned(),
            Stage::Valuing => "valuing positions".to_owned(),
        };
        self.write(&format!("{} M nodes, {doing}", progress.nodes / 1_000_000));
    }

    /// Takes the line away.
    pub fn clear(&mut self) {
        self.write("");
    }

    /// Progress that cannot be shown is no failure.
    fn write(&self, text: &str) {
        if self.is_seen {
            let _ = write!(io::stderr().lock(), "\r\x1b[K{text}");
            let _ = io::stderr().flush();
        }
    }
}
