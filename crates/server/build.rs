//! The page is embedded anew whenever it was built anew.

use std::{fs, io};

const PAGE: &str = "../../target/page";

fn main() -> io::Result<()> {
    // Cargo would take a folder that is not there for one that changed.
    fs::create_dir_all(PAGE)?;
    println!("cargo::rerun-if-changed={PAGE}");
    Ok(())
}
