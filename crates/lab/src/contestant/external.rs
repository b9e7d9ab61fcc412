//! A player that is another program, spoken to by `docs/protocol.md`.
//!
//! The program is started for the first game and kept for the next ones. If it
//! breaks down in a game it has lost that game, is ended, and is started again
//! for the next.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::{Clock, Limits, Score};
use protocol::{Answer, Command, Go, Info, Start, Value};
use rules::AnyGame;
use rules::view::Shape;

use super::process::{Line, Process};
use super::{Choice, Contestant, Failing};

/// How a program is started and what it is told then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The program and its arguments.
    pub words: Vec<String>,
    /// What is set, and to what.
    pub options: Vec<(String, String)>,
    /// How long it may take to get ready, and to answer after its time is over,
    /// before it is given up.
    pub patience: Duration,
}

/// How long it may take for a move that no time was given for: nodes take as
/// long as they take.
const UNTIMED: Duration = Duration::from_secs(600);

/// How often it is looked whether the match was stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// A program that plays.
#[derive(Debug)]
pub(super) struct External {
    program: Program,
    process: Option<Process>,
}

impl External {
    pub const fn new(program: Program) -> Self {
        Self { program, process: None }
    }

    /// Starts the program and greets it.
    fn start(&self) -> Result<Process, Failing> {
        let mut process = Process::start(&self.program.words).map_err(|error| {
            Failing::NoStart(format!("'{}': {error}", self.program.words.join(" ")))
        })?;
        let mut offered = Vec::new();
        process.say(&Command::Ugi)?;
        wait(&mut process, self.program.patience, |answer| {
            if let Answer::Option(setting) = &answer {
                offered.push(setting.name.clone());
            }
            matches!(answer, Answer::UgiOk).then_some(())
        })?;
        for (name, value) in &self.program.options {
            if !offered.contains(name) {
                let names = offered.join(", ");
                let text = format!("no option '{name}'; it has {names}");
                return Err(Failing::NoStart(text));
            }
            let value = Some(value.clone());
            process.say(&Command::SetOption { name: name.clone(), value })?;
        }
        Ok(process)
    }

    /// Does `task` with the program, which is ended if it fails.
    fn with<T>(
        &mut self,
        task: impl FnOnce(&mut Process) -> Result<T, Failing>,
    ) -> Result<T, Failing> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        let done = task(&mut process)?;
        self.process = Some(process);
        Ok(done)
    }
}

impl Contestant for External {
    fn begin(&mut self, game: &AnyGame, _: u64) -> Result<(), Failing> {
        // One that ended after its last game is started again.
        if self.process.as_mut().is_some_and(Process::has_ended) {
            self.process = None;
        }
        let patience = self.program.patience;
        self.with(|process| {
            process.say(&Command::NewGame(game.kind().key().to_owned()))?;
            if let Some(board) = board_of(game) {
                process.say(&Command::SetBoard(Some(board)))?;
            }
            process.say(&Command::SetRules(game.rules()))?;
            process.say(&Command::IsReady)?;
            wait(process, patience, |answer| match answer {
                Answer::ReadyOk => Some(Ok(())),
                Answer::Error { text, .. } => Some(Err(Failing::NoStart(text))),
                _ => None,
            })?
        })
    }

    fn choose(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Result<Choice, Failing> {
        let position =
            Command::Position { start: Start::At(game.start_text()), moves: game.moves_made() };
        let go = Command::Go(go_of(limits));
        let patience = given(limits).map_or(UNTIMED, |time| time + self.program.patience);
        self.with(|process| {
            process.say(&position)?;
            process.say(&go)?;
            listen(process, patience, stop)
        })
    }
}

/// Waits for the move, and notes what is said of it.
fn listen(process: &mut Process, patience: Duration, stop: &AtomicBool) -> Result<Choice, Failing> {
    let mut choice = Choice::default();
    let began = Instant::now();
    while !stop.load(Ordering::Relaxed) {
        let left = patience.saturating_sub(began.elapsed());
        match process.hear(left.min(GLANCE)) {
            Line::None if left.is_zero() => return Err(Failing::Silent(patience)),
            Line::None => {}
            Line::End(text) => return Err(Failing::Crash(text)),
            Line::Said(line) => match line.parse() {
                Ok(Answer::BestMove { best: Some(mv), .. }) => {
                    return Ok(Choice { mv, ..choice });
                }
                Ok(Answer::BestMove { best: None, .. }) => return Err(Failing::Nonsense(line)),
                Ok(Answer::Error { .. }) => return Err(Failing::Nonsense(line)),
                Ok(Answer::Info(info)) => note(&mut choice, &info),
                // What is not understood is passed over: silence is what loses.
                Ok(_) | Err(_) => {}
            },
        }
    }
    // The match is over: the program is ended, as it is still thinking.
    Err(Failing::Silent(began.elapsed()))
}

fn note(choice: &mut Choice, info: &Info) {
    if info.multipv.is_some_and(|line| line > 1) {
        return;
    }
    choice.nodes = info.nodes.unwrap_or(choice.nodes);
    choice.depth = info.depth.unwrap_or(choice.depth);
    choice.score = info.score.map(|scored| score(scored.value)).or(choice.score);
}

fn score(value: Value) -> Score {
    const MOST: u32 = 900;
    match value {
        Value::Centi(value) => Score::centi(value),
        Value::Win(plies) => Score::win_in(plies.min(MOST)),
        Value::Loss(plies) => Score::loss_in(plies.min(MOST)),
    }
}

/// Waits until `find` finds what it looks for in an answer.
fn wait<T>(
    process: &mut Process,
    patience: Duration,
    mut find: impl FnMut(Answer) -> Option<T>,
) -> Result<T, Failing> {
    let began = Instant::now();
    loop {
        match process.hear(patience.saturating_sub(began.elapsed())) {
            Line::None => {
                let text = format!("nothing for {} ms", patience.as_millis());
                return Err(Failing::NoStart(text));
            }
            Line::End(text) => return Err(Failing::NoStart(text)),
            Line::Said(line) => {
                if let Some(found) = line.parse().ok().and_then(&mut find) {
                    return Ok(found);
                }
            }
        }
    }
}

/// The other player's clock is not known here; it is told as equal.
fn go_of(limits: &Limits) -> Go {
    let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let clock = |Clock { left, increment, moves_to_go }| protocol::Clock {
        time: [millis(left); 2],
        increment: [millis(increment); 2],
        moves_to_go,
    };
    Go {
        nodes: limits.nodes,
        movetime: limits.move_time.map(millis),
        depth: limits.depth,
        clock: limits.clock.map(clock),
        ..Go::default()
    }
}

/// The time a search may take, if that is limited.
fn given(limits: &Limits) -> Option<Duration> {
    limits.move_time.or(limits.clock.map(|clock| clock.left))
}

/// The wild board, if the rules do not give it.
fn board_of(game: &AnyGame) -> Option<String> {
    let Shape::Wild(board) = game.view().shape else { return None };
    let is_made = game.rules().split(',').any(|option| option.starts_with("board="));
    (!is_made).then(|| board.to_json().replace(['\n', '\r'], " "))
}
