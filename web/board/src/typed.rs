//! Moves typed letter by letter.

use crate::Move;

/// What is typed of a move so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed(String);

impl Typed {
    /// What is typed so far.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Types a letter, and gives the key of the move as soon as no other begins
    /// in the same way. A letter that continues no move begins another, or is
    /// passed over.
    ///
    /// # Examples
    ///
    /// ```
    /// use board::{Move, Typed};
    ///
    /// let moves = ["a1b1", "a1c1"].map(|key| Move { key: key.to_owned(), ..Move::default() });
    /// let mut typed = Typed::default();
    /// assert!("A1c".chars().all(|letter| typed.push(letter, &moves).is_none()));
    /// assert_eq!(typed.push('1', &moves), Some("a1c1".to_owned()));
    /// assert_eq!(typed.text(), "");
    /// ```
    pub fn push(&mut self, letter: char, moves: &[Move]) -> Option<String> {
        let letter: String = letter.to_lowercase().collect();
        let longer = format!("{}{letter}", self.0);
        if begin_with(&longer, moves).next().is_some() {
            self.0 = longer;
        } else if begin_with(&letter, moves).next().is_some() {
            self.0 = letter;
        }
        let key = only_one(&self.0, moves).filter(|key| key.len() == self.0.len())?;
        self.0.clear();
        Some(key)
    }

    /// The key of the move that is typed in full, though others begin with it;
    /// what was typed is gone in any case.
    pub fn finish(&mut self, moves: &[Move]) -> Option<String> {
        let typed = std::mem::take(&mut self.0);
        moves.iter().find(|mv| mv.key.to_lowercase() == typed).map(|mv| mv.key.clone())
    }

    /// Takes back a letter.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// Takes back everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

fn begin_with<'m>(start: &str, moves: &'m [Move]) -> impl Iterator<Item = &'m Move> {
    let start = start.to_owned();
    moves.iter().filter(move |mv| mv.key.to_lowercase().starts_with(&start))
}

/// The key of the only move that begins so.
fn only_one(start: &str, moves: &[Move]) -> Option<String> {
    let mut left = begin_with(start, moves);
    let only = left.next()?;
    left.next().is_none().then(|| only.key.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves() -> Vec<Move> {
        let keys = ["a1b1", "a1b1~", "Tc3"];
        keys.map(|key| Move { key: key.to_owned(), ..Move::default() }).to_vec()
    }

    fn typed(text: &str) -> (Typed, Option<String>) {
        let mut typed = Typed::default();
        let last = text.chars().map(|letter| typed.push(letter, &moves())).last().flatten();
        (typed, last)
    }

    #[test]
    fn a_move_is_made_as_soon_as_it_is_the_only_one() {
        assert_eq!(typed("tc3").1.as_deref(), Some("Tc3"));
        assert_eq!(typed("a1b1~").1.as_deref(), Some("a1b1~"));
    }

    #[test]
    fn a_move_that_begins_another_waits_for_enter() {
        let (mut typed, played) = typed("a1b1");
        assert_eq!(played, None);
        assert_eq!(typed.finish(&moves()).as_deref(), Some("a1b1"));
        assert_eq!(typed.finish(&moves()), None);
    }

    #[test]
    fn a_letter_that_leads_nowhere_is_passed_over_or_begins_anew() {
        assert_eq!(typed("a1x").0.text(), "a1");
        assert_eq!(typed("a1t").0.text(), "t");
        assert_eq!(typed("zz").0.text(), "");
    }
}
