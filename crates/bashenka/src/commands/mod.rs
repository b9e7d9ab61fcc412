//! The subcommands, each in its own file.

mod analyse;
mod apply;
mod bench;
mod contest;
mod convert;
mod moves;
mod perft;
mod play;
mod render;
mod serve;
mod solve;
mod start;
mod status;
mod ugi;

use clap::Subcommand;

use crate::failure::Failure;

/// What the program is asked to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Start(start::Start),
    Moves(moves::Moves),
    Status(status::Status),
    Apply(apply::Apply),
    Perft(perft::Perft),
    Render(render::Render),
    Convert(convert::Convert),
    Ugi(ugi::Ugi),
    Analyse(analyse::Analyse),
    Bench(bench::Bench),
    #[command(name = "match")]
    Match(Box<contest::Contest>),
    Solve(solve::Solve),
}

impl Command {
    /// Does it.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Serve(command) => command.run(),
            Self::Play(command) => command.run(),
            Self::Start(command) => command.run(),
            Self::Moves(command) => command.run(),
            Self::Status(command) => command.run(),
            Self::Apply(command) => command.run(),
            Self::Perft(command) => command.run(),
            Self::Render(command) => command.run(),
            Self::Convert(command) => command.run(),
            Self::Ugi(command) => command.run(),
            Self::Analyse(command) => command.run(),
            Self::Bench(command) => command.run(),
            Self::Match(command) => command.run(),
            Self::Solve(command) => command.run(),
        }
    }
}
