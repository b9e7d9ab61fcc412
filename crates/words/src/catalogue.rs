//! Typed catalogues of texts.

use crate::Lang;

/// A text of some catalogue, made by [`texts!`](crate::texts).
pub trait Phrase: Copy + 'static {
    /// It, in that language.
    fn of(self, lang: Lang) -> &'static str;
}

/// Makes an enum of texts, each with its words in every language.
///
/// `{0}` and `{1}` are places that [`fill`] fills.
///
/// # Examples
///
/// ```
/// use words::{Lang, fill};
///
/// words::texts! {
///     /// Something said.
///     pub enum Text {
///         ToMove: "{0} to move", "Ходят {0}";
///     }
/// }
///
/// assert_eq!(fill(Text::ToMove.of(Lang::English), &["White"]), "White to move");
/// assert_eq!(Text::ALL.len(), 1);
/// ```
#[macro_export]
macro_rules! texts {
    (
        $(#[$about:meta])*
        $vis:vis enum $Enum:ident {
            $($name:ident: $english:literal, $russian:literal;)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the words themselves say what each is")]
        $vis enum $Enum { $($name),+ }

        impl $Enum {
            /// Everything said.
            #[allow(dead_code, reason = "not every program lists them")]
            $vis const ALL: &[Self] = &[$(Self::$name),+];

            /// It, in that language.
            $vis const fn of(self, lang: $crate::Lang) -> &'static str {
                match (self, lang) {
                    $((Self::$name, $crate::Lang::English) => $english,
                      (Self::$name, $crate::Lang::Russian) => $russian,)+
                }
            }
        }

        impl $crate::Phrase for $Enum {
            fn of(self, lang: $crate::Lang) -> &'static str {
                Self::of(self, lang)
            }
        }
    };
}

/// `text` with `{0}`, `{1}`, … replaced by `values`.
///
/// # Examples
///
/// ```
/// assert_eq!(words::fill("{1} to {0}", &["a", "b"]), "b to a");
/// ```
#[must_use]
pub fn fill(text: &str, values: &[&str]) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        let place = rest[open + 1..].split_once('}');
        let value = place.and_then(|(n, _)| values.get(n.parse::<usize>().ok()?));
        filled.push_str(&rest[..open]);
        match (value, place) {
            (Some(value), Some((_, after))) => {
                filled.push_str(value);
                rest = after;
            }
            _ => {
                filled.push('{');
                rest = &rest[open + 1..];
            }
        }
    }
    filled + rest
}

/// What is wrong with the two wordings of a text, if anything: one is empty,
/// in the other's language, or has other places to fill. For the tests of
/// catalogues.
#[must_use]
pub fn flaw(english: &str, russian: &str) -> Option<&'static str> {
    let is_cyrillic = |letter: char| {
        let lower = letter.to_lowercase().next().unwrap_or(letter);
        ('а'..='я').contains(&lower) || lower == 'ё'
    };
    let has_words = english.chars().filter(|c| c.is_alphabetic()).count() > 4;
    if english.is_empty() || russian.is_empty() {
        Some("is empty")
    } else if english.chars().any(is_cyrillic) {
        Some("is not English")
    } else if has_words && !russian.chars().any(is_cyrillic) {
        Some("is not Russian")
    } else if places(english) != places(russian) {
        Some("has other places")
    } else {
        None
    }
}

fn places(text: &str) -> Vec<char> {
    let after = |(at, _): (usize, &str)| text[at + 1..].chars().next();
    let mut places: Vec<char> = text.match_indices('{').filter_map(after).collect();
    places.retain(char::is_ascii_digit);
    places.sort_unstable();
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_to_their_places_and_other_braces_stay() {
        assert_eq!(fill("{1} to {0} in { } {9}", &["a", "{0}"]), "{0} to a in { } {9}");
    }

    #[test]
    fn flaws_are_found() {
        assert_eq!(flaw("{0} to move", "Ходят {0}"), None);
        assert_eq!(flaw("{0} to move", "Ходят"), Some("has other places"));
        assert_eq!(flaw("Colour", "Colour"), Some("is not Russian"));
        assert_eq!(flaw("Ёлка", "Ёлка"), Some("is not English"));
        assert_eq!(flaw("", "x"), Some("is empty"));
    }
}
