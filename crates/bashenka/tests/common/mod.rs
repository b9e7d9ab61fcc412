//! Asking the program, as a script would.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Whether the library can read the boards of the vectors.
pub const WILD_BOARDS_ARE_READ: bool = true;

/// What the program said.
#[derive(Debug)]
pub struct Answer {
    /// Its exit status.
    pub status: i32,
    /// Its standard output.
    pub out: String,
    /// Its standard error.
    pub err: String,
}

impl Answer {
    /// The code after `error: `, if that is how the standard error begins.
    pub fn code(&self) -> Option<&str> {
        let rest = self.err.strip_prefix("error: ")?;
        Some(rest.split_once(": ")?.0)
    }
}

impl From<Output> for Answer {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code().expect("it ends by itself"),
            out: String::from_utf8(output.stdout).expect("it writes UTF-8"),
            err: String::from_utf8(output.stderr).expect("it writes UTF-8"),
        }
    }
}

/// The program, not yet started.
pub fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_bashenka"))
}

/// Runs the program with `args`.
pub fn ask(args: &[&str]) -> Answer {
    program().args(args).output().expect("the program starts").into()
}

/// Runs the program and returns its one line, which must be all it writes.
#[track_caller]
pub fn line(args: &[&str]) -> String {
    let answer = ask(args);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{args:?}");
    answer.out.strip_suffix('\n').expect("a whole line").to_owned()
}

/// Runs the program and expects a refusal of kind `code`.
#[track_caller]
pub fn refused(code: &str, args: &[&str]) {
    let answer = ask(args);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{args:?}");
    assert_eq!(answer.code(), Some(code), "{args:?}: {}", answer.err);
}

/// A file of the vectors.
pub fn vectors(name: &str) -> Vec<serde_json::Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules-testkit/vectors").join(name);
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    serde_json::from_str(&text).expect("the vectors are JSON")
}

/// A folder for the boards of the vectors.
pub struct Boards {
    folder: tempfile::TempDir,
    written: usize,
}

impl Boards {
    /// An empty one.
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for the boards"), written: 0 }
    }

    /// Writes a board into a file of its own.
    pub fn write(&mut self, board: &serde_json::Value) -> PathBuf {
        self.written += 1;
        let path = self.folder.path().join(format!("board{}.json", self.written));
        std::fs::write(&path, board.to_string()).expect("the folder takes files");
        path
    }
}
