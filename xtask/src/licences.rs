//! The licence check: every dependency may be used in a work under MIT or
//! Apache-2.0.
//!
//! `cargo metadata` gives the expression each package declares, and that is
//! held against a list. Tools that read the licence texts themselves exist, but
//! they take minutes to compile, and a package whose text contradicts its own
//! manifest is not what we guard against: we guard against taking in a
//! copyleft dependency unseen.

mod expression;

use anyhow::{Result, bail};

use crate::cargo::{self, Package, Scope};
use crate::say;

/// Licences that ask for no more than to be named. A new one is added by hand,
/// after reading it.
const ALLOWED: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "NCSA",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Checks the workspace and the fuzz targets, on every platform.
///
/// # Errors
///
/// If a dependency is not allowed; the error names all that are not.
pub fn run() -> Result<()> {
    let mut packages = Vec::new();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        packages.extend(cargo::metadata(manifest, Scope::Everything)?.packages);
    }
    let refused: Vec<String> = packages.iter().filter_map(complaint).collect();
    if !refused.is_empty() {
        bail!("not allowed by the list in xtask/src/licences.rs:\n{}", refused.join("\n"));
    }
    say::line(&format!("{} packages, all allowed", packages.len()));
    Ok(())
}

fn complaint(package: &Package) -> Option<String> {
    let licence = package.license.as_deref().unwrap_or("none");
    let is_fine = expression::is_satisfied(licence, |name| ALLOWED.contains(&name));
    (!is_fine).then(|| format!("  {} {}: {licence}", package.name, package.version))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(license: Option<&str>) -> Package {
        Package {
            name: "some".to_owned(),
            version: "1.2.3".to_owned(),
            license: license.map(str::to_owned),
            manifest_path: "some/Cargo.toml".into(),
            targets: Vec::new(),
        }
    }

    #[test]
    fn permissive_packages_pass() {
        assert_eq!(complaint(&package(Some("MIT OR Apache-2.0"))), None);
        assert_eq!(complaint(&package(Some("MIT OR GPL-3.0-only"))), None);
    }

    #[test]
    fn others_are_named_with_what_they_declare() {
        let text = complaint(&package(Some("GPL-3.0-only")));
        assert_eq!(text.as_deref(), Some("  some 1.2.3: GPL-3.0-only"));
        assert_eq!(complaint(&package(None)).as_deref(), Some("  some 1.2.3: none"));
    }
}
