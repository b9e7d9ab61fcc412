//! A conversation with `bashenka ugi`, as another program would hold it.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use protocol::Answer;

/// The program, spoken to.
pub struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
}

impl Talk {
    /// Starts the program.
    pub fn new() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bashenka"));
        command.arg("ugi");
        Self::with(command)
    }

    /// Starts `command`, which is to lead to the program.
    pub fn with(mut command: Command) -> Self {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, receiver) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                sender.send(line.expect("it writes UTF-8")).expect("the test listens");
            }
        });
        Self { input: child.stdin.take(), child, output: receiver }
    }

    /// Writes bytes as they are.
    pub fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("still open");
        input.write_all(bytes).and_then(|()| input.flush()).expect("it listens");
    }

    /// Says some lines, one after another.
    pub fn say(&mut self, lines: &str) {
        self.write(format!("{lines}\n").as_bytes());
    }

    /// The next line it says.
    #[track_caller]
    pub fn hear(&self) -> String {
        self.output.recv().expect("it has something to say")
    }

    /// Says a line that has one line for an answer.
    #[track_caller]
    pub fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// Says some lines and returns what it says to them, up to `readyok`.
    #[track_caller]
    pub fn ask_all(&mut self, lines: &str) -> Vec<String> {
        self.say(lines);
        self.say("isready");
        self.until("readyok")
    }

    /// What it says before the line `end`.
    #[track_caller]
    pub fn until(&self, end: &str) -> Vec<String> {
        std::iter::repeat_with(|| self.hear()).take_while(|line| line != end).collect()
    }

    /// What it says up to its move, which is returned apart.
    #[track_caller]
    pub fn until_move(&self) -> (Vec<Answer>, Option<String>) {
        let mut before = Vec::new();
        loop {
            let line = self.hear();
            match line.parse().expect(&line) {
                Answer::BestMove { best, .. } => return (before, best),
                answer => before.push(answer),
            }
        }
    }

    /// The move it says, and then.
    #[track_caller]
    pub fn best(&mut self, lines: &str) -> Option<String> {
        self.say(lines);
        self.until_move().1
    }

    /// The code of the error that it answers a line with.
    #[track_caller]
    pub fn refusal(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        match answer.parse() {
            Ok(Answer::Error { code, text }) if !text.is_empty() => code,
            _ => panic!("{line}: {answer}"),
        }
    }

    /// The legal moves it knows.
    #[track_caller]
    pub fn legal(&mut self) -> Vec<String> {
        let answer = self.ask("legal");
        match answer.parse() {
            Ok(Answer::Legal(moves)) => moves,
            _ => panic!("legal: {answer}"),
        }
    }

    /// Closes its input; what else it says, when it has ended as it should.
    #[track_caller]
    pub fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = self.output.iter().collect();
        let output = self.child.wait_with_output().expect("it ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert!(output.status.success(), "{}", output.status);
        rest
    }
}
