//! The page: what is compiled for the browser, and the files made from it.
//!
//! Cargo compiles the programs, and `bundle`, a program of its own because
//! it takes long to compile, makes the files. Both do nothing if nothing has
//! changed. The server takes the files in from `target/page`.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::cargo::cargo;
use crate::process;
use crate::tree;
use crate::wasm;

/// The packages with the rooms of the page.
const ROOM_PACKAGES: [&str; 4] =
    ["bashenka-app", "bashenka-learn-room", "bashenka-study-room", "bashenka-drawing"];

/// The programs of the rooms, the first of the page first. They are to be small.
const ROOMS: [&str; 6] = [
    "bashenka-app",
    "bashenka-games",
    "bashenka-wild",
    "bashenka-learn",
    "bashenka-study",
    "bashenka-draw",
];
const ROOM_PROFILE: &str = "wasm-release";

/// The package and program of the engine, which is to be fast.
const WORKER: &str = "bashenka-worker";
const WORKER_PROFILE: &str = "wasm-engine";

/// The folder the files are left in, from the root.
const PAGE: &str = "target/page";

/// Builds the page, and the compiler for it if there is none.
///
/// # Errors
///
/// If it does not compile, or there is no compiler to be had.
pub fn build() -> Result<()> {
    let compiler = wasm::Compiler::set_up()?;
    let mut rooms = compiler.build_small();
    rooms.args(["--profile", ROOM_PROFILE]);
    for package in ROOM_PACKAGES {
        rooms.args(["--package", package]);
    }
    process::run(&mut rooms)?;
    process::run(compiler.build().args(["--profile", WORKER_PROFILE, "--package", WORKER]))?;
    bundle()
}

/// Makes the files from what was compiled.
fn bundle() -> Result<()> {
    let mut command = cargo("run");
    command.args(["--quiet", "--profile", "tool", "--package", "bundle", "--"]);
    command.arg(tree::root()).arg(PAGE);
    command.arg(compiled(WORKER, WORKER_PROFILE));
    command.args(ROOMS.map(|room| compiled(room, ROOM_PROFILE)));
    process::run(&mut command)
}

fn compiled(program: &str, profile: &str) -> PathBuf {
    Path::new(wasm::FOLDER).join(wasm::TARGET).join(profile).join(program).with_extension("wasm")
}
