//! `cargo xtask fuzz`: libFuzzer on the stable compiler.
//!
//! `cargo fuzz` needs the nightly compiler, for `-Z sanitizer`. What guides the
//! search is not the sanitizer but LLVM's coverage pass, and that can be asked
//! for on stable. There is no unsafe code in what we fuzz, so the address
//! sanitizer would have nothing to find; overflow checks and debug assertions,
//! which do find things here, are on in `fuzz/Cargo.toml`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::cargo::{self, cargo};
use crate::process;
use crate::say;
use crate::setup;
use crate::tree;

/// The target that must be found to have its bug: see its source.
const CANARY: &str = "canary";

/// A minute is a hundred times what the search needs for the canary.
const CANARY_SECONDS: u32 = 60;

/// What LLVM and the linker are told: coverage of every edge, counters, the
/// table of places, and the operands of comparisons.
const FLAGS: [&str; 8] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
    "--cfg=fuzzing",
    "-Clink-dead-code",
];

/// How much of what the fuzzer says is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Talk {
    /// All of it, as it comes.
    Full,
    /// One line, unless something is found.
    Brief,
}

/// Builds and runs one target or all, `seconds` each.
///
/// # Errors
///
/// If one does not compile or finds something.
pub fn run(target: Option<&str>, seconds: u32, talk: Talk) -> Result<()> {
    setup::cpp_compiler()?;
    let targets = selected(&targets()?, target)?;
    let host = cargo::host()?;
    build(&targets, &host)?;
    for name in &targets {
        if name == CANARY {
            find_the_canary(&host)?;
        } else {
            search(name, &host, seconds, talk)?;
        }
    }
    Ok(())
}

/// Runs one target once, on the bytes of `input`.
///
/// # Errors
///
/// If it does not compile, or if it panics.
pub fn replay(target: &str, input: &Path) -> Result<()> {
    setup::cpp_compiler()?;
    let targets = selected(&targets()?, Some(target))?;
    let host = cargo::host()?;
    let input = input.canonicalize().with_context(|| format!("no file {}", input.display()))?;
    build(&targets, &host)?;
    process::run(program(target, &host).arg(input))
}

/// The names of the targets: one file each. The canary comes first, for where
/// it is not found the others prove nothing.
fn targets() -> Result<Vec<String>> {
    let folder = tree::root().join("fuzz/fuzz_targets");
    let files = tree::files(&folder, "rs").context("no folder fuzz/fuzz_targets")?;
    let stems = files.iter().filter_map(|file| file.file_stem()?.to_str());
    let mut names: Vec<String> = stems.map(str::to_owned).collect();
    names.sort_by_key(|name| name != CANARY);
    Ok(names)
}

fn selected(all: &[String], wanted: Option<&str>) -> Result<Vec<String>> {
    let Some(wanted) = wanted else { return Ok(all.to_vec()) };
    if !all.iter().any(|name| name == wanted) {
        bail!("no fuzz target `{wanted}`; there are: {}", all.join(", "));
    }
    Ok(vec![wanted.to_owned()])
}

fn build(targets: &[String], host: &str) -> Result<()> {
    let mut command = instrumented("build", host);
    for name in targets {
        command.args(["--bin", name]);
    }
    process::run(&mut command)
}

/// Lints the targets, in the same folder and with the same flags as they are
/// built, so that the library of the fuzzer is compiled once.
///
/// # Errors
///
/// If there is something to complain about.
pub fn lint() -> Result<()> {
    let mut command = instrumented("clippy", &cargo::host()?);
    process::run(command.args(["--", "-D", "warnings"]))
}

/// The target is named so that the flags do not reach build scripts and
/// procedural macros.
fn instrumented(subcommand: &str, host: &str) -> Command {
    let mut command = cargo(subcommand);
    command
        .args(["--release", "--manifest-path", "fuzz/Cargo.toml"])
        .args(["--target-dir", "target/fuzz", "--target", host])
        .env_remove("RUSTFLAGS")
        .env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}"));
    command
}

/// The fuzzer of one target. What makes it fail is kept in a folder of its own.
fn program(target: &str, host: &str) -> Command {
    let root = tree::root();
    let mut command = Command::new(root.join(format!("target/fuzz/{host}/release/{target}")));
    let findings = folder("findings", target);
    command
        .arg(format!("-artifact_prefix={}/", findings.display()))
        .args(["-timeout=10", "-rss_limit_mb=2048"])
        .current_dir(root);
    command
}

/// The folders that the fuzzer writes to: not in the tree, where the seeds lie.
fn folder(kind: &str, target: &str) -> PathBuf {
    ["target/fuzz", kind, target].iter().collect()
}

/// Adds the folder for new inputs and then the folder of seeds, if any.
fn with_corpus<'c>(
    command: &'c mut Command,
    target: &str,
    seconds: u32,
) -> Result<&'c mut Command> {
    for kind in ["corpus", "findings"] {
        let folder = tree::root().join(folder(kind, target));
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    command.arg(format!("-max_total_time={seconds}")).arg("-print_final_stats=1");
    command.arg(folder("corpus", target));
    let seeds = format!("fuzz/corpus/{target}");
    if tree::root().join(&seeds).is_dir() {
        command.arg(seeds);
    }
    Ok(command)
}

fn search(target: &str, host: &str, seconds: u32, talk: Talk) -> Result<()> {
    let mut command = program(target, host);
    with_corpus(&mut command, target, seconds)?;
    let found = || format!("target `{target}` found something; {}", replay_hint(target));
    if talk == Talk::Full {
        return process::run(&mut command).with_context(found);
    }
    let output = process::capture(&mut command)?;
    if !output.status.success() {
        say::line(&text_of(&output));
        bail!(found());
    }
    say::line(&format!("{target}: {} inputs in {seconds} s, nothing found", inputs(&output)));
    Ok(())
}

fn replay_hint(target: &str) -> String {
    let folder = folder("findings", target);
    format!("replay with `cargo xtask fuzz {target} --input {}/FILE`", folder.display())
}

/// The canary starts afresh, so that it has to be searched for.
fn find_the_canary(host: &str) -> Result<()> {
    let corpus = tree::root().join(folder("corpus", CANARY));
    if corpus.exists() {
        fs::remove_dir_all(&corpus).context("cannot clear the canary's folder")?;
    }
    let mut command = program(CANARY, host);
    with_corpus(command.arg("-seed=1"), CANARY, CANARY_SECONDS)?;
    let start = Instant::now();
    let output = process::capture(&mut command)?;
    if output.status.success() || !text_of(&output).contains("the canary was found") {
        say::line(&text_of(&output));
        bail!("the canary was not found: the search is blind, and its silence proves nothing");
    }
    say::line(&format!("canary: found in {}, as it should be", say::seconds(start.elapsed())));
    Ok(())
}

fn text_of(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The number of inputs tried, from the fuzzer's own statistics.
fn inputs(output: &Output) -> String {
    text_of(output)
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"))
        .map_or_else(|| "some".to_owned(), |number| number.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_registered_with_cargo() {
        let manifest = fs::read_to_string(tree::root().join("fuzz/Cargo.toml")).unwrap();
        for name in targets().unwrap() {
            assert!(manifest.contains(&format!("\nname = \"{name}\"\n")), "{name}");
        }
    }

    #[test]
    fn the_canary_comes_first() {
        assert_eq!(targets().unwrap().first().map(String::as_str), Some(CANARY));
    }

    #[test]
    fn an_unknown_target_is_refused_with_the_known_ones() {
        let error = selected(&["canary".to_owned()], Some("parrot")).unwrap_err();
        assert_eq!(error.to_string(), "no fuzz target `parrot`; there are: canary");
    }
}
