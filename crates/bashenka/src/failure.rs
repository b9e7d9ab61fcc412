//! Why the program could not answer, and how it says so.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use rules::{Fault, Refusal};

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The input was refused (*Rule* CO-8.1).
    #[error("{code}: {text}")]
    Refused {
        /// The word for programs.
        code: &'static str,
        /// What was expected and what came.
        text: String,
    },
    /// The answer could not be written to the standard output.
    #[error("cannot write the answer: {0}")]
    Output(#[from] io::Error),
    /// The standard input failed.
    #[error("cannot read the commands: {0}")]
    Input(io::Error),
    /// The answer could not be written to a file.
    #[error("cannot write '{}': {error}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The terminal failed in the middle of a game.
    #[error("the terminal cannot be used: {0}")]
    Terminal(io::Error),
    /// The network failed while the page was being served.
    #[error("{0}")]
    Server(server::Error),
    /// The picture could not be made.
    #[error("cannot make the picture: {0}")]
    Picture(String),
}

impl Failure {
    /// A refusal of kind `code`.
    pub fn refused(code: &'static str, text: impl Into<String>) -> Self {
        Self::Refused { code, text: text.into() }
    }

    /// Says what is wrong on the standard error and returns the exit status.
    ///
    /// A reader who has had enough and closed the pipe is no failure.
    pub fn report(&self) -> ExitCode {
        if matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        // When even this cannot be written, the exit status has to do.
        let _ = writeln!(io::stderr().lock(), "error: {self}");
        match self {
            Self::Refused { .. } => ExitCode::from(2),
            Self::Output(_)
            | Self::Input(_)
            | Self::File { .. }
            | Self::Terminal(_)
            | Self::Server(_)
            | Self::Picture(_) => ExitCode::FAILURE,
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::refused(refusal.code(), refusal.to_string())
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Refusal::from(fault).into()
    }
}

impl From<engine::NoMemory> for Failure {
    fn from(error: engine::NoMemory) -> Self {
        Self::refused("no-memory", error.to_string())
    }
}

impl From<tui::Error> for Failure {
    fn from(error: tui::Error) -> Self {
        match error {
            tui::Error::Refused(refusal) => refusal.into(),
            tui::Error::NoTerminal(_) => Self::refused("no-terminal", error.to_string()),
            tui::Error::Terminal(error) => Self::Terminal(error),
        }
    }
}

impl From<ugi::Error> for Failure {
    fn from(error: ugi::Error) -> Self {
        match error {
            ugi::Error::Read(error) => Self::Input(error),
            ugi::Error::Write(error) => Self::Output(error),
        }
    }
}

impl From<server::Error> for Failure {
    fn from(error: server::Error) -> Self {
        let code = match &error {
            server::Error::NoPage(_) => "no-page",
            server::Error::PortInUse(_) => "port-in-use",
            server::Error::Refused(..) => "bad-bind",
            server::Error::Network(_) => return Self::Server(error),
        };
        Self::refused(code, error.to_string())
    }
}
