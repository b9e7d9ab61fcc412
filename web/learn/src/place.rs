//! Where one is in the room, as the fragment of the address says it.

use lessons::book::Part;
use rules::Kind;

/// A place in the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The list of lessons.
    Lessons,
    /// A lesson, by its key.
    Lesson(Kind, String),
    /// The list of puzzles.
    Puzzles(Kind),
    /// A puzzle, by its key.
    Puzzle(Kind, String),
    /// A text of the rulebook, at a clause.
    Rules(Part, Option<String>),
}

impl Place {
    /// The place of a fragment, with or without `#`; the list of lessons if it
    /// names none.
    pub fn read(fragment: &str) -> Self {
        let fragment = fragment.trim_start_matches('#');
        if let Some(part) = Part::of_clause(fragment) {
            return Self::Rules(part, Some(fragment.to_owned()));
        }
        let (name, value) = fragment.split_once('=').unwrap_or((fragment, ""));
        let (game, key) = value.split_once('.').unwrap_or((value, ""));
        let kind = Kind::from_key(game).unwrap_or(Kind::ALL[0]);
        match name {
            "lesson" => Self::Lesson(kind, key.to_owned()),
            "puzzles" => Self::Puzzles(kind),
            "puzzle" => Self::Puzzle(kind, key.to_owned()),
            "rules" => Self::Rules(part_called(game), None),
            _ => Self::Lessons,
        }
    }

    /// Its fragment, with `#`.
    pub fn address(&self) -> String {
        match self {
            Self::Lessons => "#lessons".to_owned(),
            Self::Lesson(kind, key) => format!("#lesson={}.{key}", kind.key()),
            Self::Puzzles(kind) => format!("#puzzles={}", kind.key()),
            Self::Puzzle(kind, key) => format!("#puzzle={}.{key}", kind.key()),
            Self::Rules(_, Some(clause)) => format!("#{clause}"),
            Self::Rules(part, None) => format!("#rules={}", name(*part)),
        }
    }
}

fn name(part: Part) -> &'static str {
    match part {
        Part::Ogama => "ogama",
        Part::Stackreverse => "stackreverse",
        Part::Common => "common",
    }
}

fn part_called(text: &str) -> Part {
    Part::ALL.into_iter().find(|part| name(*part) == text).unwrap_or(Part::Ogama)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_again_by_its_address() {
        for place in [
            Place::Lessons,
            Place::Lesson(Kind::Stackreverse, "bury".to_owned()),
            Place::Puzzles(Kind::Ogama),
            Place::Puzzle(Kind::Ogama, "708c6b334e".to_owned()),
            Place::Rules(Part::Common, None),
            Place::Rules(Part::Ogama, Some("OG-5.8".to_owned())),
        ] {
            assert_eq!(Place::read(&place.address()), place);
        }
    }

    #[test]
    fn an_address_that_says_nothing_leads_to_the_lessons() {
        for text in ["", "#", "#what", "#XY-1.1"] {
            assert_eq!(Place::read(text), Place::Lessons);
        }
    }
}
