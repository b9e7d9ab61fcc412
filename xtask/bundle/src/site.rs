//! The files of the page: their names, what they say of one another, and their
//! compressed forms.

#![expect(clippy::print_stdout, reason = "it reports what it made")]

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use sha2::{Digest as _, Sha256};

use crate::compress;
use crate::glue::Loadable;
use crate::sources::{Room, Sources, hex};

/// The folder of files whose names change with their content.
const ASSETS: &str = "assets";

/// The files, by their paths.
#[derive(Debug, Default)]
pub struct Site {
    files: BTreeMap<String, Vec<u8>>,
    /// From the plain name of an asset to the one it has now.
    names: BTreeMap<String, String>,
    /// The paths at which the rooms are, each with its index.
    rooms: Vec<(String, String)>,
}

impl Site {
    /// Makes the files. `load` makes a program loadable.
    ///
    /// # Errors
    ///
    /// If a program cannot be made loadable, or a file names one there is not.
    pub fn assemble(
        sources: &Sources,
        load: impl Fn(&str, &[u8]) -> Result<Loadable>,
    ) -> Result<Self> {
        let mut site = Self { rooms: places(&sources.rooms), ..Self::default() };
        for room in &sources.rooms {
            site.add_program(&room.name, load(&room.name, &room.program)?)?;
            site.add(&format!("{}.css", room.name), room.style.clone().into_bytes())?;
        }
        site.add_program("worker", load("worker", &sources.worker)?)?;
        site.add("icon.svg", sources.icon.clone().into_bytes())?;
        for (name, bytes) in &sources.pictures {
            site.add(name, bytes.clone())?;
        }
        // These name the ones above, so their own names come last.
        site.add_filled("engine.js", &sources.engine)?;
        site.put_filled("manifest.webmanifest", &sources.manifest)?;
        for (room, (_, index)) in sources.rooms.iter().zip(site.rooms.clone()) {
            let start = of_room(&room.name, &sources.start);
            site.add_filled(&format!("start-{}.js", room.name), &start)?;
            site.put_filled(&index, &of_room(&room.name, &sources.index))?;
        }
        site.put_service_worker(&sources.service_worker)?;
        Ok(site)
    }

    fn add_program(&mut self, name: &str, loadable: Loadable) -> Result<()> {
        self.add(&format!("{name}.js"), loadable.script)?;
        self.add(&format!("{name}.wasm"), loadable.wasm)
    }

    /// Adds the script that keeps the page. It names all files, and what they
    /// are together, so that it changes whenever one of them does.
    fn put_service_worker(&mut self, text: &str) -> Result<()> {
        let mut paths = vec!["/manifest.webmanifest".to_owned()];
        paths.extend(self.rooms.iter().map(|(path, _)| path.clone()));
        paths.extend(self.names.values().map(|name| format!("/{ASSETS}/{name}")));
        let mut hash = Sha256::new();
        let indexes = self.rooms.iter().map(|(_, index)| index.as_str());
        for file in indexes.chain(["manifest.webmanifest"]) {
            hash.update(self.files.get(file).context("the index comes first")?);
        }
        hash.update(paths.concat());
        let version = hex(&hash.finalize()[..8]);
        let files = format!("{paths:?}");
        let text = text.replace("{{version}}", &version).replace("{{files}}", &files);
        self.put("service-worker.js", text.into_bytes())
    }

    fn add_filled(&mut self, name: &str, text: &str) -> Result<()> {
        let text = self.filled(name, text, "")?;
        self.add(name, text.into_bytes())
    }

    fn put_filled(&mut self, name: &str, text: &str) -> Result<()> {
        let text = self.filled(name, text, &format!("{ASSETS}/"))?;
        self.put(name, text.into_bytes())
    }

    /// Every file with its path.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// Adds an asset, under a name with a hash of its content.
    fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<()> {
        let (stem, extension) = name.rsplit_once('.').context("assets have extensions")?;
        let hash = hex(&Sha256::digest(&bytes)[..8]);
        let hashed = format!("{stem}-{hash}.{extension}");
        self.put(&format!("{ASSETS}/{hashed}"), bytes)?;
        self.names.insert(name.to_owned(), hashed);
        Ok(())
    }

    /// Adds a file and its compressed forms, where they are smaller.
    fn put(&mut self, path: &str, bytes: Vec<u8>) -> Result<()> {
        let forms = [(".br", compress::brotli(&bytes)?), (".gz", compress::gzip(&bytes)?)];
        for (suffix, form) in forms {
            if form.len() < bytes.len() {
                self.files.insert(format!("{path}{suffix}"), form);
            }
        }
        self.files.insert(path.to_owned(), bytes);
        Ok(())
    }

    /// `text` with `{{NAME}}` replaced by the name that NAME has now, after
    /// `folder`.
    fn filled(&self, file: &str, text: &str, folder: &str) -> Result<String> {
        let mut filled = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("{{") {
            let (name, after) = after
                .split_once("}}")
                .with_context(|| format!("{file}: expected '}}}}' after '{{{{'"))?;
            let Some(hashed) = self.names.get(name) else {
                bail!("{file}: expected the name of an asset, got '{name}'");
            };
            filled.push_str(before);
            filled.push_str(folder);
            filled.push_str(hashed);
            rest = after;
        }
        Ok(filled + rest)
    }

    /// Tells how much a browser has to load.
    pub fn report(&self) {
        let sent = |path: &str| {
            let compressed = self.files.get(&format!("{path}.br"));
            compressed.or_else(|| self.files.get(path)).map_or(0, Vec::len)
        };
        let (mut first, mut later) = (sent("index.html"), 0);
        let first_room = self.rooms.first().map_or("", |(_, index)| index);
        let index = String::from_utf8_lossy(self.files.get(first_room).map_or(&[], |file| file));
        for (plain, name) in &self.names {
            let path = format!("{ASSETS}/{name}");
            let size = sent(&path);
            println!("   {size:>8} bytes in brotli  {path}");
            // What the index names is loaded at once, but for these.
            let is_later = ["engine.js", "icon-192.png"].contains(&plain.as_str());
            if index.contains(name.as_str()) && !is_later { first += size } else { later += size }
        }
        println!(
            "   {first:>8} bytes until the first screen, {later} after it, for the engine, the other rooms and whoever installs the page"
        );
    }
}

/// Where the rooms are, each with the file of its index: the first room's is the
/// page's.
fn places(rooms: &[Room]) -> Vec<(String, String)> {
    let place = |(n, room): (usize, &Room)| match n {
        0 => ("/".to_owned(), "index.html".to_owned()),
        _ => (format!("/{}", room.name), format!("{}.html", room.name)),
    };
    rooms.iter().enumerate().map(place).collect()
}

/// A text that all rooms share, as that room has it.
fn of_room(room: &str, text: &str) -> String {
    let text = text.replace("{{room.", &format!("{{{{{room}."));
    text.replace("{{start.js}}", &format!("{{{{start-{room}.js}}}}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(name: &str, program: &str) -> Room {
        let program = program.as_bytes().to_vec();
        Room { name: name.to_owned(), program, style: "p{}".repeat(99) }
    }

    fn sources() -> Sources {
        Sources {
            rooms: vec![room("app", "app"), room("games", "games")],
            worker: b"worker".to_vec(),
            index: "<{{start.js}}><{{engine.js}}><{{room.css}}>".to_owned(),
            start: "import './{{room.js}}' '{{room.wasm}}'".to_owned(),
            engine: "import './{{worker.js}}'".to_owned(),
            icon: "<svg/>".to_owned(),
            pictures: vec![("icon-192.png".to_owned(), b"picture".to_vec())],
            manifest: "[{{icon-192.png}}]".to_owned(),
            service_worker: "keep {{version}} {{files}}".to_owned(),
        }
    }

    fn load(name: &str, compiled: &[u8]) -> Result<Loadable> {
        Ok(Loadable { script: format!("load {name}").into_bytes(), wasm: compiled.to_vec() })
    }

    fn name(site: &Site, name: &str) -> String {
        site.names[name].clone()
    }

    fn text(site: &Site, path: &str) -> String {
        String::from_utf8(site.files[path].clone()).unwrap()
    }

    #[test]
    fn files_name_one_another_by_their_hashed_names() {
        let site = Site::assemble(&sources(), load).unwrap();
        let index = text(&site, "index.html");
        for asset in ["start-app.js", "engine.js", "app.css"] {
            assert!(index.contains(&format!("<assets/{}>", name(&site, asset))), "{index}");
        }
        let start = text(&site, &format!("assets/{}", name(&site, "start-app.js")));
        assert!(start.contains(&format!("'./{}'", name(&site, "app.js"))), "{start}");
        assert!(!site.files().any(|(_, bytes)| bytes.windows(2).any(|two| two == b"{{")));
    }

    #[test]
    fn a_change_reaches_the_names_of_all_that_lead_to_it() {
        let before = Site::assemble(&sources(), load).unwrap();
        let changed = Sources {
            rooms: vec![room("app", "another app"), room("games", "games")],
            ..sources()
        };
        let after = Site::assemble(&changed, load).unwrap();
        for asset in ["app.wasm", "start-app.js"] {
            assert_ne!(name(&before, asset), name(&after, asset));
        }
        for asset in ["app.js", "start-games.js", "worker.wasm", "engine.js", "app.css"] {
            assert_eq!(name(&before, asset), name(&after, asset));
        }
        assert_ne!(text(&before, "index.html"), text(&after, "index.html"));
    }

    #[test]
    fn what_keeps_the_page_names_every_file_and_changes_with_any() {
        let site = Site::assemble(&sources(), load).unwrap();
        let kept = text(&site, "service-worker.js");
        for name in site.names.values() {
            assert!(kept.contains(&format!("\"/assets/{name}\"")), "{name} in {kept}");
        }
        for path in ["/", "/games", "/manifest.webmanifest"] {
            assert!(kept.contains(&format!("{path:?}")), "{path} in {kept}");
        }
        let index = sources().index + "!";
        let changed = Site::assemble(&Sources { index, ..sources() }, load).unwrap();
        assert_ne!(text(&changed, "service-worker.js"), kept);
        assert!(text(&site, "manifest.webmanifest").contains(&name(&site, "icon-192.png")));
    }

    #[test]
    fn compressed_forms_are_there_only_where_they_are_smaller() {
        let site = Site::assemble(&sources(), load).unwrap();
        let style = format!("assets/{}", name(&site, "app.css"));
        assert!(site.files[&format!("{style}.br")].len() < site.files[&style].len());
        assert!(site.files.contains_key(&format!("{style}.gz")));
        assert!(!site.files.contains_key(&format!("assets/{}.gz", name(&site, "icon.svg"))));
    }

    #[test]
    fn a_name_that_no_asset_has_is_refused() {
        let index = "<{{gone.js}}>".to_owned();
        let error = Site::assemble(&Sources { index, ..sources() }, load).unwrap_err();
        assert_eq!(error.to_string(), "index.html: expected the name of an asset, got 'gone.js'");
        let index = "<{{start-app.js>".to_owned();
        assert!(Site::assemble(&Sources { index, ..sources() }, load).is_err());
    }
}
