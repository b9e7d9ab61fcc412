//! Keys that mean the same whatever layout the keyboard has.

use ratatui::crossterm::event::KeyCode;

const RUSSIAN: &str = "йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬЖж";
const LATIN: &str = "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM::";

/// The Latin letter on the key of a Russian one; anything else as it is.
pub(crate) fn latin(code: KeyCode) -> KeyCode {
    let KeyCode::Char(letter) = code else { return code };
    let at = RUSSIAN.chars().position(|russian| russian == letter);
    KeyCode::Char(at.and_then(|at| LATIN.chars().nth(at)).unwrap_or(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_of_q_is_q_in_russian_too() {
        assert_eq!(RUSSIAN.chars().count(), LATIN.chars().count());
        for (russian, english) in [('й', 'q'), ('Ь', 'M'), ('р', 'h'), ('Ж', ':'), ('h', 'h')] {
            assert_eq!(latin(KeyCode::Char(russian)), KeyCode::Char(english));
        }
        assert_eq!(latin(KeyCode::Enter), KeyCode::Enter);
    }
}
