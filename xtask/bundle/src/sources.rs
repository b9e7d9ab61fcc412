//! What the page is made from.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest as _, Sha256};

/// The style sheets of all rooms, in the order in which they apply.
const STYLES: [&str; 3] = ["tokens.css", "page.css", "board.css"];

/// What the names of the rooms' programs begin with.
const PROGRAM: &str = "bashenka-";

/// A room of the page.
#[derive(Clone, Debug, Default)]
pub struct Room {
    /// What it is called: it is served at that name, the first room at none.
    pub name: String,
    /// Its program, as compiled.
    pub program: Vec<u8>,
    /// Its style sheets, one after another.
    pub style: String,
}

/// The contents of all files that the page is made from.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The rooms, the first of the page first.
    pub rooms: Vec<Room>,
    /// The engine's program, as compiled.
    pub worker: Vec<u8>,
    /// The index, with places for names.
    pub index: String,
    /// The script that starts the page, with places for names.
    pub start: String,
    /// The script that starts the engine, with places for names.
    pub engine: String,
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
    /// Reads them from the workspace, and the compiled programs: the worker's and
    /// those of the rooms.
    ///
    /// # Errors
    ///
    /// If one cannot be read, or a program is not named as a room's is.
    pub fn read(root: &Path, worker: &Path, rooms: &[PathBuf]) -> Result<Self> {
        let page = root.join("web/app");
        let styles = STYLES.iter().map(|name| text(root.join("web/ui/style").join(name)));
        let style = styles.collect::<Result<Vec<_>>>()?.concat();
        let picture = |name: &&str| Ok((name.to_string(), bytes(&page.join("icons").join(name))?));
        Ok(Self {
            rooms: rooms
                .iter()
                .map(|path| Room::read(root, path, &style))
                .collect::<Result<_>>()?,
            worker: bytes(worker)?,
            index: text(page.join("index.html"))?,
            start: text(page.join("start.js"))?,
            engine: text(root.join("web/worker/engine.js"))?,
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
            &self.icon,
            &self.manifest,
            &self.service_worker,
        ];
        let texts = texts.into_iter().map(String::as_bytes);
        let pictures = self.pictures.iter().map(|(_, bytes)| &bytes[..]);
        let rooms = self.rooms.iter();
        let rooms =
            rooms.flat_map(|room| [room.name.as_bytes(), &room.program, room.style.as_bytes()]);
        let all = texts.chain(pictures).chain(rooms).chain([&self.worker[..], &itself[..]]);
        let mut hash = Sha256::new();
        for source in all {
            hash.update((source.len() as u64).to_le_bytes());
            hash.update(source);
        }
        Ok(hex(&hash.finalize()))
    }
}

impl Room {
    /// Reads a room, whose own style sheets, if it has any, come after `style` by
    /// name.
    fn read(root: &Path, path: &Path, style: &str) -> Result<Self> {
        let name = path.file_stem().and_then(OsStr::to_str).and_then(|s| s.strip_prefix(PROGRAM));
        let name = name.with_context(|| {
            format!("expected a program named {PROGRAM}ROOM.wasm, got {}", path.display())
        })?;
        let mut sheets: Vec<PathBuf> =
            match fs::read_dir(root.join("web").join(folder(name)).join("style")) {
                Ok(sheets) => sheets.map(|sheet| Ok(sheet?.path())).collect::<Result<_>>()?,
                Err(_) => Vec::new(),
            };
        sheets.sort();
        let own = sheets.into_iter().map(text).collect::<Result<Vec<_>>>()?.concat();
        Ok(Self { name: name.to_owned(), program: bytes(path)?, style: style.to_owned() + &own })
    }
}

/// The folder of a room: that of its name, but where a crate has the name.
fn folder(room: &str) -> &str {
    if room == "draw" { "drawing" } else { room }
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
        let room = |style: &str| Room { style: style.to_owned(), ..Room::default() };
        let some = Sources { rooms: vec![room("")], ..Sources::default() };
        let other = Sources { rooms: vec![room("p{}")], ..Sources::default() };
        let moved = Sources { icon: "p{}".to_owned(), ..Sources::default() };
        let stamps = [&some, &other, &moved].map(|sources| sources.stamp().unwrap());
        assert_eq!(some.stamp().unwrap(), stamps[0]);
        assert!(stamps[0] != stamps[1] && stamps[1] != stamps[2] && stamps[0] != stamps[2]);
    }

    #[test]
    fn every_source_is_in_the_tree() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let folder = tempfile::tempdir().unwrap();
        let compiled = folder.path().join("bashenka-app.wasm");
        fs::write(&compiled, "").unwrap();
        let sources = Sources::read(&root, &compiled, std::slice::from_ref(&compiled)).unwrap();
        assert_eq!(sources.rooms[0].name, "app");
        assert!(sources.rooms[0].style.starts_with("/* Every colour"));
        let refusal = |name: &str| Sources::read(&root, &compiled, &[root.join(name)]).unwrap_err();
        let [gone, other] = ["bashenka-gone.wasm", "other.wasm"].map(refusal);
        assert!(gone.to_string().contains("gone.wasm"), "{gone}");
        assert!(other.to_string().starts_with("expected a program named"), "{other}");
    }
}
