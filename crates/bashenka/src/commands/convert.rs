//! `bashenka convert`: a game record in another form.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use rules::record::Record;

use crate::failure::Failure;
use crate::{output, records};

/// Check a game record and write it in another form.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Convert {
    /// The record; - is the standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    input: PathBuf,

    /// Refuse a record that cannot be read in full or contradicts itself.
    #[arg(long)]
    strict: bool,

    /// The form [default: by the output's name, else record].
    #[arg(long, value_enum, value_name = "FORM")]
    to: Option<Form>,

    /// The file to write [default: the standard output].
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  bashenka convert game.txt
  bashenka convert --strict --to json game.txt -o game.json
  bashenka convert --to positions - < game.txt

What a record has wrong is told on the standard error by 'warning: …', or by
'problem: …' where something had to be left out; both say the line, and for a
move the ply, what was read and what was legal. A line of positions is the
ply, a tab, the move (- at the start), a tab, and the position string.";

/// What a record is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// A record in its usual form.
    Record,
    /// One JSON object.
    Json,
    /// The position before the first move and after each.
    Positions,
}

impl Form {
    /// The form that a file of that name has.
    fn of_file(path: &Path) -> Self {
        let is_json = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
        if is_json { Self::Json } else { Self::Record }
    }
}

impl Convert {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the record is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        let record = records::read(&self.input, self.strict)?;
        let by_name = || self.output.as_deref().map_or(Form::Record, Form::of_file);
        let written = match self.to.unwrap_or_else(by_name) {
            Form::Record => record.to_string(),
            Form::Json => record.to_json() + "\n",
            Form::Positions => positions(&record),
        };
        match self.output {
            None => output::answer(|out| out.write_all(written.as_bytes())),
            Some(path) => fs::write(&path, written).map_err(|error| Failure::File { path, error }),
        }
    }
}

fn positions(record: &Record) -> String {
    let mut written = String::new();
    for step in record.positions() {
        let text = step.text.as_deref().unwrap_or("-");
        let _ = writeln!(written, "{}\t{text}\t{}", step.ply, step.position);
    }
    written
}
