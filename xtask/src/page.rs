//! The page: what is compiled for the browser, and the files made from it.
//!
//! Cargo compiles the programs, and `bundle`, a program of its own because
//! it takes long to compile, makes the files. Both do nothing if nothing has
//! changed. The server takes the files in from `target/page`.

use std::path::Path;

use anyhow::Result;

use crate::cargo::cargo;
use crate::process;
use crate::tree;
use crate::wasm;

/// The program that a person waits for.
const APP: &str = "bashenka-app";

/// The packages of the page, each with the profile it is compiled in: the page
/// is to be small, the engine fast.
const PROGRAMS: [(&str, &str); 2] = [(APP, "wasm-release"), ("bashenka-worker", "wasm-engine")];

/// What those packages come to, in the order in which `bundle` takes it: the
/// rooms, and the engine.
const BINARIES: [(&str, &str); 3] =
    [(APP, "wasm-release"), ("bashenka-games", "wasm-release"), ("bashenka-worker", "wasm-engine")];

/// The folder the files are left in, from the root.
const PAGE: &str = "target/page";

/// Builds the page, and the compiler for it if there is none.
///
/// # Errors
///
/// If it does not compile, or there is no compiler to be had.
pub fn build() -> Result<()> {
    let compiler = wasm::Compiler::set_up()?;
    for (program, profile) in PROGRAMS {
        let mut command = if program == APP { compiler.build_small() } else { compiler.build() };
        process::run(command.args(["--profile", profile, "--package", program]))?;
    }
    bundle()
}

/// Makes the files from what was compiled.
fn bundle() -> Result<()> {
    let mut command = cargo("run");
    command.args(["--quiet", "--profile", "tool", "--package", "bundle", "--"]);
    command.arg(tree::root()).arg(PAGE);
    for (program, profile) in BINARIES {
        let compiled = Path::new(wasm::FOLDER).join(wasm::TARGET).join(profile);
        command.arg(compiled.join(program).with_extension("wasm"));
    }
    process::run(&mut command)
}
