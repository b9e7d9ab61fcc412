//! The files of the page.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::Bytes;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use crate::encoding::Encoding;

/// The folder that the build leaves the page in.
#[derive(RustEmbed)]
#[folder = "../../target/page"]
struct Embedded;

/// The names of files under this folder change with what is in them.
const HASHED: &str = "assets/";

/// The program was built without the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "page: expected a program built with the page, got one without; \
     build and start it by `cargo xtask run`"
)]
pub struct NoPage;

/// The files of the page, in every form there is of each.
///
/// A file may lie beside compressed forms of itself, `NAME.br` and `NAME.gz`.
/// The page itself is `index.html`. Files under `assets/` carry a hash of their
/// content in their names and may be kept for good; all others are asked for
/// again each time.
#[derive(Clone, Debug)]
pub struct Site {
    files: BTreeMap<String, File>,
}

/// A file in every form.
#[derive(Clone, Debug)]
pub struct File {
    forms: Vec<(Encoding, Bytes)>,
    hash: String,
    keep: Keep,
}

/// How long a file may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// For good: another content comes under another name.
    Forever,
    /// Until it is asked for again, and then if it is still the same.
    WhileUnchanged,
}

impl Site {
    /// The page that the program was built with.
    ///
    /// # Errors
    ///
    /// [`NoPage`] if it was built without.
    pub fn embedded() -> Result<Self, NoPage> {
        let file = |name: Cow<'static, str>| {
            let file = Embedded::get(&name)?;
            Some((name.into_owned(), Bytes::from(file.data.into_owned())))
        };
        Self::from_files(Embedded::iter().filter_map(file))
    }

    /// The page made of these files, given by their paths.
    ///
    /// # Errors
    ///
    /// [`NoPage`] if there is no `index.html` among them.
    pub fn from_files(files: impl IntoIterator<Item = (String, Bytes)>) -> Result<Self, NoPage> {
        let all: BTreeMap<String, Bytes> = files.into_iter().collect();
        let is_form = |name: &str| {
            let mut suffixes = [Encoding::Brotli, Encoding::Gzip].iter().map(|e| e.suffix());
            suffixes.any(|suffix| name.strip_suffix(suffix).is_some_and(|n| all.contains_key(n)))
        };
        let names = all.keys().filter(|name| !is_form(name));
        let files: BTreeMap<String, File> =
            names.map(|name| (name.clone(), File::among(&all, name))).collect();
        if files.contains_key("index.html") { Ok(Self { files }) } else { Err(NoPage) }
    }

    /// The file at a path of the page, `/` being its beginning. `/games` is
    /// `games.html`, if there is no file of its plain name.
    #[must_use]
    pub fn file(&self, path: &str) -> Option<(&str, &File)> {
        let name = match path.strip_prefix('/').unwrap_or(path) {
            "" => "index.html",
            name => name,
        };
        let found = self.files.get_key_value(name);
        let found = found.or_else(|| self.files.get_key_value(&format!("{name}.html")));
        found.map(|(name, file)| (name.as_str(), file))
    }
}

impl File {
    fn among(all: &BTreeMap<String, Bytes>, name: &str) -> Self {
        let form = |encoding: Encoding| {
            Some((encoding, all.get(&format!("{name}{}", encoding.suffix()))?.clone()))
        };
        let keep = if name.starts_with(HASHED) { Keep::Forever } else { Keep::WhileUnchanged };
        let hash = Sha256::digest(&all[name]);
        let hash = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Self { forms: Encoding::ALL.into_iter().filter_map(form).collect(), hash, keep }
    }

    /// The smallest form that a client with this `Accept-Encoding` can read.
    #[must_use]
    pub fn form(&self, accept: &str) -> (Encoding, &Bytes) {
        let readable = self.forms.iter().find(|(encoding, _)| encoding.is_accepted_by(accept));
        let (encoding, bytes) = readable.unwrap_or(&self.forms[self.forms.len() - 1]);
        (*encoding, bytes)
    }

    /// A tag that changes whenever a form of the file does.
    #[must_use]
    pub fn tag(&self, encoding: Encoding) -> String {
        format!("\"{}{}\"", self.hash, encoding.suffix())
    }

    /// How long it may be kept.
    #[must_use]
    pub const fn keep(&self) -> Keep {
        self.keep
    }
}
