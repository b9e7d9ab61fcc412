//! Words after a number: one disc, two discs; один диск, два диска, пять дисков.

use crate::Lang;

/// Which form of a word stands after a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// As after 1.
    One,
    /// As after 2 in Russian; English has no such form.
    Few,
    /// As after 5.
    Many,
}

impl Number {
    /// The form that stands after `count`.
    ///
    /// The plural rules of the Unicode CLDR for whole numbers.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::{Lang, Number};
    ///
    /// assert_eq!(Number::after(21, Lang::Russian), Number::One);
    /// assert_eq!(Number::after(12, Lang::Russian), Number::Many);
    /// assert_eq!(Number::after(21, Lang::English), Number::Many);
    /// ```
    #[must_use]
    pub const fn after(count: u64, lang: Lang) -> Self {
        match (lang, count % 10, count % 100) {
            (Lang::English, ..) if count == 1 => Self::One,
            (Lang::English, ..) => Self::Many,
            (Lang::Russian, _, 11..=14) => Self::Many,
            (Lang::Russian, 1, _) => Self::One,
            (Lang::Russian, 2..=4, _) => Self::Few,
            (Lang::Russian, ..) => Self::Many,
        }
    }
}

/// A phrase with a number in it, in every form and language; `{0}` is the
/// number.
///
/// # Examples
///
/// ```
/// use words::{Forms, Lang};
///
/// const DISCS: Forms = Forms {
///     english: ["{0} disc", "{0} discs"],
///     russian: ["{0} диск", "{0} диска", "{0} дисков"],
/// };
/// assert_eq!(DISCS.say(1, Lang::English), "1 disc");
/// assert_eq!(DISCS.say(22, Lang::Russian), "22 диска");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forms {
    /// As after 1 and as after 5.
    pub english: [&'static str; 2],
    /// As after 1, 2 and 5.
    pub russian: [&'static str; 3],
}

impl Forms {
    /// The phrase with `count` in it.
    #[must_use]
    pub fn say(&self, count: u64, lang: Lang) -> String {
        let text = match (lang, Number::after(count, lang)) {
            (Lang::English, Number::One) => self.english[0],
            (Lang::English, _) => self.english[1],
            (Lang::Russian, Number::One) => self.russian[0],
            (Lang::Russian, Number::Few) => self.russian[1],
            (Lang::Russian, Number::Many) => self.russian[2],
        };
        crate::fill(text, &[&count.to_string()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn russian_numbers_take_the_form_of_their_last_digits_but_for_the_teens() {
        let forms = |from: u64, to: u64| -> Vec<Number> {
            (from..=to).map(|count| Number::after(count, Lang::Russian)).collect()
        };
        use Number::{Few, Many, One};
        assert_eq!(forms(0, 5), [Many, One, Few, Few, Few, Many]);
        assert_eq!(forms(10, 15), [Many; 6]);
        assert_eq!(forms(20, 25), [Many, One, Few, Few, Few, Many]);
        assert_eq!(forms(110, 115), [Many; 6]);
    }
}
