//! What is done at each command.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::thread::Scope;
use std::time::Instant;

use protocol::{Answer, Command, Go, Start, Status};

use crate::greeting::greeting;
use crate::keeper::Keeper;
use crate::lines::{self, Line};
use crate::options::{Change, Options, USUAL_HASH};
use crate::player::Task;
use crate::refused::Refused;
use crate::search::Search;
use crate::speaker::Speaker;
use crate::table::Table;
use crate::{Error, Pace, Settings};

/// The engine, what is set, what is on the board, and the search if there is
/// one.
pub(crate) struct Server<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    speaker: &'scope Speaker<W>,
    settings: Settings,
    keeper: Keeper,
    options: Options,
    table: Option<Table>,
    search: Option<Search<'scope>>,
}

type Done = Result<(), Refused>;

impl<'scope, 'env, W: Write + Send> Server<'scope, 'env, W> {
    pub fn new(
        scope: &'scope Scope<'scope, 'env>,
        speaker: &'scope Speaker<W>,
        settings: &Settings,
    ) -> Self {
        Self {
            scope,
            speaker,
            settings: *settings,
            keeper: Keeper::new(USUAL_HASH.min(settings.most_hash)),
            options: Options::default(),
            table: None,
            search: None,
        }
    }

    /// Answers all that comes.
    pub fn run(mut self, mut input: impl BufRead) -> Result<(), Error> {
        let ended = self.listen(&mut input).map_err(Error::Read);
        self.stop();
        ended
    }

    /// Hears line after line, until `quit`, the end of the input or of the
    /// output.
    fn listen(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        while let Some(line) = lines::next(input, lines::LONGEST)? {
            if self.hear(line).is_break() || self.speaker.has_failed() {
                break;
            }
        }
        Ok(())
    }

    fn hear(&mut self, line: Line) -> ControlFlow<()> {
        let done = match line {
            Line::Text(text) if is_blank(&text) => Ok(()),
            Line::Text(text) => match text.parse() {
                Ok(Command::Quit) => return ControlFlow::Break(()),
                Ok(command) => self.obey(command),
                Err(error) => Err(error.into()),
            },
            Line::TooLong => {
                let text = format!("expected a line of at most {} bytes, got more", lines::LONGEST);
                Err(Refused::new("too-long", text))
            }
            Line::NotText => Err(Refused::new("not-text", "expected UTF-8 text, got other bytes")),
        };
        if let Err(refused) = done {
            self.say([refused.into()]);
        }
        ControlFlow::Continue(())
    }

    fn say<const N: usize>(&self, answers: [Answer; N]) {
        self.speaker.say(&answers);
    }

    fn obey(&mut self, command: Command) -> Done {
        match command {
            Command::Ugi => self.speaker.say(&greeting(&self.settings)),
            Command::IsReady => self.say([Answer::ReadyOk]),
            Command::Legal => {
                let moves = self.table()?.game()?.legal_moves();
                self.say([Answer::Legal(moves.into_iter().map(|info| info.text).collect())]);
            }
            Command::Status => self.say([Answer::Status(self.status()?)]),
            Command::Show => self.say([Answer::Shown(self.table()?.shown()?)]),
            Command::Stop => self.stop(),
            Command::PonderHit => self.ponder_hit()?,
            Command::Quit => {}
            other => {
                self.must_rest()?;
                self.change(other)?;
            }
        }
        Ok(())
    }

    /// Does what cannot be done while a search goes on.
    fn change(&mut self, command: Command) -> Done {
        match command {
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::NewGame(game) => {
                self.table = Some(Table::new(&game)?);
                self.keeper.clear();
                Ok(())
            }
            Command::SetRules(rules) => self.table_mut()?.set_rules(&rules),
            Command::SetBoard(board) => self.table_mut()?.set_board(board.as_deref()),
            Command::Position { start, moves } => self.set_position(&start, &moves),
            Command::Go(go) => self.go(go),
            _ => Ok(()),
        }
    }

    fn set_position(&mut self, start: &Start, moves: &[String]) -> Done {
        self.table_mut()?.set_position(start, moves)
    }

    fn table(&self) -> Result<&Table, Refused> {
        self.table.as_ref().ok_or_else(no_game)
    }

    fn table_mut(&mut self) -> Result<&mut Table, Refused> {
        self.table.as_mut().ok_or_else(no_game)
    }

    fn status(&self) -> Result<Status, Refused> {
        let game = self.table()?.game()?;
        Ok(game.outcome().map_or(Status::Ongoing, |outcome| {
            let players = game.kind().players();
            Status::Over {
                winner: outcome.winner.map_or("draw", |winner| players[winner.index()]).to_owned(),
                reason: outcome.reason.to_string(),
            }
        }))
    }

    /// Ends a search that has given its move.
    ///
    /// # Errors
    ///
    /// `busy` if there is one that has not.
    fn must_rest(&mut self) -> Done {
        match self.search.take() {
            Some(search) if !search.is_answered() => {
                self.search = Some(search);
                Err(Refused::new("busy", "expected stop or the move first, as a search goes on"))
            }
            Some(search) => {
                search.end();
                Ok(())
            }
            None => Ok(()),
        }
    }

    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop(self.speaker);
        }
    }

    fn go(&mut self, go: Go) -> Done {
        let game = self.table()?.game()?;
        if game.outcome().is_some() {
            let none = Answer::BestMove { best: None, ponder: None };
            self.say([Answer::Status(self.status()?), none]);
            return Ok(());
        }
        let task = Task::new(game, go, &self.options, &self.settings);
        self.begin(task)
    }

    fn begin(&mut self, task: Task) -> Done {
        let engine = self.keeper.engine()?;
        let is_held = task.is_held();
        let search = Search::begin(self.scope, engine, task, self.speaker).map_err(|error| {
            Refused::new("no-thread", format!("expected a thread, got {error}"))
        })?;
        if self.settings.pace == Pace::OneByOne && !is_held {
            search.wait();
        } else {
            self.search = Some(search);
        }
        Ok(())
    }

    /// The guess was right: what was found out meanwhile is in the table, and
    /// the search begins anew under its limits.
    fn ponder_hit(&mut self) -> Done {
        match self.search.take() {
            Some(search) if search.task().is_ponder() && !search.is_answered() => {
                let began = Instant::now();
                let task = search.discard();
                self.begin(task.after_hit(began.elapsed(), &self.settings))
            }
            other => {
                self.search = other;
                Err(Refused::new("not-pondering", "expected go ponder first"))
            }
        }
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> Done {
        match Change::read(name, value, &self.settings)? {
            Change::Threads(threads) => self.keeper.set_threads(threads),
            Change::Hash(megabytes) => self.keeper.set_hash(megabytes)?,
            Change::Lines(lines) => self.options.lines = lines,
            Change::Level(level) => self.options.level = level,
            Change::Seed(seed) => self.options.seed = seed,
            Change::ClearHash => self.keeper.clear(),
        }
        Ok(())
    }
}

fn is_blank(line: &str) -> bool {
    line.chars().all(|letter| letter.is_whitespace() || letter.is_control())
}

fn no_game() -> Refused {
    let games: Vec<&str> = rules::Kind::ALL.iter().map(|kind| kind.key()).collect();
    let all = games.join(" or ");
    Refused::new("no-game", format!("expected newgame {all} first"))
}
