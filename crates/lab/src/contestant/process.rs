//! Another program: its start, its lines and its end.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::Failing;

/// A program that runs, and is ended with this.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<io::Result<String>>,
}

/// What came from a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line.
    Said(String),
    /// Nothing in the time given.
    None,
    /// Its output has ended; why, in words.
    End(String),
}

/// The longest line that is read, in bytes; longer ones come in pieces.
const LONGEST: u64 = 1 << 20;

/// How many lines may wait: a program that says more has to wait itself.
const WAITING: usize = 1024;

impl Process {
    /// Starts a program with arguments. What it says beside its lines goes
    /// where ours goes.
    pub fn start(words: &[String]) -> io::Result<Self> {
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no program named"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("no pipe to the program"));
        };
        let (sender, lines) = mpsc::sync_channel(WAITING);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(line) = read_line(&mut output) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, input, lines })
    }

    /// Says a line.
    pub fn say(&mut self, line: &impl std::fmt::Display) -> Result<(), Failing> {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.map_err(|error| Failing::Crash(format!("{} ({error})", self.ending())))
    }

    /// The next line, if one comes in time.
    pub fn hear(&mut self, patience: Duration) -> Line {
        match self.lines.recv_timeout(patience) {
            Ok(Ok(line)) => Line::Said(line),
            Ok(Err(error)) => Line::End(error.to_string()),
            Err(RecvTimeoutError::Timeout) => Line::None,
            Err(RecvTimeoutError::Disconnected) => Line::End(self.ending()),
        }
    }

    /// Whether it has ended.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// How it ended, in words. Its output may close a moment before it ends.
    fn ending(&mut self) -> String {
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.to_string();
            }
            thread::sleep(Duration::from_millis(10));
        }
        "its output was closed".to_owned()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already; there is nothing else to be done about it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next line, however its bytes read; `None` at the end.
fn read_line(output: &mut impl io::BufRead) -> Option<io::Result<String>> {
    let mut bytes = Vec::new();
    match io::Read::take(&mut *output, LONGEST).read_until(b'\n', &mut bytes) {
        Ok(0) => None,
        Ok(_) => Some(Ok(String::from_utf8_lossy(&bytes).trim().to_owned())),
        Err(error) => Some(Err(error)),
    }
}
