//! What the page is made from.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest as _, Sha256};

/// The style sheets, in the order in which they apply.
const STYLES: [&str; 3] = ["tokens.css", "page.css", "board.css"];

/// The rooms of the page, each a program and an index: the one to play in, and
/// the one to choose a game.
pub const ROOMS: [&str; 2] = ["app", "games"];

/// The contents of all files that the page is made from.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The programs of the rooms, as compiled, in the order of [`ROOMS`].
    pub rooms: [Vec<u8>; 2],
    /// The engine's program, as compiled.
    pub worker: Vec<u8>,
    /// The index, with places for names.
    pub index: String,
    /// The script that starts the page, with places for names.
    pub start: String,
    /// The script that starts the engine, with places for names.
    pub engine: String,
    /// The style sheets, one after another.
    pub style: String,
    /// The icon.
    pub icon: String,
    /// The icon as pictures, with their names.
    pub pictures: Vec<(String, Vec<u8>)>,
    /// What the page is when it is installed, with places for names.
    pub manifest: String,
    /// The script that keeps the page, with places for names.
    pub service_worker: String,
}

/// The icon as pictures, for those who install the page.
const PICTURES: [&str; 2] = ["icon-192.png", "icon-512.png"];

impl Sources {
    /// Reads them from the workspace, and the compiled programs.
    ///
    /// # Errors
    ///
    /// If one cannot be read.
    pub fn read(root: &Path, [app, games]: [&Path; 2], worker: &Path) -> Result<Self> {
        let page = root.join("web/app");
        let styles = STYLES.iter().map(|name| text(page.join("style").join(name)));
        let picture = |name: &&str| Ok((name.to_string(), bytes(&page.join("icons").join(name))?));
        Ok(Self {
            rooms: [bytes(app)?, bytes(games)?],
            worker: bytes(worker)?,
            index: text(page.join("index.html"))?,
            start: text(page.join("start.js"))?,
            engine: text(root.join("web/worker/engine.js"))?,
            style: styles.collect::<Result<Vec<_>>>()?.concat(),
            icon: text(page.join("icon.svg"))?,
            pictures: PICTURES.iter().map(picture).collect::<Result<_>>()?,
            manifest: text(page.join("manifest.webmanifest"))?,
            service_worker: text(page.join("service-worker.js"))?,
        })
    }

    /// A text that changes whenever a source or this program does.
    ///
    /// # Errors
    ///
    /// If this program cannot read itself.
    pub fn stamp(&self) -> Result<String> {
        let itself = bytes(&std::env::current_exe()?)?;
        let texts = [
            &self.index,
            &self.start,
            &self.engine,
            &self.style,
            &self.icon,
            &self.manifest,
            &self.service_worker,
        ];
        let texts = texts.into_iter().map(String::as_bytes);
        let pictures = self.pictures.iter().map(|(_, bytes)| &bytes[..]);
        let rooms = self.rooms.iter().map(|program| &program[..]);
        let all = texts.chain(pictures).chain(rooms).chain([&self.worker[..], &itself[..]]);
        let mut hash = Sha256::new();
        for source in all {
            hash.update((source.len() as u64).to_le_bytes());
            hash.update(source);
        }
        Ok(hex(&hash.finalize()))
    }
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn text(path: PathBuf) -> Result<String> {
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stamp_changes_with_every_source() {
        let some = Sources::default();
        let other = Sources { style: "p{}".to_owned(), ..Sources::default() };
        let moved = Sources { icon: "p{}".to_owned(), ..Sources::default() };
        let stamps = [&some, &other, &moved].map(|sources| sources.stamp().unwrap());
        assert_eq!(some.stamp().unwrap(), stamps[0]);
        assert!(stamps[0] != stamps[1] && stamps[1] != stamps[2] && stamps[0] != stamps[2]);
    }

    #[test]
    fn every_source_is_in_the_tree() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let compiled = tempfile::NamedTempFile::new().unwrap();
        let sources = Sources::read(&root, [compiled.path(); 2], compiled.path()).unwrap();
        assert!(sources.style.starts_with("/* Every colour"));
        let error =
            Sources::read(&root, [&root.join("gone.wasm"); 2], compiled.path()).unwrap_err();
        assert!(error.to_string().contains("gone.wasm"), "{error}");
    }
}
