//! A text in every language.

use words::Lang;

/// A text in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    english: &'static str,
    russian: &'static str,
}

impl Told {
    /// Nothing to say.
    pub const NOTHING: Self = told("", "");

    /// It, in that language.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Lang;
    ///
    /// let lesson = &lessons::lessons(rules::Kind::Ogama)[0];
    /// assert_ne!(lesson.title.of(Lang::English), lesson.title.of(Lang::Russian));
    /// ```
    #[must_use]
    pub const fn of(self, lang: Lang) -> &'static str {
        match lang {
            Lang::English => self.english,
            Lang::Russian => self.russian,
        }
    }
}

/// A text in English and in Russian.
pub(crate) const fn told(english: &'static str, russian: &'static str) -> Told {
    Told { english, russian }
}
