//! Makes the files of the page from what was compiled.
//!
//! `bundle ROOT OUT WORKER ROOM...` takes the WebAssembly programs, writes the
//! JavaScript that loads them, gives every file a name that changes with its
//! content, compresses it, and leaves all in OUT. ROOT is the folder of the
//! workspace, which holds the style sheets and the index. Nothing is done if
//! nothing has changed since.

mod compress;
mod glue;
mod shorten;
mod site;
mod sources;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use site::Site;
use sources::Sources;

fn main() -> Result<()> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [root, out, worker, rooms @ ..] = &arguments[..] else {
        bail!("expected ROOT OUT WORKER ROOM..., got {} arguments", arguments.len());
    };
    let sources = Sources::read(root, worker, rooms)?;
    let stamp = out.with_extension("stamp");
    let now = sources.stamp()?;
    if out.is_dir() && fs::read_to_string(&stamp).is_ok_and(|before| before == now) {
        return Ok(());
    }
    let site = Site::assemble(&sources, glue::generate)?;
    site.report();
    // Until all is written there is no stamp, so that a half never passes.
    let _ = fs::remove_file(&stamp);
    write(&site, out)?;
    fs::write(&stamp, now).with_context(|| format!("cannot write {}", stamp.display()))
}

/// Replaces the folder by the files of the site.
fn write(site: &Site, out: &Path) -> Result<()> {
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot remove {}", out.display()))?;
    }
    for (name, bytes) in site.files() {
        let path = out.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
