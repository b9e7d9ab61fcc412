//! `bashenka ugi`: the engine for other programs.

use std::io::{self, BufWriter};

use clap::Args;

use crate::failure::Failure;

/// Play for another program, which speaks line by line.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Ugi {}

const EXAMPLES: &str = "\
Try it by hand:
  ugi
  newgame ogama
  position start moves Tb1
  go movetime 1000
  quit

The whole language is described in docs/protocol.md.";

impl Ugi {
    /// Answers commands until there are no more.
    ///
    /// # Errors
    ///
    /// If the input or the output fails.
    pub fn run(self) -> Result<(), Failure> {
        let output = BufWriter::new(io::stdout());
        Ok(ugi::run(io::stdin().lock(), output, &ugi::Settings::default())?)
    }
}
