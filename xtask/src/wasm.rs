//! The compiler for the browser, and `cargo xtask wasm`: the pure crates must
//! also run there.
//!
//! A compiler for `wasm32-unknown-unknown` may come from several places. They
//! are tried in the order of [`Way`], which takes what is there before it
//! installs anything, and never turns to rustup where the distribution has a
//! package.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::apt::{self, Apt};
use crate::cargo::{self, Scope, cargo};
use crate::process;
use crate::say;

/// The target.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Where these builds keep what they make, from the root.
pub const FOLDER: &str = "target/wasm";

/// The crates that must build, if they are there.
const FOLDERS: [&str; 7] = [
    "crates/rules",
    "crates/draw",
    "crates/engine",
    "crates/link",
    "crates/sketch",
    "web/setup",
    "web/export",
];

/// Debian's compiler with the sources of its standard library.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

const BOTH_WAYS: &str = "no compiler for wasm32-unknown-unknown: type either \
    `rustup target add wasm32-unknown-unknown`, or on Debian and Ubuntu, as root, \
    `apt-get update && apt-get install rustc-web rust-web-src`";

/// A compiler that can build its own standard library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelfBuilder {
    compiler: PathBuf,
    linker: PathBuf,
}

/// What this machine has and may do.
#[derive(Debug)]
struct Machine {
    has_standard_library: bool,
    self_builder: Option<SelfBuilder>,
    packages: Packages,
    has_rustup: bool,
}

/// What the distribution can do for us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packages {
    /// It is neither Debian nor Ubuntu, or it is and has no such package.
    Absent,
    /// It may have them, but we are not root, or its archive does not answer.
    OutOfReach,
    /// They can be installed.
    Offered,
}

/// How to come by the target, best first.
#[derive(Debug, PartialEq, Eq)]
enum Way {
    /// The compiler has a standard library for it.
    Plain,
    /// The compiler has the sources of one.
    SelfBuild(SelfBuilder),
    /// Install such a compiler from the distribution.
    Install,
    /// Ask rustup for the standard library.
    Rustup,
    /// Say what to type.
    Refuse,
}

/// Chooses. Rustup's servers are asked only where the distribution has nothing
/// to offer: a machine that lives on its distribution's archive may reach
/// nothing else.
fn choose(machine: Machine) -> Way {
    match machine {
        Machine { has_standard_library: true, .. } => Way::Plain,
        Machine { self_builder: Some(builder), .. } => Way::SelfBuild(builder),
        Machine { packages: Packages::Offered, .. } => Way::Install,
        Machine { packages: Packages::Absent, has_rustup: true, .. } => Way::Rustup,
        _ => Way::Refuse,
    }
}

/// Builds the pure crates for the browser.
///
/// # Errors
///
/// If they do not compile, or there is no compiler to be had.
pub fn run() -> Result<()> {
    let mut command = Compiler::set_up()?.build();
    command.arg("--lib");
    let metadata = cargo::metadata("Cargo.toml", Scope::Own)?;
    for package in FOLDERS.iter().filter_map(|folder| metadata.package_in(folder)) {
        command.args(["--package", &package.name]);
    }
    process::run(&mut command)
}

/// A compiler that is ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiler(Option<SelfBuilder>);

impl Compiler {
    /// Makes sure of one.
    ///
    /// # Errors
    ///
    /// If there is none to be had.
    pub fn set_up() -> Result<Self> {
        let has_standard_library = has_standard_library();
        let self_builder = if has_standard_library { None } else { find_self_builder()? };
        let is_served = has_standard_library || self_builder.is_some();
        let packages = if is_served { Packages::Absent } else { look_for_packages() };
        let has_rustup = process::succeeds("rustup", &["--version"]);
        match choose(Machine { has_standard_library, self_builder, packages, has_rustup }) {
            Way::Plain => Ok(Self(None)),
            Way::SelfBuild(builder) => Ok(Self(Some(builder))),
            Way::Install => install(),
            Way::Rustup => {
                process::run(Command::new("rustup").args(["target", "add", TARGET]))?;
                Ok(Self(None))
            }
            Way::Refuse => bail!(BOTH_WAYS),
        }
    }

    /// A build command without packages. What the outer cargo or the caller
    /// set for the host is taken away, and the build keeps to a folder of its
    /// own.
    ///
    /// The flag that compiles the standard library first is unstable, hence
    /// the bootstrap variable.
    pub fn build(&self) -> Command {
        let mut command = cargo("build");
        command.args(["--target", TARGET, "--target-dir", FOLDER]);
        for name in ["RUSTC", "RUSTC_WRAPPER", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
            command.env_remove(name);
        }
        if let Self(Some(builder)) = self {
            command
                .arg("-Zbuild-std=std,panic_abort")
                .env("RUSTC", &builder.compiler)
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", &builder.linker);
        }
        command
    }

    /// The same, with a standard library that is small rather than fast and in
    /// which a panic ends the program without a word, where it is compiled here.
    /// Nothing on the page panics; what leads to the words would be a tenth of
    /// it.
    pub fn build_small(&self) -> Command {
        let mut command = self.build();
        if self.0.is_some() {
            command.arg("-Zbuild-std-features=optimize_for_size");
            command.env("RUSTFLAGS", "-Zunstable-options -Cpanic=immediate-abort");
        }
        command
    }
}

fn install() -> Result<Compiler> {
    apt::install(&PACKAGES)?;
    match find_self_builder()? {
        Some(builder) => Ok(Compiler(Some(builder))),
        None => bail!("{} are installed, yet: {BOTH_WAYS}", PACKAGES.join(" and ")),
    }
}

/// Whether the compiler in use was installed with the target. It names the
/// folder of the library even if there is none.
fn has_standard_library() -> bool {
    let mut command = Command::new("rustc");
    command.args(["--print", "target-libdir", "--target", TARGET]);
    process::read(&mut command).is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// The compiler in use or the distribution's, if it has sources and there is
/// a linker.
fn find_self_builder() -> Result<Option<SelfBuilder>> {
    let Some(linker) = find_linker()? else { return Ok(None) };
    let compilers = ["rustc", "/usr/bin/rustc"].map(PathBuf::from);
    let compiler = compilers.into_iter().find(|compiler| has_sources(compiler));
    Ok(compiler.map(|compiler| SelfBuilder { compiler, linker }))
}

fn has_sources(compiler: &Path) -> bool {
    sysroot(compiler)
        .is_some_and(|sysroot| sysroot.join("lib/rustlib/src/rust/library/std").is_dir())
}

/// `rust-lld` beside the compiler in use, or `wasm-ld` on the path.
fn find_linker() -> Result<Option<PathBuf>> {
    let beside = format!("lib/rustlib/{}/bin/rust-lld", cargo::host()?);
    let rust_lld = sysroot(Path::new("rustc")).map(|sysroot| sysroot.join(beside));
    let has_wasm_ld = || process::succeeds("wasm-ld", &["--version"]);
    Ok(rust_lld
        .filter(|linker| linker.is_file())
        .or_else(|| has_wasm_ld().then(|| PathBuf::from("wasm-ld"))))
}

fn sysroot(compiler: &Path) -> Option<PathBuf> {
    let text = process::read(Command::new(compiler).args(["--print", "sysroot"])).ok()?;
    Some(PathBuf::from(text.trim()))
}

/// Asks the distribution, after bringing its list up to date.
fn look_for_packages() -> Packages {
    match apt::here() {
        Apt::Absent => Packages::Absent,
        Apt::NotRoot => Packages::OutOfReach,
        Apt::Ready => ask_the_archive(),
    }
}

/// An archive that does not answer may yet have been asked before.
fn ask_the_archive() -> Packages {
    let update = apt::update();
    if PACKAGES.iter().all(|package| apt::offers(package)) {
        return Packages::Offered;
    }
    let Err(error) = update else { return Packages::Absent };
    say::line(&format!("{error:#}"));
    Packages::OutOfReach
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bare() -> Machine {
        Machine {
            has_standard_library: false,
            self_builder: None,
            packages: Packages::Absent,
            has_rustup: true,
        }
    }

    fn builder() -> SelfBuilder {
        SelfBuilder { compiler: "/usr/bin/rustc".into(), linker: "wasm-ld".into() }
    }

    #[test]
    fn what_is_there_comes_first() {
        let all = Machine {
            has_standard_library: true,
            self_builder: Some(builder()),
            packages: Packages::Offered,
            has_rustup: true,
        };
        assert_eq!(choose(all), Way::Plain);
        let sources =
            Machine { self_builder: Some(builder()), packages: Packages::Offered, ..bare() };
        assert_eq!(choose(sources), Way::SelfBuild(builder()));
    }

    #[test]
    fn the_distribution_comes_before_rustup() {
        assert_eq!(choose(Machine { packages: Packages::Offered, ..bare() }), Way::Install);
    }

    #[test]
    fn rustup_is_left_alone_where_the_distribution_may_have_it() {
        assert_eq!(choose(Machine { packages: Packages::OutOfReach, ..bare() }), Way::Refuse);
        assert_eq!(choose(bare()), Way::Rustup);
        assert_eq!(choose(Machine { has_rustup: false, ..bare() }), Way::Refuse);
    }

    #[test]
    fn the_refusal_names_both_ways() {
        assert!(BOTH_WAYS.contains("rustup target add"));
        assert!(PACKAGES.iter().all(|package| BOTH_WAYS.contains(package)));
    }
}
