//! The subcommands, each in its own file.

mod apply;
mod moves;
mod perft;
mod render;
mod start;
mod status;

use clap::Subcommand;

use crate::failure::Failure;

/// What the program is asked to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    Start(start::Start),
    Moves(moves::Moves),
    Status(status::Status),
    Apply(apply::Apply),
    Perft(perft::Perft),
    Render(render::Render),
}

impl Command {
    /// Does it.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Start(command) => command.run(),
            Self::Moves(command) => command.run(),
            Self::Status(command) => command.run(),
            Self::Apply(command) => command.run(),
            Self::Perft(command) => command.run(),
            Self::Render(command) => command.run(),
        }
    }
}
