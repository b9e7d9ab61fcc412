//! What can be set in an engine.

use std::fmt;

use crate::error::ParseError;
use crate::words::Words;

/// Something that `setoption` sets.
///
/// # Examples
///
/// ```
/// use protocol::{Answer, Form, Setting};
///
/// let form = Form::Spin { default: 1, min: 1, max: 256 };
/// let line = Answer::Option(Setting { name: "Threads".to_owned(), form }).to_string();
/// assert_eq!(line, "option name Threads type spin default 1 min 1 max 256");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name; may contain blanks.
    pub name: String,
    /// What it can be set to.
    pub form: Form,
}

/// What a setting can be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// A whole number.
    Spin {
        /// What it is at first.
        default: i64,
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// What it is at first.
        default: String,
        /// The words, without blanks.
        values: Vec<String>,
    },
    /// `true` or `false`.
    Check {
        /// What it is at first.
        default: bool,
    },
    /// Any text.
    Text {
        /// What it is at first.
        default: String,
    },
    /// Nothing: setting it does something.
    Button,
}

impl Setting {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        words.exactly("option", "name")?;
        let name = words.until("type").to_owned();
        Ok(Self { name, form: Form::read(words)? })
    }
}

impl Form {
    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        const FORMS: &str = "spin, combo, check, string or button";
        Ok(match words.word("type", FORMS)? {
            "spin" => Self::Spin {
                default: number(words, "default")?,
                min: number(words, "min")?,
                max: number(words, "max")?,
            },
            "combo" => {
                words.exactly("combo", "default")?;
                let default = words.word("default", "a word")?.to_owned();
                let mut values = Vec::new();
                while words.peek().is_some() {
                    words.exactly("combo", "var")?;
                    values.push(words.word("var", "a word")?.to_owned());
                }
                Self::Combo { default, values }
            }
            "check" => {
                words.exactly("check", "default")?;
                match words.word("default", "true or false")? {
                    "true" => Self::Check { default: true },
                    "false" => Self::Check { default: false },
                    other => {
                        return Err(ParseError::malformed("default", "true or false", other));
                    }
                }
            }
            "string" => {
                words.exactly("string", "default")?;
                Self::Text { default: words.rest().to_owned() }
            }
            "button" => Self::Button,
            other => return Err(ParseError::malformed("type", FORMS, other)),
        })
    }
}

fn number(words: &mut Words<'_>, key: &'static str) -> Result<i64, ParseError> {
    words.exactly("spin", key)?;
    words.number(key)
}

/// The words after `option`.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} type ", self.name)?;
        match &self.form {
            Form::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            Form::Combo { default, values } => {
                write!(f, "combo default {default}")?;
                values.iter().try_for_each(|value| write!(f, " var {value}"))
            }
            Form::Check { default } => write!(f, "check default {default}"),
            Form::Text { default } => write!(f, "string default {default}"),
            Form::Button => f.write_str("button"),
        }
    }
}
