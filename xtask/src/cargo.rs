//! Calling cargo, and what it knows about the packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::process;
use crate::tree;

/// A cargo command in the workspace: the cargo that runs us, and not another
/// one that may come first on the path.
#[must_use]
pub fn cargo(subcommand: &str) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.arg(subcommand).current_dir(tree::root());
    command
}

/// What `cargo metadata` says, as far as we need it.
#[derive(Debug, Deserialize)]
pub struct Metadata {
    /// With dependencies or without, as was asked for.
    pub packages: Vec<Package>,
}

/// One package.
#[derive(Debug, Deserialize)]
pub struct Package {
    /// As in its manifest.
    pub name: String,
    /// As in its manifest.
    pub version: String,
    /// The SPDX expression, if there is one.
    pub license: Option<String>,
    /// Where the package lies.
    pub manifest_path: PathBuf,
    /// Libraries, programs, benches and the rest.
    pub targets: Vec<Target>,
}

/// One thing that a package builds.
#[derive(Debug, Deserialize)]
pub struct Target {
    /// `lib`, `bin`, `bench` and others.
    pub kind: Vec<String>,
}

/// Whose packages [`metadata`] tells about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The workspace's own.
    Own,
    /// Those and everything they depend on, on every platform.
    Everything,
}

/// The packages of the workspace whose manifest this is (a path from the root).
///
/// # Errors
///
/// If cargo fails, or says what we cannot read.
pub fn metadata(manifest: &str, scope: Scope) -> Result<Metadata> {
    let mut command = cargo("metadata");
    command.args(["--format-version", "1", "--manifest-path", manifest]);
    match scope {
        Scope::Own => command.arg("--no-deps"),
        Scope::Everything => command.arg("--all-features"),
    };
    let text = process::read(&mut command)?;
    serde_json::from_str(&text).context("`cargo metadata` printed what we cannot read")
}

impl Metadata {
    /// The package in `folder` (a path from the root), if there is one.
    #[must_use]
    pub fn package_in(&self, folder: &str) -> Option<&Package> {
        let manifest = Path::new(folder).join("Cargo.toml");
        self.packages.iter().find(|package| package.manifest_path.ends_with(&manifest))
    }

    /// Whether any package has a target of this kind.
    #[must_use]
    pub fn has_target(&self, kind: &str) -> bool {
        let mut targets = self.packages.iter().flat_map(|package| &package.targets);
        targets.any(|target| target.kind.iter().any(|each| each == kind))
    }
}

/// The target triple of this machine.
///
/// # Errors
///
/// If `rustc` cannot be asked.
pub fn host() -> Result<String> {
    let text = process::read(Command::new("rustc").arg("-vV"))?;
    text.lines()
        .find_map(|line| line.strip_prefix("host: "))
        .map(str::to_owned)
        .context("`rustc -vV` names no host")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workspace_knows_its_packages() {
        let metadata = metadata("Cargo.toml", Scope::Own).unwrap();
        let package = metadata.package_in("xtask").unwrap();
        assert_eq!(package.name, "xtask");
        assert!(metadata.package_in("crates/no-such-crate").is_none());
        assert!(metadata.has_target("lib"));
    }

    #[test]
    fn the_host_is_a_triple() {
        assert!(host().unwrap().matches('-').count() >= 2);
    }
}
