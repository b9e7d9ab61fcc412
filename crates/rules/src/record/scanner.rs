//! The text of the moves as tokens.

use super::escape::find_end;

/// One token among the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// The raw text between `{` and `}`; whether the `}` was there.
    Comment(&'t str, bool),
    /// The text between `;` and the end of its line.
    LineComment(&'t str),
    /// A move number.
    Number(&'t str),
    /// A mark of another notation: `$3`, `!?`.
    Mark(&'t str),
    /// The beginning of a tag.
    Bracket,
    /// Anything else: a move or a result.
    Word(&'t str),
}

/// Reads tokens off a text.
#[derive(Debug)]
pub(super) struct Scanner<'t> {
    text: &'t str,
    at: usize,
}

/// The letters that end a word.
fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || "(){};[".contains(letter)
}

impl<'t> Scanner<'t> {
    pub const fn new(text: &'t str, at: usize) -> Self {
        Self { text, at }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn take(&mut self, length: usize) -> &'t str {
        let taken = &self.rest()[..length];
        self.at += length;
        taken
    }

    /// The next token and where it stands.
    pub fn next(&mut self) -> Option<(usize, Token<'t>)> {
        let is_blank = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
        let blanks = self.rest().len() - self.rest().trim_start_matches(is_blank).len();
        self.at += blanks;
        let at = self.at;
        let token = match self.rest().chars().next()? {
            '(' => self.single(Token::Open),
            ')' => self.single(Token::Close),
            '[' => self.single(Token::Bracket),
            '{' => self.comment(),
            ';' => self.line_comment(),
            '}' => Token::Word(self.take(1)),
            _ => self.word(),
        };
        Some((at, token))
    }

    fn single(&mut self, token: Token<'t>) -> Token<'t> {
        self.at += 1;
        token
    }

    fn comment(&mut self) -> Token<'t> {
        self.at += 1;
        match find_end(self.rest(), '}') {
            Some(length) => {
                let raw = self.take(length);
                self.at += 1;
                Token::Comment(raw, true)
            }
            None => Token::Comment(self.take(self.rest().len()), false),
        }
    }

    fn line_comment(&mut self) -> Token<'t> {
        self.at += 1;
        let length = self.rest().find(['\n', '\r']).unwrap_or(self.rest().len());
        Token::LineComment(self.take(length))
    }

    /// A word, or the number or the dots before it.
    fn word(&mut self) -> Token<'t> {
        let rest = self.rest();
        if let Some(number) = number_length(rest) {
            return Token::Number(self.take(number));
        }
        let length = rest.find(ends_word).unwrap_or(rest.len());
        let word = &rest[..length];
        match word.trim_end_matches(['!', '?']).len() {
            0 => Token::Mark(self.take(length)),
            _ if word.starts_with('$') => Token::Mark(self.take(length)),
            plain => Token::Word(self.take(plain)),
        }
    }
}

/// The length of a leading move number with its dots, if `text` has one. Dots
/// alone are one, and digits alone.
///
/// Looks no further than the number, since many may stand without blanks.
fn number_length(text: &str) -> Option<usize> {
    let is_dot = |letter| letter == '.' || letter == '…';
    let without_digits = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let without_dots = without_digits.trim_start_matches(is_dot);
    let has_dots = without_dots.len() < without_digits.len();
    let has_digits = without_digits.len() < text.len();
    let ends = without_dots.chars().next().is_none_or(ends_word);
    (has_dots || has_digits && ends).then_some(text.len() - without_dots.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut scanner = Scanner::new(text, 0);
        std::iter::from_fn(|| scanner.next().map(|(_, token)| token)).collect()
    }

    #[test]
    fn numbers_need_no_blank_after_them() {
        use Token::{Close, Comment, Mark, Number, Open, Word};
        assert_eq!(
            tokens("1.a1b2 1...Tc3!?(2. …x){c}2 1-0 1/2-1/2 2a1 -- $3"),
            [
                Number("1."),
                Word("a1b2"),
                Number("1..."),
                Word("Tc3"),
                Mark("!?"),
                Open,
                Number("2."),
                Number("…"),
                Word("x"),
                Close,
                Comment("c", true),
                Number("2"),
                Word("1-0"),
                Word("1/2-1/2"),
                Word("2a1"),
                Word("--"),
                Mark("$3"),
            ]
        );
    }

    #[test]
    fn comments_end_at_a_brace_without_backslash() {
        use Token::{Bracket, Comment, LineComment, Word};
        assert_eq!(tokens("{a\\}b} x"), [Comment("a\\}b", true), Word("x")]);
        assert_eq!(tokens("{a\\}b x"), [Comment("a\\}b x", false)]);
        assert_eq!(tokens("; to the end\r\ny["), [LineComment(" to the end"), Word("y"), Bracket]);
        assert_eq!(tokens("} \u{feff}"), [Word("}")]);
    }
}
