//! Running other programs.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, bail};

use crate::say;

/// Shows `command`, runs it, and lets it speak for itself.
///
/// # Errors
///
/// If it cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let text = shown(command);
    say::line(&format!("$ {text}"));
    let status = command.status().with_context(|| format!("`{text}` could not be started"))?;
    if !status.success() {
        bail!("`{text}` failed: {status}");
    }
    Ok(())
}

/// What `command` printed on its standard output.
///
/// # Errors
///
/// If it cannot be started or does not succeed; the error then holds what it
/// said on its standard error.
pub fn read(command: &mut Command) -> Result<String> {
    let text = shown(command);
    let output = capture(command)?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{text}` failed: {}\n{}", output.status, said.trim_end());
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{text}` printed no UTF-8"))
}

/// Runs `command` in silence and keeps all that it printed, whether it
/// succeeds or not.
///
/// # Errors
///
/// If it cannot be started.
pub fn capture(command: &mut Command) -> Result<Output> {
    let text = shown(command);
    command.stdin(Stdio::null()).output().with_context(|| format!("`{text}` could not be started"))
}

/// Whether `program` with `arguments` is there and succeeds; nothing is shown.
#[must_use]
pub fn succeeds(program: impl AsRef<Path>, arguments: &[&str]) -> bool {
    capture(Command::new(program.as_ref()).args(arguments))
        .is_ok_and(|output| output.status.success())
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| quoted(&word.to_string_lossy()))
        .collect::<Vec<_>>()
        .join(" ")
}

/// A word in single quotes where a shell would need them.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=+./:,@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let mut command = Command::new("/some/where/cargo");
        command.args(["bench", "--bench", "*", "it's"]);
        assert_eq!(shown(&command), r"cargo bench --bench '*' 'it'\''s'");
    }

    #[test]
    fn a_failure_carries_what_the_program_said() {
        let error = read(Command::new("cargo").arg("no-such-command")).unwrap_err();
        assert!(error.to_string().contains("no-such-command"), "{error}");
    }

    #[test]
    fn a_missing_program_does_not_succeed() {
        assert!(!succeeds("no-such-program-anywhere", &["--version"]));
    }
}
