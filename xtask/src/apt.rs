//! Debian's packages: whether we may install them, and doing it.

use std::fs;
use std::process::Command;

use anyhow::Result;

use crate::process;
use crate::say;

/// What apt can do for us on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apt {
    /// Neither Debian nor Ubuntu nor their like.
    Absent,
    /// There, but only root may install.
    NotRoot,
    /// There, and we are root.
    Ready,
}

/// Looks at the machine; changes nothing.
#[must_use]
pub fn here() -> Apt {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    if !is_debian_like(&release) || !process::succeeds("apt-get", &["--version"]) {
        Apt::Absent
    } else if is_root() {
        Apt::Ready
    } else {
        Apt::NotRoot
    }
}

/// Brings the list of packages up to date.
///
/// # Errors
///
/// If an archive cannot be reached. It may be one that we need nothing from,
/// so this is no reason to give up before [`offers`] or [`install`] has.
pub fn update() -> Result<()> {
    process::run(Command::new("apt-get").args(["-q", "update"]))
}

/// Brings the list up to date as far as can be, and installs `packages`.
///
/// # Errors
///
/// If they cannot be installed.
pub fn update_and_install(packages: &[&str]) -> Result<()> {
    if let Err(error) = update() {
        say::line(&format!("{error:#}; going on with the list as it is"));
    }
    install(packages)
}

/// Installs `packages` from the list as it is, without what they merely
/// recommend.
///
/// # Errors
///
/// If apt-get fails.
pub fn install(packages: &[&str]) -> Result<()> {
    let mut command = Command::new("apt-get");
    command.args(["-q", "install", "-y", "--no-install-recommends"]).args(packages);
    process::run(command.env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Whether apt has a version of `package` to install.
#[must_use]
pub fn offers(package: &str) -> bool {
    let mut command = Command::new("apt-cache");
    command.args(["policy", package]).env("LC_ALL", "C");
    process::read(&mut command).is_ok_and(|policy| has_candidate(&policy))
}

/// Reads what `apt-cache policy` says; for an unknown package that is nothing.
fn has_candidate(policy: &str) -> bool {
    policy
        .lines()
        .filter_map(|line| line.trim().strip_prefix("Candidate:"))
        .any(|candidate| candidate.trim() != "(none)")
}

/// Reads `/etc/os-release`.
fn is_debian_like(release: &str) -> bool {
    release
        .lines()
        .filter_map(|line| line.strip_prefix("ID=").or_else(|| line.strip_prefix("ID_LIKE=")))
        .flat_map(|value| value.trim_matches('"').split(' '))
        .any(|id| id == "debian" || id == "ubuntu")
}

/// Asks `id`, because the standard library does not know.
fn is_root() -> bool {
    process::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debian_and_its_children_are_told_by_their_release_file() {
        assert!(is_debian_like("PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n"));
        assert!(is_debian_like("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"));
        assert!(!is_debian_like("ID=fedora\nVARIANT_ID=debian\n"));
        assert!(!is_debian_like(""));
    }

    #[test]
    fn a_package_is_offered_if_it_has_a_candidate() {
        assert!(has_candidate("g++:\n  Installed: (none)\n  Candidate: 4:12.2.0-3\n"));
        assert!(!has_candidate("gone:\n  Installed: (none)\n  Candidate: (none)\n"));
        assert!(!has_candidate(""));
    }
}
