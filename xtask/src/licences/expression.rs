//! SPDX licence expressions: names joined by `OR`, `AND`, `WITH` and brackets.
//!
//! `AND` binds closer than `OR`; the older `/` between names means `OR`. This
//! does not know which names exist.

/// Whether a licensee to whom only some names are allowed may accept the
/// expression. One that cannot be read is not satisfied.
pub fn is_satisfied(expression: &str, is_allowed: impl Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, is_allowed };
    reader.any() == Some(true) && reader.words.is_empty()
}

struct Reader<'w, F> {
    words: &'w [&'w str],
    is_allowed: F,
}

impl<'w, F: Fn(&str) -> bool> Reader<'w, F> {
    /// Parts joined by `OR`.
    fn any(&mut self) -> Option<bool> {
        let mut answer = self.all()?;
        while self.takes("OR") {
            answer |= self.all()?;
        }
        Some(answer)
    }

    /// Parts joined by `AND`.
    fn all(&mut self) -> Option<bool> {
        let mut answer = self.one()?;
        while self.takes("AND") {
            answer &= self.one()?;
        }
        Some(answer)
    }

    /// A name, with an exception or without, or something in brackets. An
    /// exception only ever permits more.
    fn one(&mut self) -> Option<bool> {
        if self.takes("(") {
            let answer = self.any()?;
            return self.takes(")").then_some(answer);
        }
        let name = self.word()?;
        if self.takes("WITH") {
            self.word()?;
        }
        Some((self.is_allowed)(name))
    }

    fn word(&mut self) -> Option<&'w str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        (!["AND", "OR", "WITH", "(", ")"].contains(first)).then_some(*first)
    }

    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.words.first() == Some(&word);
        if is_next {
            self.words = &self.words[1..];
        }
        is_next
    }
}

#[cfg(test)]
mod tests {
    fn passes(expression: &str) -> bool {
        super::is_satisfied(expression, |name| ["MIT", "ISC", "Apache-2.0"].contains(&name))
    }

    #[test]
    fn one_allowed_side_of_an_or_is_enough() {
        assert!(passes("MIT OR GPL-3.0-only"));
        assert!(passes("GPL-3.0-only/MIT"));
        assert!(!passes("GPL-2.0-only OR GPL-3.0-only"));
    }

    #[test]
    fn both_sides_of_an_and_are_needed() {
        assert!(passes("MIT AND ISC"));
        assert!(!passes("MIT AND GPL-3.0-only"));
    }

    #[test]
    fn and_binds_closer_than_or_and_brackets_closer_still() {
        assert!(passes("MIT OR ISC AND GPL-3.0-only"));
        assert!(!passes("(MIT OR ISC) AND GPL-3.0-only"));
        assert!(passes("(MIT OR GPL-3.0-only) AND ISC"));
    }

    #[test]
    fn an_exception_goes_with_its_licence() {
        assert!(passes("Apache-2.0 WITH LLVM-exception"));
        assert!(!passes("GPL-3.0-only WITH Classpath-exception-2.0"));
    }

    #[test]
    fn what_cannot_be_read_does_not_pass() {
        for text in ["", "MIT ISC", "(MIT", "MIT)", "OR MIT", "MIT OR", "MIT WITH"] {
            assert!(!passes(text), "{text:?}");
        }
    }
}
