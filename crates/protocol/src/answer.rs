//! What an engine says.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::error::ParseError;
use crate::info::Info;
use crate::setting::Setting;
use crate::words::{OneLine, Words};

/// What an engine says.
///
/// # Examples
///
/// ```
/// use protocol::Answer;
///
/// let answer: Answer = "bestmove a1a2 ponder a8a7".parse()?;
/// let Answer::BestMove { best, ponder } = answer else { panic!("it is a move") };
/// assert_eq!((best.as_deref(), ponder.as_deref()), (Some("a1a2"), Some("a8a7")));
/// assert_eq!("bestmove none".parse(), Ok(Answer::BestMove { best: None, ponder: None }));
/// # Ok::<(), protocol::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Its name.
    Name(String),
    /// Who made it.
    Author(String),
    /// The version of this protocol that it speaks.
    Protocol(u32),
    /// The version of the rules that it plays by.
    Rules(u32),
    /// Something that can be set.
    Option(Setting),
    /// A game that it plays.
    Game {
        /// The game's name.
        game: String,
        /// What the players are called; the first is player 1 of clocks.
        players: [String; 2],
    },
    /// The boards it plays a game on.
    Boards(Boards),
    /// An option of a game's rules.
    Rule {
        /// The game's name.
        game: String,
        /// The option's name.
        key: String,
        /// What holds when it is not given, in words.
        default: String,
        /// What is allowed, in words.
        values: String,
    },
    /// All has been said that `ugi` asked for.
    UgiOk,
    /// All before `isready` is done.
    ReadyOk,
    /// Where a search stands.
    Info(Info),
    /// The move chosen.
    BestMove {
        /// The move; `None` if the game is over.
        best: Option<String>,
        /// The reply expected to it.
        ponder: Option<String>,
    },
    /// The legal moves; none if the game is over.
    Legal(Vec<String>),
    /// Whether the game is over.
    Status(Status),
    /// What is on the board.
    Shown(Shown),
    /// Something was refused, and changed nothing.
    Error {
        /// A word for programs.
        code: String,
        /// What was expected and what came.
        text: String,
    },
}

/// The boards an engine plays a game on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Boards {
    /// The game's name.
    pub game: String,
    /// The most files of a grid.
    pub files: u32,
    /// The most ranks of a grid.
    pub ranks: u32,
    /// The most points of a grid.
    pub points: u32,
    /// The most cells of a wild board, if the game is played on such.
    pub wild: Option<u32>,
}

/// Whether a game is over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It is not.
    Ongoing,
    /// It is.
    Over {
        /// The winner's name, or `draw`.
        winner: String,
        /// The word for why.
        reason: String,
    },
}

/// What is on the board and under which rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    /// The game's name.
    pub game: String,
    /// Its rules in full.
    pub rules: String,
    /// The position string.
    pub position: String,
}

const WORDS: &str = "id, protocol, rules, option, game, boards, rule, ugiok, readyok, info, \
    bestmove, legal, status, shown or error";

impl FromStr for Answer {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(line);
        let answer = match words.next().unwrap_or_default() {
            "id" => id(&mut words)?,
            "protocol" => Self::Protocol(words.number("protocol")?),
            "rules" => Self::Rules(words.number("rules")?),
            "option" => Self::Option(Setting::read(&mut words)?),
            "game" => game(&mut words)?,
            "boards" => Self::Boards(Boards::read(&mut words)?),
            "rule" => rule(&mut words)?,
            "ugiok" => Self::UgiOk,
            "readyok" => Self::ReadyOk,
            "info" => Self::Info(Info::read(&mut words)?),
            "bestmove" => best_move(&mut words)?,
            "legal" => Self::Legal(words.all()),
            "status" => Self::Status(Status::read(&mut words)?),
            "shown" => Self::Shown(Shown::read(&mut words)?),
            "error" => {
                let code = words.word("error", "a word for it")?.to_owned();
                Self::Error { code, text: words.rest().to_owned() }
            }
            other => return Err(ParseError::Unknown { expected: WORDS, got: other.to_owned() }),
        };
        words.end("line").map(|()| answer)
    }
}

fn id(words: &mut Words<'_>) -> Result<Answer, ParseError> {
    match words.word("id", "name or author")? {
        "name" => Ok(Answer::Name(words.rest().to_owned())),
        "author" => Ok(Answer::Author(words.rest().to_owned())),
        other => Err(ParseError::malformed("id", "name or author", other)),
    }
}

fn game(words: &mut Words<'_>) -> Result<Answer, ParseError> {
    let game = words.word("game", "the name of a game")?.to_owned();
    words.exactly("game", "players")?;
    let [first, second] = ["players"; 2].map(|place| words.word(place, "two names"));
    Ok(Answer::Game { game, players: [first?.to_owned(), second?.to_owned()] })
}

fn rule(words: &mut Words<'_>) -> Result<Answer, ParseError> {
    let game = words.word("rule", "the name of a game")?.to_owned();
    let key = words.word("rule", "the name of an option")?.to_owned();
    words.exactly("rule", "default")?;
    let default = words.until("values").to_owned();
    Ok(Answer::Rule { game, key, default, values: words.rest().to_owned() })
}

fn best_move(words: &mut Words<'_>) -> Result<Answer, ParseError> {
    let best = match words.word("bestmove", "a move, or none")? {
        "none" => None,
        mv => Some(mv.to_owned()),
    };
    if words.peek().is_none() {
        return Ok(Answer::BestMove { best, ponder: None });
    }
    words.exactly("bestmove", "ponder")?;
    let ponder = Some(words.word("ponder", "a move")?.to_owned());
    Ok(Answer::BestMove { best, ponder })
}

impl Boards {
    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let game = words.word("boards", "the name of a game")?.to_owned();
        let mut number = |key| {
            words.exactly("boards", key)?;
            words.number(key)
        };
        let (files, ranks, points) = (number("files")?, number("ranks")?, number("points")?);
        let wild = if words.peek().is_none() {
            None
        } else {
            words.exactly("boards", "wild")?;
            Some(words.number("wild")?)
        };
        Ok(Self { game, files, ranks, points, wild })
    }
}

impl Status {
    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        match words.word("status", "ongoing or over")? {
            "ongoing" => Ok(Self::Ongoing),
            "over" => {
                let mut field = |place: &'static str, prefix: &'static str| {
                    let word = words.next().unwrap_or_default();
                    let value = word.strip_prefix(prefix).map(str::to_owned);
                    value.ok_or_else(|| ParseError::malformed(place, prefix, word))
                };
                let winner = field("over", "winner=")?;
                Ok(Self::Over { winner, reason: field("over", "reason=")? })
            }
            other => Err(ParseError::malformed("status", "ongoing or over", other)),
        }
    }
}

impl Shown {
    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        words.exactly("shown", "game")?;
        let game = words.word("game", "the name of a game")?.to_owned();
        words.exactly("shown", "rules")?;
        let rules = words.word("rules", "rules")?.to_owned();
        words.exactly("shown", "pos")?;
        Ok(Self { game, rules, position: words.rest().to_owned() })
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ongoing => f.write_str("ongoing"),
            Self::Over { winner, reason } => write!(f, "over winner={winner} reason={reason}"),
        }
    }
}

/// One line; control characters become blanks.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = OneLine(f);
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Author(author) => write!(f, "id author {author}"),
            Self::Protocol(version) => write!(f, "protocol {version}"),
            Self::Rules(version) => write!(f, "rules {version}"),
            Self::Option(setting) => write!(f, "option {setting}"),
            Self::Game { game, players: [first, second] } => {
                write!(f, "game {game} players {first} {second}")
            }
            Self::Boards(Boards { game, files, ranks, points, wild }) => {
                write!(f, "boards {game} files {files} ranks {ranks} points {points}")?;
                wild.map_or(Ok(()), |cells| write!(f, " wild {cells}"))
            }
            Self::Rule { game, key, default, values } => {
                write!(f, "rule {game} {key} default {default} values {values}")
            }
            Self::UgiOk => f.write_str("ugiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => write!(f, "info{info}"),
            Self::BestMove { best, ponder } => {
                write!(f, "bestmove {}", best.as_deref().unwrap_or("none"))?;
                ponder.as_ref().map_or(Ok(()), |mv| write!(f, " ponder {mv}"))
            }
            Self::Legal(moves) => {
                f.write_str("legal")?;
                moves.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
            Self::Status(status) => write!(f, "status {status}"),
            Self::Shown(Shown { game, rules, position }) => {
                write!(f, "shown game {game} rules {rules} pos {position}")
            }
            Self::Error { code, text } => write!(f, "error {code} {text}"),
        }
    }
}
