//! What a person likes: the language and the colours. Kept by the browser.

use leptos::prelude::*;
use words::Lang;

use crate::room::Room;

/// The colours of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Scheme {
    const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        [Self::Light, Self::Dark].into_iter().find(|scheme| scheme.name() == name)
    }
}

/// What is preferred, for every part of the page.
#[derive(Clone, Copy)]
pub struct Preferences {
    lang: RwSignal<Lang>,
    scheme: RwSignal<Scheme>,
}

const LANG: &str = "lang";
const SCHEME: &str = "scheme";

impl Preferences {
    /// What was preferred last time, else what the browser asks for. The page
    /// follows from now on.
    pub(crate) fn restored(room: Room) -> Self {
        let lang = kept(LANG).and_then(|tag| Lang::from_tag(&tag));
        let scheme = kept(SCHEME).and_then(|name| Scheme::from_name(&name));
        let this = Self {
            lang: RwSignal::new(lang.unwrap_or_else(lang_of_the_browser)),
            scheme: RwSignal::new(scheme.unwrap_or_else(scheme_of_the_browser)),
        };
        Effect::new(move || this.show(room));
        this
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.lang.get()
    }

    /// The colours.
    pub fn scheme(self) -> Scheme {
        self.scheme.get()
    }

    /// Speaks that language from now on.
    pub fn speak(self, lang: Lang) {
        keep(LANG, lang.tag());
        self.lang.set(lang);
    }

    /// Changes to the other colours.
    pub fn turn_scheme(self) {
        let scheme = self.scheme.get_untracked().other();
        keep(SCHEME, scheme.name());
        self.scheme.set(scheme);
    }

    /// Lets the style sheet and those who listen know.
    fn show(self, room: Room) {
        let Some(root) = document().document_element() else { return };
        for (name, value) in [("lang", self.lang().tag()), ("data-scheme", self.scheme().name())] {
            // Both are valid names of attributes.
            let _ = root.set_attribute(name, value);
        }
        let (lang, name) = (self.lang(), play::Text::Name);
        let title = match room {
            Room::Play => name.of(lang).to_owned(),
            room => format!("{} \u{b7} {}", room.name().of(lang), name.of(lang)),
        };
        document().set_title(&title);
    }
}

/// The first of the browser's languages that is one of ours.
fn lang_of_the_browser() -> Lang {
    let tags = window().navigator().languages();
    let tags = tags.iter().filter_map(|tag| tag.as_string());
    tags.filter_map(|tag| Lang::from_tag(&tag)).next().unwrap_or(Lang::English)
}

fn scheme_of_the_browser() -> Scheme {
    let dark = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    if dark.is_some_and(|query| query.matches()) { Scheme::Dark } else { Scheme::Light }
}

/// What was kept under that name; nothing where the browser keeps nothing.
pub fn kept(name: &str) -> Option<String> {
    window().local_storage().ok().flatten()?.get_item(name).ok().flatten()
}

/// Keeps something under that name.
pub fn keep(name: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        // A full or forbidden storage only means to be asked again next time.
        let _ = storage.set_item(name, value);
    }
}
