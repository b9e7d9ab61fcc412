//! The languages that are spoken.

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
    /// use words::Lang;
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

    /// The tag of the language, as pages and settings carry it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_leads_back_to_its_language() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
        }
    }
}
