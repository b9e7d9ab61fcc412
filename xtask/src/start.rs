//! `cargo xtask run`: build the product and start it.

use anyhow::Result;

use crate::cargo::cargo;
use crate::page;
use crate::process;

/// What asks for the terminal in place of the page.
const TERMINAL: &str = "--terminal";

/// What the program is asked to do, and whether it needs the page for that.
#[derive(Debug, PartialEq, Eq)]
enum Wanted<'a> {
    Page(&'a [String]),
    Terminal(Vec<&'a String>),
}

/// Starts the page, or the game in the terminal if `--terminal` is among the
/// arguments; the others are handed on.
///
/// # Errors
///
/// If it does not compile, or ends with an error.
pub fn run(arguments: &[String]) -> Result<()> {
    let mut command = cargo("run");
    command.args(["--release", "--package", "bashenka", "--"]);
    match wanted(arguments) {
        Wanted::Page(rest) => {
            page::build()?;
            command.arg("serve").args(rest);
        }
        Wanted::Terminal(rest) => {
            command.arg("play").args(rest);
        }
    }
    process::run(&mut command)
}

fn wanted(arguments: &[String]) -> Wanted<'_> {
    if arguments.iter().any(|argument| argument == TERMINAL) {
        Wanted::Terminal(arguments.iter().filter(|argument| *argument != TERMINAL).collect())
    } else {
        Wanted::Page(arguments)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_started_unless_the_terminal_is_asked_for() {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let page = words("--port 0 --no-open");
        assert_eq!(wanted(&page), Wanted::Page(&page));
        let terminal = words("--terminal --lang ru");
        assert_eq!(wanted(&terminal), Wanted::Terminal(vec![&terminal[1], &terminal[2]]));
    }
}
