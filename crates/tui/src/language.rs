//! The languages the game speaks.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    English,
    /// Russian.
    Russian,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Russian];

    /// The language of a tag such as `ru`, `ru_RU.UTF-8` or `en-GB`, if it is
    /// one of ours.
    ///
    /// # Examples
    ///
    /// ```
    /// use tui::Lang;
    ///
    /// assert_eq!(Lang::from_tag("ru_RU.UTF-8"), Some(Lang::Russian));
    /// assert_eq!(Lang::from_tag("fr"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_', '.', '@']).next().unwrap_or(tag);
        match language.to_ascii_lowercase().as_str() {
            "en" | "c" | "posix" => Some(Self::English),
            "ru" => Some(Self::Russian),
            _ => None,
        }
    }

    /// The language the surroundings ask for: the first set of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG`, else the system's; English if it is none of
    /// ours.
    #[must_use]
    pub fn from_locale() -> Self {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        let tag = tag.or_else(sys_locale::get_locale).unwrap_or_default();
        Self::from_tag(&tag).unwrap_or(Self::English)
    }

    /// The other language, in turn.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::English => Self::Russian,
            Self::Russian => Self::English,
        }
    }

    /// Its name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Russian => "Русский",
        }
    }
}
