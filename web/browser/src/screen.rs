//! What a browser is told of the person before it: screen, language, colours.

/// The colours a person's system asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// As browsers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// A screen, and what the person before it prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// The language: `en`.
    pub lang: &'static str,
    /// The colours.
    pub theme: Theme,
}

impl Screen {
    /// A telephone.
    pub const PHONE: Self = Self { width: 390, height: 844, lang: "en", theme: Theme::Light };
    /// A desk.
    pub const DESK: Self = Self { width: 1440, height: 900, lang: "en", theme: Theme::Light };

    /// The same for a person who reads that language.
    #[must_use]
    pub const fn reading(self, lang: &'static str) -> Self {
        Self { lang, ..self }
    }

    /// The same in these colours.
    #[must_use]
    pub const fn in_theme(self, theme: Theme) -> Self {
        Self { theme, ..self }
    }

    /// A name for pictures of it: `390-ru-dark`.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}-{}-{}", self.width, self.lang, self.theme.name())
    }
}
