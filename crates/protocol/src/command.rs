//! What an engine is told.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::error::ParseError;
use crate::go::Go;
use crate::words::{OneLine, Words};

/// What an engine is told.
///
/// # Examples
///
/// ```
/// use protocol::{Command, Start};
///
/// let command: Command = "position start moves Tb1 Tc4".parse()?;
/// let moves = vec!["Tb1".to_owned(), "Tc4".to_owned()];
/// assert_eq!(command, Command::Position { start: Start::OfGame, moves });
/// assert_eq!(command.to_string(), "position start moves Tb1 Tc4");
/// # Ok::<(), protocol::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say who you are and what you can do.
    Ugi,
    /// Say when all before is done.
    IsReady,
    /// Change a setting; a button has no value.
    SetOption {
        /// Which.
        name: String,
        /// Its new value.
        value: Option<String>,
    },
    /// From now on, and under its usual rules, that game.
    NewGame(String),
    /// The rules where they differ from the usual ones: `size=4x4,rows=1`.
    SetRules(String),
    /// A wild board as JSON; `None` for a grid again.
    SetBoard(Option<String>),
    /// The position to think about.
    Position {
        /// Where it begins.
        start: Start,
        /// The moves made since.
        moves: Vec<String>,
    },
    /// Think.
    Go(Go),
    /// The opponent made the move that was guessed.
    PonderHit,
    /// Move now.
    Stop,
    /// List the legal moves.
    Legal,
    /// Say whether the game is over.
    Status,
    /// Say what is on the board and under which rules.
    Show,
    /// End the program.
    Quit,
}

/// Where a position begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// At the start of the game.
    OfGame,
    /// At the position of this text.
    At(String),
}

const WORDS: &str = "ugi, isready, setoption, newgame, setrules, setboard, position, go, \
    ponderhit, stop, legal, status, show or quit";

impl FromStr for Command {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(line);
        let alone = |words: Words<'_>, command| words.end("line").map(|()| command);
        match words.next().unwrap_or_default() {
            "ugi" => alone(words, Self::Ugi),
            "isready" => alone(words, Self::IsReady),
            "setoption" => set_option(words),
            "newgame" => {
                let game = words.word("newgame", "the name of a game")?.to_owned();
                alone(words, Self::NewGame(game))
            }
            "setrules" => Ok(Self::SetRules(words.rest().to_owned())),
            "setboard" => set_board(words),
            "position" => position(words),
            "go" => Go::read(&mut words).map(Self::Go),
            "ponderhit" => alone(words, Self::PonderHit),
            "stop" => alone(words, Self::Stop),
            "legal" => alone(words, Self::Legal),
            "status" => alone(words, Self::Status),
            "show" => alone(words, Self::Show),
            "quit" => alone(words, Self::Quit),
            other => Err(ParseError::Unknown { expected: WORDS, got: other.to_owned() }),
        }
    }
}

fn set_option(mut words: Words<'_>) -> Result<Command, ParseError> {
    words.exactly("setoption", "name")?;
    let line = words.rest();
    let mut words = Words::new(line);
    let name = words.until("value").to_owned();
    if name.is_empty() {
        return Err(ParseError::malformed("name", "the name of an option", ""));
    }
    let value = (name.len() < line.len()).then(|| words.rest().to_owned());
    Ok(Command::SetOption { name, value })
}

fn set_board(mut words: Words<'_>) -> Result<Command, ParseError> {
    match words.rest() {
        "" => Err(ParseError::malformed("setboard", "a board as JSON, or none", "")),
        "none" => Ok(Command::SetBoard(None)),
        board => Ok(Command::SetBoard(Some(board.to_owned()))),
    }
}

fn position(mut words: Words<'_>) -> Result<Command, ParseError> {
    const EXPECTED: &str = "start, or pos and a position";
    let start = match words.word("position", EXPECTED)? {
        "start" => {
            if words.peek().is_some() {
                words.exactly("start", "moves")?;
            }
            Start::OfGame
        }
        "pos" => match words.until("moves") {
            "" => return Err(ParseError::malformed("pos", "a position", "")),
            text => Start::At(text.to_owned()),
        },
        other => return Err(ParseError::malformed("position", EXPECTED, other)),
    };
    Ok(Command::Position { start, moves: words.all() })
}

/// One line; control characters become blanks.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = OneLine(f);
        match self {
            Self::Ugi => f.write_str("ugi"),
            Self::IsReady => f.write_str("isready"),
            Self::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Self::SetOption { name, value: Some(value) } => {
                write!(f, "setoption name {name} value {value}")
            }
            Self::NewGame(game) => write!(f, "newgame {game}"),
            Self::SetRules(rules) => write!(f, "setrules {rules}"),
            Self::SetBoard(None) => f.write_str("setboard none"),
            Self::SetBoard(Some(board)) => write!(f, "setboard {board}"),
            Self::Position { start, moves } => {
                match start {
                    Start::OfGame => f.write_str("position start")?,
                    Start::At(text) => write!(f, "position pos {text}")?,
                }
                if !moves.is_empty() {
                    write!(f, " moves {}", moves.join(" "))?;
                }
                Ok(())
            }
            Self::Go(go) => write!(f, "go{go}"),
            Self::PonderHit => f.write_str("ponderhit"),
            Self::Stop => f.write_str("stop"),
            Self::Legal => f.write_str("legal"),
            Self::Status => f.write_str("status"),
            Self::Show => f.write_str("show"),
            Self::Quit => f.write_str("quit"),
        }
    }
}
