//! What an engine says while it thinks.

use std::fmt;

use crate::error::ParseError;
use crate::words::{Words, words_of};

/// Where a search stands: each part is there if the engine says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The depth finished, in plies.
    pub depth: Option<u32>,
    /// The greatest depth looked at anywhere.
    pub seldepth: Option<u32>,
    /// Which of the best lines this is, from 1.
    pub multipv: Option<u32>,
    /// What the line is worth to the player to move.
    pub score: Option<Scored>,
    /// The chances of a win, a draw and a loss, in thousandths that sum up to
    /// 1000.
    pub wdl: Option<[u16; 3]>,
    /// The positions visited.
    pub nodes: Option<u64>,
    /// Positions visited in a second.
    pub nps: Option<u64>,
    /// How full the table is, in thousandths.
    pub hashfull: Option<u32>,
    /// The time spent, in milliseconds.
    pub time: Option<u64>,
    /// The line: its moves.
    pub pv: Vec<String>,
    /// Anything else that is to be shown to people.
    pub text: Option<String>,
}

/// A value, and whether it is beyond doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scored {
    /// The value.
    pub value: Value,
    /// Whether it is proven: nothing that could change it was left out.
    pub is_proven: bool,
}

/// What a line of play is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// So many hundredths of a unit.
    Centi(i32),
    /// A forced win in so many plies.
    Win(u32),
    /// A forced loss in so many plies.
    Loss(u32),
}

impl From<Value> for Scored {
    fn from(value: Value) -> Self {
        Self { value, is_proven: false }
    }
}

impl Info {
    /// Reads the words after `info`. Words that are not known are passed over,
    /// so that engines may say more.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let mut info = Self::default();
        while let Some(key) = words.next() {
            match key {
                "depth" => info.depth = Some(words.number("depth")?),
                "seldepth" => info.seldepth = Some(words.number("seldepth")?),
                "multipv" => info.multipv = Some(words.number("multipv")?),
                "score" => info.score = Some(Scored::read(words)?),
                "wdl" => {
                    let [win, draw, loss] = ["wdl"; 3].map(|place| words.number(place));
                    info.wdl = Some([win?, draw?, loss?]);
                }
                "nodes" => info.nodes = Some(words.number("nodes")?),
                "nps" => info.nps = Some(words.number("nps")?),
                "hashfull" => info.hashfull = Some(words.number("hashfull")?),
                "time" => info.time = Some(words.number("time")?),
                "pv" => {
                    info.pv = words_of(words.until("string"));
                    info.text = Some(words.rest().to_owned()).filter(|text| !text.is_empty());
                }
                "string" => info.text = Some(words.rest().to_owned()),
                _ => {}
            }
        }
        Ok(info)
    }
}

impl Scored {
    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        const VALUES: &str = "cp, win or loss";
        let value = match words.word("score", VALUES)? {
            "cp" => Value::Centi(words.number("cp")?),
            "win" => Value::Win(words.number("win")?),
            "loss" => Value::Loss(words.number("loss")?),
            other => return Err(ParseError::malformed("score", VALUES, other)),
        };
        let is_proven = words.peek() == Some("proven");
        if is_proven {
            words.next();
        }
        Ok(Self { value, is_proven })
    }
}

impl fmt::Display for Scored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Value::Centi(value) => write!(f, "cp {value}")?,
            Value::Win(plies) => write!(f, "win {plies}")?,
            Value::Loss(plies) => write!(f, "loss {plies}")?,
        }
        f.write_str(if self.is_proven { " proven" } else { "" })
    }
}

/// The words after `info`, each with a blank before it.
impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |f: &mut fmt::Formatter<'_>, key: &str, value: Option<u64>| {
            value.map_or(Ok(()), |value| write!(f, " {key} {value}"))
        };
        number(f, "depth", self.depth.map(u64::from))?;
        number(f, "seldepth", self.seldepth.map(u64::from))?;
        number(f, "multipv", self.multipv.map(u64::from))?;
        if let Some(score) = self.score {
            write!(f, " score {score}")?;
        }
        if let Some([win, draw, loss]) = self.wdl {
            write!(f, " wdl {win} {draw} {loss}")?;
        }
        number(f, "nodes", self.nodes)?;
        number(f, "nps", self.nps)?;
        number(f, "hashfull", self.hashfull.map(u64::from))?;
        number(f, "time", self.time)?;
        if !self.pv.is_empty() {
            write!(f, " pv {}", self.pv.join(" "))?;
        }
        self.text.as_ref().map_or(Ok(()), |text| write!(f, " string {text}"))
    }
}
