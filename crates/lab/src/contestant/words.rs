//! Words of a specification, with quotes around what has blanks in it.

/// The words of `text` between any of `gaps`; those inside a pair of the
/// letter `quote` are none. `None` if a quote is not closed.
pub(super) fn split(text: &str, gaps: &[char], quote: char) -> Option<Vec<String>> {
    let (mut words, mut word, mut is_word, mut is_quoted) =
        (Vec::new(), String::new(), false, false);
    for letter in text.chars() {
        match letter {
            _ if letter == quote => (is_word, is_quoted) = (true, !is_quoted),
            _ if !is_quoted && gaps.contains(&letter) => {
                if std::mem::take(&mut is_word) {
                    words.push(std::mem::take(&mut word));
                }
            }
            _ => {
                is_word = true;
                word.push(letter);
            }
        }
    }
    if is_word {
        words.push(word);
    }
    (!is_quoted).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn quotes_keep_what_is_in_them_together() {
        let words = |text| split(text, &[' ', ','], '"');
        let list = |words: &[&str]| Some(words.iter().map(|&word| word.to_owned()).collect());
        assert_eq!(words("a, b=1  c"), list(&["a", "b=1", "c"]));
        assert_eq!(words("\"a b\" c=\"d, e\" \"\""), list(&["a b", "c=d, e", ""]));
        assert_eq!(words(""), list(&[]));
        assert_eq!(words("\"a b"), None);
    }
}
